"""Bit masks of seats, by name: the same in plain Python and in compiled code."""

import pytest

from serenissima.kernel import seats
from serenissima.kernel.compile import compiled


@compiled
def compiled_answers(mask, seat):
    """Return the result of each function in compiled code."""
    return (
        seats.only(seat),
        seats.everyone(seat),
        seats.has_seat(mask, seat),
        seats.with_seat(mask, seat),
        seats.without_seat(mask, seat),
        seats.count_seats(mask),
        seats.first_seat(mask),
    )


@pytest.mark.parametrize(
    ("mask", "seat", "answers"),
    [
        (0b0001, 0, (0b1, 0b0, True, 0b0001, 0b0000, 1, 0)),
        (0b1010, 2, (0b100, 0b11, False, 0b1110, 0b1010, 2, 1)),
        (0b1010, 3, (0b1000, 0b111, True, 0b1010, 0b0010, 2, 1)),
        (0b11111, 4, (0b10000, 0b1111, True, 0b11111, 0b01111, 5, 0)),
    ],
)
def test_masks_contain_their_seats(mask: int, seat: int, answers: tuple[object, ...]):
    """Covers one seat, everyone, membership, with, without, the count and the first seat."""
    said = (
        seats.only(seat),
        seats.everyone(seat),
        seats.has_seat(mask, seat),
        seats.with_seat(mask, seat),
        seats.without_seat(mask, seat),
        seats.count_seats(mask),
        seats.first_seat(mask),
    )

    assert said == answers
    assert compiled_answers(mask, seat) == answers


def test_seats_lists_the_seats_of_a_mask():
    """They are ascending; an empty mask has none."""
    assert [seats.seats_in(mask) for mask in (0, 0b1, 0b10110)] == [(), (0,), (1, 2, 4)]
