"""Simulated browsers that show tables, act at them, and measure the times."""

import asyncio
import itertools
import random
import time
from abc import ABC, abstractmethod
from collections import defaultdict
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import urlencode, urlsplit

from load.tables import SHOWN, Busy, Seat, ServedTable
from websockets.asyncio.client import ClientConnection, connect

from serenissima.service.core.commands import Act

LONGEST = 2**22  # bytes of a message
PING = 10.0  # seconds between a page's pings
OPEN = 60.0  # seconds in which a channel must be open
CLOSE = 0.1  # seconds that closing it may take
TRIES = 50  # tables tried to find one at which someone can act


@dataclass
class Counts:
    """The clients' counts at one rate.

    Attributes:
        times: seconds from an action to the other seat's screen.
        bytes: the size of each message that showed something.
        due: the actions that people wanted to take; at some moments no one can.
        seconds: the time until every action was answered.
    """

    times: list[float] = field(default_factory=list)
    bytes: list[int] = field(default_factory=list)
    due: int = 0
    done: int = 0
    refused: int = 0
    seconds: float = 0.0


class Clients(ABC):
    """People who act at tables; subclasses talk to one kind of server."""

    def __init__(self, tables: Sequence[Busy]) -> None:
        self.tables, self.counts = tables, Counts()
        self._listening = [seat for table in tables for seat in table.seats[:SHOWN]]
        self._dark = set(self._listening)
        self._all_shown = asyncio.Event()

    @abstractmethod
    async def open(self, seat: Seat) -> ClientConnection:
        """Return a channel that shows the table to the seat from now on."""

    @abstractmethod
    async def hear(self, seat: Seat, message: Any) -> bool:
        """Answer a message if necessary; return whether it shows the table."""

    @abstractmethod
    async def carry_out(self, seat: Seat, act: Any) -> bool:
        """Act and wait for the answer; return whether the server has carried it out."""

    async def stay(self) -> None:  # noqa: B027 - not every server wants it
        """Keep the channels open; do nothing where servers ping."""

    @asynccontextmanager
    async def watching(self) -> AsyncIterator[None]:
        """Keep channels open within this context, which starts once everything has been shown."""
        async with AsyncExitStack() as stack, asyncio.TaskGroup() as group:
            for seat in self._listening:
                seat.channel = await stack.enter_async_context(await self.open(seat))
            works = [group.create_task(self._listen(seat)) for seat in self._listening]
            works.append(group.create_task(self.stay()))
            await self._all_shown.wait()
            yield
            for work in works:
                work.cancel()

    async def _listen(self, seat: Seat) -> None:
        assert seat.channel
        async for message in seat.channel:
            came = time.perf_counter()
            if await self.hear(seat, message):
                self._shown(seat, came, len(message))
        raise ConnectionError("the server has closed a channel")

    def _shown(self, seat: Seat, came: float, size: int) -> None:
        table = seat.table
        if table.since is not None and seat is not table.acted:
            self.counts.times.append(came - table.since)
            table.since = None
        self.counts.bytes.append(size)
        self._dark.discard(seat)
        if not self._dark:
            self._all_shown.set()

    async def run(self, rate: int, seconds: float) -> Counts:
        """Act at this rate at random tables where someone must act, as people would."""
        self.counts, chosen = Counts(), random.Random(rate)
        begun = due = time.perf_counter()
        async with asyncio.TaskGroup() as group:
            while due < begun + seconds:
                await asyncio.sleep(max(0.0, due - time.perf_counter()))
                due += chosen.expovariate(rate)
                self.counts.due += 1
                if acted := next(self._ready(chosen), None):
                    group.create_task(self._act(*acted))
        self.counts.seconds = max(seconds, time.perf_counter() - begun)
        return self.counts

    def _ready(self, chosen: random.Random) -> Iterator[tuple[Seat, Any]]:
        """Yield actions at random tables, as long as some are found quickly."""
        acts = (chosen.choice(self.tables).act(chosen) for _ in range(TRIES))
        return itertools.filterfalse(lambda act: act is None, acts)

    async def _act(self, seat: Seat, act: Any) -> None:
        table = seat.table
        table.busy, table.acted, table.since = True, seat, time.perf_counter()
        if await self.carry_out(seat, act):
            self.counts.done += 1
        else:
            self.counts.refused += 1
            table.since = None
        table.busy = False


