"""Statistics of the games of one database: each finished match is counted once, soon after.

    found = await tables.learning.statistics.of(game)          # by the number of seats
    own = await tables.learning.statistics.of_guest(guest.id, game)

The sums are stored, so a page reads a few hundred rows, however many matches there are. They are
cached for some seconds within the common limit.
"""

import asyncio
from collections.abc import Callable
from functools import partial

import sqlalchemy as sa
import structlog

from serenissima.kernel.errors import SerenissimaError
from serenissima.kernel.game import Game
from serenissima.kernel.notation import Transcript
from serenissima.kernel.replay import replay
from serenissima.service.runtime.memory import CacheMemory
from serenissima.service.runtime.regular import RegularCheck
from serenissima.service.store.logs import Logs
from serenissima.service.store.statistics import StatisticsBook
from serenissima.service.store.store import Store
from serenissima.statistics.counts import MatchCounts
from serenissima.statistics.facts import MatchFacts, facts_of

LOG = structlog.get_logger(__name__)
FIRST, EVERY = 15.0, 20.0  # seconds after the start, and between two looks for finished matches
AT_ONCE = 20  # matches per look into the database
PAUSE = 0.5  # seconds after as many: thousands may wait after an upgrade
REMEMBERED = 30.0  # seconds
A_COUNT = 200  # bytes of a cached count, by estimate

BySeats = dict[int, MatchCounts]


class Statistics:
    """The statistics of one database.

    Args:
        store: the database.
        shelf: returns a game by its name.
        memory: shared with other caches.
        clock: seconds since 1970.

    Attributes:
        regularly: its checks for finished matches while a server runs.
    """

    def __init__(
        self,
        store: Store,
        shelf: Callable[[str], Game],
        memory: CacheMemory,
        clock: Callable[[], float],
    ) -> None:
        self._store, self._shelf, self._clock = store, shelf, clock
        self._kept = memory.cache("statistics")
        self.regularly = RegularCheck(self.count_finished, FIRST, EVERY, "statistics failed")

    async def of(self, game: str) -> BySeats:
        """Return the counts over all matches of a game, by the number of seats."""
        kept: tuple[float, BySeats] | None = self._kept.get(game)
        if kept is not None and kept[0] > self._clock():
            return kept[1]

        def ask(logs: Logs) -> BySeats:
            return StatisticsBook(logs.connection).sums(game)

        found = await self._store.read(ask)
        size = A_COUNT * sum(len(counts.of) for counts in found.values())
        self._kept.put(game, (self._clock() + REMEMBERED, found), size)
        return found

    async def of_guest(self, guest: str, game: str) -> BySeats:
        """Return the counts over a guest's seats in a game, by the number of seats."""

        def ask(logs: Logs) -> BySeats:
            return StatisticsBook(logs.connection).own(guest, game)

        return await self._store.read(ask)

    async def count_finished(self) -> None:
        """Count the finished matches that no process has counted yet."""
        while found := await self._store.look(_uncounted):
            for table, game in found:
                facts = await asyncio.to_thread(self._facts, game, await self._transcript(table))
                await self._store.change(partial(_count, table, game, facts))
            if len(found) == AT_ONCE:
                await asyncio.sleep(PAUSE)

    async def _transcript(self, table: str) -> Transcript | None:
        """Return the match of a table; None if it doesn't count, or can't be read."""

        def ask(logs: Logs) -> Transcript | None:
            try:
                return StatisticsBook(logs.connection).transcript(table)
            except SerenissimaError as error:
                LOG.warning("match cannot be counted", table=table, code=error.code)
                return None

        return await self._store.look(ask)

    def _facts(self, game: str, found: Transcript | None) -> MatchFacts | None:
        """Return the facts of a match; None if this version can't replay it."""
        if found is None:
            return None
        try:
            return facts_of(replay(self._shelf(game), found))
        except SerenissimaError as error:
            LOG.warning("match cannot be counted", game=game, code=error.code)
            return None


def _uncounted(logs: Logs) -> list[tuple[str, str]]:
    return StatisticsBook(logs.connection).list_uncounted(AT_ONCE)


def _count(table: str, game: str, facts: MatchFacts | None, connection: sa.Connection) -> None:
    StatisticsBook(connection).count(table, game, facts)
