"""R10: the options of a match."""

from pathlib import Path

import pytest

from serenissima.games.canal_grande.game import GAME
from serenissima.kernel.errors import Illegal
from serenissima.kernel.match import Match
from serenissima.testing import event_kinds, legal, play, see
from serenissima.testing.recorded import record_again
from tests.games.canal_grande.table import cards, choosing, handling, vote

FREE = {"matching_card": "not-required"}
ASKED = {"powers": "asked"}
PHASE_END = "numbers_laid[0] three=3\nphase_round 4"


@pytest.mark.parametrize(
    ("numbers", "counts"),
    [("4-5-5", [4, 5, 5]), ("5-4-5", [5, 4, 5]), ("5-5-4", [5, 5, 4])],
)
def test_r10_1_numbers(numbers: str, counts: list[int]):
    """How many ones, twos and threes there are in the pile and the offer at the beginning."""
    match = Match(GAME, options={"numbers": numbers})

    assert (match.state.number_pile + match.state.offer[0, 10:]).tolist() == counts


def test_r10_2_two_cards_for_a_drawn_spy():
    """Each spy that a spy draws is replaced by two."""
    match = choosing("spy doge", "one", spy_replacement=2)
    drawn = cards("spy castello spy gondola gondola gondola")
    step = match.play(0, "choose first", answers=drawn)

    assert event_kinds(step, "drew", "drew-spy") == [
        "drew-spy",
        "drew",
        "drew-spy",
        "drew",
        "drew",
        "drew",
    ]


def test_r10_2_in_the_bonus():
    """A spy drawn as part of the bonus is replaced by two as well."""
    match = choosing("one", "san-marco", PHASE_END, spy_replacement=2)
    drawn = cards("gondola gondola spy gondola castello")
    deal = cards("doge doge doge doge doge one two three")
    match.play(0, "choose first", answers=[*drawn, *deal])

    assert see(match, "hand[1]") == "castello=1 san-marco=1 gondola=3"


def test_r10_3_each_owner_has_a_list():
    """A district is barred for the doges of the one for whose doge it was called."""
    match = choosing(
        "doge=2", "doge", "hand[0] castello=2 san-polo\nhand[1] castello", district_ban="player"
    )
    play(match, "choose first", "call castello", "bid", "decline")

    assert legal(match) == ["call san-polo"]

    play(match, "call san-polo", "bid", "decline")

    assert match.waits == (1,)
    assert legal(match) == ["call castello"]


def test_r10_3_the_owners_list_counts():
    """A stand-in calls a district that is not barred for the owner of the Doge."""
    match = handling(
        "doge",
        "doge",
        "barred[0] castello\nbarred[1] san-polo\nhand[1] castello san-polo",
        district_ban="player",
    )

    assert (match.waits, legal(match)) == ((1,), ["call san-polo"])

    play(match, "call san-polo", "bid", "decline")

    assert see(match, "barred[0]") == "castello=1 san-polo=1"
    assert legal(match) == ["call castello"]


def test_r10_3_a_stand_in_may_call_it_again():
    """A call for the owner's Doge bars no district for the stand-in's Doges."""
    match = choosing(
        "doge",
        "doge",
        "hand[0] gondola\nhand[1] castello=2 san-polo",
        district_ban="player",
    )
    play(match, "choose first", "call castello", "bid", "decline")

    assert match.waits == (1,)
    assert legal(match) == ["call castello", "call san-polo"]


def test_r10_4_a_defender_without_the_district():
    """A gondola and cards of one other district are an answer, and so are several."""
    match = vote("hand[0] castello=2\nhand[1] san-marco=2 san-polo=2 gondola=2", **FREE)
    play(match, "call castello", "lay castello", "bid", "lay san-marco", "lay san-polo")

    assert legal(match) == ["lay san-marco", "lay san-polo", "withdraw"]

    play(match, "lay san-polo", "bid")

    assert see(match, "laid[1]") == "san-marco=1 san-polo=2 gondola=2"


