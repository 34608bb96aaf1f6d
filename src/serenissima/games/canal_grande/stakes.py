"""What a seat has, in numbers that reasons compare."""

from serenissima.kernel.compile import compiled
from serenissima.kernel.fields import Cells
from serenissima.kernel.stake import Stake

from .fields import State, Terms
from .material import GONDOLA

STAKES = (
    Stake("districts"),
    Stake("alike"),
    Stake("hand"),
    Stake("gondolas"),
    Stake("numbers", wanted=False),
)


@compiled
def count_stakes(terms: Terms, state: State, seat: int, out: Cells) -> None:
    """Count what the seat has won and holds.

    Districts with a won card (R8.1), the most of one district (R8.2), cards and gondolas in hand
    (R9.1, R6.11), and the sum of the number cards, of which the lower gets a bonus (R7.3).
    """
    for i in range(out.shape[0]):
        out[i] = 0
    for district in range(state.won.shape[1]):
        if state.won[seat, district] > 0:
            out[0] += 1
        out[1] = max(out[1], state.won[seat, district])
    out[2] = state.hand_size[seat]
    out[3] = state.hand[seat, GONDOLA]
    for value in range(state.numbers_laid.shape[1]):
        out[4] += (value + 1) * state.numbers_laid[seat, value]
