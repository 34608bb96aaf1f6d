"""The growing tree of a search, as `Search` uses it; a network guides another kind."""

from collections.abc import Iterable
from typing import Any, Protocol

from serenissima.kernel.compile import interpreted
from serenissima.kernel.game import Game
from serenissima.kernel.record import SPECTATOR
from serenissima.players.search.edges import FULL, edge_key, find, key_of_view, node_key
from serenissima.players.search.tree import (
    NOTHING,
    iterate,
    new_descent,
    new_tree,
    read_root,
    settings_for,
)
from serenissima.players.search.workspace import ROOT, Workspace

TRIED_ENOUGH = 1 << 40  # visits that mark an action not to be taken


class Growth(Protocol):
    """A tree that grows from the view in a workspace."""

    @property
    def full(self) -> bool:
        """Whether its memory is used up: it still learns but no longer grows."""

    def run(self, iterations: int) -> None:
        """Run this number of further iterations."""

    def read(self, visits: Any, totals: Any) -> None:
        """Write the visits and the sum of shares of the actions that the workspace lists."""

    def exclude(self, actions: Iterable[int]) -> None:
        """Never take these actions at the root."""


class PlainGrowth:
    """The tree of a search that plays on at random, as the game's `Outlook` prescribes.

    Args:
        game: the game.
        work: a workspace; its `ROOT` is the view of `seat`.
        seat: the searching seat.
        capacity: the number of edges to provide memory for.
    """

    def __init__(self, game: Game, work: Workspace, seat: int, capacity: int) -> None:
        seats = len(work.shares)
        masks = (game.state.mask(seat), game.state.mask(SPECTATOR))
        self._work, self._tree = work, new_tree(capacity, seat, masks)
        self._settings, self._descent = settings_for(game.outlook, seats), new_descent(seats)

    @property
    def full(self) -> bool:
        """Whether its memory is used up: it still learns but no longer grows."""
        return bool(self._tree.used[0] >= len(self._tree.edges) * FULL)

    def run(self, iterations: int) -> None:
        """Run this number of further iterations."""
        iterate(self._work, self._tree, self._settings, self._descent, iterations)

    def read(self, visits: Any, totals: Any) -> None:
        """Write the visits and the sum of shares of the actions that the workspace lists."""
        read_root(self._work, self._tree, visits, totals)

    def exclude(self, actions: Iterable[int]) -> None:
        """Never take these actions at the root."""
        edges, tree = self._tree.edges, self._tree
        with interpreted():
            node = node_key(tree.seat, key_of_view(self._work.words[ROOT], tree.mask), NOTHING)
            for action in actions:
                key = edge_key(node, action)
                place = -1 - find(edges, key)
                edges["key"][place], edges["visits"][place] = key, TRIED_ENOUGH
                tree.used[0] += 1
