"""How fast is random play of Canal Grande here, and by the same rules written for others?

    python bench/peers/side_by_side.py [--seconds S] [--rounds N] [--matches N] [--json]
                                       [--only TEXT] [--write] [--tiny]

The rules were rewritten as a user would write them: for OpenSpiel in Python, for boardgame.io in
TypeScript, in JAX. Each first replays recorded matches of ours and must find the same choices at
every decision; only then is it timed. Other games of other libraries show the scale.

All run on one core, in turns; medians of the rounds. Each library is installed into its own
environment under `build/peers` at the first run, which needs a network, and Node.js 20 for
boardgame.io. `--only` selects those whose name contains the text; `--write` writes `docs/peers.md`,
its picture and its JSON; `--tiny` replays a few matches with the packages of this Python, and times
nothing.
"""

import argparse
import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from dataclasses import asdict, replace
from functools import partial
from pathlib import Path
from statistics import median

from contenders import CONTENDERS, GAME, OWN, SPIEL, YARDSTICKS, Contender
from written import Found, table, write

from serenissima.kernel.code_cache import CACHE_VARIABLE

SECONDS, ROUNDS, MATCHES, FEW = 5.0, 5, 2000, 10


def record_matches(matches: int) -> str:
    """Return random matches of ours, one line each."""
    command = [sys.executable, str(GAME / "record.py"), str(matches)]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout


def check(contender: Contender, record: str) -> None:
    """Let a contender replay the recorded matches; end the program at any difference."""
    ran = subprocess.run(
        contender.command("agree"), input=record, capture_output=True, text=True, check=False
    )
    if ran.returncode:
        raise SystemExit(f"{contender.name} plays otherwise:\n{ran.stderr}")
    decisions = json.loads(ran.stdout.splitlines()[-1])["decisions"]
    say(f"{contender.name}: the same choices at {decisions:,} decisions")


def time_play(contender: Contender, seconds: float, core: int) -> dict[str, float]:
    """Return a contender's decisions and matches a second, on one core."""
    words = ("time",) if contender.replays or not contender.environment.name else ()
    ran = subprocess.run(
        contender.command(*words, str(seconds)), capture_output=True, text=True, check=False,
        preexec_fn=partial(os.sched_setaffinity, 0, {core}),
    )  # fmt: skip
    if ran.returncode:
        raise SystemExit(f"{contender.name} failed:\n{ran.stderr}")
    found: dict[str, float] = json.loads(ran.stdout.splitlines()[-1])
    return found


def time_starts(contender: Contender, core: int) -> tuple[float, float]:
    """Return the seconds from the start of a process to the end of a first match: cold, and again.

    Cold means that neither our rules nor Python's modules have been compiled.
    """
    took = []
    with tempfile.TemporaryDirectory() as folder:
        os.environ |= {CACHE_VARIABLE: folder, "PYTHONPYCACHEPREFIX": f"{folder}/modules"}
        for _ in range(2):
            begun = time.perf_counter()
            time_play(contender, 0.0, core)
            took.append(time.perf_counter() - begun)
    for variable in (CACHE_VARIABLE, "PYTHONPYCACHEPREFIX"):
        del os.environ[variable]
    return took[0], took[1]


def measure(chosen: Sequence[Contender], seconds: float, rounds: int) -> list[Found]:
    """Return the figures of all contenders, in turns on the last core."""
    core = max(os.sched_getaffinity(0))
    rates: dict[str, list[dict[str, float]]] = {one.name: [] for one in chosen}
    for round_ in range(rounds):
        say(f"round {round_ + 1} of {rounds}")
        for one in chosen:
            rates[one.name].append(time_play(one, seconds, core))
    say("cold starts")
    return [summarize(one, rates[one.name], time_starts(one, core)) for one in chosen]


def summarize(
    contender: Contender, rates: Sequence[dict[str, float]], starts: tuple[float, float]
) -> Found:
    """Return a line with the medians."""
    return Found(
        contender.name,
        contender.environment.versions,
        contender.replays or not contender.environment.name,
        median(rate["decisions"] for rate in rates),
        median(rate["matches"] for rate in rates),
        median(rate["decisions"] / rate["matches"] for rate in rates),
        *starts,
        contender.lines,
    )


def say(what: str) -> None:
    """Print progress."""
    print(f"… {what}", file=sys.stderr, flush=True)


def main() -> None:
    """Measure and print."""
    asked = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    asked.add_argument("--seconds", type=float, default=SECONDS)
    asked.add_argument("--rounds", type=int, default=ROUNDS)
    asked.add_argument("--matches", type=int, default=MATCHES)
    asked.add_argument("--only", default="", metavar="TEXT")
    for flag in ("--json", "--write", "--tiny"):
        asked.add_argument(flag, action="store_true")
    given = asked.parse_args()
    chosen = [one for one in (*CONTENDERS, *YARDSTICKS) if given.only in one.name]
    if given.tiny:
        present = [one for one in chosen if one.replays and one.environment in (OWN, SPIEL)]
        chosen = [replace(one, environment=OWN) for one in present]
    for one in chosen:
        one.environment.install()
    record = record_matches(FEW if given.tiny else given.matches)
    for one in chosen:
        if one.replays:
            check(one, record)
    if given.tiny:
        return
    lines = measure(chosen, given.seconds, given.rounds)
    print(json.dumps([asdict(line) for line in lines], indent=1) if given.json else table(lines))
    if given.write:
        how = {"seconds": given.seconds, "rounds": given.rounds, "played": given.matches}
        write(Path(__file__).parents[2] / "docs", lines, how)


if __name__ == "__main__":
    main()
