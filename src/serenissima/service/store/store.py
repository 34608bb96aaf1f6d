"""A database with tables in it: questions are asked in threads, commands stored by one writer."""

import asyncio
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from math import inf
from typing import TypeVar

import sqlalchemy as sa

from serenissima.service.store.database import (
    WAIT_S,
    Unavailable,
    check_revision,
    connect,
    migrate,
    unavailable,
    unusable,
)
from serenissima.service.store.logs import Append, Logs
from serenissima.service.store.writer import Writer

T = TypeVar("T")
READERS = 4  # threads, each with a connection while it reads
LONGEST_S = 2 * WAIT_S  # without an answer to anybody, after which the database counts as silent


class Store:
    """The logs of a database.

    Args:
        database: its URL.

    Raises:
        Unreadable: `database/url`.
    """

    def __init__(self, database: str) -> None:
        self.engine = connect(database)
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="reader")
        self._writer = Writer(self.engine)
        self._heard = -inf  # when the database answered last, by the clock of the event loop

    def prepare(self) -> None:
        """Make the schema, or bring it up to date.

        Raises:
            NotNow: `database/unavailable`, with what the database says; `database/newer`.
        """
        try:
            migrate(self.engine)
        except sa.exc.DBAPIError as error:
            raise unusable(self.engine.url, error) from None

    async def start(self) -> None:
        """Prepare the database in a thread; raises as `prepare` does."""
        await asyncio.to_thread(self.prepare)

    async def check(self) -> None:
        """Ask the database for the revision of its schema.

        Raises:
            NotNow: `database/unavailable`, `database/newer`, `database/older`.
        """
        await self.read(lambda logs: check_revision(logs.connection))

    async def close(self) -> None:
        """Store what waits, let readers finish, and close every connection."""
        await self._writer.close()
        await asyncio.to_thread(self._readers.shutdown)
        self.engine.dispose()

    async def read(self, question: Callable[[Logs], T]) -> T:
        """The answer to a question about the logs as they stand now, asked in a thread.

        Raises:
            Unavailable: the database does not answer.
        """
        loop = asyncio.get_running_loop()
        return await self.answered(loop.run_in_executor(self._readers, self._ask, question))

    def _ask(self, question: Callable[[Logs], T]) -> T:
        try:
            with self.engine.connect() as connection, connection.begin():
                return question(Logs(connection))
        except sa.exc.DBAPIError as error:
            raise unavailable(error) from None

    async def append(self, append: Append) -> None:
        """Store what a command leads to; see `Writer.append`."""
        await self.answered(self._writer.append(append))

    async def answered(self, work: Awaitable[T]) -> T:
        """Wait for the database, which may be busy but not silent.

        Raises:
            Unavailable: nobody has had an answer for `LONGEST_S`.
        """
        clock, doing = asyncio.get_running_loop().time, asyncio.ensure_future(work)
        begun = clock()
        try:
            while not doing.done():
                left = max(begun, self._heard) + LONGEST_S - clock()
                if left <= 0:
                    raise unavailable(TimeoutError(f"no answer for {LONGEST_S} s"))
                await asyncio.wait([doing], timeout=left)
        finally:
            doing.cancel()
        if not isinstance(doing.exception(), Unavailable):  # a failure is no answer
            self._heard = clock()
        return doing.result()
