"""What the tests of a game are written with, on this shelf or in a folder of your own.

`conformance.run(game)` checks the laws that every game keeps. Tests of a game's rules use `at`,
`play`, `legal`, `told`, `said`, `asked`, `see` and `shares`. `counts` (the leaves of the action
tree) and `recorded` (whole matches) keep as text what the rules do. These modules are loaded when
they are first used.
"""

import importlib
from types import ModuleType
from typing import TYPE_CHECKING

from serenissima.testing.scenarios import asked, at, legal, play, said, see, shares, told

if TYPE_CHECKING:
    from serenissima.testing import conformance, counts, recorded

_MODULES = ("conformance", "counts", "recorded")

__all__ = [
    "asked",
    "at",
    "conformance",
    "counts",
    "legal",
    "play",
    "recorded",
    "said",
    "see",
    "shares",
    "told",
]


def __getattr__(name: str) -> ModuleType:
    """Load a module of the kit when it is first used."""
    if name not in _MODULES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return importlib.import_module(f"{__name__}.{name}")


def __dir__() -> list[str]:
    return sorted(__all__)
