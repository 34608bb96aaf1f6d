"""The events of Venedig, each with its rule and the fields it changes."""

from serenissima.kernel.affected import every_seat, named_seat
from serenissima.kernel.message import Arg
from serenissima.kernel.tale import Event, EventKind

from .actions import HEX, KIND, LARGE
from .affected import owners_of_rows, replaced_master
from .material import DISTRICTS, FARTHEST, GOLD_VALUES, MOST_TURNS
from .sums import field_reached, gold_paid, points_built

SEAT = Arg("seat", seat=True, things=("seat-{seat}",))
COUNT = Arg("count", high=20)
POINTS = Arg("points", high=100)
GOLD = Arg("gold", high=400)
FIELD = Arg("field", high=FARTHEST, things=("field-{field}", "pole-{field}"))
VALUE = Arg("value", high=GOLD_VALUES - 1)
UNSEEN_VALUE = Arg("value", high=GOLD_VALUES - 1, secret=True)
DISTRICT = Arg("district", names=tuple(DISTRICTS))
OTHER = Arg("other", names=DISTRICT.names, words="district")

FLOW = ("stage", "then", "building", "joint", "builder", "decider", "picked", "points", "movers",
        "to_build", "complete", "closing")  # fmt: skip
HAND = ("hand", "hand_size", "known")
FIGURE = ("master", "imaginary_master")
PURSE = ("gold", "tiles_held", "treasures_held", "offered", "tile_pile", "treasure_pile",
         "tiles_paid", "returned", "redrawn", "redrawn_size", "payer", "paying_in",
         "stage")  # fmt: skip
NEW_TURN = ("stage", "active", "turn", "revealed", "drained", "shown", "to_take", "then")


