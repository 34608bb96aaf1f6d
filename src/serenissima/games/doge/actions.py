"""The actions of Doge, each kind with its arguments."""

from serenissima.kernel.actions import ActionKind, Actions, action
from serenissima.kernel.message import Arg

from .material import AREAS, DISTRICTS, VALUES, WINNER_HOUSES

AREA = Arg("area", names=AREAS)
DISTRICT = Arg("district", names=DISTRICTS, words="area")
MARKER = Arg("marker", high=VALUES - 1)
HOUSES = ("area-{district}", "houses-{seat}-{district}")
THERE = ("area-{area}",)
MARKERS = ("marker-{seat}-{marker}-*",)  # all the seat's remaining markers of that value
WHICH = Arg("which", names=("first", "second", "third"))


class Do(ActionKind):
    """The kinds of action."""

    CARD = action(AREA, rule="R3.1", things=THERE)  # choose an area for the ballot
    ADD = action(MARKER, rule="R3.3", things=MARKERS)  # add a marker to it
    CONFIRM = action(rule="R3.4")  # finish the ballot
    COUNCILLOR = action(WHICH, rule="R13.4")  # of the Quarantia (option `neutralise=one-by-one`)
    SEND = action(AREA, rule="R6.3", things=THERE)  # take control and send the councillor
    ABSTAIN = action(rule="R6.6")  # make the councillor neutral
    LIFT = action(DISTRICT, rule="R9.4", things=HOUSES)  # pick up a house to move
    DROP = action(DISTRICT, rule="R9.4", things=("area-{district}",))  # put down the house
    STAY = action(rule="R6.9")  # don't move, or don't move again
    PLACE = action(Arg("count", high=WINNER_HOUSES), rule="R9.1")  # houses from stock
    BUILD = action(rule="R10.3")
    FORGO = action(rule="R10.4")
    REMOVE = action(MARKER, retracts=True, rule="R3.4")  # undoes a marker of the ballot
    TAKE_BACK = action(retracts=True, rule="R3.4")  # undoes the ballot
    PUT_BACK = action(retracts=True, rule="R9.4")  # undoes picking up a house


ACTIONS = Actions(Do)
