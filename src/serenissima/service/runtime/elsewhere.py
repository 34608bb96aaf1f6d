"""Hints and analyses that visitors' own devices compute: their memory and their findings."""

from serenissima.analysis.memory import AnalysisMemory
from serenissima.kernel.game import Game
from serenissima.service.core.absence import check_plays
from serenissima.service.core.programs import player
from serenissima.service.runtime.analyses import Analyses, AskedAnalysis
from serenissima.service.runtime.hints import Hints
from serenissima.service.runtime.known_tables import KnownTables


class Elsewhere:
    """Gives devices the memory that they need, and reads their findings.

    Args:
        known: the tables.
        hints: their hints.
        analyses: their analyses.
    """

    def __init__(self, known: KnownTables, hints: Hints, analyses: Analyses) -> None:
        self._known, self._hints, self._analyses = known, hints, analyses

    async def begin_hint(
        self, table: str, token: str, decision: int
    ) -> tuple[Game, AnalysisMemory]:
        """Return the game, and the memory in which a hint is found: it holds the seat's view only.

        Raises:
            Unknown: `table/unknown`.
            Illegal: `seat/not-yours`, `hint/not-allowed`.
            NotNow: `match/over`, `match/not-your-turn`, `decision/stale`.
        """
        now = await self._known.table(table)
        check_plays(now, seat := player(now, token))
        return now.game, self._hints.begin_elsewhere(table, now, seat, decision)

    async def read_hint(self, table: str, token: str, decision: int, findings: bytes) -> None:
        """Take a hint that a seat's device has found.

        Raises what `begin_hint` raises, and `Unreadable`: `analysis/findings`.
        """
        now = await self._known.table(table)
        check_plays(now, seat := player(now, token))
        self._hints.read(table, now, seat, decision, findings)

    async def begin_analysis(self, table: str) -> tuple[Game, AnalysisMemory]:
        """Return the game, and the memory in which a finished match is analysed.

        Raises:
            Unknown: `table/unknown`.
            NotNow: `table/not-over`.
        """
        now = await self._known.table(table)
        return now.game, self._analyses.begin_elsewhere(table, now)

    async def read_analysis(self, table: str, findings: bytes, guest: str) -> AskedAnalysis:
        """Return an analysis that a guest's device has computed; raises as `Analyses.read`."""
        now = await self._known.table(table)
        return await self._analyses.read(table, now, findings, guest)
