"""Tales: what is told, to whom, and in which words."""

from dataclasses import replace
from typing import Any

import pytest

from serenissima.kernel.compile import compiled
from serenissima.kernel.message import Arg, Message, Seat, summed
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
    """What there was before, and what came."""
    return summed(total, [total - count, count])


CAUGHT = Event(
    (SEAT, Arg("count", high=9), Arg("total", high=9, secret=True, unsaid=True)),
    rule="R1.3",
    sum=added,
    kind="caught",
)
EVENTS = (DREW, ENDED, THOUGHT)


@compiled
def say(tale: Any, kind: int, a: int, b: int) -> None:
    """Tell as rules do, which are compiled."""
    tell(tale, kind, a, b, 0, 0)


def test_what_is_told_comes_back_in_order():
    tale = new_tale()
    say(tale, 0, 1, 1)
    say(tale, 1, 0, 0)

    assert list(happenings(tale, EVENTS)) == [Happening(DREW, (1, 1)), Happening(ENDED, ())]


def test_nothing_fits_where_nothing_is_told():
    tale = nothing_told()
    say(tale, 0, 1, 1)

    assert tale.told == 0


def test_a_full_tale_is_cut_off():
    tale = new_tale()
    for _ in range(CAPACITY + 3):
        say(tale, 1, 0, 0)

    assert len(list(happenings(tale, EVENTS))) == CAPACITY


@pytest.mark.parametrize("seat", [0, -1])
def test_a_secret_argument_is_hidden_from_others(seat: int):
    seen = Happening(DREW, (1, 0)).seen_by(seat)

    assert seen == Happening(DREW, (1, HIDDEN_VALUE))
    assert seen.message == Message("told-drew-hidden", {"seat": Seat(1)})


def test_the_seat_itself_knows():
    seen = Happening(DREW, (1, 0)).seen_by(1)

    assert seen is not None
    assert seen.message == Message("told-drew", {"seat": Seat(1), "card": Message("card-ace")})


def test_a_secret_event_is_heard_by_one_seat_alone():
    happening = Happening(THOUGHT, (1, 0))

    assert [happening.seen_by(seat) is not None for seat in (-1, 0, 1)] == [False, False, True]


def test_a_spectator_is_not_the_seat_of_an_event_of_nobody():
    """Where the first argument is nobody's seat, nobody learns the secret."""
    assert Happening(DREW, (-1, 1)).seen_by(-1) == Happening(DREW, (-1, HIDDEN_VALUE))


def test_a_figure_opens_into_its_sum():
    """From values that the sentence itself need not say."""
    caught = Happening(CAUGHT, (1, 2, 7))

    assert caught.sum == summed(7, [5, 2])
    assert caught.message == Message("told-caught", {"seat": Seat(1), "count": 2})
    assert Happening(ENDED, ()).sum is None


def test_arguments_have_names():
    """What only explains a sum comes last, whatever its place in the tale; codes are names."""
    caught = Happening(replace(CAUGHT, args=(SEAT, *reversed(CAUGHT.args[1:]))), (1, 7, 2))

    assert list(caught.named.items()) == [("seat", 1), ("count", 2), ("total", 7)]
    assert (caught.seat, caught.kind, Happening(ENDED, ()).seat) == (1, "caught", None)
    assert caught.seen_by(0).named == {"seat": 1, "count": 2, "total": None}
    assert repr(Happening(DREW, (1, 1))) == "<drew seat=1 card=king>"
    assert Happening(DREW, (1, HIDDEN_VALUE)).as_data() == {
        "event": "drew", "values": [1, HIDDEN_VALUE], "named": {"seat": 1, "card": None},
    }  # fmt: skip


def test_who_may_not_know_a_part_is_told_no_sum():
    seen = Happening(CAUGHT, (1, 2, 7)).seen_by(0)

    assert seen is not None
    assert seen.sum is None
