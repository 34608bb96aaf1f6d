"""The player that takes any legal action, all equally likely."""

from typing import Any

from serenissima.kernel.dice import below
from serenissima.kernel.game import Game
from serenissima.players.search.playout import candidates


class Uniform:
    """A player that chooses among all legal actions except retractions."""

    name = "uniform"
    thinks = 0.0

    def choose(self, game: Game, terms: Any, view: Any, seat: int, dice: Any) -> int:
        """Return a random one of them."""
        actions = game.room()
        count = candidates(terms, view, seat, game.actions.first_retract, actions)
        return int(actions[below(dice, count)])


def player(_setting: str) -> Uniform:
    """Return the player, which takes no setting."""
    return Uniform()
