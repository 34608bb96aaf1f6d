"""The player that looks one step ahead and takes what looks best."""

from typing import Any

import numpy as np

from serenissima.kernel.game import Game
from serenissima.kernel.record import bytes_of
from serenissima.kernel.tale import nothing_told
from serenissima.players.search.playout import options
from serenissima.players.search.step import weigh

DEALS = 16  # redeals over which an action's worth is averaged
EQUAL = 1e-9  # differences that are rounding


class Greedy:
    """Takes the action after which the game's own estimate is best, over several redeals."""

    name = "greedy"
    thinks = 0.0

    def choose(self, game: Game, terms: Any, view: Any, seat: int, dice: Any) -> int:
        """The best; of equals the one with the highest number, which confirms what was begun."""
        states = np.zeros(3, game.state.dtype)
        words = states.view(np.uint64).reshape(3, -1)
        words[0] = bytes_of(view).view(np.uint64) & game.state.mask(seat)
        room = game.room()
        count = options(terms, states[0], seat, game.actions.first_retract, room)
        if count == 1:
            return int(room[0])
        values = np.zeros(count)
        actions = room[:count]
        share, tale = np.zeros(int(terms.seats)), nothing_told()
        weigh(terms, states, words, seat, actions, values, share, DEALS, dice, tale)
        return int(actions[np.flatnonzero(values >= values.max() - EQUAL)[-1]])


def player(_setting: str) -> Greedy:
    """It has no setting."""
    return Greedy()
