"""Every game on the shelf can be said in all six languages."""

import pytest

from serenissima import games
from serenissima.words import audit, needed


@pytest.mark.parametrize("name", games.names())
def test_no_word_of_a_game_is_missing(name: str):
    """Actions, events, options and endings have sentences, and these use what they are given."""
    game = games.load(name)

    assert audit(game.folder / "words", needed(game)).problems == ()
