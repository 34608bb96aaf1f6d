"""Lots, rule by rule: how a game's own tests are written with `serenissima.testing`."""

import pytest

from serenissima.kernel.errors import Illegal, Unreadable
from serenissima.kernel.match import Match
from serenissima.testing import (
    at,
    event_kinds,
    event_values,
    legal,
    next_decision,
    play,
    see,
    shares,
)
from tests.tiny.game import GAME

CHOOSING = """
    waits 3
    hand[0] one=1 three=1
    hand[1] two=2
"""
LAST = """
    waits 3
    hand[0] one=1
    hand[1] one=1
    aside one=1 two=3 three=3
    fish 4 2 0
"""


def test_r1_2_each_seat_draws_two_lots():
    """Only the seat itself sees them."""
    match = Match(GAME, 2, deal=[0, 1, 2, 2])

    assert [see(match, "hand[0]"), see(match, "hand[1]")] == ["one=1 three=1", "two=1 three=1"]
    assert see(match, "hand[1]", seat=0) == ""
    assert see(match, "held", seat=0) == "2 2 0"


def test_r2_1_a_seat_chooses_a_lot_from_its_hand():
    """All seats choose at the same time."""
    match = at(GAME, CHOOSING)

    assert next_decision(match, "ending") == ((0, 1), "on")
    assert legal(match) == ["choose one", "choose three"]
    assert legal(match, 1) == ["choose two"]


def test_r2_2_a_choice_can_be_undone():
    """Only the seat itself learns of its choice and of the undo."""
    match = at(GAME, CHOOSING)
    play(match, "choose one")
    step = play(match, "take-back")

    assert event_kinds(step) == ["took-back"]
    assert step.seen_by(1) == ()
    assert legal(match) == ["choose one", "choose three"]


def test_r2_4_the_highest_lot_catches_fish():
    """The only seat with the highest lot catches as many fish as the die shows."""
    match = at(GAME, CHOOSING)
    step = play(match, "choose three", "confirm", "1 choose two", "1 confirm", answers=[2, 0, 2])

    assert event_kinds(step, "showed", "caught", "drew") == [
        "showed",
        "showed",
        "caught",
        "drew",
        "drew",
    ]
    assert event_values(step, "caught") == [(0, 3)]
    assert see(match, "fish") == "3 0 0"


def test_r2_4_a_fixed_catch_is_two():
    """This is an option."""
    match = at(GAME, CHOOSING, catch="two")
    step = play(match, "choose three", "confirm", "choose two", "confirm", answers=[0, 2])

    assert event_values(step, "caught") == [(0, 2)]


def test_r3_1_most_fish_win():
    """The match ends when no seat holds a lot."""
    match = at(GAME, LAST)
    before = shares(match)
    play(match, "choose one", "confirm", "choose one", "confirm")

    assert before is None
    assert match.ending == "most"
    assert shares(match) == (1.0, 0.0)


def test_a_position_can_be_a_state():
    """It can come from another match, which continues unaffected."""
    first = at(GAME, CHOOSING)
    second = at(GAME, first.state)
    play(second, "choose one")

    assert see(first, "chosen[0]") == ""
    assert see(second, "chosen[0]") == "one"


@pytest.mark.parametrize(
    ("position", "error", "code"),
    [
        ("hands[0] one=1", Unreadable, "position/field"),
        ("hand[0] one=9", Illegal, "position/range"),
        ("waits 4", Illegal, "position/seat"),
        ("waits 1\npile one=1", Illegal, "position/not-conserved"),
        ("waits 1", Illegal, "position/waits"),
    ],
)
def test_an_impossible_position_is_refused(position: str, error: type[Exception], code: str):
    """The reason is the one for match files."""
    with pytest.raises(error) as caught:
        at(GAME, position)

    assert caught.value.code == code


def test_a_test_can_set_seats_and_options():
    """The default is the game's fewest seats; options are named."""
    match = at(GAME, "waits 4\nhand[2] one=1", 3, catch="two")

    assert match.seats == 3
    assert match.game.options_of(match.terms) == {"catch": "two"}
    assert legal(match, 2) == ["choose one"]
