"""Compiling ahead: afterwards a table needs no more compilation."""

import os
import subprocess
import sys

import pytest

from serenissima import games
from serenissima.kernel import code_cache
from serenissima.machine import warm

TABLE = """
import sys
from serenissima import games, players
from serenissima.kernel.dice import rolled
from serenissima.kernel.match import Match
from serenissima.players.neural.network import has_network

game = games.load(sys.argv[1])
match, dice = Match(game), rolled(0)
names = ["uniform", "greedy", "ismcts:20", "ismcts:0.01s"]
if has_network(game):
    names += ["neural", "neural:20", "neural:0.01s"]
for name in names * 3:
    seat = match.waits[0]
    action = players.load(name).choose(game, match.terms, match.view(seat), seat, dice)
    match.play(seat, action)
match.outcome
"""


@pytest.mark.slow
@pytest.mark.parametrize("name", games.names())
def test_a_warm_game_needs_no_more_compilation(name: str):
    """The cache has every function that a table calls."""
    told: list[tuple[str, int, int]] = []
    was_warm = warm.is_warm(name)
    warm.warm([name], lambda *step: told.append(step))
    heard = subprocess.run(
        [sys.executable, "-c", TABLE, name], env={**os.environ, "NUMBA_DEBUG_CACHE": "1"},
        capture_output=True, text=True, check=True,
    )  # fmt: skip

    assert warm.is_warm(name)
    assert was_warm or [done for _, done, _ in told] == list(range(1, warm.count_parts(name) + 1))
    assert "data loaded" in heard.stdout
    assert "data saved" not in heard.stdout


@pytest.mark.compiled
def test_a_failed_child_reports_its_reason():
    with pytest.raises(RuntimeError, match="there is no game with this name"):
        warm.warm(["nowhere"])


def test_the_sources_name_the_cache():
    assert code_cache.cache_folder().name == code_cache.source_digest()
