"""What makes the difference: what follows the best action, and what follows the next best one."""

from dataclasses import dataclass
from typing import Any

from serenissima.kernel.game import Game
from serenissima.players import finish
from serenissima.players.continuations import contrasts, followed
from serenissima.puzzles.collection import Puzzle, Reason

MOST = 3  # differences that are told


@dataclass(frozen=True)
class Look:
    """How closely continuations are looked at.

    Attributes:
        deals: in which both actions are tried.
        decisions: that follow and are told of, for each seat.
        least: how much more or less often something has to happen to be told, of 100 times.
    """

    deals: int
    decisions: int
    least: int


LOOKS = (Look(40, 12, 20), Look(240, 60, 8))  # the second where the first shows nothing


def reasons(game: Game, terms: Any, view: Any, puzzle: Puzzle) -> tuple[Reason, ...]:
    """What happens more often, or less often, after the best action than after the next best one.

    Both are tried in the same deals, which agree with what the seat sees. Then every seat plays as
    `greedy` does. What ends the match comes first, then the greatest differences. What happens as
    often elsewhere is left out: that the actions are about different places is known already.
    """
    looks = (_differences(game, terms, view, puzzle, look) for look in LOOKS)
    return next(filter(None, looks), ())


def _differences(
    game: Game, terms: Any, view: Any, puzzle: Puzzle, look: Look
) -> tuple[Reason, ...]:
    seeds = [f"{puzzle.step}/{puzzle.best.action}/{deal}" for deal in range(look.deals)]
    best, other = (
        finish(
            followed(
                game,
                terms,
                view,
                puzzle.seat,
                game.actions.parse(figure.action),
                seeds,
                look.decisions,
            )
        )
        for figure in (puzzle.best, puzzle.second)
    )
    told = contrasts(best, other, look.least * look.deals / 100)[:MOST]
    return tuple(Reason(it.text, _of_100(best[it], look), _of_100(other[it], look)) for it in told)


def _of_100(count: int, look: Look) -> int:
    return round(100 * count / look.deals)
