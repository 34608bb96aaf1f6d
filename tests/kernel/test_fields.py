"""Records declared as classes: one line each gives the field, option, range and type."""

import numpy as np
import pytest

from serenissima.kernel.codes import Codes, auto
from serenissima.kernel.fields import (
    Axis,
    MatchState,
    MatchTerms,
    Vector,
    between,
    field,
    narrowest,
    none_or,
    seat_mask,
    seat_number,
    up_to,
)
from serenissima.kernel.meta import Options, option
from serenissima.kernel.record import record_of


class Water(Codes):
    """How high it stands."""

    LOW = auto()
    VERY_HIGH = auto()


class PondOptions(Options):
    """What can be agreed."""

    water: Water = option(Water.VERY_HIGH, "How high the water stands.", ruling="R1.1")
    split: str = option("4-5", "How fish are split.", choices=("5-4", "4-5"))
    most: int = option(300, "Turns after which it ends.", choices=range(1, 1001))
    shore: str = option("reeds", "What stands around it.", text=True)


class Terms(PondOptions, MatchTerms):
    """What is constant."""

    seats: int = field("How many play.", between(2, 3))


EACH_SEAT = Axis(3, seats=True)


class State(MatchState):
    """What changes."""

    waits: int = field("Who may act.", seat_mask(3))
    ending: int = field("How it ended.", ("none", "dry"))
    fish: Vector = field("Fish of each seat.", up_to(200), EACH_SEAT)
    lure: Vector = field("The lure of each seat.", none_or(Water), EACH_SEAT)
    leader: int = field("Who leads.", none_or(seat_number(3)))


def test_terms_contain_the_options():
    """Options have choices or a range, a meaning and a default; the game itself stores texts."""
    terms = record_of(Terms)

    assert [f.name for f in terms.fields] == ["water", "split", "most", "seats"]
    assert terms.by_name["water"].codes == ("low", "very-high")
    assert terms.by_name["most"].meaning == "Turns after which it ends."
    blank = terms.blank()
    assert (blank.water, blank.split, blank.most, blank.seats) == (1, 1, 300, 2)


def test_derived_properties_need_no_declaration():
    """They are a choice's range and names, the value for none, the type, the record's name."""
    state = record_of(State)

    assert state.name == "kernel_state"
    assert [f.dtype for f in state.fields] == [np.int8, np.int8, np.int16, np.int8, np.int8]
    lure, leader = state.by_name["lure"], state.by_name["leader"]
    assert (lure.low, lure.high, lure.start, lure.codes) == (
        -1,
        1,
        -1,
        ("none", "low", "very-high"),
    )
    assert (leader.low, leader.high, leader.start, leader.codes) == (-1, 2, -1, ())


@pytest.mark.parametrize(
    ("low", "high", "kind"),
    [(-128, 127, np.int8), (0, 128, np.int16), (-40_000, 0, np.int32), (0, 1 << 40, np.int64)],
)
def test_types_are_as_narrow_as_the_range_allows(low: int, high: int, kind: type):
    """Both ends of the range fit."""
    assert narrowest(low, high) is kind
