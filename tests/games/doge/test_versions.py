"""Matches of earlier versions of the rules."""

from dataclasses import replace
from pathlib import Path

import pytest

from serenissima.games.doge.game import GAME
from serenissima.kernel.errors import Illegal
from serenissima.kernel.notation import parse_match, print_match
from serenissima.kernel.replay import replay

FIRST_VERSION = parse_match((Path(__file__).parent / "version-1.txt").read_text(encoding="utf-8"))


def test_a_match_of_version_1_replays():
    """It ends the same way, with options that keep its rules; written again it names them."""
    match = replay(GAME, FIRST_VERSION)

    assert match.ending == "seven-in-five"
    assert "option houses_per_check all" in print_match(match.transcript())
    assert "option lone_destination taken" in print_match(match.transcript())


def test_it_is_no_match_of_version_2():
    """In version 2 the seat itself sets down a house lifted elsewhere."""
    with pytest.raises(Illegal, match="the rules do not allow this now"):
        replay(GAME, replace(FIRST_VERSION, rules=2))
