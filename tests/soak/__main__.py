"""Kills servers under play, as often as is wanted.

    python -m tests.soak [--kills N] [--seed N]

A third of the kills happen on SQLite, a third on PostgreSQL, and a third on PostgreSQL with two
servers, of which one goes on. The last lines are figures. The status is 1 if anything is wrong.
"""

import argparse
import asyncio
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
from tests.soak.kills import Club, Figures
from tests.soak.servers import Server, nursery

OFTEN = 20  # kills between two lines of progress


def arguments() -> argparse.Namespace:
    """What is asked for."""
    asked = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    asked.add_argument("--kills", type=int, default=1000)
    asked.add_argument("--seed", type=int, default=1)
    return asked.parse_args()


async def killed(kills: int, seed: int, folder: Path, url: str, log: IO[str]) -> list[Figures]:
    """The figures for each kind of database."""
    sqlite, pair = f"sqlite:///{folder / 'tables.db'}", another(url)
    plans = (("SQLite", sqlite, 1), ("PostgreSQL", url, 1), ("PostgreSQL, two servers", pair, 2))
    async with nursery(log) as forks:
        clubs = [
            Club(name, at, [Server(forks, at, log) for _ in range(count)], games.names()[:1], seed)
            for name, at, count in plans
        ]
        async with asyncio.TaskGroup() as group:
            runs = [group.create_task(run(club, kills // len(clubs))) for club in clubs]
    return [run.result() for run in runs]


def another(url: str) -> str:
    """A second database of the same PostgreSQL."""
    engine = sa.create_engine(database_url(url), isolation_level="AUTOCOMMIT")
    with engine.connect() as connection:
        connection.exec_driver_sql("CREATE DATABASE pair")
    engine.dispose()
    return sa.make_url(url).set(database="pair").render_as_string(hide_password=False)


async def run(club: Club, kills: int) -> Figures:
    """Kill one club's servers, and say how far it is."""

    def progress(number: int) -> None:
        if number % OFTEN == 0:
            found = club.figures.findings
            print(f"{club.figures.name}: {number} kills, {found.accepted} accepted", flush=True)

    return await club.run(kills, progress)


def main() -> int:
    """Run, and print the figures."""
    given = arguments()
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        url = stack.enter_context(postgres())
        log = stack.enter_context((folder / "log").open("w"))
        stack.callback(lambda: print((folder / "log").read_text()[:4000], file=sys.stderr))
        found = asyncio.run(killed(given.kills, given.seed, folder, url, log))
        wrong = [line for figures in found for line in figures.findings.complaints]
        print(*found, *wrong[:20], sep="\n")
    return int(bool(wrong))


if __name__ == "__main__":
    sys.exit(main())
