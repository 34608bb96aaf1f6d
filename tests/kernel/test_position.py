"""Positions written by hand: the differences are enough, and impossible ones are refused."""

from dataclasses import replace

import numpy as np
import pytest

from serenissima.kernel.contradictions import Amount, contradiction
from serenissima.kernel.errors import SerenissimaError
from serenissima.kernel.fields import (
    Axis,
    MatchState,
    Vector,
    field,
    none_or,
    place_on,
    seat_mask,
    seat_number,
    up_to,
)
from serenissima.kernel.match import NOBODY
from serenissima.kernel.notation import parse_match, print_match
from serenissima.kernel.position import check_position, position
from serenissima.kernel.record import record_of
from serenissima.kernel.replay import replay
from tests.tiny.game import GAME

HANDS = "hand[0] one=1 three=1\nhand[1] two=2"
CHOSEN = f"{HANDS}\nchosen[0] three\nchosen[1] two"


def test_missing_values_are_derived():
    """The lots held follow from the hands, the pile from the lots elsewhere."""
    match = position(GAME, f"{HANDS}\nwaits 3\naside one=1", 2)

    assert match.state.held.tolist() == [2, 2, 0]
    assert match.state.pile.tolist() == [1, 1, 2]
    assert match.waits == (0, 1)


def test_given_values_are_preserved():
    """They are refused if they contradict the rest."""
    with pytest.raises(SerenissimaError, match="too few one: 1, but the match has 3"):
        position(GAME, f"{HANDS}\nwaits 3\npile two=1 three=2", 2)


def test_a_match_can_begin_between_two_decisions():
    """Both have chosen and no seat waits: the round is played, and then a seat waits again."""
    match = position(GAME, CHOSEN, 2, {"catch": "two"}, deal=[0, 0])

    assert [happening.event.kind for happening in match.steps[0].happenings] == [
        "showed", "showed", "caught", "drew", "drew",
    ]  # fmt: skip
    assert match.steps[0].seat == NOBODY
    assert match.state.fish.tolist() == [2, 0, 0]
    assert match.waits == (0, 1)


def test_a_match_from_such_a_position_is_written_and_replayed():
    """The file has the position as given, and the dice's answers before the first action."""
    match = position(GAME, CHOSEN, 2, seed="pond")
    match.play(0, match.legal(0)[0])
    text = print_match(match.transcript())
    again = replay(GAME, parse_match(text))

    assert "\nposition\n" in text
    assert "\ndeal / " in text
    assert [step.happenings for step in again.steps] == [step.happenings for step in match.steps]
    assert print_match(again.transcript()) == text


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("hand[0] four=1", "position/value"),
        ("hat[0] one=1", "position/field"),
        ("hand[7] one=1", "position/index"),
        ("hand[0] one 1", "position/value"),
        ("hand[0] one=", "position/value"),
        ("hand[0] one=1 one=2", "position/value"),
        (None, "position/field"),
        ("fish 0 99 0", "position/range"),
        ("hand[2] one=1\nwaits 3", "position/seat"),
        ("ending most\nwaits 1\nhand[0] one=1", "position/waits"),
    ],
)
def test_an_impossible_position_is_refused(text: str | None, code: str):
    """The code is the one for match files."""
    with pytest.raises(SerenissimaError) as refusal:
        position(GAME, text, 2)  # type: ignore[arg-type]

    assert refusal.value.code == code


def test_a_game_that_cannot_go_on_needs_a_waiting_seat():
    """Not every game defines how a match continues from such a position."""
    rules = {name: rule for name, rule in GAME.rules.items() if name != "go_on"}
    with pytest.raises(SerenissimaError, match="no seat is waiting to act") as refusal:
        position(replace(GAME, rules=rules), CHOSEN, 2)

    assert refusal.value.code == "position/waits"


def test_a_sum_names_the_places():
    """It names where the pieces are, their total, and the surplus."""
    there = {"in hands": 3, "on the board": 4, "in the pile": 0}
    game = replace(GAME, conserved=lambda terms, state: {"casas": Amount(there)})
    match = position(game, f"{HANDS}\nwaits 3", 2)
    with pytest.raises(SerenissimaError) as refusal:
        check_position(match, {"casas": 6})

    assert str(refusal.value).endswith(
        "too many casas: 3 in hands and 4 on the board make 7, but the match has 6 (remove 1)"
    )


