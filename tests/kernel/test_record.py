"""Records: layout, views, text, differences and bounds."""

from typing import Any

import pytest

from serenissima.kernel.errors import Illegal, SerenissimaError
from serenissima.kernel.fields import (
    Axis,
    Field,
    See,
    Values,
    between,
    choice,
    none_or,
    seat_mask,
    seat_number,
    up_to,
)
from serenissima.kernel.record import SPECTATOR, Change, Record, bytes_of

POND = Record(
    "pond",
    [
        Field("depth", "In metres.", Values(-5, 300, 1)),
        Field("season", "When.", choice(("wet", "dry"))),
        Field("angler", "Whose turn.", none_or(seat_number(2))),
        Field("fish", "How many.", up_to(9), (Axis(2, ("carp", "pike")),)),
        Field("bait", "In each box.", up_to(9), (Axis(2, seats=True), Axis(2)), see=See.OWNER),
        Field("plan", "What each is up to.", choice(("none", "cast", "wait")),
              (Axis(2, seats=True),), see=See.OWNER),
        Field("mud", "What lies below.", up_to(9), see=See.NOBODY),
        Field("noise", "Not worth learning.", up_to(9), (Axis(2),), learned=False),
    ],
)  # fmt: skip

TEXT = """\
depth -3
season dry
angler 1
fish pike=2
bait[0] 1 0
bait[1] 0 7
plan[1] cast
mud 4
noise 0 3"""


@pytest.fixture
def pond() -> Any:
    return POND.parse(TEXT)


def test_text_round_trips(pond: Any):
    assert POND.format(pond) == TEXT
    assert bytes(bytes_of(POND.parse(POND.format(pond)))) == bytes(bytes_of(pond))


def test_missing_fields_have_their_start_value():
    blank = POND.parse("")

    assert (int(blank.depth), int(blank.angler), blank.fish.tolist()) == (1, -1, [0, 0])
    assert POND.format(blank) == ""
    assert bytes(bytes_of(blank)) == bytes(bytes_of(POND.blank()))


def test_records_consist_of_whole_words():
    """So they can be masked and compared word by word, and numbers are aligned."""
    assert POND.dtype.itemsize % 8 == 0
    assert POND.offsets["depth"] % 2 == 0


def test_a_copy_has_its_own_memory(pond: Any):
    twin = POND.copy(pond)
    twin.fish[0] = 9

    assert pond.fish[0] == 0


@pytest.mark.parametrize(
    ("seat", "bait", "plan"),
    [
        (0, [[1, 0], [0, 0]], [0, 0]),
        (1, [[0, 0], [0, 7]], [0, 1]),
        (SPECTATOR, [[0, 0]] * 2, [0, 0]),
    ],
)
def test_a_view_contains_only_visible_values(pond: Any, seat: int, bait: Any, plan: Any):
    view = POND.view(pond, seat)

    assert (view.bait.tolist(), view.plan.tolist()) == (bait, plan)
    assert int(view.mud) == 0
    assert int(view.depth) == -3


@pytest.mark.parametrize("seat", [SPECTATOR, 0, 1])
def test_the_text_for_a_seat_is_the_text_of_its_view(pond: Any, seat: int):
    text = POND.format(pond, seat)

    assert text == POND.format(POND.view(pond, seat), seat)
    assert bytes(bytes_of(POND.view(POND.parse(text), seat))) == bytes(
        bytes_of(POND.view(pond, seat))
    )


def test_the_text_for_a_seat_contains_its_own_value(pond: Any):
    assert "plan[1] cast" in POND.format(pond, 1)
    assert "plan" not in POND.format(pond, 0)


def test_differences_name_field_and_place(pond: Any):
    after = POND.copy(pond)
    after.depth = 7
    after.bait[1, 1] = 2

    assert POND.diff(pond, after) == [
        Change("depth", (), -3, 7),
        Change("bait", (1, 1), 7, 2),
    ]
    assert POND.diff(pond, pond) == []


def test_bounds_are_checked(pond: Any):
    POND.check(pond)
    pond.fish[0] = 10

    with pytest.raises(Illegal, match=r"fish is out of range: \[10, 2\] \(0 to 9\)"):
        POND.check(pond)


@pytest.mark.parametrize("line", ["angler 2", "afloat 5", "worms[2] 1", "catch 0 1 3"])
def test_seats_that_do_not_play_are_found(line: str):
    """They can be named, in a bit mask, or the owner of a value."""
    boats = Record(
        "boats",
        [
            Field("angler", "Whose turn.", none_or(seat_number(3))),
            Field("afloat", "Bit mask of the seats on the water.", seat_mask(3)),
            Field(
                "worms",
                "Left in each box.",
                up_to(9),
                (Axis(3, seats=True), Axis(1)),
                see=See.OWNER,
            ),
            Field("catch", "Landed.", up_to(9), (Axis(3, seats=True),)),
            Field("gulls", "On each pole.", up_to(9), (Axis(3),)),
        ],
    )
    boats.check(boats.parse("angler 1\nafloat 3\nworms[1] 9\ncatch 9 9 0\ngulls 1 2 3"), 2)
    boats.check(boats.parse(line), 3)

    with pytest.raises(Illegal, match=r"seat 2 is not in play: .* \(seats 0 to 1\)") as refused:
        boats.check(boats.parse(line), 2)

    assert refused.value.code == "position/seat"


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("bird 1", "position/field"),
        ("depth", "position/value"),
        ("depth 1 2", "position/value"),
        ("depth x", "position/value"),
        ("depth --5", "position/value"),
        ("depth ²", "position/value"),
        ("depth 1.5", "position/value"),
        ("depth " + "9" * 5000, "position/value"),
        ("depth 301", "position/range"),
        ("depth 70000", "position/range"),
        ("season mild", "position/value"),
        ("season 1", "position/value"),
        ("fish trout=1", "position/value"),
        ("fish carp=10", "position/range"),
        ("fish[0] carp=1", "position/index"),
        ("bait 1 2", "position/index"),
        ("bait[2] 1 2", "position/index"),
        ("bait[-1] 1 2", "position/index"),
        ("bait[²] 1 2", "position/index"),
        ("bait[0][0] 1", "position/index"),
        ("plan cast", "position/index"),
    ],
)
def test_impossible_positions_are_refused(text: str, code: str):
    with pytest.raises(SerenissimaError) as refused:
        POND.parse(text)

    assert refused.value.code == code


@pytest.mark.parametrize(
    "wrong",
    [
        {"name": "round"},
        {"name": "copy"},
        {"name": "x", "values": Values(3, 5, 0)},
        {"name": "x", "values": between(5, 3)},
        {"name": "x", "axes": (Axis(2), Axis(2, seats=True))},
        {"name": "x", "see": See.OWNER},
    ],
)
def test_invalid_declarations_of_fields_are_refused(wrong: dict[str, Any]):
    with pytest.raises(ValueError, match=repr(wrong["name"])):
        Field(**{"meaning": "Whatever.", **wrong})
