"""A listening socket that accepts no more connections than the server can hold.

A connection is counted from `accept` until its socket is closed, even if its protocol changes. When
the server is full, the connection that has been idle longest makes room for a new one; if all are
busy, the new one is refused before it costs a file or a task.
"""

import asyncio
import socket
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from typing import Protocol

from serenissima.kernel.errors import SerenissimaError
from serenissima.web.refusals import REQUEST_TOO_MANY, SERVER_FULL
from serenissima.web.security.answers import response_bytes
from serenissima.web.security.limits import Limits

REFUSED_AT_ONCE = 64  # before waiting requests get their turn
QUEUE = 2048  # connections that the system holds until they are accepted
CLOSING = 64  # connections above the limit while others close to make room
REST = 1.0  # seconds until connections are accepted again after the system has run out of files
READ = 64 * 1024  # bytes of a refused request: unread ones would destroy the answer


class Idle(Protocol):
    """A connection that has no request to answer."""

    def end(self) -> None:
        """Close it at once."""


class Connections:
    """The open connections of a server, by address.

    Attributes:
        limits: how many there may be.
        all: how many there are.
        idle: those that can be closed without loss, longest idle first.
    """

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.all = 0
        self.idle: dict[Idle, None] = {}
        self._from: Counter[str] = Counter()

    def refusal(self, origin: str) -> SerenissimaError | None:
        """Return why a connection from there cannot be accepted now, if it cannot."""
        if origin and self._from[origin] >= self.limits.connections_from_address:
            return REQUEST_TOO_MANY()
        if self.all >= self.limits.connections and not self._make_room():
            return SERVER_FULL()
        return None

    def _make_room(self) -> bool:
        longest = next(iter(self.idle), None)
        if longest is None or self.all >= self.limits.connections + CLOSING:
            return False
        del self.idle[longest]
        longest.end()
        return True

    def add(self, origin: str) -> None:
        """Count a connection."""
        self.all += 1
        self._from[origin] += 1

    def remove(self, origin: str) -> None:
        """Stop counting a connection."""
        self.all -= 1
        self._from[origin] -= 1
        if not self._from[origin]:
            del self._from[origin]


class Connection(socket.socket):
    """An accepted connection that reports when it is closed."""

    on_close: Callable[[], None] | None = None

    def close(self) -> None:
        """Close the socket."""
        super().close()
        self._gone()

    def detach(self) -> int:
        """Release the file: uvloop does so when it closes the connection."""
        file = super().detach()
        self._gone()
        return file

    def _gone(self) -> None:
        if self.on_close is not None:
            self.on_close()
            self.on_close = None


class Listener(socket.socket):
    """A listening socket that refuses connections when it is full.

    Attributes:
        connections: the open ones, if they are limited.
    """

    connections: Connections | None = None

    def listen(self, _at_once: int = 0, /) -> None:
        """Begin to listen; the argument from asyncio is not the length of the queue."""
        super().listen(QUEUE)

    def accept(self) -> tuple[socket.socket, object]:
        """Return the next connection that fits; raise `BlockingIOError` if there is none."""
        for _ in range(REFUSED_AT_ONCE):
            plain, address = super().accept()
            if self.connections is None:
                return plain, address
            origin = self.connections.limits.counting_name(address[0])
            refusal = self.connections.refusal(origin)
            if refusal is None:
                return self._counted(plain, origin, self.connections), address
            _refuse(plain, refusal)
        raise BlockingIOError

    def _counted(self, plain: socket.socket, origin: str, connections: Connections) -> Connection:
        connection = Connection(fileno=plain.detach())
        # Linux: also closes connections that accept no answer
        if hasattr(socket, "TCP_USER_TIMEOUT"):
            taken = int(connections.limits.answer * 1000)
            connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, taken)
        connections.add(origin)
        connection.on_close = lambda: connections.remove(origin)
        return connection


class Accepting:
    """Gives a protocol to each connection that a listener accepts, with any event loop for Unix.

    Event loops other than asyncio's would accept connections themselves and bypass the listener.

    Args:
        listener: bound to its address.
        protocol: makes the protocol of a connection.
        at_once: connections to accept before the open ones get their turn.
    """

    def __init__(
        self, listener: Listener, protocol: Callable[[], asyncio.BaseProtocol], at_once: int
    ) -> None:
        self._listener, self._protocol, self._at_once = listener, protocol, at_once
        self._loop = asyncio.get_running_loop()
        self._opening: set[asyncio.Task[None]] = set()
        self._resting: asyncio.TimerHandle | None = None
        listener.setblocking(False)
        listener.listen()
        self._go_on()

    def close(self) -> None:
        """Stop accepting connections."""
        if self._resting is not None:
            self._resting.cancel()
        self._loop.remove_reader(self._listener)

    async def wait_closed(self) -> None:
        """Return at once: the connections belong to the server."""

    def _go_on(self) -> None:
        self._loop.add_reader(self._listener, self._accept)

    def _accept(self) -> None:
        for _ in range(self._at_once):
            try:
                connection, _ = self._listener.accept()
            except (BlockingIOError, InterruptedError, ConnectionAbortedError):
                return
            except OSError:  # no file or memory is left
                self._rest()
                return
            task = self._loop.create_task(self._open(connection))
            self._opening.add(task)
            task.add_done_callback(self._opening.discard)

    def _rest(self) -> None:
        """Try again later: the connection would be announced again and again."""
        self._loop.remove_reader(self._listener)
        self._resting = self._loop.call_later(REST, self._go_on)

    async def _open(self, connection: socket.socket) -> None:
        connection.setblocking(False)
        try:
            await self._loop.connect_accepted_socket(self._protocol, connection)
        except OSError:  # it has gone already
            connection.close()


def _refuse(plain: socket.socket, error: SerenissimaError) -> None:
    """Report why, as far as possible without waiting, and close."""
    with plain, suppress(OSError):
        plain.setblocking(False)
        plain.send(response_bytes(error))
        plain.shutdown(socket.SHUT_WR)
        plain.recv(READ)
