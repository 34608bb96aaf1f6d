"""R9, for players: a redeal can come to every hand that is possible, and to no other."""

from collections.abc import Iterator
from itertools import combinations, islice, product
from math import comb, isclose, prod
from typing import Any

import pytest

from serenissima.games.canal_grande.fields import STATE, Stage
from serenissima.games.canal_grande.game import GAME
from serenissima.games.canal_grande.material import ACTION_CARD_COUNTS, GONDOLA
from serenissima.kernel import verbs
from serenissima.kernel.dice import odds_of, rolled_dice, scripted_dice
from serenissima.kernel.match import Match
from serenissima.kernel.seats import has_seat, only
from serenissima.testing import play, see
from serenissima.testing.trial import Place, Trial
from tests.games.canal_grande.table import cards, choosing, vote

Hand = tuple[int, ...]  # how many cards of each kind
HANDS = "castello castello san-marco dorsoduro cannaregio santa-croce san-polo san-polo"
FEW = 3  # unknown cards of which all possible hands are counted out


def dealt(terms: Any, state: Any, seat: int) -> dict[Hand, float]:
    """Every hand of the other seat that a redeal for `seat` can come to, with its probability."""
    found: dict[Hand, float] = {}
    runs: list[tuple[float, tuple[int, ...]]] = [(1.0, ())]
    while runs:
        probability, answers = runs.pop()
        world, dice = STATE.view(state, seat), scripted_dice(answers)
        verbs.redeal(terms, world, seat, dice)
        if dice.ways:
            runs.extend((probability * p, (*answers, way)) for way, p in odds_of(dice))
        else:
            hand = tuple(map(int, world.hand[1 - seat]))
            found[hand] = found.get(hand, 0.0) + probability
    return found


def opening(turned: str) -> Match:
    """A match with a fixed deal; seat 0 divides."""
    return Match(GAME, deal=[*cards(HANDS), 0, *cards(f"{turned} one two three")])


def twelve_without_mine(match: Match, seat: int) -> list[int]:
    """The eight cards of which the other seat was dealt four."""
    mine = match.state.hand[seat]
    return [card for card in range(6) for _ in range(2 - int(mine[card]))]


@pytest.mark.parametrize("seat", [0, 1])
def test_opening_hands_are_as_likely_as_dealt(seat: int):
    """Each four of the eight cards that are left of the twelve come up equally often."""
    match = opening("doge doge spy traitor gondola")
    fours = list(combinations(twelve_without_mine(match, seat), 4))
    found = dealt(match.terms, match.state, seat)

    assert set(found) == {tuple(four.count(card) for card in range(7)) for four in fours}
    for hand, probability in found.items():
        left = twelve_without_mine(match, seat)
        ways = prod(comb(left.count(card), hand[card]) for card in range(6))

        assert isclose(probability, ways / len(fours))


def test_cards_turned_up_are_in_no_hand():
    """With the owner's cards and those in sight, a district has one card left, another none."""
    match = opening("castello castello castello san-marco san-marco")
    found = dealt(match.terms, match.state, 0)

    assert see(match, "hand[0]") == "castello=2 dorsoduro=1 san-marco=1"
    assert {hand[1] for hand in found} == {0}
    assert set(found) == possible(match.state, 0)


def possible(state: Any, seat: int) -> set[Hand]:
    """The hands of the other seat that all that `seat` knows leaves open, counted out."""
    other = 1 - seat
    seen = state.discard[:7] + state.offer[:, :7].sum(axis=0) + state.laid.sum(axis=0)
    seen = seen + state.hand[seat] + state.known[other]
    seen[:6] += state.won.sum(axis=0)
    unseen = ACTION_CARD_COUNTS[:7] - seen
    size = int(state.hand_size[other] - state.known[other].sum())
    hands = set()
    for unknown in product(*(range(min(int(count), size) + 1) for count in unseen)):
        late = sum(
            max(0, n - int(d)) for n, d in zip(unknown, state.dealt_left[seat], strict=False)
        )
        hand = tuple(int(n) + int(k) for n, k in zip(unknown, state.known[other], strict=True))
        if (
            sum(unknown) == size
            and all(n <= c for n, c in zip(unknown, state.ceiling[other], strict=False))
            and late + unknown[GONDOLA] <= state.fresh[seat]
            and can_act(state, other, hand)
        ):
            hands.add(hand)
    return hands


def can_act(state: Any, seat: int, hand: Hand) -> bool:
    """Whether a hand allows the required action: naming a district that is not barred."""
    asked = state.stage == Stage.CALL and state.waits == only(seat)
    return not asked or any(hand[d] and not state.barred[state.actor, d] for d in range(6))


def with_few_unknown_cards() -> Iterator[tuple[Place, int]]:
    """Positions of random matches, and a seat that does not know a few cards of the other."""
    for place in Trial(GAME).sample(10_000):
        for seat in range(2):
            unknown = place.state.hand_size[1 - seat] - place.state.known[1 - seat].sum()
            drafting = place.state.stage == Stage.RAISE and has_seat(place.state.waits, 1 - seat)
            if 0 < unknown <= FEW and not drafting:
                yield place, seat


def test_every_possible_hand_and_no_other():
    """In positions where a few cards are unknown."""
    for place, seat in islice(with_few_unknown_cards(), 60):
        found = dealt(place.terms, place.state, seat)

        assert isclose(sum(found.values()), 1.0)
        assert set(found) == possible(place.state, seat), place.story(place.state)


def test_a_redealt_challenger_can_call():
    """The hands dealt to a challenger hold a card of a district not yet barred."""
    barred = "\n".join(f"barred[{seat}] san-polo dorsoduro" for seat in (0, 1))
    match = vote(f"hand[0] castello gondola=2\n{barred}\nhand[1] san-marco")
    found = dealt(match.terms, match.state, 1)

    assert all(any(hand[d] for d in (0, 1, 3, 5)) for hand in found)
    assert {sum(hand) for hand in found} == {3}
    assert set(found) == possible(match.state, 1)


def test_open_cards_at_a_shuffle_are_in_no_hand():
    """Cards drawn before the discards came back are none of those."""
    match = choosing(
        "spy doge",
        "one",
        "hand[0] castello\nwon[1] san-polo=2\npile gondola\nknown[0] castello",
    )
    match.play(0, "choose first", answers=cards("gondola san-polo"))

    assert match.state.ceiling[0].tolist() == [1, 1, 1, 1, 1, 1]


def test_drafts_are_dealt_too():
    """If the opponent is drafting a bid, every draft that is possible comes up."""
    hand = "castello=2 san-polo gondola"
    match = vote(f"hand[0] castello\nhand[1] {hand}\nknown[1] {hand}")
    play(match, "call castello", "bid")
    drafts = set()
    for number in range(200):
        world = match.view(0)
        verbs.redeal(match.terms, world, 0, rolled_dice(number))
        drafts.add(tuple(map(int, world.draft[1])))

    assert {(draft[1], draft[4]) for draft in drafts} == {(0, 0), (1, 0), (1, 1), (2, 0), (2, 1)}
