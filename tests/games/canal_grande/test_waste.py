"""Choices with a loss, by the rule that causes it."""

from serenissima.testing import legal, play
from tests.games.canal_grande.table import choosing, vote
from tests.losses import losses

BEATEN = "Your bid can’t be beaten: this card would be discarded"
LOST = "Its effect would be lost"


def test_r6_19_a_card_too_many():
    """An opponent with two cards cannot beat a bid of two."""
    match = vote("hand[0] castello=3\nhand[1] castello=2")
    play(match, "call castello")

    assert losses(match) == {}

    play(match, "lay castello")

    assert losses(match) == {"lay castello": BEATEN}


def test_r6_19_gondolas_may_be_cards():
    """The opponent's hand is hidden: every card of it counts."""
    match = vote("hand[0] castello=2\nhand[1] gondola=2")
    play(match, "call castello")

    assert losses(match) == {}


def test_r6_9_an_opponent_without_a_card_of_the_district():
    """However large the hand, there is no first bid without one, unless an option allows it."""
    cards = "hand[0] castello=2\nhand[1] dorsoduro=3\nceiling[1] castello=0"
    needed, optional = vote(cards), vote(cards, matching_card="not-required")
    play(needed, "call castello")
    play(optional, "call castello")

    assert losses(needed) == {"lay castello": BEATEN}
    assert losses(optional) == {}


def test_r6_9_an_opponent_with_a_played_card_needs_no_more():
    """After the opening, a gondola and a card answer the bid."""
    hands = "hand[0] castello=4\nhand[1] castello=1 dorsoduro=3 gondola=2\nceiling[1] castello=0"
    match = vote(f"{hands}\nknown[1] castello=1")
    play(match, "call castello", "bid", "lay castello", "lay dorsoduro", "bid")
    play(match, "lay castello", "lay castello")

    assert "lay castello" in legal(match, 0)
    assert losses(match) == {}


def test_r10_4_an_opponent_may_need_a_gondola():
    """Without a card of the district one of two cards is a gondola: they make a bid of one."""
    cards = "hand[0] castello=2\nhand[1] dorsoduro=2\nceiling[1] castello=0"
    match = vote(cards, matching_card="not-required")
    play(match, "call castello")

    assert losses(match) == {"lay castello": BEATEN}


def test_r10_5_a_winner_keeps_a_card_of_the_district():
    """A winner who has played none of the district keeps no first card.

    A second one is too many.
    """
    cards = "hand[0] castello=1\nhand[1] castello=2 gondola=1 dorsoduro=3"
    match = vote(cards, matching_card="not-required")
    play(match, "call castello", "bid", "lay dorsoduro", "lay dorsoduro")

    assert losses(match, 1) == {"lay dorsoduro": BEATEN}

    play(match, "lay castello")
    assert losses(match, 1) == {"lay castello": BEATEN, "lay dorsoduro": BEATEN}


def test_r5_9_a_forgone_power_is_marked():
    """The choice also stays in the background."""
    match = choosing("spy", "castello", "hand[1] castello=1", powers="asked")
    play(match, "choose first")

    assert losses(match) == {"forgo": LOST}
