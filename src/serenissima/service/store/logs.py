"""The logs of all tables in a database: append to one, read one, list them."""

import asyncio
from collections.abc import AsyncIterator, Iterable, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import asdict, dataclass, field, fields
from typing import Any

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from serenissima.kernel.errors import Illegal, Unknown
from serenissima.service.core.commands import Mark
from serenissima.service.core.entries import Entry, Finished, read, write
from serenissima.service.store.database import WRITES, connect, is_sqlite, migrate
from serenissima.service.store.schema import ENTRIES, TABLES

CHANNEL = "serenissima"  # on which PostgreSQL says `TABLE SEQ` of what was stored
PATIENCE = 5.0  # seconds that closing waits for those at work


@dataclass(frozen=True)
class Head:
    """A table's row in `schema.TABLES`, which is kept beside its log."""

    id: str
    game: str
    secret: str = field(repr=False)
    opened_at: float
    finished_at: float | None = None


HEAD = [TABLES.c[each.name] for each in fields(Head)]


class Logs:
    """The logs as one transaction sees them."""

    def __init__(self, connection: AsyncConnection, writes: bool) -> None:
        self.connection = connection
        self.writes = writes

    async def head(self, table: str) -> Head:
        """A table's head; a writer also locks the table where the database locks rows.

        Raises:
            Unknown: `table/unknown`.
        """
        heads = await self._heads(sa.select(*HEAD).where(TABLES.c.id == table))
        if not heads:
            raise Unknown("table/unknown", "there is no such table", text=table[:80])
        return heads[0]

    async def heads(self, tables: Iterable[str], most: int) -> list[Head]:
        """The heads of the newest of these tables, the newest first; unknown ids are left out."""
        query = sa.select(*HEAD).where(TABLES.c.id.in_(list(tables)))
        return await self._heads(query.order_by(TABLES.c.opened_at.desc()).limit(most))

    async def _heads(self, query: sa.Select[Any]) -> list[Head]:
        if self.writes:
            query = query.with_for_update()
        return [Head(*row) for row in await self.connection.execute(query)]

    async def entries(self, table: str, after: int = 0) -> list[Entry]:
        """The entries of a table from number `after` + 1 on."""
        query = sa.select(ENTRIES.c.body).where(ENTRIES.c.table_id == table, ENTRIES.c.seq > after)
        bodies = await self.connection.scalars(query.order_by(ENTRIES.c.seq))
        return [read(body) for body in bodies]

    async def latest(self, tables: Iterable[str]) -> dict[str, int]:
        """The number of the last entry of each of these tables."""
        query = sa.select(ENTRIES.c.table_id, sa.func.max(ENTRIES.c.seq))
        query = query.where(ENTRIES.c.table_id.in_(list(tables))).group_by(ENTRIES.c.table_id)
        return {row[0]: row[1] for row in await self.connection.execute(query)}

    async def done(self, table: str, mark: Mark) -> bool:
        """Whether a command was carried out already.

        Raises:
            Illegal: `command/key-used`: another command had the same key.
        """
        query = sa.select(ENTRIES.c.command)
        query = query.where(ENTRIES.c.table_id == table, ENTRIES.c.key == mark.key)
        command = (await self.connection.execute(query)).scalar_one_or_none()
        if command not in (None, mark.command):
            hint = "each command has a key of its own"
            raise Illegal("command/key-used", "this key has already been used", hint=hint)
        return command is not None

    async def open(self, head: Head) -> None:
        """Store a new table's head; `append` adds its entries."""
        await self.connection.execute(sa.insert(TABLES), asdict(head))

    async def append(
        self, table: str, after: int, entries: Sequence[Entry], mark: Mark, at: float
    ) -> None:
        """Append entries after number `after`; a number that is taken raises `IntegrityError`."""
        rows = [
            {"table_id": table, "seq": seq, "at": at, "body": write(entry)}
            for seq, entry in enumerate(entries, after + 1)
        ]
        marks = [asdict(mark), *({"key": None, "command": None} for _ in entries[1:])]
        bodies = [row | left for row, left in zip(rows, marks, strict=True)]
        await self.connection.execute(sa.insert(ENTRIES), bodies)
        if self.connection.dialect.name == "postgresql":  # told to all processes with the commit
            news = sa.func.pg_notify(CHANNEL, f"{table} {rows[-1]['seq']}")
            await self.connection.execute(sa.select(news))
        if isinstance(entries[-1], Finished):
            change = sa.update(TABLES).where(TABLES.c.id == table).values(finished_at=at)
            await self.connection.execute(change)


class Store:
    """A database with tables in it."""

    def __init__(self, database: str) -> None:
        self.engine = connect(database)
        self._writer = self.engine.execution_options(**{WRITES: True})
        # SQLite has one writer at a time; queueing here is fairer and faster than its retries.
        self._turn = asyncio.Semaphore(1 if is_sqlite(self.engine) else 5)
        self._busy = 0
        self._idle = asyncio.Event()
        self._idle.set()

    async def start(self) -> None:
        """Make the schema, or bring it up to date."""
        await migrate(self.engine)

    async def close(self) -> None:
        """Close every connection once none is in use.

        A read whose connection was closed under it would wait for its answer for ever.
        """
        with suppress(TimeoutError):
            await asyncio.wait_for(self._idle.wait(), PATIENCE)
        await self.engine.dispose()

    @asynccontextmanager
    async def _at_work(self) -> AsyncIterator[None]:
        self._busy += 1
        self._idle.clear()
        try:
            yield
        finally:
            self._busy -= 1
            if self._busy == 0:
                self._idle.set()

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[Logs]:
        """The logs as they stand now."""
        async with self._at_work(), self.engine.connect() as connection, connection.begin():
            yield Logs(connection, writes=False)

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[Logs]:
        """The logs to append to: committed when the block ends, rolled back if it raises."""
        async with self._at_work(), self._turn, self._writer.begin() as connection:
            yield Logs(connection, writes=True)
