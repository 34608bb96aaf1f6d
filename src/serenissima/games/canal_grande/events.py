"""The events of Canal Grande, each with its rule and the fields it changes."""

from serenissima.kernel.affected import every_seat, named_seat, other_seat
from serenissima.kernel.message import Arg
from serenissima.kernel.tale import Event, EventKind

from .actions import DISTRICT, KIND, OFFER
from .fields import Power
from .material import HAND_CARDS
from .sums import bid_total, numbers_total

SEAT = Arg("seat", seat=True, things=("hand-{seat}",))
VICTIM = Arg("victim", seat=True, things=("hand-{victim}",))
CARD = Arg("card", names=HAND_CARDS, things=("hand-{seat}/{card}-*",))
DRAWN_CARD = Arg("card", names=HAND_CARDS, secret=True, things=CARD.things)
COUNT = Arg("count", high=60)
TOTAL = Arg("total", high=60)
UNSAID_DISTRICT = Arg("district", names=DISTRICT.names, unsaid=True)
POWER = Arg("power", names=Power.texts())

HAND = ("hand", "hand_size", "known", "fresh", "ceiling", "dealt_left")
STAGE = ("stage", "actor", "power")
MEMORY = ("ceiling", "dealt_left")
VOTE = ("opened", "challenger", "where", "laid", "first", "draft", "draft_first")
LAST_VOTE = ("last_where", "last_laid")


class Told(EventKind):
    """The kinds of event, in the order of the rules."""

    # fmt: off
    DEALT = Event(rule="R1.4")
    FIRST_DIVIDER = Event((SEAT,), rule="R1.6")
    PHASE = Event((Arg("number", high=1000),), rule="R7.8", changes=("phases", "phase_round",
        "numbers_laid", "number_pile", "discard", "pile", "bonus", "divider", "ceiling"))
    ROUND = Event((SEAT, Arg("number", high=1000)), rule="R3.1", changes=(*STAGE, "rounds",
        "phase_round", "divider", "barred", "picked", "offer", "pile", "number_pile", "doges"))
    SHIFTED = Event((SEAT, KIND), rule="R3.3", changes=("offer",),
        things=("offer-second/{card}-*",), sound="card")
    RETURNED = Event((SEAT, KIND), rule="R3.4", changes=("offer",),
        things=("offer-first/{card}-*",))
    PRESENTED = Event((SEAT, COUNT, Arg("rest", high=60)), rule="R3.5", changes=("stage",))
    CHOSE = Event((SEAT, OFFER), rule="R4.1", changes=(*STAGE, "picked"), sound="card")
    TOOK_REST = Event((SEAT,), rule="R4.2", changes=STAGE)
    LAID_NUMBERS = Event((SEAT, COUNT, TOTAL), rule="R5.1", weighs=True, changes=("offer",
        "numbers_laid"), about="number-cards", sum=numbers_total)
    TOOK = Event((SEAT, COUNT), rule="R5.2", weighs=True, changes=("offer", *HAND))
    STOLE = Event((SEAT, VICTIM, CARD), rule="R5.3", affects=other_seat, weighs=True,
        changes=("offer", "discard", "snatch", *STAGE, *HAND), about="traitor", sound="card")
    FOUND_NOTHING = Event((SEAT,), rule="R5.5", changes=("offer", "discard", "snatch", *STAGE),
        about="traitor")
    SPIED = Event((SEAT,), rule="R5.6", changes=("offer", "discard", "draws", *STAGE), about="spy")
    DREW = Event((SEAT, DRAWN_CARD), rule="R5.7", changes=("pile", "draws", *HAND), sound="card")
    DREW_TRAITOR = Event((SEAT,), rule="R5.7", changes=("pile", "draws", "snatch", *STAGE),
        about="traitor")
    DREW_SPY = Event((SEAT,), rule="R5.8", changes=("pile", "draws", "discard"))
    DREW_DOGE = Event((SEAT,), rule="R5.10", weighs=True, changes=("pile", "draws", "doges"),
        about="doge", sound="card")
    DREW_DOGE_AS_BONUS = Event((SEAT,), rule="R7.5", changes=("pile", "draws", "discard"))
    FORWENT = Event((SEAT, POWER), rule="R5.9", changes=("offer", "discard", "snatch", "draws",
        *STAGE))
    ASKED = Event((SEAT, POWER), rule="R10.7", changes=STAGE)
    RESHUFFLED = Event(rule="R7.9", changes=("pile", "discard", "ceiling"), things=("piles",))
    NOTHING_LEFT = Event((SEAT,), rule="R7.9", changes=("draws",), rare=True)
    DOGES = Event((SEAT, COUNT), rule="R5.10", weighs=True, changes=("offer", "doges"),
        about="doge")
    DOGE_UNUSED = Event((SEAT,), rule="R6.6", changes=("doges", "discard", *MEMORY))
    CHALLENGE_PASSED = Event((SEAT, Arg("challenger", seat=True)), rule="R6.4", changes=MEMORY)
    CHALLENGE = Event((SEAT,), rule="R6.1", changes=(*STAGE, "challenger"), sound="vote")
    CALLED = Event((SEAT, DISTRICT), rule="R6.21", changes=(*STAGE, *VOTE, *HAND, "barred"),
        things=("vote-{district}",), sound="vote")
    DRAFTED = Event((SEAT, DISTRICT), rule="R6.22", changes=("draft", "draft_first"), secret=True)
    WITHDREW = Event((SEAT,), rule="R6.26", changes=("draft", "draft_first"), secret=True)
    LAID = Event((SEAT, COUNT, DISTRICT), rule="R6.24", changes=(*VOTE, *HAND),
        things=("vote/{district}-*",), sound="card")
    REINFORCED = Event((SEAT, COUNT, DISTRICT), rule="R6.11", changes=(*VOTE, *HAND),
        things=("vote/{district}-*",), about="gondola", sound="card")
    BID = Event((SEAT, TOTAL, Arg("matching", high=5, unsaid=True), UNSAID_DISTRICT), rule="R6.10",
        changes=(*VOTE, *HAND), things=("vote-{district}",), about="bid", sum=bid_total)
    DECLINED = Event((SEAT,), rule="R6.25", weighs=True)
    WON_VOTE = Event((SEAT, DISTRICT), rule="R6.18", affects=every_seat, weighs=True,
        changes=("won", "discard", "doges", *STAGE, *VOTE, *LAST_VOTE, *HAND),
        things=("vote-{district}",), about="district", sound="building")
    TOOK_BACK = Event((SEAT, COUNT), rule="R6.20", weighs=True)
    PHASE_ENDED = Event(rule="R7.2", affects=every_seat, changes=(*STAGE, "bonus", "divider"),
        about="number-cards")
    BONUS = Event((SEAT,), rule="R7.3", affects=named_seat, weighs=True, changes=(*STAGE, "bonus",
        "draws"), about="number-cards", sound="building")
    SIX_DISTRICTS = Event((SEAT,), rule="R8.1", affects=every_seat, weighs=True, changes=("stage",
        "ending", "winner"), sound="win")
    FOUR_OF_ONE = Event((SEAT, DISTRICT), rule="R8.2", affects=every_seat, weighs=True,
        changes=("stage", "ending", "winner"), sound="win")
    ROUND_CAP = Event(rule="R8.5", affects=every_seat, changes=("stage", "ending"), sound="win")
    # fmt: on
