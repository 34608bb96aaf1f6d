"""The form of a new table, for options of every kind."""

from dataclasses import replace

from serenissima.kernel.meta import Option
from serenissima.web.forms import Form, settings
from serenissima.words import PAGES
from tests.tiny.meta import META

OPTIONS = (
    Option("catch", "rolled", ("rolled", "two")),
    Option("depth", 3, low=1, high=9),
    Option("board", "pond", text=True),
)


def test_options_of_every_kind():
    """Choices have names, numbers their range, and a text what it is for."""
    meta = replace(META, options=OPTIONS)
    choice, number, text = settings(meta, PAGES, Form.blank(meta, "Anna"), "en")

    assert [value for value, _ in choice.choices] == ["rolled", "two"]
    assert (number.value, number.text, number.note) == ("3", False, "A number from 1 to 9")
    assert (text.value, text.text, text.note) == ("pond", True, "option-board-help")
