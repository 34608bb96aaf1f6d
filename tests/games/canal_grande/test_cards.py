"""R5: the effect of each card."""

import pytest

from serenissima.games.canal_grande.game import GAME
from serenissima.kernel.match import outcomes
from serenissima.testing import event_kinds, legal, play, see
from tests.games.canal_grande.table import cards, choosing


def test_r5_1_number_cards():
    """They stay before the player and add up."""
    match = choosing("two=2 three", "castello", "numbers_laid[0] one")
    step = play(match, "choose first")

    assert see(match, "numbers_laid[0]") == "one=1 two=2 three=1"
    assert step.happenings[1].values == (0, 7, 8)


def test_r5_2_a_hand_of_any_size():
    """Districts and gondolas join a hand that is large already."""
    large = "cannaregio=4 castello=4 dorsoduro=4 san-marco=4"
    match = choosing("castello gondola=2", "one", f"hand[0] {large}")
    play(match, "choose first")

    assert see(match, "hand[0]") == "cannaregio=4 castello=5 dorsoduro=4 san-marco=4 gondola=2"
    assert int(match.state.hand_size[0]) == 19


def test_r5_3_traitors():
    """Each moves a card from hand to hand and is discarded, one after another."""
    match = choosing("traitor=2 doge", "one", "hand[1] castello san-polo gondola")
    step = match.play(0, "choose first", answers=cards("gondola castello"))

    assert (see(match, "hand[0]"), see(match, "hand[1]")) == ("castello=1 gondola=1", "san-polo=1")
    assert see(match, "discard") == "traitor=2"
    assert event_kinds(step, "stole") == ["stole", "stole"]


def test_r5_4_a_blind_theft():
    """Each card in the hand is as likely as any other."""
    match = choosing("traitor doge", "one", "hand[0] castello\nhand[1] san-polo=3 gondola")
    ways = outcomes(GAME, match.terms, match.state, 0, match.verify(0, "choose first"))

    assert {way.answers: way.probability for way in ways} == {
        tuple(cards("gondola")): 0.25,
        tuple(cards("san-polo")): 0.75,
    }


def test_r5_5_nothing_to_steal():
    """The second traitor meets an empty hand and is discarded."""
    match = choosing("traitor=2 doge", "one", "hand[1] castello")
    step = match.play(0, "choose first", answers=cards("castello"))

    assert event_kinds(step, "stole", "found-nothing") == ["stole", "found-nothing"]
    assert see(match, "discard") == "traitor=2"


def test_r5_6_spies():
    """Each is discarded and draws two cards."""
    match = choosing("spy=2 doge", "one")
    drawn = cards("castello gondola san-polo castello")
    step = match.play(0, "choose first", answers=drawn)

    assert event_kinds(step, "spied", "drew") == ["spied", "drew", "drew", "spied", "drew", "drew"]
    assert see(match, "hand[0]") == "castello=2 san-polo=1 gondola=1"
    assert see(match, "discard") == "spy=2"


def test_r5_6_the_spy_is_among_the_discards():
    """With an empty pile it is shuffled in before its cards are drawn."""
    match = choosing("spy doge", "one", "pile castello\nhand[0] castello")
    step = match.play(0, "choose first", answers=cards("castello spy gondola"))

    assert event_kinds(step, "spied", "drew", "reshuffled", "drew-spy") == [
        *("spied", "drew", "reshuffled", "drew-spy", "drew")
    ]


def test_r5_7_drawn_cards_are_dealt_with_when_all_are_drawn():
    """A drawn traitor waits for the last card; a drawn doge joins the others."""
    match = choosing("spy doge", "one", "hand[0] castello\nhand[1] gondola")
    step = match.play(0, "choose first", answers=cards("traitor doge gondola"))

    assert event_kinds(step)[1:] == [
        *("spied", "drew-traitor", "drew-doge", "stole", "doges", "challenge")
    ]
    assert (see(match, "doges"), see(match, "discard")) == ("2", "traitor=1 spy=1")


def test_r5_7_drawn_spies_are_replaced_first():
    """Two drawn traitors act after the card that replaces a drawn spy, one after another."""
    match = choosing("spy doge", "one", "hand[0] castello\nhand[1] gondola", spy_replacement=2)
    step = match.play(0, "choose first", answers=cards("traitor spy traitor castello gondola"))

    assert event_kinds(step)[1:7] == [
        *("spied", "drew-traitor", "drew-spy", "drew-traitor", "drew", "stole"),
    ]
    assert event_kinds(step)[7] == "found-nothing"
    assert see(match, "discard") == "traitor=2 spy=2"


def test_r5_6_a_spys_cards_before_the_next_spy():
    """A traitor that the first spy draws acts before the second spy draws."""
    match = choosing("spy=2 doge", "one", "hand[0] castello\nhand[1] gondola")
    drawn = cards("traitor castello gondola castello castello")
    step = match.play(0, "choose first", answers=drawn)

    assert event_kinds(step)[1:8] == [
        *("spied", "drew-traitor", "drew", "stole", "spied", "drew", "drew"),
    ]


def test_r5_8_a_drawn_spy():
    """It has no power; one card replaces it, each time."""
    match = choosing("spy doge", "one")
    step = match.play(0, "choose first", answers=cards("spy castello spy gondola"))

    assert event_kinds(step, "drew", "drew-spy") == ["drew-spy", "drew", "drew-spy", "drew"]
    assert see(match, "discard") == "spy=3"
    assert see(match, "hand[0]") == "castello=1 gondola=1"


def test_r5_9_powers_are_used_without_a_question():
    """This holds for a traitor, a spy and the bonus."""
    match = choosing(
        "traitor spy", "three", "hand[1] castello\nnumbers_laid[1] three=3\nphase_round 3"
    )
    step = play(match, "choose first")

    assert event_kinds(step, "asked") == []
    assert event_kinds(step, "stole", "spied", "bonus") == ["stole", "spied", "bonus"]


def test_r5_10_a_vote_for_each_doge():
    """Dealt and drawn doges bring about votes, one at a time, when all else is handled."""
    match = choosing("doge spy", "one", "hand[0] castello san-polo")
    match.play(0, "choose first", answers=cards("doge traitor"))

    assert see(match, "doges") == "2"
    assert legal(match) == ["call castello", "call san-polo"]

    play(match, "call castello", "bid", "decline")

    assert see(match, "doges") == "1"
    assert legal(match) == ["call san-polo"]


@pytest.mark.parametrize("seat", [0, 1])
def test_r5_10_the_dividers_doges_come_after(seat: int):
    """The owner of the doge challenges: first the chooser, then the divider."""
    match = choosing("doge", "doge", "hand[0] castello\nhand[1] san-polo")
    play(match, "choose first", *["call castello", "bid", "decline"][: 3 * seat])

    assert match.waits == (seat,)
    assert int(match.state.challenger) == seat
