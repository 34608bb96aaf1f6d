"""The actions of Canal Grande: each kind with its arguments."""

from serenissima.kernel.actions import ActionKind, Actions, action
from serenissima.kernel.message import Arg

from .material import CARDS, DISTRICTS

KIND = Arg("card", names=CARDS)
DISTRICT = Arg("district", names=DISTRICTS)
OFFER = Arg("offer", names=("first", "second"))


class Do(ActionKind):
    """What a seat can do."""

    SHIFT = action(KIND)  # a card into the second offer
    PRESENT = action()  # the two offers are ready
    CHOOSE = action(OFFER)
    USE = action()
    FORGO = action()
    CALL = action(DISTRICT)  # open a vote
    LAY = action(DISTRICT)  # one more card for a bid
    BID = action()
    DECLINE = action()
    RETURN = action(KIND, retracts=True)  # takes back a shift
    WITHDRAW = action(retracts=True)  # takes back all that was laid for a bid


ACTIONS = Actions(Do)
