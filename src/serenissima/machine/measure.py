"""Measurements of a game's rules: random play, single verbs and compiling; medians.

python -m serenissima.machine.measure GAME
"""

import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass, field
from functools import partial
from itertools import product
from statistics import median
from typing import Any

import numpy as np

from serenissima import games, players
from serenissima.kernel.code_cache import CACHE_VARIABLE
from serenissima.kernel.compile import INTERPRETED
from serenissima.kernel.dice import rolled_dice
from serenissima.kernel.game import Game
from serenissima.kernel.match import Match
from serenissima.kernel.record import bytes_of
from serenissima.machine.ahead import AheadCompiler
from serenissima.players.playouts import playouts
from serenissima.players.search.observation import feature_tables, new_observation
from serenissima.players.search.playout import (
    Results,
    new_results,
    play_matches,
    play_observed_matches,
)
from serenissima.players.search.verb_cost import MEASURED, Samples, repeat
from serenissima.players.search.workspace import workspace
from serenissima.players.uniform import Uniform

REPEATS = 7
LONG_ENOUGH = 0.25  # seconds that one repetition takes at least
COUNTED = 4000  # matches used for lengths and endings
SAMPLES = 512  # positions used for single verbs
SEED = "measure"
STARTS = ("first question", "first choice")
MANY, THREADS = "four cores", 4
NO_SEEDS = np.zeros(0, np.uint64)  # the dice roll on from match to match
ROUNDS = 100  # of all samples in one measurement of a verb
NS = 1e9


@dataclass(frozen=True)
class Speed:
    """The speed of random play: medians over the repetitions.

    Attributes:
        decisions: decisions a second.
        matches: matches a second.
    """

    decisions: float
    matches: float


@dataclass
class Figures:
    """The figures measured for a game.

    Attributes:
        game: its name.
        seats: the number of players.
        length: the mean number of decisions in a random match.
        endings: the share of matches with each ending.
        speeds: by name: `compiled`, `observed` (with feature vector and legal mask at each
            decision), `four cores` (compiled, in four threads), `interpreted`.
        verbs: nanoseconds a call, inside compiled code.
        starting: seconds from the start of a new process until a first match asks for its first
            action, and until a computer player has chosen one: `cold`, which compiles the game
            first, and `cached`.
    """

    game: str
    seats: int
    length: float = 0.0
    endings: dict[str, float] = field(default_factory=dict)
    speeds: dict[str, Speed] = field(default_factory=dict)
    verbs: dict[str, float] = field(default_factory=dict)
    starting: dict[str, float] = field(default_factory=dict)

    def as_dict(self) -> dict[str, Any]:
        """Return everything as plain data, for JSON."""
        return asdict(self)


class RandomPlay:
    """Random matches of one game in sequence on one core; the dice roll on from match to match.

    Args:
        game: the game.
        seats: the number of players; default: the game's smallest.

    Attributes:
        dice: rolled dice for deals and choices.
        shares: the sum of each seat's shares over all matches so far: float64 `[seats]`.
        endings: the number of matches with each ending: int64 `[endings]`.
    """

    def __init__(self, game: Game, seats: int | None = None) -> None:
        self.game = game
        self.seats = seats or game.meta.seats[0]
        self.terms = game.terms_for(self.seats, {})
        self.dice = rolled_dice(SEED)
        self.shares = np.zeros(self.seats)
        self.endings = np.zeros(len(game.endings), np.int64)
        self._tables = feature_tables(game.state, self.seats)
        self._seen = new_observation(game, self.seats)

    def play(self, matches: int) -> int:
        """Play matches; return the number of decisions."""
        work = workspace(self.game, self.terms, self.dice)
        results = new_results(matches, self.seats)
        play_matches(work, NO_SEEDS, results)
        return self._add(results)

    def observe(self, matches: int) -> int:
        """Play matches with feature vector and legal mask at each decision."""
        work = workspace(self.game, self.terms, self.dice)
        results = new_results(matches, self.seats)
        play_observed_matches(work, NO_SEEDS, results, self._tables, self._seen)
        return self._add(results)

    def _add(self, results: Results) -> int:
        self.shares += results.shares.sum(axis=0)
        self.endings += np.bincount(results.endings, minlength=len(self.endings))
        return int(results.decisions.sum())


def rules(
    name: str, repeats: int = REPEATS, progress: Callable[[str], object] | None = None
) -> Figures:
    """Measure a game's rules; this takes a minute, mostly for compiling.

    Raises `Unknown` (`game/unknown`).
    """
    tell = progress or (lambda _: None)
    game = games.load(name)
    tell("compiling what is measured")
    _in_child(name, "ready", {})  # a process that has compiled runs 10 % slower from then on
    play = RandomPlay(game)
    figures = Figures(name, play.seats)
    figures.length = play.play(COUNTED) / COUNTED
    figures.endings = dict(
        zip(game.endings[1:], (play.endings[1:] / COUNTED).tolist(), strict=True)
    )
    tell("random play, compiled")
    figures.speeds["compiled"] = speed(play.play, repeats)
    tell("random play with feature vector and mask")
    figures.speeds["observed"] = speed(play.observe, repeats)
    tell(f"random play on {MANY}")
    figures.speeds[MANY] = speed(partial(_play_on_many, game), repeats)
    tell("single verbs")
    figures.verbs = verbs(game, repeats)
    tell("random play, interpreted")
    told = _in_child(name, "interpreted", {"NUMBA_DISABLE_JIT": "1"})
    figures.speeds["interpreted"] = Speed(told["decisions"], told["matches"])
    with tempfile.TemporaryDirectory() as folder:
        for state, what in product(("cold", "cached"), STARTS):
            tell(f"{what}, {state}")
            begun = time.perf_counter()
            _in_child(name, what, {CACHE_VARIABLE: folder, "NUMBA_DISABLE_JIT": "0"})
            figures.starting[f"{what}, {state}"] = time.perf_counter() - begun
    return figures


