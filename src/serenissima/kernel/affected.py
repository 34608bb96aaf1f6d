"""Which seats an event affects: their players pause at it, and read it beside the question.

An event names one of these functions, or one of its game's own, as `affects`.
"""

from collections.abc import Callable, Iterable
from typing import Any

from serenissima.kernel.seats import only, with_seat

Affected = Callable[..., int]
"""A function that returns the bit mask of the seats that an event affects.

It gets the state before the action, the state after it, and the values of the event's arguments in
order. It's a function of a module, so that matches can be pickled.
"""
EVERY_SEAT = -1  # a mask that has each seat


def every_seat(_before: Any, _after: Any, *_values: int) -> int:
    """Return the mask of all seats."""
    return EVERY_SEAT


def named_seat(_before: Any, _after: Any, seat: int, *_rest: int) -> int:
    """Return the mask of the seat in the first argument."""
    return only(seat)


def other_seat(_before: Any, _after: Any, _seat: int, other: int, *_rest: int) -> int:
    """Return the mask of the seat in the second argument."""
    return only(other)


def mask_of(seats: Iterable[int]) -> int:
    """Return the mask of these seats."""
    mask = 0
    for seat in seats:
        mask = with_seat(mask, seat)
    return mask
