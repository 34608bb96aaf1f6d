"""Many matches side by side inside compiled code: each row plays one match after another.

Generic over games, like `playout`. A row has dice of its own, so it makes no difference which
thread carries it on, nor whether that thread runs on a CPU or a GPU.
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

BEGIN, RANDOM = -1, -2  # instead of an action: another match begins; one of the legal ones


class Rows(NamedTuple):
    """The memory of a batch.

    Attributes:
        states: `[rows]`, what each match has come to.
        words: the same memory as uint64 `[rows, words]`.
        cells: the same memory as int8 `[rows, bytes]`.
        sources: the generator that gives each match of a row its dice: uint64 `[rows, 2]`.
        dealt: the generator of the match's dice as it was before the set-up: uint64 `[rows, 2]`.
        dice: the same as it is now: uint64 `[rows, 2]`.
        policies: the generator that chooses at random for a row: uint64 `[rows, 2]`.
        listed: begins with the legal actions of the seat that is to act: int32 `[rows, actions]`.
        counts: how many these are: int64 `[rows]`.
        actors: the seat that is to act: int64 `[rows]`.
        small: its features: `[rows, entries]`.
        scaled: the same between 0 and 1: float32 `[rows, entries]`, or `[rows, 0]`.
        mask: 1 for each of its legal actions: uint8 `[rows, choices]`.
        rewards: of each seat, for a match that the last action has ended: float32 `[rows, seats]`.
        over: 1 where the last action has ended a match: uint8 `[rows]`.
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
    """Memory for a row for each seed, with blank states.

    Args:
        game: the game.
        seeds: of the matches of each row: uint64 `[rows]`.
        choosing: of what each row chooses at random: uint64 `[rows]`.
        tables: of the matches.
        scaled: whether features are wanted between 0 and 1, too.
    """
    rows, (seats, entries) = len(seeds), tables.fixed.shape
    states = np.zeros(rows, game.state.dtype)
    words = states.view(np.uint64).reshape(rows, -1)
    return Rows(
        states=states,
        words=words,
        cells=words.view(np.int8),
        sources=_generators(seeds),
        dealt=np.zeros((rows, 2), np.uint64),
        dice=np.zeros((rows, 2), np.uint64),
        policies=_generators(choosing),
        listed=np.zeros((rows, game.actions.count), np.int32),
        counts=np.zeros(rows, np.int64),
        actors=np.zeros(rows, np.int64),
        small=np.zeros((rows, entries), tables.fixed.dtype),
        scaled=np.zeros((rows, entries if scaled else 0), np.float32),
        mask=np.zeros((rows, game.actions.first_retract), np.uint8),
        rewards=np.zeros((rows, seats), np.float32),
        over=np.zeros(rows, np.uint8),
    )


def _generators(seeds: npt.NDArray[np.uint64]) -> npt.NDArray[np.uint64]:
    """The two words of a generator for each seed: uint64 `[rows, 2]`, never both 0."""
    return np.stack([seeds & LOW_WORD, seeds >> THIRTYTWO | ONE], axis=1)


@inner
def take(dice: Any, words: Cells, row: int) -> None:
    """Let the dice go on as noted for a row."""
    dice.low = words[row, 0]
    dice.high = words[row, 1]


@inner
def put(dice: Any, words: Cells, row: int) -> None:
    """Note for a row how the dice go on."""
    words[row, 0] = dice.low
    words[row, 1] = dice.high


@inner
def begin(work: Workspace, rows: Rows, row: int) -> None:
    """Set up the next match of a row, with dice that follow from the row's seed alone."""
    take(work.dice, rows.sources, row)
    rows.dealt[row, 0] = word(work.dice)
    rows.dealt[row, 1] = word(work.dice) | ONE  # both words 0 would stay 0
    put(work.dice, rows.sources, row)
    take(work.dice, rows.dealt, row)
    for i in range(rows.words.shape[1]):
        rows.words[row, i] = work.words[ROOT, i]
    setup(work.terms, rows.states[row], work.dice, work.tale)


@inner
def act(work: Workspace, rows: Rows, row: int, action: int) -> None:
    """Carry out an action of the seat that is to act; note what came of a match that it ends."""
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
    """Note what each seat has won, of a match that is over."""
    seats = work.shares.shape[0]
    score(work.terms, rows.states[row], work.shares)
    for other in range(seats):
        # Not `share * seats - 1`: a GPU rounds that once, a CPU twice.
        rows.rewards[row, other] = (work.shares[other] - 1 / seats) * seats / (seats - 1)


@inner
def ask(work: Workspace, rows: Rows, row: int) -> None:
    """Say who is to act, the lowest of those that wait, and list what that seat may do."""
    seat = first_seat(rows.states[row].waits)
    listed = rows.listed[row]
    count = wide(legal(work.terms, rows.states[row], seat, listed))
    while count > 0 and listed[count - 1] >= work.first_retract:
        count -= 1
    rows.actors[row] = seat
    rows.counts[row] = count


@inner
def show(rows: Rows, row: int, tables: FeatureTables, scales: Cells) -> None:
    """Write what the seat that is to act sees and may do."""
    write_mask(rows.listed[row], rows.counts[row], rows.mask[row])
    small = rows.small[row]
    write_features(tables, rows.actors[row], rows.cells[row], small)
    for entry in range(rows.scaled.shape[1]):
        rows.scaled[row, entry] = small[entry] * scales[entry]


@inner
def chosen_at_random(dice: Any, policies: Cells, listed: Cells, counts: Cells, row: int) -> int:
    """One of the actions listed for a row, all equally likely; its own generator says which."""
    take(dice, policies, row)
    action = wide(listed[row, below(dice, counts[row])])
    put(dice, policies, row)
    return action


@inner
def step(work: Workspace, rows: Rows, row: int, action: int) -> None:
    """Carry out an action in a row; where it ends the match, begin the next one."""
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
    """Carry out actions in each row from `first` to before `last`, then show what has come of them.

    Args:
        work: `Workspace` of the thread; its `ROOT` is a blank state.
        rows: `Rows`, written.
        tables: `FeatureTables` of the matches.
        scales: what to multiply each feature by: float32 `[entries]`.
        actions: a legal one for each row, `BEGIN` or `RANDOM`: int64 `[rows]`.
        steps: how often; more than once only at random.
        first, last: which rows.
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
    """The same in one row; a GPU's thread begins here."""
    for _ in range(steps):
        taken = action
        if taken == RANDOM:
            taken = chosen_at_random(work.dice, rows.policies, rows.listed, rows.counts, row)
        step(work, rows, row, taken)
    show(rows, row, tables, scales)


@compiled
def choose(dice: Any, policies: Cells, listed: Cells, counts: Cells, chosen: Cells) -> None:
    """Write what each row chooses at random, by its own generator.

    Args:
        dice: carry on the generators.
        policies, listed, counts: of `Rows`.
        chosen: written: int64 `[rows]`.
    """
    for row in range(chosen.shape[0]):
        chosen[row] = chosen_at_random(dice, policies, listed, counts, row)


@compiled
def refused(listed: Cells, counts: Cells, actions: Cells) -> int:
    """The first row whose action is not among those listed as legal, or -1.

    Args:
        listed: int32 `[rows, actions]`, ascending.
        counts: how many are listed: int64 `[rows]`.
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
