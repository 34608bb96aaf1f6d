"""Writes count files and recorded matches again: `make golden`. Read the diff before you commit."""

from collections.abc import Iterator
from pathlib import Path

from serenissima import games
from serenissima.kernel.game import Game
from serenissima.testing import counts, recorded
from tests.places import ROOT, TESTS
from tests.tiny.game import GAME as TINY


def kept() -> Iterator[tuple[Game, Path]]:
    """Every game of which texts are kept, with the folder that holds its tests."""
    yield TINY, TINY.folder
    for name in games.names():
        game = games.load(name)
        yield game, TESTS / game.folder.name


if __name__ == "__main__":
    for game, folder in kept():
        for path in (
            counts.write(game, folder / "counts.txt"),
            *recorded.write(game, folder / "recorded"),
        ):
            print(path.relative_to(ROOT))
