"""A table played by lines: the scene as text, a list of numbered actions, a line as the answer.

For pipes, screen readers and simple terminals.
"""

import shutil
import sys
import textwrap
from collections.abc import Callable
from typing import TextIO

from serenissima.kernel.errors import SerenissimaError, Unknown
from serenissima.terminal import text
from serenissima.terminal.local import SeatedTable
from serenissima.words import scene_text
from serenissima.words.rulebook import RuleBook

WIDEST = 100


class PlainTable:
    """Plays a table by reading and writing lines.

    Args:
        table: the table.
        source: the source of lines; its end leaves the table.
        out: the output.
    """

    def __init__(
        self, table: SeatedTable, source: TextIO | None = None, out: TextIO | None = None
    ) -> None:
        self.table = table
        self.source = source or sys.stdin
        self.out = out or sys.stdout
        self._seen = 0  # steps whose tale was shown
        self._fresh = True  # the scene has changed since it was last shown
        self._commands: dict[str, Callable[[str], None]] = {
            "undo": self._undo,
            "u": self._undo,
            "hint": self._hint,
            "h": self._hint,
            "rules": self._rules,
            "tale": self._tale,
            "help": self._help,
            "?": self._help,
            "table": self._again,
        }

    def play(self) -> bool:
        """Play to the end; return False if the person left before that."""
        self._help("")
        while True:
            self._computers()
            if self._fresh:
                self._show()
            if self.table.over:
                return True
            if not self._answer():
                self._say(self._word("term-bye"))
                return False

    def _computers(self) -> None:
        while (seat := self.table.computer) is not None:
            self._say(text.thinking_message(self.table.game, self.table.speaker, seat))
            self.table.act(seat, self.table.think(seat))
            self._fresh = True

    def _show(self) -> None:
        """Write the new happenings, the table, and the choices or the result."""
        labels = self.table.labels()
        marks = {action: str(number) for number, action in enumerate(labels, 1)}
        news = [scene_text.add_bullet(line) for line in self.table.tale(self._seen)]
        scene = scene_text.draw_text(self.table.scene, self.table.speaker, marks, _width())
        listed = [f"{marks[action]:>4}  {label}" for action, label in labels.items()]
        remark = [
            line for said in self.table.remark for line in ("", *textwrap.wrap(said, _width()))
        ]
        self._say("", *news, "", *scene, *self.table.result, *remark, *listed)
        self._seen = len(self.table.match.steps)
        self._fresh = False

    def _answer(self) -> bool:
        """Read one line and carry it out; return False to leave."""
        end = " " if self.out.isatty() else "\n"
        self.out.write(self._word("term-number") + end)
        self.out.flush()
        line = self.source.readline()
        word, _, rest = line.strip().partition(" ")
        if not line or word.lower() in text.QUIT:
            return False
        command = self._commands.get(word.lower())
        try:
            if command:
                command(rest)
            elif word:
                self._take(line.strip())
        except SerenissimaError as error:
            self._refuse(error)
        return True

    def _take(self, answer: str) -> None:
        by_number = answer.isdecimal()
        action = text.choice_of(self.table.choices, answer) if by_number else answer
        self.table.act(self.table.seat, action)
        self._fresh = True

    def _refuse(self, error: SerenissimaError) -> None:
        speaker = self.table.speaker
        self._say(speaker.refuse(error))
        labels = self.table.labels()
        if error.is_any(*text.NOT_OFFERED) and labels:
            self._say(text.suggest(self.table.match.actions, speaker, labels, str(error.text)))
        elif error.hint:
            self._say(speaker.word("error-hint", hint=error.hint))

    def _undo(self, _: str) -> None:
        back = self.table.undo()
        self._say(self._word("term-undone" if back else "term-nothing-to-undo"))
        self._seen = min(self._seen, len(self.table.match.steps))
        self._fresh = self._fresh or back

    def _hint(self, _: str) -> None:
        self._say(*self.table.hint())

    def _rules(self, wanted: str) -> None:
        book = RuleBook(self.table.game, self.table.speaker.language)
        try:
            lines = [line for line in book.read(wanted) if line.weight != "source"]
        except Unknown as error:
            self._say(*(textwrap.fill(line, _width()) for line in book.unfound(error)))
            return
        self._say(*(line.cut(_width()) for line in lines))

    def _tale(self, _: str) -> None:
        self._say(*(self.table.tale() or [self._word("page-nothing-yet")]))

    def _help(self, _: str) -> None:
        self._say(self._word("term-help"), *self.table.opponents)

    def _again(self, _: str) -> None:
        self._fresh = True

    def _word(self, key: str) -> str:
        return self.table.speaker.word(key)

    def _say(self, *lines: str) -> None:
        for line in lines:
            self.out.write(line + "\n")
        self.out.flush()


def _width() -> int:
    return min(shutil.get_terminal_size().columns, WIDEST)
