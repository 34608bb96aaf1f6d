"""Group commit: one transaction stores all waiting commands, so that one fsync serves many.

The writer has its own thread and connection. Entries are appended without reading first: the
database accepts each number of a log, and each key, only once.
"""

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from queue import Empty, SimpleQueue
from threading import Thread

import sqlalchemy as sa

from serenissima.service.store.appending import Append
from serenissima.service.store.transactions import Transactions

MOST = 100  # commands per transaction
QUIET = 1.0  # seconds without a command, after which everything is moved into the one file

Waiting = tuple[Append, "asyncio.Future[None]"]


class Writer:
    """Stores the results of commands in order of arrival.

    Args:
        database: the connections to it.
    """

    def __init__(self, database: sa.Engine) -> None:
        self._transactions = Transactions(database)
        self._queue: SimpleQueue[Waiting | None] = SimpleQueue()
        self._thread: Thread | None = None

    async def append(self, append: Append) -> None:
        """Return once it is stored; a caller who stops waiting does not stop the writer.

        Raises:
            Taken, Declined: nothing was stored.
            Unavailable: it is unknown whether it was stored; sending the same key again shows it.
        """
        if self._thread is None:
            self._thread = Thread(target=self._run, name="writer", daemon=True)
            self._thread.start()
        stored = asyncio.get_running_loop().create_future()
        self._queue.put((append, stored))
        await stored

    async def close(self) -> None:
        """Store waiting commands, and stop."""
        self._queue.put(None)
        if self._thread is not None:
            await asyncio.to_thread(self._thread.join)

    def _run(self) -> None:
        going_on = True
        while going_on:
            batch = self._batch()
            self._store([waiting for waiting in batch if waiting is not None])
            going_on = batch[-1] is not None
        self._transactions.close()

    def _batch(self) -> list[Waiting | None]:
        """Return all waiting commands once there are any; the last is None if no more will come."""
        batch = [self._next()]
        with suppress(Empty):
            while len(batch) < MOST and batch[-1] is not None:
                batch.append(self._queue.get_nowait())
        return batch

    def _next(self) -> Waiting | None:
        """Return the next command; None at the end."""
        try:
            return self._queue.get(timeout=QUIET)
        except Empty:
            self._transactions.settle()
            return self._queue.get()

    def _store(self, batch: Sequence[Waiting]) -> None:
        outcomes = self._transactions.store([append for append, _ in batch])
        for loop in {stored.get_loop() for _, stored in batch}:
            with suppress(RuntimeError):  # it was closed without waiting for its commands
                loop.call_soon_threadsafe(_tell, batch, outcomes)


def _tell(batch: Sequence[Waiting], outcomes: Sequence[Exception | None]) -> None:
    for (_, stored), error in zip(batch, outcomes, strict=True):
        if stored.done():
            continue  # the caller has left
        if error is None:
            stored.set_result(None)
        else:
            stored.set_exception(error)
