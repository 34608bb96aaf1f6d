"""CX1 to CX15: the worked examples of RULES.md, one by one.

The match files are beside the game, and the page of the rules shows them.
"""

import pytest

from serenissima.games.canal_grande.game import GAME
from serenissima.games.canal_grande.positions import conserved
from serenissima.kernel.example import example
from serenissima.kernel.match import Match
from serenissima.testing import event_kinds, legal, play, see
from serenissima.testing.trial import play_on
from tests.games.canal_grande.table import cards, choosing, dividing, ended, vote

EIGHT = "castello=2 san-marco gondola traitor one two three"


def test_cx1_how_many_cards():
    """There are 52 action cards and 14 number cards."""
    match = Match(GAME)
    counts = conserved(match.terms, match.state)

    assert sum(list(counts.values())[:6]) == 30
    assert (counts["spy"], counts["traitor"], counts["gondola"], counts["doge"]) == (3, 7, 6, 6)
    assert sum(list(counts.values())[10:]) == 14


def test_cx2_set_up():
    """Two hands of four; 44 and 14 cards in the piles, eight of which are turned up at once."""
    state = Match(GAME).state

    assert state.hand_size.tolist() == [4, 4]
    assert (state.pile.sum(), state.number_pile.sum()) == (44 - 5, 14 - 3)


@pytest.mark.parametrize(("shifts", "allowed"), [(0, False), (1, True), (3, True), (7, True)])
def test_cx3_divisions(shifts: int, allowed: bool):
    """7:1 and 5:3 can be presented, 8:0 cannot."""
    match = dividing(EIGHT)
    words = ("castello", "castello", "san-marco", "gondola", "traitor", "one", "two")
    for word in words[:shifts]:
        play(match, f"shift {word}")

    assert match.can(1, "present") == allowed


BONUS = ["phase-ended", "bonus", "phase", "round"]


@pytest.mark.parametrize(
    ("chooser", "divider", "kinds", "divides"),
    [
        ("three=3 one", "three=2 two one", BONUS, 0),  # 10:9
        ("three=2 two one", "three=3 one", BONUS, 1),  # 9:10
        ("three=2 two=2", "three=3 one", ["phase-ended", "phase", "round"], 0),  # 10:10
        ("three=3 one=3", "three=2 two=3", ["phase-ended", "phase", "round"], 0),  # 12:12
        ("three=3", "two=3 three", ["round"], 0),  # 9:9
    ],
)
def test_cx4_totals(chooser: str, divider: str, kinds: list[str], divides: int):
    """10:9 gives a bonus to the 9 and the division to the 10; equal totals end without a bonus."""
    match = ended(chooser, divider)
    step = play(match, "choose first")

    assert event_kinds(step, "phase-ended", "bonus", "phase", "round") == kinds
    assert int(match.state.divider) == divides


def test_cx5_six_districts_or_four_of_one_win():
    """Five and three of one of them do not."""
    five = "won[0] cannaregio castello=2 dorsoduro san-marco san-polo"
    endings = []
    for hand, won in (
        ("santa-croce", five),
        ("santa-croce", "won[0] santa-croce=3"),
        ("castello", five),
    ):
        match = vote(f"hand[0] {hand}\n{won}")
        play(match, f"call {hand}", "bid", "decline")
        endings.append(match.ending)

    assert endings == ["six-districts", "four-of-one", "none"]


def test_cx6_the_challenge_passes_or_lapses():
    """Without district cards it is the opponent's; if both have none, the doge is discarded."""
    match = example(GAME, "cx6")

    assert int(match.state_after(1).challenger) == 1
    assert see(match, "won[1]") == "castello=1"

    match = choosing("doge", "one", "hand[0] gondola\nhand[1] gondola")
    play(match, "choose first")

    assert see(match, "discard") == "doge=1"


def test_cx7_an_uncontested_vote():
    """The challenger has a point, the doge is discarded, the defender's hand is the same."""
    match = example(GAME, "cx7")

    assert see(match, "won[0]") == "san-marco=1"
    assert see(match, "discard") == "doge=1"
    assert see(match, "hand[1]") == "san-marco=2 gondola=1"


