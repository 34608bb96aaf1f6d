"""Archives the tables of a database that have long been inactive, at regular intervals.

Users don't notice: such a table looks as it did before and can be played on.
"""

from collections.abc import Callable
from contextlib import suppress
from functools import partial

import structlog

from serenissima.kernel.errors import SerenissimaError, Unreadable
from serenissima.service.refusals import ENTRY_UNREADABLE
from serenissima.service.runtime.regular import RegularCheck
from serenissima.service.store.archive import archive, counts, list_idle
from serenissima.service.store.logs import Glance, Logs
from serenissima.service.store.store import Store

LOG = structlog.get_logger(__name__)
DAY = 86_400.0  # seconds
FIRST, EVERY = 60.0, 3600.0  # seconds after the start, and between two checks
AT_ONCE = 500  # tables per query


class Archive:
    """Archives the tables of a database; several processes may do so at once.

    Args:
        store: the database.
        clock: seconds since 1970.
        idle: days without an action after which a table is archived; 0 for never.

    Attributes:
        archived: how many tables were archived at this process's last check.
    """

    def __init__(self, store: Store, clock: Callable[[], float], idle: int) -> None:
        self._store, self._clock, self._idle = store, clock, idle
        self._regularly = RegularCheck(self.look, FIRST, EVERY, "tables are not archived")
        self.archived = 0

    def begin(self) -> None:
        """Check regularly from now on, if archiving is enabled."""
        if self._idle:
            self._regularly.begin()

    async def close(self) -> None:
        """Stop checking; a table in progress is either archived or unchanged."""
        await self._regularly.close()

    async def look(self) -> int:
        """Archive all abandoned tables; return how many there were.

        Raises:
            NotNow: `database/unavailable`.
        """
        before, done, after = self._clock() - self._idle * DAY, 0, ""
        while True:
            some = partial(_idle, before=before, after=after)
            found, after = await self._store.read(some)
            for table, length in found:
                done += await self._archive(table, length)
            if not after:
                break
        self.archived = (await self._store.read(lambda logs: counts(logs.connection)))[1]
        return done

    async def _archive(self, table: str, length: int) -> bool:
        """Archive a table, unless that fails for it alone."""
        try:
            return await self._store.change(lambda connection: archive(connection, table, length))
        except SerenissimaError as error:
            if not error.is_any(ENTRY_UNREADABLE):
                raise
            LOG.warning("table cannot be archived", table=table, code=error.code)
            return False


def _idle(logs: Logs, before: float, after: str) -> tuple[list[tuple[str, int]], str]:
    """Return abandoned tables without a running clock, with their lengths, and the last id checked.

    With a time limit, clocks run once all seats are taken.
    """
    found, last = list_idle(logs.connection, before, after, AT_ONCE)
    limited = [table for table, _, timed in found if timed]
    running = {t for t, glance in logs.glances(limited).items() if _is_full(glance)}
    return [(table, length) for table, length, _ in found if table not in running], last


def _is_full(glance: Glance) -> bool:
    """Whether every seat is taken, or only a newer version can read the log."""
    with suppress(Unreadable):
        return all(glance.sheet().names)
    return True
