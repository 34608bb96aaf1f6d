"""How the messages of a live channel travel: over a WebSocket, or in the answer to a request.

A proxy that passes on no WebSockets passes on an answer. One that is sent bit by bit brings news
at once; where a proxy holds it back until its end, each answer ends with the first news, and the
page asks again. The messages are the same on every way, byte for byte.
"""

import asyncio
import struct
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, ExitStack, contextmanager, suppress
from typing import Any, Protocol, TypeVar

from starlette.requests import HTTPConnection
from starlette.types import Message, Receive, Send
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

T = TypeVar("T")
SILENCE = 60.0  # seconds after which a silent WebSocket is closed
GONE: Message = {"type": "websocket.disconnect"}
TEXT, PACKED, CLOSE = 0, 1, 2  # kinds of frames in an answer
HEAD = struct.Struct("!BI")  # of a frame: its kind, and the bytes that follow
FIRST_BEAT, BEAT = 1.0, 10.0  # seconds after which an answer shows that the connection is alive
HOLD = 20.0  # seconds after which an answer without news ends: proxies wait half a minute
STAYS = 5.0  # seconds in which a page that was answered asks again
GATHER = 0.03  # seconds in which further news joins the first in an answer


class Wire(Protocol):
    """What carries the messages of one channel."""

    @property
    def connection(self) -> HTTPConnection:
        """The request that opened it."""

    @property
    def lingers(self) -> float:
        """Seconds after its end in which the page counts as still there: it comes again."""

    async def receive(self) -> Any:
        """Return the next message of the browser; its type ends with `disconnect` at the end."""

    async def send(self, message: str | bytes) -> None:
        """Send a message, unless the browser has gone."""

    async def close(self, code: int, reason: str) -> None:
        """End the channel with a code that the page understands."""


class SocketWire:
    """A WebSocket."""

    lingers = 0.0

    def __init__(self, socket: WebSocket) -> None:
        self._socket = socket

    @property
    def connection(self) -> HTTPConnection:
        """The handshake."""
        return self._socket

    async def receive(self) -> Any:
        """Return the next message; a long silence counts as leaving."""
        try:
            async with asyncio.timeout(SILENCE):
                return await self._socket.receive()
        except TimeoutError:
            return GONE

    async def send(self, message: str | bytes) -> None:
        """Send a message, unless the browser has gone."""
        with suppress(WebSocketDisconnect):
            if self._socket.application_state is not WebSocketState.CONNECTED:
                return
            if isinstance(message, bytes):
                await self._socket.send_bytes(message)
            else:
                await self._socket.send_text(message)

    async def close(self, code: int, reason: str) -> None:
        """Close it, unless the browser has gone."""
        if self._socket.application_state is WebSocketState.CONNECTED:
            await self._socket.close(code, reason)


class AnswerWire:
    """An answer to a request, as frames; it ends when the browser leaves or the server ends.

    Args:
        connection: the request.
        receive, send: of the application.
        ending: set when the server ends.
        beat: returns the message that shows that the connection is alive.
    """

    lingers = 0.0

    def __init__(
        self, connection: HTTPConnection, receive: Receive, send: Send,
        ending: asyncio.Event, beat: Callable[[], str],
    ) -> None:  # fmt: skip
        self.connection = connection
        self._receive, self._send, self._ending = receive, send, ending
        self._beat, self._over = beat, asyncio.Event()

    async def receive(self) -> Any:
        """Wait for the end of the answer: the browser sends nothing in the course of one."""
        tasks = [asyncio.create_task(one) for one in (self._left(), self._ending.wait())]
        tasks += [asyncio.create_task(self._over.wait()), asyncio.create_task(self._go_on())]
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
        return GONE

    async def _left(self) -> None:
        while (await self._receive())["type"] != "http.disconnect":
            pass

    async def _go_on(self) -> None:
        """Show from time to time that the connection is alive.

        Soon after the beginning, too: a page that does not get this knows that a proxy holds the
        answer back.
        """
        seconds = FIRST_BEAT
        while True:
            await asyncio.sleep(seconds)
            await self.send(self._beat())
            seconds = BEAT

    async def send(self, message: str | bytes) -> None:
        """Send a message as a frame, unless the answer is over."""
        if not self._over.is_set():
            await self._put(frame(message))

    async def close(self, code: int, reason: str) -> None:
        """End the answer with a code."""
        await self._put(close_frame(code, reason))
        self._over.set()

    async def _put(self, data: bytes) -> None:
        await self._send({"type": "http.response.body", "body": data, "more_body": True})


class HeldWire(AnswerWire):
    """An answer that ends with the first news, or after a while without any."""

    lingers = STAYS
    _news = False

    async def _go_on(self) -> None:
        await asyncio.sleep(HOLD)

    async def _put(self, data: bytes) -> None:
        await super()._put(data)
        if not self._news:
            self._news = True
            asyncio.get_running_loop().call_later(GATHER, self._over.set)

    async def finish(self, message: str) -> None:
        """Send a last message, after the end of the channel."""
        await super()._put(frame(message))


@contextmanager
def lingering(context: AbstractContextManager[T], seconds: float) -> Iterator[T]:
    """Enter a context, and leave it this many seconds after its end."""
    with ExitStack() as stack:
        try:
            yield stack.enter_context(context)
        finally:
            if seconds:
                asyncio.get_running_loop().call_later(seconds, stack.pop_all().close)


def frame(message: str | bytes) -> bytes:
    """Return a message of a channel as a frame of an answer."""
    if isinstance(message, bytes):
        return HEAD.pack(PACKED, len(message)) + message
    data = message.encode()
    return HEAD.pack(TEXT, len(data)) + data


def close_frame(code: int, reason: str) -> bytes:
    """Return the last frame of a channel that was closed."""
    data = struct.pack("!H", code) + reason.encode()
    return HEAD.pack(CLOSE, len(data)) + data
