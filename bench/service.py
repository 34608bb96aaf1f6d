"""How many actions does a server carry, and how soon does everybody see them?

    python bench/service.py [GAME] [--tables N] [--seconds S] [--database URL] [--json] [--tiny]

Opens tables for people only, two channels a table, and lets these people act at random: from a few
actions a second upwards until the server is saturated. The time of an action runs from its POST to
the moment when the other channel shows it; an action that the other seat cannot notice, like a
ballot, has none. The server runs on the first core, its clients on the others. `--tiny` runs two
tables for a moment.
"""

import argparse
import asyncio
import json
import os
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager, suppress
from dataclasses import asdict, dataclass, field
from pathlib import Path
from statistics import mean
from urllib.parse import urlencode, urlsplit

from websockets.asyncio.client import ClientConnection, connect

from serenissima import games
from serenissima.kernel.game import Game
from serenissima.machine import warm
from serenissima.service import Person, Tables
from serenissima.service.core.commands import Act, decide
from serenissima.service.core.opening import NewTable, Opening
from serenissima.service.core.table import Table

COMMAND = str(Path(sys.executable).parent / "serenissima")
RATES = (10, 20, 40, 80, 160, 320, 640)  # actions a second that are asked for
ENOUGH = 0.9  # of the rate asked for; with less, the server is saturated
PATIENCE = 2.0  # seconds after the last action in which it can still be seen
LONGEST = 2**22  # bytes of a message
SHOWN = 2  # channels a table
SECRET = "s" * 43  # of every table, so that the clients can play the same matches


@dataclass
class Figures:
    """What happened at one rate.

    Attributes:
        asked, done: actions a second.
        p50, p99: milliseconds from an action's POST to the other seat's screen.
        unseen: actions that the other seat had not seen when the next one came.
        refused: actions that the server did not carry out.
        cpu: of one core that the server used, 1 for all of it.
        memory: megabytes of the server.
        sent: kilobytes that a channel was sent for each message.
    """

    asked: int
    done: float = 0.0
    p50: float = 0.0
    p99: float = 0.0
    unseen: int = 0
    refused: int = 0
    cpu: float = 0.0
    memory: float = 0.0
    sent: float = 0.0


@dataclass
class Seat:
    """A person at a table, with a channel or without."""

    table: "Busy"
    number: int
    token: str
    channel: ClientConnection | None = None


@dataclass
class Busy:
    """A table at which people act.

    Attributes:
        id: of the table.
        now: the table as the server has it: the same actions with the same dice.
        seats: the people who act, those with a channel first.
        acted: the seat that acted last.
        since: when, if the other seat has not seen it yet.
        busy: whether an action has been sent and not been answered.
    """

    id: str
    now: Table
    seats: list[Seat] = field(default_factory=list)
    acted: Seat | None = None
    since: float | None = None
    busy: bool = False

    def act(self, chosen: random.Random) -> tuple[Seat, Act] | None:
        """Somebody acts at random; None if nobody who has a channel can."""
        ready = [seat for seat in self.seats[:SHOWN] if seat.number in self.now.match.waits]
        if self.busy or not ready:
            return None
        seat = chosen.choice(ready)
        action = chosen.choice(self.now.match.legal(seat.number))
        decision = self.now.decision(seat.number)
        assert decision is not None
        return seat, Act(seat.number, self.now.game.actions.format(action), decision)


@dataclass
class Counts:
    """What the clients count while a rate is tried."""

    times: list[float] = field(default_factory=list)
    bytes: list[int] = field(default_factory=list)
    done: int = 0
    refused: int = 0


async def opened(database: str, game: str, tables: int) -> list[Busy]:
    """Tables at which everybody has sat down."""
    seats = games.meta(game).seats[0]
    found = []
    async with Tables(database, secrets=lambda: SECRET) as service:
        for number in range(tables):
            opening = await service.open(
                game, [Person()] * seats, name="Anna", key=f"busy-table-{number:08}"
            )
            seats_taken = {0: opening.token or ""}
            for seat, invitation in opening.invitations.items():
                seated = await service.join(
                    opening.table, invitation, f"Guest {seat}", key=f"busy-seat-{seat:08}"
                )
                seats_taken[seat] = seated.token
            table = Busy(opening.table, replica(games.load(game), seats))
            table.seats = [Seat(table, *taken) for taken in seats_taken.items()]
            found.append(table)
    return found


