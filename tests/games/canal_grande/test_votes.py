"""R6.1 to R6.10 and R6.16 to R6.20: how a vote opens, proceeds and ends."""

import pytest

from serenissima.testing import event_kinds, legal, play, see
from tests.games.canal_grande.table import choosing, handling, vote

HANDS = "hand[0] castello=2 san-marco=2\nhand[1] castello san-marco=3 san-polo"


def test_r6_1_the_owner_challenges():
    """The owner of the doge names a district of which there is a card in hand."""
    match = choosing("doge", "one", HANDS)
    play(match, "choose first")

    assert match.waits == (0,)
    assert legal(match) == ["call castello", "call san-marco"]


def test_r6_2_a_district_is_called_once_a_round():
    """No second Doge can call it again, whoever owns the Doge."""
    match = choosing("doge=2", "doge", HANDS)
    play(match, "choose first", "call castello", "bid", "decline")

    assert legal(match) == ["call san-marco"]

    play(match, "call san-marco", "bid", "decline")

    assert match.waits == (1,)
    assert legal(match) == ["call san-polo"]


def test_r6_2_the_next_round_bars_no_district():
    """A district from an earlier round can be called again."""
    match = vote("hand[0] castello\nbarred[0] san-polo\nbarred[1] san-polo")
    play(match, "call castello", "bid", "decline")

    assert (see(match, "barred[0]"), see(match, "barred[1]")) == ("", "")


def test_r6_3_an_uncontested_vote_bars_its_district():
    """The district is used up even if the defender plays no card."""
    match = vote(f"{HANDS}\ndoges 2")
    play(match, "call san-marco", "bid", "decline")

    assert (see(match, "barred[0]"), see(match, "barred[1]")) == ("san-marco=1", "san-marco=1")
    assert legal(match) == ["call castello"]


@pytest.mark.parametrize("hand", ["gondola", "gondola castello"])
def test_r6_4_the_challenge_passes(hand: str):
    """An owner with gondolas only, or with cards of barred districts, leaves it to the opponent."""
    barred = "barred[0] castello\nbarred[1] castello"
    match = handling("doge", "one", f"hand[0] {hand}\nhand[1] castello san-polo\n{barred}")

    assert event_kinds(match.steps[0]) == ["doges", "challenge-passed", "challenge"]
    assert match.waits == (1,)
    assert legal(match) == ["call san-polo"]


def test_r6_4_the_owner_defends():
    """The opponent who challenges wins the card; the owner may only answer."""
    match = choosing("doge", "one", "hand[0] gondola\nhand[1] castello san-polo=2")
    play(match, "choose first", "call san-polo", "lay san-polo", "bid")

    assert match.waits == (0,)
    assert legal(match) == ["decline"]

    play(match, "decline")

    assert see(match, "won[1]") == "san-polo=1"


def test_r6_4_a_stand_ins_call_bars_for_both():
    """A district called for the opponent's Doge cannot be called for your own (R6.2)."""
    match = choosing("doge", "doge", "hand[0] gondola\nhand[1] castello=2 san-polo")
    play(match, "choose first", "call castello", "bid", "decline")

    assert match.waits == (1,)
    assert legal(match) == ["call san-polo"]


def test_r6_5_a_doge_leads_to_a_vote():
    """Neither its owner nor the stand-in can forgo it."""
    match = choosing("doge", "one", "hand[0] gondola\nhand[1] castello")
    play(match, "choose first")

    assert legal(match) == ["call castello"]

    play(match, "call castello")

    assert legal(match) == ["bid"]


@pytest.mark.parametrize("hand", ["", "gondola=2", "castello=2"])
def test_r6_6_a_doge_without_a_challenger_is_discarded(hand: str):
    """Neither hand has a card of a district that may be voted on."""
    match = handling("doge", "one", f"hand[1] {hand}\nbarred[0] castello\nbarred[1] castello")

    assert event_kinds(match.steps[0])[:4] == ["doges", "doge-unused", "took-rest", "laid-numbers"]
    assert see(match, "discard") == "doge=1"


def test_r6_7_the_opening():
    """The card of the call is enough; more of the district, and reinforcement, may join it."""
    match = vote("hand[0] san-marco=2 gondola castello=2 san-polo")
    play(match, "call san-marco")

    assert legal(match) == ["lay castello", "lay san-marco", "lay san-polo", "bid"]

    play(match, "lay castello", "lay san-marco", "lay castello", "bid")

    assert see(match, "laid[0]") == "castello=2 san-marco=2 gondola=1"


def test_r6_8_the_defender_may_decline():
    """That ends the vote at once, and the challenger has won it."""
    match = vote(HANDS)
    step = play(match, "call castello", "bid", "decline")

    assert event_kinds(step)[:2] == ["declined", "won-vote"]
    assert see(match, "won[0]") == "castello=1"


def test_r6_9_defender_needs_one_card_more():
    """Against two, two are not enough and three are."""
    match = vote(HANDS)
    play(match, "call san-marco", "lay san-marco", "bid", "lay san-marco", "lay san-marco")

    assert "bid" not in legal(match)

    play(match, "lay san-marco")

    assert "bid" in legal(match)


