"""Random play by the million: whole matches, the same on any number of threads."""

import numpy as np
import pytest

from serenissima import games
from serenissima.kernel.errors import Illegal
from serenissima.kernel.game import Game
from serenissima.players.playouts import Playouts, playouts
from tests.each import EACH
from tests.tiny.game import GAME as TINY

NAMES = games.names() if EACH else games.names()[:1]
GAMES = [*(games.load(name) for name in NAMES), TINY]
TABLES = [(game, seats) for game in GAMES for seats in game.meta.seats]


def rows(played: Playouts) -> list[tuple[float, ...]]:
    """Return one row per match: shares, ending, decisions."""
    return list(zip(*played.shares.T, played.endings, played.decisions, strict=True))


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_matches_end_and_shares_add_up(game: Game, seats: int):
    played = playouts(game, 40, seats=seats)

    assert (40, seats) == played.shares.shape
    assert played.shares.sum(axis=1) == pytest.approx(np.ones(40))
    assert all(0 < ending < len(game.endings) for ending in played.endings)
    assert all(played.decisions > 0)
    assert sum(played.decisions.tolist()) == played.total_decisions


@pytest.mark.parametrize("game", GAMES)
def test_the_number_of_threads_makes_no_difference(game: Game):
    assert rows(playouts(game, 50, threads=1)) == rows(playouts(game, 50, threads=3))


def test_more_matches_begin_with_the_same_ones():
    assert rows(playouts(TINY, 5, seed="a")) == rows(playouts(TINY, 9, seed="a"))[:5]


def test_another_seed_is_another_batch():
    assert rows(playouts(TINY, 20, seed=1)) != rows(playouts(TINY, 20, seed=2))


def test_the_results_are_read_only():
    played = playouts(TINY, 3)
    for column in (played.shares, played.endings, played.decisions):
        assert not column.flags.writeable


def test_playouts_use_the_options_of_the_match():
    """The same actions have other results if every catch is two."""
    rolled, fixed = (playouts(TINY, 50, options={"catch": catch}) for catch in ("rolled", "two"))

    assert rolled.decisions.tolist() == fixed.decisions.tolist()
    assert rolled.shares.tolist() != fixed.shares.tolist()


@pytest.mark.parametrize(
    ("wrong", "code"),
    [
        ({"matches": 0}, "playouts/matches"),
        ({"matches": 3, "threads": 0}, "playouts/threads"),
        ({"matches": 3, "seats": 40}, "match/seats"),
        ({"matches": 3, "seats": 0}, "match/seats"),
        ({"matches": 3, "options": {"weather": 1}}, "option/name"),
    ],
)
def test_an_unplayable_request_is_refused(wrong: dict[str, int], code: str):
    with pytest.raises(Illegal) as refused:
        playouts(TINY, **wrong)

    assert code == refused.value.code
