"""Many matches side by side in compiled code; each row plays one match after another.

Works for any game, as `playout` does. Each row has its own dice, so the results don't depend on
which thread runs it, nor on whether that thread runs on a CPU or a GPU.
"""

from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from serenissima.kernel.compile import compiled, inner
from serenissima.kernel.dice import below, clear, word
from serenissima.kernel.fields import Cells, wide
from serenissima.kernel.game import Game
from serenissima.kernel.seats import first_seat
from serenissima.kernel.verbs import apply, legal, score, setup
from serenissima.players.search.observation import FeatureTables, write_features, write_mask
from serenissima.players.search.playout import LOW_WORD, ONE, THIRTYTWO
from serenissima.players.search.workspace import ROOT, Workspace

BEGIN, RANDOM, LOOK = -1, -2, -3
"""In place of an action: begin another match; take a random legal action; only write what the actor
sees."""


class Rows(NamedTuple):
    """The memory of a batch.

    Attributes:
        states: the current state of each row: `[rows]`.
        words: the same memory as uint64 `[rows, words]`.
        cells: the same memory as int8 `[rows, bytes]`.
        sources: the generator that seeds the dice of each match of a row: uint64 `[rows, 2]`.
        dealt: the generator of the match's dice before the set-up: uint64 `[rows, 2]`.
        dice: the generator of the match's dice now: uint64 `[rows, 2]`.
        policies: the generator for a row's random choices: uint64 `[rows, 2]`.
        listed: starts with the legal actions of the seat that must act: int32 `[rows, actions]`.
        counts: the number of these legal actions: int64 `[rows]`.
        actors: the seat that must act: int64 `[rows]`.
        small: the features of that seat: `[rows, entries]`.
        scaled: the features between 0 and 1: float32 `[rows, entries]`, or `[rows, 0]`.
        mask: 1 for each legal action of that seat: uint8 `[rows, choices]`.
        rewards: each seat's reward, for a match that the last action ended: float32 `[rows,
            seats]`.
        over: 1 where the last action ended a match: uint8 `[rows]`.
    """

    states: npt.NDArray[Any]
    words: npt.NDArray[np.uint64]
    cells: npt.NDArray[np.int8]
    sources: npt.NDArray[np.uint64]
    dealt: npt.NDArray[np.uint64]
    dice: npt.NDArray[np.uint64]
    policies: npt.NDArray[np.uint64]
    listed: npt.NDArray[np.int32]
    counts: npt.NDArray[np.int64]
    actors: npt.NDArray[np.int64]
    small: npt.NDArray[np.signedinteger[Any]]
    scaled: npt.NDArray[np.float32]
    mask: npt.NDArray[np.uint8]
    rewards: npt.NDArray[np.float32]
    over: npt.NDArray[np.uint8]


def new_rows(
    game: Game,
    seeds: npt.NDArray[np.uint64],
    choosing: npt.NDArray[np.uint64],
    tables: FeatureTables,
    *,
    scaled: bool,
) -> Rows:
    """Return memory with a row for each seed and blank states.

    Args:
        game: the game.
        seeds: for the matches of each row: uint64 `[rows]`.
        choosing: seeds for the random choices of each row: uint64 `[rows]`.
        tables: the feature tables of the matches.
        scaled: whether to provide features between 0 and 1, too.
    """
    rows, (seats, entries) = len(seeds), tables.fixed.shape
    states = np.zeros(rows, game.state.dtype)
    words = states.view(np.uint64).reshape(rows, -1)
    return Rows(
        states=states,
        words=words,
        cells=words.view(np.int8),
        sources=generators(seeds),
        dealt=np.zeros((rows, 2), np.uint64),
        dice=np.zeros((rows, 2), np.uint64),
        policies=generators(choosing),
        listed=np.zeros((rows, game.actions.count), np.int32),
        counts=np.zeros(rows, np.int64),
        actors=np.zeros(rows, np.int64),
        small=np.zeros((rows, entries), tables.fixed.dtype),
        scaled=np.zeros((rows, entries if scaled else 0), np.float32),
        mask=np.zeros((rows, game.actions.first_retract), np.uint8),
        rewards=np.zeros((rows, seats), np.float32),
        over=np.zeros(rows, np.uint8),
    )


def generators(seeds: npt.NDArray[np.uint64]) -> npt.NDArray[np.uint64]:
    """Return the two words of a generator for each seed, never both 0: uint64 `[rows, 2]`."""
    return np.stack([seeds & LOW_WORD, seeds >> THIRTYTWO | ONE], axis=1)


@inner
def take(dice: Any, words: Cells, row: int) -> None:
    """Set the dice to the generator stored for a row."""
    dice.low = words[row, 0]
    dice.high = words[row, 1]


@inner
def put(dice: Any, words: Cells, row: int) -> None:
    """Store the dice's generator for a row."""
    words[row, 0] = dice.low
    words[row, 1] = dice.high


