"""A database with tables in it: questions are asked in threads, commands stored by one writer."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

import sqlalchemy as sa

from serenissima.service.store.database import connect, migrate, unavailable
from serenissima.service.store.logs import Append, Logs
from serenissima.service.store.writer import Writer

T = TypeVar("T")
READERS = 4  # threads, each with a connection while it reads


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

    async def start(self) -> None:
        """Make the schema, or bring it up to date.

        Raises:
            Unavailable: the database does not answer.
        """
        try:
            await asyncio.to_thread(migrate, self.engine)
        except sa.exc.DBAPIError as error:
            raise unavailable(error) from None

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
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._ask, question)

    def _ask(self, question: Callable[[Logs], T]) -> T:
        try:
            with self.engine.connect() as connection, connection.begin():
                return question(Logs(connection))
        except sa.exc.DBAPIError as error:
            raise unavailable(error) from None

    async def append(self, append: Append) -> None:
        """Store what a command leads to; see `Writer.append`."""
        await self._writer.append(append)
