"""What the tale of Venedig can tell: each event with its rule and what it changes."""

from serenissima.kernel.message import Arg
from serenissima.kernel.tale import Event

from .actions import HEX, KIND, LARGE
from .material import DISTRICTS, FARTHEST, GOLD_VALUES, MOST_TURNS

SEAT = Arg("seat", seat=True)
COUNT = Arg("count", high=20)
POINTS = Arg("points", high=100)
FIELD = Arg("field", high=FARTHEST)
VALUE = Arg("value", high=GOLD_VALUES - 1)
UNSEEN_VALUE = Arg("value", high=GOLD_VALUES - 1, secret=True)
DISTRICT = Arg("district", names=tuple(DISTRICTS))
OTHER = Arg("other", names=DISTRICT.names, words="district")

FLOW = ("stage", "then", "building", "joint", "builder", "decider", "picked", "points", "movers",
        "to_build", "complete", "closing")  # fmt: skip
HAND = ("hand", "hand_size", "known")
FIGURE = ("master", "imaginary_master")
PURSE = ("gold", "tiles_held", "treasures_held", "offered", "tile_pile", "treasure_pile",
         "tiles_paid", "payer", "paying_in", "stage")  # fmt: skip
TURN = ("stage", "active", "turn", "revealed", "drained", "shown", "to_take", "then")

# One event, one entry.
# fmt: off
EVENTS = (
    Event("dealt", (), "R1.6"),
    Event("turn", (SEAT, Arg("number", high=MOST_TURNS)), "R2.2", TURN, heading=True),
    # laying cards (R3, R4)
    Event("chose-card", (SEAT, KIND), "R3.5", ("adding",), secret=True),
    Event("chose-solo", (SEAT, LARGE), "R3.5", ("solo",), secret=True),
    Event("took-back", (SEAT,), "R3.5", ("adding", "solo"), secret=True),
    Event("laid", (SEAT, COUNT, KIND), "R3.2", ("laid", "adding", "solo", *HAND, *FLOW)),
    Event("laid-solo", (SEAT, COUNT, KIND), "R3.3", ("adding", "solo", *HAND, *FLOW)),
    Event("laid-nothing", (SEAT,), "R3.6", FLOW),
    Event("master", (SEAT, LARGE), "R4.1", FIGURE),
    Event("master-taken", (SEAT, LARGE), "R4.2", FIGURE),
    Event("master-inherited", (SEAT, LARGE), "R9.3", FIGURE),
    Event("imaginary-master", (LARGE,), "R14.5", FIGURE),
    Event("figure-back", (LARGE,), "R4.4", FIGURE),
    # buildings: R5 to R8
    Event("building", (SEAT, KIND), "R5.3", FLOW),
    Event("no-space", (KIND,), "R5.7", ("laid", "imaginary_laid", "discard", *FIGURE, *FLOW)),
    Event("picked", (SEAT, HEX), "R5.5", ("picked",)),
    Event("unpicked", (SEAT,), "R5.5", ("picked",)),
    Event("built", (KIND, DISTRICT), "R5.4", ("cover", "piece", "supply", *FLOW)),
    Event("built-ponte", (DISTRICT, OTHER), "R5.6", ("cover", "piece", "supply", *FLOW)),
    Event("counts", (SEAT, DISTRICT, COUNT), "R6.5", FLOW),
    Event("treasure", (SEAT, UNSEEN_VALUE), "R7.1", PURSE),
    Event("no-treasure", (SEAT,), "R7.2", FLOW, rare=True),
    Event("moved", (SEAT, POINTS, FIELD), "R8.2", ("position", *FLOW)),
    Event("stayed", (SEAT,), "R8.2", FLOW),
    Event("went-on", (SEAT,), "R8.6", FLOW),
    Event("cards-away", (KIND,), "R8.7", ("laid", "imaginary_laid", "discard", *FLOW)),
    Event("dumped", (SEAT, COUNT, LARGE), "R9.2", ("laid", "discard", *FLOW)),
    # the purse: R11
    Event("opened-purse", (SEAT,), "R11.2", PURSE),
    Event("offered", (SEAT, VALUE), "R11.2", ("offered",), secret=True),
    Event("kept", (SEAT, VALUE), "R11.2", ("offered",), secret=True),
    Event("closed-purse", (SEAT,), "R11.2", PURSE),
    Event("paid", (SEAT, Arg("gold", high=400), POINTS), "R11.1", (*PURSE, "exchanging")),
    # swamp and cards: R10, R12
    Event("drained", (SEAT, HEX), "R10.1", ("cover", "drained", "stage")),
    Event("found", (SEAT, UNSEEN_VALUE), "R10.2", PURSE),
    Event("stopped", (SEAT,), "R10.1", ("stage",)),
    Event("took", (SEAT, KIND), "R12.1", ("display", "to_take", "shown", "stage", *HAND)),
    Event("drew", (SEAT, Arg("kind", names=KIND.names, secret=True)), "R12.1", ("pile", "to_take",
          "shown", "stage", *HAND)),
    Event("showed", (SEAT, KIND), "R12.3", ("display", "shown", "to_take", "stage", *HAND)),
    Event("hand-full", (SEAT,), "R12.5", ("stage",)),
    Event("shed", (SEAT, KIND), "R16.5", ("discard", "stage", *HAND)),
    Event("reshuffled", (), "R12.6", ("pile", "discard")),
    Event("display-away", (), "R12.7", ("display", "discard", *TURN)),
    # the imaginary player (R14)
    Event("revealed", (KIND,), "R14.2", ("pile", "revealed", "imaginary_laid", *FLOW)),
    Event("not-revealed", (SEAT,), "R14.2", ("stage",)),
    Event("revealed-in-vain", (KIND,), "R14.3", ("pile", "discard", "revealed", "stage")),
    # the end (R13)
    Event("goal", (SEAT,), "R13.1", FLOW),
    Event("exhausted", (KIND,), "R13.1", FLOW),
    Event("last-exchange", (), "R13.3", ("exchanging", "adding", "solo", *FLOW), heading=True),
    Event("keeps-gold", (SEAT,), "R13.3", ("stage", "exchanging")),
    Event("turn-cap", (), "R13.7", ("stage", "closing"), rare=True),
    Event("won", (SEAT, FIELD), "R13.6", ("stage", "ending", "exchanging")),
)

(DEALT, TURN_BEGAN, CHOSE_CARD, CHOSE_SOLO, TOOK_BACK, LAID, LAID_SOLO, LAID_NOTHING, MASTER,
 MASTER_TAKEN, MASTER_INHERITED, IMAGINARY_MASTER, FIGURE_BACK, BUILDING, NO_SPACE, PICKED,
 UNPICKED, BUILT, BUILT_PONTE, COUNTS, TREASURE, NO_TREASURE, MOVED, STAYED, WENT_ON, CARDS_AWAY,
 DUMPED, OPENED_PURSE, OFFERED, KEPT, CLOSED_PURSE, PAID, DRAINED, FOUND, STOPPED, TOOK, DREW,
 SHOWED, HAND_FULL, SHED, RESHUFFLED, DISPLAY_AWAY, REVEALED, NOT_REVEALED, REVEALED_IN_VAIN, GOAL,
 EXHAUSTED, LAST_EXCHANGE, KEEPS_GOLD, TURN_CAP, WON) = range(len(EVENTS))
# fmt: on
