"""The actions of Venedig: each kind with its arguments."""

from serenissima.kernel.actions import ActionKind, Actions, action
from serenissima.kernel.message import Arg

from .material import GOLD_VALUES, KINDS, MOST_BRIDGES, MOST_HEXES, MOST_POINTS, PALAZZO

KIND = Arg("kind", names=KINDS)
LARGE = Arg("kind", names=KINDS[PALAZZO:], low=PALAZZO)  # R3.3: it needs several cards
HEX = Arg("hex", low=1, high=MOST_HEXES)
BRIDGE = Arg("bridge", low=1, high=MOST_BRIDGES)
SIDE = Arg("side", names=("first", "second"))
POINTS = Arg("points", high=MOST_POINTS)
VALUE = Arg("value", low=1, high=GOLD_VALUES - 1)


class Do(ActionKind):
    """What a seat can do."""

    REVEAL = action()
    SKIP = action()
    LAY = action(KIND)  # one more card to one's row
    SOLO = action(LARGE)  # all cards of a building at once
    DONE = action()  # the cards are laid
    RAISE = action(KIND)  # which building is next
    RAISE_JOINTLY = action(LARGE)  # the same, of the row on the table
    SITE = action(HEX)  # where it stands, hex by hex
    BRIDGE = action(BRIDGE)  # where a ponte stands
    COUNT = action(SIDE)  # whose casas it counts
    GO_ON = action()  # without paying
    PAY_MOST = action()  # at once, for as many points as there is gold for
    OPEN_PURSE = action()  # to choose what to pay
    GIVE = action(VALUE)  # one tile or treasure
    PAY = action()  # for points
    DUMP = action(LARGE)  # a row too many
    DRAIN = action(HEX)  # take its swamp tile
    STOP = action()  # draining
    TAKE = action(KIND)  # from the display
    DRAW = action()  # from the pile
    SHOW = action(KIND)  # into the display
    SHED = action(KIND)  # out of a full hand (option `full_hand=swap`)
    SAIL = action(POINTS)  # how far one's gondola moves (option `moves=up-to-all`)
    TAKE_BACK = action(retracts=True)  # takes back all cards chosen
    UNPICK = action(retracts=True)  # takes back the site begun
    KEEP = action(VALUE, retracts=True)  # takes back one tile or treasure
    CLOSE_PURSE = action(retracts=True)  # takes back all of them


ACTIONS = Actions(Do)
