"""A game's entry on the shelf: options and seats."""

from dataclasses import replace
from typing import Any

import pytest

from serenissima.kernel.errors import Illegal, Unreadable
from serenissima.kernel.game import Text
from serenissima.kernel.meta import RESERVED, Option, Options, option
from tests.tiny.game import GAME
from tests.tiny.meta import META

WORD = Option("catch", "rolled", ("rolled", "two"))
MIXED = Option("spies", 1, (1, 2))
RANGE = Option("cap", 10, low=-5, high=1000)


@pytest.mark.parametrize(
    ("option", "text", "value"),
    [
        (WORD, "two", "two"),
        (WORD, " two ", "two"),
        (MIXED, "2", 2),
        (MIXED, 2, 2),
        (RANGE, "1000", 1000),
        (RANGE, -5, -5),
        (RANGE, " 7", 7),
    ],
)
def test_option_values_are_read(option: Option, text: object, value: object):
    assert option.read(text) == value


@pytest.mark.parametrize("option", [WORD, MIXED, RANGE])
@pytest.mark.parametrize(
    "text", ["", "three", "--5", "²", "1.0", "1001", "-6", None, True, "9" * 5000]
)
def test_other_values_are_refused_with_the_valid_ones(option: Option, text: Any):
    with pytest.raises(Illegal) as refused:
        option.read(text)

    assert (refused.value.code, refused.value.option) == ("option/value", option.name)
    assert refused.value.hint.startswith(("one of ", "a number from -5 to 1000"))


class Steps(Options):
    """A range without a step, and one with."""

    cap: int = option(4, choices=range(1, 7))
    pace: int = option(4, choices=range(1, 7, 3))


@pytest.mark.parametrize(
    ("number", "cap", "pace"), [(1, 1, 1), (3, 3, None), (4, 4, 4), (6, 6, None)]
)
def test_a_range_with_a_step_contains_only_its_numbers(number: int, cap: int, pace: int | None):
    """A range without a step contains all of them, the last included."""

    def read(one: Option) -> object:
        try:
            return one.read(number)
        except Illegal:
            return None

    assert [read(one) for one in Steps.members()] == [cap, pace]


@pytest.mark.parametrize("name", sorted(RESERVED))
def test_an_option_cannot_have_the_name_of_a_function_argument(name: str):
    """The declaration is refused; otherwise a call could set only one of the two."""
    named = type("Named", (Options,), {name: option(1, choices=range(1, 3))})

    with pytest.raises(Illegal, match=f"'{name}'") as refused:
        named.members()

    assert refused.value.code == "option/reserved"


def test_settled_options_are_complete():
    assert META.settle({}) == {"catch": "rolled"}
    assert META.settle({"catch": "two"}) == {"catch": "two"}


def test_unknown_options_are_refused():
    with pytest.raises(Illegal, match="no such option: 'net' \\(catch\\)"):
        META.settle({"net": "fine"})


def test_the_number_of_seats_is_checked():
    META.check_seats(3)
    with pytest.raises(
        Illegal, match="Lots cannot be played with this many seats: 1 \\(one of 2, 3\\)"
    ):
        META.check_seats(1)


def _write(terms: Any, text: str) -> None:
    if not text.isalpha():
        raise Unreadable("lots/catch", "letters only", text=text)
    terms.catch = len(text) > len("rolled")


def test_an_option_can_be_a_text_that_the_game_reads():
    """It is written into the terms, and the text read back has the same meaning."""
    option = Option("catch", "rolled", text=True)
    texts = {"catch": Text(_write, lambda terms: "muchlonger" if terms.catch else "rolled")}
    game = replace(GAME, meta=replace(META, options=(option,)), texts=texts)

    assert (option.read(" a text "), option.read("")) == ("a text", "rolled")
    assert game.options_of(game.terms_for(2, {})) == {"catch": "rolled"}
    assert game.options_of(game.terms_for(2, {"catch": "longwinded"})) == {"catch": "muchlonger"}
    with pytest.raises(Unreadable, match="letters only: '7'") as refused:
        game.terms_for(2, {"catch": "7"})
    assert refused.value.option == "catch"


def test_older_matches_replay_with_the_options_of_their_rules():
    """The match's own choices stay; a rules version that can no longer be played is refused."""
    meta = replace(META, rules_version=3, earlier={2: {"catch": "two"}})

    assert meta.as_played(3, {}) == {}
    assert meta.as_played(2, {}) == {"catch": "two"}
    assert meta.as_played(2, {"catch": "rolled"}) == {"catch": "rolled"}
    with pytest.raises(Illegal, match=r"1 \(version 2 or 3\)") as refusal:
        meta.as_played(1, {})
    assert refusal.value.code == "match/rules-version"


def test_a_retired_option_is_not_offered():
    """It is still readable, because older matches name it."""
    retired = replace(META.options[0], retired=True)
    meta = replace(META, options=(retired,))

    assert meta.offered == ()
    assert meta.settle({"catch": "two"}) == {"catch": "two"}
    assert meta.settle_new({"catch": "rolled"}) == meta.settle_new({}) == {"catch": "rolled"}
    with pytest.raises(Illegal, match="only lets older matches replay") as refusal:
        meta.settle_new({"catch": "two"})
    assert refusal.value.code == "option/retired"
