"""Ratings of players by the matches of a tournament, on the 400-point scale of Elo.

The model is that of Bradley and Terry (1952), for more than two seats that of Luce and Plackett: a
seat's share of the win is on average its player's strength, divided by the sum of the strengths of
all seats. A player 400 points above another takes ten times its share.
"""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from serenissima.training.share import Z
from serenissima.training.tournament import Result

SCALE = 400 / np.log(10)  # points of a natural logarithm
STEPS = 200  # of Newton's method at most
STRIDE = 1.0  # the longest step, so that it can't leap over the maximum
CLOSE = 1e-10

Matrix = npt.NDArray[np.float64]


@dataclass(frozen=True)
class Rating:
    """A player's rating with its 95% interval; the mean of all players' ratings is 0."""

    points: float
    low: float
    high: float


def rate(names: Sequence[str], deals: Sequence[Sequence[Result]]) -> dict[str, Rating]:
    """Return the ratings of maximum likelihood, the best first.

    Each player also draws an imaginary match against one of average strength; otherwise a player
    who wins or loses every match would have no rating. The interval is that of the sandwich
    estimator (White, 1982) with deals as units: the matches of a deal depend on each other.

    Args:
        names: the players.
        deals: the results of each deal.
    """
    tables = sorted({table_of(result) for deal in deals for result in deal})
    seats = np.array([[table.count(name) for name in names] for table in tables], float)
    place = {table: number for number, table in enumerate(tables)}
    played = np.zeros((len(deals), len(tables)))
    won = np.zeros((len(deals), len(names)))
    for number, deal in enumerate(deals):
        for result in deal:
            played[number, place[table_of(result)]] += 1
            for share, who in zip(result.shares, result.fixture.seats, strict=True):
                won[number, names.index(who)] += share
    return _rated(names, *_fit(seats, played, won))


def table_of(result: Result) -> tuple[str, ...]:
    """Return the players of a match in a fixed order; their seats don't matter here."""
    return tuple(sorted(result.fixture.seats))


def _rated(names: Sequence[str], strengths: Matrix, spread: Matrix) -> dict[str, Rating]:
    """Return the ratings from the logarithms of the strengths and their covariance."""
    center = np.eye(len(names)) - 1 / len(names)
    points = SCALE * (center @ strengths)
    reach = SCALE * Z * np.sqrt(np.diag(center @ spread @ center))
    rated = zip(names, points.tolist(), reach.tolist(), strict=True)
    found = {name: Rating(at, at - far, at + far) for name, at, far in rated}
    return dict(sorted(found.items(), key=lambda one: (-one[1].points, one[0])))


def _fit(seats: Matrix, played: Matrix, won: Matrix) -> tuple[Matrix, Matrix]:
    """Return the logarithms of the likeliest strengths, and their covariance.

    Args:
        seats: the number of seats of each player at each table: `[tables, players]`.
        played: the matches of each table in each deal: `[deals, tables]`.
        won: the shares that each player won in each deal: `[deals, players]`.
    """
    strengths = np.zeros(seats.shape[1])
    for _ in range(STEPS):
        wins, bend = _expected(strengths, seats, played.sum(axis=0))
        drawn = 1 / (1 + np.exp(-strengths))  # the share expected in the imaginary match
        slope = won.sum(axis=0) - played.sum(axis=0) @ wins + 0.5 - drawn
        bend = bend + np.diag(drawn * (1 - drawn))
        step = np.linalg.solve(bend, slope)
        if np.abs(step).max() < CLOSE:
            break
        strengths = strengths + step * min(1.0, STRIDE / np.abs(step).max())
    surprises = won - played @ wins
    varied = surprises.T @ surprises + np.diag(((1 - drawn) ** 2 + drawn**2) / 2)
    inverse = np.linalg.inv(bend)
    return strengths, inverse @ varied @ inverse


def _expected(strengths: Matrix, seats: Matrix, played: Matrix) -> tuple[Matrix, Matrix]:
    """Return the shares expected at each table, and the curvature of the likelihood."""
    weights = seats * np.exp(strengths - strengths.max())
    wins = weights / weights.sum(axis=1, keepdims=True)
    bend: Matrix = np.diag(played @ wins) - (wins * played[:, None]).T @ wins
    return wins, bend
