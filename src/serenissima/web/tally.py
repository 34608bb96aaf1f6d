"""Counts the application's requests and the data it sends: cheap enough to run all the time."""

import time
from collections import Counter
from collections.abc import Iterable

from starlette.routing import BaseRoute, Route
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from serenissima.service import Durations

OTHER = "other"  # no route of ours, or more codes than exist
MOST_CODES = 500


class Tally:
    """The counts of an application's requests and answers since it started.

    Attributes:
        requests: by the pattern of their route, which contains no id, and the status of the answer.
        refused: refusals by code.
        channels: how many live channels are open.
        sent: how long it took to hand a message of a live channel over to its connection.
        bytes: of answers and messages, without heads.
        notifications: for people who are away, by channel and outcome.
        calls_waiting: notifications waiting at the last look.
    """

    def __init__(self) -> None:
        self.requests: Counter[tuple[str, int]] = Counter()
        self.refused: Counter[str] = Counter()
        self.channels = 0
        self.sent = Durations()
        self.bytes = 0
        self.notifications: Counter[tuple[str, str]] = Counter()
        self.notifications_waiting = 0

    def notify(self, channel: str, outcome: str) -> None:
        """Count an attempted notification: `sent`, `failed`, or `gone` with its receiver."""
        self.notifications[channel, outcome] += 1

    def refuse(self, code: str) -> None:
        """Count a refusal."""
        known = code in self.refused or len(self.refused) < MOST_CODES
        self.refused[code if known else OTHER] += 1


class CountingApp:
    """Middleware that counts the application's traffic.

    Args:
        app: the application.
        counts: where to count.
        routes: of the application, also for requests that are refused before routing.
    """

    def __init__(self, app: ASGIApp, counts: Tally, routes: Iterable[BaseRoute]) -> None:
        self._app, self._counts = app, counts
        self._patterns = [(one.path_regex, one.path) for one in routes if isinstance(one, Route)]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass on a request or a channel."""
        if scope["type"] == "http":
            await self._request(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._channel(scope, receive, send)
        else:
            await self._app(scope, receive, send)

    async def _request(self, scope: Scope, receive: Receive, send: Send) -> None:
        counts, status = self._counts, 0

        async def sends(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            else:
                counts.bytes += len(message.get("body", b""))
            await send(message)

        try:
            await self._app(scope, receive, sends)
        finally:
            counts.requests[self._pattern(scope), status] += 1

    def _pattern(self, scope: Scope) -> str:
        """Return the pattern of the route that has answered, or would have."""
        if found := getattr(scope.get("route"), "path", ""):
            return str(found)
        path = scope["path"]
        return next((pattern for regex, pattern in self._patterns if regex.match(path)), OTHER)

    async def _channel(self, scope: Scope, receive: Receive, send: Send) -> None:
        counts, clock = self._counts, time.perf_counter

        async def sends(message: Message) -> None:
            if message["type"] != "websocket.send":
                await send(message)
                return
            counts.bytes += _size(message)
            begun = clock()
            await send(message)
            counts.sent.add(clock() - begun)

        counts.channels += 1
        try:
            await self._app(scope, receive, sends)
        finally:
            counts.channels -= 1


def _size(message: Message) -> int:
    """Return the bytes of a message on a channel."""
    text = message.get("text")
    return len(message["bytes"]) if text is None else len(text.encode())
