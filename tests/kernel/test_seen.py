"""A state as a seat sees it: hidden values read as hidden."""

import pickle
from collections.abc import Callable
from copy import copy, deepcopy
from typing import Any

import numpy as np
import pytest

import serenissima
from serenissima.kernel.match import Match
from serenissima.kernel.position import position
from serenissima.kernel.record import SPECTATOR
from serenissima.kernel.seen import HIDDEN, PartlyHidden
from tests.tiny.game import GAME

DEALT = "hand[0] one=1 three=1\nhand[1] two=2\nwaits 3\nchosen[1] two"


def test_another_seats_cards_are_masked():
    """Elements, sums and lists distinguish hidden from 0."""
    hand = position(GAME, DEALT, 2).seen_by(0).state.hand

    assert isinstance(hand, PartlyHidden)
    assert hand[1, 1] is HIDDEN
    assert hand[0].tolist() == [1, 0, 1]
    assert hand.tolist()[1] == [None, None, None]
    assert (int(hand.sum()), int(hand.filled(-1)[1, 0])) == (2, -1)
    assert str(hand[:2]) == "[[1 0 1]\n [? ? ?]]"


def test_a_hidden_choice_is_not_read_as_the_first():
    """A hidden code has no number and no truth value."""
    state = position(GAME, DEALT, 2).seen_by(0).state

    assert repr(state.chosen[1]) == "hidden"
    with pytest.raises(AttributeError, match="no field 'choice'"):
        _ = state.choice


@pytest.mark.parametrize(
    "ask",
    [
        bool,
        int,
        lambda hidden: hidden > 3,
        lambda hidden: hidden == 0,
        lambda hidden: hidden != 0,
        lambda hidden: 1 + hidden,
        lambda hidden: np.int64(3) >= hidden,
        lambda hidden: max([1, hidden]),
    ],
)
def test_hidden_raises_on_comparison_and_arithmetic(ask: Callable[[Any], Any]):
    """It is neither 0 nor False, since either would be an answer."""
    with pytest.raises(TypeError, match="hidden from the seat"):
        ask(position(GAME, DEALT, 2).seen_by(0).state.chosen[1])


def test_a_sum_of_hidden_elements_is_hidden():
    """Otherwise the sum of a hidden hand would compare like 0."""
    hand = position(GAME, DEALT, 2).seen_by(0).state.hand
    names = ("sum", "prod", "min", "max", "mean", "any", "all", "argmax")

    assert [name for name in names if getattr(hand[1], name)() is not serenissima.HIDDEN] == []
    assert (hand[1] > 0).any() is HIDDEN
    assert np.sum(hand[1]) is HIDDEN
    assert (hand.sum(axis=1)[0], hand.sum(axis=1)[1]) == (2, HIDDEN)
    assert (hand.argmax(axis=1)[0], hand.argmax(axis=1)[1]) == (0, HIDDEN)
    assert (int(hand.argmax()), float(hand.std()) > 0) == (0, True)


def test_copies_of_hidden_are_one_object():
    """So `is` also finds it in another process."""
    copies = (copy(HIDDEN), deepcopy([HIDDEN])[0], pickle.loads(pickle.dumps(HIDDEN)))

    assert all(one is HIDDEN for one in copies)
    assert (copies[0] == HIDDEN, copies[0] != HIDDEN, len({HIDDEN, *copies})) == (True, False, 1)


def test_the_fields_of_a_view_are_read_only():
    """They share memory with the record that players and scenes use."""
    state = position(GAME, DEALT, 2).seen_by(0).state

    for cells in (state.hand, state.hand[0], state.held):
        with pytest.raises(ValueError, match="read-only"):
            cells[...] = 1


def test_open_fields_are_numbers():
    """They equal the record's values."""
    match = position(GAME, DEALT, 2)
    view = match.seen_by(1)

    assert view.state.waits == 3
    assert view.state.held.tolist() == [2, 2, 0]
    assert not isinstance(view.state.held, np.ma.MaskedArray)
    assert view.record == match.view(1)


@pytest.mark.parametrize(("seat", "lines"), [(1, ["hand[0] hidden"]), (SPECTATOR, ["hand hidden"])])
def test_text_marks_hidden_values(seat: int, lines: list[str]):
    """Each hidden row of a playing seat gets a line; the position leaves them out."""
    view = Match(GAME, seed=1).seen_by(seat)
    printed = str(view.state).splitlines()

    assert [line for line in printed if line.startswith("hand") and "hidden" in line] == lines
    assert "hidden" not in view.position
