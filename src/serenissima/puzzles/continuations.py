"""The reasons for a puzzle's solution: how the best and the next best action differ later."""

from dataclasses import dataclass
from typing import Any

from serenissima.kernel.game import Game
from serenissima.players import finish
from serenissima.players.continuations import contrasts, count_consequences
from serenissima.puzzles.collection import Puzzle, Reason

MOST = 3  # reasons to give


@dataclass(frozen=True)
class Look:
    """How closely to look at continuations.

    Attributes:
        deals: the number of redeals in which both actions are tried.
        decisions: the number of decisions of each seat that follow.
        least: the least difference that counts, out of 100 continuations.
    """

    deals: int
    decisions: int
    least: int


LOOKS = (Look(40, 12, 20), Look(240, 60, 8))  # the second is used if the first shows no difference


def reasons(game: Game, terms: Any, view: Any, puzzle: Puzzle) -> tuple[Reason, ...]:
    """Return the happenings that are more or less frequent after the best action than the next.

    Both actions are tried in the same redeals of the seat's view; then every seat plays as `greedy`
    does. An end of the match comes first, then the greatest difference. A happening that is equally
    frequent but in other places is left out, since a reader already sees that the two actions
    concern different places.
    """
    looks = (_differences(game, terms, view, puzzle, look) for look in LOOKS)
    return next(filter(None, looks), ())


def _differences(
    game: Game, terms: Any, view: Any, puzzle: Puzzle, look: Look
) -> tuple[Reason, ...]:
    seeds = [f"{puzzle.step}/{puzzle.best.action}/{deal}" for deal in range(look.deals)]
    best, other = (
        finish(
            count_consequences(
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
