"""The end of a vote: its played cards, and winning the match by it (R6.17-R6.20, R8)."""

from serenissima.kernel.compile import inner
from serenissima.kernel.seats import NO_SEATS
from serenissima.kernel.tale import Tale, tell

from .events import Told
from .fields import Ending, Stage, State
from .material import DISTRICT_COUNT, DOGE, FOUR, GONDOLA, HAND_KINDS
from .memory import gain_seen


@inner
def close_vote(state: State, winner: int, tale: Tale) -> None:
    """Give the vote to the last bidder and settle the played cards (R6.17-R6.20)."""
    district = state.where
    tell(tale, Told.WON_VOTE, winner, district)
    save_vote(state)
    state.doges -= 1
    state.discard[DOGE] += 1
    win_card(state, winner, district)
    take_back(state, 1 - winner, tale)
    state.waits = NO_SEATS
    state.where = -1
    state.challenger = -1
    for seat in range(2):
        state.first[seat] = -1
    check_victory(state, winner, district, tale)


@inner
def save_vote(state: State) -> None:
    """Save the played cards, which everyone sees until the next vote ends (R9.3)."""
    state.last_where = state.where
    for seat in range(2):
        for card in range(HAND_KINDS):
            state.last_laid[seat, card] = state.laid[seat, card]


@inner
def win_card(state: State, winner: int, district: int) -> None:
    """Give the winner a card of the district and discard the winner's others (R6.18, R6.19)."""
    loser = 1 - winner
    state.won[winner, district] += 1
    if state.laid[winner, district] > 0:  # R6.18
        state.laid[winner, district] -= 1
    else:  # R10.5: only without a matching card
        state.laid[loser, district] -= 1
        state.first[loser] = -1
    for card in range(HAND_KINDS):  # R6.19
        state.discard[card] += state.laid[winner, card]
        state.laid[winner, card] = 0


@inner
def take_back(state: State, loser: int, tale: Tale) -> None:
    """Discard the loser's first card and gondolas, and return the rest (R6.20, R10.6)."""
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


@inner
def check_victory(state: State, seat: int, district: int, tale: Tale) -> None:
    """End the match if the seat has six districts or four cards of one (R8.1-R8.4)."""
    districts = 0
    for other in range(DISTRICT_COUNT):
        if state.won[seat, other] > 0:
            districts += 1
    if districts == DISTRICT_COUNT:
        state.ending = Ending.SIX_DISTRICTS
        tell(tale, Told.SIX_DISTRICTS, seat)
    elif state.won[seat, district] >= FOUR:
        state.ending = Ending.FOUR_OF_ONE
        tell(tale, Told.FOUR_OF_ONE, seat, district)
    if state.ending != Ending.NONE:
        state.winner = seat
        state.stage = Stage.OVER
