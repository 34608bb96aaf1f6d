"""The actions of Canal Grande, each kind with its arguments."""

from serenissima.kernel.actions import ActionKind, Actions, action
from serenissima.kernel.message import Arg

from .material import CARDS, DISTRICTS

KIND = Arg("card", names=CARDS)
DISTRICT = Arg("district", names=DISTRICTS)
OFFER = Arg("offer", names=("first", "second"))
OFFERED = ("offer-first/{card}-*",)
IN_HAND = ("hand-{seat}/{district}-*",)


class Do(ActionKind):
    """The kinds of action."""

    SHIFT = action(KIND, rule="R3.2", things=OFFERED)  # move a card to the second offer
    PRESENT = action(rule="R3.2")  # end the dividing
    CHOOSE = action(OFFER, rule="R4.1", things=("offer-{offer}",))
    USE = action(rule="R10.7")
    FORGO = action(rule="R5.9")
    CALL = action(DISTRICT, rule="R6.1", things=IN_HAND)  # open a vote
    LAY = action(DISTRICT, rule="R6.11", things=IN_HAND)  # play one more card for a bid
    BID = action(rule="R6.16")
    DECLINE = action(rule="R6.17")
    RETURN = action(KIND, retracts=True, rule="R3.4")  # undoes a shift
    WITHDRAW = action(retracts=True, rule="R6.26")  # undoes every card drafted for a bid


ACTIONS = Actions(Do)
