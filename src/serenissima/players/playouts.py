"""Random matches by the million, on all cores: `playouts(game, 100_000)`."""

import hashlib
import itertools
import os
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from typing import Any

import numpy as np
import numpy.typing as npt

from serenissima.kernel.dice import rolled_dice
from serenissima.kernel.errors import Illegal, RefusalCode
from serenissima.kernel.game import Game, check_game
from serenissima.players.refusals import PLAYOUTS_MATCHES, PLAYOUTS_THREADS
from serenissima.players.search.playout import Results, new_results, play_matches
from serenissima.players.search.workspace import workspace

PARTS = 8  # parts for each thread, so that all threads finish at about the same time


@dataclass(frozen=True, eq=False)
class Playouts:
    """The results of random matches.

    Attributes:
        shares: each seat's share of the win: float64 `[matches, seats]`; each row adds up to 1.
        endings: the way each match ended, an index into `Game.endings`: int8 `[matches]`.
        decisions: the number of decisions in each match: int64 `[matches]`.
    """

    shares: npt.NDArray[np.float64]
    endings: npt.NDArray[np.int8]
    decisions: npt.NDArray[np.int64]

    @property
    def total_decisions(self) -> int:
        """The number of decisions in all matches together."""
        return int(self.decisions.sum())


def playouts(
    game: Game,
    matches: int,
    *,
    seats: int | None = None,
    options: Mapping[str, object] | None = None,
    seed: str | int = 0,
    threads: int | None = None,
) -> Playouts:
    """Play whole matches in which every seat takes a random legal action, all equally likely.

    Retractions are left out. Each match has its own dice, which depend only on the seed and the
    number of the match. So the same seed gives the same results on any number of threads, and a
    longer run starts with the matches of a shorter one.

    Args:
        game: the game.
        matches: the number of matches.
        seats: the number of players; default: the game's smallest.
        options: settings that differ from the defaults.
        seed: any text or number.
        threads: the number of threads; default: one for each core.

    Raises:
        Unknown, Illegal: `game/unknown`; `playouts/matches` and `playouts/threads` for less than 1;
            `match/seats`, `option/name`, `option/value`.
    """
    check_game(game)
    threads = cores() if threads is None else threads
    _check(PLAYOUTS_MATCHES, matches)
    _check(PLAYOUTS_THREADS, threads)
    terms = game.terms_for(game.meta.seats[0] if seats is None else seats, options or {})
    game.wait_until_compiled()
    results = new_results(matches, int(terms.seats))
    play = partial(_play_part, game, terms, seeds_of(seed, matches), results)
    with ThreadPoolExecutor(threads) as pool:
        list(pool.map(play, _parts(matches, threads)))
    for column in results:
        column.flags.writeable = False
    return Playouts(*results)


def seeds_of(seed: str | int, matches: int) -> npt.NDArray[np.uint64]:
    """Return a seed for each match's dice, which depends only on its number: uint64 `[matches]`."""
    entropy = int.from_bytes(hashlib.sha256(str(seed).encode()).digest(), "little")
    return np.random.SeedSequence(entropy).generate_state(matches, np.uint64).astype(np.uint64)


def _play_part(
    game: Game, terms: Any, seeds: npt.NDArray[np.uint64], results: Results, rows: slice
) -> None:
    """Play the matches of some rows in a separate workspace."""
    play_matches(workspace(game, terms, rolled_dice(0)), seeds[rows], results.part(rows))


def _parts(matches: int, threads: int) -> list[slice]:
    """Return the rows of the results in parts of nearly equal size."""
    parts = min(matches, threads * PARTS if threads > 1 else 1)
    ends = [matches * part // parts for part in range(parts + 1)]
    return [slice(begin, end) for begin, end in itertools.pairwise(ends)]


def cores() -> int:
    """Return the number of cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def _check(refusal: RefusalCode[Illegal], number: int) -> None:
    if number < 1:
        raise refusal(text=number)
