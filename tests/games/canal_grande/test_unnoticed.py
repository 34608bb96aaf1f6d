"""A bid that is prepared and withdrawn leaves no trace for others."""

import random

import pytest

from serenissima.games.canal_grande.game import GAME
from serenissima.kernel.record import SPECTATOR
from tests.service.wavering import every_step, pair, waver


@pytest.mark.parametrize("seed", range(3))
def test_cards_laid_for_a_bid_and_taken_back_are_nowhere_to_be_seen(seed: int):
    """Neither how many, nor how often, nor that one thinks of bidding at all."""
    chance = random.Random(seed)
    two = pair(GAME, 2, chance)

    waver(two, chance, 250, most=1)
    two.come_back(chance)

    for seat in {0, 1, SPECTATOR} - {two.waverer}:
        if not two.plain.match.over:
            assert every_step(two.plain, seat) == every_step(two.wavering, seat)
    assert two.taken_back["retraction"] > 0
    assert two.taken_back["undo"] > 0
