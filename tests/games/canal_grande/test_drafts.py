"""R6.23: exactly the bids that the rules allow can be played; counted out on random hands."""

import random
from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest

from serenissima.games.canal_grande.actions import Do
from serenissima.games.canal_grande.fields import STATE
from serenissima.games.canal_grande.game import GAME
from serenissima.games.canal_grande.material import DISTRICTS, GONDOLA
from serenissima.games.canal_grande.meta import MatchingCard
from serenissima.kernel import verbs
from serenissima.kernel.dice import rolled_dice
from serenissima.kernel.tale import nothing_told

Bid = tuple[int, ...]  # how many cards of each district
ROOM = GAME.room()
HANDS = 150


def some_vote(chance: random.Random, terms: Any) -> Any:
    """A vote in Castello in which seat 0 is asked for a bid: the opening, an answer or a raise."""
    hand = {district: chance.choice((0, 1, 1, 2, 3)) for district in chance.sample(DISTRICTS, 4)}
    hand["gondola"] = chance.choice((0, 1, 1, 2))
    kind = chance.choice(("opening", "answer", "raise"))
    owner = int(kind == "answer")
    lines = [f"stage raise\ndivider {1 - owner}\nactor {owner}\npicked 0\ndoges 1"]
    lines += ["where castello", f"hand[0] {_named(hand)}"]
    if kind != "answer":
        lines.append("laid[0] castello")
    if kind != "opening":
        others = chance.randint(int(kind == "raise"), 5 - hand.get("santa-croce", 0))
        lines += ["opened 1", f"laid[1] castello santa-croce={others} gondola={int(others > 0)}"]
    return GAME.read_position(terms, "\n".join(lines))


def _named(counts: dict[str, int]) -> str:
    return " ".join(f"{card}={count}" for card, count in counts.items())


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
    verbs.apply(terms, changed, 0, action, rolled_dice(0), nothing_told())
    return changed


def drafts(terms: Any, state: Any) -> Iterator[tuple[Bid, list[int]]]:
    """Return every draft that can be played card by card, and the legal actions then."""
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
def test_r6_23_exactly_the_allowed_bids_can_be_played(matching_card: str):
    """This holds for any hand; every draft leads to an action other than withdrawing."""
    terms = GAME.terms_for(2, {"matching_card": matching_card})
    chance = random.Random(f"drafts {matching_card}")
    for state in (some_vote(chance, terms) for _ in range(HANDS)):
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
    for state in (some_vote(chance, terms) for _ in range(HANDS)):
        for draft, legal in drafts(terms, state):
            assert (Do.DECLINE in legal) == (state.opened and not any(draft))
