"""A timed run for the templates: the puzzle to solve now, or the result."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from serenissima.puzzles.collection import GRADES, Collection
from serenissima.puzzles.daily import puzzle_keys
from serenissima.puzzles.posed import Posed
from serenissima.service import BEST, GOOD, RUN_MISTAKES, TimedRun, order_of_run
from serenissima.web.presentation.puzzle_page import PuzzlePage, PuzzlePlace, SolvingWay
from serenissima.words import Speaker

MINUTE = 60


def run_numbers(run: TimedRun, collection: Collection) -> list[int]:
    """Return the numbers of the puzzles of a run in their order."""
    keys = puzzle_keys(collection)
    grades = {
        grade: [keys[number - 1] for number in collection.of_grade(grade)] for grade in GRADES
    }
    places = {key: number for number, key in enumerate(keys, 1)}
    return [places[key] for key in order_of_run(run.id, grades)]


def clock_text(seconds: float) -> str:
    """Return minutes and seconds as a clock shows them."""
    whole = int(seconds + 0.999)
    return f"{whole // MINUTE}:{whole % MINUTE:02}"


class RunPage(PuzzlePage):
    """A puzzle of a timed run in one language: no verdict, and the next one follows at once.

    Args:
        run: the run so far.
        posed: the puzzle to solve now.
        left: the seconds that are left.
        language: one of the six.
        kind: drawn as a table (`table`) or told in words (`text`).
    """

    templates: ClassVar = {"table": "runparts.html", "text": "runtextparts.html"}

    def __init__(self, run: TimedRun, posed: Posed, left: float, language: str, kind: str) -> None:
        self.run, self.left = run, left
        place = PuzzlePlace(f"/runs/{run.id}", len(run.answers) + 1, "", "")
        way = SolvingWay(place.address)
        super().__init__(posed, place, language, kind=kind, way=way)

    @property
    def clock(self) -> str:
        """The time that is left."""
        return clock_text(self.left)

    @property
    def title(self) -> str:
        """The game and the run."""
        return f"{self.game.meta.title} · {self.word('page-run')}"

    @property
    def score(self) -> str:
        """The puzzles solved and the mistakes so far, in words."""
        return self.word(
            "page-run-score", count=self.run.solved, missed=self.run.missed, most=RUN_MISTAKES
        )

    @property
    def last(self) -> str:
        """Whether the answer before was right, in words; empty for the first puzzle."""
        if not self.run.answers:
            return ""
        return self.word(f"page-run-{answer_kind(self.run.answers[-1].score)}")


def answer_kind(score: float) -> str:
    """Return `right`, `good` or `wrong`."""
    return "right" if score == BEST else "good" if score >= GOOD else "wrong"


@dataclass(frozen=True)
class RunLine:
    """A puzzle of a finished run: its number and path, and how it went."""

    number: int
    address: str
    kind: str
    told: str


class RunResult:
    """The result of a timed run in one language.

    Args:
        run: the run.
        runs: all of the guest in this game, the best first.
        collection: the puzzles of the game.
        title: of the game.
        language: one of the six.
    """

    def __init__(
        self,
        run: TimedRun,
        runs: Sequence[TimedRun],
        collection: Collection,
        title: str,
        language: str,
    ) -> None:
        self.run, self._runs, self._collection = run, runs, collection
        self.title, self._word = title, Speaker(language).word

    @property
    def headline(self) -> str:
        """The number of puzzles solved, in words."""
        return self._word("page-run-solved", count=self.run.solved)

    @property
    def best(self) -> str:
        """How it compares with the guest's best, in words; empty for the first run."""
        others = [one.solved for one in self._runs if one.id != self.run.id]
        if not others:
            return ""
        if self.run.solved > max(others):
            return self._word("page-run-record")
        return self._word("page-run-best", count=max(others))

    @property
    def lines(self) -> list[RunLine]:
        """The puzzles that were answered."""
        keys, game = puzzle_keys(self._collection), self._collection.game
        found = []
        for one in self.run.answers:
            if one.puzzle in keys:
                number, kind = keys.index(one.puzzle) + 1, answer_kind(one.score)
                told = self._word(f"page-run-{kind}")
                found.append(RunLine(number, f"/puzzles/{game}/{number}", kind, told))
        return found
