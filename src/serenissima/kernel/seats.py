"""Functions on bit masks of seats: those who may act, have won or are tied.

Plain Python and compiled code call the same functions. In a mask seat 0 is bit 0.
"""

from functools import lru_cache

from serenissima.kernel.compile import shared

NO_SEATS = 0  # the empty mask


@shared
def only(seat: int) -> int:
    """Return the mask of one seat."""
    return 1 << seat


@shared
def everyone(seats: int) -> int:
    """Return the mask of all seats of a match with `seats` seats."""
    return (1 << seats) - 1


@shared
def has_seat(mask: int, seat: int) -> bool:
    """Whether a seat, 0 or more, is in the mask."""
    return (mask >> seat) & 1 != 0


@shared
def with_seat(mask: int, seat: int) -> int:
    """Return the mask with this seat added."""
    return mask | (1 << seat)


@shared
def without_seat(mask: int, seat: int) -> int:
    """Return the mask with this seat removed."""
    return mask & ~(1 << seat)


@shared
def count_seats(mask: int) -> int:
    """Return the number of seats in the mask."""
    count = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count


@shared
def first_seat(mask: int) -> int:
    """Return the lowest seat in a non-empty mask."""
    return count_seats((mask & -mask) - 1)


def seats_in(mask: int) -> tuple[int, ...]:
    """Return the seats of a mask, ascending; for plain Python."""
    return _seats_in(int(mask))


@lru_cache(maxsize=1024)
def _seats_in(mask: int) -> tuple[int, ...]:
    return tuple(seat for seat in range(mask.bit_length()) if has_seat(mask, seat))
