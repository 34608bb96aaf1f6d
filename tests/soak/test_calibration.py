"""Chances that are claimed are won: in matches between strong players, for each game."""

import numpy as np
import pytest

from serenissima import games, players
from serenissima.analysis.match_analysis import estimate_chances
from serenissima.players.playing import play

pytestmark = pytest.mark.soak

MATCHES = 500
STRONG = {True: "neural:200", False: "ismcts:200"}  # by whether the game's best level is a network
BINS = 10
LEAST = 100  # matches of a bin that is judged
NEAR = 0.06  # share of the win
CASES = [(name, seats) for name in games.names() for seats in games.meta(name).seats]


@pytest.mark.parametrize(("name", "seats"), CASES)
def test_positions_rated_sixty_percent_are_won_sixty_percent_of_the_time(name: str, seats: int):
    """The first position of a match in each bin counts: when it is reached, the rest is open."""
    game = games.load(name)
    player = STRONG[players.load(game.meta.levels[-1].player).name.startswith("neural")]
    claimed: list[list[float]] = [[] for _ in range(BINS)]
    won: list[list[float]] = [[] for _ in range(BINS)]
    for number in range(MATCHES):
        match = play(game, [player] * seats, seed=f"calibration {number}")
        shares = estimate_chances(match)[0][:-1]
        assert match.outcome is not None
        for seat, result in enumerate(match.outcome.shares):
            places = np.minimum((shares[:, seat] * BINS).astype(int), BINS - 1)
            for place in np.unique(places):
                first = int(np.argmax(places == place))
                claimed[place].append(float(shares[first, seat]))
                won[place].append(result)

    judged = [place for place in range(BINS) if len(won[place]) >= LEAST]
    assert len(judged) >= BINS / 2
    for place in judged:
        assert abs(np.mean(claimed[place]) - np.mean(won[place])) < NEAR, place
