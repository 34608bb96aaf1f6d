"""A stream of a table that a program holds open, at an application in this process."""

import asyncio
import json
from collections.abc import AsyncIterator, Callable, MutableMapping
from contextlib import asynccontextmanager, suppress
from typing import Any

from fastapi import FastAPI

from tests.service.guests import PATIENCE


class HeldStream:
    """A stream's status, its lines so far, and whether it has ended."""

    def __init__(self) -> None:
        self.status = 0
        self.sent = b""
        self.ended = False
        self._came = asyncio.Condition()

    async def add(self, message: MutableMapping[str, Any]) -> None:
        """Take a message of the application."""
        async with self._came:
            self.status = message.get("status", self.status)
            self.sent += message.get("body", b"")
            more = message.get("more_body", message["type"] == "http.response.start")
            self.ended = not more
            self._came.notify_all()

    @property
    def lines(self) -> list[dict[str, Any]]:
        """The lines so far."""
        return [json.loads(line) for line in self.sent.splitlines()]

    async def until(self, true: Callable[[list[dict[str, Any]]], object]) -> list[dict[str, Any]]:
        """Wait for this to be true of the lines, and return them."""
        async with asyncio.timeout(PATIENCE), self._came:
            await self._came.wait_for(lambda: true(self.lines))
        return self.lines

    async def end(self) -> None:
        """Wait until the application has ended the stream."""
        async with asyncio.timeout(PATIENCE), self._came:
            await self._came.wait_for(lambda: self.ended)


@asynccontextmanager
async def streaming(
    app: FastAPI, table: str, token: str = "", since: int = 0, method: str = "GET"
) -> AsyncIterator[HeldStream]:
    """Hold a stream open; the program leaves at the end."""
    stream, leaves = HeldStream(), asyncio.Event()
    headers = [(b"host", b"venice.test")]
    headers += [(b"authorization", f"Bearer {token}".encode())] if token else []
    path = f"/api/table/{table}/stream"
    scope = {
        "type": "http", "method": method, "path": path, "raw_path": path.encode(),
        "headers": headers, "root_path": "",
        "query_string": f"since={since}".encode(), "http_version": "1.1", "scheme": "http",
        "server": ("venice.test", 80), "client": ("127.0.0.1", 1),
    }  # fmt: skip

    async def receive() -> dict[str, Any]:
        await leaves.wait()
        return {"type": "http.disconnect"}

    serving = asyncio.create_task(app(scope, receive, stream.add))
    try:
        yield stream
    finally:
        leaves.set()
        with suppress(asyncio.CancelledError):
            await asyncio.wait_for(serving, PATIENCE)
