"""Drawing action cards for a spy or as the bonus of a phase (R5, R7)."""

from serenissima.kernel.compile import inner
from serenissima.kernel.dice import Dice, draw
from serenissima.kernel.tale import Tale, tell

from .events import Told
from .fields import State, Terms
from .material import DOGE, HAND_KINDS, SPY, TRAITOR
from .memory import gain_unseen, learn_from_sight


@inner
def draw_card(terms: Terms, state: State, dice: Dice, tale: Tale) -> None:
    """Draw one card for a spy or for the bonus (R5.6, R7.3)."""
    if pile_size(state) == 0 and not discards_are_worth_drawing(state):
        state.draws = 0
        tell(tale, Told.NOTHING_LEFT, state.actor)
        return
    refill_pile(state, tale)
    state.draws -= 1
    receive(terms, state, draw(dice, state.pile), tale)


@inner
def receive(terms: Terms, state: State, card: int, tale: Tale) -> None:
    """Handle a drawn card, and draw another if it must be replaced (R5.7, R5.8, R7.5)."""
    seat = state.actor
    if card < HAND_KINDS:
        gain_unseen(state, seat, card)
        tell(tale, Told.DREW, seat, card)
    elif card == TRAITOR:
        state.snatch += 1
        tell(tale, Told.DREW_TRAITOR, seat)
    elif card == SPY:
        state.discard[SPY] += 1
        state.draws += replacements(terms)
        tell(tale, Told.DREW_SPY, seat)
    elif state.bonus:  # R7.5
        state.discard[DOGE] += 1
        state.draws += 1
        tell(tale, Told.DREW_DOGE_AS_BONUS, seat)
    else:  # R5.10
        state.doges += 1
        tell(tale, Told.DREW_DOGE, seat)


@inner
def replacements(terms: Terms) -> int:
    """Return how many cards replace a drawn spy (R5.8, R10.2)."""
    return 1 + terms.spy_replacement  # choice 0 of the option is one card


@inner
def discards_are_worth_drawing(state: State) -> bool:
    """Whether the discards hold a card that wouldn't be replaced as soon as it is drawn (R7.9)."""
    for card in range(state.discard.shape[0]):
        replaced = card == SPY or (card == DOGE and state.bonus)
        if state.discard[card] > 0 and not replaced:
            return True
    return False


@inner
def refill_pile(state: State, tale: Tale) -> None:
    """Shuffle the discards into a new pile if the pile is empty (R7.9)."""
    if pile_size(state) > 0:
        return
    learn_from_sight(state)
    for card in range(state.pile.shape[0]):
        state.pile[card] = state.discard[card]
        state.discard[card] = 0
    tell(tale, Told.RESHUFFLED)


@inner
def pile_size(state: State) -> int:
    """Return the number of action cards in the pile."""
    size = 0
    for card in range(state.pile.shape[0]):
        size += state.pile[card]
    return size
