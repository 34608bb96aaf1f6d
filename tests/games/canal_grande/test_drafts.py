"""R6.23: every bid that the rules allow can be laid, and no other; counted out on random hands."""

import random
from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest

from serenissima.games.canal_grande.actions import Do
from serenissima.games.canal_grande.fields import STATE
from serenissima.games.canal_grande.game import GAME
from serenissima.games.canal_grande.material import GONDOLA
from serenissima.games.canal_grande.meta import MatchingCard
from serenissima.kernel import verbs
from serenissima.kernel.dice import rolled
from serenissima.kernel.tale import nothing_told

Bid = tuple[int, ...]  # how many cards of each district
ROOM = GAME.room()
HANDS = 150


def some_vote(chance: random.Random) -> Any:
    """A vote in which seat 0 is asked for a bid: the opening, an answer or a raise."""
    state = STATE.parse("stage raise\nwaits 1\ndoges 1\npicked 0\ndivider 1\nwhere castello")
    where = int(state.where)
    for district in chance.sample(range(6), 4):
        state.hand[0, district] = chance.choice((0, 1, 1, 2, 3))
    state.hand[0, GONDOLA] = chance.choice((0, 1, 1, 2))
    kind = chance.choice(("opening", "answer", "raise"))
    state.challenger = int(kind == "answer")
    if kind != "answer":
        state.laid[0, where] = 1
        state.first[0] = where
    if kind != "opening":
        state.opened = 1
        state.laid[1, where] = 1
        state.laid[1, 5] = chance.randrange(0, 5)
        state.first[1] = where
    return state


def allowed(terms: Any, state: Any) -> set[Bid]:
    """Every bid that R6.7 to R6.16 and R10.4 allow seat 0, counted from the hand alone."""
    where = int(state.where)
    to_beat = int(state.laid[1, :6].sum())
    before = int(state.laid[0, :6].sum())
    free = terms.matching_card == MatchingCard.NOT_REQUIRED and state.challenger == 1
    bids = set()
    for bid in product(*(range(int(held) + 1) for held in state.hand[0, :6])):
        others = sum(count > 0 for district, count in enumerate(bid) if district != where)
        matched = state.laid[0, where] + bid[where] > 0
        if (
            before + sum(bid) > to_beat
            and others <= state.hand[0, GONDOLA]
            and (matched or free)
            and (sum(bid) > 0 or not state.opened)
        ):
            bids.add(bid)
    return bids


def after(terms: Any, state: Any, action: int) -> Any:
    """The position after one more card."""
    changed = STATE.copy(state)
    verbs.apply(terms, changed, 0, action, rolled(0), nothing_told())
    return changed


def drafts(terms: Any, state: Any) -> Iterator[tuple[Bid, list[int]]]:
    """Every draft that can be laid card by card, and what is legal then."""
    seen: set[Bid] = set()
    waiting = [state]
    while waiting:
        now = waiting.pop()
        draft = tuple(map(int, now.draft[0]))
        if draft not in seen:
            seen.add(draft)
            legal = ROOM[: verbs.legal(terms, now, 0, ROOM)].tolist()
            yield draft, legal
            waiting.extend(after(terms, now, a) for a in legal if Do.LAY <= a < Do.LAY + 6)


@pytest.mark.parametrize("matching_card", ["required", "not-required"])
def test_r6_23_what_can_be_laid_is_what_is_allowed(matching_card: str):
    """Whatever the hand; and no draft leads to where nothing but taking it back is left."""
    terms = GAME.terms_for(2, {"matching_card": matching_card})
    chance = random.Random(f"drafts {matching_card}")
    for state in (some_vote(chance) for _ in range(HANDS)):
        found = list(drafts(terms, state))

        assert {draft for draft, legal in found if Do.BID in legal} == allowed(terms, state)
        assert [
            draft
            for draft, legal in found
            if not any(action < GAME.actions.first_retract for action in legal)
        ] == []


@pytest.mark.parametrize("matching_card", ["required", "not-required"])
def test_r6_25_declining_is_open_to_an_empty_draft(matching_card: str):
    """In every answer and raise, and in no opening."""
    terms = GAME.terms_for(2, {"matching_card": matching_card})
    chance = random.Random(f"decline {matching_card}")
    for state in (some_vote(chance) for _ in range(HANDS)):
        for draft, legal in drafts(terms, state):
            assert (Do.DECLINE in legal) == (state.opened and not any(draft))
