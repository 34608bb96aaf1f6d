"""What does it cost a server when many visitors analyse a match?

    python bench/visitors.py [GAME] [--visitors N] [--json]

Each visitor opens the page of a finished match, fetches the memory of its analysis, and sends what
a device has found; no browser has anything stored. The findings are computed once, as any device
computes the same. The time is the server's, of one core.
"""

import argparse
import json
from collections.abc import Callable

import httpx2
from load.servers import Server, cores, fresh_database, serve

from serenissima import games
from serenissima.analysis.jobs import OF_MATCH
from serenissima.analysis.match_analysis import memory_for
from serenissima.analysis.memory import findings_of
from serenissima.analysis.running import run_jobs
from serenissima.api import write_match
from serenissima.machine import warm
from serenissima.players import finish
from serenissima.players.playing import play

LONG = httpx2.Timeout(60)


def visit(server: Server, table: str, found: bytes) -> dict[str, Callable[[], httpx2.Response]]:
    """Return the requests of a new visitor who looks at a finished match, in order."""
    web = httpx2.Client(base_url=server.address, timeout=LONG)
    return {
        "page": lambda: web.get(table),
        "memory": lambda: web.get(f"{table}/analysis/memory"),
        "findings": lambda: web.post(f"{table}/analysis", content=found),
    }


def measure(name: str, visitors: int) -> dict[str, float]:
    """Return the server's milliseconds for each part of a visit, and all its seconds."""
    match = play(games.load(name), ["greedy"] * games.meta(name).seats[0], seed=1)
    memory = memory_for(match)
    finish(run_jobs(memory, OF_MATCH))
    found = findings_of(memory)
    with cores(1) as (core,), fresh_database() as url:
        server = serve(url, core)
        file = {"file": ("match.txt", write_match(match), "text/plain")}
        web = httpx2.Client(base_url=server.address, timeout=LONG, follow_redirects=True)
        table = web.post("/match", data={"key": "k" * 43}, files=file).url.path
        times: dict[str, float] = {}
        for _ in range(visitors):
            for part, ask in visit(server, table, found).items():
                before = server.used()[0]
                ask().raise_for_status()
                times[part] = times.get(part, 0.0) + server.used()[0] - before
        server.stop()
    parts = {f"{part} ms": 1e3 * spent / visitors for part, spent in times.items()}
    return {**parts, "all s": sum(times.values())}


def main() -> None:
    """Measure and print."""
    asked = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    asked.add_argument("game", nargs="?", default=games.names()[0], choices=games.names())
    asked.add_argument("--visitors", type=int, default=1000)
    asked.add_argument("--json", action="store_true")
    given = asked.parse_args()
    warm.warm([given.game])
    figures = measure(given.game, given.visitors)
    if given.json:
        print(json.dumps(figures, indent=1))
        return
    print(f"{given.game}, {given.visitors} visitors")
    for what, figure in figures.items():
        print(f"  {what:14}{figure:10.2f}")


if __name__ == "__main__":
    main()
