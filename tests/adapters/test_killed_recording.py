"""A run that records matches is killed or interrupted, and another one continues."""

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


def has_ended(group: int) -> bool:
    """Whether every process of a group has ended."""
    try:
        os.killpg(group, 0)
    except ProcessLookupError:
        return True
    return False


def plan(matches: int) -> Plan:
    """Return the first matches of the same tournament."""
    return Plan(Tournament(GAME, ["uniform"], matches, seed="flood"), SIZE)


@contextmanager
def run_group(folder: Path, *words: str) -> Iterator[subprocess.Popen[str]]:
    """Start a Python process in its own group, which ends with the block at the latest."""
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
    """Return a command that records the matches, with two children."""
    command = ["-m", "serenissima", "matches", GAME, "--players", "uniform", "--games", str(MANY)]
    words = ["--seed", "flood", "--shard", str(SIZE), "--processes", "2", "--out", str(folder)]
    with run_group(folder.parent, *command, *words) as process:
        until(lambda: any(folder.glob("shard-*")))
        yield process


def read_shards(folder: Path) -> dict[str, bytes]:
    """Return the contents of the shards."""
    return {str(path.relative_to(folder)): path.read_bytes() for path in folder.glob("shard-*/*")}


def stop_after(more: int) -> Callable[[int, int], None]:
    """Return a progress function that presses Ctrl-C, some matches after the first call."""
    calls = 0

    def progress(_done: int, _total: int) -> None:
        nonlocal calls
        calls += 1
        if calls > more:
            raise KeyboardInterrupt

    return progress


def test_a_killed_run_is_continued_with_the_same_files(tmp_path: Path):
    """Its processes end with it, however much work is queued."""
    killed, whole = tmp_path / "killed", tmp_path / "whole"
    with recorder(killed) as process:
        process.send_signal(signal.SIGKILL)
    until(lambda: has_ended(process.pid))
    there = read_shards(killed)
    with pytest.raises(KeyboardInterrupt):
        run(plan(MANY), killed, processes=1, progress=stop_after(2 * SIZE))
    last = max(int(path.name.partition("-")[2]) for path in killed.glob("shard-*"))
    run(plan((last + 1) * SIZE), whole, processes=2)

    assert there
    assert read_shards(killed).items() > there.items()
    assert read_shards(killed).items() <= read_shards(whole).items()
    assert not list(killed.glob(".shard-*"))


def test_ctrl_c_ends_a_run_and_all_its_processes(tmp_path: Path):
    """It ends at once without a traceback; written files are complete.

    The output explains how to continue.
    """
    with recorder(tmp_path / "data") as process:
        os.killpg(process.pid, signal.SIGINT)
        _, said = process.communicate(timeout=PATIENCE)
    until(lambda: has_ended(process.pid))
    there = list((tmp_path / "data").glob("shard-*"))

    assert process.returncode == 130
    assert "Traceback" not in said
    assert f"run the same command to continue with {tmp_path / 'data'}" in said
    assert all(len(list(shard.iterdir())) == 2 + SIZE for shard in there)
    assert not list((tmp_path / "data").glob(".shard-*"))


@pytest.mark.parametrize("press", [signal.SIGINT, signal.SIGTERM])
@pytest.mark.parametrize("work", FOREVER)
def test_running_work_is_abandoned(work: str, press: signal.Signals, tmp_path: Path):
    """Two children sleep for long, or send large results, and more work is queued."""
    script = tmp_path / "endless.py"
    script.write_text(SPREADING.format(work=FOREVER[work]), "utf-8")
    with run_group(tmp_path, str(script)) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "begun\n"
        os.killpg(process.pid, press)
        _, said = process.communicate(timeout=PATIENCE)
    until(lambda: has_ended(process.pid))

    assert said.count("Traceback") == (press == signal.SIGINT)  # of the script itself
