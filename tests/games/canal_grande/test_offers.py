"""R3 and R4: dividing, choosing, and the order in which an offer is handled."""

import pytest

from serenissima.fairplay import undo
from serenissima.games.canal_grande.actions import ACTIONS
from serenissima.games.canal_grande.game import GAME
from serenissima.kernel.match import Match, outcomes
from serenissima.testing import event_kinds, legal, play, see
from tests.games.canal_grande.table import cards, choosing, dividing

EIGHT = "castello san-marco=2 traitor doge one two three"


def test_r3_1_eight_cards_are_turned_up():
    """Both players see five action cards and three number cards."""
    hands = cards("castello castello dorsoduro dorsoduro san-polo san-polo san-marco san-marco")
    match = Match(GAME, deal=[*hands, 1, *cards("castello spy spy doge gondola three one three")])
    lying = "castello=1 gondola=1 spy=2 doge=1 one=1 three=2"

    assert [see(match, "offer[0]", seat) for seat in (-1, 0, 1)] == [lying] * 3
    assert match.waits == (1,)


@pytest.mark.parametrize("size", range(1, 8))
def test_r3_2_offers_can_have_any_sizes(size: int):
    """One card and seven, seven and one, and everything in between can be presented."""
    match = dividing(EIGHT)
    shifts = ["shift castello", "shift three", "shift san-marco", "shift doge", "shift one"]
    step = play(match, *[*shifts, "shift traitor", "shift two"][:size], "present")

    assert step.happenings[-1].values == (1, 8 - size, size)


def test_r3_2_an_empty_offer_is_refused():
    """An offer without a card cannot be presented."""
    match = dividing(EIGHT)

    assert not match.can(1, "present")


def test_r3_3_a_shift_moves_a_card():
    """A card moves over; cards of one kind are one choice; all but the last can go."""
    match = dividing("castello=2 one")

    assert legal(match) == ["shift castello", "shift one"]

    play(match, "shift castello")

    assert (see(match, "offer[0]"), see(match, "offer[1]")) == ("castello=1 one=1", "castello=1")

    play(match, "shift one")

    assert legal(match) == ["present", "return castello", "return one"]


def test_r3_4_return_cancels_a_shift():
    """A shift is taken back, until the offers are presented."""
    match = dividing("castello=2 one")
    play(match, "shift castello", "return castello")

    assert (see(match, "offer[0]"), see(match, "offer[1]")) == ("castello=2 one=1", "")

    play(match, "shift castello", "present")

    assert not match.can(1, "return castello")


def test_r3_4_return_is_a_retraction():
    """Players and searches do without it."""
    retracts = [ACTIONS.format(action) for action in range(ACTIONS.first_retract, ACTIONS.count)]

    assert retracts[0] == "return cannaregio"
    assert {word.split()[0] for word in retracts} == {"return", "withdraw"}


def test_r3_5_present_ends_dividing():
    """It is the chooser's turn then."""
    match = dividing("castello=2 one")
    play(match, "shift one", "present")

    assert legal(match) == ["choose first", "choose second"]
    assert match.waits == (0,)


def test_r3_5_presenting_can_be_undone():
    """Undo is free until the other player has chosen."""
    hands = cards("castello castello dorsoduro dorsoduro san-polo san-polo san-marco san-marco")
    match = Match(GAME, deal=[*hands, 1, *cards("castello spy spy doge gondola three one three")])
    play(match, "shift castello", "present")
    presented = len(match.steps) - 1

    assert undo.is_free(match, presented)

    play(match, "choose second")

    assert not undo.is_free(match, presented)


@pytest.mark.parametrize(
    ("word", "chooser", "divider"),
    [("choose first", "castello=1", "gondola=1"), ("choose second", "gondola=1", "castello=1")],
)
def test_r4_1_the_chooser_takes_one_offer(word: str, chooser: str, divider: str):
    """The chooser has one offer, the divider the other."""
    match = choosing("castello", "gondola")
    play(match, word)

    assert (see(match, "hand[0]"), see(match, "hand[1]")) == (chooser, divider)


def test_r4_2_the_chooser_comes_first():
    """The waiting offer is out of reach until the chooser's votes are over."""
    match = choosing("traitor doge", "castello=2 gondola", "hand[0] san-marco\nhand[1] san-polo")
    ways = list(outcomes(GAME, match.terms, match.state, 0, match.verify(0, "choose first")))

    assert [way.answers for way in ways] == [tuple(cards("san-polo"))]

    play(match, "choose first", "call san-marco", "bid")

    assert see(match, "offer[1]") == "castello=2 gondola=1"
    assert see(match, "hand[1]") == ""
    assert event_kinds(play(match, "decline"))[:4] == ["declined", "won-vote", "took-rest", "took"]
    assert see(match, "hand[1]") == "castello=2 gondola=1"


def test_r4_3_offers_are_handled_in_order():
    """Number cards, districts and gondolas, traitors, spies, Doges; missing kinds are left out."""
    match = choosing("doge spy traitor castello one", "two", "hand[1] gondola=2")
    step = match.play(0, "choose first", answers=cards("gondola san-polo san-marco"))

    assert event_kinds(step)[1:] == [
        *("laid-numbers", "took", "stole", "spied", "drew", "drew", "doges", "challenge")
    ]

    match = choosing("doge one", "two", "hand[0] castello")

    assert event_kinds(play(match, "choose first"))[1:] == ["laid-numbers", "doges", "challenge"]