def test_cx8_a_contested_vote():
    """One, two, then four with a gondola: the challenger wins."""
    match = example(GAME, "cx8")

    assert match.steps[-2].happenings[-1].values == (0, 4, 1, 3)
    assert see(match, "won[0]") == "san-marco=1"
    assert see(match, "discard") == "castello=3 san-marco=1 gondola=1 doge=1"
    assert (see(match, "hand[0]"), see(match, "hand[1]")) == ("", "san-marco=1")


def test_cx9_the_defender_wins():
    """Three against two: the defender has the point, the challenger loses one card."""
    match = example(GAME, "cx9")

    assert see(match, "won[1]") == "san-marco=1"
    assert see(match, "discard") == "castello=2 san-marco=1 gondola=1 doge=1"
    assert (see(match, "hand[0]"), see(match, "hand[1]")) == ("san-marco=1", "")


def test_cx10_two_against_two():
    """Drawing level is no answer."""
    match = vote("hand[0] san-marco=2\nhand[1] san-marco=2")
    play(match, "call san-marco", "lay san-marco", "bid")

    assert legal(match) == ["decline"]


def test_cx10_a_gondola_first():
    """Reinforcement does not come before the first card of the district."""
    match = vote("hand[0] san-marco\nhand[1] san-marco castello=3 gondola")
    play(match, "call san-marco", "bid")

    assert legal(match) == ["lay san-marco", "decline"]


def test_cx10_two_districts_in_a_gondola():
    """It carries cards of one."""
    match = vote("hand[0] san-marco\nhand[1] san-marco castello=3 san-polo gondola")
    play(match, "call san-marco", "bid", "lay san-marco", "lay castello")

    assert not match.can(1, "lay san-polo")


def test_cx10_a_second_load():
    """In a later bid it costs another gondola."""
    match = vote("hand[0] san-marco castello=3 gondola\nhand[1] san-marco=3")
    play(match, "call san-marco", "lay castello", "bid", *["lay san-marco"] * 3, "bid")

    assert legal(match) == ["decline"]


def test_cx11_one_vote_for_a_district():
    """A second doge, even the other player's, must call another district."""
    match = example(GAME, "cx11")

    assert see(match, "won[0]") == "castello=1 san-marco=1"
    assert (match.waits, legal(match)) == ((1,), ["call san-polo"])


def test_cx12_a_spy_draws_a_spy_and_a_traitor():
    """The spy is replaced by one card; the traitor takes a card if there is one."""
    match = example(GAME, "cx12")

    assert see(match, "discard") == "traitor=1 spy=2"
    assert event_kinds(match.steps[-1]).count("stole") == 1
    assert int(match.state.hand_size[0]) == 3

    empty = choosing("spy doge", "one", "hand[0] san-polo")
    step = empty.play(0, "choose first", answers=cards("spy traitor gondola"))

    assert event_kinds(step).count("stole") == 0
    assert int(empty.state.hand_size[0]) == 2


def test_cx13_doges_in_the_bonus():
    """Each is replaced, as often as it happens."""
    match = example(GAME, "cx13")

    assert see(match, "hand[1]") == "san-marco=1 gondola=3"


def test_cx14_length_of_a_phase():
    """Two to four rounds, and two number cards at least are left."""
    match = Match(GAME, seed="length")
    play_on(match, "length")
    ends = [s for s, t in zip(match.states, match.states[1:], strict=False) if t.phases > s.phases]

    assert {int(state.phase_round) for state in ends} <= {2, 3, 4}
    assert min(int(state.number_pile.sum()) for state in ends) >= 2


def test_cx15_conservation():
    """Every card is somewhere, from the set-up to the end."""
    match = Match(GAME, seed="conservation")
    play_on(match, "conservation")
    sums = {tuple(conserved(match.terms, state).values()) for state in match.states}

    assert sums == {(5, 5, 5, 5, 5, 5, 6, 7, 3, 6, 4, 5, 5)}
