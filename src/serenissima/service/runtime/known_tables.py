"""The tables that this process has loaded: folded when needed, changed by one writer at a time.

A command is decided on the table as cached here, and its entries are appended without reading
first: if another process was faster, the database refuses them, and the command is decided again on
the newer table. Listeners are informed only of stored entries.
"""

import asyncio
import time
from collections.abc import Callable, Coroutine, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from math import inf
from typing import Any, TypeVar
from weakref import WeakValueDictionary

import structlog

from serenissima.kernel.errors import SerenissimaError
from serenissima.kernel.game import Game
from serenissima.service.core.alarms import next_check
from serenissima.service.core.commands import Command, Mark, check_key, fingerprint, mark
from serenissima.service.core.deciding import Verdict, decide_for_person
from serenissima.service.core.durations import Durations
from serenissima.service.core.folding import fold
from serenissima.service.core.notifications import notifications
from serenissima.service.core.recent_rate import RecentRate
from serenissima.service.core.scripted import count_noticed
from serenissima.service.core.table import Table
from serenissima.service.core.table_view import TableView
from serenissima.service.core.viewing import view_table
from serenissima.service.refusals import TABLE_BUSY
from serenissima.service.runtime.listeners import Listeners
from serenissima.service.runtime.memory import CacheMemory
from serenissima.service.runtime.remembered import Known, Remembered, conceal_entries
from serenissima.service.runtime.shared import Shared
from serenissima.service.runtime.together import Together
from serenissima.service.store.appending import Append
from serenissima.service.store.archive import Row
from serenissima.service.store.database import Unavailable
from serenissima.service.store.logs import (
    Glance,
    Head,
    Logs,
    check_id,
    is_done,
    read_log,
    unknown_table,
)
from serenissima.service.store.store import Store
from serenissima.service.store.transactions import Taken

T = TypeVar("T")
LOG = structlog.get_logger(__name__)

LOADS = 2  # tables folded at once; others wait in order of arrival
PATIENCE = 5.0  # seconds during which other processes may repeatedly be faster
RINGS = 60.0  # seconds before its time from which an alarm may ring while a command is stored

Wanted = Callable[[Table], Command]
Decide = Callable[[Table, Command, str], Verdict]


@dataclass(frozen=True)
class Receipt:
    """A command was carried out and stored; `repeated` if that had happened before."""

    table: str
    seat: int
    _after: Table = field(repr=False, compare=False)
    repeated: bool = field(default=False, compare=False, kw_only=True)

    @property
    def seq(self) -> int:
        """How many entries the seat has noticed up to its command, without later ones."""
        return count_noticed(self._after, self.seat)

    def view(self) -> TableView:
        """Return the seat's view of the table after its command."""
        return view_table(self._after, self.table, self.seat)


@dataclass(frozen=True)
class Sits:
    """The guest seated with a command, if any, and whether `freely`: see `Append`."""

    guest: str
    freely: bool


def _log_failure(task: asyncio.Task[Any]) -> None:
    """Log the failure of a command whose sender has left, unless it is a refusal."""
    error = None if task.cancelled() else task.exception()
    if error is not None and not isinstance(error, SerenissimaError):
        LOG.error("command failed", exc_info=error)


def _lists(before: Table, after: Table) -> bool | None:
    """Return whether the table is now open to all; None if that has not changed."""
    gathering = after.sheet.gathering
    return None if gathering == before.sheet.gathering else gathering


