"""R7 and R8: the end of a round, of a phase, and of the match."""

import pytest

from serenissima.games.canal_grande.game import GAME
from serenissima.games.canal_grande.material import SPY, TRAITOR
from serenissima.testing import at, event_kinds, legal, play, see, shares
from tests.games.canal_grande.table import cards, choosing, ended, vote

DRAWING = "divider 1\nactor 0\npicked 0\ndraws 2"  # a spy was played, no seat waits
DEAL = cards("spy traitor traitor traitor traitor one two three")  # a round's eight cards


def test_r7_1_the_next_round_begins():
    """With 9 to 9 the phase continues; the chooser divides."""
    match = ended("three=3", "two=3 one=3")
    step = play(match, "choose first")

    assert event_kinds(step)[-1] == "round"
    assert (int(match.state.divider), see(match, "phases")) == (0, "1")


@pytest.mark.parametrize(("first", "ends"), [("three=3", False), ("three=3 one", True)])
def test_r7_2_a_phase_ends_at_ten(first: str, ends: bool):
    """Nine is not enough, ten is."""
    match = ended(first, "one")
    step = play(match, "choose first")

    assert ("phase-ended" in event_kinds(step)) == ends


def test_r7_2_ten_interrupts_nothing():
    """The divider has a turn when the chooser has reached 10."""
    match = choosing("three=2", "two doge", "numbers_laid[0] two=2\nhand[1] castello")
    step = play(match, "choose first")

    assert event_kinds(step)[-4:] == ["took-rest", "laid-numbers", "doges", "challenge"]


def test_r7_3_the_bonus():
    """The lower total draws three cards, from the pile before the shuffle."""
    match = ended("three=3 one", "three=2", "pile dorsoduro san-polo=2")
    step = match.play(0, "choose first", answers=[*cards("dorsoduro san-polo san-polo"), *DEAL])

    assert event_kinds(step)[-7:] == [
        "phase-ended",
        "bonus",
        "drew",
        "drew",
        "drew",
        "phase",
        "round",
    ]
    assert see(match, "hand[1]") == "dorsoduro=1 san-marco=1 san-polo=2"


def test_r7_4_drawn_cards_of_the_bonus():
    """A traitor acts, a spy is replaced, a gondola goes into the hand."""
    match = ended("three=3 one", "three=2", "hand[0] dorsoduro")
    drawn = cards("traitor spy gondola gondola dorsoduro")
    step = match.play(0, "choose first", answers=[*drawn, *DEAL])

    assert event_kinds(step)[-8:-2] == [
        "bonus",
        "drew-traitor",
        "drew-spy",
        "drew",
        "drew",
        "stole",
    ]
    assert see(match, "hand[1]") == "dorsoduro=1 san-marco=1 gondola=2"


def test_r7_5_doges_in_the_bonus():
    """Each is discarded and replaced by one more card; there is no vote."""
    match = ended("three=3 one", "three=2")
    drawn = cards("doge gondola doge doge gondola gondola")
    step = match.play(0, "choose first", answers=[*drawn, *DEAL])

    assert event_kinds(step, "drew", "drew-doge-as-bonus", "doges", "challenge") == [
        *("drew-doge-as-bonus", "drew", "drew-doge-as-bonus", "drew-doge-as-bonus"),
        *("drew", "drew"),
    ]
    assert see(match, "hand[1]") == "san-marco=1 gondola=3"


def test_r7_5_a_doge_of_the_bonus_can_come_again():
    """It is discarded, and shuffled with the discards if the pile runs out: here as a seventh."""
    match = ended("three=3 one", "three=2", "pile doge=6")
    drawn = cards(f"{'doge ' * 7} gondola gondola gondola")
    step = match.play(0, "choose first", answers=[*drawn, *DEAL])
    happened = event_kinds(step, "drew-doge-as-bonus", "reshuffled", "drew")

    assert happened == [
        *["drew-doge-as-bonus"] * 6,
        *("reshuffled", "drew-doge-as-bonus", "drew", "drew", "drew"),
    ]


