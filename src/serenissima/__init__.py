"""Serenissima: play, study and research three games set in Venice.

    >>> import serenissima
    >>> game = serenissima.load("canal-grande")
    >>> match = serenissima.Match(game, seats=2, seed=1)
    >>> match.seats, match.over, match.legal(match.waits[0]) != []
    (2, False, True)

`print(match)` shows the table. Everything here is loaded when it is first used.
"""

import importlib

TYPE_CHECKING = False  # as `typing` has it, which takes longer to import than all of this
if TYPE_CHECKING:
    from serenissima.api import game_names, load, read_match, write_match
    from serenissima.kernel.errors import (
        Illegal,
        NotNow,
        SerenissimaError,
        Unknown,
        Unreadable,
    )
    from serenissima.kernel.game import Game, Outcome
    from serenissima.kernel.match import Match
    from serenissima.kernel.position import position
    from serenissima.kernel.view import View
    from serenissima.players import Player
    from serenissima.players.playing import play
    from serenissima.players.playouts import Playouts, playouts

    __version__: str

__all__ = [
    "Game",
    "Illegal",
    "Match",
    "NotNow",
    "Outcome",
    "Player",
    "Playouts",
    "SerenissimaError",
    "Unknown",
    "Unreadable",
    "View",
    "__version__",
    "game_names",
    "load",
    "play",
    "playouts",
    "position",
    "read_match",
    "write_match",
]

_HOMES = {
    "Game": "kernel.game",
    "Illegal": "kernel.errors",
    "Match": "kernel.match",
    "NotNow": "kernel.errors",
    "Outcome": "kernel.game",
    "Player": "players",
    "Playouts": "players.playouts",
    "SerenissimaError": "kernel.errors",
    "Unknown": "kernel.errors",
    "Unreadable": "kernel.errors",
    "View": "kernel.view",
    "game_names": "api",
    "load": "api",
    "play": "players.playing",
    "playouts": "players.playouts",
    "position": "kernel.position",
    "read_match": "api",
    "write_match": "api",
}


def __getattr__(name: str) -> object:
    """Load a public name, and with it what lets matches print themselves."""
    if name == "__version__":
        from importlib.metadata import version

        return version("serenissima")
    if name not in _HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    importlib.import_module(f"{__name__}.api")
    home = importlib.import_module(f"{__name__}.{_HOMES[name]}")
    value: object = getattr(home, name)
    return value


def __dir__() -> list[str]:
    return sorted(__all__)
