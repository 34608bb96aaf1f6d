"""How fast do the rules run, and how close is that to the machine's limit?

    python bench/rules.py [GAME ...] [--json] [--peers PYTHON] [--tiny]

Measures every game on the shelf if none is named. One run, medians; one core unless it says four. A
game's own figures are compared with the same rules written by hand in C (`bench/limit/`, built here
with gcc), which play the same matches decision for decision, and with two card games of OpenSpiel
in C++ if the interpreter `--peers` has it (by default this one). `--tiny` only lets C and Python
play a few identical matches.
"""

import argparse
import json
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from statistics import median
from typing import Any, NamedTuple

import numpy as np

from serenissima import games
from serenissima.kernel.game import Game
from serenissima.machine import measure
from serenissima.machine.measure import Figures, RandomPlay, Speed
from serenissima.machine.stamp import stamp

HERE = Path(__file__).parent
FLAGS = ("-std=gnu11", "-O3", "-march=native", "-Wall", "-Wextra", "-Werror")
UNWRITTEN = 3  # exit status of a program that can't play by the given terms
OBSERVED = 10  # the approximate slowdown from writing features
PEERS = ("gin_rummy", "hearts")


class Size(NamedTuple):
    """The amount of play.

    Attributes:
        same: matches that C and Python must play alike before they are compared.
        varied: the same for each value of each option.
        decisions: the approximate number per repetition.
        repeats: the number of repetitions for the medians.
    """

    same: int
    varied: int
    decisions: int
    repeats: int


WHOLE = Size(2000, 200, 2_000_000, measure.REPEATS)
TINY = Size(20, 2, 2000, 1)


class Limit:
    """A game's rules in C."""

    def __init__(self, source: Path, folder: Path) -> None:
        self.program = folder / source.stem
        if not shutil.which("gcc"):
            raise SystemExit("gcc is missing: the rules in C are compiled with it")
        subprocess.run(["gcc", *FLAGS, "-o", self.program, source], check=True)

    def play(self, play: RandomPlay, matches: int) -> tuple[float, list[float]] | None:
        """Play the next matches of `play`; return seconds and results, or None if not written.

        The results are decisions, matches by ending, sums of shares, and the words of the dice.
        """
        terms = [n for field in play.game.terms.fields for n in np.ravel(play.terms[field.name])]
        words = (play.dice.low, play.dice.high, matches, 1, *terms)
        told = subprocess.run(
            [self.program, *(str(int(word)) for word in words)],
            check=False, capture_output=True, text=True,
        )  # fmt: skip
        if told.returncode == UNWRITTEN:
            return None
        told.check_returncode()
        decisions, seconds, *ends = map(float, told.stdout.split())
        return seconds, [decisions, *ends]


@dataclass(frozen=True)
class Race:
    """The same matches in C and in Python.

    Attributes:
        decisions, matches: the numbers played.
        limit, own: the seconds of C and of Python.
    """

    decisions: int
    matches: int
    limit: float
    own: float


@dataclass(frozen=True)
class Reach:
    """The speed of Python compared with C: medians.

    Attributes:
        limit, compiled: the speed of the rules in C and in Python.
        observed: the speed in Python with feature vector and legal mask at each decision.
        part: the share of C's speed that Python reaches.
    """

    limit: Speed
    compiled: Speed
    observed: Speed
    part: float


def race(limit: Limit, play: RandomPlay, matches: int) -> Race | None:
    """Let both play the same matches, in turns; end the program if they differ.

    Returns None if C can't play by these terms.
    """
    played = limit.play(play, matches)
    if played is None:
        return None
    seconds, told = played
    play.endings[:] = 0
    play.shares[:] = 0
    begun = time.process_time()
    decisions = play.play(matches)
    own = time.process_time() - begun
    ends = (*play.endings[1:], *play.shares, play.dice.low, play.dice.high)
    came = [float(number) for number in (decisions, *ends)]
    if told != came:
        terms = play.game.options_of(play.terms)
        raise SystemExit(f"C plays other matches: {told}, not {came}; {play.seats} seats, {terms}")
    return Race(decisions, matches, seconds, own)


def check_options(limit: Limit, play: RandomPlay, matches: int) -> None:
    """Race with each value of each option alone; for a text only with the default."""
    usual = play.terms
    for option in play.game.options:
        ends = () if option.text else (option.low, option.high)
        for choice in option.choices or ends:
            play.terms = play.game.terms_for(play.seats, {option.name: choice})
            race(limit, play, matches)
    play.terms = usual


