"""A state as a seat sees it: what is hidden reads as hidden."""

import numpy as np
import pytest

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


def test_an_open_choice_is_not_read_as_the_first():
    """Of a hidden code there is no number, and no truth."""
    state = position(GAME, DEALT, 2).seen_by(0).state

    assert repr(state.chosen[1]) == "hidden"
    with pytest.raises(TypeError, match="hidden from the seat"):
        bool(state.chosen[1])
    with pytest.raises(AttributeError, match="no field 'choice'"):
        _ = state.choice


def test_open_fields_are_numbers():
    """As the record has them."""
    match = position(GAME, DEALT, 2)
    view = match.seen_by(1)

    assert view.state.waits == 3
    assert view.state.held.tolist() == [2, 2, 0]
    assert not isinstance(view.state.held, np.ma.MaskedArray)
    assert view.record == match.view(1)


@pytest.mark.parametrize(("seat", "lines"), [(1, ["hand[0] hidden"]), (SPECTATOR, ["hand hidden"])])
def test_text_says_what_is_hidden(seat: int, lines: list[str]):
    """A line for each hidden row of a seat that plays; the position leaves them out."""
    view = Match(GAME, seed=1).seen_by(seat)
    printed = str(view.state).splitlines()

    assert [line for line in printed if line.startswith("hand") and "hidden" in line] == lines
    assert "hidden" not in view.position
