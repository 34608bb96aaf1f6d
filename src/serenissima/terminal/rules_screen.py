"""A game's rules over the table: the list of texts, and searches by a word."""

from collections.abc import Iterator
from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.screen import Screen
from textual.widgets import Input, Static

from serenissima.kernel.errors import Unknown
from serenissima.words.rulebook import BookLine, RuleBook, Weight

STYLES: dict[Weight, str] = {"heading": "bold", "text": "", "note": "dim"}


class RulesScreen(Screen[None]):
    """The rules, with a line to name a text; Esc goes back, first to the list, then to the table.

    Args:
        book: the rules of the game, in the reader's language.
    """

    CSS = """
    #book { padding: 0 1; }
    #wanted { height: 1; border: none; padding: 0 1; }
    #rules-keys { color: $text-muted; height: 1; padding: 0 1; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "back"),
        Binding("pageup", "turn(-1)", priority=True),
        Binding("pagedown", "turn(1)", priority=True),
        Binding("up", "line(-1)", priority=True),
        Binding("down", "line(1)", priority=True),
    ]

    def __init__(self, book: RuleBook) -> None:
        super().__init__()
        self.book = book
        self._wanted = ""

    def compose(self) -> ComposeResult:
        """Yield the text, the line for another text, and the keys."""
        with VerticalScroll(id="book", can_focus=False):
            yield Static(id="read")
        yield Input(placeholder=self._word("page-rules-search-note"), id="wanted", compact=True)
        yield Static(self._word("term-rules-keys"), id="rules-keys", markup=False)

    def on_mount(self) -> None:
        """Begin with the list of texts."""
        self._read("")
        self.query_one(Input).focus()

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Show the requested text, or explain that it doesn't exist."""
        event.stop()
        try:
            self._read(event.value)
        except Unknown as error:
            self.notify("\n".join(self.book.unfound(error)), markup=False)
        event.input.clear()

    def action_back(self) -> None:
        """Go back to the list of texts or to the table."""
        if self._wanted:
            self._read("")
        else:
            self.dismiss()

    def action_turn(self, pages: int) -> None:
        """Scroll the text by a page."""
        book = self.query_one("#book")
        book.scroll_relative(y=pages * max(1, book.size.height - 2), animate=False)

    def action_line(self, lines: int) -> None:
        """Scroll the text by lines."""
        self.query_one("#book").scroll_relative(y=lines, animate=False)

    def _read(self, wanted: str) -> None:
        lines = list(self._lines(wanted))
        self._wanted = wanted
        self.query_one("#read", Static).update(Text("\n").join(lines))
        self.query_one("#book").scroll_home(animate=False)

    def _lines(self, wanted: str) -> Iterator[Text]:
        width = max(20, self.app.size.width - 4)
        for line in self.book.read(wanted, asked=""):
            if line.weight != "source":
                yield Text(_wrap(line, width), STYLES[line.weight])

    def _word(self, key: str, **args: str) -> str:
        return self.book.speaker.word(key, **args)


def _wrap(line: BookLine, width: int) -> str:
    return line.cut(width) if line.text else ""
