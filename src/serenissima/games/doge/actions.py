"""The actions of Doge: each kind with its arguments."""

from serenissima.kernel.actions import ActionKind, Actions, action
from serenissima.kernel.message import Arg

from .material import AREAS, DISTRICTS, VALUES, WINNER_HOUSES

AREA = Arg("area", names=AREAS)
DISTRICT = Arg("district", names=DISTRICTS, words="area")
MARKER = Arg("marker", high=VALUES - 1)
HOUSES = ("area-{district}", "houses-{seat}-{district}")
THERE = ("area-{area}",)
MARKERS = ("marker-{seat}-{marker}-*",)  # every marker of that value that the seat still has
WHICH = Arg("which", names=("first", "second", "third"))


class Do(ActionKind):
    """What a seat can do."""

    CARD = action(AREA, rule="R3.1", things=THERE)  # where to lay a ballot
    ADD = action(MARKER, rule="R3.3", things=MARKERS)  # one more marker for it
    CONFIRM = action(rule="R3.4")  # the ballot is ready
    COUNCILLOR = action(WHICH, rule="R13.4")  # of the Quarantia (option `neutralise=one-by-one`)
    SEND = action(AREA, rule="R6.3", things=THERE)  # where to send the councillor, under control
    ABSTAIN = action(rule="R6.6")  # the councillor is neutral
    LIFT = action(DISTRICT, rule="R9.4", things=HOUSES)  # a house to move
    DROP = action(DISTRICT, rule="R9.4", things=("area-{district}",))  # where the lifted house goes
    STAY = action(rule="R6.9")  # no move, or no further one
    PLACE = action(Arg("count", high=WINNER_HOUSES), rule="R9.1")  # houses from stock
    BUILD = action(rule="R10.3")
    FORGO = action(rule="R10.4")
    REMOVE = action(MARKER, retracts=True, rule="R3.4")  # takes back a marker of the ballot
    TAKE_BACK = action(retracts=True, rule="R3.4")  # takes back the ballot
    PUT_BACK = action(retracts=True, rule="R9.4")  # takes back the lifting of a house


ACTIONS = Actions(Do)
