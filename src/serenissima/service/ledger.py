"""Tables kept in a database: folded when needed, changed by one writer at a time.

A command is decided and its events are appended inside one transaction; only when that is stored
are watchers told. What is remembered here of a table is a cache and may be thrown away.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Coroutine, Sequence
from typing import Any, TypeVar
from weakref import WeakValueDictionary

import structlog
from sqlalchemy.exc import IntegrityError

from serenissima.kernel.errors import NotNow, SerenissimaError
from serenissima.kernel.game import Game
from serenissima.service import keys
from serenissima.service.commands import Command, decide
from serenissima.service.events import Event
from serenissima.service.receipts import Receipt
from serenissima.service.store import Head, Log, Mark, Store
from serenissima.service.table import Table, evolve, fold
from serenissima.service.ticks import Ticks

T = TypeVar("T")
LOG = structlog.get_logger(__name__)

REMEMBERED = 256  # tables kept folded
TRIES = 8  # when another process was quicker


def mark(seat: int, key: str, command: object) -> Mark:
    """What a command leaves in the log; no secret can be read from it."""
    return Mark(keys.hashed(f"{seat}:{key}"), keys.hashed(repr(command)))


def _unheard(task: asyncio.Task[Any]) -> None:
    """Take note of how a command ended whose sender has left: a refusal is nobody's news."""
    error = None if task.cancelled() else task.exception()
    if error is not None and not isinstance(error, SerenissimaError):
        LOG.error("command failed", exc_info=error)


class Ledger:
    """The tables of a database, as this process knows them.

    Args:
        store: the database.
        ticks: told of new events.
        shelf: a game by its name.
        clock: seconds since 1970.
        noticed: called with a table whenever it was read or changed.
    """

    def __init__(
        self,
        store: Store,
        ticks: Ticks,
        shelf: Callable[[str], Game],
        clock: Callable[[], float],
        noticed: Callable[[str, Table], None],
    ) -> None:
        self.store, self.ticks, self.clock = store, ticks, clock
        self._shelf, self._noticed = shelf, noticed
        self._folded: OrderedDict[str, Table] = OrderedDict()
        self._begun: set[asyncio.Task[Any]] = set()
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    async def table(self, table_id: str) -> Table:
        """The table with all its events.

        Raises:
            Unknown: `table/unknown`.
            NotNow: `table/rules-version`.
        """
        return await self._whole(self._read(table_id))

    async def _read(self, table_id: str) -> Table:
        async with self.store.reading() as log:
            table = await self._caught_up(log, table_id)
        return self._remember(table_id, table)

    async def add(self, head: Head, events: Sequence[Event], left: Mark) -> None:
        """Keep a new table; one that was opened by the same key already stays as it is.

        Raises:
            Illegal: `command/key-used`.
        """
        try:
            await self._whole(self._add(head, events, left))
        except IntegrityError:  # another process has opened it just now
            await self._whole(self._add(head, events, left))

    async def _add(self, head: Head, events: Sequence[Event], left: Mark) -> None:
        async with self.store.writing() as log:
            if await log.heads([head.id]):
                await log.done(head.id, left)
                return
            await log.open(head)
            await log.append(head.id, 0, events, left, head.opened_at)

    async def submit(self, table_id: str, key: str, wanted: Callable[[Table], Command]) -> Receipt:
        """Carry out a command, once for each key; refused commands leave nothing behind.

        Raises:
            SerenissimaError: what `wanted` and `decide` raise; `table/unknown`,
                `command/key-used`, `table/busy`.
        """
        keys.check_key(key, shortest=1)
        await self.table(table_id)  # folds a long log before the writer's turn, not in it
        return await self._whole(self._submit(table_id, key, wanted))

    async def close(self) -> None:
        """Wait for what was begun."""
        await asyncio.gather(*self._begun, return_exceptions=True)

    async def _whole(self, work: Coroutine[Any, Any, T]) -> T:
        """Do it to the end, even if whoever asked for it does not wait so long.

        A connection that is broken off in the middle of a question may never be closed.
        """
        task = asyncio.create_task(work)
        self._begun.add(task)
        task.add_done_callback(self._begun.discard)
        try:
            return await asyncio.shield(task)
        except asyncio.CancelledError:
            task.add_done_callback(_unheard)
            raise

    async def _submit(self, table_id: str, key: str, wanted: Callable[[Table], Command]) -> Receipt:
        lock = self._locks.setdefault(table_id, asyncio.Lock())
        async with lock:
            for _ in range(TRIES):
                try:
                    return await self._attempt(table_id, key, wanted)
                except IntegrityError:  # another process has appended: look again
                    continue
        raise NotNow("table/busy", "the table is busy; try again in a moment")

    async def _attempt(
        self, table_id: str, key: str, wanted: Callable[[Table], Command]
    ) -> Receipt:
        async with self.store.writing() as log:
            head = await log.head(table_id)
            table = await self._caught_up(log, table_id)
            command = wanted(table)
            left = mark(command.seat, key, command)
            if await log.done(table_id, left):
                return Receipt(table_id, command.seat)
            events = decide(command, table, head.secret)
            await log.append(table_id, table.seq, events, left, self.clock())
        for event in events:
            table = evolve(table, event)
        self._remember(table_id, table)
        return Receipt(table_id, command.seat)

    async def secret(self, table_id: str) -> str:
        """The table's secret, for the dice of its computer players."""
        async with self.store.reading() as log:
            return (await log.head(table_id)).secret

    async def _caught_up(self, log: Log, table_id: str) -> Table:
        """The table with what this process knew of it and what came since."""
        table = self._folded.get(table_id)
        if table is None:
            return await self._folded_anew(log, table_id)
        for event in await log.events(table_id, after=table.seq):
            table = evolve(table, event)
        return table

    async def _folded_anew(self, log: Log, table_id: str) -> Table:
        head = await log.head(table_id)
        events = await log.events(table_id)
        return await asyncio.to_thread(self._fold, head.game, events)

    def _fold(self, game: str, events: Sequence[Event]) -> Table:
        return fold(self._shelf(game), events)

    def _remember(self, table_id: str, table: Table) -> Table:
        """Keep the newest that is known; tell who watches and who may be waiting to act."""
        known = self._folded.get(table_id)
        if known is None or known.seq < table.seq:
            self._folded[table_id] = table
        newest = self._folded[table_id]
        self._folded.move_to_end(table_id)
        while len(self._folded) > REMEMBERED:
            self._folded.popitem(last=False)
        self.ticks.publish(table_id, newest.seq)
        self._noticed(table_id, newest)
        return newest
