"""Refusals: their codes are stable, their sentences short."""

import pickle

import pytest

from serenissima.kernel import refusals
from serenissima.kernel.errors import Illegal, NotNow, RefusalCode, SerenissimaError, one_of

CODES = {
    "action/illegal",
    "action/unreadable",
    "code/folder",
    "game/unknown",
    "lesson/line",
    "lesson/other",
    "lesson/over",
    "lesson/unknown",
    "match/answers",
    "match/format",
    "match/line",
    "match/not-your-turn",
    "match/nothing-to-undo",
    "match/over",
    "match/result",
    "match/rules-version",
    "match/seat",
    "match/seats",
    "match/step",
    "option/name",
    "option/reserved",
    "option/retired",
    "option/value",
    "page/unknown",
    "position/contradiction",
    "position/field",
    "position/index",
    "position/not-conserved",
    "position/range",
    "position/seat",
    "position/seats",
    "position/value",
    "position/waits",
    "redeal/seat",
    "table/lesson-changed",
    "view/unknown",
}


def test_codes_are_stable():
    """Programs rely on them, so adding or removing one is a deliberate decision."""
    declared = [one.code for one in vars(refusals).values() if isinstance(one, RefusalCode)]

    assert sorted(declared) == sorted(CODES)


def test_a_declared_refusal_builds_its_error():
    """The error contains the offending input.

    A more specific reason or hint replaces the default.
    """
    full = RefusalCode(NotNow, "pond/full", "the pond is full", "another pond")
    error = full("the pond is very full", text="K", limit=3)

    assert type(full()) is NotNow
    assert (full().code, str(full())) == ("pond/full", "the pond is full (another pond)")
    assert (error.reason, error.text, error.hint, error.limit) == (
        "the pond is very full", "K", "another pond", 3,
    )  # fmt: skip
    assert error.is_any(full)
    assert not error.is_any(refusals.MATCH_OVER)


def test_a_refusal_is_a_value_error_with_a_sentence():
    error = Illegal("area/reason", "this is wrong", text="x y", hint="one of z")

    assert isinstance(error, ValueError)
    assert str(error) == "this is wrong: 'x y' (one of z)"


class Full(NotNow):
    """A pond that holds no more fish; made from the pond alone."""

    def __init__(self, pond: str) -> None:
        super().__init__("pond/full", "the pond is full", text=pond, hint="another pond")


@pytest.mark.parametrize(
    "refusal",
    [Illegal("a/b", "no", text=[1], hint="one"), SerenissimaError("a/b", "no"), Full("K")],
)
def test_a_refusal_survives_pickling(refusal: SerenissimaError):
    """Its class may take any arguments."""
    again = pickle.loads(pickle.dumps(refusal))

    assert (type(again), str(again), again.args) == (type(refusal), str(refusal), refusal.args)
    assert vars(again) == vars(refusal)


def test_a_refusal_without_text_gives_only_the_reason():
    error = SerenissimaError("area/reason", "this is wrong")

    assert str(error) == "this is wrong"
    assert error.as_dict()["text"] == ""


def test_sentences_shorten_long_texts():
    assert len(str(Illegal("area/reason", "too long", text="x" * 10**6))) < 300


def test_sentences_shorten_long_lists_and_give_their_length():
    assert one_of(["a", "b", "c"]) == "one of a, b, c"
    assert one_of([str(n) for n in range(15)]).endswith("10, 11 and 3 more")


def test_a_refusal_repeats_only_the_beginning_of_a_long_text():
    """Both the sentence and the data stay short enough for a page or a log."""
    refused = Illegal("option/value", "no", text="x" * 1_000_000)

    assert len(str(refused)) < 300
    assert len(refused.as_dict()["text"]) < 300


def test_a_refusal_can_always_be_encoded():
    """Lone surrogates, which UTF-8 cannot hold, are escaped in each of its texts."""
    half = "a\ud800b"
    refused = SerenissimaError("a/b", half, text=half, hint=half)
    written = refused.as_dict()

    assert (written["text"], written["reason"], written["hint"]) == (r"a\ud800b",) * 3
    assert str(refused).encode()
