"""Limits requests of an address, channels, and messages of a channel."""

import asyncio
import math
import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterable, Iterator
from contextlib import AsyncExitStack, contextmanager

from starlette.routing import BaseRoute, Route
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from serenissima.kernel.errors import SerenissimaError
from serenissima.web.refusals import REQUEST_TOO_MANY, TABLE_CROWDED
from serenissima.web.security.answers import PAUSE, short_response
from serenissima.web.security.costs import FREE, Cost, cost_of
from serenissima.web.security.limits import Limits

REMEMBERED = 10_000  # addresses
CHANNEL = Cost(channels=1)
ENTERING = 16  # channels that are being opened; the next ones wait, so that requests do not


class Buckets:
    """A bucket of tokens for each address: a request takes some, and time refills it.

    Args:
        rate: tokens a second.
        most: tokens in a full bucket.
        clock: seconds since any fixed moment.
    """

    def __init__(
        self, rate: float, most: float, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._rate, self._most, self._clock = rate, most, clock
        self._left: OrderedDict[str, tuple[float, float]] = OrderedDict()  # tokens, and when

    def take(self, origin: str, tokens: float = 1) -> float:
        """Take tokens; return the seconds until there are enough, or 0 if there were."""
        now = self._clock()
        left, then = self._left.pop(origin, (self._most, now))
        left = min(self._most, left + (now - then) * self._rate)
        taken = left >= tokens
        self._left[origin] = (left - tokens if taken else left, now)
        if len(self._left) > REMEMBERED:
            self._left.popitem(last=False)
        return 0.0 if taken else (tokens - left) / self._rate

    def give(self, origin: str) -> None:
        """Return a token that was taken in vain."""
        if origin in self._left:
            left, then = self._left[origin]
            self._left[origin] = (min(self._most, left + 1), then)


class Traffic:
    """Middleware that refuses an address's excess requests, and channels of a crowded table.

    Args:
        app: the limited application.
        limits: how much is too much.
        routes: of the application, with endpoints that declare their costs.
        refused: called with the code of each refusal.
    """

    def __init__(
        self,
        app: ASGIApp,
        limits: Limits,
        routes: Iterable[BaseRoute] = (),
        refused: Callable[[str], None] = lambda _: None,
    ) -> None:
        self._app, self._limits, self._refused = app, limits, refused
        self._requests = Buckets(limits.requests, limits.burst)
        self._tables = Buckets(limits.tables, limits.table_burst)
        self._sittings = Buckets(limits.sittings, limits.sitting_burst)
        self._costly = [
            (route, cost)
            for route in routes
            if isinstance(route, Route) and (cost := cost_of(route.endpoint)) != FREE
        ]
        self._from: Counter[str] = Counter()  # channels by address
        self._at: Counter[str] = Counter()  # channels by path, which names the table
        self._entrance = asyncio.Semaphore(ENTERING)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass on a request or a channel, or refuse it before anything is done for it."""
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        client, cost = scope.get("client"), self._cost(scope)
        origin = self._limits.counting_name(client[0]) if client else ""
        if origin and (wait := self._wait(origin, cost)):
            await self._refuse(REQUEST_TOO_MANY(), math.ceil(wait))(scope, receive, send)
        elif cost.channels:
            await self._channel(scope, receive, send, origin)
        else:
            await self._app(scope, receive, send)

    def _refuse(self, refusal: SerenissimaError, pause: int = PAUSE) -> ASGIApp:
        self._refused(refusal.code)
        return short_response(refusal, pause)

    def _cost(self, scope: Scope) -> Cost:
        """Return the declared cost of the route that would answer."""
        if scope["type"] == "websocket":
            return CHANNEL
        method = "GET" if scope["method"] == "HEAD" else scope["method"]
        for route, cost in self._costly:
            if method in (route.methods or ()) and route.path_regex.match(scope["path"]):
                return cost
        return FREE

    def _wait(self, origin: str, cost: Cost) -> float:
        """Return the seconds until the address may send this, or 0 if it may now."""
        if wait := self._requests.take(origin):
            return wait
        if cost.tables:  # never more than the bucket holds: it would be refused for ever
            wait = self._tables.take(origin, min(cost.tables, self._limits.table_burst))
        if cost.sittings and not wait:
            wait = self._sittings.take(origin, cost.sittings)
        return wait

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
        """Pass on the messages of a channel, no faster than it may send."""
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
