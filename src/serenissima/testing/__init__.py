"""Helpers for the tests of a game, on this shelf or in a folder elsewhere.

`conformance.run(game)` checks the laws that every game must obey. Tests of a game's rules use `at`,
`play`, `legal`, `event_kinds`, `event_values`, `next_decision`, `see` and `shares`. `counts` (the
leaves of the action tree) and `recorded` (whole matches) record the behaviour of the rules as text.
These modules are loaded at their first use.
"""

import importlib
from typing import TYPE_CHECKING

from serenissima.testing.scenarios import (
    at,
    event_kinds,
    event_values,
    legal,
    next_decision,
    play,
    see,
    shares,
)

if TYPE_CHECKING:
    from serenissima.testing import conformance, counts, recorded

_MODULES = ("conformance", "counts", "recorded")
# Names of earlier versions, which still work.
_FORMER = {"asked": "next_decision", "said": "event_values", "told": "event_kinds"}

__all__ = [
    "at",
    "conformance",
    "counts",
    "event_kinds",
    "event_values",
    "legal",
    "next_decision",
    "play",
    "recorded",
    "see",
    "shares",
]


def __getattr__(name: str) -> object:
    """Load a module of the kit at its first use."""
    if name in _FORMER:
        return globals()[_FORMER[name]]
    if name not in _MODULES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return importlib.import_module(f"{__name__}.{name}")


def __dir__() -> list[str]:
    return sorted(__all__)
