"""A database of tables: threads read, and one writer stores commands."""

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
    unavailable_refusal,
    unusable_refusal,
    writing_engine,
)
from serenissima.service.store.logs import Logs
from serenissima.service.store.migrating import check_revision, migrate
from serenissima.service.store.outbox import prove_writable
from serenissima.service.store.transactions import Taken
from serenissima.service.store.writer import Writer

T = TypeVar("T")
READERS = 4  # threads, each with a connection while it reads
LOOK_S = 1.0  # between two checks whether anyone has had an answer
SMALL, LARGE = 1, 64 * 1024  # bytes that `check` writes: usually, and after a failure
WRITES_EVERY = 10.0  # seconds between two times that `check` writes: disks wear out
LONGEST_S = 2 * WAIT_S  # without any answer, after which the database counts as silent


class Store:
    """The logs of a database.

    Args:
        url: of the database.

    Attributes:
        stored: how long it took to store the results of commands.
        failures: how often the database did not answer a reader or player.

    Raises:
        Unreadable: `database/url`.
    """

    def __init__(self, url: str) -> None:
        self.stored, self.failures = Durations(), 0
        self.database = connect(url)
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="reader")
        self._writer = Writer(self.database)
        self._failing = False  # whether a write failed, and none that needs room succeeded since
        self._write_after = -inf  # when `check` writes again, unless writing fails
        self._heard = -inf  # when the database last answered, by the clock of the event loop

    def prepare(self) -> None:
        """Create the schema, or bring that of an SQLite file up to date.

        Raises:
            NotNow: `database/unavailable`, with the database's message; `database/newer`,
                `database/older`, `backup/failed`.
        """
        try:
            migrate(self.database)
        except sa.exc.DBAPIError as error:
            raise unusable_refusal(self.database.url, error) from None

    async def start(self) -> None:
        """Prepare the database in a thread; raises as `prepare` does."""
        await asyncio.to_thread(self.prepare)

    async def check(self) -> None:
        """Read the revision of the database's schema, and write; a failure here is not counted.

        After a failure, as much is written as a player's action may need: on a full disk, there may
        be room for less.

        Raises:
            NotNow: `database/unavailable`, `database/newer`, `database/older`.
        """
        await self.look(lambda logs: check_revision(logs.connection))
        now = time.monotonic()
        if self._failing or now >= self._write_after:
            room = LARGE if self._failing else SMALL
            await self.wait_for_answer(self._changing(lambda c: prove_writable(c, room)))
            self._failing, self._write_after = False, now + WRITES_EVERY

    async def look(self, question: Callable[[Logs], T]) -> T:
        """Return the answer as `read` does; a failure is not counted, since no visitor asked."""
        return await self.wait_for_answer(self._asked(question))

    async def close(self) -> None:
        """Store waiting commands, let readers finish, and close every connection."""
        await self._writer.close()
        await asyncio.to_thread(self._readers.shutdown)
        self.database.dispose()

    async def read(self, question: Callable[[Logs], T]) -> T:
        """Return the answer to a question about the current logs, asked in a thread.

        Raises:
            Unavailable: the database does not answer.
        """
        return await self._counted(self._asked(question))

    def _asked(self, question: Callable[[Logs], T]) -> asyncio.Future[T]:
        return asyncio.get_running_loop().run_in_executor(self._readers, self._ask, question)

    async def change(self, work: Callable[[sa.Connection], T]) -> T:
        """Change data beside the logs, in a separate transaction, in a thread.

        Raises:
            Taken: the addition exists already; nothing was changed.
            Unavailable: the database does not answer.
        """
        return await self._counted(self._changing(work))

    def _changing(self, work: Callable[[sa.Connection], T]) -> asyncio.Future[T]:
        return asyncio.get_running_loop().run_in_executor(self._readers, self._change, work)

    async def ensure(self, work: Callable[[sa.Connection], T]) -> T:
        """Do work that checks whether it is already done, as `change` does; retry if that changes.

        Raises:
            Taken: the addition exists, and still does not count as done.
            Unavailable: the database does not answer.
        """
        try:
            return await self.change(work)
        except Taken:  # another process did the same at this moment
            return await self.change(work)

    def _change(self, work: Callable[[sa.Connection], T]) -> T:
        try:
            with writing_engine(self.database).begin() as connection:
                return work(connection)
        except sa.exc.IntegrityError:
            raise Taken from None
        except sa.exc.DBAPIError as error:
            self._failing = True
            raise unavailable_refusal(error) from None

    def _ask(self, question: Callable[[Logs], T]) -> T:
        try:
            with self.database.connect() as connection, connection.begin():
                return question(Logs(connection))
        except sa.exc.DBAPIError as error:
            raise unavailable_refusal(error) from None

    async def append(self, append: Append) -> None:
        """Store the result of a command; see `Writer.append`."""
        begun = time.perf_counter()
        try:
            await self._counted(self._writer.append(append))
            self._failing = False
        except Unavailable:
            self._failing = True
            raise
        finally:
            self.stored.add(time.perf_counter() - begun)

    async def _counted(self, work: Awaitable[T]) -> T:
        """Wait for the database, and count a failure."""
        try:
            return await self.wait_for_answer(work)
        except Unavailable:
            self.failures += 1
            raise

    async def wait_for_answer(self, work: Awaitable[T]) -> T:
        """Wait for the database, which may be busy but not silent.

        Time during which this process was stopped, on a sleeping or busy machine, counts as one
        check, since no answer could have been received.

        Raises:
            Unavailable: no one has had an answer for `LONGEST_S`.
        """
        clock, doing = asyncio.get_running_loop().time, asyncio.ensure_future(work)
        silent, before = 0.0, clock()
        try:
            while not doing.done():
                if silent >= LONGEST_S:
                    raise unavailable_refusal(TimeoutError(f"no answer for {LONGEST_S} s"))
                await asyncio.wait([doing], timeout=min(LOOK_S, LONGEST_S - silent))
                now = clock()
                silent = min(silent + min(now - before, LOOK_S), now - self._heard)
                before = now
        finally:
            doing.cancel()
        if not isinstance(doing.exception(), Unavailable):  # a failure is not an answer
            self._heard = clock()
        return doing.result()
