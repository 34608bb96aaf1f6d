"""The actions of Doge: each kind with its arguments."""

from serenissima.kernel.actions import ActionKind, Actions, action
from serenissima.kernel.message import Arg

from .material import AREAS, DISTRICTS, VALUES, WINNER_HOUSES

AREA = Arg("area", names=AREAS)
DISTRICT = Arg("district", names=DISTRICTS, words="area")
MARKER = Arg("marker", high=VALUES - 1)
WHICH = Arg("which", names=("first", "second", "third"))


class Do(ActionKind):
    """What a seat can do."""

    CARD = action(AREA)  # where to lay a ballot
    ADD = action(MARKER)  # one more marker for it
    CONFIRM = action()  # the ballot is ready
    COUNCILLOR = action(WHICH)  # of the Quarantia (option `neutralise=one-by-one`)
    SEND = action(AREA)  # take control of the councillor and send it there
    ABSTAIN = action()  # the councillor is neutral
    LIFT = action(DISTRICT)  # a house to move
    DROP = action(DISTRICT)  # where the lifted house goes
    STAY = action()  # no move, or no further one
    PLACE = action(Arg("count", high=WINNER_HOUSES))  # houses from stock
    BUILD = action()
    FORGO = action()
    REMOVE = action(MARKER, retracts=True)  # takes back a marker of the ballot
    TAKE_BACK = action(retracts=True)  # takes back the ballot
    PUT_BACK = action(retracts=True)  # takes back the lifting of a house


ACTIONS = Actions(Do)
