"""What does it cost to store the results of a command?

    python bench/storing.py [--database URL] [--commands N] [--tiny]

Appends an entry for each of many commands: one after the other, and at 50 tables at once. The CPU
time is this process's, including the kernel's part of `fsync`.
"""

import argparse
import asyncio
import tempfile
import time
from collections.abc import Sequence
from secrets import token_hex

from serenissima.service.core.commands import Mark
from serenissima.service.core.entries import Acted
from serenissima.service.store.appending import Append
from serenissima.service.store.logs import Head
from serenissima.service.store.store import Store

TABLES = 50


async def act(store: Store, table: str, after: int, head: Head | None = None) -> None:
    """Store one action."""
    entry = Acted(seat=0, action="build san-marco 3", answers=(1, 2), number=after)
    mark = Mark(token_hex(32), token_hex(32))
    await store.append(Append(table, after, [entry], mark, time.time(), head))


async def play(store: Store, table: str, commands: int) -> None:
    """Open a table, and act at it."""
    await act(store, table, 0, Head(table, "game", token_hex(32), time.time()))
    for after in range(1, commands):
        await act(store, table, after)


async def time_commands(store: Store, tables: Sequence[str], commands: int) -> tuple[float, float]:
    """Return a command's CPU and wall time in microseconds, with commands at all tables at once."""
    cpu, wall = time.process_time(), time.perf_counter()
    await asyncio.gather(*(play(store, table, commands // len(tables)) for table in tables))
    done = commands // len(tables) * len(tables) / 1e6
    return (time.process_time() - cpu) / done, (time.perf_counter() - wall) / done


async def measure(database: str, commands: int) -> None:
    """Print both figures."""
    store = Store(database)
    await store.start()
    await play(store, token_hex(10), 50)  # connects, and warms up
    for count in (1, TABLES):
        cpu, wall = await time_commands(store, [token_hex(10) for _ in range(count)], commands)
        print(f"{count:3} tables: {cpu:5.0f} µs of CPU, {1e6 / wall:6.0f} commands a second")
    await store.close()


def main() -> None:
    """Read the arguments and measure."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--database", metavar="URL", help="SQLite in a new folder by default")
    parser.add_argument("--commands", type=int, default=2000, metavar="N")
    parser.add_argument("--tiny", action="store_true", help="a hundred commands")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        database = options.database or f"sqlite:///{folder}/tables.db"
        asyncio.run(measure(database, 100 if options.tiny else options.commands))


if __name__ == "__main__":
    main()
