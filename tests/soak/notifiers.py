"""Notifying processes, and backups with them, are killed at any moment."""

import asyncio
import random
import sqlite3
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory

from serenissima.kernel.errors import SerenissimaError
from serenissima.service import restore
from tests.places import BIN
from tests.web.killed import EACH, KilledNotifiers
from tests.web.notified import receiving

LONGEST = 0.5  # seconds after which one is killed by the clock
COPYING = 1.5  # seconds after which a backup is killed, at most


async def notifiers(name: str, database: str, kills: int, seed: int) -> tuple[str, list[str]]:
    """Kill the notifying process repeatedly on a separate database; return figures and faults."""
    chance = random.Random(f"{name} {seed}")
    with TemporaryDirectory() as folder:
        async with receiving() as hook:
            killed = KilledNotifiers(database, Path(folder), hook)
            async with killed.tables:
                for end in _ends(chance, kills):
                    await killed.round(**end)
                await killed.finish()
        again = len(hook.posts) - len({post.key for post in hook.posts})
    said = f"calls on {name}: {killed.kills} kills, {len(hook.posts) - again} calls, {again} again"
    return said, killed.complaints


def _ends(chance: random.Random, kills: int) -> Iterator[dict[str, float]]:
    """Yield when each process dies."""
    for _ in range(kills):
        yield chance.choice([
            {"changes": chance.randint(1, 3 * EACH)},
            {"sent": chance.randint(1, EACH)},
            {"seconds": chance.uniform(0.0, LONGEST)},
        ])  # fmt: skip


async def backups(file: Path, kills: int, seed: int) -> tuple[str, list[str]]:
    """Kill backups of a file repeatedly: each existing copy is whole, and so is the file."""
    chance, wrong, whole = random.Random(f"backups {seed}"), list[str](), 0
    for number in range(kills):
        copy = file.with_name(f"copy-{number}.db")
        words = "backup", str(copy), "--database", f"sqlite:///{file}"
        process = await asyncio.create_subprocess_exec(
            BIN / "serenissima", *words, stdout=sys.stderr
        )
        try:
            await asyncio.wait_for(process.wait(), chance.uniform(0.2, COPYING))
        except TimeoutError:
            process.kill()
            await process.wait()
        if copy.exists():
            whole += 1
            wrong += _told(copy)
            copy.unlink()
    with closing(sqlite3.connect(file)) as connection:
        found = connection.execute("PRAGMA integrity_check").fetchall()
        wrong += [f"{found}"] * (found != [("ok",)])
    return f"backups: {kills} begun, {kills - whole} killed before their end", wrong


def _told(copy: Path) -> list[str]:
    """Return the faults of a copy."""
    try:
        restore(copy, f"sqlite:///{copy.with_suffix('.again.db')}")
    except SerenissimaError as error:
        return [f"{copy.name}: {error}"]
    return []
