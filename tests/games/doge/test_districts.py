"""R7: the awards of an election in a district."""

import pytest

from serenissima.testing import event_kinds, event_values, legal, next_decision, play, see
from tests.games.doge.table import election, questions, row

CONTROLLED = "ring castello=2\nstands castello=san-marco"


def test_r7_1_order():
    """Councillor or move, the winner's houses, the runner-up's, and checks after each."""
    match = election("castello", "3 2 1", "houses[0] castello=5 dorsoduro=1\nhouses[1] castello=4")
    steps = questions(
        match,
        "abstain",
        "lift dorsoduro",
        "drop castello",
        "build",
        "place 2",
        "build",
        "place 1",
        "build",
    )

    assert steps == [
        *("0 councillor", "0 move", "0 move", "0 build", "0 place", "0 build", "1 place"),
        "1 build",
    ]
    assert see(match, "sites[castello]") == "0 0 1 none none"
    assert (row(match, "houses", 0), row(match, "houses", 1)) == ({"castello": 1}, {})


def test_r7_2_the_winner_sends_it():
    """Then there is no move."""
    match = election("castello", "3 2 -", f"houses[0] castello=1\n{CONTROLLED}")

    assert questions(match, "send quarantia") == ["0 councillor", "0 place", "1 place"]
    assert (see(match, "ring"), match.state.stands[1]) == ("castello=0", 6)


def test_r7_2_the_winner_abstains():
    """The runner-up gets no councillor by that."""
    match = election("castello", "3 2 -", f"houses[0] castello=1\n{CONTROLLED}")

    assert questions(match, "abstain") == ["0 councillor", "0 move", "0 place", "1 place"]
    assert (see(match, "ring"), match.state.stands[1]) == ("", -1)


@pytest.mark.parametrize("count", [0, 1, 2])
def test_r7_3_the_winners_houses(count: int):
    """Up to two, from the stock."""
    match = election("castello", "3 2 -")
    play(match, "abstain")

    assert legal(match) == ["place 0", "place 1", "place 2"]

    play(match, f"place {count}")

    assert (match.state.houses[0, 1], match.state.house_stock[0]) == (count, 15 - count)


@pytest.mark.parametrize("count", [0, 1])
def test_r7_4_the_runner_ups_house(count: int):
    """One or none, after the winner's."""
    match = election("castello", "2 3 -")
    play(match, "abstain", "place 2")

    assert (next_decision(match), legal(match)) == (((0,), "place"), ["place 0", "place 1"])

    play(match, f"place {count}")

    assert (match.state.houses[0, 1], match.state.house_stock[0]) == (count, 15 - count)


def test_r7_5_a_tie_for_first():
    """Two houses each, the councillor neutral, no move and no second."""
    houses = "houses[0] san-polo=1\nhouses[1] san-polo=1\nhouses[2] san-polo=1"
    match = election("castello", "3 3 2 1", f"{houses}\n{CONTROLLED}")

    assert event_kinds(match.steps[-1])[-4:] == ["tied-first", "tied-first", "ring-back", "neutral"]
    assert legal(match) == ["place 0", "place 1", "place 2"]
    assert questions(match, "place 2", "place 1") == ["0 place", "1 place"]
    assert [row(match, "houses", seat) for seat in range(3)] == [
        {"castello": 2, "san-polo": 1},
        {"castello": 1, "san-polo": 1},
        {"san-polo": 1},
    ]
    assert (see(match, "ring"), see(match, "stands")) == ("", "")
    assert match.state.rings.tolist() == [6] * 4


def test_r7_6_a_tie_for_second():
    """One house each, and the winner's award as usual."""
    match = election("castello", "3 2 2 1", CONTROLLED)
    play(match, "send dorsoduro")

    assert legal(match) == ["place 0", "place 1", "place 2"]

    play(match, "place 2")

    assert legal(match) == ["place 0", "place 1"]
    assert questions(match, "place 1", "place 1") == ["1 place", "2 place"]
    assert match.state.houses[:, 1].tolist() == [2, 1, 1, 0]
    assert (see(match, "ring"), match.state.stands[1]) == ("castello=0", 2)


def test_r7_6_seconds_build_before_the_election_is_over():
    """They place first, then are checked."""
    houses = "houses[1] castello=2\nhouses[2] castello=2"
    match = election("castello", "3 2 2", houses)
    steps = questions(match, "abstain", "place 2", "place 1", "place 1", "build", "forgo")

    assert steps[2:] == ["1 place", "2 place", "1 build", "2 build"]


def test_r7_7_others_get_no_award():
    """Players three and four get no question and keep their pieces."""
    match = election("castello", "3 2 1 1", "houses[2] castello=5\nhouses[3] castello=3")
    before = match.state.copy()
    steps = questions(match, "send dorsoduro", "place 2", "place 1")

    assert steps == ["0 councillor", "0 place", "1 place"]
    for name in ("houses", "house_stock", "palaces", "rings"):
        assert match.state[name][2:].tolist() == before[name][2:].tolist()


def test_r7_7_nothing_beside_a_tie():
    """Not even for a single player with the next most votes."""
    match = election("castello", "3 1 3")

    assert questions(match) == ["0 place", "2 place"]
    assert event_values(match.steps[-1], "placed-none") == [(2, 1)]
