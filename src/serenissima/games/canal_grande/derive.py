"""Fills in the fields of a position that follow from the others."""

from .asking import NONE, VOTING, mask_of, seat_asked
from .challenges import exclude
from .fields import Ending, Stage, State, Terms
from .material import DISTRICT_COUNT, GONDOLA, NUMBERS, TURNED_NUMBERS
from .positions import LONGEST_PHASE, SHORTEST_PHASE, count_cards


def derive(terms: Terms, state: State, given: frozenset[str]) -> None:
    """Fill in the fields that a position may omit.

    Unnamed number cards are in their pile. So are unnamed action cards, unless the position lists
    the pile: then they are among the discards. A hand's size is the number of its cards. Without a
    stage, an offer is being divided; if one has been chosen, the match continues with it.
    """
    count_rounds(state, given)
    if "actor" not in given and state.picked == NONE:
        state.actor = state.divider
    if "hand_size" not in given:
        state.hand_size[:] = state.hand.sum(axis=1)
    if "fresh" not in given:
        state.fresh[:] = [_drawn_since(state, 1 - seat) for seat in range(2)]
    _derive_piles(terms, state, given)
    _derive_vote(terms, state, given)
    going_on = state.picked != NONE or state.bonus
    if "waits" not in given and state.ending == Ending.NONE and ("stage" in given or not going_on):
        state.waits = mask_of(seat_asked(state))


# ---- rounds and phases ---------------------------------------------------------------------------


def count_rounds(state: State, given: frozenset[str]) -> None:
    """Fill in the fewest rounds and phases that agree with the given fields and cards (R11.1)."""
    if "phase_round" not in given:
        state.phase_round = _phase_round(state, given)
    more = int(state.rounds) - int(state.phase_round)  # in the earlier phases
    if "phases" not in given:
        state.phases = 1 + max(0, -(-more // LONGEST_PHASE)) if "rounds" in given else 1
    if "rounds" not in given:
        state.rounds = SHORTEST_PHASE * max(0, state.phases - 1) + state.phase_round


def _phase_round(state: State, given: frozenset[str]) -> int:
    """Return the earliest round of the phase that its number cards and the given rounds allow."""
    cards = int(state.numbers_laid.sum() + state.offer[:, NUMBERS:].sum())
    least = -(-cards // TURNED_NUMBERS)
    if "rounds" in given and "phases" in given:
        least = max(least, int(state.rounds) - LONGEST_PHASE * (int(state.phases) - 1))
    elif "rounds" in given and state.rounds == SHORTEST_PHASE:
        least = SHORTEST_PHASE  # a single round can't be a whole phase
    return min(max(1, least), LONGEST_PHASE)


# ---- cards ---------------------------------------------------------------------------------------


def _drawn_since(state: State, seat: int) -> int:
    """Return how many unknown cards of a hand can't come from the opening deal (R9.8)."""
    unknown = (state.hand - state.known)[seat]
    late = unknown[:DISTRICT_COUNT] - state.dealt_left[1 - seat]
    return int(late.clip(0).sum() + max(0, unknown[GONDOLA]))


def _derive_piles(terms: Terms, state: State, given: frozenset[str]) -> None:
    """Put all missing cards into a pile or among the discards."""
    missing = [
        max(0, count - count_cards(state, card))
        for card, count in enumerate((*terms.card_counts, *terms.number_counts))
    ]
    if "pile" not in given:
        state.pile[:] = missing[:NUMBERS]
    elif "discard" not in given:
        state.discard[:] = missing[:NUMBERS]
    if "number_pile" not in given:
        state.number_pile[:] = missing[NUMBERS:]


def _derive_vote(terms: Terms, state: State, given: frozenset[str]) -> None:
    """Fill in the challenger, the first card and the excluded districts of a vote.

    The Doge's owner is the challenger, a card of the district was played first, and the district is
    excluded (R6.1, R6.2, R6.21).
    """
    if state.stage not in VOTING:
        return
    if "challenger" not in given:
        state.challenger = state.actor
    if state.stage == Stage.RAISE and state.where != NONE:
        if "first" not in given:
            state.first[state.laid[:, state.where] > 0] = state.where
        if "barred" not in given:
            exclude(terms, state, state.where)
