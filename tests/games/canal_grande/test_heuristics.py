"""The estimate of a position: points that are safe, and those still contested."""

import pytest

from serenissima.games.canal_grande.game import GAME
from serenissima.games.canal_grande.heuristics import pending, standing
from serenissima.kernel.compile import interpreted
from serenissima.kernel.match import Match


def test_without_districts_and_cards_nothing_is_safe():
    with interpreted():
        assert standing(GAME.state.blank(), 0) == 0


def test_what_the_chooser_gains_from_the_offers_the_divider_loses():
    match = Match(GAME, seed=1)
    for _ in range(3):
        seat = match.waits[0]
        match.play(seat, match.legal(seat)[0])
    chooser = 1 - int(match.state.divider)
    with interpreted():
        gain = pending(match.state, chooser)

        assert gain == pytest.approx(-pending(match.state, 1 - chooser))
    assert gain != 0
