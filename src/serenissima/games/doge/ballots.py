"""Ballots: a secret card with markers from each seat, laid once all have confirmed (R3)."""

from serenissima.kernel.compile import inner
from serenissima.kernel.fields import Cells
from serenissima.kernel.seats import with_seat, without_seat
from serenissima.kernel.steps import offer
from serenissima.kernel.tale import Tale, tell

from .actions import Do
from .events import Told
from .fields import NONE, Stage, State, Terms
from .material import AREA_COUNT, MOST_MARKERS, VALUES


@inner
def begin_ballots(terms: Terms, state: State, tale: Tale) -> None:
    """Begin a round in which each seat with a marker must lay a ballot (R3.2, R3.6)."""
    state.ballot_round += 1
    state.stage = Stage.BALLOT
    tell(tale, Told.BALLOTS, state.ballot_round, terms.ballot_rounds)
    for seat in range(terms.seats):
        if state.held[seat] > 0:
            state.waits = with_seat(state.waits, seat)
        else:
            tell(tale, Told.SITS_OUT, seat)


@inner
def lay_ballots(terms: Terms, state: State, tale: Tale) -> None:
    """Turn up all cards and put their markers face down into the areas (R3.5)."""
    for seat in range(terms.seats):
        if state.card[seat] != NONE:
            lay(state, seat, state.card[seat], tale)
    if state.ballot_round < terms.ballot_rounds:  # R2.2
        begin_ballots(terms, state, tale)
        return
    for seat in range(terms.seats):  # R3.9
        if state.held[seat] > 0:
            tell(tale, Told.LAPSED, seat, state.held[seat])
    state.stage = Stage.VOTE  # R3.8: all cards are back; none is used before next year


@inner
def lay(state: State, seat: int, area: int, tale: Tale) -> None:
    """Lay one ballot (R3.5)."""
    count = draft_size(state, seat)
    state.card[seat] = NONE
    state.held[seat] -= count
    state.laid[seat, area] = count
    for value in range(VALUES):
        state.ballot[seat, area, value] = state.draft[seat, value]
        state.draft[seat, value] = 0
    tell(tale, Told.LAID, seat, area, count)


@inner
def draft_size(state: State, seat: int) -> int:
    """Return the number of markers on the chosen card."""
    count = 0
    for value in range(VALUES):
        count += state.draft[seat, value]
    return count


# ---- legal actions -------------------------------------------------------------------------------


@inner
def legal_ballots(state: State, seat: int, out: Cells) -> int:
    """List choosing a card, adding and removing markers, confirming and undoing (R3.1-R3.4)."""
    if state.card[seat] == NONE:
        return legal_cards(state, seat, out)
    count = draft_size(state, seat)
    n = 0
    for value in range(VALUES):
        n = offer(out, n, Do.ADD + value, count < MOST_MARKERS and state.markers[seat, value] > 0)
    n = offer(out, n, Do.CONFIRM, count > 0)
    for value in range(VALUES):
        n = offer(out, n, Do.REMOVE + value, state.draft[seat, value] > 0)
    out[n] = Do.TAKE_BACK
    return n + 1


@inner
def legal_cards(state: State, seat: int, out: Cells) -> int:
    """List the areas in which the seat has laid no ballot this year (R3.7)."""
    n = 0
    for area in range(AREA_COUNT):
        n = offer(out, n, Do.CARD + area, state.laid[seat, area] == 0)
    return n


# ---- actions -------------------------------------------------------------------------------------


@inner
def choose_card(state: State, seat: int, area: int, tale: Tale) -> None:
    """Choose the area of the ballot (R3.1)."""
    state.card[seat] = area
    tell(tale, Told.CHOSE, seat, area)


@inner
def add_marker(state: State, seat: int, marker: int, tale: Tale) -> None:
    """Add a marker to the card (R3.3)."""
    state.markers[seat, marker] -= 1
    state.draft[seat, marker] += 1
    tell(tale, Told.ADDED, seat, marker)


@inner
def confirm(state: State, seat: int, tale: Tale) -> None:
    """Make the ballot final; the others learn only that it is (R3.4, R12.4)."""
    state.waits = without_seat(state.waits, seat)
    tell(tale, Told.CONFIRMED, seat)


@inner
def remove_marker(state: State, seat: int, marker: int, tale: Tale) -> None:
    """Return a marker from the card to stock (R3.4)."""
    state.markers[seat, marker] += 1
    state.draft[seat, marker] -= 1
    tell(tale, Told.REMOVED, seat, marker)


@inner
def take_back(state: State, seat: int, tale: Tale) -> None:
    """Return the card and its markers (R3.4)."""
    state.card[seat] = NONE
    for value in range(VALUES):
        state.markers[seat, value] += state.draft[seat, value]
        state.draft[seat, value] = 0
    tell(tale, Told.TOOK_BACK, seat)
