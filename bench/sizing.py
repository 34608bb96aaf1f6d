"""What does a server need for 10, 100 and 1,000 users, and what would 100,000 need?

    python bench/sizing.py [GAME] [--users 10,100,1000] [--plan 100000] [--seconds S] [--actions N]
                           [--peak F] [--online SHARE] [--computer SHARE] [--json] [--tiny]

The assumptions are options: each user takes 100 actions a day (a match or two), four times as many
in the busiest hour as in the average one; then one user in ten has a table open, and half of the
actions are answered by a computer player of the strongest level.

For each number of users, one server with SQLite gets the tables and pages of the busiest hour, and
people act at that rate, but at least at five actions a second, so that there is something to
measure. Its cores are those for pages at rest, plus those for the actions of the busiest hour.

The plan is a simulation with measured costs. Two servers share a PostgreSQL; at first all visitors
are at one of them. So it measures an action where its visitors are, in each other process, and in
the database. From these follow the processes that are needed at half load. Then the visitors are
divided among both servers by their tables, at twice the rate; the cost of an action that the plan
predicts for this is compared with the measured one. `--tiny` does all of it for a moment.
"""

import argparse
import asyncio
import json
import time
from collections.abc import Sequence
from dataclasses import asdict, dataclass

from load.clients import Browsers
from load.ramp import measure
from load.servers import Server, cores, fresh_database, many_files, serving
from load.storage import database_cpu, stored_bytes
from load.tables import SHOWN, TINY, ServedTable, open_tables, service
from search import positions

from serenissima import games, players
from serenissima.kernel.dice import rolled_dice
from serenissima.machine import warm

DAY = 86_400  # seconds
PLAYED = 20  # actions at each table before the measurement
LEAST = 5  # actions a second that are measured
LOAD = 0.5  # of a core, which a process should not exceed in the busiest hour
MOST_TABLES = 500  # of the plan's measurement
THOUGHTS = 30  # choices of a computer player that are measured


@dataclass(frozen=True)
class Assumptions:
    """How much users do.

    Attributes:
        actions: of a user in a day.
        peak: the rate in the busiest hour, divided by the average rate.
        online: the share of users who have a table open in the busiest hour.
        computer: the share of actions that a computer player answers.
    """

    actions: float
    peak: float
    online: float
    computer: float

    def rate(self, users: int) -> float:
        """Return the actions a second in the busiest hour."""
        return users * self.actions * self.peak / DAY

    def tables(self, users: int) -> int:
        """Return the tables that are open in the busiest hour."""
        return max(1, round(users * self.online / SHOWN))


@dataclass(frozen=True)
class Size:
    """What one server with SQLite needs.

    Attributes:
        tables: open in the busiest hour, each with two pages.
        rate: actions a second in the busiest hour.
        idle: cores for these pages while no one acts.
        action: milliseconds of CPU for an action.
        cores: for pages and actions in the busiest hour.
        p99: milliseconds until the other player sees an action.
        memory: megabytes at the end.
        disk: gigabytes a year, before the archive compresses older tables.
    """

    users: int
    tables: int
    rate: float
    idle: float
    action: float
    cores: float
    p99: float
    memory: float
    disk: float


@dataclass(frozen=True)
class Costs:
    """The measured costs of the plan; times are milliseconds of CPU for an action.

    Attributes:
        own: in the process of its visitors.
        heard: in each other process.
        stored: in PostgreSQL.
        idle: cores for an open page.
        bare, table: megabytes of a process without visitors, and of a table with two pages.
        thought: milliseconds of CPU for a choice of the computer player.
        predicted, measured: an action in both processes, when the visitors are divided.
    """

    own: float
    heard: float
    stored: float
    idle: float
    bare: float
    table: float
    thought: float
    predicted: float
    measured: float


