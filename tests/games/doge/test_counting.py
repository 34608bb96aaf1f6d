"""R5: how votes are counted, and who comes first and second."""

import pytest

from serenissima.testing import event_kinds, event_values, play, see
from tests.games.doge.looking import sums
from tests.games.doge.table import begun, election, hold_ballots, pass_by

FOUR_IN_CASTELLO = """
    ring cannaregio=1 dorsoduro=1 first=1 san-marco=2 second=0
    stands cannaregio=castello dorsoduro=castello first=castello san-marco=castello
    stands second=san-polo
"""


def ranks(ballots: str, text: str = "", **options: object) -> tuple[int, int]:
    """Return the bit masks of winner and runner-up in Castello before the first decision."""
    match = election("castello", ballots, text, **options)
    return int(match.state.firsts), int(match.state.seconds)


def test_r5_1_markers_are_turned_and_added():
    """Everyone sees all of the area's markers."""
    match = election("castello", "31 2 -")

    assert event_values(match.steps[-1], "counted") == [(0, 4, 0, 4), (1, 2, 0, 2)]
    assert [see(match, f"turned[{seat}]") for seat in range(3)] == ["one=1 three=1", "two=1", ""]
    assert (match.state.ballot.sum(), match.state.laid.sum()) == (0, 0)
    assert [see(match, f"votes[{seat}]") for seat in range(3)] == ["castello=4", "castello=2", ""]


def test_r5_1_markers_of_other_areas_do_not_count():
    """They stay face down where they are."""
    match = election("castello", "1 2 -", "ballot[0][cannaregio] three=2")

    assert event_values(match.steps[-1], "counted") == [(0, 1, 0, 1), (1, 2, 0, 2)]
    assert see(match, "ballot[0][cannaregio]") == "three=2"


def test_r5_2_each_councillor_has_a_vote():
    """Its home does not matter; a councillor elsewhere has no vote here."""
    match = election("castello", "2 1 -", FOUR_IN_CASTELLO)

    assert event_values(match.steps[-1], "counted") == [(0, 2, 0, 2), (1, 1, 3, 4), (2, 0, 1, 1)]


def test_r5_2_the_sum_of_votes_is_explained():
    """The markers come first; markers or councillors alone need no sum."""
    match = election("castello", "2 1 -", FOUR_IN_CASTELLO)

    assert sums(match.steps[-1], "counted") == ["", "4 = 1 + 3 from councillors", ""]


def test_r5_2_six_councillors():
    """They add up as far as there are rings."""
    homes = ("cannaregio", "dorsoduro", "san-marco", "san-polo", "first", "second")
    rings = "ring " + " ".join(f"{home}=2" for home in homes)
    stands = "stands " + " ".join(f"{home}=castello" for home in homes)
    match = election("castello", "32 - 3322", f"{rings}\n{stands}")

    assert event_values(match.steps[-1], "counted") == [(0, 5, 0, 5), (2, 10, 6, 16)]


def test_r5_2_in_the_quarantia():
    """Councillors vote there, too."""
    match = election("quarantia", "1 - 2", "ring castello=0\nstands castello=quarantia")

    assert event_values(match.steps[-1], "counted") == [(0, 1, 1, 2), (2, 2, 0, 2)]


def test_r5_3_a_zero_adds_no_votes():
    """Other markers count as before."""
    assert ranks("30 3 2") == (0b011, 0)
    assert ranks("10 2 3") == (0b100, 0b010)


def test_r5_3_only_a_zero():
    """Its player takes no part: neither second nor tied."""
    match = election("castello", "3 0 0")

    assert event_kinds(match.steps[-1])[1:] == [
        "counted",
        "only-zero",
        "only-zero",
        "won",
        "no-second",
    ]
    assert event_values(match.steps[-1], "only-zero") == [(1,), (2,)]


def test_r5_4_a_councillor_is_enough():
    """For winning, for coming second, and beside a 0."""
    both = "ring dorsoduro=1 san-marco=2\nstands dorsoduro=castello san-marco=castello"

    assert ranks("- - -", "ring dorsoduro=1\nstands dorsoduro=castello") == (0b010, 0)
    assert ranks("0 0 0", "ring dorsoduro=1\nstands dorsoduro=castello") == (0b010, 0)
    assert ranks("3 0 -", "ring dorsoduro=1\nstands dorsoduro=castello") == (0b001, 0b010)
    assert ranks("- - 0", both) == (0b110, 0)
    assert ranks("1 1 2", both) == (0b100, 0b010)


@pytest.mark.parametrize(
    ("ballots", "first", "second"),
    [
        ("3 2 1", 0, 1),
        ("1 2 3", 2, 1),
        ("2 33 3", 1, 2),
        ("1 3 2 -", 1, 2),
        ("- 1 3 2", 2, 3),
        ("2 1 0 3", 3, 0),
        ("33 3322 332 1", 1, 2),
    ],
)
def test_r5_5_most_votes_and_next_most(ballots: str, first: int, second: int):
    """Wherever they sit."""
    match = election("castello", ballots)

    assert (match.state.firsts, match.state.seconds) == (1 << first, 1 << second)
    assert (event_values(match.steps[-1], "won"), event_values(match.steps[-1], "second")) == (
        [(first, 1)],
        [(second, 1)],
    )


