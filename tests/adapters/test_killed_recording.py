"""A run that writes matches is killed or interrupted, and another one goes on."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from serenissima import games
from serenissima.adapters.recording import Plan, run
from serenissima.training.arena import Tournament
from tests.places import environment

pytestmark = pytest.mark.soak

GAME = games.names()[0]
MANY = 200_000  # matches: none of these runs comes to an end
SIZE = 3  # matches that are written together
PATIENCE = 60.0  # seconds
FOREVER = {
    "sleeping": f"time.sleep, [(0,), *[({10 * PATIENCE},)] * 8]",
    "sending": "bytes, itertools.repeat((30_000_000,))",
}
SPREADING = """
import itertools
import time
from serenissima.training.spreading import spread, workers
if __name__ == "__main__":
    with workers(2, 9) as crew:
        for _ in spread(crew, {work}):
            print("begun", flush=True)
"""


def until(true: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < end
        time.sleep(0.02)


def ended(group: int) -> bool:
    """Whether no process of a group is left."""
    try:
        os.killpg(group, 0)
    except ProcessLookupError:
        return True
    return False


def plan(matches: int) -> Plan:
    """The first matches of the same tournament."""
    return Plan(Tournament(GAME, ["uniform"], matches, seed="flood"), SIZE)


@contextmanager
def started(folder: Path, *words: str) -> Iterator[subprocess.Popen[str]]:
    """A Python process in a group of its own, which ends with the block at the latest."""
    with subprocess.Popen(
        [sys.executable, *words], env=environment(folder), start_new_session=True,
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
    ) as process:  # fmt: skip
        try:
            yield process
        finally:
            if process.poll() is None:
                os.killpg(process.pid, signal.SIGKILL)


@contextmanager
def recorder(folder: Path) -> Iterator[subprocess.Popen[str]]:
    """A command that writes the matches, with two children."""
    command = ["-m", "serenissima", "matches", GAME, "--players", "uniform", "--games", str(MANY)]
    words = ["--seed", "flood", "--shard", str(SIZE), "--processes", "2", "--out", str(folder)]
    with started(folder.parent, *command, *words) as process:
        until(lambda: any(folder.glob("shard-*")))
        yield process


def written(folder: Path) -> dict[str, bytes]:
    """What the shards hold."""
    return {str(path.relative_to(folder)): path.read_bytes() for path in folder.glob("shard-*/*")}


def stop_after(more: int) -> Callable[[int, int], None]:
    """Progress at which somebody presses Ctrl-C, some matches after the first call."""
    calls = 0

    def progress(_done: int, _total: int) -> None:
        nonlocal calls
        calls += 1
        if calls > more:
            raise KeyboardInterrupt

    return progress


def test_a_killed_run_goes_on_to_the_same_files(tmp_path: Path):
    """Its processes end with it, however much they had before them."""
    killed, whole = tmp_path / "killed", tmp_path / "whole"
    with recorder(killed) as process:
        process.send_signal(signal.SIGKILL)
    until(lambda: ended(process.pid))
    there = written(killed)
    with pytest.raises(KeyboardInterrupt):
        run(plan(MANY), killed, processes=1, progress=stop_after(2 * SIZE))
    last = max(int(path.name.partition("-")[2]) for path in killed.glob("shard-*"))
    run(plan((last + 1) * SIZE), whole, processes=2)

    assert there
    assert written(killed).items() > there.items()
    assert written(killed).items() <= written(whole).items()
    assert not list(killed.glob(".shard-*"))


def test_ctrl_c_ends_a_run_and_all_its_processes(tmp_path: Path):
    """At once and without a trace; what was written is whole, and it says how to go on."""
    with recorder(tmp_path / "data") as process:
        os.killpg(process.pid, signal.SIGINT)
        _, said = process.communicate(timeout=PATIENCE)
    until(lambda: ended(process.pid))
    there = list((tmp_path / "data").glob("shard-*"))

    assert process.returncode == 130
    assert "Traceback" not in said
    assert f"the same command goes on with what is in {tmp_path / 'data'}" in said
    assert all(len(list(shard.iterdir())) == 2 + SIZE for shard in there)
    assert not list((tmp_path / "data").glob(".shard-*"))


@pytest.mark.parametrize("press", [signal.SIGINT, signal.SIGTERM])
@pytest.mark.parametrize("work", FOREVER)
def test_work_that_has_begun_is_given_up(work: str, press: signal.Signals, tmp_path: Path):
    """Two children sleep for long, or are sending large results, and more is queued."""
    script = tmp_path / "endless.py"
    script.write_text(SPREADING.format(work=FOREVER[work]), "utf-8")
    with started(tmp_path, str(script)) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "begun\n"
        os.killpg(process.pid, press)
        _, said = process.communicate(timeout=PATIENCE)
    until(lambda: ended(process.pid))

    assert said.count("Traceback") == (press == signal.SIGINT)  # of the script itself
