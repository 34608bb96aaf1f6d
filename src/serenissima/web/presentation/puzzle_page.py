"""A puzzle for the templates: the table that its seat sees, the question, the verdict."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import ClassVar, Self
from urllib.parse import urlencode

from serenissima.puzzles.collection import Collection, Figure
from serenissima.puzzles.judging import Judgement, differences, hundred
from serenissima.puzzles.posed import Posed
from serenissima.service import TableView, ToldStep
from serenissima.web.presentation.fragments import Fragment
from serenissima.web.presentation.table_page import TablePage, draw
from serenissima.words import Speaker


@dataclass(frozen=True)
class PuzzlePlace:
    """Where a puzzle is on the site.

    Attributes:
        address: its path.
        number: its number in the list.
        next: the path of the next one; empty after the last.
        listed: the list it is in: the game, or the puzzles from its matches here.
    """

    address: str
    number: int
    next: str
    listed: str

    @classmethod
    def in_collection(cls, collection: Collection, number: int) -> Self:
        """Return the place of a puzzle that comes with the game."""
        there = f"/puzzles/{collection.game}"
        more = number < len(collection.puzzles)
        after = f"{there}/{number + 1}" if more else ""
        return cls(f"{there}/{number}", number, after, collection.game)

    @classmethod
    def in_list(cls, game: str, number: int, numbers: Sequence[int]) -> Self:
        """Return the place of a puzzle from the site's matches, in the list of their numbers."""
        there = f"/puzzles/{game}/ours"
        others = numbers[numbers.index(number) + 1 :] if number in numbers else ()
        after = f"{there}/{others[0]}" if others else ""
        return cls(f"{there}/{number}", number, after, f"{game}/ours")


@dataclass(frozen=True)
class SolvingWay:
    """How a puzzle is solved, and the guest's progress.

    Attributes:
        sent_to: the path that takes the answer.
        notes: sentences about the guest's rating and streak, shown with the verdict.
        daily: whether it is the puzzle of the day.
    """

    sent_to: str = ""
    notes: tuple[str, ...] = ()
    daily: bool = False


class PuzzlePage(TablePage):
    """A puzzle in one language.

    Args:
        posed: the view of its seat, without the solution.
        place: where it is.
        language: one of the six.
        verdict: on the action played; None before one is played.
        author: the name of the player who suggested it; empty if it comes with the game.
        solved: whether the solution is shown, once it is found or requested.
        kind: drawn as a table (`table`) or told in words (`text`).
        way: how and by whom it is solved.
    """

    templates: ClassVar = {"table": "puzzleparts.html", "text": "puzzletextparts.html"}

    def __init__(
        self,
        posed: Posed,
        place: PuzzlePlace,
        language: str,
        verdict: Judgement | None = None,
        *,
        solved: bool = False,
        kind: str = "table",
        author: str = "",
        way: SolvingWay = SolvingWay(),
    ) -> None:
        self.kind, self.author, self.way = kind, author, way
        self.posed, self.place = posed, place
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
        number = self.word("page-puzzle-number", number=self.place.number)
        return f"{self.game.meta.title} · {number}"

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
        given = self.word("page-puzzle-given", grade=grade, count=self.posed.seats)
        by = self.word("page-puzzle-by", name=self.author) if self.author else ""
        day = self.word("page-daily") if self.way.daily else ""
        return " · ".join(filter(None, (day, given, by)))

    @property
    def way_on(self) -> str:
        """The form for a table that begins with this puzzle; empty if the game doesn't ship it."""
        shipped = self.place.listed == self.game.meta.name
        return self.way_from({"puzzle": self.place.number}) if shipped else ""

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
