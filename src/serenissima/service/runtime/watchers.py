"""Tells watchers that a table has new entries: only which table, and how many entries it has.

What another process commits to the same database is noticed as long as somebody watches:
PostgreSQL notifies, and SQLite is polled, which is cheap: it says whether anything has changed.
"""

import asyncio
from collections import defaultdict
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from typing import Any

import sqlalchemy as sa
import structlog
from sqlalchemy.ext.asyncio import AsyncConnection

from serenissima.service.core.table import Table
from serenissima.service.core.table_view import TableView, view_table
from serenissima.service.store.database import is_sqlite
from serenissima.service.store.logs import CHANNEL, Logs, Store

SQLITE_POLL = 0.05  # seconds between polls
AGAIN = 1.0  # seconds after a failure until the database is asked again
LISTENS = 0.25  # seconds after which somebody who listens looks whether to go on
UNKNOWN = -1  # version of a database that was not asked yet

LOG = structlog.get_logger(__name__)


class Watcher:
    """The number of entries of one table, for one listener: an iterator that skips old numbers."""

    def __init__(self) -> None:
        self.length = 0
        self._news = asyncio.Event()

    def tell(self, length: int) -> None:
        """The log has this many entries."""
        if length > self.length:
            self.length = length
            self._news.set()

    def __aiter__(self) -> "Watcher":
        return self

    async def __anext__(self) -> int:
        await self._news.wait()
        self._news.clear()
        return self.length


class SeatWatcher:
    """What one seat may see of a table, each time it has noticed something new.

    Args:
        watcher: of the table.
        table_id: of the table.
        seat: the viewer; `OBSERVER` for somebody without a seat.
        look: the table with at least that many entries.
    """

    def __init__(
        self, watcher: Watcher, table_id: str, seat: int, look: Callable[[int], Awaitable[Table]]
    ) -> None:
        self._watcher, self._table_id, self._seat, self._look = watcher, table_id, seat, look
        self._noticed = 0

    def __aiter__(self) -> "SeatWatcher":
        return self

    async def __anext__(self) -> TableView:
        while True:
            length = await anext(self._watcher)
            # Whoever stops listening does not cut off a query of the database.
            table = await asyncio.shield(self._look(length))
            if table.noticed(self._seat) > self._noticed:
                self._noticed = table.noticed(self._seat)
                return view_table(table, self._table_id, self._seat)


class Watchers:
    """The watchers of all tables in this process."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._watchers: dict[str, set[Watcher]] = defaultdict(set)
        self._neighbours: asyncio.Task[None] | None = None
        self._closed = asyncio.Event()

    def publish(self, table: str, length: int) -> None:
        """Tell the table's watchers, after its entries are stored."""
        for watcher in self._watchers.get(table, ()):
            watcher.tell(length)

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
        """Whether anybody is watching."""
        return bool(self._watchers) and not self._closed.is_set()

    async def _listen(self) -> None:
        """Watch for other processes' entries until nobody watches here."""
        engine = self._store.engine
        while self._wanted:  # asked again once the connection is given back
            try:
                async with engine.connect() as connection:
                    await (self._poll if is_sqlite(engine) else self._hear)(connection)
            except Exception:  # whatever it is, watchers must go on being served
                LOG.exception("entries of other processes are not noticed for a while")
                await self._rest(AGAIN)

    async def _rest(self, seconds: float) -> None:
        """Wait for that time, or until it is closed."""
        with suppress(TimeoutError):
            await asyncio.wait_for(self._closed.wait(), seconds)

    async def _hear(self, connection: AsyncConnection) -> None:
        """Wait for notifications from PostgreSQL."""
        await connection.execution_options(isolation_level="AUTOCOMMIT")
        await connection.execute(sa.text(f"LISTEN {CHANNEL}"))
        async with self._store.reading() as logs:  # what came between the first look and now
            await self._tell_latest(logs)
        driver: Any = (await connection.get_raw_connection()).driver_connection
        while self._wanted:
            async for news in driver.notifies(timeout=LISTENS):
                table, length = news.payload.split()
                self.publish(table, int(length))
        await connection.execute(sa.text("UNLISTEN *"))

    async def _poll(self, connection: AsyncConnection) -> None:
        """Poll SQLite."""
        version = UNKNOWN
        while self._wanted:
            async with connection.begin():
                now = (await connection.execute(sa.text("PRAGMA data_version"))).scalar_one()
                if now != version:  # it changes with every commit of another connection
                    await self._tell_latest(Logs(connection, writes=False))
                version = now
            await self._rest(SQLITE_POLL)

    async def _tell_latest(self, logs: Logs) -> None:
        for table, length in (await logs.latest(self._watchers)).items():
            self.publish(table, length)