def lines(figures: Figures) -> Iterator[str]:
    """Yield the figures as lines of text."""
    yield f"{figures.game}, {figures.seats} seats: one core, medians"
    yield f"a random match: {figures.length:.1f} decisions; " + ", ".join(
        f"{part:.1%} {ending}" for ending, part in figures.endings.items()
    )
    yield f"{'random play':28}{'decisions/s':>14}{'matches/s':>14}"
    for name, found in figures.speeds.items():
        yield f"{name:28}{rate(found)}"
    for name, ns in figures.verbs.items():
        yield f"{name:28}{ns:14,.1f} ns"
    for name, seconds in figures.starting.items():
        yield f"{name:28}{seconds:14.2f} s"


def rate(speed: Speed) -> str:
    """Return a speed as two columns."""
    return f"{speed.decisions:14,.0f}{speed.matches:14,.0f}"


def speed(play: Callable[[int], int], repeats: int, matches: int = 1) -> Speed:
    """Return the speed of `play(matches)`, which returns the number of decisions."""
    play(1)
    while _time(play, matches)[0] < LONG_ENOUGH:
        matches *= 2
    runs = [_time(play, matches) for _ in range(repeats)]
    return Speed(
        median(decisions / seconds for seconds, decisions in runs),
        median(matches / seconds for seconds, _ in runs),
    )


def verbs(game: Game, repeats: int) -> dict[str, float]:
    """Return the nanoseconds of each verb in compiled code, over positions of random matches."""
    terms = game.terms_for(game.meta.seats[0], {})
    samples = _samples(game, int(terms.seats))
    work = workspace(game, terms, rolled_dice(SEED))
    took: dict[str, float] = {}
    for measured, name in enumerate(MEASURED):
        repeat(measured, work, samples, 1)
        runs = [_time(partial(repeat, measured, work, samples), ROUNDS) for _ in range(repeats)]
        seconds = median(seconds for seconds, _ in runs)
        took[name] = seconds * NS / (ROUNDS * len(samples.seats))
    for name, without in (("legal", "copy"), ("apply", "copy"), ("redeal", "view")):
        took[name] = max(0.0, took[name] - took[without])
    return took


def _samples(game: Game, seats: int) -> Samples:
    """Return positions of random matches, with the acting seat and its action in each."""
    found: list[tuple[Any, int, int]] = []
    player, dice, number = Uniform(), rolled_dice(SEED), 0
    while len(found) < SAMPLES:
        match = Match(game, seats, seed=number)
        number += 1
        while not match.over:
            seat = match.waits[0]
            action = player.choose(game, match.terms, match.view(seat), seat, dice)
            found.append((bytes_of(match.state).view(np.uint64), seat, action))
            match.play(seat, action)
    words, acted, actions = zip(*found, strict=True)
    masks = np.stack([game.state.mask(seat) for seat in range(seats)])
    return Samples(np.stack(words), masks, np.array(acted), np.array(actions))


def _play_on_many(game: Game, matches: int) -> int:
    """Play random matches in several threads; return the number of decisions."""
    return int(playouts(game, matches, seed=SEED, threads=THREADS).decisions.sum())


def _start(game: Game, *, chooses: bool) -> list[int]:
    """Begin a match; return its first legal actions, after a player's choice if requested."""
    compiler = AheadCompiler(game, loads=False)
    compiler.start()
    match = Match(game)
    seat = match.waits[0]
    if chooses:
        players.load("greedy").choose(game, match.terms, match.view(seat), seat, rolled_dice(SEED))
    actions = match.legal(seat)
    compiler.stop()
    return actions


def _time(play: Callable[[int], int], matches: int) -> tuple[float, int]:
    begun = time.perf_counter()
    decisions = play(matches)
    return time.perf_counter() - begun, decisions


def _in_child(name: str, what: str, settings: dict[str, str]) -> dict[str, float]:
    """Return the measurements of a fresh process."""
    told = subprocess.run(
        [sys.executable, "-m", "serenissima.machine.measure", name, what],
        env={**os.environ, **settings},
        check=True,
        capture_output=True,
        text=True,
    )
    found: dict[str, float] = json.loads(told.stdout)
    return found


def main(name: str, what: str = "") -> None:
    """Print measurements as JSON."""
    game = games.load(name)
    if what in STARTS:
        found: Any = {"legal": len(_start(game, chooses=what == STARTS[1]))}
    elif what == "ready":
        found = {"decisions": RandomPlay(game).play(1) + RandomPlay(game).observe(1)}
        verbs(game, 1)
    elif what == "interpreted":
        assert INTERPRETED
        found = asdict(speed(RandomPlay(game).play, 3))
    else:
        found = rules(name, progress=lambda what: print(what, file=sys.stderr)).as_dict()
    print(json.dumps(found, indent=1))


if __name__ == "__main__":
    main(*sys.argv[1:])