@pytest.mark.parametrize(
    ("first", "second", "divider"), [("three=3 one", "three=2", 0), ("three=2", "three=3 one", 1)]
)
def test_r7_6_the_higher_total_divides(first: str, second: str, divider: int):
    """The last divider does not matter; here it was seat 1."""
    match = ended(first, second)
    play(match, "choose first")

    assert (see(match, "phases"), int(match.state.divider)) == ("2", divider)


@pytest.mark.parametrize("divider", [0, 1])
def test_r7_7_equal_totals_bring_no_bonus(divider: int):
    """Neither player draws, and the last chooser divides."""
    match = ended("three=2 two=2", "three=3 one", divider=divider)
    step = play(match, "choose first")

    assert event_kinds(step)[-3:] == ["phase-ended", "phase", "round"]
    assert int(match.state.divider) == 1 - divider


def test_r7_8_a_new_phase():
    """Discards go into the pile, number cards into theirs; hands and won cards stay."""
    match = ended(
        "three=2 two=2", "three=3 one", "discard san-polo=3\nwon[1] castello\nhand[1] gondola"
    )
    match.play(
        0, "choose first", answers=cards("san-polo san-polo san-polo doge doge one two three")
    )

    assert see(match, "discard") == ""
    assert see(match, "number_pile") == "one=3 two=4 three=4"
    assert (see(match, "numbers_laid[0]"), see(match, "numbers_laid[1]")) == ("", "")
    assert (see(match, "hand[1]"), see(match, "won[1]")) == ("san-marco=1 gondola=1", "castello=1")


def test_r7_9_an_empty_pile():
    """The discards are shuffled when a card is needed; one just taken in hand is not among them."""
    match = choosing("spy doge", "one", "hand[0] castello\npile san-polo")
    step = match.play(0, "choose first", answers=cards("san-polo san-polo"))

    assert event_kinds(step)[1:6] == ["spied", "drew", "reshuffled", "drew", "doges"]
    assert see(match, "discard") == ""
    assert int(match.state.pile.sum()) == 52 - 4  # three cards in hand, and the doge


def test_r7_9_a_drawn_traitor_is_not_among_the_discards():
    """It has still to act when the discards are shuffled; a drawn spy is among them."""
    match = choosing("spy doge", "one", "hand[0] castello\nhand[1] gondola\npile traitor spy")
    step = match.play(0, "choose first", answers=cards("traitor spy castello gondola"))

    assert event_kinds(step)[1:6] == ["spied", "drew-traitor", "drew-spy", "reshuffled", "drew"]
    assert (int(match.state.pile[SPY]), int(match.state.pile[TRAITOR])) == (3, 6)
    assert see(match, "discard") == "traitor=1"


def test_r7_9_not_before_a_card_is_needed():
    """The last card of the pile can be taken without a shuffle."""
    match = choosing("spy doge", "one", "hand[0] castello\npile san-polo=2")
    step = play(match, "choose first")

    assert "reshuffled" not in event_kinds(step)
    assert int(match.state.pile.sum()) == 0


def test_r7_9_a_deal_can_use_pile_and_discards():
    """A round takes the rest of the pile and then the discards."""
    match = choosing("castello", "dorsoduro", "pile san-polo=2")
    deal = cards("san-polo san-polo spy doge doge one two three")
    step = match.play(0, "choose first", answers=deal)

    assert event_kinds(step)[-2:] == ["round", "reshuffled"]
    assert see(match, "offer[0]") == "san-polo=2 spy=1 doge=2 one=1 two=1 three=1"


def test_r7_9_in_the_middle_of_the_bonus():
    """If the pile runs out, the rest is drawn from the shuffled discards."""
    match = ended("three=3 one", "", "pile gondola")
    drawn = cards("gondola traitor doge gondola castello")
    step = match.play(0, "choose first", answers=[*drawn, *DEAL])
    happened = event_kinds(step)

    assert happened[happened.index("bonus") :] == [
        *("bonus", "drew", "reshuffled", "drew-traitor"),
        *("drew-doge-as-bonus", "drew", "stole", "phase", "round"),
    ]
    assert see(match, "hand[1]") == "castello=1 san-marco=1 gondola=2"


