"""The terms and the state of Doge, field by field, with who may see each (R12.6, R12.7).

Next year's order is drawn when its cards are turned: nobody holds what nobody may see.
"""

from serenissima.kernel.codes import Codes, auto
from serenissima.kernel.fields import Cube, Grid, MatchState, MatchTerms, See, Vector, field
from serenissima.kernel.record import record_of

from .material import (
    AREA_COUNT,
    AREAS,
    BALLOT_ROUNDS,
    COUNCILLOR_COUNT,
    COUNCILLORS,
    DISTRICT_COUNT,
    DISTRICTS,
    HOUSES,
    MARKER_COUNT,
    MOST_SEATS,
    MOST_VOTES,
    PALACES,
    QUARANTIA_COUNCILLORS,
    RINGS,
    SITES,
    VALUES,
)
from .meta import DogeOptions


class Stage(Codes):
    """What is to be decided."""

    BALLOT = auto()
    VOTE = auto()
    PICK = auto()
    COUNCILLOR = auto()
    MOVE = auto()
    PLACE = auto()
    BUILD = auto()
    NEXT = auto()
    OVER = auto()


class Ending(Codes):
    """How a match ends (R11)."""

    NONE = auto()  # it goes on
    SIX_DISTRICTS = auto()
    SEVEN_IN_FIVE = auto()
    EIGHT_IN_FOUR = auto()
    PALACES_TIE_BREAK = auto()
    HOUSES_TIE_BREAK = auto()
    SHARED = auto()
    YEAR_CAP = auto()
    DEADLOCK = auto()


NONE = -1  # no seat, no area, no plan
NO_MOVE = 36  # as a plan; the others are 6 * from + to
PASS, BUILD_ONE = 0, 1  # plans where a palazzo can be built

EVERY_SEAT = (1 << MOST_SEATS) - 1
WORDS = ("zero", "one", "two", "three")
PLAN = f"What a tied seat will do: houses to place, palazzi to build, or a move; {NO_MOVE} is none."


class Terms(DogeOptions, MatchTerms):
    """What is constant in a match."""

    seats: int = field("How many play.", 3, 4)
    ballot_rounds: int = field("Ballots that a seat may lay in a year.", 3, 4, start=4)


