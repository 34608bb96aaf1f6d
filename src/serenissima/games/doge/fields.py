"""The terms and the state of Doge, field by field, with who may see each (R12.6, R12.7).

Next year's order is drawn when its cards are turned: nobody holds what nobody may see.
"""

from typing import Any

import numpy as np

from serenissima.kernel.codes import Codes, auto
from serenissima.kernel.record import Field, Record, See

from .material import (
    AREAS,
    BALLOT_ROUNDS,
    COUNCILLORS,
    DISTRICTS,
    HOUSES,
    MARKER_COUNT,
    MOST_VOTES,
    PALACES,
    RINGS,
    SITES,
)

NAME = __package__.rpartition(".")[2]


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


ENDINGS = ("none", "six-districts", "seven-in-five", "eight-in-four", "palaces-tie-break",
           "houses-tie-break", "shared", "year-cap", "deadlock")  # fmt: skip
(GOES_ON, SIX_DISTRICTS, SEVEN_IN_FIVE, EIGHT_IN_FOUR, PALACES_TIE_BREAK, HOUSES_TIE_BREAK, SHARED,
 YEAR_CAP, DEADLOCK) = range(9)  # fmt: skip

ROTATING, FIXED, RANDOM, SEALED = range(4)  # tie_order
BY_ORDER, BY_HOUSES, BY_LOT, NOBODY = range(4)  # scarce_sites
ABSTAIN_MOVING, ABSTAIN_NEUTRAL, ABSTAIN_NOTHING = range(3)  # forced_abstention
ALL_FIRST, ONE_BY_ONE = range(2)  # neutralise
ONE_PALACE, MANY_PALACES = range(2)  # palaces_per_check
ADDS_NOTHING, BARS = range(2)  # zero_marker

NONE = -1  # no seat, no area, no plan
NO_MOVE = 36  # as a plan; the others are 6 * from + to

WORDS = ("zero", "one", "two", "three")
PLAN = f"What a tied seat will do: houses to place, palazzi to build, or a move; {NO_MOVE} is none."

# One field, one entry.
# fmt: off
TERMS: Record[Any] = Record(
    f"{NAME}_terms",
    [
        Field("seats", "How many play.", 3, 4, start=3),
        Field("tie_order", "In which order tied seats decide.", high=3, codes=("rotating", "fixed",
              "random", "sealed")),
        Field("scarce_sites", "Who builds if sites are too few.", high=3, codes=("order", "houses",
              "random", "nobody")),
        Field("forced_abstention", "What abstaining without a ring means.", high=2, codes=("move",
              "neutral", "nothing")),
        Field("neutralise", "When those of the Quarantia are.", codes=("first", "one-by-one")),
        Field("palaces_per_check", "How many one check may bring.", codes=("one", "many")),
        Field("zero_marker", "What a 0 does.", codes=("adds-nothing", "bars")),
        Field("year_cap", "Years after which it ends.", 1, 200, start=30, dtype=np.int16),
        Field("ballot_rounds", "Ballots that a seat may lay in a year.", 3, 4, start=4),
    ],
)