@inner
def begin(work: Workspace, rows: Rows, row: int) -> None:
    """Set up the next match of a row, with dice that depend only on the row's seed."""
    take(work.dice, rows.sources, row)
    rows.dealt[row, 0] = word(work.dice)
    rows.dealt[row, 1] = word(work.dice) | ONE  # if both words were 0, they would stay 0
    put(work.dice, rows.sources, row)
    take(work.dice, rows.dealt, row)
    for i in range(rows.words.shape[1]):
        rows.words[row, i] = work.words[ROOT, i]
    setup(work.terms, rows.states[row], work.dice, work.tale)


@inner
def act(work: Workspace, rows: Rows, row: int, action: int) -> None:
    """Carry out an action of the seat that must act; if it ends the match, write the rewards."""
    take(work.dice, rows.dice, row)
    seat = first_seat(rows.states[row].waits)
    apply(work.terms, rows.states[row], seat, action, work.dice, work.tale)
    rows.over[row] = rows.states[row].waits == 0
    if rows.over[row]:
        reward(work, rows, row)
    else:
        for other in range(work.shares.shape[0]):
            rows.rewards[row, other] = 0


@inner
def reward(work: Workspace, rows: Rows, row: int) -> None:
    """Write each seat's reward for a match that is over."""
    seats = work.shares.shape[0]
    score(work.terms, rows.states[row], work.shares)
    for other in range(seats):
        # Don't write `share * seats - 1`: a GPU rounds that once, a CPU twice.
        rows.rewards[row, other] = (work.shares[other] - 1 / seats) * seats / (seats - 1)


@inner
def ask(work: Workspace, rows: Rows, row: int) -> None:
    """Write which seat must act, the lowest of those that wait, and list its legal actions."""
    seat = first_seat(rows.states[row].waits)
    listed = rows.listed[row]
    count = wide(legal(work.terms, rows.states[row], seat, listed))
    while count > 0 and listed[count - 1] >= work.first_retract:
        count -= 1
    rows.actors[row] = seat
    rows.counts[row] = count


@inner
def show(rows: Rows, row: int, tables: FeatureTables, scales: Cells) -> None:
    """Write the features and the legal actions of the seat that must act."""
    write_mask(rows.listed[row], rows.counts[row], rows.mask[row])
    small = rows.small[row]
    write_features(tables, rows.actors[row], rows.cells[row], small)
    for entry in range(rows.scaled.shape[1]):
        rows.scaled[row, entry] = small[entry] * scales[entry]


@inner
def choose_at_random(dice: Any, policies: Cells, listed: Cells, counts: Cells, row: int) -> int:
    """Return one of a row's listed actions, all equally likely, by the row's own generator."""
    take(dice, policies, row)
    action = wide(listed[row, below(dice, counts[row])])
    put(dice, policies, row)
    return action


@inner
def step(work: Workspace, rows: Rows, row: int, action: int) -> None:
    """Carry out an action in a row; if it ends the match, begin the next one."""
    if action != LOOK:
        clear(work.dice)
        rows.over[row] = 1
        if action != BEGIN:
            act(work, rows, row, action)
        if rows.over[row]:
            begin(work, rows, row)
        put(work.dice, rows.dice, row)
    ask(work, rows, row)


@compiled
def advance(
    work: Workspace,
    rows: Rows,
    tables: FeatureTables,
    scales: Cells,
    actions: Cells,
    steps: int,
    first: int,
    last: int,
) -> None:
    """Carry out actions in the rows from `first` to before `last`, then write what the actors see.

    Args:
        work: the thread's `Workspace`; its `ROOT` is a blank state.
        rows: the `Rows` to change.
        tables: `FeatureTables` of the matches.
        scales: the factor for each feature: float32 `[entries]`.
        actions: for each row a legal one, `BEGIN`, `RANDOM` or `LOOK`: int64 `[rows]`.
        steps: the number of steps; more than 1 only for `RANDOM`.
        first, last: the range of rows.
    """
    for row in range(first, last):
        carry_on(work, rows, row, tables, scales, wide(actions[row]), steps)


@inner
def carry_on(
    work: Workspace,
    rows: Rows,
    row: int,
    tables: FeatureTables,
    scales: Cells,
    action: int,
    steps: int,
) -> None:
    """Advance one row; a GPU's thread starts here."""
    for _ in range(steps):
        taken = action
        if taken == RANDOM:
            taken = choose_at_random(work.dice, rows.policies, rows.listed, rows.counts, row)
        step(work, rows, row, taken)
    show(rows, row, tables, scales)


@compiled
def choose(dice: Any, policies: Cells, listed: Cells, counts: Cells, chosen: Cells) -> None:
    """Write a random choice for each row, by its own generator.

    Args:
        dice: used to run the generators.
        policies, listed, counts: of `Rows`.
        chosen: the choices, to be written: int64 `[rows]`.
    """
    for row in range(chosen.shape[0]):
        chosen[row] = choose_at_random(dice, policies, listed, counts, row)


@compiled
def find_illegal(listed: Cells, counts: Cells, actions: Cells) -> int:
    """Return the first row whose action isn't listed as legal, or -1.

    Args:
        listed: int32 `[rows, actions]`, ascending.
        counts: the number of listed actions: int64 `[rows]`.
        actions: int64 `[rows]`.
    """
    for row in range(actions.shape[0]):
        found = False
        for i in range(counts[row]):
            if listed[row, i] == actions[row]:
                found = True
                break
        if not found:
            return row
    return -1
