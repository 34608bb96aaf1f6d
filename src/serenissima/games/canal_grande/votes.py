"""Votes: who calls them, the bids, where the cards go, and winning by them (R6, R8)."""

from serenissima.kernel.compile import inner
from serenissima.kernel.tale import tell

from .actions import Do
from .events import Told
from .fields import BAN_ROUND, CALL, FOUR_OF_ONE, GOES_ON, OVER, RAISE, REQUIRED, SIX_DISTRICTS
from .material import DISTRICT_COUNT, DOGE, FOUR, GONDOLA, HAND_KINDS
from .memory import gain_seen, learn_absent, lose
from .stages import ask

# ---- R6 the vote ---------------------------------------------------------------------------------


@inner
def open_vote(state, tale):
    """The next doge: its owner challenges, or else the opponent; or it is wasted (R6.1-R6.6)."""
    owner = state.actor
    if can_open(state, owner):
        state.challenger = owner
    else:
        learn_cannot_open(state, owner)
        if not can_open(state, 1 - owner):
            learn_cannot_open(state, 1 - owner)
            state.doges -= 1
            state.discard[DOGE] += 1
            tell(tale, Told.DOGE_UNUSED, owner)
            return
        state.challenger = 1 - owner
        tell(tale, Told.CHALLENGE_PASSED, owner, 1 - owner)
    tell(tale, Told.CHALLENGE, state.challenger)
    ask(state, CALL, state.challenger)


@inner
def can_open(state, seat):
    """Whether a seat holds a card of a district that may still be voted on (R6.2, R6.4)."""
    for district in range(DISTRICT_COUNT):
        if can_call(state, seat, district):
            return True
    return False


@inner
def can_call(state, seat, district):
    """The seat has a card of the district, and the doge's owner is not barred from it (R10.3)."""
    return state.hand[seat, district] > 0 and not state.barred[state.actor, district]


@inner
def learn_cannot_open(state, seat):
    """That the seat does not challenge tells what it does not hold (R9.10)."""
    for district in range(DISTRICT_COUNT):
        if not state.barred[state.actor, district]:
            learn_absent(state, seat, district)


@inner
def legal_calls(state, seat, out):
    """The districts that the challenger can name (R6.1)."""
    n = 0
    for district in range(DISTRICT_COUNT):
        if can_call(state, seat, district):
            out[n] = Do.CALL + district
            n += 1
    return n


@inner
def call(terms, state, seat, district, tale):
    """The challenger names the district and lays its first card; it is barred now (R6.21, R6.2)."""
    state.where = district
    state.opened = 0
    state.first[seat] = district
    state.barred[state.actor, district] = 1
    if terms.district_ban == BAN_ROUND:
        state.barred[1 - state.actor, district] = 1
    lose(state, seat, district)
    state.laid[seat, district] = 1
    tell(tale, Told.CALLED, seat, district)
    ask(state, RAISE, seat)


@inner
def laid_worth(state, seat):
    """What the cards that a seat has laid are worth (R6.10)."""
    cards = 0
    for district in range(DISTRICT_COUNT):
        cards += state.laid[seat, district]
    return cards


@inner
def worth(state, seat):
    """What a bid of the draft would be worth."""
    cards = laid_worth(state, seat)
    for district in range(DISTRICT_COUNT):
        cards += state.draft[seat, district]
    return cards


@inner
def has_matching_card(terms, state, seat):
    """Whether reinforcement is open to the seat (R6.12, R10.4)."""
    if terms.matching_card != REQUIRED and seat != state.challenger:
        return True
    return state.laid[seat, state.where] + state.draft[seat, state.where] > 0


@inner
def gondolas_left(state, seat):
    """Gondolas in hand that the draft does not take along (R6.22)."""
    left = state.hand[seat, GONDOLA]
    for district in range(DISTRICT_COUNT):
        if district != state.where and state.draft[seat, district] > 0:
            left -= 1
    return left


