"""How soon does a computer player answer, and does it delay the event loop?

    python bench/thinking.py [GAME] [--seconds S] [--thinkers N] [--json] [--tiny]

At each of 1, 10 and 50 tables one person plays against the default opponent and acts at random, on
average a second after their turn begins; at one more table a person plays against a greedy player.
Then the same beside eight tables of five players that think for ten seconds each. An answer is the
time from the person's action to their next turn, over all actions of the opponent between them,
without the minimum interval that the server adds. All of it runs in one process, with its database
in a temporary folder. `--tiny` plays at two tables for a moment.
"""

import argparse
import asyncio
import json
import random
import tempfile
import time
from collections.abc import Sequence
from dataclasses import asdict, dataclass, field
from itertools import count

from serenissima import games, players
from serenissima.kernel.errors import SerenissimaError
from serenissima.machine.warm import load_compiled, warm
from serenissima.service import Computer, Person, Tables, TableView, Thinking
from serenissima.service.core.sitters import Sitter

TABLES = (1, 10, 50)
TINY = (2,)
LONG = "ismcts:10s"
LONG_TABLES = 8
HESITATES = 1.0  # seconds that a person takes to act, on average
TICK = 0.005  # seconds that the event loop should sleep, to see how much longer it does
KEYS = (f"a key of this program {number}" for number in count())


@dataclass
class Times:
    """The measured times, in seconds; an answer that never came counts with its wait."""

    usual: list[float] = field(default_factory=list)
    greedy: list[float] = field(default_factory=list)
    late: list[float] = field(default_factory=list)


@dataclass(frozen=True)
class Figures:
    """Answers in milliseconds, and the delay of the event loop.

    Attributes:
        tables: the number of tables against the default opponent.
        long: the number of tables of long thinkers beside them.
        answers: the number of answers of the default opponent.
        p50, p99, longest: of these answers.
        greedy, greedy_longest: the greedy player's median and longest answer.
        late, latest: the event loop's delay, 99th percentile and the worst.
    """

    tables: int
    long: int
    answers: int
    p50: float
    p99: float
    longest: float
    greedy: float
    greedy_longest: float
    late: float
    latest: float


async def person(tables: Tables, game: str, opponent: str, answers: list[float]) -> None:
    """Play one match after another as a person."""
    chance = random.Random(next(KEYS))
    plan: list[Sitter] = [Person(), *[Computer(opponent)] * (games.meta(game).seats[0] - 1)]
    while True:
        opening = await tables.open(game, plan, name="Anna", key=next(KEYS))
        await match(tables, opening.table, str(opening.token), chance, answers)


async def match(
    tables: Tables, table: str, token: str, chance: random.Random, answers: list[float]
) -> None:
    """Play one match at random, and record how long each answer took."""
    asked: float | None = None
    try:
        async with tables.watch(table, token) as views:
            async for seen in views:
                if asked is not None and (seen.legal or seen.over):
                    answers.append(time.perf_counter() - asked)
                    asked = None
                if seen.over:
                    return
                if seen.legal and not await act(tables, table, token, chance, seen):
                    asked = time.perf_counter()
    finally:
        if asked is not None:
            answers.append(time.perf_counter() - asked)


async def act(
    tables: Tables, table: str, token: str, chance: random.Random, seen: TableView
) -> bool:
    """Take a random action; return whether the person may act again at once."""
    legal = [action for action in seen.legal if action < seen.game.actions.first_retract]
    assert seen.decision is not None
    await asyncio.sleep(chance.expovariate(1 / HESITATES))
    try:
        receipt = await tables.act(
            table, token, chance.choice(legal), seen.decision, key=next(KEYS)
        )
    except SerenissimaError:  # where both may act, the computer was faster
        return True
    now = receipt.view()
    return bool(now.legal or now.over)


async def stutter(late: list[float]) -> None:
    """Record how late the event loop comes back."""
    while True:
        due = time.perf_counter() + TICK
        await asyncio.sleep(TICK)
        late.append(max(0.0, time.perf_counter() - due))


async def measure(tables: Tables, game: str, number: int, seconds: float) -> Times:
    """Let people play at `number` tables, and one against a greedy player."""
    times = Times()
    work = [person(tables, game, players.USUAL, times.usual) for _ in range(number)]
    tasks = [*work, person(tables, game, "greedy", times.greedy), stutter(times.late)]
    running = [asyncio.create_task(task) for task in tasks]
    done, _ = await asyncio.wait(running, timeout=seconds)
    for task in running:
        task.cancel()
    await asyncio.gather(*running, return_exceptions=True)
    for task in done:
        task.result()  # they end only by failing
    return times


async def at_load(
    game: str, number: int, long: Sequence[str], seconds: float, thinkers: int | None
) -> Figures:
    """Return the figures at a number of tables, beside tables of such long thinkers."""
    with tempfile.TemporaryDirectory() as folder:
        async with Tables(
            f"sqlite:///{folder}/tables.db", thinking=Thinking(threads=thinkers)
        ) as tables:
            largest = max(games.names(), key=lambda name: games.meta(name).seats[-1])
            for player in long:
                seats = [Computer(player)] * games.meta(largest).seats[-1]
                await tables.open(largest, seats, key=next(KEYS))
            return figures(number, len(long), await measure(tables, game, number, seconds))


def figures(number: int, long: int, times: Times) -> Figures:
    """Return the figures from the times."""

    def part(found: list[float], share: float) -> float:
        return 1000 * sorted(found)[int(share * (len(found) - 1))] if found else float("nan")

    return Figures(
        number, long, len(times.usual),
        part(times.usual, 0.5), part(times.usual, 0.99), part(times.usual, 1.0),
        part(times.greedy, 0.5), part(times.greedy, 1.0),
        part(times.late, 0.99), part(times.late, 1.0),
    )  # fmt: skip


def main() -> None:
    """Measure and print."""
    asked = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    asked.add_argument("game", nargs="?", default=games.names()[0])
    asked.add_argument("--seconds", type=float, default=20.0)
    asked.add_argument("--thinkers", type=int, default=None, metavar="N")
    asked.add_argument("--json", action="store_true")
    asked.add_argument("--tiny", action="store_true")
    given = asked.parse_args()
    warm(games.names())
    for name in games.names():
        load_compiled(games.load(name))
    sizes, seconds = (TINY, 1.0) if given.tiny else (TABLES, given.seconds)
    loads = ((), ("ismcts:2s",) if given.tiny else (LONG,) * LONG_TABLES)
    found = [
        asyncio.run(at_load(given.game, number, long, seconds, given.thinkers))
        for long in loads
        for number in sizes
    ]
    if given.json:
        print(json.dumps([asdict(figures) for figures in found], indent=1))
        return
    print(f"{given.game}: answers of {players.USUAL} and of greedy, in milliseconds")
    print("tables  long  answers   p50    p99  longest  greedy  longest  loop p99  latest")
    for f in found:
        print(
            f"{f.tables:6}{f.long:6}{f.answers:9}{f.p50:6.0f}{f.p99:7.0f}{f.longest:9.0f}"
            f"{f.greedy:8.0f}{f.greedy_longest:9.0f}{f.late:10.1f}{f.latest:8.1f}"
        )


if __name__ == "__main__":
    main()
