"""Limits what is asked for: requests of an address, channels, and messages of a channel."""

import asyncio
import math
import re
import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator
from contextlib import AsyncExitStack, contextmanager

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from serenissima.kernel.errors import SerenissimaError
from serenissima.web.refusals import REQUEST_TOO_MANY, TABLE_CROWDED
from serenissima.web.security.answers import PAUSE, short
from serenissima.web.security.limits import Limits

OPENS = re.compile(
    "/match|/new/[^/]+(?:/tournament)?|/learn/[^/]+/[^/]+|/table/[^/]+/(?:learn|play)|(?:/api)?/table/[^/]+/again|"
    "/api/games/[^/]+/(?:tables|tournaments)|/api/guests|/me/guest"
)
"""What is posted there opens a table or a tournament, or makes a guest and nothing else."""
DRAWS = re.compile("(?:/api/tournaments|/tournament)/[^/]+/round")
"""What is posted there opens the tables of a round."""
TABLES_OF_ROUND = 10  # that it counts as: 20 at most, of 40 people
SITS = re.compile("/tables|(?:/api)?/table/[^/]+/(?:sit|leave)")
"""What is posted there sits down at an open table, or leaves one."""
STREAMS = re.compile("/api/table/[^/]+/stream")
"""What is sent there goes on like a live channel, and counts as one."""
REMEMBERED = 10_000  # addresses
ENTERING = 16  # channels that are being opened; the next ones wait, so that requests do not


class Buckets:
    """A bucket of tokens for each address: a request takes some, and time fills it again.

    Args:
        rate: tokens a second.
        most: tokens in a full bucket.
        clock: seconds, from any moment on.
    """

    def __init__(
        self, rate: float, most: float, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._rate, self._most, self._clock = rate, most, clock
        self._left: OrderedDict[str, tuple[float, float]] = OrderedDict()  # tokens, and when

    def take(self, origin: str, tokens: float = 1) -> float:
        """Take tokens; seconds until there are as many, or 0 if there were."""
        now = self._clock()
        left, then = self._left.pop(origin, (self._most, now))
        left = min(self._most, left + (now - then) * self._rate)
        taken = left >= tokens
        self._left[origin] = (left - tokens if taken else left, now)
        if len(self._left) > REMEMBERED:
            self._left.popitem(last=False)
        return 0.0 if taken else (tokens - left) / self._rate

    def give(self, origin: str) -> None:
        """Put a token back that was taken in vain."""
        if origin in self._left:
            left, then = self._left[origin]
            self._left[origin] = (min(self._most, left + 1), then)


class Traffic:
    """Refuses what one address has too much of, and channels of a crowded table.

    Args:
        app: what is limited.
        limits: how much is too much.
        refused: told the code of each refusal.
    """

    def __init__(
        self, app: ASGIApp, limits: Limits, refused: Callable[[str], None] = lambda _: None
    ) -> None:
        self._app, self._limits, self._refused = app, limits, refused
        self._requests = Buckets(limits.requests, limits.burst)
        opened = Buckets(limits.tables, limits.table_burst)
        self._posts = {
            OPENS: (opened, 1),
            DRAWS: (opened, min(TABLES_OF_ROUND, limits.table_burst)),
            SITS: (Buckets(limits.sittings, limits.sitting_burst), 1),
        }
        self._from: Counter[str] = Counter()  # channels by address
        self._at: Counter[str] = Counter()  # channels by path, which names the table
        self._entrance = asyncio.Semaphore(ENTERING)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass on a request or a channel, or refuse it before anything is done for it."""
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        client = scope.get("client")
        origin = self._limits.counted(client[0]) if client else ""
        if origin and (wait := self._wait(scope, origin)):
            await self._refuse(REQUEST_TOO_MANY(), math.ceil(wait))(scope, receive, send)
        elif scope["type"] == "websocket" or STREAMS.fullmatch(scope["path"]):
            await self._channel(scope, receive, send, origin)
        else:
            await self._app(scope, receive, send)

    def _refuse(self, refusal: SerenissimaError, pause: int = PAUSE) -> ASGIApp:
        self._refused(refusal.code)
        return short(refusal, pause)

    def _wait(self, scope: Scope, origin: str) -> float:
        """Seconds until the address may ask for this, or 0 if it may now."""
        if (wait := self._requests.take(origin)) or scope.get("method") != "POST":
            return wait
        for posted, (bucket, tokens) in self._posts.items():
            if posted.fullmatch(scope["path"]):
                return bucket.take(origin, tokens)
        return 0.0

    async def _channel(self, scope: Scope, receive: Receive, send: Send, origin: str) -> None:
        path = scope["path"]
        if refusal := self._refusal(origin, path):
            await self._refuse(refusal)(scope, receive, send)
            return
        with _counted(self._from, origin), _counted(self._at, path):
            await self._enter(scope, self._slowly(receive), send)

    async def _enter(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Open a channel when its turn has come; then it is the next one's turn."""
        async with AsyncExitStack() as entering:
            await entering.enter_async_context(self._entrance)

            async def sends(message: Message) -> None:
                await send(message)
                await entering.aclose()

            await self._app(scope, receive, sends)

    def _slowly(self, receive: Receive) -> Receive:
        """The messages of a channel, no more of them than it may send."""
        bucket = Buckets(self._limits.messages, self._limits.message_burst)

        async def waits() -> Message:
            if wait := bucket.take(""):
                await asyncio.sleep(wait)
                bucket.take("")
            return await receive()

        return waits

    def _refusal(self, origin: str, path: str) -> SerenissimaError | None:
        if origin and self._from[origin] >= self._limits.channels_from_address:
            return REQUEST_TOO_MANY()
        if self._at[path] >= self._limits.channels_at_table:
            return TABLE_CROWDED()
        return None


@contextmanager
def _counted(count: Counter[str], name: str) -> Iterator[None]:
    count[name] += 1
    try:
        yield
    finally:
        count[name] -= 1
        if not count[name]:
            del count[name]
