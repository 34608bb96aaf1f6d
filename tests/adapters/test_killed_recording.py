"""A run that writes matches is killed, and another one goes on."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from serenissima import games
from serenissima.adapters.recording import Plan, run
from serenissima.training.arena import Tournament
from tests.places import environment

PLAN = Plan(Tournament(games.names()[0], ["uniform"], 80, seed="flood"), size=3)
PATIENCE = 60.0  # seconds
WORDS = ("--players", "uniform", "--games", "80", "--seed", "flood", "--shard", "3")


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


def written(folder: Path) -> dict[str, bytes]:
    """What the shards hold."""
    return {str(path.relative_to(folder)): path.read_bytes() for path in folder.glob("shard-*/*")}


@pytest.mark.slow
def test_a_killed_run_goes_on_to_the_same_files(tmp_path: Path):
    """Its processes end with it, however much they had before them."""
    killed, whole = tmp_path / "killed", tmp_path / "whole"
    command = [sys.executable, "-m", "serenissima", "matches", PLAN.tournament.game, *WORDS]
    with subprocess.Popen(
        [*command, "--processes", "2", "--out", str(killed)],
        env=environment(tmp_path), start_new_session=True,
    ) as process:  # fmt: skip
        until(lambda: any(killed.glob("shard-*")))
        process.send_signal(signal.SIGKILL)
    until(lambda: ended(process.pid))
    there = written(killed)
    run(PLAN, killed, processes=1)
    run(PLAN, whole, processes=1)

    assert there
    assert written(killed) == written(whole)
    assert written(killed).items() >= there.items()
    assert not list(killed.glob(".shard-*"))
