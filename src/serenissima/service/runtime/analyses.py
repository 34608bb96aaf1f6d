"""Analyses of finished matches: computed within a table's share of the cores, and cached.

A finished match does not change, so all its viewers share one analysis, and one that was dropped is
computed again with the same result.
"""

import asyncio
from collections.abc import Awaitable, Callable, Generator
from dataclasses import dataclass, field
from typing import Any

import structlog

from serenissima.analysis.match_analysis import MatchAnalysis, analysis_steps
from serenissima.kernel.game import Game
from serenissima.kernel.match import Match
from serenissima.service.core.table import Table
from serenissima.service.refusals import TABLE_NOT_OVER
from serenissima.service.runtime.memory import CacheMemory

LOG = structlog.get_logger(__name__)
THINKS = 120.0  # seconds that one may take, on a small machine
MOST = 200  # analyses in progress

Think = Callable[[str, Game, Generator[None, None, Any], float], Awaitable[Any]]


@dataclass(eq=False)
class AskedAnalysis:
    """A requested analysis, finished or not.

    Attributes:
        match: the match.
        part: the part that is done, 0 to 1.
        analysis: the findings; None while they are computed.
        failed: whether the computation failed.
    """

    match: Match
    part: float = 0.0
    analysis: MatchAnalysis | None = None
    failed: bool = False
    work: "asyncio.Task[None] | None" = field(default=None, repr=False)

    async def wait_for_analysis(self) -> None:
        """Wait until it is finished, or has failed."""
        if self.work is not None:
            await asyncio.wait({self.work})

    def note(self, part: float) -> None:
        """Note the part that is done."""
        self.part = part


class Analyses:
    """The analyses of a process.

    Args:
        think: runs steps in a thread, when the game is compiled: table, game, steps, seconds that
            they may take.
        memory: shared with other caches.
    """

    def __init__(self, think: Think, memory: CacheMemory) -> None:
        self._think = think
        self._kept = memory.cache("analyses")
        self._running: dict[str, AskedAnalysis] = {}

    def ask(self, table_id: str, table: Table) -> AskedAnalysis:
        """Return the analysis of a finished match; start it, unless that has been done.

        Raises:
            NotNow: `table/not-over`.
        """
        if not table.sheet.finished:
            raise TABLE_NOT_OVER(text=table_id, hint="after the match, everyone may")
        kept: AskedAnalysis | None = self._running.get(table_id) or self._kept.get(table_id)
        if kept is not None and not kept.failed:
            return kept
        asked = AskedAnalysis(table.match)
        while len(self._running) >= MOST:
            oldest = self._running.pop(next(iter(self._running)))
            if oldest.work is not None:
                oldest.work.cancel()
        self._running[table_id] = asked
        asked.work = asyncio.ensure_future(self._compute(table_id, asked))
        return asked

    async def close(self) -> None:
        """Stop every computation."""
        works = [one.work for one in self._running.values() if one.work is not None]
        for work in works:
            work.cancel()
        await asyncio.gather(*works, return_exceptions=True)

    async def _compute(self, table_id: str, asked: AskedAnalysis) -> None:
        match = asked.match
        steps = analysis_steps(match, table_id, asked.note)
        try:
            found = asked.analysis = await self._think(table_id, match.game, steps, THINKS)
            self._kept.put(table_id, asked, found.size)
        except Exception:
            asked.failed = True
            LOG.exception("analysis failed", table=table_id)
        finally:
            if self._running.get(table_id) is asked:
                del self._running[table_id]
