"""R11: gold for points."""

import pytest

from serenissima.kernel.errors import NotNow
from serenissima.testing import event_kinds, event_values, legal, play, see
from tests.games.venedig.table import at, fields, gold, purse, stage, standing


def paying(values: str, *gives: int, position: str = "0 0 0 0 0", **options: object):
    """Seat 0 has opened the purse before laying and put down these."""
    tiles = sum(int(value) < 3 for value in values.split())
    wet = standing("casa", tiles) if tiles else ""
    match = at(f"hand[0] casa=1\n{purse(0, values)}\n{wet}\nposition {position}", **options)
    play(match, "open-purse", *(f"give {value}" for value in gives))
    return match


@pytest.mark.parametrize(
    ("values", "points"),
    [("5", 1), ("3 2", 1), ("2 2 1", 1), ("6", 1), ("6 4", 2), ("5 5 5", 3), ("6 6 6", 3)],
)
def test_r11_1_five_gold_a_point(values: str, points: int):
    """The gondola moves at once."""
    match = paying(values, *map(int, values.split()))
    step = play(match, "pay")

    assert event_values(step, "paid") == [(0, sum(map(int, values.split())), points)]
    assert fields(match) == [points, 0, 0]


@pytest.mark.parametrize("values", ["4", "2 2", "0 1 3", "0 0 0 0 0 0"])
def test_r11_1_with_fewer_one_cannot(values: str):
    """The purse does not open."""
    tiles = sum(int(value) < 3 for value in values.split())
    wet = standing("casa", tiles) if tiles else ""
    match = at(f"hand[0] casa=1\n{purse(0, values)}\n{wet}")

    assert "open-purse" not in legal(match)


def test_r11_1_it_leaps_over_gondolas():
    """As any move (R8.2)."""
    match = paying("5", 5, position="20 21 22 0 0")
    play(match, "pay")

    assert fields(match) == [23, 21, 22]


def test_r11_2_any_of_ones_own_mixed():
    """Piece by piece, from five gold on it can be paid."""
    match = paying("1 2 2 4")
    assert legal(match) == ["give 1", "give 2", "give 4", "close-purse"]

    play(match, "give 4")
    assert legal(match) == ["give 1", "give 2", "keep 4", "close-purse"]

    play(match, "give 2")
    assert legal(match) == ["give 1", "give 2", "pay", "keep 2", "keep 4", "close-purse"]

    play(match, "give 2")
    assert legal(match) == ["give 1", "pay", "keep 2", "keep 4", "close-purse"]


@pytest.mark.parametrize(
    ("purse", "gives", "points", "left"),
    [
        ("6 6", [6, 6], 2, []),
        ("3 6", [3, 6], 1, []),
        ("4 5", [4, 5], 1, []),
        ("2 4 6", [2, 6], 1, [4]),
        ("3 3 4 5", [3, 3, 4, 5], 3, []),
    ],
)
def test_r11_2_surplus_gold_is_lost(purse: str, gives: list[int], points: int, left: list[int]):
    """Every full five are a point, several in one payment."""
    match = paying(purse, *gives)
    play(match, "pay")

    assert (fields(match)[0], gold(match, 0)) == (points, left)


def test_r11_2_gold_can_be_taken_back():
    """One piece, then all: the state is as before."""
    match = paying("5 6", 5, 6)
    before = match.states[0]
    step = play(match, "keep 5")
    assert (event_kinds(step), see(match, "offered[0]")) == (["kept"], "6=1")

    step = play(match, "close-purse")
    assert event_kinds(step) == ["closed-purse"]
    assert match.state.tobytes() == before.tobytes()


def test_r11_2_retractions():
    """`keep` and `close-purse` only take back."""
    actions = at("").game.actions
    first = actions.first_retract

    assert all(actions.parse(word) >= first for word in ("keep 1", "keep 6", "close-purse"))
    assert actions.parse("give 6") < first


def test_r11_2_choices_of_cards_stay():
    """The purse is opened in the midst of laying."""
    match = at("hand[0] casa=2\ngold[0] 5=1")
    play(match, "lay casa", "open-purse", "give 5", "pay", "lay casa")

    assert (see(match, "adding[0]"), fields(match)[0]) == ("casa=2", 1)


