"""Serenissima: play, study and research three games set in Venice.

    >>> import serenissima
    >>> game = serenissima.load("canal-grande")
    >>> match = serenissima.Match(game, seats=2, seed=1)
    >>> match.seats, match.over, match.legal(match.waits[0]) != []
    (2, False, True)

`print(match)` shows the table. Each public name is loaded when it is first used.
"""

import importlib

TYPE_CHECKING = False  # like that of `typing`, which takes longer to import than this module
if TYPE_CHECKING:
    from serenissima import testing
    from serenissima.analysis.match_analysis import MatchAnalysis, analyse
    from serenissima.api import describe, load, picture, read_match, write_match
    from serenissima.games import names as game_names
    from serenissima.kernel.errors import (
        Illegal,
        NotNow,
        SerenissimaError,
        Unknown,
        Unreadable,
    )
    from serenissima.kernel.game import Game, Outcome
    from serenissima.kernel.match import Match, outcomes
    from serenissima.kernel.position import position
    from serenissima.kernel.record import SPECTATOR
    from serenissima.kernel.redeal import redeal, redeals
    from serenissima.kernel.seen import HIDDEN
    from serenissima.kernel.tale import Happening
    from serenissima.kernel.view import View
    from serenissima.players import Player
    from serenissima.players.playing import play, play_on
    from serenissima.players.playouts import Playouts, playouts
    from serenissima.players.search.search import Search

    __version__: str

__all__ = [
    "HIDDEN",
    "SPECTATOR",
    "Game",
    "Happening",
    "Illegal",
    "Match",
    "MatchAnalysis",
    "NotNow",
    "Outcome",
    "Player",
    "Playouts",
    "Search",
    "SerenissimaError",
    "Unknown",
    "Unreadable",
    "View",
    "__version__",
    "analyse",
    "describe",
    "game_names",
    "load",
    "outcomes",
    "picture",
    "play",
    "play_on",
    "playouts",
    "position",
    "read_match",
    "redeal",
    "redeals",
    "testing",
    "write_match",
]

_HOMES = {
    "Game": "kernel.game",
    "HIDDEN": "kernel.seen",
    "Happening": "kernel.tale",
    "Illegal": "kernel.errors",
    "Match": "kernel.match",
    "MatchAnalysis": "analysis.match_analysis",
    "NotNow": "kernel.errors",
    "Outcome": "kernel.game",
    "Player": "players",
    "Playouts": "players.playouts",
    "SPECTATOR": "kernel.record",
    "Search": "players.search.search",
    "SerenissimaError": "kernel.errors",
    "Unknown": "kernel.errors",
    "Unreadable": "kernel.errors",
    "View": "kernel.view",
    "analyse": "analysis.match_analysis",
    "describe": "api",
    "game_names": "games",
    "load": "api",
    "outcomes": "kernel.match",
    "picture": "api",
    "play": "players.playing",
    "play_on": "players.playing",
    "playouts": "players.playouts",
    "position": "kernel.position",
    "read_match": "api",
    "redeal": "kernel.redeal",
    "redeals": "kernel.redeal",
    "write_match": "api",
}


_NAMED_THERE = {"game_names": "names"}
_FORMER = {
    "OBSERVER": "SPECTATOR",
    "told": "describe",
}  # names of earlier versions, which still work
_PRINTED = {"Happening", "Match", "View", "play", "play_on", "position"}  # by `api`, in words
_MODULES = {"testing"}


def __getattr__(name: str) -> object:
    """Load a public name, and only the modules that it needs."""
    if name == "__version__":
        from serenissima.kernel.engine import engine

        return engine()
    if name in _FORMER:
        return __getattr__(_FORMER[name])
    if name in _MODULES:
        return importlib.import_module(f"{__name__}.{name}")
    if name not in _HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    if name in _PRINTED:
        importlib.import_module(f"{__name__}.api")
    home = importlib.import_module(f"{__name__}.{_HOMES[name]}")
    value: object = getattr(home, _NAMED_THERE.get(name, name))
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted(__all__)
