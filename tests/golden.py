"""Writes count files, recorded matches and playthroughs again: `make golden`. Read the diff."""

import sys
from collections.abc import Iterator
from pathlib import Path

from serenissima import games
from serenissima.kernel.game import Game
from serenissima.testing import counts, recorded
from serenissima.testing.kept import folder_of_tests
from tests.adapters import playthroughs
from tests.places import shown
from tests.tiny.game import GAME as TINY


def kept(names: list[str]) -> Iterator[Game]:
    """Yield the named games, or every game with stored texts."""
    if not names:
        yield TINY
    yield from map(games.load, names or games.names())


def write(game: Game, folder: Path) -> Iterator[str]:
    """Write a game's count file and recorded matches; print their names, and the missing ones."""
    folder.mkdir(parents=True, exist_ok=True)
    yield shown(counts.write(game, folder / "counts.txt"))
    yield from map(shown, recorded.write(game, folder / "recorded"))
    yield from recorded.report_unreached(game, folder / "recorded")


if __name__ == "__main__":
    for game in kept(sys.argv[1:]):
        for line in write(game, folder_of_tests(game)):
            print(line)
    if not sys.argv[1:]:
        for path in playthroughs.write():
            print(shown(path))
