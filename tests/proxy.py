"""A network that cuts, delays and doubles: a proxy between browsers and a server.

    python -m tests.proxy PORT SEED

listens on a free port of this machine, which it prints, and passes on to PORT what it does not
lose. Pages and files pass; what is posted, and live channels, are at the mercy of chance.
"""

import asyncio
import random
import re
import sys
from asyncio import StreamReader, StreamWriter
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

FATES = {  # of a request, and how often each
    "passes": 10,
    "is slow": 4,
    "is lost": 1,  # before the server has read it
    "is cut": 1,  # in its middle
    "is doubled": 3,  # sent twice, on two connections
    "loses its answer": 2,  # it has been carried out
    "has its answer cut": 1,
}
SHARES = {"loses its answer": 0.0, "has its answer cut": 0.5}  # of an answer that passes
LENGTH = re.compile(rb"^content-length: *(\d+)", re.IGNORECASE | re.MULTILINE)
SLOW = 0.1  # seconds that something is delayed at most
CHANNEL = 20_000  # bytes of a channel, on average, after which it is cut
SHORT = 500  # bytes of the first channel: less than a page takes
LONGEST_HEAD = 2**22  # bytes of a request's or an answer's head
BROKEN = (OSError, asyncio.IncompleteReadError)


class Cut(ConnectionError):
    """The connection is cut here."""


class Proxy:
    """The proxy between browsers and a server.

    The first requests meet every fate once, and the first channel is cut soon, so none of it is
    left to chance however few requests there are.

    Args:
        port: of the server.
        chance: decides the order of these fates, and later ones.

    Attributes:
        met: how often each fate was met.
    """

    def __init__(self, port: int, chance: random.Random) -> None:
        self._port, self._chance = port, chance
        self.met: Counter[str] = Counter()
        self._due = chance.sample(list(FATES), len(FATES))
        self._open: set[asyncio.Task[None]] = set()

    def accept(self, browser: StreamReader, to_browser: StreamWriter) -> None:
        """Pass on what comes on one connection of a browser."""
        task = asyncio.create_task(self._serve(browser, to_browser))
        self._open.add(task)
        task.add_done_callback(self._open.discard)

    async def close(self) -> None:
        """Cut every connection."""
        for task in self._open:
            task.cancel()
        await asyncio.gather(*self._open, return_exceptions=True)

    async def _serve(self, browser: StreamReader, to_browser: StreamWriter) -> None:
        writers = [to_browser]
        try:
            with suppress(*BROKEN):
                server, to_server = await asyncio.open_connection("127.0.0.1", self._port)
                writers.append(to_server)
                await self._requests(browser, to_browser, server, to_server)
        finally:
            for writer in writers:
                writer.transport.abort()

    async def _requests(
        self, browser: StreamReader, to_browser: StreamWriter,
        server: StreamReader, to_server: StreamWriter,
    ) -> None:  # fmt: skip
        while True:
            request = await message(browser)
            if b"/live?" in request.partition(b"\r\n")[0]:
                to_server.write(request)
                await self._channel(browser, to_browser, server, to_server)
                return
            fate = self._fate(request)
            await self._send(fate, request, to_server)
            answer = await message(server)
            passes = SHARES.get(fate, 1.0)
            await written(to_browser, answer[: int(passes * len(answer))])
            if passes < 1:
                raise Cut

    def _fate(self, request: bytes) -> str:
        if not request.startswith(b"POST"):
            return "passes"
        drawn = self._chance.choices(list(FATES), list(FATES.values()))
        fate = (self._due or drawn).pop()
        self.met[fate] += 1
        return fate

    async def _send(self, fate: str, request: bytes, to_server: StreamWriter) -> None:
        """Send as much of a request as its fate allows."""
        if fate == "is slow":
            await asyncio.sleep(self._chance.random() * SLOW)
        if fate == "is doubled":
            await self._send_beside(request)
        if fate in ("is lost", "is cut"):
            await written(to_server, request[: len(request) // 2 if fate == "is cut" else 0])
            raise Cut
        await written(to_server, request)

    async def _send_beside(self, request: bytes) -> None:
        """Send a request on a separate connection; its answer is dropped."""
        server, to_server = await asyncio.open_connection("127.0.0.1", self._port)
        await written(to_server, request)
        with suppress(TimeoutError, *BROKEN):
            async with asyncio.timeout(self._chance.choice([0, SLOW])):
                await message(server)
        to_server.close()

    async def _channel(
        self, browser: StreamReader, to_browser: StreamWriter,
        server: StreamReader, to_server: StreamWriter,
    ) -> None:  # fmt: skip
        """A live channel, until it is cut in the middle of a frame."""
        back = asyncio.create_task(self._pump(browser, to_server))
        try:
            await self._pump(server, to_browser, self._length())
            self.met["channel is cut"] += 1
        finally:
            back.cancel()
            await asyncio.gather(back, return_exceptions=True)
        raise Cut

    def _length(self) -> int:
        """How many bytes a channel carries before it is cut."""
        if not self.met["channel is cut"]:
            return SHORT
        return int(self._chance.expovariate(1 / CHANNEL))

    async def _pump(
        self, reader: StreamReader, writer: StreamWriter, left: int = sys.maxsize
    ) -> None:
        """Pass on at most that many bytes, some of them late."""
        while left > 0 and (data := await reader.read(left)):
            if self._chance.random() < 0.2:
                await asyncio.sleep(self._chance.random() * SLOW)
            await written(writer, data)
            left -= len(data)


async def written(writer: StreamWriter, data: bytes) -> None:
    """Write, and wait until it is on its way."""
    writer.write(data)
    await writer.drain()


async def message(reader: StreamReader) -> bytes:
    """A whole request or answer."""
    head = await reader.readuntil(b"\r\n\r\n")
    length = LENGTH.search(head)
    return head + await reader.readexactly(int(length[1]) if length else 0)


@asynccontextmanager
async def proxy(port: int, seed: int) -> AsyncIterator[tuple[str, Proxy]]:
    """The address of a proxy before the server at a port, and the proxy."""
    passes = Proxy(port, random.Random(seed))
    server = await asyncio.start_server(passes.accept, "127.0.0.1", 0, limit=LONGEST_HEAD)
    try:
        own = server.sockets[0].getsockname()[1]
        yield f"http://127.0.0.1:{own}", passes
    finally:
        server.close()
        await passes.close()


async def main(port: str, seed: str) -> None:
    """Serve for ever."""
    async with proxy(int(port), int(seed)) as (address, _):
        print(address, flush=True)
        await asyncio.Event().wait()


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
