"""What the tale of Canal Grande can tell: each event with its rule and what it changes."""

from serenissima.kernel.message import Arg
from serenissima.kernel.tale import Event

from .actions import DISTRICT, KIND, OFFER
from .fields import POWERS
from .material import HAND_CARDS

SEAT = Arg("seat", seat=True)
CARD = Arg("card", names=HAND_CARDS)
DRAWN_CARD = Arg("card", names=HAND_CARDS, secret=True)
COUNT = Arg("count", high=60)
TOTAL = Arg("total", high=60)

HAND = ("hand", "hand_size", "known", "fresh", "ceiling", "dealt_left")
STAGE = ("stage", "actor", "power")
MEMORY = ("ceiling", "dealt_left")
VOTE = ("opened", "challenger", "where", "laid", "first", "draft", "draft_first")

# One event, one entry.
# fmt: off
EVENTS = (
    Event("dealt", (), "R1.4"),
    Event("first-divider", (SEAT,), "R1.6"),
    Event("phase", (Arg("number", high=1000),), "R7.8", ("phases", "phase_round", "numbers_laid",
          "number_pile", "discard", "pile", "bonus", "divider", "ceiling")),
    Event("round", (SEAT, Arg("number", high=1000)), "R3.1", (*STAGE, "rounds", "phase_round",
          "divider", "barred", "picked", "offer", "pile", "number_pile", "doges")),
    Event("shifted", (SEAT, KIND), "R3.3", ("offer",)),
    Event("returned", (SEAT, KIND), "R3.4", ("offer",)),
    Event("presented", (SEAT, COUNT, Arg("rest", high=60)), "R3.5", ("stage",)),
    Event("chose", (SEAT, OFFER), "R4.1", (*STAGE, "picked")),
    Event("took-rest", (SEAT,), "R4.2", STAGE),
    Event("laid-numbers", (SEAT, COUNT, TOTAL), "R5.1", ("offer", "numbers_laid")),
    Event("took", (SEAT, COUNT), "R5.2", ("offer", *HAND)),
    Event("stole", (SEAT, Arg("victim", seat=True), CARD), "R5.3", ("offer", "discard", "snatch",
          *STAGE, *HAND)),
    Event("found-nothing", (SEAT,), "R5.5", ("offer", "discard", "snatch", *STAGE)),
    Event("spied", (SEAT,), "R5.6", ("offer", "discard", "draws", *STAGE)),
    Event("drew", (SEAT, DRAWN_CARD), "R5.7", ("pile", "draws", *HAND)),
    Event("drew-traitor", (SEAT,), "R5.7", ("pile", "draws", "snatch", *STAGE)),
    Event("drew-spy", (SEAT,), "R5.8", ("pile", "draws", "discard")),
    Event("drew-doge", (SEAT,), "R5.10", ("pile", "draws", "doges")),
    Event("drew-doge-as-bonus", (SEAT,), "R7.5", ("pile", "draws", "discard")),
    Event("forwent", (SEAT, Arg("power", names=POWERS)), "R5.9", ("offer", "discard", "snatch",
          "draws", *STAGE)),
    Event("asked", (SEAT, Arg("power", names=POWERS)), "R10.7", STAGE),
    Event("reshuffled", (), "R7.9", ("pile", "discard", "ceiling")),
    Event("nothing-left", (SEAT,), "R7.9", ("draws",), rare=True),
    Event("doges", (SEAT, COUNT), "R5.10", ("offer", "doges")),
    Event("doge-unused", (SEAT,), "R6.6", ("doges", "discard", *MEMORY)),
    Event("challenge-passed", (SEAT, Arg("challenger", seat=True)), "R6.4", MEMORY),
    Event("challenge", (SEAT,), "R6.1", (*STAGE, "challenger")),
    Event("called", (SEAT, DISTRICT), "R6.21", (*STAGE, *VOTE, *HAND, "barred")),
    Event("drafted", (SEAT, DISTRICT), "R6.22", ("draft", "draft_first"), secret=True),
    Event("withdrew", (SEAT,), "R6.26", ("draft", "draft_first"), secret=True),
    Event("laid", (SEAT, COUNT, DISTRICT), "R6.24", (*VOTE, *HAND)),
    Event("reinforced", (SEAT, COUNT, DISTRICT), "R6.11", (*VOTE, *HAND)),
    Event("bid", (SEAT, TOTAL), "R6.10", (*VOTE, *HAND)),
    Event("declined", (SEAT,), "R6.25", ()),
    Event("won-vote", (SEAT, DISTRICT), "R6.18", ("won", "discard", "doges", *STAGE, *VOTE, *HAND)),
    Event("took-back", (SEAT, COUNT), "R6.20", ()),
    Event("phase-ended", (), "R7.2", (*STAGE, "bonus", "divider")),
    Event("bonus", (SEAT,), "R7.3", (*STAGE, "bonus", "draws")),
    Event("six-districts", (SEAT,), "R8.1", ("stage", "ending", "winner")),
    Event("four-of-one", (SEAT, DISTRICT), "R8.2", ("stage", "ending", "winner")),
    Event("round-cap", (), "R8.5", ("stage", "ending")),
)

(DEALT, FIRST_DIVIDER, PHASE, ROUND, SHIFTED, RETURNED, PRESENTED, CHOSE, TOOK_REST, LAID_NUMBERS,
 TOOK, STOLE, FOUND_NOTHING, SPIED, DREW, DREW_TRAITOR, DREW_SPY, DREW_DOGE, DREW_DOGE_AS_BONUS,
 FORWENT, ASKED, RESHUFFLED, NOTHING_LEFT, DOGES, DOGE_UNUSED, CHALLENGE_PASSED, CHALLENGE,
 CALLED, DRAFTED, WITHDREW, LAID, REINFORCED, BID, DECLINED, WON_VOTE, TOOK_BACK, PHASE_ENDED,
 BONUS, SIX_DISTRICTS, FOUR_OF_ONE, ROUND_CAP) = range(len(EVENTS))
# fmt: on
