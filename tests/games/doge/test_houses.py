"""R9: placing houses, and where they can go."""

import pytest

from serenissima.games.doge.fields import STATE
from serenissima.games.doge.material import DISTRICTS
from serenissima.testing import event_kinds, event_values, legal, next_decision, play, see
from tests.games.doge.table import decline, election, questions, row

FULL = "sites[castello] 1 1 2 2 1"


@pytest.mark.parametrize("count", [0, 1, 2])
def test_r9_1_as_many_as_one_likes(count: int):
    """From the stock into the district that votes."""
    match = election("castello", "3 - -", "houses[0] san-polo=4")
    play(match, "abstain", "stay")
    step = play(match, f"place {count}")

    assert row(match, "houses", 0) == {"san-polo": 4} | ({"castello": count} if count else {})
    assert match.state.house_stock[0] == 11 - count
    assert event_kinds(step)[0] == ("placed" if count else "placed-none")


@pytest.mark.parametrize(
    ("stock", "offered"), [(2, ["place 0", "place 1", "place 2"]), (1, ["place 0", "place 1"])]
)
def test_r9_2_too_few_houses(stock: int, offered: list[str]):
    """Those there are can be placed."""
    match = election("castello", "3 - -", f"houses[0] san-polo={15 - stock}")
    play(match, "abstain", "stay")

    assert legal(match) == offered


def test_r9_2_no_house():
    """The winner, a runner-up, and each of those tied, forfeits without being asked."""
    gone = "houses[0] san-polo=15\nhouses[1] san-polo=15"

    match = election("castello", "3 2 -", gone)
    step = play(match, "send dorsoduro")

    assert event_values(step, "no-house") == [(0, 1), (1, 1)]
    assert "turned-card" in event_kinds(step)

    match = election("castello", "3 3 3", gone)

    assert event_values(match.steps[-1], "no-house") == [(0, 1), (1, 1)]
    assert next_decision(match) == ((2,), "place")


def test_r9_2_houses_that_come_back_can_be_placed():
    """Those that have just paid for a palazzo are in stock again."""
    match = election("castello", "3 - -", "houses[0] san-polo=13 castello=2")
    play(match, "abstain", "lift san-polo", "drop castello", "build")

    assert legal(match) == ["place 0", "place 1", "place 2"]
    assert match.state.house_stock[0] == 3


def test_r9_3_a_full_district_takes_houses():
    """Winner and runner-up place them, although no palazzo can be built."""
    match = election("castello", "3 2 -", FULL)
    steps = questions(match, "send dorsoduro", "place 2", "place 1")

    assert steps == ["0 councillor", "0 place", "1 place"]
    assert match.state.houses[:, 1].tolist() == [2, 1, 0, 0]


def test_r9_3_and_moved_ones():
    """After an abstention too."""
    match = election("castello", "3 - -", f"{FULL}\nhouses[0] san-polo=2 castello=9")
    play(match, "abstain", "lift san-polo", "drop castello")

    assert row(match, "houses", 0) == {"castello": 10, "san-polo": 1}
    assert next_decision(match) == ((0,), "place")


def test_r9_4_to_a_different_district():
    """A lifted house goes to any other, and no stock changes."""
    match = election("quarantia", "3 - -", "houses[0] castello=1")
    play(match, "abstain", "lift castello")

    assert legal(match) == [
        *(f"drop {district}" for district in DISTRICTS if district != "castello"),
        "put-back",
    ]

    play(match, "drop santa-croce")

    assert (row(match, "houses", 0), match.state.house_stock[0]) == ({"santa-croce": 1}, 14)


def test_r9_4_a_lifted_house_can_be_put_back():
    """It returns to its place; then another can be lifted, or none."""
    match = election("quarantia", "3 - -", "houses[0] castello=1 san-polo=1")
    play(match, "abstain", "lift castello")

    assert see(match, "lifted[0]") == "castello"

    step = play(match, "put-back")

    assert event_kinds(step) == ["put-back"]
    assert legal(match) == ["lift castello", "lift san-polo", "stay"]
    assert row(match, "houses", 0) == {"castello": 1, "san-polo": 1}


def test_r9_4_one_end_is_the_district_that_votes():
    """A house lifted elsewhere goes there or back; in old matches it went there by itself."""
    match = election("castello", "3 - -", "houses[0] castello=1 san-polo=1")
    play(match, "abstain", "lift san-polo")

    assert legal(match) == ["drop castello", "put-back"]

    play(match, "put-back")

    assert legal(match) == ["lift castello", "lift san-polo", "stay"]

    old = election("castello", "3 - -", "houses[0] san-polo=1", lone_destination="taken")
    step = play(old, "abstain", "lift san-polo")

    assert event_kinds(step)[:2] == ["lifted", "moved"]
    assert row(old, "houses", 0) == {"castello": 1}


def test_r9_5_the_quarantia_holds_no_pieces():
    """Houses and palazzi have no place there, and its election gives no houses."""
    for name in ("houses", "palaces"):
        assert STATE.by_name[name].labels == DISTRICTS

    match = election("quarantia", "3 2 1", "houses[0] castello=2")
    kinds = set()
    while next_decision(match)[1] in ("councillor", "move"):
        kinds |= {word.split()[0] for word in legal(match)}
        decline(match)

    assert kinds == {"send", "abstain", "lift", "stay"}
    assert next_decision(match)[1] == "ballot"
