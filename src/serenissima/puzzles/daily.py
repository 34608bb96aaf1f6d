"""The puzzle of the day of a game: a function of the date and of the game's collection.

So every server with the same version shows everyone the same one, without storing anything. The
puzzles follow one another in a fixed mixed order, and each returns only after all the others.
"""

from functools import cache
from hashlib import sha256

from serenissima.puzzles.collection import Collection

HISTORY = 7  # days before today whose puzzles can still be solved
_LENGTH = 16  # letters of a key


@cache
def puzzle_keys(collection: Collection) -> tuple[str, ...]:
    """Return a key for each puzzle, in their order: the same for the same position of a match."""
    return tuple(
        _hash(f"{collection.game} {one.step} {one.seat}\n{collection.matches[one.match]}")
        for one in collection.puzzles
    )


def daily_puzzle(collection: Collection, day: int) -> int:
    """Return the number of the puzzle of a day, which is counted from 1 January 1970."""
    order = _order(collection)
    return order[day % len(order)]


def recent_days(collection: Collection, number: int, today: int) -> tuple[int, ...]:
    """Return today and the days of the history whose puzzle this is; usually none."""
    days = range(today, today - HISTORY - 1, -1)
    return tuple(day for day in days if daily_puzzle(collection, day) == number)


@cache
def _order(collection: Collection) -> tuple[int, ...]:
    """Return the numbers of the puzzles in a mixed order, which depends on them alone."""
    keys = puzzle_keys(collection)
    return tuple(sorted(range(1, len(keys) + 1), key=lambda number: _hash(keys[number - 1])))


def _hash(text: str) -> str:
    return sha256(text.encode()).hexdigest()[:_LENGTH]
