"""The puzzles that a guest has tried: first tries, puzzles of the day, and streaks.

Only a first try is rated. Everything follows from the tries and the marks of the days, so there is
no running total that a merged or deleted guest would leave wrong.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from serenissima.service.core.puzzle_ratings import BEST, NEWCOMER, PuzzleRating


@dataclass(frozen=True)
class MetPuzzle:
    """A puzzle as a guest meets it.

    Attributes:
        game: its name on the shelf.
        key: identifies the puzzle among those of the game.
        grade: `easy`, `medium` or `hard`.
        days: today and the days of the history whose puzzle it is, counted from 1 January 1970.
        today: the day in the guest's time zone, counted likewise.
    """

    game: str
    key: str
    grade: str
    days: tuple[int, ...] = ()
    today: int = 0


@dataclass(frozen=True)
class PuzzleTry:
    """A guest's first try at a puzzle, and whether they have solved it since.

    Attributes:
        game, puzzle: the game and the puzzle's key.
        at: when it was made, in seconds since 1970.
        score: of the first try: 1 for the best action, 0.5 for a good one, otherwise 0.
        solved: whether the best action has been found, at the first try or later.
        rated: whether it changed ratings; one in a timed run does not.
        after: the guest's rating in the puzzles of the game after it.
    """

    game: str
    puzzle: str
    at: float
    score: float
    solved: bool
    rated: bool
    after: PuzzleRating = field(default=NEWCOMER)


@dataclass(frozen=True)
class DailyMark:
    """A puzzle of the day that a guest has solved, or whose solution they have seen.

    Attributes:
        day: counted from 1 January 1970.
        game: its name on the shelf.
        solved: whether they found the best action before they saw the solution.
        late: whether that was after the day.
    """

    day: int
    game: str
    solved: bool
    late: bool


@dataclass(frozen=True)
class Streak:
    """How often in a row something was done: now, and at most."""

    now: int = 0
    longest: int = 0


def day_streak(marks: Iterable[DailyMark], today: int) -> Streak:
    """Return the days in a row on which a puzzle of the day was solved, of any game.

    Today need not be among them yet.
    """
    days = sorted({mark.day for mark in marks if mark.solved and not mark.late})
    longest = length = 0
    last = None
    for day in days:
        length = length + 1 if last is not None and day == last + 1 else 1
        longest, last = max(longest, length), day
    current = length if last is not None and last >= today - 1 else 0
    return Streak(current, longest)


def solving_streak(tries: Sequence[PuzzleTry]) -> Streak:
    """Return the puzzles in a row that were solved at the first try, in the order of time."""
    longest = length = 0
    for one in tries:
        if one.rated:
            length = length + 1 if one.score == BEST else 0
            longest = max(longest, length)
    return Streak(length, longest)


def rating_in(tries: Sequence[PuzzleTry], game: str) -> PuzzleRating | None:
    """Return the rating after the last rated try in a game's puzzles; None without one."""
    rated = [one for one in tries if one.rated and one.game == game]
    return rated[-1].after if rated else None


def list_missed(tries: Iterable[PuzzleTry]) -> list[PuzzleTry]:
    """Return the first tries at puzzles that are still unsolved, in their order."""
    return [one for one in tries if not one.solved]