def replica(game: Game, seats: int) -> Table:
    """A table like those of the server, whose dice follow from the same secret."""
    plan = (Person(),) * seats
    invitations = dict.fromkeys(range(seats), "invitation")
    wanted = NewTable(game.meta.name, plan, {}, None, "")
    return wanted.decide(game, Opening("id", invitations=invitations), SECRET).table


@contextmanager
def server(database: str) -> Iterator[tuple[str, int]]:
    """A server of that database on one core; its address when it is ready, and its process."""
    process = subprocess.Popen(
        [COMMAND, "serve", "--port", "0", "--database", database], stdout=subprocess.PIPE, text=True
    )
    cores = sorted(os.sched_getaffinity(0))
    if len(cores) > 1:
        os.sched_setaffinity(process.pid, cores[:1])
        os.sched_setaffinity(0, cores[1:])
    try:
        assert process.stdout
        words = (word for line in process.stdout for word in line.split())
        yield next(word for word in words if word.startswith("http:")), process.pid
    finally:
        process.terminate()
        process.wait()
        os.sched_setaffinity(0, cores)


class Clients:
    """Everybody's browsers."""

    def __init__(self, address: str, tables: Sequence[Busy]) -> None:
        self.address, self.tables = urlsplit(address), tables
        self.counts = Counts()
        self._dark = {id(seat) for table in tables for seat in table.seats[:SHOWN]}
        self._all_shown = asyncio.Event()
        self._connections: list[tuple[asyncio.StreamReader, asyncio.StreamWriter]] = []

    @asynccontextmanager
    async def watching(self) -> AsyncIterator[None]:
        """Channels are open meanwhile."""
        listening = [seat for table in self.tables for seat in table.seats[:SHOWN]]
        async with AsyncExitStack() as stack, asyncio.TaskGroup() as group:
            for seat in listening:
                channel = connect(
                    f"ws://{self.address.netloc}/table/{seat.table.id}/live?since=0&packed=true",
                    additional_headers={"Authorization": f"Bearer {seat.token}"},
                    compression=None, max_size=LONGEST, ping_interval=None,
                )  # fmt: skip
                seat.channel = await stack.enter_async_context(channel)
            ears = [group.create_task(self._listen(seat)) for seat in listening]
            await self._all_shown.wait()
            yield
            for ear in ears:
                ear.cancel()
        for _, writer in self._connections:
            writer.close()

    async def _listen(self, seat: Seat) -> None:
        assert seat.channel
        async for message in seat.channel:
            table = seat.table
            if table.since is not None and seat is not table.acted:
                self.counts.times.append(time.perf_counter() - table.since)
                table.since = None
            self.counts.bytes.append(len(message))
            self._dark.discard(id(seat))
            if not self._dark:
                self._all_shown.set()

    async def run(self, rate: int, seconds: float) -> Counts:
        """Act that often, at random tables whose turn has come, as people would."""
        self.counts, chosen = Counts(), random.Random(rate)
        begun = time.perf_counter()
        async with asyncio.TaskGroup() as group:
            due = begun
            while due < begun + seconds:
                await asyncio.sleep(max(0.0, due - time.perf_counter()))
                due += chosen.expovariate(rate)
                if acted := chosen.choice(self.tables).act(chosen):
                    group.create_task(self._act(*acted))
        await asyncio.sleep(min(seconds, PATIENCE))
        return self.counts

    async def _act(self, seat: Seat, act: Act) -> None:
        table = seat.table
        table.busy, table.acted, table.since = True, seat, time.perf_counter()
        if await self._post(seat, act) == 200:
            self.counts.done += 1
            table.now = decide(table.now, act, SECRET).table
        else:
            self.counts.refused += 1
            table.since = None
        table.busy = False

    async def _post(self, seat: Seat, act: Act) -> int:
        """Send a form as a page does; the status of the answer."""
        form = urlencode({
            "action": act.action, "decision": act.decision, "key": f"{seat.table.now.sheet.length}",
        }).encode()  # fmt: skip
        head = (
            f"POST /table/{seat.table.id}/act HTTP/1.1\r\nHost: {self.address.netloc}\r\n"
            f"Authorization: Bearer {seat.token}\r\nAccept: application/json\r\n"
            "Content-Type: application/x-www-form-urlencoded\r\n"
            f"Content-Length: {len(form)}\r\n\r\n"
        )
        return await self._exchange(head.encode() + form)

    async def _exchange(self, request: bytes) -> int:
        """The status of the answer, on a connection that was kept if the server still has it."""
        while self._connections:
            with suppress(asyncio.IncompleteReadError, ConnectionError):
                return await self._ask(*self._connections.pop(), request)
        assert self.address.hostname
        opened = await asyncio.open_connection(self.address.hostname, self.address.port)
        return await self._ask(*opened, request)

    async def _ask(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, request: bytes
    ) -> int:
        writer.write(request)
        head = (await reader.readuntil(b"\r\n\r\n")).decode().lower()
        length = int(head.partition("content-length:")[2].split()[0])
        await reader.readexactly(length)
        self._connections.append((reader, writer))
        return int(head.split()[1])


