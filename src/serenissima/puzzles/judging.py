"""Verdicts on answers to a puzzle, from the figures stored with it."""

from dataclasses import dataclass
from typing import Literal

from serenissima.kernel.game import Game
from serenissima.kernel.tale import Happening
from serenissima.puzzles.collection import Figure, Puzzle, parse_happening

GOOD = 0.06  # share of the win that a good action may lose
Judged = Literal["best", "good", "loses"]


@dataclass(frozen=True)
class Difference:
    """A happening that is more or less frequent after the best action, out of 100 matches."""

    told: Happening
    best: int
    other: int


@dataclass(frozen=True)
class Judgement:
    """The verdict on an action.

    Attributes:
        puzzle: the puzzle.
        figure: the figure of the action played.
        judged: `best`, `good`, or `loses` if it gives something away.
    """

    puzzle: Puzzle
    figure: Figure
    judged: Judged

    @property
    def wins(self) -> int:
        """The number of matches won after the action, out of 100."""
        return hundred(self.figure)

    @property
    def lost(self) -> int:
        """How many fewer matches it wins than the best action."""
        return hundred(self.puzzle.best) - self.wins


def hundred(figure: Figure) -> int:
    """Return the matches won after an action, out of 100; a shared victory counts in part."""
    return round(100 * figure.value)


def judge(puzzle: Puzzle, action: str) -> Judgement:
    """Return the verdict on an action; raise `Unknown` (`puzzle/action`) if there is none."""
    figure = puzzle.figure(action)
    if figure == puzzle.best:
        return Judgement(puzzle, figure, "best")
    good = puzzle.best.value - figure.value <= GOOD
    return Judgement(puzzle, figure, "good" if good else "loses")


def differences(game: Game, puzzle: Puzzle) -> list[Difference]:
    """Return the differences from the next best action, first those that favour the best one."""
    found = [Difference(parse_happening(game, r.told), r.best, r.other) for r in puzzle.reasons]
    return sorted(found, key=lambda it: it.best < it.other)
