"""Which version of this program it is, for what leaves it."""

from functools import cache
from importlib.metadata import version


@cache
def engine() -> str:
    """The version of the package, such as `0.1.0`."""
    return version("serenissima")
