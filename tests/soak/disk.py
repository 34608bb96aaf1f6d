"""A disk that is full under play: what does not fit is refused, and stored when there is room."""

import asyncio
import os
import random
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import IO

import httpx2

from serenissima import games
from tests.soak.audit import Findings
from tests.soak.cuts import audited, played
from tests.soak.people import fresh_key
from tests.soak.servers import PATIENCE, Nursery, Server

SIZE = 16 * 2**20  # bytes of the disk: SQLite writes up to 4 MB beside its file
FREE = 24 * 1024  # bytes of it that are left when the match begins
FULL_FOR = 2.0  # seconds for which people play on, once the disk is full
PAUSE = 0.1  # seconds between two looks whether it is
MATCHES = 2


@contextmanager
def small_disk(folder: Path) -> Iterator[Path | None]:
    """A file system in memory; None if this process may mount none."""
    folder.mkdir()
    command = ["mount", "-t", "tmpfs", "-o", f"size={SIZE}", "tmpfs", str(folder)]
    if subprocess.run(command, check=False, capture_output=True).returncode:
        yield None
        return
    try:
        yield folder
    finally:
        subprocess.run(["umount", "-l", str(folder)], check=True)


def fill(folder: Path) -> Path:
    """Fill the disk with a file, but for a little."""
    filler = folder / "filler"
    room = os.statvfs(folder)
    filler.write_bytes(bytes(max(0, room.f_bavail * room.f_frsize - FREE)))
    return filler


async def filled(folder: Path, forks: Nursery, log: IO[str]) -> tuple[Findings, bool]:
    """Play matches on a full disk.

    Return the audit of the logs, and whether a request was refused.
    """
    database = f"sqlite:///{folder / 'tables.db'}"
    server = Server(forks, database, log)
    await server.start()
    try:
        filler = fill(folder)
        playing = asyncio.create_task(played(server.address, games.names()[0], MATCHES, seed=1))
        full = await _is_full(server.address)
        await asyncio.sleep(FULL_FOR)
        filler.unlink()
        async with asyncio.timeout(2 * PATIENCE):
            matches = await playing
        return await audited(database, matches), full
    finally:
        await server.kill()


async def _is_full(address: str) -> bool:
    """Open tables until the server refuses one for lack of room; return False if it never does."""
    chance = random.Random(1)
    async with httpx2.AsyncClient(base_url=address, timeout=PATIENCE) as web:
        with suppress(TimeoutError):
            async with asyncio.timeout(PATIENCE):
                while not await _refuses(web, fresh_key(chance)):  # noqa: ASYNC110 - nothing tells
                    await asyncio.sleep(PAUSE)
                return True
    return False


async def _refuses(web: httpx2.AsyncClient, key: str) -> bool:
    """Return whether the server refuses a new table with the right code."""
    form = {"name": "Anna", "key": key, "sit-1": "person", "seats": "2"}
    got = await web.post(f"/new/{games.names()[0]}", data=form)
    return got.status_code == 503 and "database/unavailable" in got.text
