"""What a seat has, in numbers that reasons compare."""

from serenissima.kernel.stake import Stake

from .fields import State, Terms
from .material import GONDOLA


def count_districts(_terms: Terms, state: State, seat: int) -> int:
    """Return the districts in which the seat has won a card (R8.1)."""
    return int((state.won[seat] > 0).sum())


def count_alike(_terms: Terms, state: State, seat: int) -> int:
    """Return the most cards won of one district (R8.2)."""
    return int(state.won[seat].max())


def count_hand(_terms: Terms, state: State, seat: int) -> int:
    """Return the number of cards in hand (R9.1)."""
    return int(state.hand_size[seat])


def count_gondolas(_terms: Terms, state: State, seat: int) -> int:
    """Return the gondolas in hand (R6.11)."""
    return int(state.hand[seat, GONDOLA])


def add_numbers(_terms: Terms, state: State, seat: int) -> int:
    """Return the sum of the number cards; the lower one gets the bonus (R7.3)."""
    return sum(value * int(count) for value, count in enumerate(state.numbers_laid[seat], 1))


STAKES = (
    Stake("districts", count_districts),
    Stake("alike", count_alike),
    Stake("hand", count_hand),
    Stake("gondolas", count_gondolas),
    Stake("numbers", add_numbers, wanted=False),
)