def test_r10_4_a_defender_goes_on_without_it():
    """A later raise needs no card of the district either."""
    match = vote("hand[0] castello=4\nhand[1] san-marco=2 san-polo=3 gondola=2", **FREE)
    play(match, "call castello", "bid", "lay san-marco", "lay san-marco", "bid")
    play(match, "lay castello", "lay castello", "bid")

    assert legal(match) == ["lay san-polo", "decline"]

    play(match, "lay san-polo", "lay san-polo")

    assert "bid" in legal(match)


def test_r10_4_the_challenger_needs_one():
    """Gondolas and other districts do not open a vote."""
    match = choosing("doge", "one", "hand[0] gondola=3\nhand[1] castello", **FREE)
    step = play(match, "choose first")

    assert "challenge-passed" in event_kinds(step)


def test_r10_5_a_matching_card_laid_later():
    """The winner keeps it, though another card was laid first."""
    match = vote(
        """
        stage raise
        opened 1
        where castello
        laid[0] castello=3
        first castello san-marco
        laid[1] san-marco=2 gondola
        hand[1] castello=2
        """,
        **FREE,
    )
    play(match, "lay castello", "lay castello", "bid", "decline")

    assert see(match, "won[1]") == "castello=1"
    assert see(match, "discard") == "castello=2 san-marco=2 gondola=1 doge=1"
    assert (see(match, "hand[0]"), see(match, "hand[1]")) == ("castello=2", "")


def test_r10_5_a_winner_without_a_matching_card():
    """The challenger's first card is the won card; all that the winner laid is discarded."""
    match = vote("hand[0] castello=2\nhand[1] san-marco=3 gondola", **FREE)
    play(match, "call castello", "lay castello", "bid", *["lay san-marco"] * 3, "bid", "decline")

    assert (see(match, "won[0]"), see(match, "won[1]")) == ("", "castello=1")
    assert see(match, "discard") == "san-marco=3 gondola=1 doge=1"
    assert (see(match, "hand[0]"), see(match, "hand[1]")) == ("castello=1", "")


def test_r10_6_a_loser_with_a_matching_card():
    """It is discarded, though another card was laid first."""
    match = vote(
        """
        stage raise
        opened 1
        where castello
        laid[0] castello=4
        first castello san-marco
        laid[1] san-marco=2 castello gondola
        """,
        **FREE,
    )
    play(match, "decline")

    assert see(match, "hand[1]") == "san-marco=2"
    assert see(match, "discard") == "castello=4 gondola=1 doge=1"


def test_r10_6_a_loser_without_a_matching_card():
    """The first card laid is discarded."""
    match = vote("hand[0] castello=3\nhand[1] san-marco san-polo gondola=2", **FREE)
    play(match, "call castello", "bid", "lay san-polo", "lay san-marco", "bid")
    play(match, "lay castello", "lay castello", "bid", "decline")

    assert see(match, "hand[1]") == "san-marco=1"
    assert see(match, "discard") == "castello=2 san-polo=1 gondola=2 doge=1"


@pytest.mark.parametrize(
    ("word", "hand", "event"), [("use", "", "stole"), ("forgo", "castello=1", "forwent")]
)
def test_r10_7_a_traitor(word: str, hand: str, event: str):
    """It acts or not, and is discarded."""
    match = choosing("traitor doge", "one", "hand[0] san-polo\nhand[1] castello", **ASKED)
    play(match, "choose first")

    assert (see(match, "power"), legal(match)) == ("traitor", ["use", "forgo"])

    step = play(match, word)

    assert event_kinds(step)[0] == event
    assert (see(match, "hand[1]"), see(match, "discard")) == (hand, "traitor=1")


def test_r10_7_a_drawn_traitor():
    """The question comes when all cards have been drawn."""
    match = choosing("spy doge", "one", "hand[0] san-polo\nhand[1] castello", **ASKED)
    play(match, "choose first")

    assert see(match, "power") == "spy"

    match.play(0, "use", answers=cards("traitor gondola"))

    assert (see(match, "power"), see(match, "draws")) == ("traitor", "")

    play(match, "forgo")

    assert see(match, "hand[0]") == "san-polo=1 gondola=1"
    assert see(match, "discard") == "traitor=1 spy=1"


