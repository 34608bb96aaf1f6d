"""A process loads the code that another has compiled: search and playouts take named tuples."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from serenissima.kernel.code_cache import CACHE_VARIABLE
from tests.places import ROOT

SEARCH_AND_PLAY = """
from serenissima.kernel.dice import rolled
from serenissima.kernel.match import Match
from serenissima.machine.measure import RandomPlay
from serenissima.players.playouts import playouts
from serenissima.players.search.search import Search
from tests.tiny.game import GAME

match = Match(GAME, seed=1)
search = Search(GAME, match.terms, match.view(0), 0, rolled(1))
search.run(10)
print(search.best, playouts(GAME, 10).total_decisions, RandomPlay(GAME).observe(10))
"""


def run_process(folder: Path) -> list[str]:
    """Return the output of a fresh process: notes on its cache, then its results."""
    settings = {CACHE_VARIABLE: str(folder), "NUMBA_DEBUG_CACHE": "1", "NUMBA_DISABLE_JIT": "0"}
    return subprocess.run(
        [sys.executable, "-c", SEARCH_AND_PLAY], cwd=ROOT, env={**os.environ, **settings},
        check=True, capture_output=True, text=True,
    ).stdout.splitlines()  # fmt: skip


@pytest.mark.soak
def test_a_second_process_compiles_no_code(tmp_path: Path):
    first, second = run_process(tmp_path), run_process(tmp_path)

    assert any("data saved" in line for line in first)
    assert not any("data saved" in line for line in second)
    assert first[-1] == second[-1]
