"""Bit masks of seats, by name: who may act, who has won, who is tied.

Plain Python and compiled code call the same functions. In a mask seat 0 is bit 0.
"""

from numba.extending import register_jitable

NO_SEATS = 0  # the mask of nobody


@register_jitable
def only(seat: int) -> int:
    """The mask of one seat."""
    return 1 << seat


@register_jitable
def everyone(seats: int) -> int:
    """The mask of all seats of a match with that many seats."""
    return (1 << seats) - 1


@register_jitable
def has_seat(mask: int, seat: int) -> bool:
    """Whether a seat, 0 or more, is in the mask."""
    return (mask >> seat) & 1 != 0


@register_jitable
def with_seat(mask: int, seat: int) -> int:
    """The mask with this seat added."""
    return mask | (1 << seat)


@register_jitable
def without_seat(mask: int, seat: int) -> int:
    """The mask with this seat removed."""
    return mask & ~(1 << seat)


@register_jitable
def count_seats(mask: int) -> int:
    """How many seats are in the mask."""
    count = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count


@register_jitable
def first_seat(mask: int) -> int:
    """The lowest seat in a mask that is not empty."""
    seat = 0
    while not (mask >> seat) & 1:
        seat += 1
    return seat


def seats_in(mask: int) -> tuple[int, ...]:
    """The seats of a mask, ascending; for plain Python."""
    return tuple(seat for seat in range(int(mask).bit_length()) if has_seat(int(mask), seat))
