"""The set-up of a match of Venedig (R1)."""

from serenissima.kernel import verbs
from serenissima.kernel.compile import compiled
from serenissima.kernel.dice import Dice, draw, roll
from serenissima.kernel.tale import Tale, tell

from .events import Told
from .fields import BUILT, State, Terms
from .material import KIND_COUNT, OPENING_HAND, PIECES
from .turn import begin_turn


@compiled
def setup(terms: Terms, state: State, dice: Dice, tale: Tale) -> None:
    """Lay out the board, deal three cards to each seat, and choose the first player at random."""
    for kind in range(KIND_COUNT):  # R1.3, R1.4
        state.pile[kind] = terms.card_counts[kind]
        state.supply[kind] = PIECES[kind] - 1  # one is printed (R17.3)
    for place in range(terms.hexes):  # R1.4, R1.7
        state.cover[place] = terms.printed[place]
        state.piece[place] = terms.printed[place] >= BUILT
    for value in range(state.tile_pile.shape[0]):
        state.tile_pile[value] = terms.tile_counts[value]
    for value in range(state.treasure_pile.shape[0]):  # R1.8
        state.treasure_pile[value] = terms.treasure_counts[value]
    for _ in range(OPENING_HAND):  # R1.6
        for seat in range(terms.seats):
            state.hand[seat, draw(dice, state.pile)] += 1
            state.hand_size[seat] += 1
    tell(tale, Told.DEALT)
    state.active = roll(dice, terms.seats)  # R1.9
    begin_turn(state, tale)
    verbs.proceed(terms, state, dice, tale)