@pytest.mark.parametrize(
    ("ballots", "firsts"),
    [("3 3 1", 0b0011), ("1 3 21 2", 0b0110), ("2 11 2 2", 0b1111), ("2 2 1 1", 0b0011)],
)
def test_r5_6_a_tie_for_first(ballots: str, firsts: int):
    """Then there is no runner-up, however many have fewer votes."""
    match = election("castello", ballots)

    assert (match.state.firsts, match.state.seconds) == (firsts, 0)
    assert event_values(match.steps[-1], "tied-first") == [
        (seat, 1) for seat in range(4) if firsts >> seat & 1
    ]
    assert event_kinds(match.steps[-1], "won", "second", "tied-second", "no-second") == []


@pytest.mark.parametrize(
    ("ballots", "first", "seconds"), [("3 1 1", 0, 0b110), ("2 2 1 3", 3, 0b011)]
)
def test_r5_7_a_tie_for_second(ballots: str, first: int, seconds: int):
    """Behind a winner."""
    match = election("castello", ballots)

    assert (match.state.firsts, match.state.seconds) == (1 << first, seconds)
    assert event_values(match.steps[-1], "tied-second") == [
        (seat, 1) for seat in range(4) if seconds >> seat & 1
    ]
    assert event_kinds(match.steps[-1], "won", "second", "no-second") == ["won"]


def test_r5_8_a_single_player_has_votes():
    """The winner gets the usual award, and is the only one to decide."""
    match = election("castello", "- 1 0")

    assert (match.state.firsts, match.state.seconds) == (0b010, 0)

    play(match, "send dorsoduro", "place 2")

    assert (see(match, "houses[1]"), see(match, "stands")) == ("castello=2", "castello=dorsoduro")
    assert match.state.election != 1


@pytest.mark.parametrize("ballots", ["- - -", "0 0 -"])
def test_r5_9_without_votes_an_election_has_no_effect(ballots: str):
    """The area's councillor keeps its ring and its place."""
    match = election("castello", ballots, "ring castello=2\nstands castello=san-marco")
    step = match.steps[-1]

    assert event_values(step, "nobody")[0] == (1,)
    assert event_kinds(step)[event_kinds(step).index("nobody") + 1] == "turned-card"
    assert (see(match, "ring"), match.state.stands[1]) == ("castello=2", 3)


def test_r5_9_in_the_quarantia():
    """All three keep theirs."""
    three = "ring first=0 second=1 third=1\nstands first=castello second=castello third=dorsoduro"
    match = election("quarantia", "- 0 -", three)

    assert event_values(match.steps[-1], "nobody")[0] == (6,)
    assert match.state.ring.tolist()[6:] == [0, 1, 1]
    assert match.state.stands.tolist()[6:] == [1, 1, 2]


def test_r5_10_turned_markers_lie_aside():
    """Until the next year begins; then they are in stock again."""
    match = election("castello", "31 - -", "ballot[1][cannaregio] three=2")
    play(match, "abstain", "place 0")

    assert (see(match, "turned[0]"), see(match, "shown[0]")) == ("", "one=1 three=1")
    assert see(match, "markers[0]") == "zero=1 one=1 two=2 three=1"
    assert see(match, "turned[1]") == "three=2"

    pass_by(match)

    assert (see(match, "shown[0]"), see(match, "shown[1]")) == ("", "")
    assert (match.state.turned.sum(), match.state.votes.sum()) == (0, 0)
    assert see(match, "markers[0]") == "zero=1 one=2 two=2 three=2"


def test_r5_5_each_election_is_separate():
    """An earlier runner-up has no advantage; no other state remains either."""
    match = election("castello", "3 2 -", "ballot[0][cannaregio] one=1")
    play(match, "send dorsoduro", "place 0", "place 0")

    assert (see(match, "councillor"), match.state.firsts, match.state.seconds) == (
        "cannaregio",
        0b001,
        0,
    )

    match = election(
        "quarantia", "3 2 1", "ballot[0][cannaregio] one=1\nballot[1][cannaregio] one=1"
    )
    play(match, "abstain", "abstain", "send castello")

    assert (see(match, "councillor"), match.state.firsts) == ("", 0b011)
    assert match.state.decided.sum() == 0


def test_r5_10_markers_of_the_last_election():
    """They too are in stock in the new year."""
    text = "order castello dorsoduro san-marco san-polo quarantia cannaregio santa-croce"
    match = election("santa-croce", "3 3 -", f"{text}\nelection 6\n{COMING}")
    play(match, "place 0", "place 0")

    assert (match.state.turned.sum(), match.state.shown.sum()) == (0, 0)
    assert match.state.markers[:3].tolist() == [[1, 2, 2, 2]] * 3


COMING = "coming castello dorsoduro san-marco san-polo quarantia cannaregio none"


def test_r5_1_votes_are_counted_anew_each_year():
    """Laying ballots again removes last year's result of an area."""
    match = begun()
    hold_ballots(match)

    assert match.state.votes[:3, 0].tolist() == [1, 1, 1]

    pass_by(match)

    assert (match.state.year, match.state.votes.any()) == (2, False)
