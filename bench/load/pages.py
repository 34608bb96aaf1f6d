"""A browser's page that reopens its live channel whenever it is lost, like `channel.js`."""

import asyncio
import random
import re
import time
import zlib
from contextlib import suppress
from dataclasses import dataclass, field

from load.clients import PING, channel
from load.tables import Seat
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import WebSocketException

PONG = 5.0  # seconds to wait for an answer
FIRST_WAIT, LONGEST_WAIT = 0.6, 15.0  # seconds before another try
NUMBER = re.compile(rb'\{"seq":(\d+)')
STEP = re.compile(rb'<li id=\\"t-(\d+)')
TELLING = re.compile(rb'data-telling=\\"(\w*)')


@dataclass(eq=False)
class Page:
    """A browser that shows a table, and its channel.

    Attributes:
        shown: the number of the version that it shows.
        steps: the number of the last step of the tale that it shows.
        telling: its value of `data-telling`, which depends on how those steps were told.
        wanted: the number that it must show to be current.
        tries: channels since the last message from the server.
        opened: all channels opened.
        asked: the time of a ping that is still unanswered.
        answered: whether any ping was answered.
        told: whether it received any change, or the message that there is none.
        pong: the longest wait for an answer.
        current: the time when it became current; None before.
        back: set when it is current.
    """

    seat: Seat
    shown: int = 0
    steps: str = ""
    telling: str = ""
    wanted: int = 1
    tries: int = 0
    opened: int = 0
    asked: float | None = None
    answered: bool = False
    told: bool = False
    pong: float = 0.0
    current: float | None = None
    back: asyncio.Event = field(default_factory=asyncio.Event)

    def leave(self) -> None:
        """Reset everything except the page's contents, since the server is gone."""
        self.wanted, self.current, self.answered, self.told = self.shown, None, False, False
        self.tries, self.opened, self.pong = 0, 0, 0.0
        self.back.clear()

    async def live(self, chosen: random.Random, wait: float) -> None:
        """Open the channel after `wait` seconds, and again whenever it is lost."""
        while True:
            await asyncio.sleep(wait)
            self.tries, self.opened, self.asked = self.tries + 1, self.opened + 1, None
            with suppress(OSError, WebSocketException, TimeoutError):
                async with channel(self.seat, self.shown, self.steps, self.telling) as connection:
                    await self._stay(connection)
            wait = patience(self.tries, chosen)

    async def _stay(self, connection: ClientConnection) -> None:
        """Ping after each silence; raise an exception when the server doesn't answer."""
        while True:
            self.asked = time.perf_counter()
            await connection.send('{"ping":1}')
            await self._hear(connection, PONG)
            with suppress(TimeoutError):
                while True:
                    await self._hear(connection, PING)

    async def _hear(self, connection: ClientConnection, longest: float) -> None:
        """Receive the next message."""
        try:
            async with asyncio.timeout(longest):
                message = await connection.recv()
        finally:
            if self.asked is not None:
                self.pong = max(self.pong, time.perf_counter() - self.asked)
        self.tries = 0
        if isinstance(message, bytes):
            self._show(zlib.decompress(message, wbits=-zlib.MAX_WBITS))
            self.told = True
        elif "pong" in message:
            self.asked, self.answered = None, True
        elif "seq" in message:  # the page is current; others concern the people at the table
            self.told = True
        if self.current is None and self.answered and self.told and self.shown >= self.wanted:
            self.current = time.perf_counter()
            self.back.set()

    def _show(self, message: bytes) -> None:
        """Show the contents of a message."""
        number, step, telling = (find.search(message) for find in (NUMBER, STEP, TELLING))
        assert number
        self.shown = int(number[1])
        self.steps = step[1].decode() if step else self.steps
        self.telling = telling[1].decode() if telling else self.telling


def patience(tries: int, chosen: random.Random) -> float:
    """Return the seconds until a page tries again, after this number of silent channels."""
    return min(FIRST_WAIT * 2**tries, LONGEST_WAIT) * (0.5 + chosen.random())
