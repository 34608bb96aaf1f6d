"""What a seat has, in numbers that reasons compare."""

from serenissima.kernel.compile import compiled
from serenissima.kernel.fields import Cells
from serenissima.kernel.stake import Stake

from .fields import State, Terms

STAKES = (Stake("field"), Stake("gold"), Stake("hand"), Stake("laid"), Stake("figures"))


@compiled
def count_stakes(terms: Terms, state: State, seat: int, out: Cells) -> None:
    """Count what the seat has.

    The gondola's field (R8.2), gold (R11.1), cards in hand (R10.1) and in rows (R4.1), and master
    builders (R5.1).
    """
    for i in range(out.shape[0]):
        out[i] = 0
    out[0] = state.position[seat]
    for value in range(state.gold.shape[1]):
        out[1] += value * state.gold[seat, value]
    out[2] = state.hand_size[seat]
    for kind in range(state.laid.shape[1]):
        out[3] += state.laid[seat, kind]
    for figure in range(state.master.shape[0]):
        if state.master[figure] == seat:
            out[4] += 1
