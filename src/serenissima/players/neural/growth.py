"""The growing tree of a search that a network guides."""

from collections.abc import Iterable
from typing import Any

import numpy as np

from serenissima.kernel.game import Game
from serenissima.players.neural.network import Network
from serenissima.players.neural.tree import (
    RATED,
    RatedTree,
    exclude_rated,
    iterate_rated,
    read_rated,
)
from serenissima.players.search.tree import LONGEST
from serenissima.players.search.workspace import Workspace


def new_rated_tree(game: Game, seat: int, seats: int, capacity: int) -> RatedTree:
    """Return a tree without edges, with memory for a power of two, at least `capacity`."""
    return RatedTree(
        edges=np.zeros(1 << (capacity - 1).bit_length(), RATED),
        used=np.zeros(2, np.int64),
        seat=seat,
        masks=np.stack([game.state.mask(other) for other in range(seats)]),
        taken=np.zeros(LONGEST, np.int64),
        takers=np.zeros(LONGEST, np.int64),
    )


class GuidedGrowth:
    """The tree of a search that a network guides.

    Args:
        network: of the game.
        game: the game.
        work: a workspace; its `ROOT` is the view of `seat`.
        seat: the searching seat.
        capacity: the number of edges to provide memory for.
    """

    def __init__(
        self, network: Network, game: Game, work: Workspace, seat: int, capacity: int
    ) -> None:
        seats = len(work.shares)
        self._work, self._guide = work, network.guide(seats)
        self._tree = new_rated_tree(game, seat, seats, capacity)

    @property
    def full(self) -> bool:
        """Whether its memory is used up: it still learns but no longer grows."""
        return bool(self._tree.used[1])

    def run(self, iterations: int) -> None:
        """Run this number of further iterations."""
        iterate_rated(self._work, self._tree, self._guide, iterations)

    def read(self, visits: Any, totals: Any) -> None:
        """Write the visits and the sum of shares of the actions that the workspace lists."""
        read_rated(self._work, self._tree, visits, totals)

    def exclude(self, actions: Iterable[int]) -> None:
        """Never take these actions at the root."""
        self.run(1)  # creates the root's edges
        for action in actions:
            exclude_rated(self._work, self._tree, action)
