"""The terms and the state of Venedig, field by field, with who may see each (R15.1-R15.6)."""

from typing import Any

import numpy as np

from serenissima.kernel.record import Field, Record, See

from .material import (
    ALL_CARDS,
    ALL_TILES,
    ALL_TREASURES,
    DISTRICT_COUNT,
    DRAINS,
    FARTHEST,
    FIELDS,
    FILLING,
    FULL_HANDS,
    GOLD_VALUES,
    HAND_LIMIT,
    HEXES,
    IMAGINARY_CASAS,
    KIND_COUNT,
    KINDS,
    LEAST_SEATS,
    LEAST_TURNS,
    MOST_BRIDGES,
    MOST_HEXES,
    MOST_SEATS,
    MOST_TURNS,
    NEEDED,
    PIECES,
    SHAPES,
    SIDES,
    TILE_VALUES,
    TREASURE_VALUES,
    USUAL_TURNS,
)
from .places import COLUMNS, ROWS

NAME = __package__.rpartition(".")[2]

STAGES = ("before", "lay", "next", "site", "span", "move", "between", "surplus", "drain", "draw",
          "fill", "shed", "after", "pass", "pay", "final", "over")  # fmt: skip
(BEFORE, LAY, NEXT, SITE, SPAN, MOVE, BETWEEN, SURPLUS, DRAIN, DRAW, FILL, SHED, AFTER, PASS, PAY,
 FINAL, OVER) = range(len(STAGES))  # fmt: skip

ENDINGS = ("none", "sixty-by-building", "sixty-by-helping", "sixty-by-gold", "casa-exhausted",
           "palazzo-exhausted", "campo-exhausted", "ponte-exhausted", "basilica-exhausted",
           "turn-cap")  # fmt: skip
(GOES_ON, BY_BUILDING, BY_HELPING, BY_GOLD, EXHAUSTED) = range(5)  # EXHAUSTED + kind
TURN_CAP = len(ENDINGS) - 1

COVERS = ("swamp", "free", *KINDS)
SWAMP, FREE, BUILT = range(3)  # BUILT + kind

TRIANGLE, CONNECTED = range(2)  # basilica
NO_DRAW, SWAP, MUST_LAY = range(3)  # full_hand
BUILT_FOR_NOBODY, DISCARDED = range(2)  # imaginary_casa

NONE = -1  # no seat, no kind, no hex
ALL_SEATS, ALL_DISTRICTS = (1 << MOST_SEATS) - 1, (1 << DISTRICT_COUNT) - 1  # bit masks

EACH_KIND, EACH_SEAT = (KIND_COUNT,), (MOST_SEATS,)
HANDS, PURSES = (MOST_SEATS, KIND_COUNT), (MOST_SEATS, GOLD_VALUES)

# One field, one entry.
# fmt: off
TERMS: Record[Any] = Record(
    f"{NAME}_terms",
    [
        Field("seats", "How many play.", LEAST_SEATS, MOST_SEATS, start=LEAST_SEATS),
        Field("basilica", "What its three hexes look like.", codes=SHAPES),
        Field("full_hand", "What one draws with five cards.", high=len(FULL_HANDS) - 1,
              codes=FULL_HANDS),
        Field("imaginary_casa", "What becomes of one revealed.", codes=IMAGINARY_CASAS),
        Field("turn_cap", "Turns after which it ends.", LEAST_TURNS, MOST_TURNS, start=USUAL_TURNS,
              dtype=np.int16),
        Field("card_counts", "Cards.", 0, ALL_CARDS, EACH_KIND, labels=KINDS),
        Field("tile_counts", "Swamp tiles with 0, 1, 2 gold.", 0, ALL_TILES, (TILE_VALUES,)),
        Field("treasure_counts", "Treasures with 3, 4, 5, 6 gold.", 0, ALL_TREASURES,
              (TREASURE_VALUES,)),
        # the board (R17)
        Field("hexes", "How many it has.", 0, MOST_HEXES, dtype=np.int16),
        Field("district", "Of each hex.", -1, DISTRICT_COUNT - 1, (MOST_HEXES,), start=-1),
        Field("printed", "What lies on each hex at first.", 0, len(COVERS) - 1, (MOST_HEXES,),
              codes=COVERS),
        Field("neighbour", "Of each hex, clockwise from the east.", -1, MOST_HEXES - 1,
              (MOST_HEXES, SIDES), start=-1),
        Field("bridge", "The two hexes of each dotted line.", -1, MOST_HEXES - 1, (MOST_BRIDGES, 2),
              start=-1),
        Field("touches", "Bit mask of the districts beside each field.", 0, ALL_DISTRICTS,
              (FIELDS,)),
        Field("row", "Of each hex.", 0, ROWS - 1, (MOST_HEXES,)),
        Field("column", "Of each hex, in half hexes.", 0, COLUMNS - 1, (MOST_HEXES,)),
        Field("track_row", "Of each field, in half rows.", 0, 2 * (ROWS - 1), (FIELDS,)),
        Field("track_column", "Of each field, in quarter hexes.", 0, 2 * (COLUMNS - 1), (FIELDS,)),
    ],
)

