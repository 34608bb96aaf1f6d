"""Servers that are started again and again at the same address, and die without a word."""

import asyncio
import json
import os
import signal
import sys
import time
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import IO

import httpx2

from tests.places import BIN, ROOT
from tests.ports import Port

PATIENCE = 60.0  # seconds allowed for each change


class Nursery:
    """The process that forks servers; see `nursery.py`."""

    def __init__(self, process: Process) -> None:
        self._process, self._turn = process, asyncio.Lock()

    async def fork(self, words: str) -> int:
        """The process id of a new server."""
        assert self._process.stdin
        async with self._turn:
            self._process.stdin.write(words.encode() + b"\n")
            return int(await self._line())

    async def _line(self) -> str:
        """The next line; empty if the process has ended."""
        assert self._process.stdout
        return (await self._process.stdout.readline()).decode()


@asynccontextmanager
async def nursery(log: IO[str]) -> AsyncIterator[Nursery]:
    """A process that starts servers, which write their log there."""
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "tests.soak.nursery", cwd=ROOT, stdin=PIPE, stdout=PIPE, stderr=log
    )
    found = Nursery(process)
    await found._line()  # the message that it is ready
    try:
        yield found
    finally:
        process.kill()
        await process.wait()


class Server:
    """A server of a database, always at the same port.

    Attributes:
        port, address: where it is reached.
        waits: seconds from each start to its first answer, of forked servers.
        cold: the same for servers that were started as `serenissima serve`.
    """

    def __init__(self, nursery: Nursery, database: str, log: IO[str]) -> None:
        self._nursery, self._database, self._log = nursery, database, log
        self._kept = Port()
        self.port = self._kept.number
        self._process: int | Process = 0
        self.address = f"http://127.0.0.1:{self.port}"
        self.waits: list[float] = []
        self.cold: list[float] = []

    async def start(self, *, cold: bool = False) -> None:
        """Start it, and wait until a page is answered."""
        begun = time.perf_counter()
        words = ["serve", "--port", str(self.port), "--database", self._database]
        if cold:
            self._process = await asyncio.create_subprocess_exec(
                str(BIN / "serenissima"), *words, stdout=self._log, stderr=self._log
            )
        else:
            self._process = await self._nursery.fork(json.dumps(words))
        await self._first_answer()
        (self.cold if cold else self.waits).append(time.perf_counter() - begun)

    async def _first_answer(self) -> None:
        async with asyncio.timeout(PATIENCE), httpx2.AsyncClient() as web:
            while True:
                try:
                    (await web.get(f"{self.address}/api/games")).raise_for_status()
                except httpx2.TransportError:
                    await asyncio.sleep(0.005)
                else:
                    return

    async def kill(self) -> None:
        """End it as a power cut would: `kill -9`."""
        if isinstance(self._process, Process):
            self._process.kill()
            await self._process.wait()
        elif self._process:
            with suppress(ProcessLookupError):
                os.kill(self._process, signal.SIGKILL)
                await self._gone(self._process)
        self._process = 0

    async def _gone(self, process: int) -> None:
        """Wait for a forked server's end, by an exception: until then it holds its port."""
        async with asyncio.timeout(PATIENCE):
            while True:
                os.kill(process, 0)
                await asyncio.sleep(0.001)
