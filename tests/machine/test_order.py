"""The game that a player waits for is compiled first; its duration comes from the last time."""

import os
import subprocess
import sys
import threading
from pathlib import Path

import pytest

from serenissima import games
from serenissima.kernel.code_cache import CACHE_VARIABLE
from serenissima.machine import pace
from serenissima.machine.order import Order
from serenissima.machine.pace import Pace, Progress
from serenissima.machine.warm import CHILD

PATIENCE = 60.0  # seconds: what has not come by then never comes
MOMENT = 0.1  # in which one too many would come


def serve_games(order: Order, *games: str) -> list[str]:
    """Return the games in the order of their turns, each of which then leaves."""
    found, joined = list[str](), threading.Barrier(len(games) + 1)

    def compile_one(game: str) -> None:
        with order.join(game):
            joined.wait(PATIENCE)
            joined.wait(PATIENCE)
            order.wait(game, unless=lambda: False)
            found.append(game)

    threads = [threading.Thread(target=compile_one, args=(game,)) for game in games]
    for thread in threads:
        thread.start()
    joined.wait(PATIENCE)
    order.prefer("wanted")
    joined.wait(PATIENCE)
    for thread in threads:
        thread.join(PATIENCE)
    return found


def test_the_preferred_game_comes_first():
    """Its start does not matter."""
    assert serve_games(Order(1), "one", "two", "wanted", "three")[0] == "wanted"


def test_no_more_games_compile_than_fit():
    """The second waits until it is preferred."""
    order, turn = Order(1), threading.Event()

    def wait() -> None:
        order.wait("second", unless=lambda: False)
        turn.set()

    waits = threading.Thread(target=wait)
    with order.join("first"):
        order.wait("first", unless=lambda: False)
        with order.join("second"):
            waits.start()
            early = turn.wait(MOMENT)
            order.prefer("second")
            late = turn.wait(PATIENCE)
    waits.join()

    assert (early, late) == (False, True)


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> list[float]:
    """The time in seconds, in a list of one; no earlier duration is stored."""
    now = [100.0]
    monkeypatch.setattr(pace.time, "monotonic", lambda: now[0])
    monkeypatch.setattr(pace, "cache_folder", lambda: tmp_path / "digest")
    return now


def run_game(clock: list[float], *times: float) -> Pace:
    """Compile a game of three functions, each done after one of these times."""
    found = Pace("game", 3)
    found.begin()
    begun = clock[0]
    for seconds in times:
        clock[0] = begun + seconds
        found.count()
    return found


def test_the_first_time_has_no_estimate(clock: list[float]):
    """Only the number of finished functions is shown."""
    assert run_game(clock, 2.0).progress == Progress(1, 3, None)


def test_the_remaining_time_follows_from_the_last_time(clock: list[float]):
    """The time since the last function is subtracted, up to the next function's share."""
    run_game(clock, 2.0, 5.0, 9.0)
    found = run_game(clock, 3.0)
    after = found.progress
    clock[0] += 1.0
    later = found.progress
    clock[0] += 60.0

    assert (after, later) == (Progress(1, 3, 7.0), Progress(1, 3, 6.0))
    assert found.progress == Progress(1, 3, 4.0)
    assert run_game(clock, 1.0, 2.0, 3.0).progress == Progress(3, 3, 0.0)


@pytest.mark.parametrize("text", ["", "[]", '{"a": 1}', "[0, 1, 2]", '[0, 1, 2, "x"]'])
def test_unreadable_times_are_unknown(clock: list[float], tmp_path: Path, text: str):
    """So are those of another version with other functions."""
    (tmp_path / "game.pace.json").write_text(text)

    assert Pace("game", 3).progress == Progress(0, 3, None)


@pytest.mark.compiled
def test_a_child_ends_with_its_parent(tmp_path: Path):
    """It ends at once, whatever it is compiling."""
    told = subprocess.run(
        [sys.executable, "-m", "serenissima.machine.warm", games.names()[0], CHILD],
        env={**os.environ, CACHE_VARIABLE: str(tmp_path)}, input="apply\niterate\n",
        capture_output=True, text=True, check=False,
    )  # fmt: skip

    assert (told.returncode, told.stdout) == (1, "")
