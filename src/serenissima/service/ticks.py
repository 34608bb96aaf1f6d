"""Who is told that a table has new events: only the table and the number of its last event.

What another process commits to the same database is noticed by asking it, as long as somebody
watches: SQLite says cheaply whether anything has changed at all.
"""

import asyncio
from collections import defaultdict
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress

import sqlalchemy as sa
import structlog
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from serenissima.service.engine import is_sqlite
from serenissima.service.store import Log, Store

SQLITE_POLL = 0.05  # seconds between two looks
OTHER_POLL = 0.25
UNKNOWN = -1  # version of a database that does not tell

LOG = structlog.get_logger(__name__)


class Watcher:
    """The news of one table for one listener: an iterator that skips what is outdated."""

    def __init__(self) -> None:
        self.seq = 0
        self._news = asyncio.Event()

    def tell(self, seq: int) -> None:
        """There is an event with this number."""
        if seq > self.seq:
            self.seq = seq
            self._news.set()

    def __aiter__(self) -> "Watcher":
        return self

    async def __anext__(self) -> int:
        await self._news.wait()
        self._news.clear()
        return self.seq


class Noticed:
    """The news of one table for somebody who does not notice everything.

    Args:
        watcher: of the table.
        count: how many events they have noticed by now.
    """

    def __init__(self, watcher: Watcher, count: Callable[[], Awaitable[int]]) -> None:
        self._watcher, self._count, self._last = watcher, count, 0

    def __aiter__(self) -> "Noticed":
        return self

    async def __anext__(self) -> int:
        before = self._last
        while self._last <= before:
            await anext(self._watcher)
            # Whoever stops listening does not break off a reading of the database.
            self._last = await asyncio.shield(self._count())
        return self._last


class Ticks:
    """The watchers of all tables in this process."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._watchers: dict[str, set[Watcher]] = defaultdict(set)
        self._neighbours: asyncio.Task[None] | None = None
        self._closed = asyncio.Event()

    def publish(self, table: str, seq: int) -> None:
        """Tell the table's watchers, after the event is stored."""
        for watcher in self._watchers.get(table, ()):
            watcher.tell(seq)

    @asynccontextmanager
    async def watching(self, table: str) -> AsyncIterator[Watcher]:
        """A watcher of the table, for as long as the block lasts."""
        watcher = Watcher()
        self._watchers[table].add(watcher)
        if self._neighbours is None or self._neighbours.done():
            self._neighbours = asyncio.create_task(self._listen())
        try:
            yield watcher
        finally:
            self._watchers[table].discard(watcher)
            if not self._watchers[table]:
                del self._watchers[table]

    async def close(self) -> None:
        """Stop asking the database."""
        self._closed.set()
        if self._neighbours is not None:
            await self._neighbours

    async def _listen(self) -> None:
        """Ask the database for other processes' events until nobody watches any more."""
        pause = SQLITE_POLL if is_sqlite(self._store.engine) else OTHER_POLL
        try:
            async with self._store.engine.connect() as connection:
                version = UNKNOWN
                while self._watchers and not self._closed.is_set():
                    version = await self._ask(connection, version)
                    with suppress(TimeoutError):
                        await asyncio.wait_for(self._closed.wait(), pause)
        except SQLAlchemyError:
            LOG.exception("events of other processes are not noticed")

    async def _ask(self, connection: AsyncConnection, before: int) -> int:
        """Publish what is new, if anything was committed; returns the database's version."""
        async with connection.begin():
            version = await self._version(connection)
            if version == UNKNOWN or version != before:
                latest = await Log(connection, writes=False).latest(self._watchers)
                for table, seq in latest.items():
                    self.publish(table, seq)
        return version

    async def _version(self, connection: AsyncConnection) -> int:
        """A number that changes with every commit of another connection."""
        if not is_sqlite(self._store.engine):
            return UNKNOWN
        return int((await connection.execute(sa.text("PRAGMA data_version"))).scalar_one())
