"""A game's estimate of a position, and the choice of a computer player there."""

import numpy as np

from serenissima import players
from serenissima.kernel import verbs
from serenissima.kernel.dice import rolled_dice
from serenissima.kernel.match import Match


def worth(match: Match, seat: int = 0) -> float:
    """Return the estimated share of a seat."""
    shares = np.zeros(match.seats)
    verbs.evaluate(match.terms, match.state, shares)
    return float(shares[seat])


def choice(match: Match, name: str = "greedy") -> str:
    """Return a computer player's choice for the first waiting seat."""
    seat = match.waits[0]
    action = players.load(name).choose(
        match.game, match.terms, match.view(seat), seat, rolled_dice(1)
    )
    return match.game.actions.format(action)
