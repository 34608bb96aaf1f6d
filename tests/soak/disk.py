"""A disk that is full under play: what does not fit is refused, and stored when there is room."""

import asyncio
import os
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

import httpx2

from serenissima import games
from tests.soak.audit import Findings
from tests.soak.cuts import audited, played
from tests.soak.servers import PATIENCE, Nursery, Server

SIZE = 16 * 2**20  # bytes of the disk: SQLite writes up to 4 MB beside its file
FREE = 24 * 1024  # bytes of it that are left when the match begins
FULL_FOR = 3.0  # seconds
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


async def filled(folder: Path, forks: Nursery, log: IO[str]) -> tuple[Findings, int]:
    """What the logs say after matches on a disk that was full; how many requests were refused."""
    database = f"sqlite:///{folder / 'tables.db'}"
    server = Server(forks, database, log)
    await server.start()
    try:
        filler = fill(folder)
        playing = asyncio.create_task(played(server.address, games.names()[0], MATCHES, seed=1))
        await asyncio.sleep(FULL_FOR)
        refused = await _refusals(server.address)
        filler.unlink()
        async with asyncio.timeout(2 * PATIENCE):
            matches = await playing
        return await audited(database, matches), refused
    finally:
        await server.kill()


async def _refusals(address: str) -> int:
    """1 if the server refuses a new table for want of room, by the code that says so."""
    async with httpx2.AsyncClient(base_url=address) as web:
        form = {"name": "Anna", "key": "a key for a full disk", "sit-1": "person", "seats": "2"}
        got = await web.post(f"/new/{games.names()[0]}", data=form)
    return int(got.status_code == 503 and "database/unavailable" in got.text)
