"""Each seat's share of a finished match."""

from serenissima.kernel.compile import compiled
from serenissima.kernel.fields import Cells

from .fields import State, Terms


@compiled
def score(terms: Terms, state: State, out: Cells) -> None:
    """Give the winner the whole win, or share it at the round cap (R8)."""
    for seat in range(2):
        out[seat] = 0.5
    if state.winner >= 0:
        out[state.winner] = 1.0
        out[1 - state.winner] = 0.0