def test_r11_2_tiles_without_gold():
    """Are not paid with."""
    match = paying("0 5")

    assert legal(match) == ["give 5", "close-purse"]


def test_r11_3_tiles_leave_the_match():
    """They are open, sorted by their gold, and do not return to the board."""
    match = paying("1 2 2 3", 1, 2, 2)
    piles = match.state.tile_pile.tolist()
    play(match, "pay")

    assert (see(match, "tiles_paid"), gold(match, 0)) == ("1=1 2=2", [3])
    assert match.state.tile_pile.tolist() == piles
    assert (match.state.tiles_held[0], match.state.treasures_held[0]) == (0, 1)


def test_r11_3_treasures_go_back():
    """Into the stock, at once, where they may be drawn again."""
    match = at("hand[0] casa=1\nposition 25 0 0 0 0\ngold[0] 6=2\ngold[1] 0 0 0 5 4 4 3")
    assert match.state.treasure_pile.tolist() == [0, 0, 0, 0]

    play(match, "open-purse", "give 6", "pay")
    assert match.state.treasure_pile.tolist() == [0, 0, 0, 1]

    play(match, "lay casa", "done", "site G12")
    assert gold(match, 0) == [6, 6]


def test_r11_4_only_in_ones_own_turn():
    """Others cannot, also when they are to move as helpers."""
    match = at("hand[0] casa=1\ngold[1] 6=2")

    with pytest.raises(NotNow):
        play(match, "1 open-purse")

    rows = "laid[0] campo=1\nlaid[1] campo=1\nmaster campo=0\ngold[1] 6=2\ngold[0] 6=1"
    match = at(f"hand[0] campo=1\n{rows}\ncover F11=casa G10=casa")
    play(match, "lay campo", "done", "site G12")

    assert (match.waits, stage(match)) == ((0,), "between")


def test_r11_4_and_once_at_the_end():
    """Each seat, also those whose turn it is not."""
    match = at("hand[0] casa=1\ngold[1] 5=2\nposition 59 1 2 0 0")
    play(match, "lay casa", "done", "site G12")
    assert (match.waits, stage(match)) == ((1,), "final")

    play(match, "1 open-purse", "give 5", "pay")
    assert match.over


@pytest.mark.parametrize(
    ("pieces", "points", "left"),
    [
        ("5", 1, []),
        ("5 1 1", 1, [1, 1]),
        ("6 6 5", 3, []),
        ("6 3 2", 2, []),
        ("5 5 4", 2, [4]),
        ("4 3 2 2 2 1", 2, [2, 2]),
        ("5 4 1 1 2", 2, [1, 2]),
        ("5 4 3 1 1 0", 2, [0, 1, 3]),
        ("5 2 1 1", 1, [1, 1, 2]),
        ("5 3 3 2", 2, [3]),
        ("6 6 1 1", 2, [1, 1]),
    ],
)
def test_r11_5_all_at_once(pieces: str, points: int, left: list[int]):
    """As many points as the gold allows; what none needs is kept, as far as the pieces let it."""
    tiles = sum(int(value) < 3 for value in pieces.split())
    match = at(f"hand[0] casa=1\n{purse(0, pieces)}\n{standing('casa', tiles)}")
    total = sum(map(int, pieces.split()))
    step = play(match, "pay-most")

    assert event_values(step, "paid") == [(0, total - sum(left), points)]
    assert (fields(match)[0], gold(match, 0)) == (points, left)
    assert (stage(match), see(match, "offered[0]")) == ("lay", "")


def test_r11_5_it_is_as_if_each_piece_were_given():
    """The position is the one to which opening the purse leads."""
    one = at("hand[0] casa=1\ngold[0] 6=1 4=1 3=1")
    other = at("hand[0] casa=1\ngold[0] 6=1 4=1 3=1")
    play(one, "pay-most")
    play(other, "open-purse", "give 6", "give 4", "pay")

    assert one.state.tobytes() == other.state.tobytes()


@pytest.mark.parametrize("pieces", ["4", "2 2", "0 1 3"])
def test_r11_5_not_with_fewer_than_five(pieces: str):
    """No way to pay is offered."""
    match = at(f"hand[0] casa=1\n{purse(0, pieces)}\n{standing('casa', 2)}")

    assert not match.can(0, "pay-most")
