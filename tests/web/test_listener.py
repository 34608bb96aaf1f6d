"""Accepting connections, with the server's event loop and with that of the standard library."""

import asyncio
import os
import resource
import socket
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import cast

import pytest
import uvloop

from serenissima.web.security import listener as doors
from serenissima.web.security.limits import Limits
from serenissima.web.security.listener import Accepting, Connections, Listener

LOOPS = {"asyncio": asyncio.new_event_loop, "uvloop": uvloop.new_event_loop}
NewLoop = Callable[[], asyncio.AbstractEventLoop]
every_loop = pytest.mark.parametrize("loop", LOOPS.values(), ids=LOOPS)


class Greeting(asyncio.Protocol):
    """Greets every client that connects."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        stream = cast(asyncio.Transport, transport)
        stream.write(b"hello")
        stream.close()


@contextmanager
def no_files_left() -> Iterator[None]:
    """Let no file be opened in this process."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    free = os.dup(0)
    os.close(free)
    resource.setrlimit(resource.RLIMIT_NOFILE, (free, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


def listening() -> Listener:
    """A listener on a free port, whose connections are counted."""
    listener = Listener()
    listener.bind(("127.0.0.1", 0))
    listener.connections = Connections(Limits())
    return listener


@every_loop
def test_a_connection_is_counted_until_it_is_closed(loop: NewLoop):
    """The socket may be closed by the loop itself, or by a library that takes the file from it."""

    async def visits() -> list[bytes]:
        accepting = Accepting(listener, Greeting, 8)
        address = listener.getsockname()
        streams = [await asyncio.open_connection(*address) for _ in range(3)]
        greetings = [await reader.read() for reader, _ in streams]
        for _, writer in streams:
            writer.close()
            await writer.wait_closed()
        accepting.close()
        return greetings

    with listening() as listener, asyncio.Runner(loop_factory=loop) as runner:
        greetings = runner.run(visits())
        connections = listener.connections

    assert greetings == [b"hello"] * 3
    assert connections is not None
    assert connections.all == 0


@every_loop
def test_a_server_without_free_files_accepts_later(loop: NewLoop, monkeypatch: pytest.MonkeyPatch):
    """It does not waste time on trying."""
    monkeypatch.setattr(doors, "REST", 0.05)
    tries, tried = list[None](), asyncio.Event()

    class Watched(Listener):
        def accept(self) -> tuple[socket.socket, object]:
            tries.append(None)
            tried.set()
            return super().accept()

    async def visit() -> bytes:
        accepting = Accepting(listener, Greeting, 8)
        with socket.socket() as visitor:
            visitor.setblocking(False)
            asking = asyncio.ensure_future(
                asyncio.get_running_loop().sock_connect(visitor, listener.getsockname())
            )
            with no_files_left():
                await tried.wait()
                await asyncio.sleep(0.12)
            assert len(tries) <= 4
            await asking
            greeting = await asyncio.get_running_loop().sock_recv(visitor, 5)
        accepting.close()
        return greeting

    with Watched() as listener, asyncio.Runner(loop_factory=loop) as runner:
        listener.bind(("127.0.0.1", 0))
        greeting = runner.run(visit())

    assert greeting == b"hello"
