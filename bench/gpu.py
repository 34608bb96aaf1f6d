"""How many decisions a second does a GPU play?

    python bench/gpu.py [GAME ...] [--rows N] [--steps N] [--json] [--tiny]

Random play through `serenissima.vector` with `device="cuda"`: whole launches of many decisions each
(`play`), and single steps, each with features and mask for a learner (`step(sample())`). Measures
every game on the shelf if none is named; medians. Without a GPU it prints a message and measures
nothing.
"""

import argparse
import json
import time
from collections.abc import Callable
from statistics import median

from serenissima import games
from serenissima.kernel.errors import NotNow
from serenissima.machine.stamp import stamp
from serenissima.vector import Batch
from serenissima.vector.gpu import usable_cuda

REPEATS = 7
ROWS, FEW = 1 << 17, 16
STEPS = 256  # decisions of a launch


def seconds(work: Callable[[], object], done: Callable[[], object]) -> float:
    """Return the seconds of some work until the GPU has finished it."""
    begun = time.perf_counter()
    work()
    done()
    return time.perf_counter() - begun


def figures(name: str, rows: int, steps: int) -> dict[str, float]:
    """Return the decisions a second of a game in each way, after a launch that compiles."""
    batch = Batch(games.load(name), rows, device="cuda", scaled=False)
    done = usable_cuda().synchronize

    def step_by_step() -> None:
        for _ in range(steps):
            batch.step(batch.sample())

    ways = {"play": lambda: batch.play(steps), "step with features and mask": step_by_step}
    found = {}
    for way, work in ways.items():
        seconds(work, done)
        took = median(seconds(work, done) for _ in range(REPEATS))
        found[way] = round(rows * steps / took)
    return found


def device() -> str:
    """Return the GPU's name, or the simulator's."""
    name = getattr(usable_cuda().get_current_device(), "name", "simulated")
    return name.decode() if isinstance(name, bytes) else str(name)


def main() -> None:
    """Measure and print."""
    asked = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    asked.add_argument("games", nargs="*", metavar="GAME")
    asked.add_argument("--rows", type=int, default=ROWS)
    asked.add_argument("--steps", type=int, default=STEPS)
    asked.add_argument("--json", action="store_true")
    asked.add_argument("--tiny", action="store_true")
    given = asked.parse_args()
    try:
        usable_cuda()
    except NotNow as refusal:
        print(f"nothing is measured: {refusal}")
        return
    names = given.games or list(games.names())[: 1 if given.tiny else None]
    rows, steps = (FEW, 2) if given.tiny else (given.rows, given.steps)
    found = {name: figures(name, rows, steps) for name in names}
    if given.json:
        head = {**stamp(names), "device": device()}
        print(json.dumps({**head, "rows": rows, "steps": steps, "games": found}, indent=1))
        return
    for name, ways in found.items():
        print(f"{name}, {rows} rows")
        for way, rate in ways.items():
            print(f"    {way:28}{rate:16,.0f} decisions/s")


if __name__ == "__main__":
    main()