def used(process: int) -> tuple[float, float]:
    """Seconds of CPU that a process has taken, and its memory in megabytes."""
    stat = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    pages = int(Path(f"/proc/{process}/statm").read_text().split()[1])
    return (int(stat[11]) + int(stat[12])) / os.sysconf("SC_CLK_TCK"), pages * os.sysconf(
        "SC_PAGE_SIZE"
    ) / 2**20


async def measured(clients: Clients, process: int, rate: int, seconds: float) -> Figures:
    """The figures at one rate."""
    before = used(process)[0]
    counts = await clients.run(rate, seconds)
    times = sorted(counts.times) or [float("nan")]
    cpu, memory = used(process)
    return Figures(
        asked=rate, done=counts.done / seconds,
        p50=1000 * times[len(times) // 2], p99=1000 * times[int(len(times) * 0.99)],
        unseen=counts.done - len(counts.times), refused=counts.refused,
        cpu=(cpu - before) / seconds, memory=memory, sent=mean(counts.bytes or [0]) / 1000,
    )  # fmt: skip


async def ramp(database: str, game: str, tables: int, seconds: float) -> list[Figures]:
    """Figures from the lowest rate to the first that the server cannot carry."""
    found: list[Figures] = []
    busy = await opened(database, game, tables)
    with server(database) as (address, process):
        clients = Clients(address, busy)
        async with clients.watching():
            await clients.run(RATES[0], seconds)  # everything has been done once
            for rate in RATES if tables > SHOWN else RATES[:1]:
                found.append(await measured(clients, process, rate, seconds))
                if found[-1].done < ENOUGH * rate:
                    break
    return found


def main() -> None:
    """Measure and print."""
    asked = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    asked.add_argument("game", nargs="?", default=games.names()[0])
    asked.add_argument("--tables", type=int, default=1000)
    asked.add_argument("--seconds", type=float, default=20.0)
    asked.add_argument("--database", default="", metavar="URL")
    asked.add_argument("--json", action="store_true")
    asked.add_argument("--tiny", action="store_true")
    given = asked.parse_args()
    warm.warm([given.game])
    tables, seconds = (SHOWN, 1.0) if given.tiny else (given.tables, given.seconds)
    with tempfile.TemporaryDirectory() as folder:
        database = given.database or f"sqlite:///{folder}/tables.db"
        found = asyncio.run(ramp(database, given.game, tables, seconds))
    if given.json:
        print(json.dumps([asdict(figures) for figures in found], indent=1))
        return
    print(f"{given.game}, {tables} tables, {SHOWN} channels each")
    print("asked/s  done/s  p50 ms  p99 ms  unseen  refused   CPU     MB  kB sent")
    for f in found:
        print(
            f"{f.asked:7}{f.done:8.1f}{f.p50:8.1f}{f.p99:8.1f}{f.unseen:8}{f.refused:9}"
            f"{f.cpu:6.2f}{f.memory:7.0f}{f.sent:9.1f}"
        )


if __name__ == "__main__":
    main()