class Told(EventKind):
    """The kinds of event, in the order of the rules."""

    # fmt: off
    DEALT = Event(rule="R1.6")
    TURN = Event((SEAT, Arg("number", high=MOST_TURNS)), rule="R2.2", changes=NEW_TURN,
        heading=True)
    # laying cards (R3, R4)
    CHOSE_CARD = Event((SEAT, KIND), rule="R3.5", changes=("adding",), secret=True)
    CHOSE_SOLO = Event((SEAT, LARGE), rule="R3.5", changes=("solo",), secret=True)
    TOOK_BACK = Event((SEAT,), rule="R3.5", changes=("adding", "solo"), secret=True)
    LAID = Event((SEAT, COUNT, KIND), rule="R3.2", changes=("laid", "adding", "solo", *HAND, *FLOW),
        things=("card-{seat}-{kind}-*",), sound="card")
    LAID_SOLO = Event((SEAT, COUNT, KIND), rule="R3.3", changes=("adding", "solo", *HAND, *FLOW),
        things=("card-{seat}-{kind}-*",), sound="card")
    LAID_NOTHING = Event((SEAT,), rule="R3.6", changes=FLOW)
    MASTER = Event((SEAT, LARGE), rule="R4.1", weighs=True, changes=FIGURE,
        things=("figure-{kind}",), about="master-builder", sound="vote")
    MASTER_TAKEN = Event((SEAT, LARGE), rule="R4.2", affects=replaced_master, weighs=True,
        changes=FIGURE, things=("figure-{kind}",), about="master-builder", sound="vote")
    MASTER_INHERITED = Event((SEAT, LARGE), rule="R9.3", affects=named_seat, changes=FIGURE,
        things=("figure-{kind}",), about="master-builder")
    IMAGINARY_MASTER = Event((LARGE,), rule="R14.5", affects=replaced_master, changes=FIGURE,
        things=("figure-{kind}",), about="master-builder")
    FIGURE_BACK = Event((LARGE,), rule="R4.4", changes=FIGURE, things=("figure-{kind}",),
        about="master-builder")
    # buildings: R5 to R8
    BUILDING = Event((SEAT, KIND), rule="R5.3", changes=FLOW, about="{kind}")
    NO_SPACE = Event((KIND,), rule="R5.7", affects=owners_of_rows, weighs=True, changes=("laid",
        "imaginary_laid", "discard", *FIGURE, *FLOW), about="{kind}")
    PICKED = Event((SEAT, HEX), rule="R5.5", changes=("picked",), things=("hex-{hex}",))
    UNPICKED = Event((SEAT,), rule="R5.5", changes=("picked",))
    BUILT = Event((KIND, DISTRICT, POINTS), rule="R5.4", weighs=True, changes=("cover", "piece",
        "supply", *FLOW), things=("{kind}-{district}-*",), about="{kind}", sum=points_built,
        sound="building")
    BUILT_PONTE = Event((DISTRICT, OTHER), rule="R5.6", weighs=True, changes=("cover", "piece",
        "supply", *FLOW), things=("ponte-{district}-{other}-*", "ponte-{other}-{district}-*"),
        about="ponte", sound="building")
    COUNTS = Event((SEAT, DISTRICT, COUNT), rule="R6.5", changes=FLOW,
        things=("casa-{district}-*",), about="ponte")
    TREASURE = Event((SEAT, UNSEEN_VALUE), rule="R7.1", affects=named_seat, weighs=True,
        changes=PURSE, things=("stock-{seat}-treasure-back",), about="treasure")
    NO_TREASURE = Event((SEAT,), rule="R7.2", affects=named_seat, changes=FLOW, rare=True)
    MOVED = Event((SEAT, POINTS, FIELD, Arg("jumped", high=FARTHEST, unsaid=True), Arg("half_of",
        high=POINTS.high, unsaid=True)), rule="R8.2", affects=named_seat, weighs=True,
        changes=("position", *FLOW), things=("gondola-{seat}",), about="gondola",
        sum=field_reached)
    STAYED = Event((SEAT,), rule="R8.2", changes=FLOW, things=("gondola-{seat}",))
    WENT_ON = Event((SEAT,), rule="R8.6", changes=FLOW)
    CARDS_AWAY = Event((KIND,), rule="R8.7", weighs=True, changes=("laid", "imaginary_laid",
        "discard", *FLOW), things=("discards",))
    DUMPED = Event((SEAT, COUNT, LARGE), rule="R9.2", weighs=True, changes=("laid", "discard",
        *FLOW), things=("card-{seat}-{kind}-*",))
    # the purse: R11
    OPENED_PURSE = Event((SEAT,), rule="R11.2", changes=PURSE)
    OFFERED = Event((SEAT, VALUE), rule="R11.2", changes=("offered",), secret=True)
    KEPT = Event((SEAT, VALUE), rule="R11.2", changes=("offered",), secret=True)
    CLOSED_PURSE = Event((SEAT,), rule="R11.2", changes=PURSE)
    PAID = Event((SEAT, GOLD, POINTS, Arg("in_treasures", high=GOLD.high, unsaid=True)),
        rule="R11.1", weighs=True, changes=(*PURSE, "exchanging"), about="purse", sum=gold_paid)
    # swamp and cards: R10, R12
    DRAINED = Event((SEAT, HEX), rule="R10.1", changes=("cover", "drained", "stage"),
        things=("hex-{hex}",), about="swamp")
    FOUND = Event((SEAT, UNSEEN_VALUE), rule="R10.2", changes=PURSE, about="tile")
    STOPPED = Event((SEAT,), rule="R10.1", changes=("stage",))
    TOOK = Event((SEAT, KIND), rule="R12.1", changes=("display", "to_take", "shown", "stage",
        *HAND), things=("card-{seat}-{kind}-*",), sound="card")
    DREW = Event((SEAT, Arg("kind", names=KIND.names, secret=True)), rule="R12.1", changes=("pile",
        "to_take", "shown", "stage", *HAND), sound="card")
    SHOWED = Event((SEAT, KIND), rule="R12.3", changes=("display", "shown", "to_take", "stage",
        *HAND), things=("display-{kind}",), sound="card")
    HAND_FULL = Event((SEAT,), rule="R12.5", changes=("stage",))
    SHED = Event((SEAT, KIND), rule="R16.5", changes=("discard", "stage", *HAND),
        things=("discards",))
    RESHUFFLED = Event(rule="R12.6", changes=("pile", "discard"), things=("pile", "discards"))
    DISPLAY_AWAY = Event(rule="R12.7", changes=("display", "discard", *NEW_TURN),
        things=("market",))
    # the imaginary player (R14)
    REVEALED = Event((KIND,), rule="R14.2", changes=("pile", "revealed", "imaginary_laid", *FLOW),
        things=("card-imaginary-{kind}-*",))
    NOT_REVEALED = Event((SEAT,), rule="R14.2", changes=("stage",))
    REVEALED_IN_VAIN = Event((KIND,), rule="R14.3", changes=("pile", "discard", "revealed",
        "stage"))
    # the end (R13)
    GOAL = Event((SEAT,), rule="R13.1", affects=every_seat, weighs=True, changes=FLOW,
        things=("gondola-{seat}",))
    EXHAUSTED = Event((KIND,), rule="R13.1", affects=every_seat, changes=FLOW,
        things=("supply-{kind}",))
    LAST_EXCHANGE = Event(rule="R13.3", affects=every_seat, changes=("exchanging", "adding", "solo",
        *FLOW), heading=True)
    KEEPS_GOLD = Event((SEAT,), rule="R13.3", changes=("stage", "exchanging"))
    TURN_CAP = Event(rule="R13.7", affects=every_seat, changes=("stage", "closing"), rare=True)
    WON = Event((SEAT, FIELD), rule="R13.6", affects=every_seat, weighs=True, changes=("stage",
        "ending", "exchanging"), things=("gondola-{seat}",), sound="win")
    # fmt: on
