"""Bit masks of seats, by name: who may act, who has won, who is tied.

Plain Python and compiled code call the same functions. In a mask seat 0 is bit 0.
"""

from functools import lru_cache

from serenissima.kernel.compile import shared

NO_SEATS = 0  # the mask of nobody


@shared
def only(seat: int) -> int:
    """The mask of one seat."""
    return 1 << seat


@shared
def everyone(seats: int) -> int:
    """The mask of all seats of a match with `seats` seats."""
    return (1 << seats) - 1


@shared
def has_seat(mask: int, seat: int) -> bool:
    """Whether a seat, 0 or more, is in the mask."""
    return (mask >> seat) & 1 != 0


@shared
def with_seat(mask: int, seat: int) -> int:
    """The mask with this seat added."""
    return mask | (1 << seat)


@shared
def without_seat(mask: int, seat: int) -> int:
    """The mask with this seat removed."""
    return mask & ~(1 << seat)


@shared
def count_seats(mask: int) -> int:
    """How many seats are in the mask."""
    count = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count


@shared
def first_seat(mask: int) -> int:
    """The lowest seat in a mask that is not empty."""
    return count_seats((mask & -mask) - 1)


def seats_in(mask: int) -> tuple[int, ...]:
    """The seats of a mask, ascending; for plain Python."""
    return _seats_in(int(mask))


@lru_cache(maxsize=1024)
def _seats_in(mask: int) -> tuple[int, ...]:
    return tuple(seat for seat in range(mask.bit_length()) if has_seat(mask, seat))
