"""Bids in a vote: drafted card by card, confirmed, or declined (R6.7-R6.16, R6.22-R6.26)."""

from serenissima.kernel.compile import inner
from serenissima.kernel.fields import Cells
from serenissima.kernel.tale import Tale, tell

from .actions import Do
from .events import Told
from .fields import Stage, State, Terms
from .material import DISTRICT_COUNT, GONDOLA
from .memory import lose
from .meta import MatchingCard
from .stages import ask
from .votes import close_vote

# ---- the value of a bid --------------------------------------------------------------------------


@inner
def laid_worth(state: State, seat: int) -> int:
    """Return the value of the cards that a seat has played (R6.10)."""
    cards = 0
    for district in range(DISTRICT_COUNT):
        cards += state.laid[seat, district]
    return cards


@inner
def worth(state: State, seat: int) -> int:
    """Return the value of the seat's bid, its draft included."""
    cards = laid_worth(state, seat)
    for district in range(DISTRICT_COUNT):
        cards += state.draft[seat, district]
    return cards


@inner
def reach(state: State, seat: int) -> int:
    """Return the highest value that the draft can reach (R6.23).

    Each gondola left carries one whole district. Districts already in the draft, and the one voted
    on, need no further gondola.
    """
    most = worth(state, seat)
    for district in range(DISTRICT_COUNT):
        if district == state.where or state.draft[seat, district] > 0:
            most += state.hand[seat, district] - state.draft[seat, district]
    gondolas = gondolas_left(state, seat)
    for size in range(5, 0, -1):
        if gondolas == 0:
            break
        for district in range(DISTRICT_COUNT):
            unopened = district != state.where and state.draft[seat, district] == 0
            if gondolas > 0 and unopened and state.hand[seat, district] == size:
                most += size
                gondolas -= 1
    return most


@inner
def gondolas_left(state: State, seat: int) -> int:
    """Return how many gondolas in hand the draft doesn't take along (R6.22)."""
    left = state.hand[seat, GONDOLA]
    for district in range(DISTRICT_COUNT):
        if district != state.where and state.draft[seat, district] > 0:
            left -= 1
    return left


# ---- legal actions -------------------------------------------------------------------------------


@inner
def legal_bids(terms: Terms, state: State, seat: int, out: Cells) -> int:
    """List the legal bids: play a card, confirm, decline or withdraw (R6.22-R6.26)."""
    n = legal_lays(terms, state, seat, out)
    drafted = state.draft_first[seat] >= 0
    opening = not state.opened  # R6.7: the named card is enough
    if (drafted or opening) and worth(state, seat) > laid_worth(state, 1 - seat):
        out[n] = Do.BID  # R6.9, R6.16
        n += 1
    if not drafted and not opening:
        out[n] = Do.DECLINE  # R6.8
        n += 1
    if drafted:
        out[n] = Do.WITHDRAW
        n += 1
    return n


@inner
def legal_lays(terms: Terms, state: State, seat: int, out: Cells) -> int:
    """List the legal cards for the draft of a bid (R6.22, R6.23)."""
    reinforcing = may_reinforce(terms, state, seat)
    gondola = gondolas_left(state, seat) > 0
    needed = laid_worth(state, 1 - seat)
    enough = worth(state, seat) + 1 > needed
    n = 0
    for district in range(DISTRICT_COUNT):
        if fits(state, seat, district, reinforcing, gondola) and (
            enough or completes(state, seat, district, needed)
        ):
            out[n] = Do.LAY + district
            n += 1
    return n


@inner
def may_reinforce(terms: Terms, state: State, seat: int) -> bool:
    """Whether the seat has played a card of the named district, or needs none (R6.12, R10.4)."""
    if terms.matching_card == MatchingCard.NOT_REQUIRED and seat != state.challenger:
        return True
    return state.laid[seat, state.where] + state.draft[seat, state.where] > 0


@inner
def fits(state: State, seat: int, district: int, reinforcing: bool, gondola: bool) -> bool:
    """Whether a card of the district is in hand and may be played (R6.11-R6.15, R6.22)."""
    if state.hand[seat, district] <= state.draft[seat, district]:
        return False
    if district == state.where:
        return True
    return reinforcing and (gondola or state.draft[seat, district] > 0)


@inner
def completes(state: State, seat: int, district: int, needed: int) -> bool:
    """Whether the draft with this card can still be worth more than `needed` (R6.23)."""
    state.draft[seat, district] += 1
    enough = reach(state, seat) > needed
    state.draft[seat, district] -= 1
    return enough


# ---- actions -------------------------------------------------------------------------------------


@inner
def lay(state: State, seat: int, district: int, tale: Tale) -> None:
    """Add a card to the draft of a bid (R6.22)."""
    if state.draft_first[seat] < 0:
        state.draft_first[seat] = district
    state.draft[seat, district] += 1
    tell(tale, Told.DRAFTED, seat, district)


@inner
def bid(state: State, seat: int, tale: Tale) -> None:
    """Play the draft, with a gondola for each reinforcement; the opponent answers (R6.24)."""
    if state.first[seat] < 0:
        matching = state.draft[seat, state.where] > 0
        state.first[seat] = state.where if matching else state.draft_first[seat]
    for district in range(DISTRICT_COUNT):
        lay_open(state, seat, district, tale)
    clear_draft(state, seat)
    state.opened = 1
    total = laid_worth(state, seat)
    tell(tale, Told.BID, seat, total, state.laid[seat, state.where], state.where)
    ask(state, Stage.RAISE, 1 - seat)  # R9.7: even a player who can only decline


@inner
def lay_open(state: State, seat: int, district: int, tale: Tale) -> None:
    """Play the draft's cards of one district, with the gondola they need (R6.11)."""
    count = state.draft[seat, district]
    for _ in range(count):
        lose(state, seat, district)
    state.laid[seat, district] += count
    if count > 0 and district == state.where:
        tell(tale, Told.LAID, seat, count, district)
    elif count > 0:
        lose(state, seat, GONDOLA)
        state.laid[seat, GONDOLA] += 1
        tell(tale, Told.REINFORCED, seat, count, district)


@inner
def decline(state: State, seat: int, tale: Tale) -> None:
    """Give up the vote (R6.25)."""
    tell(tale, Told.DECLINED, seat)
    close_vote(state, 1 - seat, tale)


@inner
def withdraw(state: State, seat: int, tale: Tale) -> None:
    """Take all cards of the draft back into the hand (R6.26)."""
    clear_draft(state, seat)
    tell(tale, Told.WITHDREW, seat)


@inner
def clear_draft(state: State, seat: int) -> None:
    """Empty the draft of a seat."""
    state.draft_first[seat] = -1
    for district in range(DISTRICT_COUNT):
        state.draft[seat, district] = 0
