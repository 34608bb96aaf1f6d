"""Marked choices of guests as puzzles of their own: listed, posed as they were seen, and judged.

    due = next_due(await tables.learning.mistakes.of(guest.id, game), now)
    posed = await tables.learning.mistakes.pose(guest.id, table, step, ["shift 3"])
    await tables.learning.mistakes.answer(guest.id, posed)

Only finished matches are analysed, so they reveal nothing of matches that are still running.
"""

import asyncio
from collections.abc import Awaitable, Callable, Generator, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Any

import sqlalchemy as sa

from serenissima.analysis.answers import BegunChoice, begin_choice, judge_answer
from serenissima.analysis.findings import Judged
from serenissima.analysis.match_analysis import before
from serenissima.fairplay.audience import notices
from serenissima.kernel.errors import SerenissimaError
from serenissima.kernel.game import Game
from serenissima.service.core.mistakes import GivenAnswer, Mistake, with_answer
from serenissima.service.core.noticed import ToldStep
from serenissima.service.core.table import Table
from serenissima.service.core.table_view import TableView
from serenissima.service.refusals import MISTAKE_UNKNOWN, TABLE_BUSY
from serenissima.service.runtime.analyses import Analyses, note_mistakes
from serenissima.service.runtime.known_tables import KnownTables
from serenissima.service.store.logs import Logs
from serenissima.service.store.mistakes import MistakeBook
from serenissima.service.store.store import Store

THINKS = 20.0  # seconds that the verdict on an answer may take, on a small machine
WAITS = 60.0  # seconds after which a person is asked to try again
AT_ONCE = 2  # answers that are judged side by side
LOOKED_AT = 10  # matches that are analysed when a guest asks for more

Think = Callable[[str, Game, Generator[None, None, Any], float], Awaitable[Any]]


@dataclass(frozen=True)
class PosedMistake:
    """A marked choice as its guest saw it, and what has been chosen so far.

    Attributes:
        mistake: the choice.
        judged: the findings of the analysis.
        begun: the actions taken now.
        view: the table as the seat sees it after them; before them if the choice is whole.
    """

    mistake: Mistake
    judged: Judged
    begun: BegunChoice
    view: TableView

    @property
    def game(self) -> Game:
        """The game."""
        return self.view.game

    @property
    def given(self) -> GivenAnswer | None:
        """The guest's last answer."""
        return GivenAnswer.read(self.mistake.answer, self.game)


class Mistakes:
    """The marked choices of the guests of one database.

    Args:
        store: the database.
        known: its tables.
        analyses: those of this process.
        think: runs steps in a thread, when the game is compiled.
        clock: seconds since 1970.
    """

    def __init__(
        self,
        store: Store,
        known: KnownTables,
        analyses: Analyses,
        think: Think,
        clock: Callable[[], float],
    ) -> None:
        self._store, self._known, self._clock = store, known, clock
        self._analyses, self._think = analyses, think
        self._room = asyncio.Semaphore(AT_ONCE)

    async def of(self, guest: str, game: str = "", table: str = "") -> list[Mistake]:
        """Return a guest's mistakes, in one game or at one table if given: the latest first."""

        def ask(logs: Logs) -> list[Mistake]:
            return MistakeBook(logs.connection).of(guest, game, table)

        return await self._store.read(ask)

    async def pose(
        self, guest: str, table: str, step: int, taken: Sequence[str] = ()
    ) -> PosedMistake:
        """Return a mistake as a puzzle, after the actions `taken` so far, as texts.

        Raises:
            Unknown: `mistake/unknown`, `table/unknown`.
            Unreadable: `action/unreadable`.
            Illegal: `action/illegal`.
            NotNow: `table/rules-version`.
        """
        found = [one for one in await self.of(guest, table=table) if one.step == step]
        if not found:
            raise MISTAKE_UNKNOWN(text=f"{table[:40]}/{step}")
        now = await self._known.table(table)
        return await asyncio.to_thread(pose_mistake, now, found[0], taken)

    async def answer(self, guest: str, posed: PosedMistake) -> None:
        """Judge a whole choice, and store the verdict.

        Raises:
            NotNow: `table/busy`: the computer has too much to do.
        """
        game, table = posed.game, posed.mistake.table
        steps = judge_answer(game, posed.view.terms, posed.judged, posed.begun)
        try:
            async with asyncio.timeout(WAITS), self._room:
                judged = await self._think(table, game, steps, THINKS)
        except TimeoutError:
            raise TABLE_BUSY("many other choices are being analysed", text=table) from None
        given = GivenAnswer(posed.begun.actions, judged)
        later = with_answer(posed.mistake, given, game, self._clock())
        await self._store.change(lambda c: MistakeBook(c).store(guest, later))

    async def count_left(self, guest: str, game: str) -> tuple[int, int]:
        """Return how many of a guest's latest matches could be analysed, and are being analysed."""
        tables = await self._unanalysed(guest, game)
        return len(tables), sum(self._analyses.is_running(table) for table in tables)

    async def look_for_more(self, guest: str, game: str) -> None:
        """Start analyses of the guest's latest matches that no one has analysed.

        Raises:
            NotNow: `table/busy`: too many matches wait.
        """
        for table_id in await self._unanalysed(guest, game):
            table = await self._analysable(table_id)
            if table is None:
                pass_over = partial(_pass_over, table_id)
                await self._store.change(pass_over)
                continue
            asked = self._analyses.ask(table_id, table)
            if asked.analysis is not None:  # the guest took the seat later
                await note_mistakes(self._store, table_id, table, asked.analysis)

    async def _analysable(self, table_id: str) -> Table | None:
        """Return a finished table; None for a lesson, or one of an older version."""
        try:
            table = await self._known.table(table_id)
        except SerenissimaError:
            return None
        return table if table.sheet.finished and not table.sheet.lesson else None

    async def _unanalysed(self, guest: str, game: str) -> list[str]:
        def ask(logs: Logs) -> list[str]:
            return MistakeBook(logs.connection).list_unanalysed(guest, game, LOOKED_AT)

        return await self._store.read(ask)


def _pass_over(table_id: str, connection: sa.Connection) -> None:
    MistakeBook(connection).pass_over(table_id)


def pose_mistake(table: Table, mistake: Mistake, taken: Sequence[str] = ()) -> PosedMistake:
    """Return a marked choice of a table as its seat saw it, after some actions.

    Raises:
        Unreadable: `action/unreadable`.
        Illegal: `action/illegal`.
    """
    match, game, seat = table.match, table.game, mistake.seat
    state = match.states[before(match, mistake.step)]
    judged = mistake.read(game, game.state.view(state, seat))
    actions = [game.actions_in(match.terms).parse(text) for text in taken]
    begun = begin_choice(game, match.terms, judged.view, seat, actions)
    told = [
        ToldStep(number, step.seat, step.seen_by(seat))
        for number, step in enumerate(match.steps[: mistake.step])
        if number == 0 or notices(match, number, seat)
    ]
    if not begun.whole:
        told += [ToldStep(len(told) + n, seat, one) for n, one in enumerate(begun.told)]
    view = judged.view if begun.whole else begun.view
    sheet = table.sheet
    seen = TableView.of_position(
        game, match.terms, view, seat, sheet.names, tuple(told), sheet.computers
    )
    return PosedMistake(mistake, judged, begun, replace(seen, legal=begun.legal, decision=0))