def test_a_contradiction_names_its_first_case():
    """It gives the numbers of that case and the fix."""
    held, laid = np.array([[2, 1], [0, 3]]), np.array([[2, 1], [0, 4]])
    numbers = {"fish": ("carp", "pike"), "held": held, "laid": laid, "over": laid - held}
    text = "seat {0} laid {laid} {fish} of {held}"
    check = contradiction(text, laid > held, fix="remove {over}", among=numbers)
    game = replace(GAME, contradictions=lambda terms, state: iter([check]))
    with pytest.raises(SerenissimaError) as refusal:
        position(game, f"{HANDS}\nwaits 3", 2)

    assert (refusal.value.reason, refusal.value.hint) == ("seat 1 laid 4 pike of 3", "remove 1")
    assert (refusal.value.code, refusal.value.text) == ("position/contradiction", None)


@pytest.mark.parametrize(
    ("reason", "fix", "said"),
    [
        ("seat {0} holds {hold}", "", "there is no number hold"),
        ("seat {0} holds {held}", "remove {over}", "there is no number over"),
        ("card {1} of seat {0} is {held}", "", "there is no number 1"),
        ("seat {0} holds too many", "", "does not name the number held"),
    ],
)
def test_a_check_verifies_its_names_even_without_a_finding(reason: str, fix: str, said: str):
    """A misspelt name raises at once; numbers shared by several checks need no name."""
    with pytest.raises(TypeError, match=said):
        contradiction(reason, np.zeros(2), fix=fix, held=np.zeros(2))
    assert contradiction("seat {0}", np.zeros(2), among={"held": np.zeros(2)}).first() is None


STONE = Axis(4, key="stone")


class Pond(MatchState):
    """Banks have names; the stones in the water are named by whoever laid them."""

    waits: int = field("Who may act.", seat_mask(3))
    ending: int = field("How it ended.", ("none",))
    nets: Vector = field("Nets.", up_to(9), 2, ("east", "west"), ("old", "new"))
    frogs: Vector = field("Frogs.", up_to(9), STONE)
    heron: Vector = field("Where its feet are.", none_or(place_on(STONE)), 2)
    owners: Vector = field("Whose the banks are.", none_or(seat_number(3)), 2)


STONES = {"stone": ("A1", "A3", "B2")}


@pytest.mark.parametrize("text", ["nets[1][west] new=3", "nets[1][1] new=3", "nets[1][west] 1=3"])
def test_places_have_names_along_every_axis(text: str):
    """Reading accepts a name or a number; printing uses names."""
    record = record_of(Pond)

    assert record.format(record.parse(text)) == "nets[1][west] new=3"


@pytest.mark.parametrize("text", ["owners none 2", "owners -1 2"])
def test_no_owner_is_none(text: str):
    """As in older texts, -1 can be read too; printing writes none."""
    record = record_of(Pond)

    assert record.format(record.parse(text)) == "owners none 2"
    with pytest.raises(SerenissimaError, match="none, or 0 to 2"):
        record.parse("owners none nobody")


def test_a_match_names_its_own_places():
    """It uses the names of its board; without a board, places are numbers."""
    record = record_of(Pond)
    pond = record.parse("frogs B2=1 A1=4", STONES)

    assert pond.frogs.tolist() == [4, 0, 1, 0]
    assert record.format(pond, names=STONES) == "frogs A1=4 B2=1"
    assert record.format(pond) == "frogs 0=4 2=1"
    assert record.format(record.parse("heron B2 A1", STONES), names=STONES) == "heron B2 A1"
    assert record.format(record.parse("heron B2 3", STONES)) == "heron 2 3"
    with pytest.raises(SerenissimaError, match="did you mean 'A3'"):
        record.parse("frogs a3=1", STONES)
    with pytest.raises(SerenissimaError, match="one of A1, A3, B2"):
        record.parse("frogs C9=1", STONES)
    with pytest.raises(SerenissimaError, match=r"'b2' .did you mean 'B2'. none, or one of A1, A3"):
        record.parse("heron b2 none", STONES)
    with pytest.raises(SerenissimaError, match=r"'B2' .none, or 0 to 3"):
        record.parse("heron B2 none")
