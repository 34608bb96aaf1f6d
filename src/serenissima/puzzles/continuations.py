"""The reasons for a puzzle's solution: how the best and the next best action differ later."""

from collections.abc import Generator
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
    return finish(reasons_steps(game, terms, view, puzzle))


def reasons_steps(
    game: Game, terms: Any, view: Any, puzzle: Puzzle
) -> Generator[None, None, tuple[Reason, ...]]:
    """Find the reasons as `reasons` does, in steps of milliseconds."""
    found: tuple[Reason, ...] = ()
    for look in LOOKS:
        found = found or (yield from _differences(game, terms, view, puzzle, look))
    return found


def _differences(
    game: Game, terms: Any, view: Any, puzzle: Puzzle, look: Look
) -> Generator[None, None, tuple[Reason, ...]]:
    seeds = [f"{puzzle.step}/{puzzle.best.action}/{deal}" for deal in range(look.deals)]
    counted = []
    for figure in (puzzle.best, puzzle.second):
        action = game.actions.parse(figure.action)
        counted.append(
            (
                yield from count_consequences(
                    game, terms, view, puzzle.seat, action, seeds, look.decisions
                )
            )
        )
    best, other = counted
    told = contrasts(best, other, look.least * look.deals / 100)[:MOST]
    return tuple(Reason(it.text, _of_100(best[it], look), _of_100(other[it], look)) for it in told)


def _of_100(count: int, look: Look) -> int:
    return round(100 * count / look.deals)
