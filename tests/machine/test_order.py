"""What somebody waits for is compiled first, and how long it takes is known from the last time."""

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


def served(order: Order, *games: str) -> list[str]:
    """The games in the order in which they get their turn, each of which then leaves."""
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


def test_what_is_wanted_comes_first():
    """Whenever it was begun."""
    assert served(Order(1), "one", "two", "wanted", "three")[0] == "wanted"


def test_as_many_at_once_as_there_is_room_for():
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
    """The time in seconds, in a list of one; nothing is known from before."""
    now = [100.0]
    monkeypatch.setattr(pace.time, "monotonic", lambda: now[0])
    monkeypatch.setattr(pace, "cache_folder", lambda: tmp_path / "digest")
    return now


def counted(clock: list[float], *times: float) -> Pace:
    """A game of three functions, of which one is done after each of these times."""
    found = Pace("game", 3)
    found.begin()
    begun = clock[0]
    for seconds in times:
        clock[0] = begun + seconds
        found.count()
    return found


def test_nothing_is_foretold_the_first_time(clock: list[float]):
    """Only how many functions are done."""
    assert counted(clock, 2.0).progress == Progress(1, 3, None)


def test_the_rest_takes_as_long_as_the_last_time(clock: list[float]):
    """Less what has passed since the last function, as far as the next one should take."""
    counted(clock, 2.0, 5.0, 9.0)
    found = counted(clock, 3.0)
    after = found.progress
    clock[0] += 1.0
    later = found.progress
    clock[0] += 60.0

    assert (after, later) == (Progress(1, 3, 7.0), Progress(1, 3, 6.0))
    assert found.progress == Progress(1, 3, 4.0)
    assert counted(clock, 1.0, 2.0, 3.0).progress == Progress(3, 3, 0.0)


@pytest.mark.parametrize("text", ["", "[]", '{"a": 1}', "[0, 1, 2]", '[0, 1, 2, "x"]'])
def test_times_that_cannot_be_read_are_unknown(clock: list[float], tmp_path: Path, text: str):
    """Those of another version with other functions, too."""
    (tmp_path / "game.pace.json").write_text(text)

    assert Pace("game", 3).progress == Progress(0, 3, None)


@pytest.mark.compiled
def test_a_child_ends_with_the_program_that_asked_it(tmp_path: Path):
    """At once, whatever it was asked to compile."""
    told = subprocess.run(
        [sys.executable, "-m", "serenissima.machine.warm", games.names()[0], CHILD],
        env={**os.environ, CACHE_VARIABLE: str(tmp_path)}, input="apply\niterate\n",
        capture_output=True, text=True, check=False,
    )  # fmt: skip

    assert (told.returncode, told.stdout) == (1, "")
