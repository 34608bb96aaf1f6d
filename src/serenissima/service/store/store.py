"""A database with tables in it: questions are asked in threads, commands stored by one writer."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from math import inf
from typing import TypeVar

import sqlalchemy as sa

from serenissima.service.core.durations import Durations
from serenissima.service.store.appending import Append
from serenissima.service.store.database import (
    WAIT_S,
    Unavailable,
    connect,
    unavailable,
    unusable,
    writing,
)
from serenissima.service.store.logs import Logs
from serenissima.service.store.migrating import check_revision, migrate
from serenissima.service.store.transactions import Taken
from serenissima.service.store.writer import Writer

T = TypeVar("T")
READERS = 4  # threads, each with a connection while it reads
LOOK_S = 1.0  # between two looks whether somebody has had an answer
LONGEST_S = 2 * WAIT_S  # without an answer to anybody, after which the database counts as silent


class Store:
    """The logs of a database.

    Args:
        url: of the database.

    Attributes:
        stored: how long it took to store what commands lead to.
        failures: how often the database did not answer who read or acted.

    Raises:
        Unreadable: `database/url`.
    """

    def __init__(self, url: str) -> None:
        self.stored, self.failures = Durations(), 0
        self.database = connect(url)
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="reader")
        self._writer = Writer(self.database)
        self._heard = -inf  # when the database answered last, by the clock of the event loop

    def prepare(self) -> None:
        """Make the schema, or bring that of an SQLite file up to date.

        Raises:
            NotNow: `database/unavailable`, with what the database says; `database/newer`,
                `database/older`, `backup/failed`.
        """
        try:
            migrate(self.database)
        except sa.exc.DBAPIError as error:
            raise unusable(self.database.url, error) from None

    async def start(self) -> None:
        """Prepare the database in a thread; raises as `prepare` does."""
        await asyncio.to_thread(self.prepare)

    async def check(self) -> None:
        """Ask the database for the revision of its schema; a failure is nobody's, and not counted.

        Raises:
            NotNow: `database/unavailable`, `database/newer`, `database/older`.
        """
        await self.answered(self._asked(lambda logs: check_revision(logs.connection)))

    async def close(self) -> None:
        """Store what waits, let readers finish, and close every connection."""
        await self._writer.close()
        await asyncio.to_thread(self._readers.shutdown)
        self.database.dispose()

    async def read(self, question: Callable[[Logs], T]) -> T:
        """The answer to a question about the logs as they stand now, asked in a thread.

        Raises:
            Unavailable: the database does not answer.
        """
        return await self._counted(self._asked(question))

    def _asked(self, question: Callable[[Logs], T]) -> asyncio.Future[T]:
        return asyncio.get_running_loop().run_in_executor(self._readers, self._ask, question)

    async def change(self, work: Callable[[sa.Connection], T]) -> T:
        """Do what changes something beside the logs, in a transaction of its own, in a thread.

        Raises:
            Taken: what is added exists already; nothing was changed.
            Unavailable: the database does not answer.
        """
        doing = asyncio.get_running_loop().run_in_executor(self._readers, self._change, work)
        return await self._counted(doing)

    async def ensure(self, work: Callable[[sa.Connection], T]) -> T:
        """Do what finds out whether it is done already, as `change` does; again if that changes.

        Raises:
            Taken: what is added exists, and still does not count as done.
            Unavailable: the database does not answer.
        """
        try:
            return await self.change(work)
        except Taken:  # another process has done the same at this moment
            return await self.change(work)

    def _change(self, work: Callable[[sa.Connection], T]) -> T:
        try:
            with writing(self.database).begin() as connection:
                return work(connection)
        except sa.exc.IntegrityError:
            raise Taken from None
        except sa.exc.DBAPIError as error:
            raise unavailable(error) from None

    def _ask(self, question: Callable[[Logs], T]) -> T:
        try:
            with self.database.connect() as connection, connection.begin():
                return question(Logs(connection))
        except sa.exc.DBAPIError as error:
            raise unavailable(error) from None

    async def append(self, append: Append) -> None:
        """Store what a command leads to; see `Writer.append`."""
        begun = time.perf_counter()
        try:
            await self._counted(self._writer.append(append))
        finally:
            self.stored.add(time.perf_counter() - begun)

    async def _counted(self, work: Awaitable[T]) -> T:
        """Wait for the database; count it if that is in vain."""
        try:
            return await self.answered(work)
        except Unavailable:
            self.failures += 1
            raise

    async def answered(self, work: Awaitable[T]) -> T:
        """Wait for the database, which may be busy but not silent.

        Time in which this process stood still, on a machine that sleeps or is busy with others,
        counts as one look: no answer could have been heard.

        Raises:
            Unavailable: nobody has had an answer for `LONGEST_S`.
        """
        clock, doing = asyncio.get_running_loop().time, asyncio.ensure_future(work)
        silent, before = 0.0, clock()
        try:
            while not doing.done():
                if silent >= LONGEST_S:
                    raise unavailable(TimeoutError(f"no answer for {LONGEST_S} s"))
                await asyncio.wait([doing], timeout=min(LOOK_S, LONGEST_S - silent))
                now = clock()
                silent = min(silent + min(now - before, LOOK_S), now - self._heard)
                before = now
        finally:
            doing.cancel()
        if not isinstance(doing.exception(), Unavailable):  # a failure is no answer
            self._heard = clock()
        return doing.result()