@dataclass(frozen=True)
class Plan:
    """What many users need.

    Attributes:
        processes: servers at half load, each on its own core.
        database: cores of PostgreSQL.
        thinking: cores for computer players.
        memory: gigabytes of all servers.
        disk: gigabytes a year.
        most: actions a second at which more processes stop helping, as each hears of every action;
            None if that costs nothing that could be measured.
    """

    users: int
    rate: float
    tables: int
    processes: int
    database: float
    thinking: float
    memory: float
    disk: float
    most: float | None


async def rest(servers: Sequence[Server], seconds: float) -> list[float]:
    """Return the cores that each server uses while no one acts."""
    before = [server.used()[0] for server in servers]
    await asyncio.sleep(seconds)
    return [(s.used()[0] - b) / seconds for s, b in zip(servers, before, strict=True)]


async def size(game: str, users: int, seconds: float, given: Assumptions) -> Size:
    """Measure a server with the tables of this many users."""
    count, rate = given.tables(users), given.rate(users)
    with cores(1) as on, fresh_database() as database:
        empty = await empty_bytes(database)
        busy = await open_tables(database, game, count, PLAYED)
        with serving(database, on) as servers:
            place(busy, servers)
            browsers = Browsers(busy)
            async with browsers.watching():
                (idle,) = await rest(servers, seconds)
                found = await measure(browsers, servers, max(LEAST, round(rate)), seconds)
        taken = PLAYED * count + found.done * seconds
        action = max(0.0, found.cpu - idle) / found.done
        disk = (stored_bytes(database) - empty) / taken * given.actions * users * 365 / 1e9
    return Size(
        users=users, tables=count, rate=rate, idle=idle, action=1000 * action,
        cores=idle + rate * action, p99=found.p99, memory=found.memory, disk=disk,
    )  # fmt: skip


async def empty_bytes(database: str) -> int:
    """Return the bytes of a database without tables, after making it."""
    async with service(database):
        return stored_bytes(database)


def place(tables: Sequence[ServedTable], servers: Sequence[Server]) -> None:
    """Assign each table's visitors to one server, as the proxy of the guide for hosts does."""
    for number, table in enumerate(tables):
        for seat in table.seats:
            seat.address = servers[number % len(servers)].address


async def costs(game: str, tables: int, rate: int, seconds: float) -> tuple[Costs, float]:
    """Measure two servers that share a PostgreSQL; return the costs and the bytes for an action."""
    with cores(2) as on, fresh_database(on_postgres=True) as database:
        empty = await empty_bytes(database)
        busy = await open_tables(database, game, tables, PLAYED)
        with serving(database, on) as servers:
            first = await acting(busy, servers[:1], servers, database, rate, seconds)
            full, bare = (server.used()[1] for server in servers)
            second = await acting(busy, servers, servers, database, 2 * rate, seconds)
        done = PLAYED * tables + sum(one.done for one in (first, second)) * seconds
        size = (stored_bytes(database) - empty) / done
    own, heard = first.action
    return Costs(
        own=own, heard=heard, stored=first.stored, idle=first.idle / (SHOWN * tables), bare=bare,
        table=max(0.0, full - bare) / tables, thought=thought(game), predicted=own + heard,
        measured=sum(second.action),
    ), size  # fmt: skip


@dataclass(frozen=True)
class Run:
    """One run: milliseconds of CPU for an action in each server and in the database; idle cores."""

    action: list[float]
    stored: float
    idle: float
    done: float


async def acting(
    tables: Sequence[ServedTable], at: Sequence[Server], servers: Sequence[Server],
    database: str, rate: int, seconds: float,
) -> Run:  # fmt: skip
    """Let the visitors, who are at some of the servers, act at a rate."""
    place(tables, at)
    browsers = Browsers(tables)
    async with browsers.watching():
        await browsers.run(rate, min(5.0, seconds))  # everything has been done once
        idle, stored = await rest(servers, seconds), database_cpu(database)
        before = [server.used()[0] for server in servers]
        counts = await browsers.run(rate, seconds)
        after = [server.used()[0] for server in servers]
        taken = database_cpu(database) - stored
    used = [a - b - i * counts.seconds for a, b, i in zip(after, before, idle, strict=True)]
    each = [1000 * max(0.0, one) / counts.done for one in used]
    return Run(each, 1000 * taken / counts.done, idle[0], counts.done / counts.seconds)


