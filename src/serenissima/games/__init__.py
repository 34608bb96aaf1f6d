"""The shelf: one folder is one game; found by looking, loaded when it is asked for."""

import importlib
import pkgutil
from functools import cache
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, cast

from serenissima.kernel.errors import one_of
from serenissima.kernel.meta import Meta
from serenissima.kernel.refusals import GAME_UNKNOWN

if TYPE_CHECKING:
    from serenissima.kernel.command import Command
    from serenissima.kernel.game import Game


@cache
def names() -> tuple[str, ...]:
    """The games on the shelf, by name, in alphabetical order; no rules are loaded."""
    return tuple(
        sorted(i.name.replace("_", "-") for i in pkgutil.iter_modules(__path__) if i.ispkg)
    )


@cache
def meta(name: str) -> Meta:
    """Title, seats and options of a game; raises `Unknown` (`game/unknown`)."""
    return cast(Meta, _module(name, "meta").META)


@cache
def load(name: str) -> "Game":
    """The game itself; raises `Unknown` (`game/unknown`)."""
    return cast("Game", _module(name, "game").GAME)


def has_commands(name: str) -> bool:
    """Whether a game has commands of its own; they are not loaded."""
    return find_spec(f"{_place(name)}.commands") is not None


def commands(name: str) -> "tuple[Command, ...]":
    """The commands of a game's own; raises `Unknown` (`game/unknown`)."""
    if not has_commands(name):
        return ()
    return cast("tuple[Command, ...]", _module(name, "commands").COMMANDS)


def _module(name: str, part: str) -> Any:
    return importlib.import_module(f"{_place(name)}.{part}")


def _place(name: str) -> str:
    """The package of a game."""
    if name not in names():
        raise GAME_UNKNOWN(text=name, hint=one_of(names()))
    return f"{__name__}.{name.replace('-', '_')}"
