"""R6: taking control of councillors, sending them, and abstaining."""

import pytest

from serenissima.games.doge.material import AREAS
from serenissima.testing import event_kinds, event_values, legal, next_decision, play, see
from tests.games.doge.table import election, neutral, pass_by, questions, row, votes

SIX_OUT = """
    ring cannaregio=0 dorsoduro=0 san-marco=0 san-polo=0 santa-croce=0 first=0
    stands cannaregio=castello dorsoduro=san-polo san-marco=san-polo san-polo=cannaregio
    stands santa-croce=cannaregio first=cannaregio
"""
SIX_WITH_CASTELLO = """
    ring cannaregio=0 castello=0 san-marco=0 san-polo=0 santa-croce=0 first=0
    stands cannaregio=castello castello=san-marco san-marco=san-polo san-polo=cannaregio
    stands santa-croce=cannaregio first=cannaregio
"""


def test_r6_1_a_ring_of_the_stock():
    """It shows who is in control."""
    match = election("castello", "3 - -")
    step = play(match, "send san-polo")

    assert (see(match, "ring"), see(match, "stands")) == ("castello=0", "castello=san-polo")
    assert match.state.rings.tolist() == [5, 6, 6, 0]
    assert event_values(step, "sent") == [(0, 1, 4)]


def test_r6_2_the_other_ring_goes_back():
    """At once, and its owner is not asked anything."""
    match = election("castello", "3 - -", "ring castello=1\nstands castello=san-marco")
    step = play(match, "send san-polo")

    assert (see(match, "ring"), match.state.rings.tolist()) == ("castello=0", [5, 6, 6, 0])
    assert event_kinds(step) == ["ring-back", "sent"]
    assert event_values(step, "ring-back") == [(1, 1)]
    assert next_decision(match) == ((0,), "place")


@pytest.mark.parametrize("home", AREAS)
def test_r6_3_to_any_area_but_home(home: str):
    """Districts and the Quarantia, even those that have voted; or the winner abstains."""
    match = election(home, "- 3 -")

    assert legal(match) == [*(f"send {area}" for area in AREAS if area != home), "abstain"]


@pytest.mark.parametrize("area", ["san-marco", "quarantia", "santa-croce"])
def test_r6_3_a_councillor_may_stay(area: str):
    """It may stay even under another player's ring."""
    match = election("castello", "3 - -", f"ring castello=1\nstands castello={area}")
    play(match, f"send {area}")

    assert (see(match, "ring"), see(match, "stands")) == ("castello=0", f"castello={area}")


def test_r6_3_before_anything_else():
    """The winner is asked for it first, and can only send or abstain."""
    match = election("castello", "3 2 1", "houses[0] castello=3")

    assert next_decision(match) == ((0,), "councillor")
    assert {word.split()[0] for word in legal(match)} == {"send", "abstain"}


def test_r6_3_it_stays_until_its_home_votes():
    """Through the election in which it votes, and into the next year."""
    match = election("castello", "3 - -")
    play(match, "send santa-croce", "place 0")

    assert next_decision(match)[1] == "ballot"
    assert see(match, "stands") == "castello=santa-croce"


def test_r6_4_ones_own_ring_is_enough():
    """With all six rings out the councillor can be sent on, and the ring stays."""
    match = election("castello", "3 - -", SIX_WITH_CASTELLO)

    assert match.state.rings[0] == 0
    assert "send dorsoduro" in legal(match)

    step = play(match, "send dorsoduro")

    assert (match.state.ring[1], match.state.stands[1], match.state.rings[0]) == (0, 2, 0)
    assert event_kinds(step) == ["sent"]


def test_r6_4_no_second_ring():
    """With rings in stock none is used either; and it may be left where it is."""
    match = election("castello", "3 - -", "ring castello=0\nstands castello=san-marco")
    play(match, "send san-marco")

    assert (see(match, "ring"), see(match, "stands")) == ("castello=0", "castello=san-marco")
    assert match.state.rings.tolist() == [5, 6, 6, 0]


