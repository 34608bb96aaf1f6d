"""The terms and the state of Canal Grande, field by field, with who may see each (R9).

What everybody may see, somebody without a seat sees too, and nothing else (R9.11).
"""

from typing import Any

import numpy as np

from serenissima.kernel.record import Field, Record, See

from .material import (
    ACTION_CARD_COUNTS,
    ACTION_CARDS,
    CARDS,
    DISTRICTS,
    HAND_CARDS,
    NUMBER_CARD_COUNTS,
    NUMBER_CARDS,
)

NAME = __package__.rpartition(".")[2]

STAGES = ("divide", "choose", "power", "call", "raise", "over")
DIVIDE, CHOOSE, POWER, CALL, RAISE, OVER = range(6)

ENDINGS = ("none", "six-districts", "four-of-one", "round-cap")
GOES_ON, SIX_DISTRICTS, FOUR_OF_ONE, ROUND_CAP = range(4)

POWERS = ("none", "traitor", "spy", "bonus")
NO_POWER, TRAITOR_POWER, SPY_POWER, BONUS_POWER = range(4)

REQUIRED, NOT_REQUIRED = 0, 1  # matching_card
BAN_ROUND, BAN_PLAYER = 0, 1  # district_ban
AUTOMATIC, ASKED = 0, 1  # powers

# One field, one entry.
# fmt: off
TERMS: Record[Any] = Record(
    f"{NAME}_terms",
    [
        Field("seats", "How many play.", low=2, high=2, start=2),
        Field("numbers", "Number cards of each value.", high=2, codes=tuple(NUMBER_CARD_COUNTS)),
        Field("spy_replacement", "Cards drawn for each spy that is drawn.", 1, 2, start=1),
        Field("matching_card", "Whether a defender needs one.", codes=("required", "not-required")),
        Field("district_ban", "How long a district is barred.", codes=("round", "player")),
        Field("powers", "Whether one is asked to use them.", codes=("automatic", "asked")),
        Field("round_cap", "Rounds after which it ends.", 10, 1000, start=200, dtype=np.int16),
        Field("number_counts", "Number cards.", 0, 14, (3,), labels=NUMBER_CARDS),
        Field("card_counts", "Action cards.", 0, 52, (10,), labels=ACTION_CARDS),
    ],
)

STATE: Record[Any] = Record(
    f"{NAME}_state",
    [
        # where the match stands (R2.1)
        Field("stage", "What is to be decided.", 0, 5, codes=STAGES),
        Field("waits", "Bit mask of the seats that may act.", 0, 3, learned=False,
              holds_seats=True),
        Field("ending", "How the match ended.", 0, 3, codes=ENDINGS),
        Field("winner", "Who won.", -1, 1, start=-1, holds_seat=True),
        Field("rounds", "Rounds begun.", 0, 1000, dtype=np.int16),
        Field("phases", "Phases begun.", 0, 1000, dtype=np.int16),
        Field("phase_round", "Rounds begun in this phase.", 0, 5),
        Field("divider", "Who divides this round.", 0, 1, holds_seat=True),
        Field("actor", "Whose offer or bonus is being handled.", 0, 1, holds_seat=True),
        # piles (R9.2, R9.3); what is not named elsewhere is in the pile
        Field("pile", "Action cards still to come.", 0, 52, (10,), See.NOBODY, labels=ACTION_CARDS),
        Field("discard", "Action cards put away.", 0, 52, (10,), labels=ACTION_CARDS),
        Field("number_pile", "Number cards still to come.", 0, 14, (3,), labels=NUMBER_CARDS),
        # the round
        Field("offer", "Cards of the two offers not yet handled.", 0, 8, (2, 13), labels=CARDS),
        Field("picked", "The offer that the chooser took.", -1, 1, start=-1),
        Field("doges", "Doges lying before the actor.", 0, 6),
        Field("draws", "Cards that the actor has still to draw.", 0, 12),
        Field("bonus", "The draws are the bonus of a phase."),
        Field("snatch", "A drawn traitor is about to act."),
        Field("power", "What the actor is asked to use.", 0, 3, codes=POWERS),
        Field("barred", "Districts a doge of the seat may not call.", 0, 1, (2, 6), seats=True,
              labels=DISTRICTS),
        # the players (R9.1, R9.3)
        Field("numbers_laid", "Number cards before the seat.", 0, 14, (2, 3), seats=True,
              labels=NUMBER_CARDS),
        Field("hand", "The cards in hand.", 0, 6, (2, 7), See.OWNER, seats=True, labels=HAND_CARDS),
        Field("hand_size", "How many cards are in hand.", 0, 36, (2,), seats=True),
        Field("won", "District cards won.", 0, 5, (2, 6), seats=True, labels=DISTRICTS),
        # the vote
        Field("opened", "The opening bid has been made."),
        Field("challenger", "Who opened the vote.", -1, 1, start=-1, holds_seat=True),
        Field("where", "The district voted on.", -1, 5, codes=("none", *DISTRICTS), start=-1),
        Field("laid", "Cards laid in this vote.", 0, 6, (2, 7), seats=True, labels=HAND_CARDS),
        Field("first", "The district card laid first.", -1, 5, (2,), seats=True, codes=("none",
              *DISTRICTS), start=-1),
        Field("draft", "Hand cards chosen for a bid.", 0, 5, (2, 6), See.OWNER, seats=True,
              labels=DISTRICTS),
        Field("draft_first", "The card chosen first for it.", -1, 5, (2,), See.OWNER, seats=True,
              codes=("none", *DISTRICTS), start=-1),
        # what a perfect memory knows (R9.8)
        Field("known", "Cards that the hand is known to hold.", 0, 6, (2, 7), seats=True,
              labels=HAND_CARDS),
        Field("fresh", "Unknown cards of the opponent's hand that came after the deal, at most.",
              0, 36, (2,), See.OWNER, memory=True, seats=True),
        Field("ceiling", "Unknown cards of each district in hand, at most.", 0, 5, (2, 6),
              seats=True, labels=DISTRICTS, start=5),
        Field("dealt_left", "Unknown cards of the opponent's hand from the opening deal, at most.",
              0, 2, (2, 6), See.OWNER, memory=True, seats=True, labels=DISTRICTS, start=2),
    ],
)
# fmt: on


def furnish(terms: np.record) -> None:
    """Fill in how many cards there are (R1.2, R1.3, R10.1)."""
    terms.card_counts[:] = ACTION_CARD_COUNTS
    terms.number_counts[:] = tuple(NUMBER_CARD_COUNTS.values())[terms.numbers]