def test_r7_9_nothing_left_to_draw():
    """Without pile and discards the draws are forgone."""
    match = at(
        GAME,
        f"""
        {DRAWING}
        hand[0] cannaregio=5 castello=5 dorsoduro=5 san-marco=5 san-polo=5 santa-croce=5 gondola=6
        offer[1] spy=3
        snatch 7
        doges 6
        """,
    )

    assert event_kinds(match.steps[0]) == ["nothing-left", *["found-nothing"] * 7, "challenge"]


def test_r7_9_nothing_but_spies_left_to_draw():
    """A spy that can only be replaced by spies is not replaced."""
    match = at(
        GAME,
        f"""
        {DRAWING}
        hand[0] cannaregio=5 castello=5 dorsoduro=5 san-marco=5 san-polo=5 santa-croce=5 gondola=6
        offer[1] one
        snatch 7
        doges 6
        """,
    )
    happened = event_kinds(match.steps[0])

    assert happened[:4] == [*["drew-spy"] * 3, "nothing-left"]
    assert happened[4:] == [*["found-nothing"] * 7, "challenge"]
    assert see(match, "discard") == "traitor=7 spy=3"


def test_r8_1_six_districts():
    """The card of the sixth district wins."""
    match = vote("hand[0] castello\nwon[0] cannaregio dorsoduro san-marco san-polo santa-croce")
    step = play(match, "call castello", "bid", "decline")

    assert event_kinds(step)[-1] == "six-districts"
    assert (match.ending, shares(match)) == ("six-districts", (1.0, 0.0))


def test_r8_2_four_of_one():
    """The fourth card of a district wins, the defender's too."""
    match = vote("hand[0] castello\nhand[1] castello san-polo gondola\nwon[1] castello=3")
    step = play(match, "call castello", "bid", "lay castello", "lay san-polo", "bid", "decline")

    assert event_kinds(step)[-1] == "four-of-one"
    assert (match.ending, shares(match)) == ("four-of-one", (0.0, 1.0))


def test_r8_3_only_won_cards_count():
    """Five districts, three of one of them, and all the rest in hand are not enough."""
    match = vote(
        """
        hand[0] castello=2 santa-croce=5
        won[0] cannaregio castello=2 dorsoduro san-marco san-polo
        """
    )
    play(match, "call castello", "bid", "decline")

    assert match.ending == "none"
    assert shares(match) is None
    assert see(match, "won[0]").startswith("cannaregio=1 castello=3")


def test_r8_4_the_decisive_card_ends_it():
    """Doges and offers still to come are not played."""
    match = vote("hand[0] castello san-polo\nwon[0] castello=3\ndoges 2\noffer[1] one doge")
    step = play(match, "call castello", "bid", "decline")

    assert event_kinds(step) == ["declined", "won-vote", "four-of-one"]
    assert (match.over, see(match, "stage"), int(match.state.winner)) == (True, "over", 0)
    assert (see(match, "doges"), see(match, "offer[1]")) == ("1", "doge=1 one=1")


def test_r8_5_the_cap():
    """After the last round without bonus and phase, the match is shared."""
    match = ended("three=3 one", "three", "rounds 10", round_cap=10)
    step = play(match, "choose first")

    assert event_kinds(step)[-1] == "round-cap"
    assert (match.ending, shares(match)) == ("round-cap", (0.5, 0.5))
    assert "bonus" not in event_kinds(step)


def test_r8_5_the_last_round_is_played():
    """It can still be won, and the round before it is not the last."""
    match = ended("three", "three", "rounds 9", round_cap=10)
    play(match, "choose first")

    assert (see(match, "rounds"), match.over) == ("10", False)
    assert legal(match)


def test_r8_5_two_hundred_rounds():
    """That is the cap unless another is agreed."""
    match = at(GAME, "stage choose\ndivider 1\nactor 1\nrounds 200\noffer[0] one\noffer[1] two")
    play(match, "choose first")

    assert match.ending == "round-cap"
