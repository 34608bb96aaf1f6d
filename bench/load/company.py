"""The extras at tables of friends: clocks, a chat, and notifications of people who are away."""

import asyncio
import sys
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import AbstractAsyncContextManager, asynccontextmanager, suppress
from secrets import token_hex
from socket import socket

from load.tables import Habits, Seat

from serenissima.service import Tables

Way = Callable[[], AbstractAsyncContextManager[Habits]]
HERE = "127.0.0.1"
SAID = "Good luck, everybody!"


class Company(Habits):
    """People with two days per turn, who each write a line and are notified at an address.

    Attributes:
        port: the port that receives notifications.
        called: the number of notifications.
    """

    time = "days 2"

    def __init__(self) -> None:
        self.port, self.notified = 0, 0

    async def take(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Receive a notification."""
        with suppress(asyncio.IncompleteReadError, ConnectionError):
            head = (await reader.readuntil(b"\r\n\r\n")).decode().lower()
            await reader.readexactly(int(head.partition("content-length:")[2].split()[0]))
            self.notified += 1
            writer.write(b"HTTP/1.1 204 No Content\r\n\r\n")
        writer.close()

    def options(self) -> Mapping[str, object]:
        """Return a server's options for notifying these people, and for metrics."""
        channels = {"--address": f"http://{HERE}", "--webhooks": "", "--webhooks-to": f"{HERE}/32"}
        with socket() as free:
            free.bind((HERE, 0))
            return channels | {"--metrics": free.getsockname()[1]}

    async def settle(self, running: Tables, seat: Seat) -> None:
        """Write a line, and register an address for notifications."""
        table, url = seat.table.id, f"http://{HERE}:{self.port}/{token_hex(4)}"
        name = token_hex(4)
        guest, _ = await running.guests.welcome(name, key=token_hex(8))
        await running.chat.say(table, seat.number, name, guest.id, SAID, key=token_hex(8))
        await running.outbox.register(table, seat.token, "webhook", url, "en", asks=False)


@asynccontextmanager
async def company() -> AsyncIterator[Company]:
    """Yield company, and receive its notifications meanwhile."""
    found = Company()
    server = await asyncio.start_server(found.take, HERE, 0)
    found.port = server.sockets[0].getsockname()[1]
    async with server:
        yield found
    print(f"people were notified {found.notified} times", file=sys.stderr)


@asynccontextmanager
async def alone() -> AsyncIterator[Habits]:
    """Yield people who only play."""
    yield Habits()
