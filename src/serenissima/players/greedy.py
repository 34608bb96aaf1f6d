"""The player that looks one step ahead and takes what looks best."""

from typing import Any

import numpy as np

from serenissima.kernel.game import Game
from serenissima.players.search.lookahead import look_ahead
from serenissima.players.search.playout import candidates
from serenissima.players.search.workspace import ROOT, workspace

REDEALS = 16  # over which an action's worth is averaged
EQUAL = 1e-9  # differences that are rounding


class Greedy:
    """Takes the action after which the game's own estimate is best, over several redeals."""

    name = "greedy"
    thinks = 0.0

    def choose(self, game: Game, terms: Any, view: Any, seat: int, dice: Any) -> int:
        """The best action; among equals the highest number, which confirms a choice begun."""
        game.wait_until_compiled()
        work = workspace(game, terms, dice, view)
        work.words[ROOT] &= game.state.mask(seat)
        root = work.states[ROOT]
        count = candidates(terms, root, seat, work.first_retract, work.actions)
        values = np.zeros(count)
        if count > 1:
            look_ahead(work, seat, REDEALS, values)
        return int(work.actions[np.flatnonzero(values >= values.max() - EQUAL)[-1]])


def player(_setting: str) -> Greedy:
    """It has no setting."""
    return Greedy()
