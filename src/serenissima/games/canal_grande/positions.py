"""Positions written by hand: what is derived from them, and what contradicts itself (R11.5)."""

import numpy as np

from serenissima.kernel.game import Contradictions
from serenissima.kernel.seats import only

from .fields import Ending, Power, Stage, State, Terms
from .material import CARDS, DISTRICT_COUNT, DOGE, GONDOLA, HAND_CARDS, NUMBERS, SPY, TRAITOR

NONE = -1  # no seat, no offer, no district
VOTING = (Stage.CALL, Stage.RAISE)

WON = (Ending.SIX_DISTRICTS, Ending.FOUR_OF_ONE)

# ---- what follows --------------------------------------------------------------------------------


def derive(terms: Terms, state: State, given: frozenset[str]) -> None:
    """Fill what a position need not say.

    Number cards that are not named are in their pile. So are action cards, unless the position says
    what the pile holds: then they are among the discards. Hands have as many cards as they hold.
    Without a stage an offer is being divided, or if one has been chosen, the match goes on with it.
    """
    for counter in {"rounds", "phases", "phase_round"} - given:
        setattr(state, counter, 1)
    if "actor" not in given and state.picked == NONE:
        state.actor = state.divider
    if "hand_size" not in given:
        state.hand_size[:] = state.hand.sum(axis=1)
    if "fresh" not in given:
        state.fresh[:] = [_drawn_since(state, 1 - seat) for seat in range(2)]
    _derive_piles(terms, state, given)
    _derive_vote(state, given)
    going_on = state.picked != NONE or state.bonus
    if "waits" not in given and state.ending == Ending.NONE and ("stage" in given or not going_on):
        state.waits = _mask(_turn(state))


def _drawn_since(state: State, seat: int) -> int:
    """Unknown cards in a hand that the opening deal cannot account for (R9.8)."""
    unknown = (state.hand - state.known)[seat]
    late = unknown[:DISTRICT_COUNT] - state.dealt_left[1 - seat]
    return int(late.clip(0).sum() + max(0, unknown[GONDOLA]))


def _derive_piles(terms: Terms, state: State, given: frozenset[str]) -> None:
    """Cards that are nowhere else are in a pile, or among the discards."""
    missing = [
        max(0, count - _everywhere(state, card))
        for card, count in enumerate((*terms.card_counts, *terms.number_counts))
    ]
    if "pile" not in given:
        state.pile[:] = missing[:NUMBERS]
    elif "discard" not in given:
        state.discard[:] = missing[:NUMBERS]
    if "number_pile" not in given:
        state.number_pile[:] = missing[NUMBERS:]


def _derive_vote(state: State, given: frozenset[str]) -> None:
    """By default the doge's owner challenges, and a card of the district was laid first."""
    if state.stage not in VOTING:
        return
    if "challenger" not in given:
        state.challenger = state.actor
    if "first" not in given and state.where != NONE:
        matching = state.laid[:, state.where] > 0
        state.first[matching] = state.where


def _mask(seat: int) -> int:
    """The mask of a seat; 0 if it is none."""
    return only(seat) if seat != NONE else 0


def _turn(state: State) -> int:
    """The seat that is asked in a stage; -1 if none can be."""
    if state.stage == Stage.DIVIDE:
        return state.divider
    if state.stage == Stage.CHOOSE:
        return 1 - state.divider
    if state.stage == Stage.POWER:
        return state.actor
    if state.stage == Stage.CALL or not state.opened:
        return state.challenger
    first, second = state.laid[:, :DISTRICT_COUNT].sum(axis=1)
    return int(first > second)  # who has to answer the higher bid


# ---- what adds up, and what contradicts itself ---------------------------------------------------


def conserved(terms: Terms, state: State) -> dict[str, int]:
    """How many of each card there are in all places together (R11.5)."""
    return {name: _everywhere(state, card) for card, name in enumerate(CARDS)}


