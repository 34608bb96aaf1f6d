"""Tells watchers that a table has new entries: only which table, and how many entries it has.

What another process commits to the same database is noticed as long as somebody watches.
"""

import asyncio
from collections import defaultdict
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

from serenissima.service.core.hints import Hint, how_far
from serenissima.service.core.table import Table
from serenissima.service.core.table_view import TableView, view_table, with_hint
from serenissima.service.store.database import Unavailable
from serenissima.service.store.news import AGAIN, LONGEST_PAUSE, News
from serenissima.service.store.store import Store


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

    def nudge(self) -> None:
        """Something else is to be looked at: the listener is given the same number again."""
        self._news.set()

    def knows(self, length: int) -> None:
        """The listener knows this many entries, and need not be told of them."""
        if length >= self.length:
            self.length = length
            self._news.clear()

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
        people: for each seat the name of the person there at the beginning; otherwise empty.
        shown: how many entries the viewer has been shown.
        current: whether that is everything that there is at the beginning.
        look: the table with at least that many entries.
        hint: the hint that a seat is shown at a table: id, table, seat.
        hinted: how far the hint is that the viewer has been shown, as in `TableView`.

    Attributes:
        seat: the viewer.
        people, current: as they were given.
    """

    def __init__(
        self,
        watcher: Watcher,
        table_id: str,
        seat: int,
        people: tuple[str, ...],
        shown: int,
        current: bool,
        look: Callable[[int], Awaitable[Table]],
        hint: Callable[[str, Table, int], Hint | None],
        hinted: int,
    ) -> None:
        self._watcher, self._table_id, self._look = watcher, table_id, look
        self._hint, self._hinted = hint, hinted
        self.seat, self.people, self._shown, self.current = seat, people, shown, current

    def __aiter__(self) -> "SeatWatcher":
        return self

    async def __anext__(self) -> TableView:
        while True:
            length = await anext(self._watcher)
            table = await self._looked(length)
            hint = self._hint(self._table_id, table, self.seat)
            noticed, hinted = table.noticed(self.seat), how_far(hint)
            if noticed > self._shown or (noticed == self._shown and hinted != self._hinted):
                self._shown, self._hinted = noticed, hinted
                return with_hint(view_table(table, self._table_id, self.seat), hint)

    async def _looked(self, length: int) -> Table:
        """The table, as soon as the database answers."""
        pause = AGAIN
        while True:
            try:
                return await self._look(length)
            except Unavailable:
                await asyncio.sleep(pause)
                pause = min(2 * pause, LONGEST_PAUSE)


class Watchers:
    """The watchers of all tables in this process."""

    def __init__(self, store: Store) -> None:
        self._watchers: dict[str, set[Watcher]] = defaultdict(set)
        self._news = News(store.engine, lambda: list(self._watchers), self._heard)
        self._loop: asyncio.AbstractEventLoop | None = None

    def publish(self, table: str, length: int) -> None:
        """Tell the table's watchers, after its entries are stored."""
        for watcher in self._watchers.get(table, ()):
            watcher.tell(length)

    def nudge(self, table: str) -> None:
        """Let the table's watchers look again: something beside its log has changed."""
        for watcher in self._watchers.get(table, ()):
            watcher.nudge()

    @asynccontextmanager
    async def watching(self, table: str) -> AsyncIterator[Watcher]:
        """A watcher of the table, for as long as the block lasts."""
        watcher = Watcher()
        self._loop = asyncio.get_running_loop()
        self._watchers[table].add(watcher)
        self._news.want()
        try:
            yield watcher
        finally:
            self._watchers[table].discard(watcher)
            if not self._watchers[table]:
                del self._watchers[table]
            if not self._watchers:
                self._news.rest()

    async def close(self) -> None:
        """Stop listening to the database."""
        await asyncio.to_thread(self._news.close)

    def _heard(self, lengths: dict[str, int]) -> None:
        """Called in the thread that listens, with what any process has stored."""
        news = {table: length for table, length in lengths.items() if table in self._watchers}
        if news and self._loop is not None:
            self._loop.call_soon_threadsafe(self._publish_all, news)

    def _publish_all(self, lengths: dict[str, int]) -> None:
        for table, length in lengths.items():
            self.publish(table, length)
