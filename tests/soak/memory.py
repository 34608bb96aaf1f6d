"""Memory stays flat while many actions are taken at many tables, and viewers come and go.

    python -m tests.soak.memory [--actions N] [--tables N] [--cache MB]

People act at random at tables of all games, in one process with its database. Some of the seats are
watched: their pages are drawn and packed after each action, as for a live channel. Finished tables
are replaced by new ones. All garbage is collected before each line, as a server does each hour: at
three actions a second, that is about as often. The last line has the growth; the status is 1 if
memory grew by more than a tenth after the caches were full.
"""

import argparse
import asyncio
import random
import sys
import tempfile
from contextlib import ExitStack
from itertools import count
from pathlib import Path

from serenissima import games
from serenissima.machine.warm import load_compiled, warm
from serenissima.service import Allowance, Opening, Person, Tables
from serenissima.web.collecting import collect_all
from serenissima.web.presentation.drawn_tables import DrawnTables

WATCHED = 0.2  # share of the tables whose seats are watched
STAYS = 0.9  # probability that a viewer is still there after an action at their table
FULL = 0.4  # share of the actions after which the caches are taken to be full
GROWTH = 1.1  # of the memory after that, at most
LINES = 20
KEYS = (f"action number {number:06}" for number in count())


def resident() -> float:
    """Return this process's memory in MB."""
    pages = int(Path("/proc/self/statm").read_text(encoding="utf-8").split()[1])
    return pages * 4096 / 1e6


class Busy:
    """A table at which people act at random while viewers come and go."""

    def __init__(self, tables: Tables, drawn: DrawnTables, chance: random.Random) -> None:
        self.tables, self.drawn, self.chance = tables, drawn, chance
        self.opening: Opening | None = None
        self.tokens: list[str] = []
        self.viewers: dict[int, ExitStack] = {}

    async def act(self) -> None:
        """Take an action, at a new table if this one is finished."""
        if self.opening is None:
            await self._open()
        assert self.opening
        at = self.opening.table
        seats = (await self.tables.view(at, self.tokens[0])).waits
        if not seats:
            self._leave()
            self.opening = None
            return
        seat = self.chance.choice(seats)
        view = await self.tables.view(at, self.tokens[seat])
        action = self.chance.choice(view.legal)
        await self.tables.act(at, self.tokens[seat], action, view.decision or 0, key=next(KEYS))
        await self._show(at)

    async def _open(self) -> None:
        game = games.load(self.chance.choice(games.names()))
        people = [Person()] * game.meta.seats[0]
        self.opening = opening = await self.tables.open(game.meta.name, people, name="Anna")
        joined = [
            await self.tables.join(opening.table, invitation, f"Guest {seat}", key=next(KEYS))
            for seat, invitation in opening.invitations.items()
        ]
        self.tokens = [str(opening.token), *(one.token for one in joined)]

    async def _show(self, at: str) -> None:
        """Draw the pages of those who watch; some leave, others come."""
        for seat, token in enumerate(self.tokens):
            if self.chance.random() > STAYS and seat in self.viewers:
                self.viewers.pop(seat).close()
            elif seat not in self.viewers and self.chance.random() < WATCHED * (1 - STAYS):
                self.viewers[seat] = ExitStack()
                self.viewers[seat].enter_context(self.drawn.watching(at, seat, "en", "table"))
            if seat in self.viewers:
                view = await self.tables.view(at, token)
                self.drawn.page(view, "en", "table").pack(None)

    def _leave(self) -> None:
        for viewer in self.viewers.values():
            viewer.close()
        self.viewers.clear()


async def measure(actions: int, number: int, cache: int) -> list[float]:
    """Return the memory in MB at regular times."""
    chance, found = random.Random(1), list[float]()
    with tempfile.TemporaryDirectory() as folder:
        allowance = Allowance(memory=cache * 1_000_000)
        async with Tables(f"sqlite:///{folder}/tables.db", allowance=allowance) as tables:
            drawn = DrawnTables(tables.memory)
            busy = [Busy(tables, drawn, chance) for _ in range(number)]
            for done in range(1, actions + 1):
                await chance.choice(busy).act()
                if done % (actions // LINES) == 0:
                    collect_all()
                    found.append(resident())
                    sizes = tables.memory.sizes.items()
                    cached = ", ".join(f"{size / 1e6:.1f} MB of {name}" for name, size in sizes)
                    print(f"{done} actions: {found[-1]:.0f} MB; cached {cached}", flush=True)
    return found


def main() -> int:
    """Measure and print."""
    asked = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    asked.add_argument("--actions", type=int, default=200_000)
    asked.add_argument("--tables", type=int, default=2000)
    asked.add_argument("--cache", type=int, default=256)
    given = asked.parse_args()
    warm(games.names())
    for name in games.names():
        load_compiled(games.load(name))
    found = asyncio.run(measure(given.actions, given.tables, given.cache))
    full, last = found[int(FULL * len(found))], found[-1]
    print(f"{full:.0f} MB with full caches, {last:.0f} MB in the end")
    return int(last > GROWTH * full)


if __name__ == "__main__":
    sys.exit(main())
