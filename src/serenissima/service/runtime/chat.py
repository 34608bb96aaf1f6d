"""Chat beside the tables of one database: write, read, and listen for messages.

Example:
    await tables.chat.say(table, seat, name, guest, "Well played!", key="…")
    found = await tables.chat.messages(table, seat, running=True)
    async with tables.chat.listen(table) as news:       # from any process
        async for _ in news:
            numbers = await tables.chat.latest(table)
"""

import asyncio
from collections import defaultdict
from collections.abc import AsyncIterator, Callable, Iterable, Sequence
from contextlib import asynccontextmanager

import sqlalchemy as sa

from serenissima.service.core.chat import (
    ChatMessage,
    Paces,
    channel_of,
    channels_for,
    settle_message,
)
from serenissima.service.core.commands import LONGEST_KEPT_KEY, check_key
from serenissima.service.core.guests import GuestSeat
from serenissima.service.core.names import settle_name
from serenissima.service.refusals import CHAT_MESSAGE, TABLE_BUSY
from serenissima.service.runtime.safety import Safety
from serenissima.service.runtime.together import Together
from serenissima.service.store.chat import ChatBook
from serenissima.service.store.guests import GuestBook
from serenissima.service.store.logs import Logs, check_id
from serenissima.service.store.moderation import Moderation
from serenissima.service.store.store import Store
from serenissima.service.store.transactions import Taken

SHOWN = 200  # messages per table
TRIES = 20  # attempts to get a number, while others write at the same table


class ChatListener:
    """An iterator over the news that a table has messages; the first item comes at once."""

    def __init__(self) -> None:
        self._news = asyncio.Event()
        self._news.set()

    def tell(self) -> None:
        """Report that there is, or may be, a new message."""
        self._news.set()

    def __aiter__(self) -> "ChatListener":
        return self

    async def __anext__(self) -> None:
        await self._news.wait()
        self._news.clear()


class Chat:
    """The messages beside the tables of one database.

    Args:
        store: the database.
        clock: seconds since 1970.
    """

    def __init__(self, store: Store, clock: Callable[[], float]) -> None:
        self._store, self._clock, self._safety = store, clock, Safety(store, clock)
        self._listeners: dict[str, set[ChatListener]] = defaultdict(set)
        self._latest = Together(store, lambda logs, ids: _book(logs).last_numbers(ids))
        self._paces = Paces()

    async def say(
        self,
        table: str,
        seat: int,
        name: str,
        guest: str,
        text: str,
        *,
        key: str,
        others: Sequence[str] = (),
        sitting: str = "",
    ) -> None:
        """Write a message; the same key again writes nothing.

        Args:
            table: the id of an existing table.
            seat: the author's seat, or `SPECTATOR`.
            name: the author's name.
            guest: the author's id.
            text: the message.
            key: chosen at random by the form that was sent.
            others: names that the author can't use: for a spectator, those at the table.
            sitting: the key with which the seat was taken, if a new guest holds it from now on.

        Raises:
            Illegal: `chat/text`, `seat/name`, `guest/barred`.
            NotNow: `chat/too-fast`, `chat/full`, `table/busy`, `database/unavailable`.
            Unreadable: `command/key`.
        """
        check_key(key, longest=LONGEST_KEPT_KEY)
        said = settle_message(text)
        if await self._is_written(table, guest, key):
            return
        await self._safety.check(guest)
        now, channel = self._clock(), channel_of(seat)
        self._paces.check(guest, now)
        named = settle_name(name, others)
        await self._add(
            ChatMessage(
                table=table,
                channel=channel,
                number=0,
                guest=guest,
                seat=seat,
                name=named,
                at=now,
                text=said,
            ),
            key,
            sitting,
        )

    async def _add(self, message: ChatMessage, key: str, sitting: str) -> None:
        """Store a message and report it; raises `NotNow` (`chat/full`, `table/busy`)."""
        held = GuestSeat(message.table, message.seat, message.guest, sitting, message.at)

        def add(connection: sa.Connection) -> None:
            ChatBook(connection).add(message, key)
            if sitting:
                GuestBook(connection).hold(held)

        for _ in range(TRIES):
            try:
                await self._store.change(add)
            except Taken:  # another person wrote at the same moment, or the form was sent twice
                if await self._is_written(message.table, message.guest, key):
                    return
            else:
                self.tell([message.table])
                return
        raise TABLE_BUSY()

    async def _is_written(self, table: str, guest: str, key: str) -> bool:
        return await self._store.read(lambda logs: _book(logs).is_written(table, guest, key))

    async def messages(self, table: str, seat: int, *, running: bool) -> list[ChatMessage]:
        """Return the messages that a seat, or a spectator, may read, in order."""
        check_id(table)
        channels = channels_for(seat, running=running)
        return await self._store.read(lambda logs: _book(logs).messages(table, channels, SHOWN))

    async def message(
        self, table: str, seat: int, channel: int, number: int, *, running: bool
    ) -> ChatMessage:
        """Return a message that the viewer may read; raises `Unknown` (`chat/message`)."""
        for one in await self.messages(table, seat, running=running):
            if (one.channel, one.number) == (channel, number):
                return one
        raise CHAT_MESSAGE()

    async def mute(self, guest: str, message: ChatMessage, *, muted: bool = True) -> None:
        """Hide all messages of this message's author from a guest, or show them again."""
        if muted:
            other, name = message.guest, message.name
            await self._store.ensure(lambda c: Moderation(c).mute(guest, other, name))
        else:
            await self._store.change(lambda c: Moderation(c).unmute(guest, message.guest))

    async def report(self, guest: str, message: ChatMessage) -> None:
        """Report a message to the host."""
        now = self._clock()
        await self._store.ensure(lambda c: Moderation(c).report(guest, message, now))

    async def list_muted(self, guest: str) -> set[str]:
        """Return the ids of the guests whose messages a guest does not want to see."""
        return await self._store.read(lambda logs: Moderation(logs.connection).list_muted(guest))

    async def list_reported(self, guest: str, table: str) -> set[tuple[int, int]]:
        """Return a guest's reported messages at a table: channel and number of each."""
        return await self._store.read(
            lambda logs: Moderation(logs.connection).list_reported(guest, table)
        )

    async def reports_of(self, guest: str) -> list[tuple[str, float]]:
        """Return the tables at which a guest has reported a message, with the times, in order."""
        return await self._store.read(lambda logs: Moderation(logs.connection).of_guest(guest))

    async def last_numbers(self, table: str) -> dict[int, int]:
        """Return the last number of each channel at a table; empty without messages."""
        return await self._latest.about(table) or {}

    async def of_guest(self, guest: str) -> list[ChatMessage]:
        """Return all messages of a guest, in order of time."""
        return await self._store.read(lambda logs: _book(logs).of_guest(guest))

    @asynccontextmanager
    async def listen(self, table: str) -> AsyncIterator[ChatListener]:
        """Yield a listener for a table's chat.

        Messages from other processes are noticed while the table is also watched.
        """
        listener = ChatListener()
        self._listeners[table].add(listener)
        try:
            yield listener
        finally:
            self._listeners[table].discard(listener)
            if not self._listeners[table]:
                del self._listeners[table]

    def tell(self, tables: Iterable[str] | None = None) -> None:
        """Report possible new messages to the listeners at some tables, or at all."""
        for table in list(self._listeners) if tables is None else tables:
            for listener in self._listeners.get(table, ()):
                listener.tell()


def _book(logs: Logs) -> ChatBook:
    return ChatBook(logs.connection)
