"""The page of the puzzles of the day: today's, those of the last seven days, and the streak."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import date

from babel.dates import format_date

from serenissima.puzzles.collection import Collection
from serenissima.puzzles.daily import HISTORY, daily_puzzle
from serenissima.service import RUN_LASTS, RUN_MISTAKES, SolvingRecord, TimedRun
from serenissima.web.presentation.solving import tell_rating
from serenissima.words import Speaker

_EPOCH = date(1970, 1, 1).toordinal()


@dataclass(frozen=True)
class DailyPuzzle:
    """The puzzle of a game on a day.

    Attributes:
        game, title: the game.
        number: of the puzzle.
        address: its path.
        grade: in words.
        solved: whether the guest has solved it as that day's puzzle.
    """

    game: str
    title: str
    number: int
    address: str
    grade: str
    solved: bool


@dataclass(frozen=True)
class DailyLine:
    """A day: its date in words, and a puzzle of each game."""

    date: str
    puzzles: tuple[DailyPuzzle, ...]


@dataclass(frozen=True)
class SolverLine:
    """A game: the guest's rating in its puzzles and their best timed run, in words or empty."""

    game: str
    title: str
    rating: str
    run: str


class DailyPage:
    """The puzzles of the day in one language.

    Args:
        collections: of the games that have puzzles.
        titles: of these games, by name.
        record: all that the guest has done with puzzles.
        runs: the guest's timed runs, the best first.
        today: the visitor's day, counted from 1 January 1970.
        language: one of the six.
    """

    def __init__(
        self,
        collections: Sequence[Collection],
        titles: Mapping[str, str],
        record: SolvingRecord,
        runs: Sequence[TimedRun],
        today: int,
        language: str,
    ) -> None:
        self._collections, self._titles = collections, titles
        self._record, self._runs, self._language = record, runs, language
        self.day = today
        self._word = Speaker(language).word
        self._solved = {(one.day, one.game) for one in record.marks if one.solved}

    minutes = round(RUN_LASTS / 60)  # of a timed run
    mistakes = RUN_MISTAKES

    @property
    def iso(self) -> str:
        """The date, as scripts write it."""
        return _date(self.day).isoformat()

    @property
    def today(self) -> DailyLine:
        """Today's puzzles."""
        return self._line(self.day)

    @property
    def before(self) -> list[DailyLine]:
        """Those of the last seven days, the latest first."""
        return [self._line(self.day - past) for past in range(1, HISTORY + 1)]

    @property
    def streak(self) -> str:
        """The days in a row and the longest streak, in words; empty without one."""
        days = self._record.days
        if days.now < 2:
            return ""
        told = self._word("page-streak-days", count=days.now)
        longer = days.longest > days.now
        return f"{told} {self._word('page-streak-longest', count=days.longest)}" if longer else told

    @property
    def in_a_row(self) -> str:
        """The puzzles in a row solved at the first try, in words; empty for less than two."""
        count = self._record.in_a_row.now
        return self._word("page-streak-puzzles", count=count) if count > 1 else ""

    @property
    def games(self) -> list[SolverLine]:
        """Each game with the guest's rating and best run."""
        found = []
        for name in (one.game for one in self._collections):
            rating = self._record.rating(name)
            best = next((run.solved for run in self._runs if run.game == name), 0)
            found.append(
                SolverLine(
                    name,
                    self._titles[name],
                    tell_rating(rating, self._language) if rating else "",
                    self._word("page-run-best", count=best) if best else "",
                )
            )
        return found

    def _line(self, day: int) -> DailyLine:
        shown = format_date(_date(day), "full", locale=self._language)
        return DailyLine(shown, tuple(self._puzzle(one, day) for one in self._collections))

    def _puzzle(self, collection: Collection, day: int) -> DailyPuzzle:
        number, name = daily_puzzle(collection, day), collection.game
        grade = self._word(f"page-puzzle-{collection.puzzle(number).grade}")
        return DailyPuzzle(
            name,
            self._titles[name],
            number,
            f"/puzzles/{name}/{number}",
            grade,
            (day, name) in self._solved,
        )


def _date(day: int) -> date:
    return date.fromordinal(_EPOCH + day)
