"""Every game on the shelf, and a stranger's, keeps every law; its kept texts are still true."""

from functools import cache
from pathlib import Path

import pytest

from serenissima import games
from serenissima.kernel.game import Game
from serenissima.testing import counts, recorded
from serenissima.testing.conformance import LAWS, Law, Trial, name_of
from tests.tiny.game import GAME as TINY

NAMES = (TINY.meta.name, *games.names())


def load(name: str) -> Game:
    return TINY if name == TINY.meta.name else games.load(name)


@cache
def trial_of(name: str) -> Trial:
    """One trial for all laws, so that its matches are played once."""
    return Trial(load(name))


@pytest.mark.parametrize("law", LAWS, ids=name_of)
@pytest.mark.parametrize("name", [pytest.param(n, marks=pytest.mark.xdist_group(n)) for n in NAMES])
def test_law(name: str, law: Law):
    """The law holds in random matches of the game."""
    law(trial_of(name))


def home(name: str) -> Path:
    """The folder that holds a game's tests; found without loading its rules."""
    if name == TINY.meta.name:
        return TINY.folder
    return Path(games.__file__).parent / name.replace("-", "_") / "tests"


def kept(folder: str) -> list[object]:
    """Every text of that kind that is kept of a game."""
    return [
        pytest.param(name, path, id=f"{name}-{path.stem}")
        for name in NAMES
        for path in sorted((home(name) / folder).glob("*.txt"))
    ]


@pytest.mark.parametrize(("name", "path"), kept("counts"))
def test_counts(name: str, path: Path):
    """As many positions lie below the one in the file as it says."""
    counts.check(load(name), path)


@pytest.mark.parametrize(("name", "path"), kept("recorded"))
def test_recorded_matches(name: str, path: Path):
    """A recorded match is told by the rules of today as it was told then."""
    recorded.check(load(name), path)


@pytest.mark.parametrize("name", NAMES)
def test_texts_are_kept(name: str):
    """Of every game there are counts, and a recorded match for each way of ending that it has."""
    assert list((home(name) / "counts").glob("*.txt"))
    endings = {path.stem for path in (home(name) / "recorded").glob("*.txt")}

    assert endings >= set(load(name).endings[1:])
