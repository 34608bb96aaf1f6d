"""Where a game lives, so that another process can load it: `package.module:NAME`."""

import importlib
import sys
from typing import cast

from serenissima.kernel.game import Game

SHELF = "serenissima.games"


def where(game: Game) -> str:
    """The module and the name under which a game can be imported.

    Raises:
        LookupError: the game stands in no module, or only in the script that runs.
    """
    found = [
        (name, attribute)
        for name, module in list(sys.modules.items())
        if getattr(module, "__name__", "") == name != "__main__"
        for attribute, value in list(vars(module).items())
        if value is game
    ]
    if not found:
        raise LookupError(f"{game.meta.name} is in no module that another process could import")
    home = game.rules["setup"].__module__.rpartition(".")[0]
    module, name = min(found, key=lambda at: (not at[0].startswith(home), len(at[0]), at))
    return f"{module}:{name}"


def find(word: str) -> Game:
    """The game of a word: a name on the shelf, or `package.module:NAME` for anybody's.

    Raises:
        ImportError, AttributeError: there is none.
    """
    module, _, name = word.partition(":")
    if not name:
        module, name = f"{SHELF}.{word.replace('-', '_')}.game", "GAME"
    return cast(Game, getattr(importlib.import_module(module), name))
