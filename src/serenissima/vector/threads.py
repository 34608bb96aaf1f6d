"""The rows of a batch on the CPU: compiled threads, each with a part of them."""

from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import Any

import numpy as np
import numpy.typing as npt

from serenissima.adapters.encoder import Encoder
from serenissima.kernel.dice import rolled
from serenissima.players.search.batch import Rows, advance, choose, refused
from serenissima.players.search.workspace import workspace


class Threads:
    """Carries rows on in compiled threads.

    Args:
        rows: the batch's memory.
        encoder: writes what a seat sees.
        terms: of the matches.
        threads: how many run at a time.

    Attributes:
        rows: the same memory.
    """

    def __init__(self, rows: Rows, encoder: Encoder, terms: Any, threads: int) -> None:
        self.rows, self._encoder = rows, encoder
        count = len(rows.counts)
        threads = min(threads, count)
        ends = [count * part // threads for part in range(threads + 1)]
        self._parts = [
            (workspace(encoder.game, terms, rolled(0)), *part) for part in pairwise(ends)
        ]
        self._pool = ThreadPoolExecutor(threads) if threads > 1 else None

    def given(self, actions: npt.ArrayLike) -> Any:
        """Actions as an array, of whatever shape and type they are."""
        return np.asarray(actions)

    def refused(self, actions: Any) -> int:
        """The first row whose action is not legal, or -1; actions: integers `[rows]`.

        It keeps the actions for `advance`.
        """
        self._actions = np.ascontiguousarray(actions, np.int64)
        return int(refused(self.rows.listed, self.rows.counts, self._actions))

    def advance(self) -> None:
        """Carry out the actions that `refused` was asked about."""
        self._carry_on(1)

    def everywhere(self, action: int, steps: int) -> None:
        """The same in each row: `BEGIN` or `RANDOM`."""
        self._actions = np.full(len(self.rows.counts), action, np.int64)
        self._carry_on(steps)

    def _carry_on(self, steps: int) -> None:
        """Let each thread take these steps in its part of the rows."""
        tables, scales = self._encoder.tables, self._encoder.scales

        def carry_on(part: Any) -> None:
            work, first, last = part
            advance(work, self.rows, tables, scales, self._actions, steps, first, last)

        if self._pool:
            list(self._pool.map(carry_on, self._parts))
        else:
            carry_on(self._parts[0])

    def choose(self) -> npt.NDArray[np.int64]:
        """What each row chooses at random, by its own generator: int64 `[rows]`."""
        chosen = np.empty(len(self.rows.counts), np.int64)
        rows = self.rows
        choose(self._parts[0][0].dice, rows.policies, rows.listed, rows.counts, chosen)
        return chosen

    def forget_ends(self) -> None:
        """Show no match as ended."""
        self.rows.over[:] = 0
        self.rows.rewards[:] = 0

    def listing(self) -> tuple[npt.NDArray[np.int32], npt.NDArray[np.int64]]:
        """The legal actions of each row, and how many these are."""
        return self.rows.listed, self.rows.counts

    def dealt(self) -> npt.NDArray[np.uint64]:
        """The generators of the matches' dice before the set-up: uint64 `[rows, 2]`."""
        return self.rows.dealt
