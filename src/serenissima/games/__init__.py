"""The games: one folder each, found by its presence and loaded on demand.

The environment variable `SERENISSIMA_GAMES` adds folders of games from elsewhere.
"""

import importlib
import pkgutil
from functools import cache
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, cast

from serenissima.kernel.code_cache import other_games
from serenissima.kernel.errors import nearest
from serenissima.kernel.meta import Meta
from serenissima.kernel.refusals import GAME_UNKNOWN

if TYPE_CHECKING:
    from serenissima.kernel.command import Command
    from serenissima.kernel.game import Game

__path__.extend(map(str, other_games()))


@cache
def names() -> tuple[str, ...]:
    """Return the names of the games in alphabetical order, without loading any rules."""
    return tuple(
        sorted({i.name.replace("_", "-") for i in pkgutil.iter_modules(__path__) if i.ispkg})
    )


@cache
def meta(name: str) -> Meta:
    """Return title, seats and options of a game; raises `Unknown` (`game/unknown`)."""
    return cast(Meta, _module(name, "meta").META)


@cache
def load(name: str) -> "Game":
    """Return the game itself; raises `Unknown` (`game/unknown`)."""
    return cast("Game", _module(name, "game").GAME)


def has_commands(name: str) -> bool:
    """Whether a game has own commands; they are not loaded."""
    return find_spec(f"{_place(name)}.commands") is not None


def commands(name: str) -> "tuple[Command, ...]":
    """Return a game's own commands; raises `Unknown` (`game/unknown`)."""
    if not has_commands(name):
        return ()
    return cast("tuple[Command, ...]", _module(name, "commands").COMMANDS)


def _module(name: str, part: str) -> Any:
    return importlib.import_module(f"{_place(name)}.{part}")


def _place(name: str) -> str:
    """Return the package of a game."""
    if name not in names():
        raise GAME_UNKNOWN(text=name, hint=nearest(str(name), names()))
    return f"{__name__}.{name.replace('-', '_')}"
