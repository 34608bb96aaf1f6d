"""Servers are killed under play, again and again: no action may be lost, doubled or misreported."""

import asyncio
import random
import statistics
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from typing import TypeVar

import httpx2

from serenissima.service.store.database import connect
from tests.soak.audit import Audit, Findings
from tests.soak.people import Match, Player, Request, Wrong, new_match
from tests.soak.servers import PATIENCE, Server

SOONEST, LATEST = 0.1, 1.0  # seconds of play before a server is killed
GOES_ON = 0.3  # seconds that the other server continues
SITTERS = (*["person"] * 5, "computer uniform")  # at the other seat of each table
CLOCKS = ("", "10+5", "1+0")  # of the tables; who has no time left plays on
COLD = 25  # one start in this number is a start of the whole program
REPEATED = 30  # requests that are sent again after each kill, at most

T = TypeVar("T")
Progress = Callable[[int], None]


@dataclass
class Figures:
    """Results of killing servers.

    Attributes:
        name: of the database, and how many servers it has.
        kills: how many times a server was killed.
        finished: matches that were played to their end.
        repeated: requests that were sent again and were answered as before.
        waits, cold: seconds from a start to the first answer; of forked and of whole starts.
    """

    name: str
    kills: int = 0
    finished: int = 0
    repeated: int = 0
    findings: Findings = field(default_factory=Findings)
    waits: list[float] = field(default_factory=list)
    cold: list[float] = field(default_factory=list)

    @property
    def right(self) -> bool:
        """Whether there were no faults."""
        return not self.findings.complaints

    def __str__(self) -> str:
        found = self.findings
        return (
            f"{self.name}: {self.kills} kills, {found.accepted} requests accepted "
            f"({found.entries} entries), lost {found.lost}, doubled {found.doubled}, "
            f"tables told otherwise than their log {found.differ}, "
            f"clocks compared {found.clocks}, stored at a wrong time {found.untimely}, "
            f"{self.finished} matches finished, unproved {found.unproved}, "
            f"{self.repeated} requests repeated; first answer after a restart "
            f"{_spread(self.waits)}, of the whole program {_spread(self.cold)}"
        )


def _spread(seconds: Sequence[float]) -> str:
    """The median and the longest."""
    if not seconds:
        return "never measured"
    return f"{statistics.median(seconds):.2f} s, at most {max(seconds):.2f} s"


class Club:
    """Tables, the people there, and the servers that they ask.

    Args:
        name: its name in figures.
        database: URL.
        servers: of that database, not started yet.
        games: that are played.
        seed: of all random decisions here; how far the servers get depends on the machine.
    """

    def __init__(
        self, name: str, database: str, servers: Sequence[Server], games: Sequence[str], seed: int
    ) -> None:
        self._servers, self._games = servers, games
        self._database = connect(database)
        self._chance = random.Random(f"{name} {seed}")
        self._audits: list[Audit] = []
        self._web = httpx2.AsyncClient(timeout=PATIENCE)
        self.figures = Figures(name)

    async def run(self, kills: int, progress: Progress) -> Figures:
        """Kill a server this number of times; return the figures."""
        for server in self._servers:
            await server.start(cold=True)
        try:
            for number in range(1, kills + 1):
                await self._round(cold=number % COLD == 0)
                self.figures.kills = number
                progress(number)
            await self._end()
        finally:
            for server in self._servers:
                await server.kill()
            await self._web.aclose()
            self._database.dispose()
        for server in self._servers:
            self.figures.waits += server.waits
            self.figures.cold += server.cold
        return self.figures

    async def _round(self, *, cold: bool) -> None:
        """Play, kill a server, start it again, and check that everything is there."""
        await self._fill()
        victim = self._chance.choice(self._servers)
        seconds = self._chance.uniform(SOONEST, LATEST)
        await self._play_until_killed(victim, seconds)
        await victim.start(cold=cold)
        await self._check()
        await self._repeat()

    @property
    def _matches(self) -> list[Match]:
        return [audit.match for audit in self._audits]

    async def _fill(self) -> None:
        """Replace matches that are over."""
        for audit in [audit for audit in self._audits if audit.match.over]:
            await self._finish(audit)
            self._audits.remove(audit)
        for n in range(len(self._audits), len(SITTERS)):
            game, other = self._chance.choice(self._games), SITTERS[n]
            clock, address = self._chance.choice(CLOCKS), self._servers[0].address
            match = new_match(game, other, address, self._chance, clock)
            self._audits.append(Audit(match, self.figures.findings))

    async def _finish(self, audit: Audit) -> None:
        """The file of a match that is over, proved."""
        address = f"{self._servers[0].address}/table/{audit.match.id}/match"
        file = await _answered(lambda: self._web.get(address))
        file.raise_for_status()
        audit.close(file.text)
        self.figures.finished += 1

    async def _play_until_killed(self, victim: Server, seconds: float) -> None:
        """Let all people play; those at the killed server ask another one after that."""
        people = [person for match in self._matches for person in match.people]
        for person in people:
            person.address = self._chance.choice(self._servers).address
        works = {person: self._begin(person) for person in people}
        try:
            await asyncio.sleep(seconds)
            await victim.kill()
            if others := [server for server in self._servers if server is not victim]:
                for person in people:
                    if person.address == victim.address:
                        await _stopped(works[person])
                        person.address = others[0].address
                        works[person] = self._begin(person)
                await asyncio.sleep(GOES_ON)
        finally:
            for work in works.values():
                await _stopped(work)

    def _begin(self, person: Player) -> "asyncio.Task[None]":
        return asyncio.create_task(person.stay(self._web))

    async def _check(self) -> None:
        """Compare every log with people's requests and their answers."""
        await asyncio.to_thread(self._audit)

    def _audit(self) -> None:
        with self._database.connect() as connection:
            for audit in self._audits:
                audit.go_on(connection)

    async def _repeat(self) -> None:
        """Send requests of these matches again: the answers are those of before."""
        asked = [
            (person, request)
            for match in self._matches
            for person in match.people
            for request in person.requests
            if request.stored
        ]
        chosen = self._chance.sample(asked, min(REPEATED, len(asked)))
        await asyncio.gather(*(self._repeat_one(*each) for each in chosen))

    async def _repeat_one(self, person: Player, request: Request) -> None:
        address = self._chance.choice(self._servers).address
        again = await _answered(lambda: request.send(self._web, address))
        self.figures.repeated += 1
        if again != request.answer:
            raise Wrong(f"{request} of seat {person.seat} was answered {again} when repeated")

    async def _end(self) -> None:
        """Fold every log once more as a whole."""
        await self._check()
        for audit in self._audits:
            if audit.match.over:
                await self._finish(audit)
            else:
                audit.close(None)


async def _answered(ask: Callable[[], Awaitable[T]]) -> T:
    """The answer of a server that runs, asked anew if a connection to a dead one was kept."""
    async with asyncio.timeout(PATIENCE):
        while True:
            with suppress(httpx2.TransportError):
                return await ask()


async def _stopped(work: "asyncio.Task[None]") -> None:
    """End a person's play; raise their complaints."""
    work.cancel()
    await asyncio.wait([work])
    if not work.cancelled():
        work.result()
