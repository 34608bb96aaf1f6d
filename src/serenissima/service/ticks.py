"""Who is told that a table has new events: only the table and the number of its last event.

What another process commits to the same database is noticed as long as somebody watches:
PostgreSQL says so itself, SQLite tells cheaply, when asked, whether anything has changed at all.
"""

import asyncio
from collections import defaultdict
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from typing import Any

import sqlalchemy as sa
import structlog
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from serenissima.service.engine import is_sqlite
from serenissima.service.store import CHANNEL, Log, Store

SQLITE_POLL = 0.05  # seconds between two looks
LISTENS = 0.25  # seconds after which somebody who listens looks whether to go on
UNKNOWN = -1  # version of a database that was not asked yet

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
        """Stop listening to the database."""
        self._closed.set()
        if self._neighbours is not None:
            await self._neighbours

    @property
    def _wanted(self) -> bool:
        """Whether anybody watches, and will be told."""
        return bool(self._watchers) and not self._closed.is_set()

    async def _listen(self) -> None:
        """Notice other processes' events until nobody watches any more."""
        engine = self._store.engine
        driver = engine.dialect.loaded_dbapi
        try:
            while self._wanted:  # asked again once the connection is given back
                async with engine.connect() as connection:
                    await (self._poll if is_sqlite(engine) else self._hear)(connection)
        except (SQLAlchemyError, driver.Error):
            LOG.exception("events of other processes are not noticed")

    async def _hear(self, connection: AsyncConnection) -> None:
        """Let PostgreSQL say what is new."""
        await connection.execution_options(isolation_level="AUTOCOMMIT")
        await connection.execute(sa.text(f"LISTEN {CHANNEL}"))
        async with self._store.reading() as log:  # what came between the first look and now
            await self._tell_latest(log)
        driver: Any = (await connection.get_raw_connection()).driver_connection
        while self._wanted:
            async for news in driver.notifies(timeout=LISTENS):
                table, seq = news.payload.split()
                self.publish(table, int(seq))
        await connection.execute(sa.text("UNLISTEN *"))

    async def _poll(self, connection: AsyncConnection) -> None:
        """Ask SQLite again and again."""
        version = UNKNOWN
        while self._wanted:
            async with connection.begin():
                now = (await connection.execute(sa.text("PRAGMA data_version"))).scalar_one()
                if now != version:  # it changes with every commit of another connection
                    await self._tell_latest(Log(connection, writes=False))
                version = now
            with suppress(TimeoutError):
                await asyncio.wait_for(self._closed.wait(), SQLITE_POLL)

    async def _tell_latest(self, log: Log) -> None:
        for table, seq in (await log.latest(self._watchers)).items():
            self.publish(table, seq)
