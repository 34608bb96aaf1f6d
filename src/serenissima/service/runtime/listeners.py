"""Informs listeners of new entries: only the table and its number of entries.

Commits of other processes to the same database are noticed while there are listeners.
"""

import asyncio
from collections import defaultdict, deque
from collections.abc import AsyncIterator, Awaitable, Callable, Collection
from contextlib import asynccontextmanager
from typing import NamedTuple

from serenissima.service.core.hints import FOUND, Hint, how_far
from serenissima.service.core.scripted import lesson_moments
from serenissima.service.core.table import Table
from serenissima.service.core.table_view import TableView
from serenissima.service.core.viewing import view_table, with_hint
from serenissima.service.store.database import Unavailable
from serenissima.service.store.news import AGAIN, LONGEST_PAUSE, News
from serenissima.service.store.store import Store


class TableListener:
    """The number of entries of one table, for one listener: an iterator that skips old numbers."""

    def __init__(self) -> None:
        self.length = 0
        self._news = asyncio.Event()

    def tell(self, length: int) -> None:
        """Report that the log has this many entries."""
        if length > self.length:
            self.length = length
            self._news.set()

    def nudge(self) -> None:
        """Report other news: the listener gets the same number again."""
        self._news.set()

    def knows(self, length: int) -> None:
        """Record that the listener already has this many entries."""
        if length >= self.length:
            self.length = length
            self._news.clear()

    def __aiter__(self) -> "TableListener":
        return self

    async def __anext__(self) -> int:
        await self._news.wait()
        self._news.clear()
        return self.length


class Shown(NamedTuple):
    """How much of a table a viewer has seen.

    Attributes:
        seq: the number of the page (`TableView.seq`).
        hinted: the progress of its hint (`TableView.hinted`).
    """

    seq: int = 0
    hinted: int = 0

    def lacks(self, now: "Shown") -> bool:
        """Whether there is something new to show.

        A hint stays valid until the next number, even if it is no longer cached.
        """
        grows = self.hinted != FOUND and now.hinted != self.hinted
        return now.seq > self.seq or (now.seq == self.seq and grows)


class Viewer(NamedTuple):
    """A viewer who starts to watch a table.

    Attributes:
        seat: the viewer's seat, or `SPECTATOR`.
        people: for each seat the name of the person there; otherwise empty.
        current: whether the viewer has seen everything.
    """

    seat: int
    people: tuple[str, ...]
    current: bool


class SeatListener:
    """One seat's views of a table, each time it has noticed something new.

    In a lesson, the others' actions since the viewer's last view come step by step.

    Args:
        listener: of the table.
        table_id: of the table.
        viewer: the viewer.
        shown: how much the viewer has seen.
        look: returns the table with at least the given number of entries, and the viewer's hint.

    Attributes:
        viewer: as given.
    """

    def __init__(
        self,
        listener: TableListener,
        table_id: str,
        viewer: Viewer,
        shown: Shown,
        look: Callable[[int], Awaitable[tuple[Table, Hint | None]]],
    ) -> None:
        self._listener, self._table_id, self._look = listener, table_id, look
        self.viewer, self._shown = viewer, shown
        self._coming: deque[TableView] = deque()

    def __aiter__(self) -> "SeatListener":
        return self

    async def __anext__(self) -> TableView:
        seat = self.viewer.seat
        while not self._coming:
            table, hint = await self._looked(await anext(self._listener))
            now = Shown(table.noticed_count(seat), how_far(hint))
            if self._shown.lacks(now):
                if self._shown.seq:
                    self._coming.extend(
                        lesson_moments(table, self._table_id, seat, self._shown.seq)
                    )
                self._coming.append(with_hint(view_table(table, self._table_id, seat), hint))
                self._shown = now
        return self._coming.popleft()

    async def _looked(self, length: int) -> tuple[Table, Hint | None]:
        """Return the table, as soon as the database answers."""
        pause = AGAIN
        while True:
            try:
                return await self._look(length)
            except Unavailable:
                await asyncio.sleep(pause)
                pause = min(2 * pause, LONGEST_PAUSE)


class Listeners:
    """The listeners of all tables in this process.

    Args:
        store: the database.
        tell_chat: called with the tables that have new messages, from any process.
    """

    def __init__(self, store: Store, tell_chat: Callable[[Collection[str]], None]) -> None:
        self._listeners: dict[str, set[TableListener]] = defaultdict(set)
        self._tell_chat = tell_chat
        self._news = News(
            store.database, lambda: list(self._listeners), self._heard, self._heard_chat
        )
        self._loop: asyncio.AbstractEventLoop | None = None

    def publish(self, table: str, length: int) -> None:
        """Inform the table's listeners, after its entries are stored."""
        for listener in self._listeners.get(table, ()):
            listener.tell(length)

    def nudge(self, table: str) -> None:
        """Let the table's listeners look again: something beside its log has changed."""
        for listener in self._listeners.get(table, ()):
            listener.nudge()

    @asynccontextmanager
    async def watch(self, table: str) -> AsyncIterator[TableListener]:
        """Yield a listener of the table."""
        listener = TableListener()
        self._loop = asyncio.get_running_loop()
        self._listeners[table].add(listener)
        self._news.want()
        try:
            yield listener
        finally:
            self._listeners[table].discard(listener)
            if not self._listeners[table]:
                del self._listeners[table]
            if not self._listeners:
                self._news.rest()

    async def close(self) -> None:
        """Stop listening to the database."""
        await asyncio.to_thread(self._news.close)

    def _heard(self, lengths: dict[str, int]) -> None:
        """Handle entries stored by any process; called in the thread that listens."""
        news = {table: length for table, length in lengths.items() if table in self._listeners}
        if news and self._loop is not None:
            self._loop.call_soon_threadsafe(self._publish_all, news)

    def _heard_chat(self, tables: Collection[str]) -> None:
        """Handle messages stored by any process; called in the thread that listens."""
        here = [table for table in tables if table in self._listeners]
        if here and self._loop is not None:
            self._loop.call_soon_threadsafe(self._tell_chat, here)

    def _publish_all(self, lengths: dict[str, int]) -> None:
        for table, length in lengths.items():
            self.publish(table, length)
