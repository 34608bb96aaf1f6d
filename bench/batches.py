"""How many decisions a second does a batch give a learner, with features and a mask for each?

    python bench/batches.py [GAME ...] [--rows N] [--threads N] [--json] [--tiny]

Random play through `serenissima.vector`, as a learner would use it: choosing an action for each
row, by the batch's own generators, is included. Measures every game on the shelf if none is named;
medians, on one core and on the number of threads in `--threads`. `--tiny` takes a few steps of one
game.
"""

import argparse
import json
import time
from statistics import median

from serenissima import games
from serenissima.machine.stamp import stamp
from serenissima.players.playouts import cores
from serenissima.vector import Batch

REPEATS = 7
LONG_ENOUGH = 0.5  # seconds that one repetition takes at least
ROWS, FEW = 1024, 16


def step_rate(batch: Batch, seconds: float) -> float:
    """Return the decisions a second of random play, for `seconds` but at least one step."""
    begun, steps, took = time.perf_counter(), 0, 0.0
    while not steps or took < seconds:
        batch.step(batch.sample())
        steps += 1
        took = time.perf_counter() - begun
    return steps * len(batch) / took


def measure(name: str, rows: int, threads: int, *, scaled: bool, tiny: bool) -> float:
    """Return the median of some repetitions, after one that doesn't count."""
    batch = Batch(games.load(name), rows, threads=threads, scaled=scaled)
    repeats, seconds = (1, 0.0) if tiny else (REPEATS, LONG_ENOUGH)
    step_rate(batch, seconds)
    return median(step_rate(batch, seconds) for _ in range(repeats))


def figures(name: str, rows: int, threads: int, *, tiny: bool) -> dict[str, float]:
    """Return the decisions a second of a game in each way."""
    ways = {"one core, float32": (1, True), "one core, small integers": (1, False)}
    ways[f"{threads} threads, float32"] = (threads, True)
    return {
        way: round(measure(name, rows, count, scaled=scaled, tiny=tiny))
        for way, (count, scaled) in ways.items()
    }


def main() -> None:
    """Measure and print."""
    asked = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    asked.add_argument("games", nargs="*", metavar="GAME")
    asked.add_argument("--rows", type=int, default=ROWS)
    asked.add_argument("--threads", type=int, default=cores())
    asked.add_argument("--json", action="store_true")
    asked.add_argument("--tiny", action="store_true")
    given = asked.parse_args()
    names = given.games or list(games.names())[: 1 if given.tiny else None]
    rows = FEW if given.tiny else given.rows
    found = {name: figures(name, rows, given.threads, tiny=given.tiny) for name in names}
    if given.json:
        print(json.dumps({**stamp(names), "rows": rows, "games": found}, indent=1))
        return
    for name, ways in found.items():
        print(f"{name}, {rows} rows")
        for way, rate in ways.items():
            print(f"    {way:28}{rate:14,.0f} decisions/s")


if __name__ == "__main__":
    main()
