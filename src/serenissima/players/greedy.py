"""The player that looks one step ahead and takes the most promising action."""

from typing import Any

import numpy as np

from serenissima.kernel.game import Game
from serenissima.players.search.lookahead import look_ahead
from serenissima.players.search.playout import candidates
from serenissima.players.search.workspace import ROOT, Workspace, workspace

REDEALS = 16  # redeals over which the worth of an action is averaged
EQUAL = 1e-9  # smaller differences are rounding errors


class Greedy:
    """A player that takes the action with the best estimate, averaged over several redeals."""

    name = "greedy"
    thinks = 0.0

    def choose(self, game: Game, terms: Any, view: Any, seat: int, dice: Any) -> int:
        """Return the best action; of equals the highest number, which confirms a choice."""
        game.wait_until_compiled()
        work = workspace(game, terms, dice, view)
        work.words[ROOT] &= game.state.mask(seat)
        root = work.states[ROOT]
        count = candidates(terms, root, seat, work.first_retract, work.actions)
        return best_action(work, seat, count)


def best_action(work: Workspace, seat: int, count: int) -> int:
    """Return the best of the first `count` listed actions, the last of equals."""
    values = np.zeros(count)
    if count > 1:
        look_ahead(work, seat, REDEALS, values)
    return int(work.actions[np.flatnonzero(values >= values.max() - EQUAL)[-1]])


def player(_setting: str) -> Greedy:
    """Return the player, which takes no setting."""
    return Greedy()
