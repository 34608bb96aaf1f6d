"""A proxy that passes on no WebSockets and, if asked, holds every answer back until its end."""

import asyncio
import re
from asyncio import StreamReader, StreamWriter
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from threading import Event, Thread

REFUSED = b"HTTP/1.1 400 Bad Request\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"
LOST = (
    b"HTTP/1.1 502 Bad Gateway\r\ncontent-type: text/html\r\ncontent-length: 11\r\n\r\nBad Gateway"
)
SET_COOKIE = re.compile(rb"(?im)^set-cookie:.*\r\n")
BROKEN = (OSError, asyncio.IncompleteReadError)


class Blocking:
    """The proxy before the server at a port.

    Args:
        port: of the server.
        buffers: whether it holds answers back.
        cookies: whether it passes on the server's cookies, if it holds answers back.

    Attributes:
        address: where browsers reach it.
        refused: how many WebSockets it has refused.
        asked: the requests for live channels that it has passed on.
        down: whether it refuses everything, like the server itself when it is not there.
        lost: whether it says that the server is not there, as most proxies do.
    """

    def __init__(self, port: int, *, buffers: bool, cookies: bool = True) -> None:
        self._port, self._buffers, self._cookies = port, buffers, cookies
        self.address, self.refused, self.down, self.lost = "", 0, False, False
        self.asked: list[str] = []
        self._served: dict[StreamWriter, asyncio.Task[None]] = {}

    def accept(self, browser: StreamReader, to_browser: StreamWriter) -> None:
        """Take a new connection, whose only request is passed on."""
        self._served[to_browser] = asyncio.create_task(self._serve(browser, to_browser))

    async def close(self) -> None:
        """End all connections, including those that the loop is still taking up."""
        while others := asyncio.all_tasks() - {asyncio.current_task()}:
            for to_browser, served in self._served.items():
                served.cancel()
                to_browser.transport.abort()
            await asyncio.wait(others)
        for to_browser in self._served:
            to_browser.transport.abort()
        await asyncio.sleep(0)

    async def _serve(self, browser: StreamReader, to_browser: StreamWriter) -> None:
        try:
            with suppress(*BROKEN):
                await self._pass_on(browser, to_browser)
                to_browser.close()
                await to_browser.wait_closed()
        finally:
            to_browser.transport.abort()

    async def _pass_on(self, browser: StreamReader, to_browser: StreamWriter) -> None:
        head = (await browser.readuntil(b"\r\n\r\n")).decode("latin-1")
        first, *lines = head.removesuffix("\r\n\r\n").split("\r\n")
        fields = {name.lower(): value for name, _, value in (one.partition(": ") for one in lines)}
        if self.lost:
            to_browser.write(LOST)
            return
        if self.down:
            to_browser.transport.abort()
            return
        if "upgrade" in fields:
            self.refused += 1
            to_browser.write(REFUSED)
            return
        if "/live?" in first:
            self.asked.append(first)
        server, to_server = await asyncio.open_connection("127.0.0.1", self._port)
        try:
            kept = [one for one in lines if not one.lower().startswith("connection:")]
            to_server.write(
                "\r\n".join([first, *kept, "Connection: close", "", ""]).encode("latin-1")
            )
            to_server.write(await browser.readexactly(int(fields.get("content-length", "0"))))
            await self._answer(browser, server, to_browser)
        finally:
            to_server.transport.abort()

    async def _answer(
        self, browser: StreamReader, server: StreamReader, to_browser: StreamWriter
    ) -> None:
        left = asyncio.create_task(browser.read())  # the browser leaves
        coming = asyncio.create_task(self._bring(server, to_browser))
        await asyncio.wait([left, coming], return_when=asyncio.FIRST_COMPLETED)
        for task in (left, coming):
            task.cancel()
        await asyncio.gather(left, coming, return_exceptions=True)

    async def _bring(self, server: StreamReader, to_browser: StreamWriter) -> None:
        held = b""
        while data := await server.read(65_536):
            if self._buffers:
                held += data
            else:
                to_browser.write(data)
                await to_browser.drain()
        to_browser.write(held if self._cookies else SET_COOKIE.sub(b"", held))
        await to_browser.drain()


@contextmanager
def blocking(port: int, *, buffers: bool, cookies: bool = True) -> Iterator[Blocking]:
    """Run such a proxy."""
    proxy, ready, over = Blocking(port, buffers=buffers, cookies=cookies), Event(), Event()

    async def run() -> None:
        async with await asyncio.start_server(proxy.accept, "127.0.0.1", 0, limit=2**22) as server:
            proxy.address = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
            ready.set()
            await asyncio.to_thread(over.wait)
            for listener in server.sockets:  # a closed server would drop those it is taking up
                asyncio.get_running_loop().remove_reader(listener.fileno())
            await proxy.close()

    thread = Thread(target=lambda: asyncio.run(run()), daemon=True)
    thread.start()
    ready.wait()
    try:
        yield proxy
    finally:
        over.set()
        thread.join()
