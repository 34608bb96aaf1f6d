"""Analyses of finished matches: computed within a table's share of the cores, and cached.

A finished match does not change, so all its viewers share one analysis, and one that was dropped is
computed again with the same result.
"""

import asyncio
from collections.abc import Awaitable, Callable, Generator
from dataclasses import dataclass, field
from typing import Any

import structlog

from serenissima.analysis.match_analysis import (
    MatchAnalysis,
    analysis_steps,
    memory_for,
    read_findings,
)
from serenissima.analysis.memory import AnalysisMemory
from serenissima.kernel.game import Game
from serenissima.service.core.mistakes import Mistake, print_findings
from serenissima.service.core.table import Table
from serenissima.service.refusals import ANALYSIS_FINDINGS, TABLE_BUSY, TABLE_NOT_OVER
from serenissima.service.runtime.memory import CacheMemory
from serenissima.service.store.mistakes import MistakeBook
from serenissima.service.store.store import Store

LOG = structlog.get_logger(__name__)
THINKS = 120.0  # seconds that one may take, on a small machine
AT_ONCE = 2  # analyses that are computed side by side; the others wait
MOST = 200  # analyses that wait or are computed
AGAIN = 60.0  # seconds after which a failed one may be tried again

Think = Callable[[str, Game, Generator[None, None, Any], float], Awaitable[Any]]


@dataclass(eq=False)
class AskedAnalysis:
    """A requested analysis, finished or not.

    Attributes:
        part: the part that is done, 0 to 1.
        analysis: the findings; None while they are computed.
        failed: when the computation failed, in seconds of `clock`; None if it did not.
    """

    part: float = 0.0
    analysis: MatchAnalysis | None = None
    failed: float | None = None
    work: "asyncio.Task[None] | None" = field(default=None, repr=False)

    def note(self, part: float) -> None:
        """Note the part that is done."""
        self.part = part


class Analyses:
    """The analyses of a process.

    Args:
        think: runs steps in a thread, when the game is compiled: table, game, steps, seconds that
            they may take.
        memory: shared with other caches.
        clock: seconds since any moment.
        store: the database, in which marked choices are stored for the guests who made them.
    """

    def __init__(
        self, think: Think, memory: CacheMemory, clock: Callable[[], float], store: Store
    ) -> None:
        self._think, self._clock, self._store = think, clock, store
        self._kept = memory.cache("analyses")
        self._running: dict[str, AskedAnalysis] = {}
        self._room = asyncio.Semaphore(AT_ONCE)

    def ask(self, table_id: str, table: Table) -> AskedAnalysis:
        """Return the analysis of a finished match; start it, unless that has been done.

        Raises:
            NotNow: `table/not-over`; `table/busy`: too many matches wait.
        """
        _check_finished(table_id, table)
        kept: AskedAnalysis | None = self._running.get(table_id) or self._kept.get(table_id)
        if kept is not None and (kept.failed is None or self._clock() < kept.failed + AGAIN):
            return kept
        if len(self._running) >= MOST:
            raise TABLE_BUSY("many other matches are being analysed", text=table_id)
        asked = self._running[table_id] = AskedAnalysis()
        asked.work = asyncio.ensure_future(self._compute(table_id, asked, table))
        return asked

    def begin_elsewhere(self, table_id: str, table: Table) -> AnalysisMemory:
        """Return what a visitor's own device needs to analyse a finished match.

        Raises:
            NotNow: `table/not-over`.
        """
        _check_finished(table_id, table)
        return memory_for(table.match, since=table.sheet.inherited)

    async def read(
        self, table_id: str, table: Table, findings: bytes, guest: str = ""
    ) -> AskedAnalysis:
        """Return the analysis that a visitor's device has computed; others never see it.

        Its costly choices are stored for a guest who made them.

        Raises:
            NotNow: `table/not-over`.
            Unreadable: `analysis/findings`.
        """
        _check_finished(table_id, table)
        try:
            found = read_findings(table.match, findings)
        except ValueError as error:
            raise ANALYSIS_FINDINGS(str(error), text=table_id) from error
        if guest:
            await note_mistakes(self._store, table_id, table, found, guest)
        return AskedAnalysis(1.0, found)

    def is_running(self, table_id: str) -> bool:
        """Return whether a table's analysis waits or is being computed here."""
        return table_id in self._running

    async def close(self) -> None:
        """Stop every computation."""
        works = [one.work for one in self._running.values() if one.work is not None]
        for work in works:
            work.cancel()
        await asyncio.gather(*works, return_exceptions=True)

    async def _compute(self, table_id: str, asked: AskedAnalysis, table: Table) -> None:
        size, match, since = 0, table.match, table.sheet.inherited
        try:
            async with self._room:
                steps = analysis_steps(match, asked.note, since=since)
                found = await self._think(table_id, match.game, steps, THINKS)
            await note_mistakes(self._store, table_id, table, found)  # before anyone sees it
            asked.analysis, size = found, found.size
        except Exception:
            asked.failed = self._clock()
            LOG.exception("analysis failed", table=table_id)
        finally:
            del self._running[table_id]
        self._kept.put(table_id, asked, size)


def _check_finished(table_id: str, table: Table) -> None:
    if not table.sheet.finished:
        raise TABLE_NOT_OVER("this match is still running", text=table_id)


async def note_mistakes(
    store: Store, table_id: str, table: Table, analysis: MatchAnalysis, guest: str = ""
) -> None:
    """Store the costly choices that an analysis found, for the guests who made them, or for one."""
    game, lesson = table.game, bool(table.sheet.lesson)
    found = [
        Mistake(
            table=table_id,
            game=game.meta.name,
            step=one.choice.steps[0],
            seat=one.choice.seat,
            cost=round(one.cost, 4),
            at=0.0,  # follows from the table
            findings=print_findings(one, game),
        )
        for one in analysis.costly
        if not lesson
    ]
    await store.ensure(lambda connection: MistakeBook(connection).note(table_id, found, guest))