def test_r6_4_you_may_abstain_from_your_own_councillor():
    """Then the player's ring comes back."""
    match = election("castello", "3 - -", SIX_WITH_CASTELLO)
    step = play(match, "abstain")

    assert (match.state.ring[1], match.state.stands[1], match.state.rings[0]) == (-1, -1, 1)
    assert event_kinds(step) == ["abstained", "ring-back", "neutral", "nothing-to-move"]


def test_r6_5_without_a_ring_one_abstains():
    """The councillor becomes neutral, and a house may be moved, as after any abstention."""
    text = f"{SIX_OUT}\nring castello=1\nstands castello=san-marco\nhouses[0] san-marco=1"
    match = election("castello", "3 - -", text)
    step = match.steps[-1]

    assert event_kinds(step)[-3:] == ["must-abstain", "ring-back", "neutral"]
    assert (match.state.ring[1], match.state.stands[1]) == (-1, -1)
    assert match.state.rings.tolist() == [0, 6, 6, 0]
    assert (next_decision(match), legal(match)) == (((0,), "move"), ["lift san-marco", "stay"])


def test_r6_5_without_a_ring_only_houses_are_a_question():
    """There is no other decision."""
    match = election("castello", "3 - -", SIX_OUT)

    assert event_kinds(match.steps[-1])[-2:] == ["must-abstain", "nothing-to-move"]
    assert next_decision(match) == ((0,), "place")


def test_r6_5_rings_that_have_just_come_back():
    """The Quarantia's councillors become neutral first, and that ring can be used."""
    match = election("quarantia", "3 2 -", SIX_OUT)

    assert (match.state.rings[0], next_decision(match)) == (1, ((0,), "councillor"))

    play(match, "send castello", "abstain")

    assert (match.state.rings[0], event_kinds(match.steps[-1], "must-abstain")) == (
        0,
        ["must-abstain"],
    )


def test_r6_6_a_neutral_councillor_is_off_the_map():
    """It has no vote, and its ring is back."""
    match = election("castello", "3 - -", "ring castello=2\nstands castello=san-marco")
    step = play(match, "abstain")

    assert (see(match, "ring"), see(match, "stands")) == ("", "")
    assert match.state.rings.tolist() == [6, 6, 6, 0]
    assert event_kinds(step) == ["abstained", "ring-back", "neutral", "nothing-to-move"]

    step = play(match, "place 0")

    assert (3,) in event_values(step, "nobody")


def test_r6_6_a_neutral_councillor_stays_neutral():
    """This causes no event."""
    match = election("castello", "3 - -")
    step = play(match, "abstain")

    assert event_kinds(step) == ["abstained", "nothing-to-move"]


HOUSES = "houses[0] castello=1 san-marco=2 san-polo=1"


def test_r6_7_out_of_the_district():
    """To any other."""
    match = election("castello", "3 - -", HOUSES)
    play(match, "abstain")

    assert legal(match) == ["lift castello", "lift san-marco", "lift san-polo", "stay"]

    play(match, "lift castello")

    assert legal(match) == [
        *(f"drop {area}" for area in ("cannaregio", "dorsoduro", "san-marco", "san-polo")),
        *("drop santa-croce", "put-back"),
    ]

    step = play(match, "drop santa-croce")

    assert row(match, "houses", 0) == {"san-marco": 2, "san-polo": 1, "santa-croce": 1}
    assert event_values(step, "moved") == [(0, 1, 5)]


def test_r6_7_into_the_district():
    """From any other it can only go there; one house, and no more."""
    match = election("castello", "3 - -", HOUSES)
    play(match, "abstain", "lift san-marco")

    assert legal(match) == ["drop castello", "put-back"]

    step = play(match, "drop castello")

    assert row(match, "houses", 0) == {"castello": 2, "san-marco": 1, "san-polo": 1}
    assert event_values(step, "moved") == [(0, 3, 1)]
    assert next_decision(match) == ((0,), "place")


