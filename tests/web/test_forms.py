"""The form of a new table, for options of every kind."""

from dataclasses import replace
from pathlib import Path

import pytest

from serenissima.kernel.meta import Option
from serenissima.web.presentation.forms import TableForm, settings
from serenissima.words import PAGES
from tests.tiny.meta import META

OPTIONS = (
    Option("catch", "rolled", ("rolled", "two")),
    Option("depth", 3, low=1, high=9),
    Option("board", "pond", text=True),
    Option("split", "1-2", ("1-2", "2-1"), text=True),
)


def test_the_form_has_options_of_every_kind():
    """Choices have names and numbers a range; possible texts are not listed."""
    meta = replace(META, options=OPTIONS)
    choice, number, text, split = settings(meta, PAGES, TableForm.blank(meta, "Anna"), "en")

    assert [value for value, _ in choice.choices] == ["rolled", "two"]
    assert (number.value, number.text, number.low, number.high) == ("3", False, 1, 9)
    assert (text.value, text.text) == ("pond", True)
    assert (split.value, [value for value, _ in split.choices]) == ("1-2", ["1-2", "2-1"])
    assert (split.own, split.text) == ("", True)


def test_an_option_with_a_remark_is_explained(tmp_path: Path):
    """This holds for every kind of option; without a remark there is no explanation."""
    (tmp_path / "words").mkdir()
    text = "".join(f"option-{name}-help = About {name}.\n" for name in ("catch", "depth", "board"))
    (tmp_path / "words" / "en.ftl").write_text(text, encoding="utf-8")
    meta = replace(META, options=OPTIONS)
    form = TableForm.blank(meta, "Anna")

    said = [option.help for option in settings(meta, tmp_path, form, "de")]

    assert said == ["About catch.", "About depth.", "About board.", ""]


@pytest.mark.parametrize(
    ("given", "value", "own"),
    [
        ({"option-split": "2-1", "own-split": " "}, "2-1", ""),
        ({"option-split": "2-1", "own-split": "0-3"}, "0-3", "0-3"),
        ({"own-split": "3-0"}, "3-0", "3-0"),
        ({"own-split": ""}, "1-2", ""),
    ],
    ids=["a-usual-one", "ones-own-before-a-usual-one", "ones-own", "neither"],
)
def test_the_form_takes_a_usual_text_or_your_own(given: dict[str, str], value: str, own: str):
    """A typed text wins over the choice, and stays in its place for correction."""
    meta = replace(META, options=OPTIONS)
    split = settings(meta, PAGES, TableForm.read(meta, "Anna", given), "en")[-1]

    assert (split.value, split.own) == (value, own)


def test_a_retired_option_is_not_offered():
    """It is neither among the settings nor in a blank form's data."""
    meta = replace(META, options=(OPTIONS[0], replace(OPTIONS[1], retired=True)))
    blank = TableForm.blank(meta, "Anna")

    assert [setting.name for setting in settings(meta, PAGES, blank, "en")] == ["catch"]
    assert blank.options == {"catch": "rolled"}
