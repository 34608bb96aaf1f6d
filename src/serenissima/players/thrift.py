"""Thrift: of actions that are about as good, a player takes one that wastes nothing."""

from math import sqrt
from typing import Any

from serenissima.kernel.game import Game
from serenissima.players.search.search import Search

EQUAL = 0.02  # share of the win: a smaller difference means nothing
DEVIATION = 0.5  # of a share, at most: a mean of so many visits is known up to this by their root
TRIED = 4  # an action tried this much less often than the best isn't known well enough


def choose_thriftily(search: Search, game: Game, terms: Any, view: Any, seat: int) -> int:
    """Return the action that a search chooses, or one about as good that wastes nothing.

    What would waste something is what the table warns people of. A bluff stays as it was drawn.

    Args:
        search: has run.
        game, terms, view, seat: those of the search.
    """
    chosen = search.choose()
    if game.outlook.bluff:
        return chosen
    best, *others = search.root_statistics()
    near = [
        other.action
        for other in others
        if other.visits * TRIED > best.visits
        and other.value > best.value - EQUAL - DEVIATION / sqrt(other.visits)
    ]
    losses = game.draw(terms, view, seat).losses if near else {}
    if chosen not in losses:
        return chosen
    return next((action for action in near if action not in losses), chosen)