STATE: Record[Any] = Record(
    f"{NAME}_state",
    [
        # where the match stands (R2)
        Field("stage", "What is to be decided.", high=len(STAGES) - 1, codes=STAGES),
        Field("waits", "Bit mask of the seats that may act.", high=ALL_SEATS, learned=False,
              holds_seats=True),
        Field("ending", "How the match ended.", high=len(ENDINGS) - 1, codes=ENDINGS),
        Field("closing", "How it is about to end.", high=len(ENDINGS) - 1, codes=ENDINGS),
        Field("turn", "Turns begun.", high=MOST_TURNS, dtype=np.int16),
        Field("active", "Whose turn it is.", high=MOST_SEATS - 1, holds_seat=True),
        Field("then", "What follows when nothing more is to be built.", high=len(STAGES) - 1,
              codes=STAGES),
        Field("revealed", "A card was revealed for the imaginary player this turn."),
        # cards (R3, R12); what is not named elsewhere is in the pile
        Field("pile", "Cards still to come.", high=ALL_CARDS, shape=EACH_KIND, see=See.NOBODY,
              labels=KINDS),
        Field("discard", "Cards put away.", high=ALL_CARDS, shape=EACH_KIND, labels=KINDS),
        Field("display", "Cards open beside the pile.", high=1, shape=EACH_KIND, labels=KINDS),
        Field("hand", "Cards in hand.", high=HAND_LIMIT + 1, shape=HANDS, see=See.OWNER, seats=True,
              labels=KINDS),
        Field("hand_size", "How many they are.", high=HAND_LIMIT + 1, shape=EACH_SEAT, seats=True),
        Field("known", "Cards that the hand is known to hold.", high=HAND_LIMIT + 1, shape=HANDS,
              seats=True, labels=KINDS),
        Field("adding", "Hand cards chosen for the rows.", high=HAND_LIMIT, shape=HANDS,
              see=See.OWNER, seats=True, labels=KINDS),
        Field("solo", "Buildings chosen to be built alone.", high=1, shape=HANDS, see=See.OWNER,
              seats=True, labels=KINDS),
        Field("laid", "Cards in the rows on the table.", high=max(NEEDED), shape=HANDS, seats=True,
              labels=KINDS),
        Field("imaginary_laid", "The imaginary player's rows.", high=max(NEEDED), shape=EACH_KIND,
              labels=KINDS),
        Field("master", "Who has each figure.", -1, MOST_SEATS - 1, EACH_KIND, labels=KINDS,
              start=-1, holds_seat=True),
        Field("imaginary_master", "The imaginary player has it.", shape=EACH_KIND, labels=KINDS),
        # the board (R5, R10)
        Field("cover", "What lies on each hex.", 0, len(COVERS) - 1, (MOST_HEXES,), codes=COVERS),
        Field("piece", "Which piece of its kind stands on each hex.", high=max(PIECES),
              shape=(MOST_HEXES,), learned=False),
        Field("supply", "Pieces still to be built.", high=max(PIECES), shape=EACH_KIND,
              labels=KINDS),
        Field("position", "The field of each gondola.", high=FARTHEST, shape=EACH_SEAT, seats=True,
              dtype=np.int16),
        # the running building (R5-R8)
        Field("to_build", "Complete sets, each for one building.", high=HAND_LIMIT, shape=EACH_KIND,
              labels=KINDS),
        Field("complete", "The rows on the table suffice.", shape=EACH_KIND, labels=KINDS),
        Field("building", "What is being built.", -1, KIND_COUNT - 1, codes=("none", *KINDS),
              start=-1),
        Field("joint", "It is built with the rows on the table."),
        Field("builder", "Who gets all its points; none is the imaginary player.", -1,
              MOST_SEATS - 1, start=-1, holds_seat=True),
        Field("decider", "Who chooses the site.", -1, MOST_SEATS - 1, start=-1, holds_seat=True),
        Field("picked", "Hexes chosen for it.", -1, MOST_HEXES - 1, (max(HEXES),), start=-1),
        Field("points", "What it brings.", high=20),
        Field("movers", "Bit mask of the gondolas still to move.", high=ALL_SEATS,
              holds_seats=True),
        # the purse: R7, R10, R11
        Field("gold", "Tiles and treasures by value.", high=ALL_TILES, shape=PURSES, see=See.OWNER,
              seats=True),
        Field("tiles_held", "How many tiles.", high=ALL_TILES, shape=EACH_SEAT, seats=True),
        Field("treasures_held", "How many treasures.", high=ALL_TREASURES, shape=EACH_SEAT,
              seats=True),
        Field("offered", "What is about to be paid, by value.", high=ALL_TILES, shape=PURSES,
              see=See.OWNER, seats=True),
        Field("tile_pile", "Values of the tiles on the board.", high=ALL_TILES,
              shape=(TILE_VALUES,), see=See.NOBODY),
        Field("treasure_pile", "Values of the treasures in stock.", high=ALL_TREASURES,
              shape=(TREASURE_VALUES,), see=See.NOBODY),
        Field("tiles_paid", "Tiles out of the match, by value.", high=ALL_TILES,
              shape=(TILE_VALUES,)),
        Field("payer", "Who has opened the purse.", -1, MOST_SEATS - 1, start=-1, holds_seat=True),
        Field("paying_in", "The stage to which paying goes back.", high=len(STAGES) - 1,
              codes=STAGES),
        # swamp and cards: R10, R12
        Field("drained", "Hexes drained this turn.", high=DRAINS),
        Field("shown", "The kind just put into the display.", -1, KIND_COUNT - 1,
              codes=("none", *KINDS), start=-1),
        Field("to_take", "Cards still to be taken.", high=FILLING),
        Field("exchanging", "Seats that have still to exchange at the end.", high=MOST_SEATS),
    ],
)
# fmt: on
