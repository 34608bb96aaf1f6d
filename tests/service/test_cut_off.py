"""Commands are cut off after each of their transactions: nothing may be lost or half done."""

import json
import shutil
import subprocess
import sys
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from typing import IO

import pytest

from tests.places import ROOT
from tests.service.cutting import KILLED
from tests.service.scenes import SCENES, START

LEAST = 2  # commits of a command, so that there is something to cut between


class Cutter:
    """A process that forks others, which live through the steps of scenes."""

    def __init__(self, given: IO[str], answers: IO[str]) -> None:
        self._given, self._answers = given, answers

    def run(self, name: str, step: str, folder: Path, commits: int = 0) -> int:
        """Return the exit code of a process that lives through a step on the folder's database."""
        database = f"sqlite:///{folder / 'tables.db'}"
        line = json.dumps([name, step, database, str(folder), commits])
        print(line, file=self._given, flush=True)
        return int(self._answers.readline())


@pytest.fixture(scope="module")
def cutter() -> Iterator[Cutter]:
    """The process; it ends with its input."""
    words = sys.executable, "-m", "tests.service.cutting"
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "text": True}
    with subprocess.Popen(words, cwd=ROOT, **pipes) as process:  # type: ignore[call-overload]
        assert process.stdout.readline() == "ready\n"
        yield Cutter(process.stdin, process.stdout)
        process.stdin.close()


@pytest.mark.parametrize("name", SCENES)
def test_a_command_is_cut_off_after_each_commit(name: str, cutter: Cutter, tmp_path: Path):
    """A new process, and the people who come back, find it done or not begun."""
    (begun := tmp_path / "begun").mkdir()
    (begun / "clock").write_text(str(START))
    assert cutter.run(name, "begin", begun) == 0
    for commits in count(1):
        shutil.copytree(begun, place := tmp_path / str(commits))
        code = cutter.run(name, "cut", place, commits)
        assert code in (0, KILLED)
        assert cutter.run(name, "after", place) == 0, f"cut off after commit {commits}"
        if not code:
            break
    assert commits >= LEAST
