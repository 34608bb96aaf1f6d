"""The rows of a batch on the CPU, divided among compiled threads."""

from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import Any

import numpy as np
import numpy.typing as npt

from serenissima.adapters.encoder import Encoder
from serenissima.kernel.dice import rolled_dice
from serenissima.players.search.batch import Rows, advance, choose, find_illegal
from serenissima.players.search.workspace import workspace
from serenissima.vector.saved import STORED, Parts


class Threads:
    """Advances rows in compiled threads.

    Args:
        rows: the batch's memory.
        encoder: defines the features.
        terms: the terms of the matches.
        threads: the number of threads.

    Attributes:
        rows: the same memory.
    """

    def __init__(self, rows: Rows, encoder: Encoder, terms: Any, threads: int) -> None:
        self.rows, self._encoder = rows, encoder
        count = len(rows.counts)
        threads = min(threads, count)
        ends = [count * part // threads for part in range(threads + 1)]
        self._parts = [
            (workspace(encoder.game, terms, rolled_dice(0)), *part) for part in pairwise(ends)
        ]
        self._pool = ThreadPoolExecutor(threads) if threads > 1 else None

    def as_array(self, actions: npt.ArrayLike) -> Any:
        """Return actions as an array of any shape and type."""
        return np.asarray(actions)

    def find_illegal(self, actions: Any) -> int:
        """Return the first row whose action isn't legal, or -1; actions: integers `[rows]`.

        It stores the actions for `advance`.
        """
        self._actions = np.ascontiguousarray(actions, np.int64)
        return int(find_illegal(self.rows.listed, self.rows.counts, self._actions))

    def advance(self) -> None:
        """Carry out the actions that were last checked."""
        self._carry_on(1)

    def run_everywhere(self, action: int | npt.NDArray[np.int64], steps: int) -> None:
        """Carry out `BEGIN`, `RANDOM` or `LOOK` in every row, or a separate one in each."""
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
        """Return a random choice for each row, by its own generator: int64 `[rows]`."""
        chosen = np.empty(len(self.rows.counts), np.int64)
        rows = self.rows
        choose(self._parts[0][0].dice, rows.policies, rows.listed, rows.counts, chosen)
        return chosen

    def forget_ends(self) -> None:
        """Mark no match as ended."""
        self.rows.over[:] = 0
        self.rows.rewards[:] = 0

    def list_legal(self) -> tuple[npt.NDArray[np.int32], npt.NDArray[np.int64]]:
        """Return the legal actions of each row, and their number."""
        return self.rows.listed, self.rows.counts

    def copy_rows(self, numbers: npt.NDArray[np.int64]) -> Parts:
        """Return copies of rows."""
        return {name: getattr(self.rows, name)[numbers].copy() for name in STORED}

    def put_rows(self, numbers: npt.NDArray[np.int64], parts: Parts) -> None:
        """Replace rows, or some of their parts."""
        for name, part in parts.items():
            getattr(self.rows, name)[numbers] = part

    def deal_generators(self) -> npt.NDArray[np.uint64]:
        """Return the matches' generators before the set-up: uint64 `[rows, 2]`."""
        return self.rows.dealt