class KnownTables:
    """The tables of a database, as cached in this process.

    Args:
        store: the database.
        listeners: are informed of new entries.
        shelf: returns a game by its name.
        clock: seconds since 1970.
        changed: called with each table that was read or changed, and whether another process has
            changed it since it was last read.
        patience: seconds after which the others may continue without a player, where there is no
            clock.
        memory: for cached tables.

    Attributes:
        decided: how long it took to decide commands.
        pace: how many commands were stored lately.
    """

    def __init__(
        self,
        store: Store,
        listeners: Listeners,
        shelf: Callable[[str], Game],
        clock: Callable[[], float],
        changed: Callable[[str, Table, bool], None],
        patience: float,
        memory: CacheMemory,
    ) -> None:
        self._patience = patience
        self._store, self._listeners, self._clock = store, listeners, clock
        self._shelf, self._changed = shelf, changed
        self._remembered = Remembered(memory)
        self.decided, self.pace = Durations(), RecentRate()
        self._loading: Shared[Known] = Shared()
        self._lengths = Together(store, Logs.last_numbers)
        self._logs = Together(store, Logs.whole_logs)
        self._glances = Together(store, Logs.glances)
        self._room = asyncio.Semaphore(LOADS)
        self._folders = ThreadPoolExecutor(LOADS, thread_name_prefix="fold")
        self._begun: set[asyncio.Task[Any]] = set()
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    def __len__(self) -> int:
        return len(self._remembered)

    async def table(self, table_id: str, *, at_least: int | None = None) -> Table:
        """Return the table with all its entries, or with `at_least` of them if that is enough.

        Raises:
            Unknown: `table/unknown`.
            NotNow: `table/rules-version`, `database/unavailable`.
        """
        known = self._remembered.get(table_id)
        if known is None or at_least is None or known.length < at_least:
            # Entries that are being stored here need not be read again.
            async with self._turn(table_id):
                known = self._remembered.get(table_id)
                if known is None or at_least is None or known.length < at_least:
                    known = await self._newest(table_id)
        return known.table

    async def look(self, table_id: str) -> Known:
        """Return the table as cached here; it is read only if it isn't cached.

        Raises:
            Unknown, NotNow: as `table` does.
        """
        return self._remembered.get(table_id) or await self._newest(table_id)

    async def glance(self, table_id: str) -> Glance | None:
        """Return stored facts about a table; None if the table is folded, or soon will be.

        Raises:
            Unknown: `table/unknown`.
            NotNow: `database/unavailable`.
        """
        if self._remembered.get(table_id) is not None or table_id in self._loading:
            return None
        check_id(table_id)
        found = await self._glances.about(table_id)
        if found is None:
            raise unknown_table(table_id)
        return found

    async def add(self, head: Head, opened: Verdict, left: Mark, guest: str = "") -> None:
        """Store a new table; one already opened with the same key stays unchanged.

        `guest`: the id of the guest who takes a seat there, or empty.

        Raises:
            Illegal: `command/key-used`.
            NotNow: `database/unavailable`.
        """
        await self._finish(self._add(head, opened, left, guest))

    async def _add(self, head: Head, opened: Verdict, left: Mark, guest: str) -> None:
        try:
            await self._store.append(
                Append(
                    table=head.id,
                    after=0,
                    entries=opened.entries,
                    mark=left,
                    at=head.opened_at,
                    head=head,
                    missed=opened.table.missed,
                    lists=opened.table.sheet.gathering,
                    guest=guest,
                    alarm=self._sooner(None, opened.table, head.opened_at),
                )
            )
        except Taken:
            if not is_done(await self._store.read(lambda logs: logs.marks(head.id)), left):
                raise  # the table doesn't exist: its guest has been deleted
        else:
            self._remember(head.id, Known(opened.table, head.secret, {left.key: left.command}))

    async def submit(
        self,
        table_id: str,
        key: str,
        wanted: Wanted,
        decided: Decide = decide_for_person,
        *,
        guest: str = "",
        freely: bool = False,
    ) -> Receipt:
        """Carry out a command once for each key; a refused command leaves no trace.

        Args:
            table_id, key: the table, and the key that identifies the command if it is sent again.
            wanted, decided: return the command at this table, and its result.
            guest: the id of the guest who is seated with it, or empty.
            freely: whether anyone may take the seat.

        Raises:
            SerenissimaError: as `wanted` and `decided`; `table/unknown`, `command/key-used`,
                `table/busy`, `database/unavailable`; `seat/declined`: a player there blocks the
                guest who joins freely.
        """
        check_key(key, shortest=1)
        sits = Sits(guest, freely)
        return await self._finish(self._submit(table_id, key, wanted, decided, sits))

    async def close(self) -> None:
        """Wait for started work."""
        await asyncio.gather(*self._begun, return_exceptions=True)
        self._folders.shutdown(wait=False, cancel_futures=True)

    async def _finish(self, work: Coroutine[Any, Any, T]) -> T:
        """Finish the work even if the caller stops waiting: stored entries must be published."""
        task = asyncio.create_task(work)
        self._begun.add(task)
        task.add_done_callback(self._begun.discard)
        try:
            return await asyncio.shield(task)
        except asyncio.CancelledError:
            task.add_done_callback(_log_failure)
            raise

    def _turn(self, table_id: str) -> asyncio.Lock:
        """Return the lock for storing entries of a table, or reading those of other processes."""
        return self._locks.setdefault(table_id, asyncio.Lock())

    async def _submit(
        self, table_id: str, key: str, wanted: Wanted, decided: Decide, sits: Sits
    ) -> Receipt:
        """Decide and store; repeat whenever another process was faster."""
        async with self._turn(table_id):
            known, began, refused = await self.look(table_id), time.monotonic(), False
            while time.monotonic() - began < PATIENCE:
                try:
                    return await self._attempt(table_id, known, key, wanted, decided, sits)
                except Unavailable:
                    raise
                except SerenissimaError as refusal:
                    newest, again = await self._newest(table_id), isinstance(refusal, Taken)
                    if newest.length == known.length and (refused or not again):
                        raise  # no process was faster: the guest has been deleted
                    known, refused = newest, again
        raise TABLE_BUSY()

    async def _attempt(
        self, table_id: str, known: Known, key: str, wanted: Wanted, decided: Decide, sits: Sits
    ) -> Receipt:
        command = wanted(known.table)
        left = mark(command.seat, key, fingerprint(command))
        if is_done(known.marks, left):
            return Receipt(table_id, command.seat, known.table, repeated=True)
        begun, at = time.perf_counter(), self._clock()
        before = known.table.at_moment(at, self._patience)
        verdict = decided(before, command, known.secret)
        self.decided.add(time.perf_counter() - begun)
        await self._store.append(
            Append(
                table_id,
                known.length,
                verdict.entries,
                left,
                at,
                missed=verdict.table.missed,
                lists=_lists(known.table, verdict.table),
                guest=sits.guest,
                freely=sits.freely,
                notifications=notifications(
                    before, verdict.table.at_moment(at, self._patience), command.seat
                ),
                alarm=self._sooner(known.table, verdict.table, at),
            )
        )
        self.pace.add(time.monotonic())
        known.marks[left.key] = left.command
        after = self._remember(table_id, Known(verdict.table, known.secret, known.marks))
        return Receipt(table_id, command.seat, after.table)

    def _sooner(self, before: Table | None, after: Table, at: float) -> float | None:
        """Return the alarm of a table, if a command at this time has made it earlier.

        Also if the previous alarm may ring before this is stored: it would then see the table
        without the command, and set the next alarm too late.
        """
        then = inf if before is None else next_check(before, at, self._patience)
        now = next_check(after, at, self._patience)
        return now if now < then or (then < at + RINGS and now < inf) else None

    async def _newest(self, table_id: str) -> Known:
        """Return the table with everything that is stored now."""
        known, joined = self._remembered.get(table_id), table_id in self._loading
        if known is None:
            known = await self._loading.result(table_id, lambda: self._load(table_id))
            if not joined:
                return known
        length = await self._lengths.about(table_id)
        if length is None:  # the host has deleted it
            self._remembered.drop(table_id)
            raise unknown_table(table_id)
        if length <= known.length:
            return self._remember(table_id, known)
        log = await self._store.read(lambda logs: logs.log(table_id, after=known.length))
        return self._remember(table_id, known.after(log), by_others=bool(log.entries))

    async def _load(self, table_id: str) -> Known:
        """Read and fold a whole table; no connection is held while it folds."""
        check_id(table_id)
        found = await self._logs.about(table_id)
        if found is None:
            raise unknown_table(table_id)
        async with self._room:
            loop = asyncio.get_running_loop()
            known = await loop.run_in_executor(self._folders, self._folded, *found)
        return self._remember(table_id, known)

    def _folded(self, head: Head, rows: Sequence[Row]) -> Known:
        """Return the table of a whole log."""
        log = read_log(rows)
        with conceal_entries():
            table = fold(self._shelf(head.game), log.entries, log.times)
            return Known(table, head.secret, log.marks)

    def _remember(self, table_id: str, known: Known, *, by_others: bool = False) -> Known:
        """Cache the newest version; inform listeners and computer players."""
        newest = self._remembered.keep(table_id, known)
        self._listeners.publish(table_id, newest.length)
        self._changed(table_id, newest.table, by_others)
        return newest
