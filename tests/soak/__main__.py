"""What takes too long for `make test`: kills, a bad network, a full disk, 2,000 channels.

    python -m tests.soak [--kills N] [--seed N]

A third of the kills happen on SQLite, a third on PostgreSQL, and a third on PostgreSQL with two
servers, of which one goes on. A fifth as many are of processes that notify people while clocks end,
and a tenth of backups. Then matches are played to their ends through a network that cuts,
delays and doubles, one of them in a real browser, and on a disk that is full, and 2,000 pages come
back after a restart. The last lines are figures. The status is 1 if anything is wrong.
"""

import argparse
import asyncio
import json
import subprocess
import sys
import tempfile
from contextlib import ExitStack
from pathlib import Path
from typing import IO

sys.path.insert(0, str(Path(__file__).parents[2] / "bench"))

import sqlalchemy as sa
from load.servers import postgres

from serenissima import games
from serenissima.service.store.database import database_url
from tests.places import ROOT
from tests.proxy import proxy
from tests.soak.cuts import audited, played
from tests.soak.disk import filled, small_disk
from tests.soak.kills import Club, Figures
from tests.soak.notifiers import backups, notifiers
from tests.soak.servers import Server, nursery

OFTEN = 20  # kills between two lines of progress
NOTIFIERS = 5  # one kill of a notifying process per this number of kills of servers
MATCHES = 8  # through a bad network
SHOWN = 20  # complaints


def arguments() -> argparse.Namespace:
    """Return the arguments."""
    asked = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    asked.add_argument("--kills", type=int, default=1000)
    asked.add_argument("--seed", type=int, default=1)
    return asked.parse_args()


async def killed(kills: int, seed: int, folder: Path, url: str, log: IO[str]) -> list[Figures]:
    """The figures for each kind of database."""
    sqlite, pair = f"sqlite:///{folder / 'tables.db'}", another(url, "pair")
    plans = (("SQLite", sqlite, 1), ("PostgreSQL", url, 1), ("PostgreSQL, two servers", pair, 2))
    async with nursery(log) as forks:
        clubs = [
            Club(name, at, [Server(forks, at, log) for _ in range(count)], games.names()[:1], seed)
            for name, at, count in plans
        ]
        async with asyncio.TaskGroup() as group:
            runs = [
                group.create_task(run(club, len(range(n, kills, len(clubs)))))
                for n, club in enumerate(clubs)
            ]
    return [run.result() for run in runs]


def another(url: str, name: str) -> str:
    """A second database of the same PostgreSQL."""
    database = sa.create_engine(database_url(url), isolation_level="AUTOCOMMIT")
    with database.connect() as connection:
        connection.exec_driver_sql(f"CREATE DATABASE {name}")
    database.dispose()
    return sa.make_url(url).set(database=name).render_as_string(hide_password=False)


async def killed_notifiers(
    kills: int, seed: int, folder: Path, url: str
) -> list[tuple[str, list[str]]]:
    """Kill notifying processes, and backups; return figures and faults."""
    file, each = folder / "called.db", max(1, kills // NOTIFIERS // 2)
    on_each = [
        notifiers("SQLite", f"sqlite:///{file}", each, seed),
        notifiers("PostgreSQL", another(url, "called"), each, seed),
    ]
    return [*await asyncio.gather(*on_each), await backups(file, each, seed)]


async def run(club: Club, kills: int) -> Figures:
    """Kill one club's servers, and report the progress."""

    def progress(number: int) -> None:
        if number % OFTEN == 0:
            found = club.figures.findings
            print(f"{club.figures.name}: {number} kills, {found.accepted} accepted", flush=True)

    return await club.run(kills, progress)


async def through_a_bad_network(url: str, seed: int, log: IO[str]) -> tuple[str, list[str]]:
    """Play matches through a proxy; return figures and faults."""
    async with nursery(log) as forks:
        server = Server(forks, url, log)
        await server.start()
        async with proxy(server.port, seed) as (address, network):
            matches = await played(address, games.names()[0], MATCHES, seed)
            found = await audited(url, matches)
        await server.kill()
    fates = ", ".join(f"{fate} {count}" for fate, count in sorted(network.met.items()))
    said = f"bad network: {MATCHES} matches, {found.accepted} requests accepted ({fates})"
    return said, found.complaints


async def on_a_full_disk(folder: Path, log: IO[str]) -> tuple[str, list[str]]:
    """Play matches on a disk that is full for a while; return figures and faults."""
    with small_disk(folder / "small") as disk:
        if disk is None:
            return "full disk: not tried, since this user may not mount a tmpfs", []
        async with nursery(log) as forks:
            found, full = await filled(disk, forks, log)
    wrong = found.complaints + ["a full disk refused nothing"] * (not full)
    return f"full disk: {found.accepted} requests accepted in the end", wrong


def restarted() -> tuple[str, list[str]]:
    """Open 2,000 pages after restarts; return figures and faults."""
    ran = subprocess.run(
        [sys.executable, ROOT / "bench" / "reconnect.py", "--json"],
        cwd=ROOT, capture_output=True, text=True, check=False,
    )  # fmt: skip
    if ran.returncode:
        ended = f"bench/reconnect.py ended with status {ran.returncode}"
        return "2,000 pages current: not measured", [*ran.stderr.splitlines()[1 - SHOWN :], ended]
    found = [one for stops in json.loads(ran.stdout).values() for one in stops]
    wrong = [f"{one}" for one in found if one["missing"] or one["behind"] or one["refused"]]
    times = ", ".join(f"{one['all'] or 0:.1f} s after {one['signal']}" for one in found)
    return f"2,000 pages current: {times}", wrong


def in_a_browser() -> tuple[str, list[str]]:
    """Play a match in a real browser through a bad network; return its course and faults."""
    ran = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "tests/browser/bad_network.py"],
        cwd=ROOT, capture_output=True, text=True, check=False,
    )  # fmt: skip
    said = ran.stdout.strip().splitlines() or [f"pytest ended with status {ran.returncode}"]
    return f"in a browser: {said[-1]}", said[-SHOWN:] if ran.returncode else []


def main() -> int:
    """Run, and print the figures."""
    given = arguments()
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        url = stack.enter_context(postgres())
        log = stack.enter_context((folder / "log").open("w"))
        stack.callback(lambda: print((folder / "log").read_text()[:4000], file=sys.stderr))
        found = asyncio.run(killed(given.kills, given.seed, folder, url, log))
        parts = [
            *((str(figures), figures.findings.complaints) for figures in found),
            *asyncio.run(killed_notifiers(given.kills, given.seed, folder, url)),
            asyncio.run(through_a_bad_network(url, given.seed, log)),
            asyncio.run(on_a_full_disk(folder, log)),
        ]
    parts += [in_a_browser(), restarted()]
    wrong = [line for _, complaints in parts for line in complaints]
    print(*(said for said, _ in parts), *wrong[:SHOWN], sep="\n")
    return int(bool(wrong))


if __name__ == "__main__":
    sys.exit(main())
