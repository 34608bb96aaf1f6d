"""The fields of Canal Grande's terms and state, and who may see them (R9).

Spectators see exactly the fields that are open to every seat (R9.11).
"""

from serenissima.kernel.codes import Codes, auto
from serenissima.kernel.fields import (
    FLAG,
    Axis,
    Grid,
    MatchState,
    MatchTerms,
    See,
    Vector,
    between,
    field,
    none_or,
    seat_mask,
    seat_number,
    up_to,
)
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
    """The decision that a seat has to make."""

    DIVIDE = auto()
    CHOOSE = auto()
    POWER = auto()
    CALL = auto()
    RAISE = auto()
    OVER = auto()


class Ending(Codes):
    """The ways in which a match ends (R8)."""

    NONE = auto()  # still running
    SIX_DISTRICTS = auto()
    FOUR_OF_ONE = auto()
    ROUND_CAP = auto()


class Power(Codes):
    """The powers that a seat may use or forgo (R5.9)."""

    NONE = auto()
    TRAITOR = auto()
    SPY = auto()
    BONUS = auto()


EACH_SEAT = Axis(2, seats=True)
SEAT, SEATS = seat_number(2), seat_mask(2)


# One entry per field.
# fmt: off
class Terms(CanalGrandeOptions, MatchTerms):
    """Everything that stays constant during a match."""

    seats: int = field("Number of seats.", between(2, 2))
    number_counts: Vector = field("Number cards of each value.", up_to(14), NUMBER_CARDS)
    card_counts: Vector = field("Action cards of each kind.", up_to(52), ACTION_CARDS)


class State(MatchState):
    """Everything that changes during a match."""

    # progress of the match (R2.1)
    stage: int = field("The current stage, which decides the legal actions.", Stage)
    waits: int = field("Bit mask of the seats that may act.", SEATS, learned=False)
    ending: int = field("The way the match ended.", Ending)
    winner: int = field("The seat that won.", none_or(SEAT))
    rounds: int = field("Rounds begun so far.", up_to(1000))
    phases: int = field("Phases begun so far.", up_to(1000))
    phase_round: int = field("Rounds begun in this phase.", up_to(5))
    divider: int = field("The seat that divides this round.", SEAT)
    actor: int = field("The seat whose offer or bonus is being handled.", SEAT)

    # piles (R9.2, R9.3); all cards not listed elsewhere are in the pile
    pile: Vector = field("Action cards in the pile.", up_to(52), ACTION_CARDS, see=See.NOBODY)
    discard: Vector = field("Action cards on the discard pile.", up_to(52), ACTION_CARDS)
    number_pile: Vector = field("Number cards in the pile.", up_to(14), NUMBER_CARDS)

    # the round
    offer: Grid = field("Cards of the two offers that are not handled yet.", up_to(8), 2, CARDS)
    picked: int = field("The offer that the chooser took.", none_or(up_to(1)))
    doges: int = field("Doges in front of the actor.", up_to(6))
    draws: int = field("Cards that the actor still has to draw.", up_to(12))
    bonus: int = field("Whether the draws are the bonus of a phase.")
    snatch: int = field("Drawn traitors that still have to act.", up_to(7))
    power: int = field("The power that the actor may use or forgo.", Power)
    barred: Grid = field("Districts in which a Doge of the seat may not open a vote.", FLAG,
        EACH_SEAT, DISTRICTS)

    # the players (R9.1, R9.3)
    numbers_laid: Grid = field("Number cards in front of the seat.", up_to(14), EACH_SEAT,
        NUMBER_CARDS)
    hand: Grid = field("Cards in hand.", up_to(6), EACH_SEAT, HAND_CARDS, see=See.OWNER)
    hand_size: Vector = field("Number of cards in hand.", up_to(36), EACH_SEAT)
    won: Grid = field("District cards won.", up_to(5), EACH_SEAT, DISTRICTS)

    # the vote
    opened: int = field("Whether the opening bid has been made.")
    challenger: int = field("The seat that opened the vote.", none_or(SEAT))
    where: int = field("The district of the current vote.", none_or(DISTRICTS))
    laid: Grid = field("Cards played in this vote.", up_to(6), EACH_SEAT, HAND_CARDS)
    first: Vector = field("The district card played first.", none_or(DISTRICTS), EACH_SEAT)
    draft: Grid = field("Hand cards chosen for a bid.", up_to(5), EACH_SEAT, DISTRICTS,
        see=See.OWNER)
    draft_first: Vector = field("The card chosen first for the draft.", none_or(DISTRICTS),
        EACH_SEAT, see=See.OWNER)

    # the last vote, which stays on the table until the next one (R9.3)
    last_where: int = field("The district of the last finished vote.", none_or(DISTRICTS),
        learned=False)
    last_laid: Grid = field("Cards played in the last finished vote.", up_to(6), EACH_SEAT,
        HAND_CARDS, learned=False)

    # knowledge of a perfect memory (R9.8)
    known: Grid = field("Cards that the hand is known to contain.", up_to(6), EACH_SEAT, HAND_CARDS)
    fresh: Vector = field("Upper limit of the opponent's unknown cards that came after the deal.",
        up_to(36), EACH_SEAT, see=See.OWNER, memory=True)
    ceiling: Grid = field("Upper limit of unknown cards in hand, by district.", up_to(5), EACH_SEAT,
        DISTRICTS, start=5)
    dealt_left: Grid = field("Upper limit of the opponent's unknown cards from the deal.",
        up_to(2), EACH_SEAT, DISTRICTS, see=See.OWNER, memory=True, start=2)
# fmt: on


TERMS = record_of(Terms)
STATE = record_of(State)


def furnish(terms: Terms) -> None:
    """Fill in how many cards of each kind there are (R1.2, R1.3, R10.1)."""
    terms.card_counts[:] = ACTION_CARD_COUNTS
    terms.number_counts[:] = tuple(NUMBER_CARD_COUNTS.values())[terms.numbers]