def test_r6_7_only_own_houses():
    """Those of others stay where they are."""
    match = election("castello", "3 - -", "houses[1] castello=2 dorsoduro=1\nhouses[0] san-polo=1")
    play(match, "abstain")

    assert legal(match) == ["lift san-polo", "stay"]


def test_r6_8_between_any_districts():
    """In the Quarantia, for each abstention."""
    match = election("quarantia", "3 - -", HOUSES)
    play(match, "abstain", "lift san-marco", "drop dorsoduro")

    assert row(match, "houses", 0) == {"castello": 1, "dorsoduro": 1, "san-marco": 1, "san-polo": 1}
    assert next_decision(match) == ((0,), "councillor")

    play(match, "abstain")

    assert next_decision(match) == ((0,), "move")

    step = play(match, "lift dorsoduro", "drop cannaregio")

    assert row(match, "houses", 0) == {
        "cannaregio": 1,
        "castello": 1,
        "san-marco": 1,
        "san-polo": 1,
    }
    assert "turned-card" in event_kinds(step)


def test_r6_9_a_move_is_voluntary():
    """A player may stay and has still abstained."""
    match = election("castello", "3 - -", f"{HOUSES}\nring castello=1\nstands castello=san-marco")
    step = play(match, "abstain", "stay")

    assert row(match, "houses", 0) == {"castello": 1, "san-marco": 2, "san-polo": 1}
    assert (event_kinds(step), see(match, "ring")) == (["stayed"], "")


def test_r6_9_only_the_winner_moves():
    """The losers of a councillor, the runner-up and tied players do not."""
    houses = "\n".join(f"houses[{seat}] castello=1 san-polo=1" for seat in range(4))
    lost = f"{houses}\nring castello=3\nstands castello=san-marco"

    assert questions(election("castello", "3 2 - -", lost), "send dorsoduro") == [
        *("0 councillor", "0 place", "1 place"),
    ]
    assert questions(election("castello", "3 3 2 1", lost)) == ["0 place", "1 place"]
    assert questions(election("castello", "3 2 2 1", lost)) == [
        *("0 councillor", "0 move", "0 place", "1 place", "2 place"),
    ]
    assert questions(election("quarantia", "3 2 1 -", lost), *["send castello"] * 3) == [
        *("0 councillor", "1 councillor", "0 councillor"),
    ]
    assert questions(election("quarantia", "3 3 2 -", lost)) == ["0 move", "1 move"]


def test_r6_9_without_a_house_there_is_no_move():
    """An event explains it, and the next question follows."""
    match = election("quarantia", "3 3 -", "houses[1] castello=1")

    assert event_values(match.steps[-1], "nothing-to-move") == [(0,)]
    assert next_decision(match) == ((1,), "move")


DORSODURO_NEXT = "order santa-croce castello dorsoduro cannaregio san-marco san-polo quarantia"


@pytest.mark.parametrize(
    ("word", "firsts"), [("abstain", 0b100), ("send cannaregio", 0b100), ("send dorsoduro", 0b101)]
)
def test_r6_6_a_councillors_vote_can_change_sides(word: str, firsts: int):
    """It belongs to the player who controls the councillor when the area votes."""
    text = "ring castello=1\nstands castello=dorsoduro\nballot[2][dorsoduro] one=1"
    match = election("castello", "3 - -", f"{text}\n{DORSODURO_NEXT}")
    play(match, word, "place 0")

    assert (votes(match)[-1], match.state.firsts) == ("dorsoduro", firsts)


def test_r6_6_in_the_quarantia():
    """All three are off the map if all abstain."""
    three = "ring first=0 second=1 third=2\nstands first=castello second=castello third=san-polo"
    match = election("quarantia", "3 2 1", three)
    pass_by(match)

    assert neutral(match) == [True, True, True]
    assert match.state.rings.tolist() == [6, 6, 6, 0]
