"""What everyone remembers of the treasures in stock (R11.3, R15.3).

Paid treasures are seen, and return to the stock. So no other seat has them, unless it draws again.
"""

from serenissima.kernel.compile import inner

from .fields import State, Terms
from .material import FIRST_TREASURE, MOST_SEATS, TREASURE_VALUES


@inner
def remember_draw(state: State, seat: int, value: int) -> None:
    """Remember that a seat drew a treasure, if any treasure was certainly in stock before."""
    certain = 0
    for other in range(TREASURE_VALUES):
        certain += state.returned[other]
    if certain > 0:
        state.redrawn[seat, value] += 1
        state.redrawn_size[seat] += 1


@inner
def remember_payment(state: State, seat: int) -> None:
    """Remember the offered treasures as returned; any earlier ones may have been drawn since."""
    drawn = 0
    for other in range(MOST_SEATS):
        drawn += state.redrawn_size[other]
        state.redrawn_size[other] = 0
        for value in range(TREASURE_VALUES):
            state.redrawn[other, value] = 0
    for value in range(TREASURE_VALUES):
        left = max(0, int(state.returned[value]) - drawn)
        state.returned[value] = left + state.offered[seat, FIRST_TREASURE + value]


@inner
def may_be_held(terms: Terms, state: State, value: int) -> int:
    """Return how many more treasures of a value seats may have held since the latest payment.

    Treasures that were in stock then are left out.
    """
    unseen = int(terms.treasure_counts[value]) - int(state.returned[value])
    for seat in range(MOST_SEATS):
        unseen -= state.gold[seat, FIRST_TREASURE + value] - state.redrawn[seat, value]
    return max(0, min(unseen, int(state.treasure_pile[value])))
