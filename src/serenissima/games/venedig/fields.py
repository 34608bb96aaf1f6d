"""The terms and the state of Venedig, field by field, with who may see each (R15.1-R15.6)."""

import numpy as np

from serenissima.kernel.record import Field, Record, See

from .material import (
    ALL_CARDS,
    ALL_TILES,
    ALL_TREASURES,
    CARDS,
    DISTRICT_COUNT,
    FARTHEST,
    FIELDS,
    GOLD_VALUES,
    HAND_LIMIT,
    KINDS,
    MOST_BRIDGES,
    MOST_HEXES,
    SIDES,
    TILES,
    TREASURES,
)

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

# One field, one entry.
# fmt: off
TERMS = Record(
    f"{NAME}_terms",
    [
        Field("seats", "How many play.", 2, 5, start=2),
        Field("cards", "Cards of each kind.", high=4, codes=tuple(CARDS)),
        Field("tiles", "Swamp tiles of each value.", high=2, codes=tuple(TILES)),
        Field("treasures", "Treasures of each value.", high=2, codes=tuple(TREASURES)),
        Field("basilica", "What its three hexes look like.", codes=("triangle", "connected")),
        Field("full_hand", "What one draws with five cards.", high=2, codes=("no-draw", "swap",
              "must-lay")),
        Field("imaginary_casa", "What becomes of one revealed.", codes=("built", "discarded")),
        Field("turn_cap", "Turns after which it ends.", 10, 2000, start=300, dtype=np.int16),
        Field("card_counts", "Cards.", 0, ALL_CARDS, (5,), labels=KINDS),
        Field("tile_counts", "Swamp tiles with 0, 1, 2 gold.", 0, ALL_TILES, (3,)),
        Field("treasure_counts", "Treasures with 3, 4, 5, 6 gold.", 0, ALL_TREASURES, (4,)),
        # the board (R17)
        Field("hexes", "How many it has.", 0, MOST_HEXES, dtype=np.int16),
        Field("district", "Of each hex.", -1, DISTRICT_COUNT - 1, (MOST_HEXES,), start=-1),
        Field("printed", "What lies on each hex at first.", 0, 6, (MOST_HEXES,), codes=COVERS),
        Field("neighbour", "Of each hex to each side.", -1, MOST_HEXES - 1, (MOST_HEXES, SIDES),
              start=-1),
        Field("bridge", "The two hexes of each ponte site.", -1, MOST_HEXES - 1, (MOST_BRIDGES, 2),
              start=-1),
        Field("touches", "Bit mask of the districts beside each field.", 0, 31, (FIELDS,)),
        Field("row", "Of each hex.", 0, 63, (MOST_HEXES,)),
        Field("column", "Of each hex, in half hexes.", 0, 127, (MOST_HEXES,)),
        Field("track_row", "Of each field, in half rows.", 0, 127, (FIELDS,)),
        Field("track_column", "Of each field, in quarter hexes.", 0, 511, (FIELDS,),
              dtype=np.int16),
    ],
)

