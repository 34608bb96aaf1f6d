"""What a seat has, in numbers that reasons compare."""

from serenissima.kernel.compile import compiled
from serenissima.kernel.fields import Cells
from serenissima.kernel.stake import Stake

from .fields import State, Terms

STAKES = (Stake("palaces"), Stake("districts"), Stake("houses"), Stake("councillors"))


@compiled
def count_stakes(terms: Terms, state: State, seat: int, out: Cells) -> None:
    """Count palazzi, districts with one (R11.1), houses (R10.2) and own councillors (R5.2)."""
    for i in range(out.shape[0]):
        out[i] = 0
    for district in range(state.palaces.shape[1]):
        out[0] += state.palaces[seat, district]
        if state.palaces[seat, district] > 0:
            out[1] += 1
        out[2] += state.houses[seat, district]
    for councillor in range(state.ring.shape[0]):
        if state.ring[councillor] == seat:
            out[3] += 1
