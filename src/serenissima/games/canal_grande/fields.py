"""The terms and the state of Canal Grande, field by field, with who may see each (R9).

What everybody may see, somebody without a seat sees too, and nothing else (R9.11).
"""

from serenissima.kernel.codes import Codes, auto
from serenissima.kernel.fields import Grid, MatchState, MatchTerms, See, Vector, field
from serenissima.kernel.record import record_of

from .material import (
    ACTION_CARD_COUNTS,
    ACTION_CARDS,
    CARDS,
    DISTRICTS,
    HAND_CARDS,
    NUMBER_CARD_COUNTS,
    NUMBER_CARDS,
)
from .meta import CanalGrandeOptions


class Stage(Codes):
    """What is to be decided."""

    DIVIDE = auto()
    CHOOSE = auto()
    POWER = auto()
    CALL = auto()
    RAISE = auto()
    OVER = auto()


class Ending(Codes):
    """How a match ends (R8)."""

    NONE = auto()  # it goes on
    SIX_DISTRICTS = auto()
    FOUR_OF_ONE = auto()
    ROUND_CAP = auto()


class Power(Codes):
    """What a seat may use or forgo (R5.9)."""

    NONE = auto()
    TRAITOR = auto()
    SPY = auto()
    BONUS = auto()


# One field, one entry.
# fmt: off
class Terms(CanalGrandeOptions, MatchTerms):
    """What is constant in a match."""

    seats: int = field("How many play.", 2, 2)
    number_counts: Vector = field("Number cards.", high=14, shape=(3,), labels=NUMBER_CARDS)
    card_counts: Vector = field("Action cards.", high=52, shape=(10,), labels=ACTION_CARDS)


class State(MatchState):
    """What changes in a match."""

    # where the match stands (R2.1)
    stage: int = field("What is to be decided.", codes=Stage)
    waits: int = field("Bit mask of the seats that may act.", high=3, learned=False,
        holds_seats=True)
    ending: int = field("How the match ended.", codes=Ending)
    winner: int = field("Who won.", none=True, holds_seat=True)
    rounds: int = field("Rounds begun.", high=1000)
    phases: int = field("Phases begun.", high=1000)
    phase_round: int = field("Rounds begun in this phase.", high=5)
    divider: int = field("Who divides this round.", holds_seat=True)
    actor: int = field("Whose offer or bonus is being handled.", holds_seat=True)

    # piles (R9.2, R9.3); what is not named elsewhere is in the pile
    pile: Vector = field("Action cards still to come.", high=52, shape=(10,), labels=ACTION_CARDS,
        see=See.NOBODY)
    discard: Vector = field("Action cards put away.", high=52, shape=(10,), labels=ACTION_CARDS)
    number_pile: Vector = field("Number cards still to come.", high=14, shape=(3,),
        labels=NUMBER_CARDS)

    # the round
    offer: Grid = field("Cards of the two offers not yet handled.", high=8, shape=(2, 13),
        labels=CARDS)
    picked: int = field("The offer that the chooser took.", none=True)
    doges: int = field("Doges lying before the actor.", high=6)
    draws: int = field("Cards that the actor has still to draw.", high=12)
    bonus: int = field("The draws are the bonus of a phase.")
    snatch: int = field("Drawn traitors that are still to act.", high=7)
    power: int = field("What the actor is asked to use.", codes=Power)
    barred: Grid = field("Districts a doge of the seat may not call.", shape=(2, 6),
        labels=DISTRICTS, seats=True)

    # the players (R9.1, R9.3)
    numbers_laid: Grid = field("Number cards before the seat.", high=14, shape=(2, 3),
        labels=NUMBER_CARDS, seats=True)
    hand: Grid = field("The cards in hand.", high=6, shape=(2, 7), labels=HAND_CARDS,
        see=See.OWNER, seats=True)
    hand_size: Vector = field("How many cards are in hand.", high=36, shape=(2,), seats=True)
    won: Grid = field("District cards won.", high=5, shape=(2, 6), labels=DISTRICTS, seats=True)

    # the vote
    opened: int = field("The opening bid has been made.")
    challenger: int = field("Who opened the vote.", none=True, holds_seat=True)
    where: int = field("The district voted on.", codes=DISTRICTS, none=True)
    laid: Grid = field("Cards laid in this vote.", high=6, shape=(2, 7), labels=HAND_CARDS,
        seats=True)
    first: Vector = field("The district card laid first.", codes=DISTRICTS, none=True, shape=(2,),
        seats=True)
    draft: Grid = field("Hand cards chosen for a bid.", high=5, shape=(2, 6), labels=DISTRICTS,
        see=See.OWNER, seats=True)
    draft_first: Vector = field("The card chosen first for it.", codes=DISTRICTS, none=True,
        shape=(2,), see=See.OWNER, seats=True)

    # what a perfect memory knows (R9.8)
    known: Grid = field("Cards that the hand is known to hold.", high=6, shape=(2, 7),
        labels=HAND_CARDS, seats=True)
    fresh: Vector = field("Unknown cards of the opponent's hand that came after the deal, at most.",
        high=36, shape=(2,), see=See.OWNER, seats=True, memory=True)
    ceiling: Grid = field("Unknown cards of each district in hand, at most.", high=5, shape=(2, 6),
        labels=DISTRICTS, seats=True, start=5)
    dealt_left: Grid = field("Unknown cards of the opponent's hand from the opening deal, at most.",
        high=2, shape=(2, 6), labels=DISTRICTS, see=See.OWNER, seats=True, memory=True, start=2)
# fmt: on


TERMS = record_of(Terms)
STATE = record_of(State)


def furnish(terms: Terms) -> None:
    """Fill in how many cards there are (R1.2, R1.3, R10.1)."""
    terms.card_counts[:] = ACTION_CARD_COUNTS
    terms.number_counts[:] = tuple(NUMBER_CARD_COUNTS.values())[terms.numbers]