STATE = Record(
    f"{NAME}_state",
    [
        # where the match stands (R2)
        Field("stage", "What is to be decided.", high=len(STAGES) - 1, codes=STAGES),
        Field("waits", "Bit mask of the seats that may act.", high=31, learned=False,
              holds_seats=True),
        Field("ending", "How the match ended.", high=len(ENDINGS) - 1, codes=ENDINGS),
        Field("closing", "How it is about to end.", high=len(ENDINGS) - 1, codes=ENDINGS),
        Field("turn", "Turns begun.", high=2000, dtype=np.int16),
        Field("active", "Whose turn it is.", high=4, holds_seat=True),
        Field("then", "What follows when nothing more is to be built.", high=len(STAGES) - 1,
              codes=STAGES),
        Field("revealed", "A card was revealed for the imaginary player this turn."),
        # cards (R3, R12); what is not named elsewhere is in the pile
        Field("pile", "Cards still to come.", high=ALL_CARDS, shape=(5,), see=See.NOBODY,
              labels=KINDS),
        Field("discard", "Cards put away.", high=ALL_CARDS, shape=(5,), labels=KINDS),
        Field("display", "Cards open beside the pile.", high=1, shape=(5,), labels=KINDS),
        Field("hand", "Cards in hand.", high=HAND_LIMIT + 1, shape=(5, 5), see=See.OWNER,
              seats=True, labels=KINDS),
        Field("hand_size", "How many they are.", high=HAND_LIMIT + 1, shape=(5,), seats=True),
        Field("known", "Cards that the hand is known to hold.", high=HAND_LIMIT + 1, shape=(5, 5),
              seats=True, labels=KINDS),
        Field("adding", "Hand cards chosen for the rows.", high=HAND_LIMIT, shape=(5, 5),
              see=See.OWNER, seats=True, labels=KINDS),
        Field("solo", "Buildings chosen to be built alone.", high=1, shape=(5, 5), see=See.OWNER,
              seats=True, labels=KINDS),
        Field("laid", "Cards in the rows on the table.", high=4, shape=(5, 5), seats=True,
              labels=KINDS),
        Field("imaginary_laid", "The imaginary player's rows.", high=4, shape=(5,), labels=KINDS),
        Field("master", "Who has each master builder.", -1, 4, (5,), labels=KINDS, start=-1,
              holds_seat=True),
        Field("imaginary_master", "The imaginary player has it.", shape=(5,), labels=KINDS),
        # the board (R5, R10)
        Field("cover", "What lies on each hex.", 0, 6, (MOST_HEXES,), codes=COVERS),
        Field("piece", "Which piece of its kind stands on each hex.", high=19, shape=(MOST_HEXES,),
              learned=False),
        Field("supply", "Pieces still to be built.", high=19, shape=(5,), labels=KINDS),
        Field("position", "The field of each gondola.", high=FARTHEST, shape=(5,), seats=True,
              dtype=np.int16),
        # the running building (R5-R8)
        Field("to_build", "Complete sets, each for one building.", high=HAND_LIMIT, shape=(5,),
              labels=KINDS),
        Field("complete", "The rows on the table suffice.", shape=(5,), labels=KINDS),
        Field("building", "What is being built.", -1, 4, codes=("none", *KINDS), start=-1),
        Field("joint", "It is built with the rows on the table."),
        Field("builder", "Its master builder; none is the imaginary player.", -1, 4, start=-1,
              holds_seat=True),
        Field("decider", "Who chooses the site.", -1, 4, start=-1, holds_seat=True),
        Field("picked", "Hexes chosen for it.", -1, MOST_HEXES - 1, (3,), start=-1),
        Field("points", "What it brings.", high=20),
        Field("movers", "Bit mask of the gondolas still to move.", high=31, holds_seats=True),
        # the purse: R7, R10, R11
        Field("gold", "Tiles and treasures by value.", high=ALL_TILES, shape=(5, GOLD_VALUES),
              see=See.OWNER, seats=True),
        Field("tiles_held", "How many tiles.", high=ALL_TILES, shape=(5,), seats=True),
        Field("treasures_held", "How many treasures.", high=ALL_TREASURES, shape=(5,), seats=True),
        Field("offered", "What is about to be paid, by value.", high=ALL_TILES,
              shape=(5, GOLD_VALUES), see=See.OWNER, seats=True),
        Field("tile_pile", "Values of the tiles on the board.", high=ALL_TILES, shape=(3,),
              see=See.NOBODY),
        Field("treasure_pile", "Values of the treasures in stock.", high=ALL_TREASURES, shape=(4,),
              see=See.NOBODY),
        Field("tiles_paid", "Tiles out of the match, by value.", high=ALL_TILES, shape=(3,)),
        Field("payer", "Who has opened the purse.", -1, 4, start=-1, holds_seat=True),
        Field("paying_in", "The stage to which paying goes back.", high=len(STAGES) - 1,
              codes=STAGES),
        # swamp and cards: R10, R12
        Field("drained", "Hexes drained this turn.", high=2),
        Field("shown", "The kind just put into the display.", -1, 4, codes=("none", *KINDS),
              start=-1),
        Field("to_take", "Cards still to be taken.", high=3),
        Field("exchanging", "Seats that have still to exchange at the end.", high=5),
    ],
)
# fmt: on


def furnish(terms: np.record) -> None:
    """Fill in how many cards, tiles and treasures there are (R1.3, R1.7, R1.8)."""
    terms.card_counts[:] = tuple(CARDS.values())[terms.cards]
    terms.tile_counts[:] = tuple(TILES.values())[terms.tiles]
    terms.treasure_counts[:] = tuple(TREASURES.values())[terms.treasures]
