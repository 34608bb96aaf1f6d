"""Dividing and choosing: one seat makes two offers, the other takes one (R3, R4)."""

from serenissima.kernel.compile import inner
from serenissima.kernel.fields import Cells
from serenissima.kernel.seats import NO_SEATS
from serenissima.kernel.steps import offer
from serenissima.kernel.tale import Tale, tell

from .actions import Do
from .events import Told
from .fields import Stage, State
from .material import ALL_CARDS, HAND_KINDS, NUMBERS
from .memory import gain_seen
from .stages import ask

# ---- R3 dividing ---------------------------------------------------------------------------------


@inner
def legal_divisions(state: State, out: Cells) -> int:
    """List the legal shifts and returns, and presenting (R3.2-R3.5).

    The first offer always holds a card, and presenting needs one in the second: every division can
    be reached except 8:0 (R11.6).
    """
    n = 0
    if offer_size(state, 0) > 1:
        for card in range(ALL_CARDS):
            n = offer(out, n, Do.SHIFT + card, state.offer[0, card] > 0)
    if offer_size(state, 1) > 0:
        out[n] = Do.PRESENT
        n += 1
        for card in range(ALL_CARDS):
            n = offer(out, n, Do.RETURN + card, state.offer[1, card] > 0)
    return n


@inner
def offer_size(state: State, offer: int) -> int:
    """Return the number of cards in an offer."""
    size = 0
    for card in range(ALL_CARDS):
        size += state.offer[offer, card]
    return size


@inner
def shift(state: State, seat: int, card: int, tale: Tale) -> None:
    """Move a card to the second offer (R3.3)."""
    state.offer[0, card] -= 1
    state.offer[1, card] += 1
    tell(tale, Told.SHIFTED, seat, card)


@inner
def undo_shift(state: State, seat: int, card: int, tale: Tale) -> None:
    """Move a card back to the first offer (R3.4)."""
    state.offer[1, card] -= 1
    state.offer[0, card] += 1
    tell(tale, Told.RETURNED, seat, card)


@inner
def present(state: State, seat: int, tale: Tale) -> None:
    """Present the offers to the chooser (R3.5)."""
    tell(tale, Told.PRESENTED, seat, offer_size(state, 0), offer_size(state, 1))
    ask(state, Stage.CHOOSE, 1 - seat)


# ---- R4 choosing ---------------------------------------------------------------------------------


@inner
def legal_choices(out: Cells) -> int:
    """List both offers (R4.1)."""
    out[0] = Do.CHOOSE
    out[1] = Do.CHOOSE + 1
    return 2


@inner
def choose(state: State, seat: int, offer: int, tale: Tale) -> None:
    """Take an offer and start handling it; it is handled to the end (R4.1, R4.2)."""
    state.picked = offer
    tell(tale, Told.CHOSE, seat, offer)
    take_up(state, seat, tale)


@inner
def take_rest(state: State, tale: Tale) -> None:
    """Let the divider take the remaining offer (R4.2)."""
    tell(tale, Told.TOOK_REST, state.divider)
    take_up(state, state.divider, tale)


@inner
def handled_offer(state: State) -> int:
    """Return the offer that the actor is handling, 0 or 1."""
    if state.actor == state.divider:
        return 1 - state.picked
    return state.picked


# ---- R5.1, R5.2 taking up an offer ---------------------------------------------------------------


@inner
def take_up(state: State, seat: int, tale: Tale) -> None:
    """Lay out the number cards and take districts and gondolas in hand (R5.1, R5.2)."""
    state.actor = seat
    state.waits = NO_SEATS
    offer = handled_offer(state)
    points = lay_out_numbers(state, seat, offer)
    if points > 0:
        tell(tale, Told.LAID_NUMBERS, seat, points, total(state, seat))
    taken = take_in_hand(state, seat, offer)
    if taken > 0:
        tell(tale, Told.TOOK, seat, taken)


@inner
def lay_out_numbers(state: State, seat: int, offer: int) -> int:
    """Put an offer's number cards in front of the seat; return their sum (R5.1)."""
    points = 0
    for number in range(3):
        count = state.offer[offer, NUMBERS + number]
        state.numbers_laid[seat, number] += count
        state.offer[offer, NUMBERS + number] = 0
        points += count * (number + 1)
    return points


@inner
def take_in_hand(state: State, seat: int, offer: int) -> int:
    """Put an offer's districts and gondolas into the hand; return their number (R5.2)."""
    taken = 0
    for card in range(HAND_KINDS):
        for _ in range(state.offer[offer, card]):
            gain_seen(state, seat, card)
            taken += 1
        state.offer[offer, card] = 0
    return taken


@inner
def total(state: State, seat: int) -> int:
    """Return the sum of the number cards in front of a seat (R5.1)."""
    points = 0
    for number in range(3):
        points += state.numbers_laid[seat, number] * (number + 1)
    return points