def reach(limit: Limit, game: Game, seats: int, size: Size) -> Reach | None:
    """Compare for a number of seats, after checking that both are the same game."""
    play = RandomPlay(game, seats)
    first = race(limit, play, size.same)
    if first is None:
        return None
    check_options(limit, play, size.varied)
    matches = size.decisions * size.same // first.decisions
    races = [found for _ in range(size.repeats) if (found := race(limit, play, matches))]
    return Reach(
        speed([(found, found.limit) for found in races]),
        speed([(found, found.own) for found in races]),
        middle([observe(play, max(1, matches // OBSERVED)) for _ in range(size.repeats)]),
        median(found.limit / found.own for found in races),
    )


def observe(play: RandomPlay, matches: int) -> Speed:
    """Play with a learner's observation at each decision."""
    begun = time.process_time()
    decisions = play.observe(matches)
    seconds = time.process_time() - begun
    return Speed(decisions / seconds, matches / seconds)


def speed(runs: list[tuple[Race, float]]) -> Speed:
    """Return the speed of one side, from its seconds."""
    return middle([Speed(run.decisions / took, run.matches / took) for run, took in runs])


def middle(speeds: list[Speed]) -> Speed:
    """Return the medians."""
    return Speed(
        median(found.decisions for found in speeds), median(found.matches for found in speeds)
    )


def reaches(name: str, size: Size) -> dict[int, Reach]:
    """Return the shares of C's speed, by number of seats; empty without the rules in C."""
    game = games.load(name)
    source = HERE / "limit" / f"{game.folder.name}.c"
    if not source.exists():
        return {}
    with tempfile.TemporaryDirectory() as folder:
        limit = Limit(source, Path(folder))
        found = {seats: reach(limit, game, seats, size) for seats in game.meta.seats}
    return {seats: reached for seats, reached in found.items() if reached}


def peers(python: str) -> dict[str, dict[str, float]]:
    """Return OpenSpiel's figures, or none if it isn't installed."""
    found = {}
    for name in PEERS:
        told = subprocess.run(
            [python, HERE / "peers" / "openspiel.py", name, "2"],
            capture_output=True, text=True, check=False,
        )  # fmt: skip
        if told.returncode == 0:
            found[name] = json.loads(told.stdout)
    return found


def report(name: str, figures: Figures | None, reached: dict[int, Reach]) -> Iterator[str]:
    """Yield the figures of a game as lines of text."""
    yield from measure.lines(figures) if figures else [name]
    if figures:
        many = figures.speeds[measure.MANY].decisions / figures.speeds["compiled"].decisions
        yield f"{f'{measure.MANY} / one':28}{many:14.2f}"
    for seats, found in reached.items():
        yield f"{f'beside C, {seats} seats':28}{measure.rate(found.compiled)}"
        yield f"{'with features and mask':28}{measure.rate(found.observed)}"
        yield f"{'the same rules in C':28}{measure.rate(found.limit)}"
        yield f"{'compiled / C':28}{found.part:14.2f}"


def report_peers(others: dict[str, dict[str, float]]) -> Iterator[str]:
    """Yield the figures of other games as lines of text."""
    for name, found in others.items():
        told = Speed(found["decisions"], found["matches"])
        yield f"{'OpenSpiel, ' + name:28}{measure.rate(told)}"
    if not others:
        yield "OpenSpiel is not installed: see --peers"


def _progress(what: str) -> None:
    print(f"… {what}", file=sys.stderr)


def main() -> None:
    """Measure and print."""
    asked = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    asked.add_argument("games", nargs="*", metavar="GAME")
    asked.add_argument("--json", action="store_true")
    asked.add_argument("--peers", default=sys.executable, metavar="PYTHON")
    asked.add_argument("--tiny", action="store_true")
    given = asked.parse_args()
    found: dict[str, Any] = {}
    for name in given.games or games.names():
        figures = None if given.tiny else measure.rules(name, progress=_progress)
        reached = reaches(name, TINY if given.tiny else WHOLE)
        limits = {seats: asdict(reach) for seats, reach in reached.items()}
        found[name] = {**(figures.as_dict() if figures else {}), "limit": limits}
        if not given.json:
            print("\n".join((*report(name, figures, reached), "")), flush=True)
    others = peers(given.peers)
    if given.json:
        print(json.dumps({**stamp(list(found)), "games": found, "peers": others}, indent=1))
    else:
        print("\n".join(report_peers(others)))


if __name__ == "__main__":
    main()
