"""Puzzles that the guests of one database try: ratings, puzzles of the day, and timed runs.

    made = await tables.learning.solving.answer(guest.id, met, score=1.0, solved=True)
    run = await tables.learning.solving.begin_run(guest.id, game, key=key)
    run = await tables.learning.solving.answer_run(guest.id, run.id, 0, met, 1.0, count=30)

The caller finds the puzzle and judges the answer; this stores the results.
"""

from collections.abc import Callable
from dataclasses import dataclass

import sqlalchemy as sa

from serenissima.fairplay.secrets import derive_token
from serenissima.service.core.commands import check_key
from serenissima.service.core.puzzle_ratings import BEST, PuzzleRating
from serenissima.service.core.solving import (
    DailyMark,
    MetPuzzle,
    PuzzleTry,
    Streak,
    day_streak,
    rating_in,
    solving_streak,
)
from serenissima.service.core.timed_runs import RunAnswer, TimedRun
from serenissima.service.refusals import RUN_UNKNOWN
from serenissima.service.store.logs import Logs
from serenissima.service.store.solving import SolvingBook
from serenissima.service.store.store import Store
from serenissima.service.store.timed_runs import RunBook

ID_LENGTH = 12


@dataclass(frozen=True)
class SolvingRecord:
    """All that a guest has done with puzzles.

    Attributes:
        tries: in their order.
        marks: of the puzzles of the day, in their order.
        today: the day in the guest's time zone, counted from 1 January 1970.
    """

    tries: tuple[PuzzleTry, ...] = ()
    marks: tuple[DailyMark, ...] = ()
    today: int = 0

    @property
    def days(self) -> Streak:
        """The days in a row with a solved puzzle of the day."""
        return day_streak(self.marks, self.today)

    @property
    def in_a_row(self) -> Streak:
        """The puzzles in a row that were solved at the first try."""
        return solving_streak(self.tries)

    def rating(self, game: str) -> PuzzleRating | None:
        """Return the rating in a game's puzzles; None without a rated try."""
        return rating_in(self.tries, game)

    def find(self, game: str, key: str) -> PuzzleTry | None:
        """Return the try at a puzzle, if there is one."""
        same = (one for one in self.tries if (one.game, one.puzzle) == (game, key))
        return next(same, None)


class Solving:
    """The tries, marks and timed runs of one database.

    Args:
        store: the database.
        clock: seconds since 1970.
    """

    def __init__(self, store: Store, clock: Callable[[], float]) -> None:
        self._store, self._clock = store, clock

    async def record(self, guest: str, today: int) -> SolvingRecord:
        """Return all that a guest has done with puzzles."""

        def ask(logs: Logs) -> SolvingRecord:
            book = SolvingBook(logs.connection)
            return SolvingRecord(tuple(book.of(guest)), tuple(book.marks(guest, today)), today)

        return await self._store.read(ask)

    async def ratings(self, game: str) -> dict[str, PuzzleRating]:
        """Return the ratings of a game's puzzles by key; those never tried are missing."""
        return await self._store.read(lambda logs: SolvingBook(logs.connection).ratings(game))

    async def answer(self, guest: str, met: MetPuzzle, score: float) -> PuzzleTry:
        """Note a guest's answer, and return their first try at the puzzle.

        The first try is rated. The best action solves the puzzle, also later; if it is one of the
        latest days, that day's, too.
        """
        now, solved = self._clock(), score == BEST

        def noting(connection: sa.Connection) -> PuzzleTry:
            book = SolvingBook(connection)
            if solved:
                book.mark(guest, met, solved=True)
            return book.answer(guest, met, score, solved, now, rated=True)

        return await self._store.ensure(noting)

    async def give_up(self, guest: str, met: MetPuzzle) -> None:
        """Note that a guest looks at the solution: the day no longer counts as solved by them."""
        if met.days:
            await self._store.ensure(lambda c: SolvingBook(c).mark(guest, met, solved=False))

    async def runs(self, guest: str, game: str = "") -> list[TimedRun]:
        """Return a guest's timed runs, the best first."""
        return await self._store.read(lambda logs: RunBook(logs.connection).of(guest, game))

    async def begin_run(self, guest: str, game: str, *, key: str) -> TimedRun:
        """Begin a timed run; the same key gives the same run.

        Raises:
            Unreadable: `command/key`.
        """
        check_key(key)
        run = TimedRun(derive_token(key, "timed run")[:ID_LENGTH], game, self._clock())

        def beginning(connection: sa.Connection) -> TimedRun:
            book = RunBook(connection)
            if (known := book.find(guest, run.id)) is not None:
                return known
            book.begin(guest, run)
            return run

        return await self._store.ensure(beginning)

    async def find_run(self, guest: str, run: str) -> TimedRun:
        """Return a guest's run; raise `Unknown` (`run/unknown`)."""
        found = await self._store.read(lambda logs: RunBook(logs.connection).find(guest, run))
        if found is None:
            raise RUN_UNKNOWN(text=run[:40])
        return found

    async def answer_run(
        self, guest: str, run: str, place: int, met: MetPuzzle, score: float, *, count: int
    ) -> TimedRun:
        """Take the answer to the puzzle at a place of a run, counted from 0; return the run.

        An answer that comes twice, to an earlier puzzle, or too late has no effect. The puzzle
        counts as tried from then on, without a rating: time was short.

        Args:
            guest, run: whose run.
            place: how many answers the form had before it.
            met: the puzzle.
            score: from 0 to 1.
            count: the number of puzzles in the run.

        Raises:
            Unknown: `run/unknown`.
        """
        now = self._clock()

        def taking(connection: sa.Connection) -> TimedRun:
            book = RunBook(connection)
            known = book.find(guest, run, change=True)
            if known is None:
                raise RUN_UNKNOWN(text=run[:40])
            if known.is_over(now) or place != len(known.answers):
                return known
            later = known.after(RunAnswer(met.key, score), now, count)
            book.store(later)
            SolvingBook(connection).answer(guest, met, score, score == BEST, now, rated=False)
            return later

        return await self._store.ensure(taking)