@inner
def reach(state, seat):
    """The most that the draft can still be worth (R6.23): each gondola brings one whole district.

    A district already in the draft, and the one voted on, need no further gondola.
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
def fits(state, seat, district, matching, gondola):
    """Whether a card of a district is there to be laid, and may be (R6.11-R6.15, R6.22)."""
    if state.hand[seat, district] <= state.draft[seat, district]:
        return False
    if district == state.where:
        return True
    return matching and (gondola or state.draft[seat, district] > 0)


@inner
def completes(state, seat, district, needed):
    """Whether the draft with this card can still be worth more than `needed` (R6.23)."""
    state.draft[seat, district] += 1
    enough = reach(state, seat) > needed
    state.draft[seat, district] -= 1
    return enough


@inner
def legal_lays(terms, state, seat, out):
    """One more card for the draft of a bid (R6.22, R6.23)."""
    matching = has_matching_card(terms, state, seat)
    gondola = gondolas_left(state, seat) > 0
    needed = laid_worth(state, 1 - seat)
    enough = worth(state, seat) + 1 > needed
    n = 0
    for district in range(DISTRICT_COUNT):
        if fits(state, seat, district, matching, gondola) and (
            enough or completes(state, seat, district, needed)
        ):
            out[n] = Do.LAY + district
            n += 1
    return n


@inner
def legal_bids(terms, state, seat, out):
    """Lay one more card, confirm what is laid, decline, or take it all back (R6.22-R6.26)."""
    n = legal_lays(terms, state, seat, out)
    drafted = state.draft_first[seat] >= 0
    opening = not state.opened  # R6.7: the card of the call is enough
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
def lay(state, seat, district, tale):
    """A card goes into the draft of a bid (R6.22)."""
    if state.draft_first[seat] < 0:
        state.draft_first[seat] = district
    state.draft[seat, district] += 1
    tell(tale, Told.DRAFTED, seat, district)


@inner
def withdraw(state, seat, tale):
    """All cards of the draft come back (R6.26)."""
    clear_draft(state, seat)
    tell(tale, Told.WITHDREW, seat)


@inner
def clear_draft(state, seat):
    """Forget the draft of a seat."""
    state.draft_first[seat] = -1
    for district in range(DISTRICT_COUNT):
        state.draft[seat, district] = 0


@inner
def bid(state, seat, tale):
    """The draft is laid open, each reinforcement with its gondola; the other answers (R6.24)."""
    if state.first[seat] < 0:
        matching = state.draft[seat, state.where] > 0
        state.first[seat] = state.where if matching else state.draft_first[seat]
    for district in range(DISTRICT_COUNT):
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
    clear_draft(state, seat)
    state.opened = 1
    tell(tale, Told.BID, seat, worth(state, seat))
    ask(state, RAISE, 1 - seat)  # R9.7: also one who can only decline


@inner
def close_vote(state, winner, tale):
    """The vote is won by the last to bid; the laid cards go where they belong (R6.17-R6.20)."""
    loser = 1 - winner
    district = state.where
    tell(tale, Told.WON_VOTE, winner, district)
    state.doges -= 1
    state.discard[DOGE] += 1
    state.won[winner, district] += 1
    if state.laid[winner, district] > 0:  # R6.18
        state.laid[winner, district] -= 1
    else:  # R10.5: only without a matching card
        state.laid[loser, district] -= 1
        state.first[loser] = -1
    for card in range(HAND_KINDS):  # R6.19
        state.discard[card] += state.laid[winner, card]
        state.laid[winner, card] = 0
    take_back(state, loser, tale)
    state.waits = 0
    state.where = -1
    state.challenger = -1
    for seat in range(2):
        state.first[seat] = -1
    check_victory(state, winner, district, tale)


@inner
def take_back(state, loser, tale):
    """The loser's first card and gondolas are discarded, the rest goes back (R6.20, R10.6)."""
    first = state.first[loser]
    if first >= 0:
        first = state.where if state.laid[loser, state.where] > 0 else first
        state.laid[loser, first] -= 1
        state.discard[first] += 1
    state.discard[GONDOLA] += state.laid[loser, GONDOLA]
    state.laid[loser, GONDOLA] = 0
    cards = 0
    for district in range(DISTRICT_COUNT):
        for _ in range(state.laid[loser, district]):
            gain_seen(state, loser, district)
            cards += 1
        state.laid[loser, district] = 0
    if cards > 0:
        tell(tale, Told.TOOK_BACK, loser, cards)


# ---- R8 the end of the match ---------------------------------------------------------------------


@inner
def check_victory(state, seat, district, tale):
    """A card of each district, or four of one, wins at once (R8.1-R8.4)."""
    districts = 0
    for other in range(DISTRICT_COUNT):
        if state.won[seat, other] > 0:
            districts += 1
    if districts == DISTRICT_COUNT:
        state.ending = SIX_DISTRICTS
        tell(tale, Told.SIX_DISTRICTS, seat)
    elif state.won[seat, district] >= FOUR:
        state.ending = FOUR_OF_ONE
        tell(tale, Told.FOUR_OF_ONE, seat, district)
    if state.ending != GOES_ON:
        state.winner = seat
        state.stage = OVER
