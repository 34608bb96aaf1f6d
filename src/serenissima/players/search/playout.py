"""Random play inside compiled code: whole matches of any game, by the million.

Works for any game: Numba picks the verbs by the type of the state. Numbers passed to a verb are
always int64, so each rule is compiled only once, for Python and for every other caller.
"""

from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from serenissima.kernel.compile import compiled, inner
from serenissima.kernel.dice import below
from serenissima.kernel.fields import Cells, wide
from serenissima.kernel.seats import first_seat
from serenissima.kernel.verbs import apply, legal, score, setup
from serenissima.players.search.observation import (
    FeatureTables,
    Observation,
    write_features,
    write_mask,
)
from serenissima.players.search.workspace import NOW, ROOT, Workspace, copy_position

ENDLESS = 1 << 40  # more decisions than any match has
LOW_WORD = np.uint64(0xFFFFFFFF)
THIRTYTWO = np.uint64(32)
ONE = np.uint64(1)


class Results(NamedTuple):
    """The results of matches, one row each.

    Attributes:
        shares: each seat's share of the win: float64 `[matches, seats]`.
        endings: the way each match ended, a code of the state's field `ending`: int8 `[matches]`.
        decisions: the number of decisions in each match: int64 `[matches]`.
    """

    shares: npt.NDArray[np.float64]
    endings: npt.NDArray[np.int8]
    decisions: npt.NDArray[np.int64]

    def part(self, rows: slice) -> "Results":
        """Return some of the rows, in the same memory."""
        return Results(self.shares[rows], self.endings[rows], self.decisions[rows])


def new_results(matches: int, seats: int) -> Results:
    """Return memory for the results of a number of matches."""
    shares = np.zeros((matches, seats))
    return Results(shares, np.zeros(matches, np.int8), np.zeros(matches, np.int64))


@inner
def without_retractions(actions: Cells, count: int, first_retract: int) -> int:
    """Return how many listed actions aren't retractions; all of them if each is one."""
    kept = count
    while kept > 0 and actions[kept - 1] >= first_retract:
        kept -= 1
    return kept if kept > 0 else count


@compiled
def candidates(terms: Any, state: Any, seat: int, first_retract: int, actions: Cells) -> int:
    """List into `actions` the legal actions without retractions; return their number."""
    count = wide(legal(terms, state, seat, actions))
    return without_retractions(actions, count, first_retract)


@inner
def playout(work: Workspace, most: int) -> int:
    """Play on at random from `NOW` for at most `most` decisions; return how many were made.

    If several seats wait, the lowest acts first; the order makes no difference.
    """
    state, actions = work.states[NOW], work.actions
    taken = 0
    while state.waits != 0 and taken < most:
        seat = first_seat(state.waits)
        count = candidates(work.terms, state, seat, work.first_retract, actions)
        action = wide(actions[below(work.dice, count)])
        apply(work.terms, state, seat, action, work.dice, work.tale)
        taken += 1
    return taken


@inner
def observed_playout(work: Workspace, tables: FeatureTables, seen: Observation) -> int:
    """Play to the end like `playout` and write the acting seat's observation at each decision."""
    state, actions = work.states[NOW], work.actions
    taken = 0
    while state.waits != 0:
        seat = first_seat(state.waits)
        count = wide(legal(work.terms, state, seat, actions))
        write_features(tables, seat, work.cells[NOW], seen.features)
        write_mask(actions, count, seen.legal)
        kept = without_retractions(actions, count, work.first_retract)
        action = wide(actions[below(work.dice, kept)])
        apply(work.terms, state, seat, action, work.dice, work.tale)
        taken += 1
    return taken


@inner
def deal(work: Workspace, seeds: Cells, match: int) -> None:
    """Set up a match in `NOW`, with its own dice if there are seeds."""
    if match < seeds.shape[0]:
        work.dice.low = seeds[match] & LOW_WORD
        work.dice.high = seeds[match] >> THIRTYTWO | ONE  # if both words were 0, they would stay 0
    copy_position(work.words, NOW, ROOT)
    setup(work.terms, work.states[NOW], work.dice, work.tale)


@inner
def note(work: Workspace, results: Results, match: int, decisions: int) -> None:
    """Write the result of a match into its row."""
    score(work.terms, work.states[NOW], results.shares[match])
    results.endings[match] = work.states[NOW].ending
    results.decisions[match] = decisions


@compiled
def play_matches(work: Workspace, seeds: Cells, results: Results) -> None:
    """Play whole matches at random, one for each row of the results.

    Args:
        work: `Workspace`; its `ROOT` is a blank state.
        seeds: for each match's dice: uint64 `[matches]`; if empty, the dice just roll on.
        results: the `Results` to write.
    """
    for match in range(results.decisions.shape[0]):
        deal(work, seeds, match)
        note(work, results, match, playout(work, ENDLESS))


@compiled
def play_observed_matches(
    work: Workspace, seeds: Cells, results: Results, tables: FeatureTables, seen: Observation
) -> None:
    """Play as `play_matches` does and write a learner's observation at each decision.

    Args:
        work, seeds, results: as for `play_matches`.
        tables: `FeatureTables` of the match.
        seen: the `Observation`, overwritten at each decision.
    """
    for match in range(results.decisions.shape[0]):
        deal(work, seeds, match)
        note(work, results, match, observed_playout(work, tables, seen))
