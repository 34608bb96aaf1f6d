"""All games on the shelf, and a third party's, obey every law; their stored texts still hold."""

from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from serenissima import games
from serenissima.kernel.game import Game
from serenissima.testing import counts, recorded
from serenissima.testing.conformance import LAWS, Law, Trial, name_of
from serenissima.testing.laws.processes import fresh_processes_agree
from serenissima.testing.trial import Place
from tests.each import EACH
from tests.places import TESTS
from tests.tiny.game import GAME as TINY

FEW = 20  # positions that a law looks at where it would look at more
NAMES = (TINY.meta.name, *games.names())


def load(name: str) -> Game:
    return TINY if name == TINY.meta.name else games.load(name)


class Sampled(Trial):
    """A quick trial that looks at an eighth of the positions of each law."""

    def sample(self, many: int, *, ends: bool = False) -> Iterator[Place]:
        return super().sample(min(many, max(FEW, many // 8)), ends=ends)


@cache
def trial_of(name: str) -> Trial:
    """Return one trial for all laws, so that its matches are played once."""
    return Trial(load(name)) if EACH else Sampled(load(name), quick=True)


@pytest.mark.parametrize("law", LAWS, ids=name_of)
@pytest.mark.parametrize("name", [pytest.param(n, marks=pytest.mark.xdist_group(n)) for n in NAMES])
def test_law_holds(name: str, law: Law):
    """It holds in some random matches of the game.

    `make soak` checks all of the kit's positions.
    """
    law(trial_of(name))


@pytest.mark.soak
@pytest.mark.xdist_group(TINY.meta.name)
def test_fresh_processes_agree_on_a_newly_compiled_game():
    """A quick trial compiles nothing."""
    fresh_processes_agree(Trial(TINY))


def home(name: str) -> Path:
    """Return the folder of a game's tests without loading its rules."""
    if name == TINY.meta.name:
        return TINY.folder
    return TESTS / name.replace("-", "_")


def counted() -> list[object]:
    """Yield every position of a game whose tree is counted."""
    return [
        pytest.param(name, tree, id=f"{name}-{tree.name}")
        for name in NAMES
        for tree in counts.read(home(name) / "counts.txt")
    ]


@pytest.mark.parametrize(("name", "tree"), counted())
def test_counts_match(name: str, tree: counts.Counts):
    """The number of positions below each equals the one in the file."""
    counts.check(load(name), tree)


def recordings() -> list[object]:
    """Yield every recorded match of a game."""
    return [
        pytest.param(name, path, id=f"{name}-{path.stem}")
        for name in NAMES
        for path in sorted((home(name) / "recorded").glob("*.txt"))
    ]


@pytest.mark.parametrize(("name", "path"), recordings())
def test_recorded_matches_replay(name: str, path: Path):
    """Today's rules give the same tale as before."""
    recorded.check(load(name), path)


@pytest.mark.parametrize("name", NAMES)
def test_stored_texts_are_complete(name: str):
    """Every game has counts for each option, and a recorded match for each ending."""
    missing = counts.find_uncounted(load(name), counts.read(home(name) / "counts.txt"))

    assert missing == {}
    assert recorded.report_unreached(load(name), home(name) / "recorded") == []
