"""Each seat's share of a finished match."""

from serenissima.kernel.compile import compiled
from serenissima.kernel.fields import Cells
from serenissima.kernel.seats import NO_SEATS, count_seats, has_seat

from .fields import State, Terms


@compiled
def score(terms: Terms, state: State, out: Cells) -> None:
    """Give the winner 1; several winners share it (R11)."""
    winners = count_seats(state.winners)
    for seat in range(terms.seats):
        out[seat] = 1.0 / terms.seats
        if state.winners != NO_SEATS:
            out[seat] = has_seat(state.winners, seat) / winners
