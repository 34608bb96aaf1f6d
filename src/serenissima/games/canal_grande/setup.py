"""The set-up of a match of Canal Grande (R1)."""

import numpy as np

from serenissima.kernel.compile import compiled, inner
from serenissima.kernel.dice import Dice, draw, roll
from serenissima.kernel.tale import Tale, tell

from .events import Told
from .fields import State, Terms
from .material import DISTRICT_COUNT, OPENING_HAND, SET_ASIDE
from .phases import begin_round


@compiled
def setup(terms: Terms, state: State, dice: Dice, tale: Tale) -> None:
    """Deal the opening hands and turn up the cards of the first round."""
    for card in range(state.pile.shape[0]):  # R1.2
        state.pile[card] = terms.card_counts[card]
    for number in range(state.number_pile.shape[0]):  # R1.3
        state.number_pile[number] = terms.number_counts[number]
    deal_hands(state, dice)
    tell(tale, Told.DEALT)
    state.divider = roll(dice, 2)  # R1.6
    tell(tale, Told.FIRST_DIVIDER, state.divider)
    state.phases = 1
    begin_round(state, dice, tale)


@inner
def deal_hands(state: State, dice: Dice) -> None:
    """Deal each seat four of two cards of every district; the rest goes back (R1.4, R1.5).

    Each player knows which of the twelve cards the opponent can't have.
    """
    aside = np.full(DISTRICT_COUNT, SET_ASIDE, np.int8)
    for seat in range(2):
        for _ in range(OPENING_HAND):
            card = draw(dice, aside)
            state.pile[card] -= 1
            state.hand[seat, card] += 1
            state.hand_size[seat] += 1
            state.dealt_left[seat, card] -= 1
