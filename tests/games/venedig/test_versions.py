"""Matches of earlier versions of the rules replay as they were played."""

from pathlib import Path

import pytest

from serenissima.games.venedig.game import GAME
from serenissima.kernel.errors import NotNow
from serenissima.kernel.notation import parse_match
from serenissima.kernel.replay import replay

PLAYED = (Path(__file__).parent / "earlier" / "version-1.txt").read_text(encoding="utf-8")


def test_a_match_of_version_1():
    """It was not asked before a forced site, and asked before a gondola that stays (R2.3, R8.6)."""
    match = replay(GAME, parse_match(PLAYED))
    again = match.transcript()

    assert (match.ending, again.rules) == ("sixty-by-gold", 2)
    assert again.options["gold_asked"] == "as-in-version-1"


def test_it_was_another_game():
    """By today's rules alone its actions are not legal."""
    with pytest.raises(NotNow, match="another seat's turn"):
        replay(GAME, parse_match(PLAYED.replace("rules 1", "rules 2", 1)))
