"""Many matches side by side on a GPU; each thread runs one row with the same code as on a CPU.

The states of all rows are stored as words, side by side: `[rows, words]` in Fortran order, like all
arrays here. So threads that run together read and write neighbouring memory. A thread copies its
state into its own memory, which a GPU lays out in the same way, plays, and copies it back. It does
the same with the values that change in each step, which fit into registers.
"""

import importlib
from functools import cache
from typing import Any, NamedTuple

import numpy as np
from numba import cuda
from numba.cuda.core import config

from serenissima.kernel.compile import inner
from serenissima.kernel.dice import ROLLED_ONLY
from serenissima.kernel.flat import align
from serenissima.kernel.game import Game
from serenissima.players.search.batch import Rows, carry_on, choose, find_illegal
from serenissima.players.search.workspace import Workspace

if not config.ENABLE_CUDASIM:
    importlib.import_module("serenissima.kernel.device_code")  # extends Numba
    config.CUDA_LOW_OCCUPANCY_WARNINGS = 0  # a batch with few rows is the caller's choice

WORD = 8  # bytes
DICE = align(ROLLED_ONLY)
DICE_WORDS = DICE.itemsize // WORD


class Constants(NamedTuple):
    """The values that all rows share on the device.

    Attributes:
        terms: the terms of the matches: `[1]`.
        blank: a blank state, for the set-up: uint64 `[1, words]`.
        tale: a tale that records no happenings: `[1]`.
        tables: `FeatureTables` of the matches.
        scales: the factor for each feature: float32 `[entries]`.
    """

    terms: Any
    blank: Any
    tale: Any
    tables: Any
    scales: Any


class Carried(NamedTuple):
    """The parts of `Rows` that a row carries from step to step in a thread's own memory."""

    dice: Any
    policies: Any
    counts: Any
    actors: Any
    over: Any


class Kernels(NamedTuple):
    """The kernels of a game, with one thread for each row.

    Attributes:
        advance: `(constants, rows, actions, steps)`, as `batch.advance`.
        choose: `(policies, listed, counts, chosen)`, as `batch.choose`.
        check: `(listed, counts, given, actions, worst)` copies a caller's actions and writes to
            `worst` the first row whose action isn't legal.
    """

    advance: Any
    choose: Any
    check: Any


@cache
def kernels_of(game: Game) -> Kernels:
    """Return the kernels of a game; each is compiled at its first launch."""
    return Kernels(_make_advance(game), _make_choose(), _make_check())


def _make_advance(game: Game) -> Any:
    state = align(game.state.dtype)
    size, seats = state.itemsize // WORD, game.meta.seats[-1]
    first_retract = game.actions.first_retract

    def advance_rows(constants, rows, actions, steps):  # type: ignore[no-untyped-def]  # Numba's
        row = cuda.grid(1)
        if row < actions.shape[0]:
            words = cuda.local.array((1, size), np.uint64)
            for i in range(size):
                words[0, i] = rows.words[row, i]
            states, cells = words[0].view(state), words.view(np.int8)
            dice = cuda.local.array(DICE_WORDS, np.uint64).view(DICE)[0]
            dice.mode = 0
            shares = cuda.local.array(seats, np.float64)[: rows.rewards.shape[1]]
            work = Workspace(
                constants.terms[0],
                states,
                constants.blank,
                cells,
                dice,
                rows.listed[row],
                first_retract,
                constants.tale[0],
                shares,
            )
            own = Carried(
                cuda.local.array((1, 2), np.uint64),
                cuda.local.array((1, 2), np.uint64),
                cuda.local.array(1, np.int64),
                cuda.local.array(1, np.int64),
                cuda.local.array(1, np.uint8),
            )
            _copy(rows, row, own, 0)
            one = _row(rows, row, states, words, cells, own)
            carry_on(work, one, 0, constants.tables, constants.scales, actions[row], steps)
            _copy(own, 0, rows, row)
            for i in range(size):
                rows.words[row, i] = words[0, i]

    return cuda.jit(advance_rows)


def _make_choose() -> Any:
    def choose_in_rows(policies, listed, counts, chosen):  # type: ignore[no-untyped-def]  # Numba's
        row = cuda.grid(1)
        if row < chosen.shape[0]:
            words, last = cuda.local.array(DICE_WORDS, np.uint64), row + 1
            choose(
                words.view(DICE)[0],
                policies[row:last],
                listed[row:last],
                counts[row:last],
                chosen[row:last],
            )

    return cuda.jit(choose_in_rows)


def _make_check() -> Any:
    def check_rows(listed, counts, given, actions, worst):  # type: ignore[no-untyped-def]  # Numba's
        row = cuda.grid(1)
        if row < actions.shape[0]:
            actions[row] = given[row]
            last = row + 1
            if find_illegal(listed[row:last], counts[row:last], actions[row:last]) >= 0:
                cuda.atomic.min(worst, 0, row)

    return cuda.jit(check_rows)


@inner
def _copy(source: Any, at: int, target: Any, to: int) -> None:
    """Copy the values of a row that change in each step, between `Rows` and `Carried`."""
    target.dice[to, 0], target.dice[to, 1] = source.dice[at, 0], source.dice[at, 1]
    target.policies[to, 0], target.policies[to, 1] = source.policies[at, 0], source.policies[at, 1]
    target.counts[to] = source.counts[at]
    target.actors[to] = source.actors[at]
    target.over[to] = source.over[at]


@inner
def _row(rows: Rows, row: int, states: Any, words: Any, cells: Any, own: Carried) -> Rows:
    """Return one row as a batch, with its state and changing values in the thread's memory."""
    last = row + 1
    return Rows(
        states,
        words,
        cells,
        rows.sources[row:last],
        rows.dealt[row:last],
        own.dice,
        own.policies,
        rows.listed[row:last],
        own.counts,
        own.actors,
        rows.small[row:last],
        rows.scaled[row:last],
        rows.mask[row:last],
        rows.rewards[row:last],
        own.over,
    )
