"""The set-up of a match of Doge (R1)."""

from serenissima.kernel.compile import compiled
from serenissima.kernel.dice import Dice, roll
from serenissima.kernel.tale import Tale, tell

from .events import Told
from .fields import State, Terms
from .material import AREA_COUNT, HOUSES, PALACES, RINGS
from .year import begin_year, turn_card


@compiled
def setup(terms: Terms, state: State, dice: Dice, tale: Tale) -> None:
    """Give every seat its pieces and turn up one row of order cards."""
    for seat in range(terms.seats):  # R1.1
        state.house_stock[seat] = HOUSES
        state.palace_stock[seat] = PALACES
        state.rings[seat] = RINGS
    state.first_seat = roll(dice, terms.seats)  # R1.6
    tell(tale, Told.FIRST_SEAT, state.first_seat)
    for _ in range(AREA_COUNT):  # R1.5
        turn_card(state, dice)
        state.election += 1
    begin_year(terms, state, tale)
