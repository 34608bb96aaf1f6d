"""R7: treasures."""

import pytest

from serenissima.testing import event_kinds, event_values, next_decision, play
from tests.games.venedig.table import FULL, at, covered, fields, gold, stock

# By the board of the shelf: 11 and 25 beside San Marco, 30 beside it and Santa Croce, 47 beside
# Castello and Dorsoduro, 5 beside Cannaregio and Castello.
JOINT = "laid[1] campo=1\nlaid[2] campo=1\nmaster campo=1"


@pytest.mark.parametrize(
    ("field", "place", "count"),
    [
        (25, "G12", 1),
        (30, "G12", 1),
        (30, "F3", 1),
        (25, "F3", 0),
        (47, "E22", 1),
        (47, "K18", 1),
        (47, "C18", 0),
        (5, "C18", 1),
        (10, "G12", 1),
        (10, "C18", 1),
        (10, "E22", 1),
        (10, "K18", 1),
        (10, "F3", 0),
        (45, "K18", 1),
        (0, "G12", 0),
        (57, "E22", 0),
        (58, "K18", 0),
        (56, "E22", 1),
    ],
)
def test_r7_1_beside_the_district(field: int, place: str, count: int):
    """Where a casa has just been built."""
    match = at(f"hand[0] casa=1\nposition {field} 0 0 0 0")
    step = play(match, "lay casa", "done", f"site {place}")

    assert len(gold(match, 0)) == len(event_values(step, "treasure")) == count
    assert match.state.treasures_held[0] == count


@pytest.mark.parametrize(("field", "count"), [(24, 1), (9, 0)])
def test_r7_1_before_the_gondolas_move(field: int, count: int):
    """From 24, beside Dorsoduro, one leaves for 25; from 9 one comes to it, too late."""
    match = at(f"hand[0] casa=1\nposition {field} 0 0 0 0")
    step = play(match, "lay casa", "done", "site K18")

    assert event_kinds(step, "treasure", "moved") == [*["treasure"] * count, "moved"]
    assert fields(match)[0] == field + 1


def test_r7_1_only_participants_get_treasures():
    """Other players in the district get none, even the active player."""
    rows = "laid[1] campo=2\nmaster campo=1"
    match = at(f"stage before\n{rows}\nposition 25 26 0 0 0", 2)
    step = play(match, "reveal", answers=[2])
    step = play(match, "1 site G12")

    assert [seat for seat, _ in event_values(step, "treasure")] == [1]
    assert gold(match, 0) == []


def test_r7_1_a_building_without_points_brings_treasures():
    """It is a campo without neighbours."""
    match = at("hand[0] campo=3\nposition 25 0 0 0 0")
    step = play(match, "solo campo", "done", "site G12")

    assert event_kinds(step, "treasure", "moved", "stayed") == ["treasure", "stayed"]


def test_r7_2_the_builder_comes_first_then_clockwise():
    """The dice decide the treasures."""
    match = at(f"hand[0] campo=1\n{JOINT}\nposition 25 26 27 0 0\ncover F9=casa F11=casa")
    play(match, "lay campo", "done")
    step = play(match, "1 site G12", answers=[3, 2, 0])

    assert event_values(step, "treasure") == [(1, 6), (2, 5), (0, 3)]
    assert [gold(match, seat) for seat in range(3)] == [[3], [6], [5]]
    assert match.state.treasure_pile.tolist() == [4, 4, 3, 4]


def test_r7_2_one_for_a_building():
    """However many cards one has laid, and one for each of several buildings."""
    match = at("hand[0] casa=2\ncover F9=free\nposition 25 0 0 0 0")
    play(match, "lay casa", "lay casa", "done", "site G12", "site F9")

    assert match.state.treasures_held.tolist() == [2, 0, 0, 0, 0]


@pytest.mark.parametrize("left", ["", "4", "4 6"])
def test_r7_2_as_many_as_there_are(left: str):
    """An empty stock gives none; the first in order get the last ones."""
    rows = "laid[2] campo=2\nmaster campo=2"
    match = at(f"hand[0] campo=1\n{rows}\nposition 25 0 26 0 0\n{stock(*map(int, left.split()))}")
    play(match, "lay campo", "done")
    step = play(match, "2 site G12")

    count = len(left.split())
    assert [seat for seat, _ in event_values(step, "treasure")] == [2, 0][:count]
    assert event_values(step, "no-treasure") == [(2,), (0,)][count:]


def test_r7_2_a_later_payment_brings_no_treasure():
    """A treasure paid between the moves goes to the stock, and the helper gets none of it."""
    rows = "laid[0] campo=1\nlaid[2] campo=1\nmaster campo=0"
    rows += "\ngold[1] 3=5 4=4 5=4 6=4\ngold[0] 6=1\ncover F11=casa G10=casa"
    match = at(f"hand[0] campo=1\n{rows}\nposition 25 0 26 0 0")
    play(match, "lay campo", "done", "site G12")
    assert next_decision(match) == ((0,), "between")

    step = play(match, "open-purse", "give 6", "pay")

    assert (gold(match, 2), match.state.treasure_pile.tolist()) == ([], [0, 0, 0, 1])
    assert event_kinds(step, "treasure") == []


@pytest.mark.parametrize(
    ("field", "bridge", "count"),
    [
        (25, 2, 1),  # San Marco to Castello, beside the one
        (46, 2, 1),  # beside the other
        (10, 2, 1),  # beside both
        (5, 2, 1),
        (30, 6, 0),
        (0, 2, 0),
        (45, 6, 1),
        (5, 6, 1),  # Cannaregio to Castello, beside both: one treasure
    ],
)
def test_r7_3_one_of_the_two(field: int, bridge: int, count: int):
    """Of a ponte's districts is enough, and it is one treasure."""
    match = at(
        f"hand[0] ponte=3\n{FULL}\n{covered('free', 'G16 G20 B21 D23')}\nposition {field} 0 0 0 0"
    )
    play(match, "solo ponte", "done", f"bridge {bridge}")

    assert len(gold(match, 0)) == count
