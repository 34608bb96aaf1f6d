"""Lots: what stands in the terms and in the state."""

from serenissima.kernel.codes import Codes, auto
from serenissima.kernel.fields import Grid, MatchState, MatchTerms, See, Vector, field
from serenissima.kernel.record import record_of
from tests.tiny.meta import LotsOptions

SEATS, KINDS = 3, 3
EACH = 3  # lots of a kind
WORDS = ("one", "two", "three")
NO_LOT = 0  # `chosen` holds 1 + kind


class Ending(Codes):
    """How a match ends."""

    ON = auto()
    MOST = auto()
    SHARED = auto()


class Terms(LotsOptions, MatchTerms):
    """What is constant in a match."""

    seats: int = field("How many play.", 2, 3)


# One field, one entry.
# fmt: off
class State(MatchState):
    """What changes in a match."""

    waits: int = field("Bit mask of the seats that still choose.", high=7, learned=False,
        holds_seats=True)
    ending: int = field("How it ended.", codes=Ending)
    hand: Grid = field("Lots in hand.", high=EACH, shape=(SEATS, KINDS), labels=WORDS,
        see=See.OWNER, seats=True)
    held: Vector = field("How many lots each seat holds.", high=3, shape=(SEATS,), seats=True)
    chosen: Vector = field("The lot each seat has chosen.", codes=("none", *WORDS), shape=(SEATS,),
        see=See.OWNER, seats=True)
    aside: Vector = field("Lots that were shown.", high=EACH, shape=(KINDS,), labels=WORDS)
    pile: Vector = field("Lots not yet drawn.", high=EACH, shape=(KINDS,), labels=WORDS,
        see=See.NOBODY)
    fish: Vector = field("What each seat has caught.", high=27, shape=(SEATS,), seats=True)
# fmt: on


TERMS = record_of(Terms)
STATE = record_of(State)
