"""A puzzle for the templates: the table that its seat sees, the question, the verdict."""

from dataclasses import replace
from functools import cached_property
from typing import ClassVar
from urllib.parse import urlencode

from serenissima.puzzles.collection import Collection, Figure
from serenissima.puzzles.judging import Judgement, differences, hundred
from serenissima.puzzles.posed import Posed
from serenissima.service import TableView, ToldStep
from serenissima.web.presentation.fragments import Fragment
from serenissima.web.presentation.table_page import TablePage, draw
from serenissima.words import Speaker


class PuzzlePage(TablePage):
    """A puzzle in one language.

    Args:
        posed: the view of its seat, without the solution.
        collection: the puzzles of the game.
        number: of the puzzle.
        language: one of the six.
        verdict: on the action played; None before one is played.
        solved: whether the solution is shown, once it is found or requested.
        kind: drawn as a table (`table`) or told in words (`text`).
    """

    templates: ClassVar = {"table": "puzzleparts.html", "text": "puzzletextparts.html"}

    def __init__(
        self,
        posed: Posed,
        collection: Collection,
        number: int,
        language: str,
        verdict: Judgement | None = None,
        *,
        solved: bool = False,
        kind: str = "table",
    ) -> None:
        self.kind = kind
        self.posed, self.collection, self.number = posed, collection, number
        self.puzzle, self.verdict = posed.puzzle, verdict
        self.found = verdict is not None and verdict.judged == "best"
        self.solved = solved or self.found
        marked = self.puzzle.best if self.solved else verdict.figure if verdict else None
        super().__init__(_view(posed, language), language, stepping=marked is not None)
        if marked:  # the table shows the things discussed; others can't be chosen
            self.open = frozenset({self.actions.parse(marked.action)})

    @property
    def title(self) -> str:
        """The game and the puzzle's number."""
        return f"{self.game.meta.title} · {self.word('page-puzzle-number', number=self.number)}"

    @property
    def next(self) -> int:
        """The number of the next puzzle; 0 after the last."""
        return self.number + 1 if self.number < len(self.collection.puzzles) else 0

    def address(self, kind: str) -> str:
        """Return the address of the same content in another view."""
        asked = {"view": kind}
        if self.verdict:
            asked["action"] = self.verdict.figure.action
        elif self.solved:
            asked["solution"] = "1"
        return f"?{urlencode(asked)}"

    @property
    def parts(self) -> Fragment:
        """All parts to draw or to describe."""
        return draw(self, self.kind)

    @property
    def introduction(self) -> str:
        """The grade, the player and the progress of the match, in a sentence."""
        grade = self.word(f"page-puzzle-{self.puzzle.grade}")
        return self.word("page-puzzle-given", grade=grade, count=self.posed.seats)

    @property
    def way_on(self) -> str:
        """The form for a table that begins with this puzzle."""
        return self.way_from({"puzzle": self.number})

    def name_action(self, figure: Figure) -> str:
        """Return an action in words."""
        return self.describe_action(self.actions.parse(figure.action))

    def wins(self, figure: Figure) -> int:
        """Return in how many of 100 matches an action wins."""
        return hundred(figure)

    @cached_property
    def reasons(self) -> list[tuple[str, int, int]]:
        """The reasons for the difference: a sentence, and how often it's true after each action."""
        found = differences(self.game, self.puzzle)
        return [(self.say(it.told.message), it.best, it.other) for it in found]


def _view(posed: Posed, language: str) -> TableView:
    """Return the view of the seat as if at a table."""
    seat, word = posed.puzzle.seat, Speaker(language).word
    others = frozenset(range(posed.seats)) - {seat}
    called = {True: word("page-computer-name"), False: word("player-person")}
    names = [called[one in others] for one in range(posed.seats)]
    told = tuple(ToldStep(n, step.seat, step.told) for n, step in enumerate(posed.told))
    seen = TableView.of_position(posed.game, posed.terms, posed.view, seat, names, told, others)
    return replace(seen, legal=posed.legal, decision=0)