# One field, one entry.
# fmt: off
class State(MatchState):
    """What changes in a match."""

    # where the match stands (R2)
    stage: int = field("What is to be decided.", codes=Stage)
    waits: int = field("Bit mask of the seats that may act.", high=EVERY_SEAT, learned=False,
        holds_seats=True)
    ending: int = field("How the match ended.", codes=Ending)
    winners: int = field("Bit mask of the seats that won.", high=EVERY_SEAT, holds_seats=True)
    year: int = field("Years begun.", high=200)
    ballot_round: int = field("Rounds of ballots begun this year.", high=4)
    election: int = field("Elections held this year.", high=AREA_COUNT)
    first_seat: int = field("Who comes first among the tied.", high=3, holds_seat=True)
    # order of voting (R4, R12.5)
    order: Vector = field("This year's areas in order.", shape=(AREA_COUNT,), codes=AREAS,
        none=True)
    coming: Vector = field("Next year's, as far as turned.", shape=(AREA_COUNT,), codes=AREAS,
        none=True)
    # the players' markers (R3, R5, R12.1-R12.4)
    markers: Grid = field("Markers in stock by value.", high=2, shape=(MOST_SEATS, VALUES),
        see=See.OWNER, seats=True, labels=WORDS)
    held: Vector = field("Markers not yet laid in an area.", high=MARKER_COUNT, shape=(MOST_SEATS,),
        seats=True)
    card: Vector = field("The area chosen for a ballot.", shape=(MOST_SEATS,), codes=AREAS,
        none=True, see=See.OWNER, seats=True)
    draft: Grid = field("Markers chosen for it by value.", high=2, shape=(MOST_SEATS, VALUES),
        see=See.OWNER, seats=True, labels=WORDS)
    ballot: Cube = field("Markers face down in each area by value.", high=2,
        shape=(MOST_SEATS, AREA_COUNT, VALUES), see=See.OWNER, seats=True, labels=WORDS)
    laid: Grid = field("How many lie face down in each area.", high=4,
        shape=(MOST_SEATS, AREA_COUNT), seats=True, labels=AREAS)
    turned: Grid = field("Markers turned in the running election.", high=2,
        shape=(MOST_SEATS, VALUES), seats=True, labels=WORDS)
    shown: Grid = field("Markers turned earlier this year.", high=2, shape=(MOST_SEATS, VALUES),
        seats=True, labels=WORDS)
    # councillors (R6, R14.4)
    ring: Vector = field("Whose ring each councillor wears.", high=3, shape=(COUNCILLOR_COUNT,),
        labels=COUNCILLORS, none=True, holds_seat=True)
    stands: Vector = field("The area each councillor stands in.", shape=(COUNCILLOR_COUNT,),
        labels=COUNCILLORS, codes=AREAS, none=True)
    rings: Vector = field("Rings in stock.", high=RINGS, shape=(MOST_SEATS,), seats=True)
    # houses and palazzi: in districts only (R9.5, R10)
    houses: Grid = field("Houses in each district.", high=HOUSES,
        shape=(MOST_SEATS, DISTRICT_COUNT), seats=True, labels=DISTRICTS)
    house_stock: Vector = field("Houses in stock.", high=HOUSES, shape=(MOST_SEATS,), seats=True)
    palaces: Grid = field("Palazzi in each district.", high=SITES,
        shape=(MOST_SEATS, DISTRICT_COUNT), seats=True, labels=DISTRICTS)
    palace_stock: Vector = field("Palazzi in stock.", high=PALACES, shape=(MOST_SEATS,), seats=True)
    sites: Grid = field("Who built on each site.", high=3, shape=(DISTRICT_COUNT, SITES), none=True,
        holds_seat=True)
    # the running election (R5, R7, R8)
    votes: Grid = field("Votes in each area decided this year.", high=MOST_VOTES,
        shape=(MOST_SEATS, AREA_COUNT), seats=True, labels=AREAS)
    firsts: int = field("Bit mask of the seats with most votes.", high=EVERY_SEAT, holds_seats=True)
    seconds: int = field("Bit mask of the seats with next most.", high=EVERY_SEAT, holds_seats=True)
    turn: int = field("How far the election's awards have come.", high=4)
    councillor: int = field("The one being decided on.", codes=COUNCILLORS, none=True)
    decided: Vector = field("Quarantia councillors decided on.", shape=(QUARANTIA_COUNCILLORS,))
    due: Vector = field("Houses, moves or checks that a seat still has.", high=2,
        shape=(MOST_SEATS,), seats=True)
    lifted: Vector = field("The district a house is lifted from.", shape=(MOST_SEATS,),
        codes=DISTRICTS, none=True, see=See.OWNER, seats=True)
    plan: Vector = field(PLAN, high=NO_MOVE, shape=(MOST_SEATS,), none=True, see=See.OWNER,
        seats=True)
    received: Vector = field("Bit mask of the seats with new houses here.", high=EVERY_SEAT,
        shape=(DISTRICT_COUNT,), labels=DISTRICTS, holds_seats=True)
    site: int = field("The district in which building is checked.", codes=DISTRICTS, none=True)
    price: int = field("Houses that a palazzo costs there.", high=8)
    house_left: int = field("Whether the winner places a second house after a check.")
# fmt: on


TERMS = record_of(Terms)
STATE = record_of(State)


def furnish(terms: Terms) -> None:
    """Fill in how many ballots there are (R2.2)."""
    terms.ballot_rounds = BALLOT_ROUNDS[terms.seats]