def _everywhere(state: State, card: int) -> int:
    """How many of a card there are in all places together."""
    offered = int(state.offer[:, card].sum())
    if card >= NUMBERS:
        number = card - NUMBERS
        return offered + state.number_pile[number] + int(state.numbers_laid[:, number].sum())
    count = offered + state.pile[card] + state.discard[card]
    if card < len(HAND_CARDS):
        count += int(state.hand[:, card].sum() + state.laid[:, card].sum())
    if card < DISTRICT_COUNT:
        count += int(state.won[:, card].sum())
    if card == DOGE:
        count += state.doges
    return int(count + (state.snatch if card == TRAITOR else 0))


def contradictions(_terms: Terms, state: State) -> Contradictions:
    """What the rules take for granted, and whether it is false."""
    yield "hands of another size", bool((state.hand_size != state.hand.sum(axis=1)).any())
    yield "known cards that are not in the hand", bool((state.known > state.hand).any())
    yield "winners of another ending", (state.winner != NONE) != (state.ending in WON)
    yield from of_the_last_vote(state)
    if state.ending != Ending.NONE:
        return
    yield "seats asked out of turn", state.waits not in (0, _mask(_turn(state)))
    choosing = state.waits and state.stage in (Stage.DIVIDE, Stage.CHOOSE)
    handling = not choosing and not state.bonus
    yield "offers handled before one is chosen", handling and state.picked == NONE
    if state.waits and state.stage == Stage.POWER:
        yield "powers that are not there", not _has_power(state)
    if state.waits and state.stage in VOTING:
        yield from in_a_vote(state)
    else:
        yield from left_of_a_vote(state)


def left_of_a_vote(state: State) -> Contradictions:
    """What only a running vote has (R6)."""
    yield "traces of a vote that is over", [state.laid.any(), state.draft.any()]
    seats = (state.challenger, state.where, *state.first, *state.draft_first)
    yield "choices of a vote that is over", [choice != NONE for choice in seats]


def of_the_last_vote(state: State) -> Contradictions:
    """A vote that is over has a district, a card of it, and a winner, who laid more (R6.17)."""
    laid, where = state.last_laid, state.last_where
    yield "last votes without a district", where == NONE and bool(laid.any())
    yield "last votes without a card of the district", where != NONE and not laid[:, where].any()
    first, second = laid[:, :DISTRICT_COUNT].sum(axis=1)
    yield "last votes without a winner", where != NONE and first == second


def _has_power(state: State) -> bool:
    """Whether the power that the actor is asked about is there (R10.7)."""
    if state.power == Power.BONUS or state.picked == NONE:
        return bool(state.bonus)
    offer = state.offer[1 - state.picked if state.actor == state.divider else state.picked]
    if state.power == Power.SPY:
        return bool(offer[SPY] > 0)
    victim = state.hand_size[1 - state.actor]
    return bool(state.power == Power.TRAITOR and victim and (state.snatch or offer[TRAITOR]))


def in_a_vote(state: State) -> Contradictions:
    """A doge, a challenger and a district, and drafts from the hand (R6)."""
    yield "votes without a doge", state.doges == 0
    yield "votes without a challenger", state.challenger == NONE
    yield "bids without a district", (state.where == NONE) != (state.stage == Stage.CALL)
    named = state.stage == Stage.RAISE and not state.laid[state.challenger, state.where]
    yield "bids without a card of the district", named
    first = [state.laid[seat, card] > 0 for seat, card in enumerate(state.first) if card != NONE]
    yield "first cards that are not laid", not all(first)
    held = state.hand[:, :DISTRICT_COUNT]
    yield "drafts of cards that are not in the hand", bool((state.draft > held).any())
    others = np.arange(DISTRICT_COUNT) != state.where
    loads = ((state.draft > 0) & others).sum(axis=1)
    yield "drafts with too few gondolas", bool((loads > state.hand[:, GONDOLA]).any())
