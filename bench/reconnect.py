"""How soon are all pages current again after a server stops, and what does that cost?

    python bench/reconnect.py [GAME] [--tables N] [--news N] [--database URL | --postgres]
        [--company] [--json] [--tiny]

Opens tables for people, plays some actions at each and opens two channels per table. Then the
server is stopped, once by SIGTERM and once by SIGKILL, one of N tables gets news (10; with `--news
1` every page must be drawn), and the server starts again at the same port. As soon as it is
reachable, every page reopens its channel as `channel.js` does: after 600 ms times 0.5 to 1.5, then
after twice as long, giving up a channel that doesn't answer within 4 s. Meanwhile people continue
to act.

A page is current when its channel has answered a ping and has sent either the news of its table or
the message that there is none. The server runs on its own core, the pages and `--postgres` on the
others. The server's log is printed to standard error. `--company` runs it twice, the second time
with clocks, chat, notifications and metrics (see `service.py`). `--tiny` has two tables.
"""

import asyncio
import json
import math
import os
import random
import signal
import sys
import tempfile
import time
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from dataclasses import asdict, dataclass
from itertools import islice
from typing import IO
from urllib.parse import urlsplit

from load.arguments import parser
from load.clients import Counts, Posts
from load.company import Way, alone, company
from load.pages import Page, patience
from load.ramp import PATIENCE, quantile
from load.servers import Server, cores, fresh_database, many_files, serve, used
from load.tables import SHOWN, TINY, Seat, ServedTable, act_directly, open_tables, service, spread

from serenissima import games
from serenissima.machine import warm
from serenissima.service.core.commands import Act

PLAYED = 40  # actions at each table before the stop
RATE = 10  # actions a second while pages come back
LIMIT = 60.0  # seconds in which pages can come back
INTERVAL = 0.005  # seconds between opening pages before the server is stopped
LINES = 60  # lines of the log to print


@dataclass
class Figures:
    """The figures of the pages' return.

    Attributes:
        signal: the signal that stopped the server.
        stopped, started: seconds until the server had ended; until it was reachable again.
        half, most, all: seconds until 50 %, 99 % and all pages were current; None if longer than a
            minute.
        missing: pages that weren't current within a minute.
        behind: pages that didn't show everything after the last action.
        tries: the number of channels opened.
        pong: the longest wait for an answer to a ping, in seconds.
        acted, refused: actions meanwhile that the server carried out and refused.
        p99: milliseconds from an action's POST to the answer.
        cpu: the server's seconds of CPU from its start until all pages were current.
        driver: the pages' seconds of CPU since the server was reachable.
        memory: the server's peak memory in megabytes.
        log: bytes of the server's log.
    """

    signal: str
    stopped: float
    started: float
    half: float | None
    most: float | None
    all: float | None
    missing: int
    behind: int
    tries: int
    pong: float
    acted: int
    refused: int
    p99: float
    cpu: float
    driver: float
    memory: float
    log: int


