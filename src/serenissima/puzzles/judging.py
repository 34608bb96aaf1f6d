"""Judges what was played in a puzzle, by the figures that were stored with it."""

from dataclasses import dataclass
from typing import Literal

from serenissima.kernel.game import Game
from serenissima.kernel.tale import Happening
from serenissima.puzzles.collection import Figure, Puzzle, parse_told

GOOD = 0.06  # of the win: whoever loses no more than this has played well
Judged = Literal["best", "good", "loses"]


@dataclass(frozen=True)
class Difference:
    """What happens more often, or less often, after the best action: in how many of 100 matches."""

    told: Happening
    best: int
    other: int


@dataclass(frozen=True)
class Judgement:
    """What is said of an action.

    Attributes:
        puzzle: the puzzle.
        figure: the figure of what was played.
        judged: `best`, `good`, or that it `loses` something.
    """

    puzzle: Puzzle
    figure: Figure
    judged: Judged

    @property
    def wins(self) -> int:
        """In how many of 100 matches the action wins."""
        return hundred(self.figure)

    @property
    def lost(self) -> int:
        """In how many matches fewer than the best action."""
        return hundred(self.puzzle.best) - self.wins


def hundred(figure: Figure) -> int:
    """In how many of 100 matches an action wins; a shared win counts in part."""
    return round(100 * figure.value)


def judge(puzzle: Puzzle, action: str) -> Judgement:
    """The verdict on an action; raises `Unknown` (`puzzle/action`)."""
    figure = puzzle.figure(action)
    if figure == puzzle.best:
        return Judgement(puzzle, figure, "best")
    good = puzzle.best.value - figure.value <= GOOD
    return Judgement(puzzle, figure, "good" if good else "loses")


def differences(game: Game, puzzle: Puzzle) -> list[Difference]:
    """What makes the difference to the next best action: first what the best one brings about."""
    found = [Difference(parse_told(game, r.told), r.best, r.other) for r in puzzle.reasons]
    return sorted(found, key=lambda it: it.best < it.other)
