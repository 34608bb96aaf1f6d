"""Matches for a learner, many side by side, which stop only where a seat has a choice.

The rows are those of `serenissima.vector.Batch`. Forced actions are taken at once, since nothing is
learned from them.
"""

from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np
import numpy.typing as npt

from serenissima.kernel.compile import compiled, inner
from serenissima.kernel.dice import rolled_dice
from serenissima.kernel.fields import Cells, wide
from serenissima.kernel.game import Game
from serenissima.kernel.verbs import evaluate
from serenissima.players.greedy import EQUAL
from serenissima.players.neural.inputs import Inputs
from serenissima.players.playouts import seeds_of
from serenissima.players.search.batch import BEGIN, Rows, new_rows, step
from serenissima.players.search.lookahead import look_ahead
from serenissima.players.search.observation import FeatureTables, write_features, write_mask
from serenissima.players.search.workspace import ROOT, Workspace, workspace

if TYPE_CHECKING:
    from serenissima.players import Player


class RowSight(NamedTuple):
    """What a learner sees of each row.

    Attributes:
        seen: the acting seat's view, as `Inputs`: `[rows, entries]`.
        open: the whole state from that seat's place: `[rows, open entries]`.
        mask: 1 for each legal action: uint8 `[rows, actions]`.
        estimates: each seat's share of the win by the game's estimate: float64 `[rows, seats]`.
        shares: each seat's share, where a match has ended: float64 `[rows, seats]`.
        ended: 1 where a match has ended: uint8 `[rows]`.
    """

    seen: npt.NDArray[np.signedinteger[Any]]
    open: npt.NDArray[np.signedinteger[Any]]
    mask: npt.NDArray[np.uint8]
    estimates: npt.NDArray[np.float64]
    shares: npt.NDArray[np.float64]
    ended: npt.NDArray[np.uint8]


class Matches:
    """Matches with one number of seats.

    Args:
        game: the game.
        seats: the number of seats.
        rows: the number of matches side by side.
        seed: of all dice.

    Attributes:
        sight: what the learner sees of each row now.
        actors: the acting seat of each row: int64 `[rows]`.
    """

    def __init__(self, game: Game, seats: int, rows: int, seed: str) -> None:
        terms = game.terms_for(seats, {})
        self._game, self._terms, self._dice = game, terms, rolled_dice(f"{seed}/players")
        inputs, whole = Inputs(game), Inputs(game, open=True)
        self._tables = inputs.tables(seats), whole.tables(seats)
        self._rows = new_rows(
            game, seeds_of(seed, rows), seeds_of(seed, rows), self._tables[0], scaled=False
        )
        self._work = workspace(game, terms, rolled_dice(f"{seed}/play"))
        self._looking = workspace(game, terms, rolled_dice(f"{seed}/greedy"))
        self._masks = np.stack([game.state.mask(seat) for seat in range(seats)])
        self._values = np.zeros(game.actions.count)
        self.actors = self._rows.actors
        self.sight = RowSight(
            seen=np.zeros((rows, len(inputs.names)), inputs.dtype),
            open=np.zeros((rows, len(whole.names)), whole.dtype),
            mask=np.zeros((rows, game.actions.first_retract), np.uint8),
            estimates=np.zeros((rows, seats)),
            shares=np.zeros((rows, seats)),
            ended=np.zeros(rows, np.uint8),
        )
        self.step(np.full(rows, BEGIN))

    def step(self, actions: npt.NDArray[np.int64]) -> None:
        """Take an action in each row, then all forced ones up to the next choice."""
        seen, whole = self._tables
        advance_to_choices(self._work, self._rows, seen, whole, self.sight, actions)

    def choose_greedily(
        self, rows: npt.NDArray[np.int64], redeals: int, chosen: npt.NDArray[np.int64]
    ) -> None:
        """Write into `chosen` the choices of the player `greedy` for some rows."""
        choose_greedily(self._looking, self._rows, self._masks, rows, redeals, self._values, chosen)

    def choose_as(
        self, player: "Player", rows: npt.NDArray[np.int64], chosen: npt.NDArray[np.int64]
    ) -> None:
        """Write into `chosen` the choices of any computer player for some rows, one by one."""
        for row in rows:
            seat = int(self.actors[row])
            view = self._game.state.view(self._rows.states[row], seat)
            chosen[row] = player.choose(self._game, self._terms, view, seat, self._dice)


@inner
def note_end(work: Workspace, rows: Rows, row: int, sight: RowSight) -> None:
    """Write each seat's share of a match that has just ended."""
    if rows.over[row]:
        sight.ended[row] = 1
        for seat in range(work.shares.shape[0]):
            sight.shares[row, seat] = work.shares[seat]


@inner
def advance_to_choice(work: Workspace, rows: Rows, row: int, action: int, sight: RowSight) -> None:
    """Carry out an action, and forced ones until a seat has a choice."""
    sight.ended[row] = 0
    step(work, rows, row, action)
    if action != BEGIN:
        note_end(work, rows, row, sight)
    while rows.counts[row] == 1:
        step(work, rows, row, wide(rows.listed[row, 0]))
        note_end(work, rows, row, sight)


@compiled
def advance_to_choices(
    work: Workspace,
    rows: Rows,
    tables: FeatureTables,
    open_tables: FeatureTables,
    sight: RowSight,
    actions: Cells,
) -> None:
    """Carry out actions in all rows up to the next choice, then write what the learner sees.

    Args:
        work: `Workspace`; its `ROOT` is a blank state.
        rows: the `Rows` to change.
        tables, open_tables: the `FeatureTables` of `sight.seen` and `sight.open`.
        sight: the `RowSight` to write.
        actions: for each row a legal one or `BEGIN`: int64 `[rows]`.
    """
    for row in range(actions.shape[0]):
        advance_to_choice(work, rows, row, wide(actions[row]), sight)
        seat = rows.actors[row]
        write_features(tables, seat, rows.cells[row], sight.seen[row])
        write_features(open_tables, seat, rows.cells[row], sight.open[row])
        write_mask(rows.listed[row], rows.counts[row], sight.mask[row])
        evaluate(work.terms, rows.states[row], work.shares)
        for other in range(work.shares.shape[0]):
            sight.estimates[row, other] = work.shares[other]


@compiled
def choose_greedily(
    work: Workspace,
    rows: Rows,
    masks: Cells,
    which: Cells,
    redeals: int,
    values: Cells,
    chosen: Cells,
) -> None:
    """Write the choice of the player `greedy` in some rows.

    Args:
        work: a separate `Workspace`.
        rows: the `Rows`.
        masks: the bits that each seat sees: uint64 `[seats, words]`.
        which: the numbers of the rows: int64 `[n]`.
        redeals: the redeals over which an action is averaged.
        values: room for the worth of each action: float64 `[actions]`.
        chosen: the choices, to be written: int64 `[rows]`.
    """
    for i in range(which.shape[0]):
        row = wide(which[i])
        seat = wide(rows.actors[row])
        for word in range(masks.shape[1]):
            work.words[ROOT, word] = rows.words[row, word] & masks[seat, word]
        count = wide(rows.counts[row])
        for k in range(count):
            work.actions[k] = rows.listed[row, k]
            values[k] = 0.0
        look_ahead(work, seat, redeals, values[:count])
        best = 0
        for k in range(count):
            if values[k] >= values[best] - EQUAL:
                best = k
        chosen[row] = rows.listed[row, best]
