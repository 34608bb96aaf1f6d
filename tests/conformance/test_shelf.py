"""The kit lists what a game lacks for the shelf; the games on it lack nothing."""

import pytest

from serenissima import games
from serenissima.testing.shelf import find_missing
from tests.tiny.game import GAME


@pytest.mark.parametrize("name", games.names())
def test_games_on_the_shelf_lack_nothing(name: str):
    assert find_missing(games.load(name)) == []


def test_a_game_outside_the_shelf_lacks_texts_and_tests():
    """The tiny game has no languages but English, no puzzles, and too few tests."""
    missing = "\n".join(find_missing(GAME))

    assert "puzzles.json is missing: puzzles: python -m tools.puzzles GAME" in missing
    assert "RULES.nl.md lacks, or has an outdated or unmarked, R1.1, R1.2" in missing
    assert "no test is named after R1.1, R2.3, R2.5" in missing
    assert "the scene has no aim at the first question" in missing
