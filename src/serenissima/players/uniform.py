"""The player that takes any legal action, all equally likely."""

from typing import Any

from serenissima.kernel.dice import below
from serenissima.kernel.game import Game
from serenissima.players.search.playout import candidates


class Uniform:
    """Chooses among all legal actions that take nothing back."""

    name = "uniform"
    thinks = 0.0

    def choose(self, game: Game, terms: Any, view: Any, seat: int, dice: Any) -> int:
        """Any of them."""
        actions = game.room()
        count = candidates(terms, view, seat, game.actions.first_retract, actions)
        return int(actions[below(dice, count)])


def player(_setting: str) -> Uniform:
    """It has no setting."""
    return Uniform()
