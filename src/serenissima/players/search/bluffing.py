"""The growing tree of a search in a game in which one must bluff or mix."""

from collections.abc import Iterable
from typing import Any

import numpy as np

from serenissima.kernel.game import Game
from serenissima.kernel.record import SPECTATOR, words_of
from serenissima.players.search.edges import FULL
from serenissima.players.search.regret import (
    FORWARD,
    REGRET,
    RegretTree,
    new_walk,
    read_regret,
    read_strategy,
)
from serenissima.players.search.retrace import iterate_regrets
from serenissima.players.search.workspace import Workspace


def new_regret_tree(game: Game, seat: int, seats: int, capacity: int) -> RegretTree:
    """Return a tree without edges, with memory for a power of two, at least `capacity`."""
    masks = [np.array(game.state.mask(who)).reshape(-1) for who in (*range(seats), SPECTATOR)]
    hidden = np.zeros(1, game.state.dtype)
    hidden["waits"] = -1
    unseen = [mask & ~hidden.view(np.uint64) for mask in masks]
    blank = np.array(words_of(game.state.blank()))
    return RegretTree(
        edges=np.zeros(1 << (capacity - 1).bit_length(), REGRET),
        used=np.zeros(1, np.int64),
        done=np.zeros(3, np.int64),
        seat=seat,
        views=np.stack(masks[:seats]),
        masks=np.stack(unseen[:seats]),
        public=unseen[seats],
        likely=np.zeros(2),
        barred=np.zeros(game.actions.count, np.int8),
        blank=blank,
        spare=blank.copy(),
    )


class BluffingGrowth:
    """The tree of a search that minimizes the regret of all seats.

    Args:
        game: the game.
        work: a workspace; its `ROOT` is the view of `seat`.
        seat: the searching seat.
        capacity: the number of edges to provide memory for.
    """

    def __init__(self, game: Game, work: Workspace, seat: int, capacity: int) -> None:
        seats = len(work.shares)
        self._work, self._horizon = work, game.outlook.horizon
        self._tree, self._walk = new_regret_tree(game, seat, seats, capacity), new_walk(seats)

    @property
    def full(self) -> bool:
        """Whether its memory is used up: it still learns but no longer grows."""
        return bool(self._tree.used[0] >= len(self._tree.edges) * FULL)

    def run(self, iterations: int) -> None:
        """Run this number of further iterations."""
        iterate_regrets(self._work, self._tree, self._walk, self._horizon, iterations)

    def read(self, visits: Any, totals: Any) -> None:
        """Write the visits and the sum of shares of the actions that the workspace lists.

        Visits are the average strategy, without what is too rare to be more than noise, as parts of
        the number of iterations.
        """
        read_strategy(self._work, self._tree, visits, totals)

    def strategy(self, view: Any, seat: int, actions: Any) -> Any:
        """Return the probabilities of a seat's actions, averaged over walks from the set-up.

        They are equal at a view that no such walk has reached.

        Args:
            view: the state as the seat sees it.
            seat: the seat that must act.
            actions: its legal actions.
        """
        averages, edges = np.zeros(len(actions)), np.zeros(len(actions), np.int64)
        self._work.actions[: len(actions)] = actions
        with np.errstate(over="ignore"):  # keys wrap around
            read_regret(self._work, self._tree, words_of(view), seat, FORWARD, averages, edges)
        whole = averages.sum()
        return averages / whole if whole > 0 else np.full(len(actions), 1 / len(actions))

    def exclude(self, actions: Iterable[int]) -> None:
        """Never take these actions at the root."""
        for action in actions:
            self._tree.barred[action] = 1
