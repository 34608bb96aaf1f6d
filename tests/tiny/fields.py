"""Lots: the fields of the terms and of the state."""

from serenissima.kernel.codes import Codes, auto
from serenissima.kernel.fields import (
    Axis,
    Grid,
    MatchState,
    MatchTerms,
    See,
    Vector,
    between,
    field,
    seat_mask,
    up_to,
)
from serenissima.kernel.record import record_of
from tests.tiny.meta import LotsOptions

SEATS, KINDS = 3, 3
EACH_SEAT = Axis(SEATS, seats=True)
EACH = 3  # lots of a kind
WORDS = ("one", "two", "three")
NO_LOT = 0  # `chosen` holds 1 + kind


class Ending(Codes):
    """Reasons why a match ends."""

    ON = auto()
    MOST = auto()
    SHARED = auto()


class Terms(LotsOptions, MatchTerms):
    """Constants of a match."""

    seats: int = field("How many play.", between(2, 3))


# One field, one entry.
# fmt: off
class State(MatchState):
    """The changing part of a match."""

    waits: int = field("Bit mask of the seats that still choose.", seat_mask(SEATS),
        learned=False)
    ending: int = field("How it ended.", Ending)
    hand: Grid = field("Lots in hand.", up_to(EACH), EACH_SEAT, WORDS, see=See.OWNER)
    held: Vector = field("How many lots each seat holds.", up_to(3), EACH_SEAT)
    chosen: Vector = field("The lot each seat has chosen.", ("none", *WORDS), EACH_SEAT,
        see=See.OWNER)
    aside: Vector = field("Lots that were shown.", up_to(EACH), WORDS)
    pile: Vector = field("Lots not yet drawn.", up_to(EACH), WORDS, see=See.NOBODY)
    fish: Vector = field("What each seat has caught.", up_to(27), EACH_SEAT)
    shown: Vector = field("The lot each seat showed last.", ("none", *WORDS), EACH_SEAT,
        learned=False)
# fmt: on


TERMS = record_of(Terms)
STATE = record_of(State)
