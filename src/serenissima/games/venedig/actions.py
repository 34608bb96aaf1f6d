"""The actions of Venedig, each kind with its arguments."""

from serenissima.kernel.actions import ActionKind, Actions, action
from serenissima.kernel.message import Arg

from .material import GOLD_VALUES, KINDS, MOST_BRIDGES, MOST_HEXES, MOST_POINTS, PALAZZO

KIND = Arg("kind", names=KINDS)
LARGE = Arg("kind", names=KINDS[PALAZZO:], low=PALAZZO)  # R3.3: it needs several cards
HEX = Arg("hex", low=1, high=MOST_HEXES, key="hex")  # named as on the board
BRIDGE = Arg("bridge", low=1, high=MOST_BRIDGES)
SIDE = Arg("side", names=("first", "second"))
POINTS = Arg("points", high=MOST_POINTS)
VALUE = Arg("value", low=1, high=GOLD_VALUES - 1)
ROW = ("card-{seat}-{kind}-*",)  # all cards of the kind, in hand and on the table
GONDOLA = ("gondola-{seat}",)


class Do(ActionKind):
    """The kinds of action."""

    REVEAL = action(rule="R14.2")
    SKIP = action(rule="R14.2")
    LAY = action(KIND, rule="R3.2", things=ROW)  # add a card to the own row
    SOLO = action(LARGE, rule="R3.3", things=ROW)  # lay all cards of a building at once
    DONE = action(rule="R3.5")  # finish laying
    RAISE = action(KIND, rule="R5.2", things=ROW)  # choose the next building
    RAISE_JOINTLY = action(LARGE, rule="R5.2", things=ROW)  # the same, from the rows on the table
    SITE = action(HEX, rule="R5.5", things=("hex-{hex}",))  # choose its site, hex by hex
    BRIDGE = action(BRIDGE, rule="R5.6", things=("line-{bridge}",))  # choose the site of a ponte
    COUNT = action(SIDE, rule="R6.5")  # choose the side whose casas count
    GO_ON = action(rule="R11.1")  # continue without paying
    PAY_MOST = action(rule="R11.5")  # pay at once for the most points
    OPEN_PURSE = action(rule="R11.2")  # choose the pieces to pay
    GIVE = action(VALUE, rule="R11.2")  # put down a tile or treasure
    PAY = action(rule="R11.2")  # for points
    DUMP = action(LARGE, rule="R9.2", things=ROW)  # give up a surplus row
    DRAIN = action(HEX, rule="R10.1", things=("hex-{hex}",))  # take its swamp tile
    STOP = action(rule="R10.1")  # stop draining
    TAKE = action(KIND, rule="R12.2", things=("display-{kind}",))  # from the display
    DRAW = action(rule="R12.2")  # from the pile
    SHOW = action(KIND, rule="R12.3", things=ROW)  # into the display
    SHED = action(KIND, rule="R16.5", things=ROW)  # from a full hand (option `full_hand=swap`)
    SAIL = action(POINTS, rule="R16.8", things=GONDOLA)  # how far (option `moves=up-to-all`)
    TAKE_BACK = action(retracts=True, rule="R3.5")  # undoes all cards chosen
    UNPICK = action(retracts=True, rule="R5.5")  # undoes the site so far
    KEEP = action(VALUE, retracts=True, rule="R11.2")  # undoes one tile or treasure
    CLOSE_PURSE = action(retracts=True, rule="R11.2")  # undoes all of them


ACTIONS = Actions(Do)
