"""Features: a record as small integers for learning, from one seat's point of view."""

from typing import Any

import numpy as np
import pytest

from serenissima.kernel.features import dtype_of, elements, features, names, scales
from serenissima.kernel.fields import Axis, Field, See, Values, choice, none_or, seat_number, up_to
from serenissima.kernel.record import Record

POND = Record(
    "learned_pond",
    [
        Field("depth", "In metres.", Values(-5, 300, 1)),
        Field("season", "When.", choice(("wet", "dry"))),
        Field("angler", "Whose turn.", none_or(seat_number(2))),
        Field("bait", "In each box.", up_to(9), (Axis(2, seats=True), Axis(2)), see=See.OWNER),
        Field("plan", "What each is up to.", choice(("none", "cast", "wait")),
              (Axis(2, seats=True),), see=See.OWNER),
        Field("reeds", "What grows at each bank.", up_to(3),
              (Axis(2, seats=True), Axis(2, ("north", "south")))),
        Field("mud", "What lies below.", up_to(9), see=See.NOBODY),
        Field("noise", "Not worth learning.", up_to(9), (Axis(2),), learned=False),
    ],
)  # fmt: skip

TEXT = """\
depth -3
season dry
angler 1
bait[0] 1 0
bait[1] 0 7
plan[1] cast
reeds[1] south=2
mud 4
noise 0 3"""


@pytest.fixture
def pond() -> Any:
    return POND.parse(TEXT)


def features_by_name(pond: Any, seat: int) -> dict[str, int]:
    """Return the features of a seat by name."""
    vector = features(POND, pond, seat, 2).tolist()
    return dict(zip(names(POND, 2), vector, strict=True))


def test_the_viewing_seat_comes_first(pond: Any):
    """Each viewer's own box is first; hidden values count as 0."""
    first, second = (features_by_name(pond, seat) for seat in (0, 1))
    boxes = ["bait[0][0]", "bait[0][1]", "bait[1][0]", "bait[1][1]"]

    assert [first[box] for box in boxes] == [1, 0, 0, 0]
    assert [second[box] for box in boxes] == [0, 7, 0, 0]
    assert [second[f"plan[{seat}]={plan}"] for seat in (0, 1) for plan in ("none", "cast")] == [
        0, 1, 1, 0,
    ]  # fmt: skip


def test_each_value_of_a_choice_is_a_feature(pond: Any):
    first = features_by_name(pond, 0)

    assert (first["season=wet"], first["season=dry"]) == (0, 1)
    assert (first["angler=+0"], first["angler=+1"]) == (0, 1)
    assert (features_by_name(pond, 1)["angler=+0"], features_by_name(pond, 1)["angler=+1"]) == (
        1,
        0,
    )


def test_a_choice_without_a_seat_has_only_zeros(pond: Any):
    pond.angler = -1

    assert (features_by_name(pond, 0)["angler=+0"], features_by_name(pond, 0)["angler=+1"]) == (
        0,
        0,
    )


def test_a_quantity_counts_from_its_least_value(pond: Any):
    assert features_by_name(pond, 0)["depth"] == 2
    assert (features(POND, pond, 0, 2) * scales(POND, 2))[0] == pytest.approx(2 / 305)


def test_feature_names_contain_place_names(pond: Any):
    """So the names show which bank, hand or district an entry is about."""
    assert [features_by_name(pond, 1)[f"reeds[0][{bank}]"] for bank in ("north", "south")] == [0, 2]


def test_fields_excluded_from_learning_are_left_out():
    assert not any(name.startswith(("mud", "noise")) for name in names(POND, 2))


def test_features_use_the_smallest_type_that_holds_every_quantity():
    assert dtype_of(POND) is np.int16
    assert dtype_of(Record("small", [Field("fish", "How many.", up_to(127))])) is np.int8
    assert dtype_of(Record("none", [])) is np.int8


def test_elements_point_into_the_record(pond: Any):
    """For viewing seat 1, the second box is the last of the record's four."""
    first, second = elements(POND, 0, 2), elements(POND, 1, 2)
    box = [element.name for element in first].index("bait[0][1]")

    assert second[box].byte - first[box].byte == 2
    assert [element.entry for element in first] == [element.entry for element in second]
    assert [element.visible for element in second if element.name.startswith("bait")] == [
        True, True, False, False,
    ]  # fmt: skip