class Club:
    """A server, tables at which people act, and their pages."""

    def __init__(
        self,
        database: str,
        tables: Sequence[ServedTable],
        news: int,
        log: IO[str],
        serve: Callable[[int], Server],
    ) -> None:
        self._database, self._tables, self._log, self._serve = database, tables, log, serve
        self._news = tables[::news]
        self._chosen, self._posts = random.Random(1), Posts()
        self._server = serve(0)
        spread(tables, [self._server.address])
        self._pages = [Page(seat) for table in tables for seat in table.seats[:SHOWN]]
        self._works: list[asyncio.Task[None]] = []

    async def storms(self) -> list[Figures]:
        """Stop the server in each way while all pages are open."""
        try:
            self._open(n * INTERVAL for n in range(len(self._pages)))
            await self._all_current()
            return [await self._storm(how) for how in (signal.SIGTERM, signal.SIGKILL)]
        finally:
            await self._leave()
            self._server.stop()

    def _open(self, waits: Iterable[float]) -> None:
        """Let the pages open their channels, each after a wait."""
        pairs = zip(self._pages, waits, strict=True)
        self._works = [asyncio.create_task(page.live(self._chosen, wait)) for page, wait in pairs]

    async def _leave(self) -> None:
        """Close all pages' channels."""
        for work in self._works:
            work.cancel()
        await asyncio.gather(*self._works, return_exceptions=True)

    async def _storm(self, how: signal.Signals) -> Figures:
        """Stop the server, start it again, and let all pages come back."""
        before = os.fstat(self._log.fileno()).st_size
        stopped = await asyncio.to_thread(self._server.stop, how)
        await self._leave()
        await self._have_news()
        started = self._start()
        ready, own = time.perf_counter(), used(os.getpid())[0]
        self._open([patience(0, self._chosen) for _ in self._pages])
        counts = await self._act_until_current()
        cpu, driver = self._server.used()[0], used(os.getpid())[0] - own
        half, most, last = self._current_after(ready)
        return Figures(
            signal=how.name, stopped=stopped, started=started, half=half, most=most, all=last,
            missing=sum(page.current is None for page in self._pages), behind=await self._behind(),
            tries=sum(page.opened for page in self._pages),
            pong=max(page.pong for page in self._pages),
            acted=counts.done, refused=counts.refused, p99=1000 * quantile(counts.times, 0.99),
            cpu=cpu, driver=driver, memory=self._server.peak(),
            log=os.fstat(self._log.fileno()).st_size - before,
        )  # fmt: skip

    async def _have_news(self) -> None:
        """Let people act at some tables while no server runs."""
        for page in self._pages:
            page.leave()
        async with service(self._database) as running:
            for table in self._news:
                await act_directly(running, table, self._chosen)
        wanted = await self._numbers(self._news)
        for page in self._pages:
            page.wanted = wanted.get(page.seat.token, page.wanted)

    async def _numbers(self, tables: Sequence[ServedTable]) -> dict[str, int]:
        """Return the number that each page at these tables must show, by its seat's token."""
        async with service(self._database) as running:
            seats = [seat for table in tables for seat in table.seats[:SHOWN]]
            return {
                seat.token: (await running.view(seat.table.id, seat.token)).seq for seat in seats
            }

    def _start(self) -> float:
        """Start the server at the same port; return the seconds until it is reachable."""
        begun = time.perf_counter()
        port = urlsplit(self._server.address).port or 0
        self._server = self._serve(port)
        return time.perf_counter() - begun

    async def _act_until_current(self) -> Counts:
        """Let people act until every page is current, or none will be."""
        counts, enough = Counts(), asyncio.Event()
        async with asyncio.TaskGroup() as group:
            group.create_task(self._act(counts, enough))
            await self._all_current()
            enough.set()
        await asyncio.sleep(PATIENCE)  # until the last action has been shown
        return counts

    async def _all_current(self) -> None:
        """Wait until every page is current, or none will be."""
        with suppress(TimeoutError):
            async with asyncio.timeout(LIMIT):
                for page in self._pages:
                    await page.back.wait()

    async def _act(self, counts: Counts, enough: asyncio.Event) -> None:
        """Post actions, one after the other."""
        while not enough.is_set():
            await asyncio.sleep(self._chosen.expovariate(RATE))
            table = self._chosen.choice(self._tables)
            if acted := table.act(self._chosen):
                await self._post(table, acted, counts)

    async def _post(self, table: ServedTable, acted: tuple[Seat, Act], counts: Counts) -> None:
        begun = time.perf_counter()
        if await self._posts.act(*acted) == 200:
            table.done(acted[1])
            counts.done += 1
        else:
            counts.refused += 1
        counts.times.append(time.perf_counter() - begun)

    def _current_after(self, ready: float) -> list[float | None]:
        """Return the seconds until half of the pages, 99 % and all of them were current."""
        never = math.inf
        times = [never if page.current is None else page.current - ready for page in self._pages]
        found = (quantile(times, share) for share in (0.5, 0.99, 1.0))
        return [None if time == never else time for time in found]

    async def _behind(self) -> int:
        """Return the number of pages that don't show everything."""
        newest = await self._numbers(self._tables)
        return sum(page.shown < newest[page.seat.token] for page in self._pages)


def format_figures(figures: Figures) -> str:
    """Return the figures as text."""
    return "\n".join(
        f"{name:8} {value:.2f}" if isinstance(value, float) else f"{name:8} {value}"
        for name, value in asdict(figures).items()
    )


async def measure(
    database: str, asked: tuple[str, int, int], core: int, log: IO[str], way: Way
) -> list[Figures]:
    """Return the figures for each way to stop the server; `asked` is game, tables and one of N."""
    game, tables, news = asked
    async with way() as habits:
        busy = await open_tables(database, game, tables, PLAYED, habits)

        def started(port: int) -> Server:
            return serve(database, core, port, log, habits.options())

        return await Club(database, busy, news, log, started).storms()


def main() -> None:
    """Measure and print."""
    asked = parser(__doc__.splitlines()[0])
    asked.add_argument("--news", type=int, default=10, metavar="N")
    given = asked.parse_args()
    warm.warm(games.names())
    many_files()
    size = given.game, TINY if given.tiny else given.tables, given.news
    found: dict[str, list[Figures]] = {}
    with cores(1) as (core,), tempfile.TemporaryFile("w+") as log:
        for way in (alone, company) if given.company else (alone,):
            with fresh_database(given.database, given.postgres) as url:
                found[way.__name__] = asyncio.run(measure(url, size, core, log, way))
        log.seek(0)
        print(*islice(log, LINES), sep="", file=sys.stderr)
    if given.json:
        print(json.dumps({way: [*map(asdict, stops)] for way, stops in found.items()}, indent=1))
    for way, stops in found.items() if not given.json else ():
        print(
            f"{given.game}, {SHOWN * size[1]} pages, {way}", *map(format_figures, stops), sep="\n\n"
        )


if __name__ == "__main__":
    main()
