"""The puzzle of the day follows from the date and the collection alone."""

from dataclasses import replace

import pytest

from serenissima import games
from serenissima.puzzles.collection import Collection, has_puzzles, load
from serenissima.puzzles.daily import HISTORY, daily_puzzle, puzzle_keys, recent_days

NAMES = [name for name in games.names() if has_puzzles(games.load(name).folder)]
TODAY = 20_787  # 30 November 2026


def in_reverse(collection: Collection) -> Collection:
    """Return the same puzzles in another order, with their matches in another order."""
    last = len(collection.matches) - 1
    turned = [replace(one, match=last - one.match) for one in collection.puzzles[::-1]]
    return replace(collection, matches=collection.matches[::-1], puzzles=tuple(turned))


@pytest.mark.parametrize("name", NAMES)
def test_each_puzzle_returns_after_all_the_others(name: str):
    """So none returns while its last day is still in the history, whatever the first day."""
    collection = load(games.load(name))
    count = len(collection.puzzles)
    days = range(TODAY, TODAY + 2 * count)
    shown = [daily_puzzle(collection, day) for day in days]

    assert sorted(shown[:count]) == list(range(1, count + 1))
    assert shown[:count] == shown[count:]
    assert count > HISTORY + 1
    for day, number in zip(days, shown, strict=True):
        assert recent_days(collection, number, day) == (day,)
        assert recent_days(collection, number, day + HISTORY) == (day,)
        assert recent_days(collection, number, day + HISTORY + 1) == ()


def test_the_same_position_comes_on_the_same_day():
    """The order of the file plays no part, so new numbers change neither keys nor days."""
    collection = load(games.load(NAMES[0]))
    turned, count = in_reverse(collection), len(collection.puzzles)

    assert puzzle_keys(turned) == puzzle_keys(collection)[::-1]
    assert len(set(puzzle_keys(collection))) == count
    for day in range(TODAY, TODAY + count):
        assert daily_puzzle(turned, day) == count + 1 - daily_puzzle(collection, day)
