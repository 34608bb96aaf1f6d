"""What a seat has, in numbers that reasons compare."""

from serenissima.kernel.stake import Stake

from .fields import State, Terms


def find_field(_terms: Terms, state: State, seat: int) -> int:
    """Return the field of the gondola (R8.2)."""
    return int(state.position[seat])


def add_gold(_terms: Terms, state: State, seat: int) -> int:
    """Return the gold in the purse (R11.1)."""
    return sum(value * int(count) for value, count in enumerate(state.gold[seat]))


def count_hand(_terms: Terms, state: State, seat: int) -> int:
    """Return the number of cards in hand (R10.1)."""
    return int(state.hand_size[seat])


def count_laid(_terms: Terms, state: State, seat: int) -> int:
    """Return the number of cards in the rows (R4.1)."""
    return int(state.laid[seat].sum())


def count_figures(_terms: Terms, state: State, seat: int) -> int:
    """Return the master builders (R5.1)."""
    return int((state.master == seat).sum())


STAKES = (
    Stake("field", find_field),
    Stake("gold", add_gold),
    Stake("hand", count_hand),
    Stake("laid", count_laid),
    Stake("figures", count_figures),
)
