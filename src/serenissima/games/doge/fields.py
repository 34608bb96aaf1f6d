"""The fields of Doge's terms and state, and who may see them (R12.6, R12.7).

Next year's order is drawn card by card as it is turned up, so the state has no field that is hidden
from everyone.
"""

from serenissima.kernel.codes import Codes, auto
from serenissima.kernel.fields import (
    FLAG,
    Axis,
    Cube,
    Grid,
    MatchState,
    MatchTerms,
    See,
    Vector,
    between,
    field,
    none_or,
    seat_mask,
    seat_number,
    up_to,
)
from serenissima.kernel.record import record_of

from .material import (
    AREA_COUNT,
    AREAS,
    BALLOT_ROUNDS,
    COUNCILLORS,
    DISTRICTS,
    HOUSES,
    MARKER_COUNT,
    MOST_SEATS,
    MOST_VOTES,
    PALACES,
    QUARANTIA,
    RINGS,
    SITES,
)
from .meta import DogeOptions


class Stage(Codes):
    """The decision that a seat has to make, or the step that comes next."""

    BALLOT = auto()
    VOTE = auto()  # an area is about to vote
    PICK = auto()
    COUNCILLOR = auto()
    MOVE = auto()
    PLACE = auto()
    BUILD = auto()
    NEXT = auto()  # the election's next award is about to begin
    OVER = auto()


class Ending(Codes):
    """The ways in which a match ends (R11)."""

    NONE = auto()  # still running
    SIX_DISTRICTS = auto()
    SEVEN_IN_FIVE = auto()
    EIGHT_IN_FOUR = auto()
    PALACES_TIE_BREAK = auto()
    HOUSES_TIE_BREAK = auto()
    SHARED = auto()
    YEAR_CAP = auto()
    DEADLOCK = auto()


NONE = -1  # no seat, area or plan
NO_MOVE = 36  # as a plan; the other plans are 6 * from + to
PASS, BUILD_ONE = 0, 1  # plans when a palazzo can be built

EACH_SEAT = Axis(MOST_SEATS, seats=True)
SEAT, SEATS = seat_number(MOST_SEATS), seat_mask(MOST_SEATS)
WORDS = ("zero", "one", "two", "three")  # names of markers by value
TURNS = 4  # number of awards in an election
PLAN = (
    "A tied seat's secret plan, `none` until it decides: houses to place, palazzi to build, or a "
    f"move ({NO_MOVE}: no move)."
)


class Terms(DogeOptions, MatchTerms):
    """Everything that stays constant during a match."""

    seats: int = field("Number of seats.", between(3, 4))
    ballot_rounds: int = field("Ballots that a seat can lay in a year.", between(3, 4), start=4)


# One entry per field.
# fmt: off
class State(MatchState):
    """Everything that changes during a match."""

    # progress of the match (R2)
    stage: int = field("The current stage, which decides the legal actions.", Stage)
    waits: int = field("Bit mask of the seats that may act.", SEATS, learned=False)
    ending: int = field("The way the match ended.", Ending)
    winners: int = field("Bit mask of the seats that won.", SEATS)
    year: int = field("Years begun so far.", up_to(200))
    ballot_round: int = field("Rounds of ballots begun this year.", up_to(4))
    election: int = field("Elections held this year.", up_to(AREA_COUNT))
    first_seat: int = field("The seat that comes first among tied seats.", SEAT)
    # order of voting (R4, R12.5)
    order: Vector = field("This year's areas in the order of voting.", none_or(AREAS), AREA_COUNT)
    coming: Vector = field("Next year's areas in order, as far as they are turned up.",
        none_or(AREAS), AREA_COUNT)
    # the players' markers (R3, R5, R12.1-R12.4)
    markers: Grid = field("Markers in stock, by value.", up_to(2), EACH_SEAT, WORDS, see=See.OWNER)
    held: Vector = field("Markers not laid in an area yet.", up_to(MARKER_COUNT), EACH_SEAT)
    card: Vector = field("The area chosen for the next ballot.", none_or(AREAS), EACH_SEAT,
        see=See.OWNER)
    draft: Grid = field("Markers chosen for the next ballot, by value.", up_to(2), EACH_SEAT, WORDS,
        see=See.OWNER)
    ballot: Cube = field("Markers face down in each area, by value.", up_to(2), EACH_SEAT, AREAS,
        WORDS, see=See.OWNER)
    laid: Grid = field("Number of markers face down in each area.", up_to(4), EACH_SEAT, AREAS)
    turned: Grid = field("Markers turned up in the current election, by value.", up_to(2),
        EACH_SEAT, WORDS)
    shown: Grid = field("Markers turned up earlier this year, by value.", up_to(2), EACH_SEAT,
        WORDS)
    # councillors (R6, R14.4)
    ring: Vector = field("The seat whose ring each councillor wears.", none_or(SEAT), COUNCILLORS)
    stands: Vector = field("The area of each councillor.", none_or(AREAS), COUNCILLORS)
    rings: Vector = field("Rings in stock.", up_to(RINGS), EACH_SEAT)
    # houses and palazzi, in districts only (R9.5, R10)
    houses: Grid = field("Houses in each district.", up_to(HOUSES), EACH_SEAT, DISTRICTS)
    house_stock: Vector = field("Houses in stock.", up_to(HOUSES), EACH_SEAT)
    palaces: Grid = field("Palazzi in each district.", up_to(SITES), EACH_SEAT, DISTRICTS)
    palace_stock: Vector = field("Palazzi in stock.", up_to(PALACES), EACH_SEAT)
    sites: Grid = field("The seat that built on each site, from the cheapest on.", none_or(SEAT),
        DISTRICTS, SITES)
    # the running election (R5, R7, R8)
    votes: Grid = field("Votes in each area that has voted this year.", up_to(MOST_VOTES),
        EACH_SEAT, AREAS)
    firsts: int = field("Bit mask of the seats with the most votes.", SEATS)
    seconds: int = field("Bit mask of the seats with the next most.", SEATS)
    turn: int = field("Awards of the election begun so far.", up_to(TURNS))
    councillor: int = field("The councillor being decided on.", none_or(COUNCILLORS))
    decided: Vector = field("Councillors of the Quarantia already decided on.", FLAG,
        COUNCILLORS[QUARANTIA:])
    due: Vector = field("Houses, moves or building decisions that a seat still has.", up_to(2),
        EACH_SEAT)
    lifted: Vector = field("The district that a house was lifted from.", none_or(DISTRICTS),
        EACH_SEAT, see=See.OWNER)
    plan: Vector = field(PLAN, none_or(up_to(NO_MOVE)), EACH_SEAT, see=See.OWNER)
    received: Vector = field("Bit mask of the seats with new houses in each district.", SEATS,
        DISTRICTS)
    site: int = field("The district in which seats may build.", none_or(DISTRICTS))
    price: int = field("Price of a palazzo there, in houses.", up_to(8))
    house_left: int = field("Whether the winner may place a second house after a check.")
# fmt: on


TERMS = record_of(Terms)
STATE = record_of(State)


def furnish(terms: Terms) -> None:
    """Fill in the number of ballot rounds (R2.2)."""
    terms.ballot_rounds = BALLOT_ROUNDS[terms.seats]
