"""The stream of a table for programs: a line of JSON each time that the caller's seat sees more.

It resumes after interruptions: each line is the whole current table, except that its tale contains
only the new steps. All entries of the log produce the same kind of line.
"""

import asyncio
import json
from collections.abc import Awaitable, Mapping, Sequence
from typing import Any

from starlette.responses import Response
from starlette.types import Message, Receive, Scope, Send

from serenissima.kernel.errors import SerenissimaError
from serenissima.service import SeatListener, Shown, TableView, ToldStep, plain
from serenissima.web.dependencies import AppState
from serenissima.web.presentation.lateness import Absence, Lateness
from serenissima.web.presentation.refusals import as_json

BEAT = 15.0  # seconds after which a line shows that the connection is alive
ALIVE = b"{}\n"
KIND = "application/x-ndjson"
HEADERS = {"cache-control": "no-store", "x-accel-buffering": "no"}  # proxies pass lines on at once


def as_data(view: TableView, lateness: Lateness, since: int = 0) -> dict[str, Any]:
    """Return a viewer's table in the form of the API, with its tale from a step on."""
    return {**view.as_data(since), **plain(lateness, view.actions)}


class TableStream(Response):
    """Sends lines until the program leaves or the server ends.

    Args:
        state: of the application.
        table: the table's id.
        token: of the seat that looks; without one, a spectator looks.
        since: the last `seq` that the program has; 0 for none.
        language: of a refusal's message.

    Raises:
        Unknown: `table/unknown`.
        Illegal: `seat/not-yours`.
    """

    media_type = KIND

    def __init__(
        self, state: AppState, table: str, token: str | None, since: int, language: str
    ) -> None:
        super().__init__(headers=HEADERS)
        del self.headers["content-length"]
        self._state, self._table, self._token, self._since = state, table, token, since
        self._language = language
        self._told: tuple[ToldStep, ...] = ()  # the program's state
        self._seen: TableView | None = None
        self._gone: Absence | None = None

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Refuse, or send updates until the stream ends."""
        tables, whole = self._state.tables, not scope.get("head_only")
        seen = await tables.view(self._table, self._token)
        since = Shown(self._since if self._since <= seen.seq else 0)
        async with tables.watch(self._table, self._token, since) as views:
            await send(self._head())
            if whole:
                await _first(
                    self._tell(views, send),
                    self._beat(send),
                    _left(receive),
                    self._state.ending.wait(),
                )
        await send({"type": "http.response.body", "body": b"", "more_body": False})

    def _head(self) -> Message:
        return {"type": "http.response.start", "status": 200, "headers": self.raw_headers}

    async def _tell(self, views: SeatListener, send: Send) -> None:
        try:
            async for view in views:
                await _send(send, self._line(view))
        except SerenissimaError as error:  # the table cannot be shown any more
            await _send(send, _written({"refused": as_json(error, self._language)}))

    def _line(self, view: TableView) -> bytes:
        """Return the table, with the part of its tale that the program does not have."""
        kept, lateness = _common(self._told, view.told), self._state.lateness(view)
        self._told, self._seen, self._gone = view.told, view, lateness.absence
        return _written(as_data(view, lateness, kept) | {"told_from": kept})

    async def _beat(self, send: Send) -> None:
        """Send a sign of life from time to time, or a line if a player has become late."""
        while True:
            await asyncio.sleep(BEAT)
            await _send(send, self._beaten())

    def _beaten(self) -> bytes:
        """Return the sign of life, or a line: lateness comes with time alone, without an entry."""
        seen = self._seen
        if seen is None or self._state.lateness(seen).absence == self._gone:
            return ALIVE
        return self._line(seen)


def _written(data: Mapping[str, Any]) -> bytes:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":")).encode() + b"\n"


def _common(before: Sequence[ToldStep], now: Sequence[ToldStep]) -> int:
    """Return how many steps from the beginning on are the same.

    A tale grows and is cut at its end, so the steps before a step that is still there are
    unchanged: the cost is proportional to the difference. Only a table that was read anew is
    compared whole.
    """
    for at in range(min(len(before), len(now)), 0, -1):
        if before[at - 1] is now[at - 1]:
            return at
    alike = (one == other for one, other in zip(before, now, strict=False))
    return next((at for at, same in enumerate(alike) if not same), min(len(before), len(now)))


async def _left(receive: Receive) -> None:
    """Wait until the program has gone."""
    while (await receive())["type"] != "http.disconnect":
        pass


async def _send(send: Send, line: bytes) -> None:
    await send({"type": "http.response.body", "body": line, "more_body": True})


async def _first(*those: Awaitable[object]) -> None:
    """Wait until one of them is done, and cancel the others; raise what it raised."""
    tasks = [asyncio.ensure_future(one) for one in those]
    try:
        done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    for task in done:
        task.result()
