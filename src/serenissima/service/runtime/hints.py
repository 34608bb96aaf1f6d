"""Hints on request: computed within the table's share of the cores, and cached.

A thought begins when the game is compiled, and earlier requests come first. A hint is cached in
this process only, while its decision is open. A thought about a decision that has passed is
cancelled.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Generator
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import Any

import structlog

from serenissima.analysis.decision import Analysis
from serenissima.analysis.memory import AnalysisMemory
from serenissima.analysis.settings import ITERATIONS
from serenissima.kernel.actions import Actions
from serenissima.kernel.game import Game
from serenissima.players.ismcts import SLOW
from serenissima.service.core.hints import Hint, HintQuestion, check_hint
from serenissima.service.core.table import Table
from serenissima.service.refusals import ANALYSIS_FINDINGS, DECISION_STALE

LOG = structlog.get_logger(__name__)
KEPT = 1000  # hints, the newest
THINKS = ITERATIONS / SLOW  # seconds that one may take, on a small machine
PATIENCE = 2.5  # seconds that a visitor's device has before the server thinks instead

Think = Callable[[str, Game, Generator[None, None, Any], float], Awaitable[Any]]


@dataclass(eq=False)
class AskedHint:
    """A requested hint, finished or not.

    Attributes:
        question: its subject.
        work: the search.
        actions: those of the match.
        steps: the number of steps of the match when it was requested.
        awaited: what the visitor's own device finds; None if the server thinks from the start.
    """

    question: HintQuestion
    work: asyncio.Task[Analysis]
    actions: Actions
    steps: int
    awaited: asyncio.Future[Analysis] | None = None

    def about(self, table: Table) -> bool:
        """Whether its decision is still open, whatever others have done meanwhile."""
        return table.decision(self.question.seat) == self.question.decision

    def rest(self, table: Table) -> Hint | None:
        """Return what is left of the choices whose first actions the seat has taken, if any."""
        seat, decision = self.question.seat, table.decision(self.question.seat)
        analysis = self.hint.analysis if self.hint else None
        if analysis is None or decision is None:
            return None
        later = table.match.steps[self.steps :]
        taken = tuple(step.action for step in later if step.seat == seat)
        left = tuple(filter(None, (one.after(taken) for one in analysis.considered)))
        if not (taken and left):
            return None
        return Hint(decision, replace(analysis, considered=left, reasons=()))

    @property
    def hint(self) -> Hint | None:
        """The hint in its current state; None if the search failed."""
        if not self.work.done():
            return Hint(self.question.decision)
        if self.work.cancelled() or self.work.exception():
            return None
        return Hint(self.question.decision, self.work.result())

    async def wait_for_hint(self) -> Hint:
        """Return the hint once it is found.

        Raises:
            NotNow: `decision/stale`: the decision has passed meanwhile.
        """
        await asyncio.wait({self.work})
        if self.work.cancelled():
            raise DECISION_STALE("the table has moved on since then")
        return Hint(self.question.decision, self.work.result())


class Hints:
    """The hints of all tables in this process: at most one per seat.

    Args:
        think: runs steps in a thread, when the game is compiled: table, game, steps, seconds that
            they may take.
        tell: called with a table when there is news about its hints.
    """

    def __init__(self, think: Think, tell: Callable[[str], None]) -> None:
        self._think, self._tell = think, tell
        self._thoughts: OrderedDict[tuple[str, int], AskedHint] = OrderedDict()

    def ask(
        self, table_id: str, table: Table, seat: int, decision: int, *, elsewhere: bool = False
    ) -> AskedHint:
        """Start the search, unless it has been started before.

        Args:
            table_id: the table.
            table: its present state.
            seat: the seat to act.
            decision: the id of its decision.
            elsewhere: whether the visitor's own device searches; if it takes too long, the server
                does.

        Raises:
            Illegal, NotNow: as `check_hint` does.
        """
        check_hint(table, seat, decision)
        asked = HintQuestion(table_id, seat, decision)
        thought = self._thoughts.get((table_id, seat))
        if thought is None or thought.question != asked or thought.hint is None:
            thought = self._begin(asked, table, elsewhere=elsewhere)
        return thought

    def begin_elsewhere(
        self, table_id: str, table: Table, seat: int, decision: int
    ) -> AnalysisMemory:
        """Return the memory for a hint on a visitor's own device: it holds only the seat's view.

        Raises:
            Illegal, NotNow: as `check_hint` does.
        """
        check_hint(table, seat, decision)
        return HintQuestion(table_id, seat, decision).memory(table)

    def read(self, table_id: str, table: Table, seat: int, decision: int, findings: bytes) -> None:
        """Take the hint that the seat's own device has found; the first findings count.

        Raises:
            Illegal, NotNow: as `check_hint` does.
            Unreadable: `analysis/findings`.
        """
        check_hint(table, seat, decision)
        thought = self._thoughts.get((table_id, seat))
        if thought is None or not thought.about(table) or thought.awaited is None:
            raise DECISION_STALE("no hint is awaited", text=decision)
        try:
            analysis = thought.question.read(table, findings)
        except ValueError as error:
            raise ANALYSIS_FINDINGS(str(error), text=table_id) from error
        if not thought.awaited.done():
            thought.awaited.set_result(analysis)

    def get(self, table_id: str, table: Table, seat: int) -> Hint | None:
        """Return the hint that a seat has requested for its decision, or None."""
        thought = self._thoughts.get((table_id, seat))
        if thought is None:
            return None
        return thought.hint if thought.about(table) else thought.rest(table)

    def drop_stale(self, table_id: str, table: Table) -> None:
        """Drop a changed table's hints for decisions that have passed."""
        for seat in range(table.match.seats):
            thought = self._thoughts.get((table_id, seat))
            if thought and not (thought.about(table) or thought.rest(table)):
                del self._thoughts[table_id, seat]
                thought.work.cancel()

    async def close(self) -> None:
        """Stop every search."""
        works = [thought.work for thought in self._thoughts.values()]
        for work in works:
            work.cancel()
        await asyncio.gather(*works, return_exceptions=True)

    def _begin(self, asked: HintQuestion, table: Table, *, elsewhere: bool) -> AskedHint:
        awaited = asyncio.get_running_loop().create_future() if elsewhere else None
        work = asyncio.ensure_future(self._find(asked, table, awaited))
        thought = AskedHint(asked, work, table.match.actions, len(table.match.steps), awaited)
        place = asked.table, asked.seat
        if before := self._thoughts.pop(place, None):
            before.work.cancel()
        self._thoughts[place] = thought
        while len(self._thoughts) > KEPT:
            self._thoughts.popitem(last=False)[1].work.cancel()
        self._tell(asked.table)
        work.add_done_callback(lambda _: self._done(thought))
        return thought

    async def _find(
        self, asked: HintQuestion, table: Table, awaited: "asyncio.Future[Analysis] | None"
    ) -> Analysis:
        """Wait for the findings of a visitor's device, if any are awaited; otherwise think."""
        if awaited is not None:
            with suppress(TimeoutError):
                return await asyncio.wait_for(awaited, PATIENCE)
        found: Analysis = await self._think(asked.table, table.game, asked.steps(table), THINKS)
        return found

    def _done(self, thought: AskedHint) -> None:
        failed = None if thought.work.cancelled() else thought.work.exception()
        if failed:
            table, seat = thought.question.table, thought.question.seat
            LOG.error("hint failed", table=table, seat=seat, exc_info=failed)
        self._tell(thought.question.table)
