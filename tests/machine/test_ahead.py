"""A game can be played at once with interpreted rules, and with compiled ones when they exist."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from serenissima import games
from serenissima.kernel.code_cache import CACHE_VARIABLE
from serenissima.kernel.match import Match
from serenissima.machine import ahead
from serenissima.machine.ahead import AheadCompiler
from serenissima.machine.warm import is_warm, warm

pytestmark = pytest.mark.compiled

AT_ONCE = """
import sys
import serenissima

game = serenissima.load(sys.argv[1])
match = serenissima.Match(game, seed=1)
for _ in range(10):
    seat = match.waits[0]
    match.play(seat, match.legal(seat)[0])
print(game.interpreted, "numba.core.dispatcher" in sys.modules)
"""


@pytest.mark.parametrize("name", games.names())
def test_a_match_begins_before_anything_is_compiled(name: str, tmp_path: Path):
    """The cache is empty and Numba not loaded; compilation ends with the process."""
    heard = subprocess.run(
        [sys.executable, "-c", AT_ONCE, name], env={**os.environ, CACHE_VARIABLE: str(tmp_path)},
        capture_output=True, text=True, check=True,
    )  # fmt: skip

    assert heard.stdout.split() == ["True", "False"]
    assert heard.stderr == ""


SWITCHED = """
import sys
from random import Random
from serenissima import games
from serenissima.kernel.match import Match
from serenissima.kernel.record import bytes_of
from serenissima.machine.ahead import compile_ahead, wait_until_prepared

def states(game):
    match, chosen = Match(game, seed=1), Random(1)
    while not match.over and len(match.steps) < 300:
        seat = chosen.choice(match.waits)
        match.play(seat, chosen.choice(match.legal(seat)))
    return [bytes_of(state).tobytes() for state in match.states]

game = games.load(sys.argv[1])
with compile_ahead([game]):
    interpreted, first = game.interpreted, states(game)
    print(wait_until_prepared(game))
    game.wait_until_compiled()
    print(interpreted, game.interpreted, states(game) == first)
"""


@pytest.mark.parametrize("name", games.names())
def test_compiled_rules_continue_like_interpreted_ones(name: str):
    """The same seed and actions give the same match."""
    warm([name])
    heard = subprocess.run(
        [sys.executable, "-c", SWITCHED, name], capture_output=True, text=True, check=True
    )

    assert heard.stdout.split() == ["True", "True", "False", "True"]


OFTEN_CALLED = """
import sys
import serenissima

game = serenissima.load(sys.argv[1])
from numba.core.registry import cpu_target
match = serenissima.Match(game, seed=1)
interpreted = game.interpreted
while game.interpreted and not match.over:
    seat = match.waits[0]
    match.play(seat, match.legal(seat)[0])
print(interpreted, game.interpreted)
"""


def test_frequently_called_rules_are_loaded():
    """The calling thread loads them; until then, the program can import other modules."""
    name = games.names()[0]
    warm([name])
    heard = subprocess.run(
        [sys.executable, "-c", OFTEN_CALLED, name], capture_output=True, text=True, check=True
    )

    assert heard.stdout.split() == ["True", "False"]


LOADED_BY_MANY = """
import gc
import sys
from concurrent.futures import ThreadPoolExecutor
import serenissima
from serenissima.machine.ahead import AheadCompiler

with ThreadPoolExecutor(8) as threads:
    loaded = set(threads.map(serenissima.load, [sys.argv[1]] * 8))
print(len(loaded), sum(isinstance(one, AheadCompiler) for one in gc.get_objects()))
"""


def test_threads_that_load_a_game_share_its_compiler():
    """Eight threads load one game; one compiler compiles it."""
    heard = subprocess.run(
        [sys.executable, "-c", LOADED_BY_MANY, games.names()[0]],
        capture_output=True, text=True, check=True,
    )  # fmt: skip

    assert heard.stdout.split() == ["1", "1"]


FORKED = """
import os
import sys
from pathlib import Path
import serenissima
from serenissima.machine import warm

warm._mark = lambda name: Path(sys.argv[2], name)
game = serenissima.load(sys.argv[1])
child = os.fork()
if not child:
    before = game.interpreted
    game.wait_until_compiled(60)
    print(before, game.interpreted, flush=True)
    os._exit(0)
os.waitpid(child, 0)
"""


def test_a_forked_process_does_not_wait_for_missing_threads(tmp_path: Path):
    """Forked during the compilation of a game, it loads the rules itself."""
    name = games.names()[0]
    warm([name])
    heard = subprocess.run(
        [sys.executable, "-W", "ignore::DeprecationWarning", "-c", FORKED, name, str(tmp_path)],
        capture_output=True, text=True, check=True,
    )  # fmt: skip

    assert heard.stdout.split() == ["True", "False"]


def test_a_game_in_use_is_loaded_at_once(monkeypatch: pytest.MonkeyPatch):
    """Other games wait until the process is idle."""
    warm(games.names()[:1])
    monkeypatch.setattr(ahead, "LATER", 3600.0)
    game = games.load(games.names()[0])
    compiler = AheadCompiler(game, loads=True)
    compiler.start()
    assert game.interpreted

    for seed in range(ahead.OFTEN):
        Match(game, game.meta.seats[0], seed=seed).legal(0)
    loaded = compiler._loaded.wait(60)
    compiler.stop()

    assert loaded


def test_a_failed_childs_output_is_logged(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, caplog: pytest.LogCaptureFixture
):
    """With an invalid hash seed no child can start; the game is loaded anyway."""
    warm(games.names()[:1])
    monkeypatch.setenv("PYTHONHASHSEED", "none")
    monkeypatch.setattr("serenissima.machine.warm._mark", lambda name: tmp_path / name)
    game = games.load(games.names()[0])
    compiler = AheadCompiler(game, loads=True)
    compiler.start()
    game.wait_until_compiled()

    assert not game.interpreted
    assert "since a child failed" in caplog.text
    assert "PYTHONHASHSEED must be" in caplog.text


def test_stopping_ends_the_wait(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, caplog: pytest.LogCaptureFixture
):
    """The children end too, the game does not count as compiled, and the log stays empty."""
    monkeypatch.setenv(CACHE_VARIABLE, str(tmp_path))
    monkeypatch.setattr("serenissima.machine.warm._mark", lambda name: tmp_path / name)
    game = games.load(games.names()[0])
    compiler = AheadCompiler(game, loads=True)
    compiler.start()
    compiler.stop()
    game.wait_until_compiled()

    assert not game.interpreted
    assert not is_warm(game.meta.name)
    assert caplog.text == ""