STATE: Record[Any] = Record(
    f"{NAME}_state",
    [
        # where the match stands (R2)
        Field("stage", "What is to be decided.", high=8, codes=Stage.texts()),
        Field("waits", "Bit mask of the seats that may act.", high=15, learned=False,
              holds_seats=True),
        Field("ending", "How the match ended.", high=8, codes=ENDINGS),
        Field("winners", "Bit mask of the seats that won.", high=15, holds_seats=True),
        Field("year", "Years begun.", high=200, dtype=np.int16),
        Field("ballot_round", "Rounds of ballots begun this year.", high=4),
        Field("election", "Elections held this year.", high=7),
        Field("first_seat", "Who comes first among the tied.", high=3, holds_seat=True),
        # order of voting (R4, R12.5)
        Field("order", "This year's areas in order.", -1, 6, (7,), codes=("none", *AREAS),
              start=-1),
        Field("coming", "Next year's, as far as turned.", -1, 6, (7,), codes=("none", *AREAS),
              start=-1),
        # the players' markers (R3, R5, R12.1-R12.4)
        Field("markers", "Markers in stock by value.", high=2, shape=(4, 4), see=See.OWNER,
              seats=True, labels=WORDS),
        Field("held", "Markers not yet laid in an area.", high=MARKER_COUNT, shape=(4,),
              seats=True),
        Field("card", "The area chosen for a ballot.", -1, 6, (4,), See.OWNER, seats=True,
              codes=("none", *AREAS), start=-1),
        Field("draft", "Markers chosen for it by value.", high=2, shape=(4, 4), see=See.OWNER,
              seats=True, labels=WORDS),
        Field("ballot", "Markers face down in each area by value.", high=2, shape=(4, 7, 4),
              see=See.OWNER, seats=True, labels=WORDS),
        Field("laid", "How many lie face down in each area.", high=4, shape=(4, 7), seats=True,
              labels=AREAS),
        Field("turned", "Markers turned in the running election.", high=2, shape=(4, 4), seats=True,
              labels=WORDS),
        Field("shown", "Markers turned earlier this year.", high=2, shape=(4, 4), seats=True,
              labels=WORDS),
        # councillors (R6, R14.4)
        Field("ring", "Whose ring each councillor wears.", -1, 3, (9,), labels=COUNCILLORS,
              start=-1, holds_seat=True),
        Field("stands", "The area each councillor stands in.", -1, 6, (9,), labels=COUNCILLORS,
              codes=("none", *AREAS), start=-1),
        Field("rings", "Rings in stock.", high=RINGS, shape=(4,), seats=True),
        # houses and palazzi: in districts only (R9.5, R10)
        Field("houses", "Houses in each district.", high=HOUSES, shape=(4, 6), seats=True,
              labels=DISTRICTS),
        Field("house_stock", "Houses in stock.", high=HOUSES, shape=(4,), seats=True),
        Field("palaces", "Palazzi in each district.", high=SITES, shape=(4, 6), seats=True,
              labels=DISTRICTS),
        Field("palace_stock", "Palazzi in stock.", high=PALACES, shape=(4,), seats=True),
        Field("sites", "Who built on each site.", -1, 3, (6, SITES), start=-1, holds_seat=True),
        # the running election (R5, R7, R8)
        Field("votes", "Votes in each area decided this year.", high=MOST_VOTES, shape=(4, 7),
              seats=True, labels=AREAS),
        Field("firsts", "Bit mask of the seats with most votes.", high=15, holds_seats=True),
        Field("seconds", "Bit mask of the seats with next most.", high=15, holds_seats=True),
        Field("turn", "How far the election's awards have come.", high=4),
        Field("councillor", "The one being decided on.", -1, 8, codes=("none", *COUNCILLORS),
              start=-1),
        Field("decided", "Quarantia councillors decided on.", high=1, shape=(3,)),
        Field("due", "Houses, moves or checks that a seat still has.", high=2, shape=(4,),
              seats=True),
        Field("lifted", "The district a house is lifted from.", -1, 5, (4,), See.OWNER, seats=True,
              codes=("none", *DISTRICTS), start=-1),
        Field("plan", PLAN, -1, NO_MOVE, (4,), See.OWNER, seats=True, start=-1),
        Field("received", "Bit mask of the seats with new houses here.", high=15, shape=(6,),
              labels=DISTRICTS, holds_seats=True),
        Field("site", "The district in which building is checked.", -1, 5, codes=("none",
              *DISTRICTS), start=-1),
        Field("price", "Houses that a palazzo costs there.", high=8),
    ],
)
# fmt: on


def furnish(terms: np.record) -> None:
    """Fill in how many ballots there are (R2.2)."""
    terms.ballot_rounds = BALLOT_ROUNDS[int(terms.seats)]
