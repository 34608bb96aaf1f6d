"""The tables that this process has loaded: folded when needed, changed by one writer at a time.

A command is decided and its entries are appended inside one transaction; only when that is stored
are watchers told. What is kept here is a cache and may be dropped at any time.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Coroutine, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeVar
from weakref import WeakValueDictionary

import structlog
from sqlalchemy.exc import IntegrityError

from serenissima.kernel.errors import NotNow, SerenissimaError
from serenissima.kernel.game import Game
from serenissima.service.core.commands import (
    Command,
    Mark,
    Verdict,
    check_key,
    decide,
    fingerprint,
    mark,
)
from serenissima.service.core.entries import Entry
from serenissima.service.core.table import Table, evolve, fold
from serenissima.service.core.table_view import TableView, view_table
from serenissima.service.runtime.watchers import Watchers
from serenissima.service.store.logs import Head, Logs, Store

T = TypeVar("T")
LOG = structlog.get_logger(__name__)

REMEMBERED = 256  # tables kept folded
TRIES = 8  # when another process was quicker

Wanted = Callable[[Table], Command]
Decide = Callable[[Table, Command, str], Verdict]


@dataclass(frozen=True)
class Receipt:
    """A command was carried out and is stored."""

    table: str
    seat: int
    _after: Table = field(repr=False, compare=False)

    def view(self) -> TableView:
        """What the seat may see of the table after its command."""
        return view_table(self._after, self.table, self.seat)


def _log_failure(task: asyncio.Task[Any]) -> None:
    """Log the failure of a command whose sender has left; a refusal is not worth a line."""
    error = None if task.cancelled() else task.exception()
    if error is not None and not isinstance(error, SerenissimaError):
        LOG.error("command failed", exc_info=error)


class KnownTables:
    """The tables of a database, as this process knows them.

    Args:
        store: the database.
        watchers: told of new entries.
        shelf: a game by its name.
        clock: seconds since 1970.
        changed: called with a table whenever it was read or changed.
    """

    def __init__(
        self,
        store: Store,
        watchers: Watchers,
        shelf: Callable[[str], Game],
        clock: Callable[[], float],
        changed: Callable[[str, Table], None],
    ) -> None:
        self._store, self._watchers, self._clock = store, watchers, clock
        self._shelf, self._changed = shelf, changed
        self._known: OrderedDict[str, Table] = OrderedDict()
        self._begun: set[asyncio.Task[Any]] = set()
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    async def table(self, table_id: str, *, at_least: int | None = None) -> Table:
        """The table with all its entries, or with `at_least` of them if that is enough.

        Raises:
            Unknown: `table/unknown`.
            NotNow: `table/rules-version`.
        """
        known = self._known.get(table_id)
        if known is not None and at_least is not None and known.sheet.length >= at_least:
            return known
        return await self._finish(self._read(table_id))

    async def _read(self, table_id: str) -> Table:
        async with self._store.reading() as logs:
            table = await self._caught_up(logs, table_id)
        return self._remember(table_id, table)

    async def add(self, head: Head, opened: Verdict, left: Mark) -> None:
        """Store a new table; one that was opened with the same key before stays as it is.

        Raises:
            Illegal: `command/key-used`.
        """
        try:
            await self._finish(self._add(head, opened, left))
        except IntegrityError:  # another process has opened it just now
            await self._finish(self._add(head, opened, left))

    async def _add(self, head: Head, opened: Verdict, left: Mark) -> None:
        async with self._store.writing() as logs:
            if await logs.heads([head.id], 1):
                await logs.done(head.id, left)
                return
            await logs.open(head)
            await logs.append(head.id, 0, opened.entries, left, head.opened_at)
        self._remember(head.id, opened.table)

    async def submit(
        self, table_id: str, key: str, wanted: Wanted, decided: Decide = decide
    ) -> Receipt:
        """Carry out a command once for each key; a refused command leaves no trace.

        Raises:
            SerenissimaError: what `wanted` and `decided` raise; `table/unknown`,
                `command/key-used`, `table/busy`.
        """
        check_key(key, shortest=1)
        if table_id not in self._known:
            await self.table(table_id)  # folds a long log before the writer's turn, not in it
        return await self._finish(self._submit(table_id, key, wanted, decided))

    async def close(self) -> None:
        """Wait for what has been started."""
        await asyncio.gather(*self._begun, return_exceptions=True)

    async def _finish(self, work: Coroutine[Any, Any, T]) -> T:
        """Finish the work even if the caller stops waiting.

        A connection that is cut off in the middle of a query may never be closed.
        """
        task = asyncio.create_task(work)
        self._begun.add(task)
        task.add_done_callback(self._begun.discard)
        try:
            return await asyncio.shield(task)
        except asyncio.CancelledError:
            task.add_done_callback(_log_failure)
            raise

    async def _submit(self, table_id: str, key: str, wanted: Wanted, decided: Decide) -> Receipt:
        lock = self._locks.setdefault(table_id, asyncio.Lock())
        async with lock:
            for _ in range(TRIES):
                try:
                    return await self._attempt(table_id, key, wanted, decided)
                except IntegrityError:  # another process has appended: look again
                    continue
        raise NotNow("table/busy", "the table is busy; try again in a moment")

    async def _attempt(self, table_id: str, key: str, wanted: Wanted, decided: Decide) -> Receipt:
        async with self._store.writing() as logs:
            head = await logs.head(table_id)
            table = await self._caught_up(logs, table_id)
            command = wanted(table)
            left = mark(command.seat, key, fingerprint(command))
            if await logs.done(table_id, left):
                return Receipt(table_id, command.seat, table)
            verdict = decided(table, command, head.secret)
            await logs.append(table_id, table.sheet.length, verdict.entries, left, self._clock())
        return Receipt(table_id, command.seat, self._remember(table_id, verdict.table))

    async def secret(self, table_id: str) -> str:
        """The table's secret, for the dice of its computer players."""
        async with self._store.reading() as logs:
            return (await logs.head(table_id)).secret

    async def _caught_up(self, logs: Logs, table_id: str) -> Table:
        """The table from what this process has of it and the entries since."""
        table = self._known.get(table_id)
        if table is None:
            return await self._folded(logs, table_id)
        for entry in await logs.entries(table_id, after=table.sheet.length):
            table = evolve(table, entry)
        return table

    async def _folded(self, logs: Logs, table_id: str) -> Table:
        head = await logs.head(table_id)
        entries = await logs.entries(table_id)
        return await asyncio.to_thread(self._fold, head.game, entries)

    def _fold(self, game: str, entries: Sequence[Entry]) -> Table:
        return fold(self._shelf(game), entries)

    def _remember(self, table_id: str, table: Table) -> Table:
        """Keep the newest version; tell watchers and computer players."""
        known = self._known.get(table_id)
        if known is None or known.sheet.length < table.sheet.length:
            self._known[table_id] = table
        newest = self._known[table_id]
        self._known.move_to_end(table_id)
        while len(self._known) > REMEMBERED:
            self._known.popitem(last=False)
        self._watchers.publish(table_id, newest.sheet.length)
        self._changed(table_id, newest)
        return newest
