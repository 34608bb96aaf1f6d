"""The socket on which pages are served."""

import asyncio
import socket

from serenissima.web.server import listen

HOST = "127.0.0.1"


async def test_small_answers_are_sent_at_once():
    """A kept connection does not wait for the other side to confirm what came before."""
    found = asyncio.get_running_loop().create_future()

    async def answer(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        connection = writer.get_extra_info("socket")
        found.set_result(connection.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY))
        writer.close()

    listener = listen(HOST, 0)
    async with await asyncio.start_server(answer, sock=listener):
        _, writer = await asyncio.open_connection(HOST, listener.getsockname()[1])
        sends_at_once = await found
        writer.close()
        await writer.wait_closed()

    assert sends_at_once
