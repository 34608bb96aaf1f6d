"""Tales: their happenings, who learns of them, and their words."""

from dataclasses import replace
from typing import Any

import pytest

from serenissima.kernel.compile import compiled
from serenissima.kernel.message import Arg, Message, Seat, sum_of
from serenissima.kernel.tale import (
    CAPACITY,
    HIDDEN_VALUE,
    Event,
    Happening,
    happenings,
    new_tale,
    nothing_told,
    tell,
)

SEAT = Arg("seat", seat=True)
CARD, SECRET_CARD = Arg("card", ("ace", "king")), Arg("card", ("ace", "king"), secret=True)
DREW = Event((SEAT, SECRET_CARD), rule="R1.1", changes=("hand",), kind="drew")
ENDED = Event(rule="R9.1", kind="ended")
THOUGHT = Event((SEAT, CARD), rule="R1.2", secret=True, kind="thought")


def added(_seat: int, count: int, total: int) -> Message | None:
    """Return the amount before and the amount added."""
    return sum_of(total, [total - count, count])


CAUGHT = Event(
    (SEAT, Arg("count", high=9), Arg("total", high=9, secret=True, unsaid=True)),
    rule="R1.3",
    sum=added,
    kind="caught",
)
EVENTS = (DREW, ENDED, THOUGHT)


@compiled
def record(tale: Any, kind: int, a: int, b: int) -> None:
    """Record a happening as rules do, in compiled code."""
    tell(tale, kind, a, b, 0, 0)


def test_happenings_are_read_back_in_order():
    tale = new_tale()
    record(tale, 0, 1, 1)
    record(tale, 1, 0, 0)

    assert list(happenings(tale, EVENTS)) == [Happening(DREW, (1, 1)), Happening(ENDED, ())]


def test_a_tale_without_room_stays_empty():
    tale = nothing_told()
    record(tale, 0, 1, 1)

    assert tale.told == 0


def test_a_full_tale_is_cut_off():
    tale = new_tale()
    for _ in range(CAPACITY + 3):
        record(tale, 1, 0, 0)

    assert len(list(happenings(tale, EVENTS))) == CAPACITY


@pytest.mark.parametrize("seat", [0, -1])
def test_a_secret_argument_is_hidden_from_others(seat: int):
    seen = Happening(DREW, (1, 0)).seen_by(seat)

    assert seen == Happening(DREW, (1, HIDDEN_VALUE))
    assert seen.message == Message("told-drew-hidden", {"seat": Seat(1)})


def test_a_seat_learns_its_own_secret():
    seen = Happening(DREW, (1, 0)).seen_by(1)

    assert seen is not None
    assert seen.message == Message("told-drew", {"seat": Seat(1), "card": Message("card-ace")})


def test_only_one_seat_learns_a_secret_event():
    happening = Happening(THOUGHT, (1, 0))

    assert [happening.seen_by(seat) is not None for seat in (-1, 0, 1)] == [False, False, True]


def test_a_spectator_learns_no_secret_of_an_event_without_a_seat():
    """If the first argument is no seat, no one learns the secret."""
    assert Happening(DREW, (-1, 1)).seen_by(-1) == Happening(DREW, (-1, HIDDEN_VALUE))


def test_a_figure_opens_into_its_sum():
    """The sentence itself need not contain the values of the sum."""
    caught = Happening(CAUGHT, (1, 2, 7))

    assert caught.sum == sum_of(7, [5, 2])
    assert caught.message == Message("told-caught", {"seat": Seat(1), "count": 2})
    assert Happening(ENDED, ()).sum is None


def test_arguments_have_names():
    """Arguments that only explain a sum come last, wherever they are in the tale.

    Codes are names.
    """
    caught = Happening(replace(CAUGHT, args=(SEAT, *reversed(CAUGHT.args[1:]))), (1, 7, 2))

    assert list(caught.arguments.items()) == [("seat", 1), ("count", 2), ("total", 7)]
    assert (caught.seat, caught.kind, Happening(ENDED, ()).seat) == (1, "caught", None)
    assert caught.seen_by(0).arguments == {"seat": 1, "count": 2, "total": None}
    assert repr(Happening(DREW, (1, 1))) == "<drew seat=1 card=king>"
    assert Happening(DREW, (1, HIDDEN_VALUE)).as_data() == {
        "event": "drew", "values": [1, HIDDEN_VALUE], "named": {"seat": 1, "card": None},
    }  # fmt: skip


def test_a_viewer_without_a_part_gets_no_sum():
    seen = Happening(CAUGHT, (1, 2, 7)).seen_by(0)

    assert seen is not None
    assert seen.sum is None
