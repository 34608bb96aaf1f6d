"""Each seat's share of a finished match."""

from serenissima.kernel.compile import compiled
from serenissima.kernel.fields import Cells

from .ending import farthest
from .fields import State, Terms


@compiled
def score(terms: Terms, state: State, out: Cells) -> None:
    """Give the winner the whole win; it is shared only if all are still on the start (R13.6)."""
    most = farthest(terms, state)
    winners = 0
    for seat in range(terms.seats):
        winners += state.position[seat] == most
    for seat in range(terms.seats):
        out[seat] = (state.position[seat] == most) / winners
