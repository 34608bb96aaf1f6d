"""Random play by compiled code, and what it writes for learners."""

import numpy as np
import pytest

from serenissima import games
from serenissima.kernel.game import Game
from serenissima.kernel.match import Match
from serenissima.machine.measure import RandomPlay
from serenissima.players.search.observation import mark, observe, room_for, sight
from tests.tiny.game import GAME as TINY

GAMES = [*(games.load(name) for name in games.names()), TINY]


@pytest.mark.parametrize("game", GAMES)
def test_matches_end_and_shares_add_up(game: Game):
    play = RandomPlay(game)
    decisions = play.play(50)

    assert decisions > 50
    assert play.shares[0].sum() == pytest.approx(50)
    assert play.endings[0] == 0
    assert play.endings.sum() == 50


@pytest.mark.parametrize("game", GAMES)
def test_observing_changes_nothing(game: Game):
    assert RandomPlay(game).play(20) == RandomPlay(game).observe(20)


@pytest.mark.parametrize("game", GAMES)
def test_features_are_those_of_the_record(game: Game):
    """Compiled and plain, every seat sees the same numbers in every position of a match."""
    seats = game.meta.seats[-1]
    masks, places, factors = sight(game, seats)
    features, _ = room_for(game, seats)
    match = Match(game, seats, seed=8)
    while not match.over:
        words = np.frombuffer(match.state.data, np.uint64)
        for seat in range(seats):
            observe(words, masks[seat], places[seat], factors[seat], features)

            assert features == pytest.approx(game.state.features(match.state, seat, seats))
        seat = match.waits[0]
        match.play(seat, match.legal(seat)[len(match.steps) % len(match.legal(seat))])
        if len(match.steps) > 150:
            return


def test_the_mask_marks_what_is_listed():
    allowed = np.full(5, 9, np.uint8)
    mark(np.array([1, 3, 4], np.int32), 2, allowed)

    assert allowed.tolist() == [0, 1, 0, 1, 0]
