"""The version of this program, for the files that it writes."""

from functools import cache
from importlib.metadata import version


@cache
def engine() -> str:
    """Return the version of the package, such as `0.1.0`."""
    return version("serenissima")
