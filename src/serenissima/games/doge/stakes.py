"""What a seat has, in numbers that reasons compare."""

from serenissima.kernel.stake import Stake

from .fields import State, Terms


def count_palaces(_terms: Terms, state: State, seat: int) -> int:
    """Return the palazzi built (R11.1)."""
    return int(state.palaces[seat].sum())


def count_districts(_terms: Terms, state: State, seat: int) -> int:
    """Return the districts with a palazzo of the seat (R11.1)."""
    return int((state.palaces[seat] > 0).sum())


def count_houses(_terms: Terms, state: State, seat: int) -> int:
    """Return the houses on the board (R10.2)."""
    return int(state.houses[seat].sum())


def count_councillors(_terms: Terms, state: State, seat: int) -> int:
    """Return the councillors with the seat's ring (R5.2)."""
    return int((state.ring == seat).sum())


STAKES = (
    Stake("palaces", count_palaces),
    Stake("districts", count_districts),
    Stake("houses", count_houses),
    Stake("councillors", count_councillors),
)
