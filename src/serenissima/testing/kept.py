"""Matches stored with a game's tests: recorded ones, and some at rare positions."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path

from serenissima.kernel.errors import SerenissimaError
from serenissima.kernel.game import Game
from serenissima.kernel.match import Match
from serenissima.kernel.notation import parse_match
from serenissima.kernel.replay import replay

RARITIES = "rarities.py"
SHELF = ("src", "serenissima", "games")


def folder_of_tests(game: Game) -> Path:
    """Return a game's folder of tests: `tests/games/GAME` for the shelf, else the game's own."""
    if game.folder.parts[-4:-1] == SHELF:
        return game.folder.parents[3] / "tests" / "games" / game.folder.name
    return game.folder


def kept_matches(game: Game) -> Iterator[tuple[str, Match]]:
    """Yield the matches in `recorded/`, by name, without those that the rules now refuse."""
    for path in sorted((folder_of_tests(game) / "recorded").glob("*.txt")):
        try:
            match = replay(game, parse_match(path.read_text(encoding="utf-8")))
        except SerenissimaError:
            continue
        yield f"recorded/{path.name}", match


def rare_matches(game: Game) -> Iterator[Match]:
    """Yield the matches of `rarities()` in `rarities.py`, at positions hardly ever reached."""
    path = folder_of_tests(game) / RARITIES
    if path.exists():
        root = path.parents[3] if path.parent != game.folder else _above_packages(path.parent)
        with _on_the_path(root):
            module = import_module(".".join(path.relative_to(root).with_suffix("").parts))
        yield from module.rarities()


def _above_packages(folder: Path) -> Path:
    """Return the nearest folder above that isn't a package."""
    return next(above for above in folder.parents if not (above / "__init__.py").exists())


@contextmanager
def _on_the_path(folder: Path) -> Iterator[None]:
    """Allow imports from a folder within this context."""
    sys.path.append(str(folder))
    try:
        yield
    finally:
        sys.path.remove(str(folder))