def test_r10_7_a_spy_can_be_forgone():
    """It is discarded and draws no card; the next one is a new question."""
    match = choosing("spy=2 doge", "one", "hand[0] san-polo", **ASKED)
    play(match, "choose first")
    step = play(match, "forgo")

    assert event_kinds(step) == ["forwent", "asked"]
    assert see(match, "discard") == "spy=1"


@pytest.mark.parametrize("word", ["use", "forgo"])
def test_r10_7_the_bonus(word: str):
    """It is asked about as a whole."""
    match = choosing("one", "two", PHASE_END, **ASKED)
    play(match, "choose first")

    assert (match.waits, see(match, "power")) == ((1,), "bonus")

    step = match.play(
        1,
        word,
        answers=[
            *cards("gondola doge spy castello castello")[: 5 * (word == "use")],
            *cards("traitor traitor traitor traitor traitor one two three"),
        ],
    )

    assert event_kinds(step)[-1] == "round"
    assert see(match, "hand[1]") == ("castello=2 gondola=1" if word == "use" else "")


def test_r10_7_a_traitor_in_the_bonus_is_a_question():
    """If the bonus is taken, a traitor among its cards is a separate question."""
    match = choosing("castello one", "two", PHASE_END, **ASKED)
    play(match, "choose first")
    match.play(1, "use", answers=cards("traitor gondola gondola"))

    assert (match.waits, see(match, "power"), see(match, "draws")) == ((1,), "traitor", "")

    play(match, "forgo")

    assert (see(match, "hand[0]"), see(match, "hand[1]")) == ("castello=1", "gondola=2")


def test_r10_7_no_question():
    """None is put about a traitor facing an empty hand, a drawn spy, or a doge."""
    match = choosing("traitor spy doge", "one", "hand[0] san-polo", **ASKED)
    step = play(match, "choose first")

    assert event_kinds(step)[1:] == ["found-nothing", "asked"]

    step = match.play(0, "use", answers=cards("spy traitor castello"))

    assert event_kinds(step, "asked", "found-nothing", "doges") == ["found-nothing", "doges"]


@pytest.mark.parametrize("cap", [10, 1000])
def test_r10_the_cap_can_be_chosen(cap: int):
    """From ten rounds to a thousand."""
    assert int(Match(GAME, options={"round_cap": cap}).terms.round_cap) == cap


def test_r10_7_each_drawn_traitor():
    """Two that were drawn together are two questions."""
    match = choosing("spy doge", "one", "hand[0] san-polo\nhand[1] castello=2", **ASKED)
    play(match, "choose first")
    match.play(0, "use", answers=cards("traitor traitor"))
    play(match, "forgo")

    assert (see(match, "power"), see(match, "snatch")) == ("traitor", "1")

    play(match, "use")

    assert (see(match, "hand[1]"), see(match, "discard")) == ("castello=1", "traitor=2 spy=1")


AT_ONCE = {"drawn_traitors": "at-once"}


def test_r10_8_a_drawn_traitor_at_once():
    """It acts before the second card is drawn."""
    match = choosing("spy doge", "one", "hand[0] castello\nhand[1] gondola", **AT_ONCE)
    step = match.play(0, "choose first", answers=cards("traitor gondola doge"))

    assert event_kinds(step)[1:] == [
        *("spied", "drew-traitor", "stole", "drew-doge", "doges", "challenge")
    ]


def test_r10_8_is_not_offered():
    """A new table cannot choose it."""
    assert [option.name for option in GAME.meta.options if option not in GAME.meta.offered] == [
        "drawn_traitors"
    ]


def test_r10_8_matches_of_version_1_replay():
    """Action by action, with what happened and changed then; today's order refuses the answers."""
    text = (Path(__file__).parent / "earlier" / "version-1.txt").read_text(encoding="utf-8")
    told = record_again(GAME, text).splitlines()
    today = text.replace("\nrules 1\n", "\nrules 2\n")

    assert [line for line in text.splitlines() if line not in told] == ["rules 1"]

    with pytest.raises(Illegal) as refused:
        record_again(GAME, today)

    assert refused.value.code == "match/answers"
