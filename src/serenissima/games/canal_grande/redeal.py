"""Completes a view: deals the opponent's unknown cards and the pile at random (R9)."""

import numpy as np

from serenissima.kernel.compile import compiled, inner
from serenissima.kernel.dice import Dice, below, pick
from serenissima.kernel.fields import Cells
from serenissima.kernel.seats import has_seat

from .actions import Do
from .bids import legal_lays
from .challenges import can_open
from .fields import Stage, State, Terms
from .material import DISTRICT_COUNT, DOGE, GONDOLA, HAND_KINDS, NUMBERS, TRAITOR


@compiled
def redeal(terms: Terms, state: State, seat: int, dice: Dice) -> None:
    """Replace everything hidden from the seat by a deal that agrees with its knowledge."""
    opponent = 1 - seat
    forget(state, seat)
    unseen = count_unseen(terms, state)
    deal_unknown(state, opponent, unseen, dice)
    for card in range(unseen.shape[0]):
        state.pile[card] = unseen[card]
    deal_memory(state, seat)
    deal_draft(terms, state, opponent, dice)


@inner
def forget(state: State, seat: int) -> None:
    """Blank everything that the seat may not see."""
    opponent = 1 - seat
    for card in range(state.pile.shape[0]):
        state.pile[card] = 0
    for card in range(HAND_KINDS):
        state.hand[opponent, card] = state.known[opponent, card]
    for district in range(DISTRICT_COUNT):
        state.draft[opponent, district] = 0
        state.dealt_left[opponent, district] = 0
    state.draft_first[opponent] = -1
    state.fresh[opponent] = 0


@inner
def count_unseen(terms: Terms, state: State) -> Cells:
    """Return the action cards that the seat sees nowhere, int8 `[10]`."""
    unseen = np.zeros(NUMBERS, np.int8)
    for card in range(NUMBERS):
        unseen[card] = terms.card_counts[card] - state.discard[card]
        unseen[card] -= state.offer[0, card] + state.offer[1, card]
    for card in range(HAND_KINDS):
        unseen[card] -= state.hand[0, card] + state.hand[1, card]
        unseen[card] -= state.laid[0, card] + state.laid[1, card]
    for district in range(DISTRICT_COUNT):
        unseen[district] -= state.won[0, district] + state.won[1, district]
    unseen[DOGE] -= state.doges
    unseen[TRAITOR] -= state.snatch
    return unseen


@inner
def deal_unknown(state: State, seat: int, unseen: Cells, dice: Dice) -> None:
    """Deal unknown cards to the hand one by one.

    First come the cards that must be left of the opening deal: a kind's weight is the number of its
    cards that the viewer misses among the twelve. Then come those that may have been added later:
    a kind's weight is the number of its unseen cards. A district never exceeds the limit that votes
    have shown (`memory.py`).
    """
    viewer = 1 - seat
    missing = state.hand_size[seat]
    for card in range(HAND_KINDS):
        missing -= state.known[seat, card]
    late = min(missing, state.fresh[viewer])
    dealt = np.zeros(HAND_KINDS, np.int8)
    weights = np.zeros(HAND_KINDS, np.int8)
    opening = must_open(state, seat)
    while missing > 0:
        early = missing > late and not (opening and late > 0)
        for card in range(HAND_KINDS):
            weights[card] = unseen[card]
            if early:
                left = from_deal(state, viewer, card) - dealt[card]
                weights[card] = max(0, min(unseen[card], left))
            if card < DISTRICT_COUNT and dealt[card] >= state.ceiling[seat, card]:
                weights[card] = 0
            if opening and (card == GONDOLA or state.barred[state.actor, card]):
                weights[card] = 0
        card = pick(dice, weights)
        if missing <= late or dealt[card] >= from_deal(state, viewer, card):
            late -= 1
        missing -= 1
        dealt[card] += 1
        unseen[card] -= 1
        state.hand[seat, card] += 1
        opening = False


@inner
def must_open(state: State, seat: int) -> bool:
    """Whether the seat must name a district, and none of its known cards allows it (R6.1)."""
    if state.stage != Stage.CALL or not has_seat(state.waits, seat):
        return False
    return not can_open(state, seat)


@inner
def from_deal(state: State, viewer: int, card: int) -> int:
    """Return how many of the opponent's unknown cards of a kind can come from the opening deal."""
    if card < DISTRICT_COUNT:
        return state.dealt_left[viewer, card]
    return 0


@inner
def deal_memory(state: State, seat: int) -> None:
    """Give the opponent a memory of the opening deal that rules out no part of this state."""
    opponent = 1 - seat
    for district in range(DISTRICT_COUNT):
        state.dealt_left[opponent, district] = 2
    state.fresh[opponent] = state.hand_size[seat]


@inner
def deal_draft(terms: Terms, state: State, seat: int, dice: Dice) -> None:
    """If the opponent is drafting a bid, perhaps put some cards into the draft (R9.6)."""
    if state.stage != Stage.RAISE or not has_seat(state.waits, seat):
        return
    lays = np.empty(DISTRICT_COUNT, np.int32)
    while below(dice, 2) == 1:
        count = legal_lays(terms, state, seat, lays)
        if count == 0:
            return
        district = lays[below(dice, count)] - Do.LAY
        if state.draft_first[seat] < 0:
            state.draft_first[seat] = district
        state.draft[seat, district] += 1