def test_r6_9_defender_needs_a_matching_card():
    """Cards of other districts alone are no answer, however many there are."""
    match = vote("hand[0] castello\nhand[1] san-marco=5 gondola=2")
    play(match, "call castello", "bid")

    assert legal(match) == ["decline"]


def test_r6_9_reinforcement_counts():
    """One card of the district and reinforcement are more than two cards of it."""
    match = vote("hand[0] castello=2\nhand[1] castello san-marco=2 gondola")
    play(match, "call castello", "lay castello", "bid")

    assert legal(match) == ["lay castello", "decline"]

    step = play(match, "lay castello", "lay san-marco", "lay san-marco", "bid")

    assert step.happenings[-1].values == (1, 3, 1, 1)


def test_r6_10_district_cards_give_the_worth_of_a_bid():
    """All district cards played in the vote count, gondolas do not."""
    match = vote("hand[0] castello san-marco=4 gondola=2\nhand[1] castello=4 gondola")
    step = play(match, "call castello", "lay san-marco", "lay san-marco", "bid")

    assert step.happenings[-1].values == (0, 3, 1, 1)

    step = play(match, *["lay castello"] * 4, "bid", "lay san-marco")

    assert "bid" not in legal(match)
    assert step.happenings[-1].event.kind == "drafted"


def test_r6_16_raising_in_turn():
    """Each bid must exceed the opponent's total; drawing level is not enough."""
    match = vote("hand[0] castello=3\nhand[1] castello=2 san-polo=2 gondola")
    play(match, "call castello", "bid", "lay castello", "lay castello", "bid", "lay castello")

    assert match.waits == (0,)
    assert "bid" not in legal(match)

    step = play(match, "lay castello", "bid", "lay san-polo", "lay san-polo", "bid")

    assert step.happenings[-1].values == (1, 4, 2, 1)
    assert legal(match) == ["decline"]


@pytest.mark.parametrize(("words", "winner"), [([], 0), (["lay castello", "lay castello"], 1)])
def test_r6_17_the_last_to_bid_wins(words: list[str], winner: int):
    """A player who will not bid higher has fewer cards and loses."""
    match = vote("hand[0] castello=3\nhand[1] castello=2")
    play(match, "call castello", "bid", *words, *["bid", "decline"][not words :])

    assert see(match, f"won[{winner}]") == "castello=1"
    assert see(match, f"won[{1 - winner}]") == ""


def test_r6_18_the_winner_keeps_the_first_card():
    """It becomes an open won card of the named district."""
    match = vote("hand[0] castello san-marco=2 gondola\nwon[0] san-polo")
    play(match, "call castello", "lay san-marco", "bid", "decline")

    assert see(match, "won[0]") == "castello=1 san-polo=1"


def test_r6_19_the_winners_other_cards():
    """They are discarded with their gondolas and the doge."""
    match = vote("hand[0] castello=2 san-marco=2 gondola=2")
    play(match, "call castello", "lay castello", "lay san-marco", "bid", "decline")

    assert see(match, "discard") == "castello=1 san-marco=1 gondola=1 doge=1"
    assert see(match, "hand[0]") == "san-marco=1 gondola=1"


def test_r6_20_the_losers_cards():
    """The first card and the gondolas are discarded, the rest goes back, seen by all."""
    match = vote(
        """
        hand[0] castello=2 dorsoduro=2 gondola
        hand[1] castello=3 san-marco=2 gondola=2 san-polo
        """
    )
    play(match, "call castello", "lay castello", "bid", "lay castello", "lay castello")
    play(match, "lay san-marco", "bid", "lay dorsoduro", "lay dorsoduro", "bid")
    step = play(match, "decline")

    assert event_kinds(step)[:3] == ["declined", "won-vote", "took-back"]
    assert see(match, "hand[1]") == "castello=2 san-marco=2 san-polo=1 gondola=1"
    assert see(match, "known[1]") == "castello=1 san-marco=1"
    assert see(match, "discard") == "castello=2 dorsoduro=2 gondola=2 doge=1"


def test_r6_20_a_defender_without_cards_loses_none():
    """Declining at once is free."""
    match = vote(HANDS)
    step = play(match, "call castello", "bid", "decline")

    assert see(match, "hand[1]") == "castello=1 san-marco=3 san-polo=1"
    assert event_kinds(step, "took-back") == []


def test_r6_20_a_losing_challenger_loses_gondolas():
    """The gondolas of the opening are gone as well; only further district cards come back."""
    match = vote("hand[0] castello san-marco=2 gondola=2\nhand[1] castello=3")
    play(match, "call castello", "lay san-marco", "bid", *["lay castello"] * 3, "bid", "decline")

    assert see(match, "hand[0]") == "san-marco=2 gondola=1"
    assert see(match, "known[0]") == "san-marco=1"
    assert see(match, "discard") == "castello=3 gondola=1 doge=1"