class Browsers(Clients):
    """Browsers that show tables of Serenissima."""

    def __init__(self, tables: Sequence[Busy]) -> None:
        super().__init__(tables)
        self._posts = Posts()

    async def open(self, seat: Seat) -> ClientConnection:
        """Return a channel opened in the same way as the page does."""
        return await channel(seat, 0)

    async def hear(self, seat: Seat, message: Any) -> bool:
        """Whether a message is a change; others answer pings."""
        return isinstance(message, bytes)

    async def stay(self) -> None:
        """Ping one channel after another, each as often as a page does."""
        for seat in itertools.cycle(self._listening):
            await asyncio.sleep(PING / len(self._listening))
            assert seat.channel
            await seat.channel.send('{"ping":1}')

    async def carry_out(self, seat: Seat, act: Act) -> bool:
        """Post the form of the page."""
        assert isinstance(seat.table, ServedTable)
        if await self._posts.act(seat, act) != 200:
            return False
        seat.table.done(act)
        return True


def channel(seat: Seat, since: int, told: str = "", telling: str = "") -> connect:
    """Return a live channel, to be awaited; `since` is the number that the page already shows."""
    query = urlencode({"since": since, "told": told, "telling": telling, "packed": "true"})
    return connect(
        f"ws://{urlsplit(seat.address).netloc}/table/{seat.table.id}/live?{query}",
        additional_headers={"Authorization": f"Bearer {seat.token}"},
        compression=None, max_size=LONGEST, ping_interval=None, open_timeout=OPEN, proxy=None,
        close_timeout=CLOSE,
    )  # fmt: skip


class Posts:
    """Posts forms on persistent connections."""

    def __init__(self) -> None:
        self._kept: dict[str, list[tuple[asyncio.StreamReader, asyncio.StreamWriter]]]
        self._kept = defaultdict(list)

    async def act(self, seat: Seat, act: Act) -> int:
        """Send an action as a page does; return the status of the answer."""
        assert isinstance(seat.table, ServedTable)
        form = urlencode({
            "action": act.action, "decision": act.decision, "key": f"{seat.table.now.sheet.length}",
        }).encode()  # fmt: skip
        head = (
            f"POST /table/{seat.table.id}/act HTTP/1.1\r\nHost: {urlsplit(seat.address).netloc}\r\n"
            f"Authorization: Bearer {seat.token}\r\nAccept: application/json\r\n"
            "Content-Type: application/x-www-form-urlencoded\r\n"
            f"Content-Length: {len(form)}\r\n\r\n"
        )
        return await self._exchange(seat.address, head.encode() + form)

    async def _exchange(self, address: str, request: bytes) -> int:
        """Return the status of the answer, on an open connection if the server still has it."""
        while self._kept[address]:
            with suppress(asyncio.IncompleteReadError, ConnectionError):
                return await self._ask(address, *self._kept[address].pop(), request)
        parts = urlsplit(address)
        assert parts.hostname
        opened = await asyncio.open_connection(parts.hostname, parts.port)
        return await self._ask(address, *opened, request)

    async def _ask(
        self,
        address: str,
        reader: asyncio.StreamReader,
        writer: asyncio.StreamWriter,
        request: bytes,
    ) -> int:
        writer.write(request)
        head = (await reader.readuntil(b"\r\n\r\n")).decode().lower()
        length = int(head.partition("content-length:")[2].split()[0])
        await reader.readexactly(length)
        self._kept[address].append((reader, writer))
        return int(head.split()[1])
