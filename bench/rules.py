"""How fast do the rules run, and how near is that to what the machine can do?

    python bench/rules.py [GAME] [--json] [--peers PYTHON]

One run, one core, medians. Beside the game's own figures stand the same rules written by hand in C
(`bench/limit/`, built here with gcc), which play the same matches decision for decision, and two
card games of OpenSpiel in C++ where the interpreter `--peers` has it (by default this one).
"""

import argparse
import json
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path
from statistics import median
from typing import Any

from serenissima import games
from serenissima.machine import measure
from serenissima.machine.measure import Figures, RandomPlay, Speed

HERE = Path(__file__).parent
FLAGS = ("-std=gnu11", "-O3", "-march=native", "-Wall", "-Wextra", "-Werror")
SAME = 2000  # matches that C and Python must play alike
LONG = 20_000  # matches of one repetition in C
PEERS = ("gin_rummy", "hearts")


class Limit:
    """A game's rules in C."""

    def __init__(self, name: str, folder: Path) -> None:
        self.program = folder / name
        source = HERE / "limit" / f"{name.replace('-', '_')}.c"
        subprocess.run(["gcc", *FLAGS, "-o", self.program, source], check=True)

    def play(
        self, dice: Any, matches: int, repeats: int
    ) -> tuple[list[tuple[int, float]], list[int]]:
        """Decisions and seconds of each repetition; and how all the matches ended."""
        words = (int(dice.low), int(dice.high), matches, repeats)
        told = subprocess.run(
            [self.program, *map(str, words)], check=True, capture_output=True, text=True
        ).stdout.splitlines()
        runs = [(int(line.split()[0]), float(line.split()[1])) for line in told[:-1]]
        return runs, [int(word) for word in told[-1].split()]


def limit_of(name: str) -> tuple[Speed, float] | None:
    """How fast the rules in C play, and what part of that Python reaches; None without C.

    Both play the same matches, in turns, so that what else the machine does hits both alike.
    """
    if not (HERE / "limit" / f"{name.replace('-', '_')}.c").exists():
        return None
    with tempfile.TemporaryDirectory() as folder:
        limit, play = Limit(name, Path(folder)), RandomPlay(games.load(name))
        check(limit, play)
        runs, ratios = [], []
        for _ in range(measure.REPEATS):
            [(decisions, seconds)], _ = limit.play(play.dice, LONG, 1)
            begun = time.perf_counter()
            own = play.play(LONG)
            ratios.append(own / (time.perf_counter() - begun) / (decisions / seconds))
            runs.append((decisions, seconds))
    speed = Speed(
        median(decisions / seconds for decisions, seconds in runs),
        median(LONG / seconds for _, seconds in runs),
    )
    return speed, median(ratios)


def check(limit: Limit, play: RandomPlay) -> None:
    """Refuse to compare with a program that does not play the same matches."""
    [(decisions, _)], ends = limit.play(play.dice, SAME, 1)
    own = play.play(SAME)
    if (decisions, ends[:-1], ends[-1]) != (own, play.endings[1:].tolist(), play.shares[0, 0]):
        raise SystemExit(f"C plays other matches: {decisions} {ends}, not {own} {play.endings}")


def peers(python: str) -> dict[str, dict[str, float]]:
    """OpenSpiel's figures, or none where it is not installed."""
    found = {}
    for name in PEERS:
        told = subprocess.run(
            [python, HERE / "peers" / "openspiel.py", name, "2"],
            capture_output=True, text=True, check=False,
        )  # fmt: skip
        if told.returncode == 0:
            found[name] = json.loads(told.stdout)
    return found


def report(
    figures: Figures, limit: tuple[Speed, float] | None, others: dict[str, Any]
) -> Iterator[str]:
    """The figures as lines of text."""
    yield from measure.lines(figures)
    if limit:
        yield f"{'the same rules in C':28}{measure.rate(limit[0])}"
        yield f"{'compiled / C':28}{limit[1]:14.2f}"
    for name, found in others.items():
        speed = Speed(found["decisions"], found["matches"])
        yield f"{'OpenSpiel, ' + name:28}{measure.rate(speed)}"
    if not others:
        yield "OpenSpiel is not installed: see --peers"


def main() -> None:
    """Measure and print."""
    asked = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    asked.add_argument("game", nargs="?", default="canal-grande")
    asked.add_argument("--json", action="store_true")
    asked.add_argument("--peers", default=sys.executable, metavar="PYTHON")
    given = asked.parse_args()
    figures = measure.rules(given.game, progress=lambda what: print(f"… {what}", file=sys.stderr))
    limit = limit_of(given.game)
    others = peers(given.peers)
    if given.json:
        found = {**figures.as_dict(), "limit": None, "peers": others}
        if limit:
            found["limit"] = {**asdict(limit[0]), "reached": limit[1]}
        print(json.dumps(found, indent=1))
    else:
        print("\n".join(report(figures, limit, others)))


if __name__ == "__main__":
    main()
