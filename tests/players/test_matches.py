"""Matches for a learner: they stop only where a seat has a choice."""

import numpy as np

from serenissima.players.neural.inputs import Inputs
from serenissima.players.neural.matches import Matches
from serenissima.players.search.batch import new_rows
from tests.tiny.game import GAME as TINY


def test_rows_stop_only_at_choices_and_go_on_with_the_next_match():
    """The learner sees the acting seat's view, its choices, and who won when a match ends."""
    matches = Matches(TINY, 2, 6, "seed")
    sight, ended = matches.sight, 0
    for _ in range(60):
        assert (sight.mask.sum(axis=1) > 1).all()
        assert sight.seen.shape == (6, len(Inputs(TINY).names))
        matches.step(sight.mask.argmax(axis=1))
        over = np.flatnonzero(sight.ended)
        ended += len(over)
        assert np.allclose(sight.shares[over].sum(axis=1), 1)

    assert ended > 0


def test_the_rival_greedy_chooses_in_its_rows_alone():
    matches = Matches(TINY, 2, 6, "seed")
    chosen = np.full(6, -1)
    matches.choose_greedily(np.array([1, 4]), 4, chosen)

    assert (chosen >= 0).tolist() == [False, True, False, False, True, False]
    assert all(matches.sight.mask[row, chosen[row]] for row in (1, 4))


def test_every_bit_of_a_seed_counts():
    """Only the lowest bit of the upper half is always set, since a generator is never 0."""
    seeds = np.array([1 << bit for bit in range(64) if bit != 32], np.uint64)
    rows = new_rows(TINY, seeds, seeds, Inputs(TINY).tables(2), scaled=False)

    assert len(np.unique(rows.sources, axis=0)) == len(seeds)