def thought(game: str) -> float:
    """Return the milliseconds of CPU for a choice of the strongest level, on average."""
    loaded, dice = games.load(game), rolled_dice("sizing")
    player = players.load((loaded.meta.levels[-1].player) if loaded.meta.levels else players.USUAL)
    spent = []
    for match in positions(loaded, THOUGHTS):
        seat, begun = match.waits[0], time.process_time()
        player.choose(loaded, match.terms, match.view(seat), seat, dice)
        spent.append(time.process_time() - begun)
    return 1000 * sum(spent[1:]) / max(1, len(spent) - 1)  # the first one loads the code


def plan(users: int, found: Costs, size: float, given: Assumptions) -> Plan:
    """Return what many users need, by the measured costs."""
    rate, tables = given.rate(users), given.tables(users)
    own, heard = found.own / 1000, found.heard / 1000
    work = rate * (own - heard) + SHOWN * tables * found.idle  # divided among the processes
    left = LOAD - rate * heard  # of each process, besides hearing of all actions
    processes = max(1, -int(-work // left)) if left > 0 else -1
    return Plan(
        users=users, rate=rate, tables=tables, processes=processes,
        database=rate * found.stored / 1000, thinking=rate * given.computer * found.thought / 1000,
        memory=(max(1, processes) * found.bare + tables * found.table) / 1000,
        disk=size * given.actions * users * 365 / 1e9, most=LOAD / heard if heard else None,
    )  # fmt: skip


def format_all(sizes: Sequence[Size], found: Costs, planned: Plan) -> str:
    """Return all figures as text."""
    head = "   users tables actions/s  idle  ms/action  cores  p99 ms     MB  GB/year"
    lines = (
        f"{s.users:8}{s.tables:7}{s.rate:10.2f}{s.idle:6.3f}{s.action:11.2f}{s.cores:7.3f}"
        f"{s.p99:8.1f}{s.memory:7.0f}{s.disk:9.2f}"
        for s in sizes
    )
    costs = ", ".join(f"{name} {value:.3g}" for name, value in asdict(found).items())
    needs = ", ".join(
        f"{name} {'-' if value is None else format(value, '.3g')}"
        for name, value in asdict(planned).items()
    )
    return "\n".join((head, *lines, f"costs: {costs}", f"plan: {needs}"))


def main() -> None:
    """Measure and print."""
    asked = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    asked.add_argument("game", nargs="?", default=games.names()[0])
    asked.add_argument("--users", default="10,100,1000", help="numbers, separated by commas")
    asked.add_argument("--plan", type=int, default=100_000, help="the users of the plan")
    asked.add_argument("--seconds", type=float, default=60.0, help="of each measurement")
    for name, usual in {"actions": 100, "peak": 4, "online": 0.1, "computer": 0.5}.items():
        asked.add_argument(f"--{name}", type=float, default=usual)
    asked.add_argument("--json", action="store_true")
    asked.add_argument("--tiny", action="store_true")
    given = asked.parse_args()
    habits = Assumptions(given.actions, given.peak, given.online, given.computer)
    warm.warm(games.names())
    many_files()
    users = [10] if given.tiny else [int(word) for word in given.users.split(",")]
    seconds = 2.0 if given.tiny else given.seconds
    tables = TINY if given.tiny else min(MOST_TABLES, habits.tables(given.plan))
    sizes = [asyncio.run(size(given.game, count, seconds, habits)) for count in users]
    found, stored = asyncio.run(costs(given.game, tables, LEAST if given.tiny else 20, seconds))
    planned = plan(given.plan, found, stored, habits)
    if given.json:
        told = {"assumptions": asdict(habits), "sizes": [*map(asdict, sizes)]}
        print(json.dumps(told | {"costs": asdict(found), "plan": asdict(planned)}, indent=1))
    else:
        print(format_all(sizes, found, planned))


if __name__ == "__main__":
    main()
