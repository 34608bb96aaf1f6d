"""Commands are cut off after each of their transactions: nothing may be lost or half done."""

import json
import shutil
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from typing import IO

import pytest
import sqlalchemy as sa

from tests.each import EACH
from tests.places import ROOT
from tests.service.cutting import KILLED
from tests.service.databases import another
from tests.service.scenes import SCENES, START

USUAL = "computer", "round"
"""Scenes in `make test`; `make soak` cuts off the others, too, and all on PostgreSQL."""
LEAST = 2  # processes: at least one is cut off


class Cutter:
    """A process that forks others, which live through the steps of scenes."""

    def __init__(self, given: IO[str], answers: IO[str]) -> None:
        self._given, self._answers = given, answers

    def run(self, name: str, step: str, place: "Place", commits: int = 0) -> int:
        """Return the exit code of a process that lives through a step in a place."""
        line = json.dumps([name, step, place.database, str(place.folder), commits])
        print(line, file=self._given, flush=True)
        return int(self._answers.readline())


@dataclass(frozen=True)
class Place:
    """A database, and the folder of what the browsers store."""

    folder: Path
    database: str

    def copy(self, number: int) -> "Place":
        """Return a copy of both."""
        shutil.copytree(self.folder, folder := self.folder.with_name(str(number)))
        if not self.database.startswith("postgres"):
            return Place(folder, f"sqlite:///{folder / 'tables.db'}")
        own = str(sa.make_url(self.database).database)
        return Place(folder, another(self.database, f"{own}_{number}", own))


@pytest.fixture(params=["sqlite", "postgres"] if EACH else ["sqlite"])
def begun(request: pytest.FixtureRequest, tmp_path: Path) -> Place:
    """A place in which nothing has happened."""
    (folder := tmp_path / "begun").mkdir()
    (folder / "clock").write_text(str(START))
    if request.param == "sqlite":
        return Place(folder, f"sqlite:///{folder / 'tables.db'}")
    return Place(folder, another(str(request.getfixturevalue("postgres")), "cut"))


@pytest.fixture(scope="module")
def cutter() -> Iterator[Cutter]:
    """The process; it ends with its input."""
    words = sys.executable, "-m", "tests.service.cutting"
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "text": True}
    with subprocess.Popen(words, cwd=ROOT, **pipes) as process:  # type: ignore[call-overload]
        assert process.stdout.readline() == "ready\n"
        yield Cutter(process.stdin, process.stdout)
        process.stdin.close()


@pytest.mark.parametrize("name", SCENES if EACH else USUAL)
def test_a_command_is_cut_off_after_each_commit(name: str, cutter: Cutter, begun: Place):
    """A new process, and the people who come back, find it done or not begun."""
    assert cutter.run(name, "begin", begun) == 0
    for commits in count(1):
        place = begun.copy(commits)
        code = cutter.run(name, "cut", place, commits)
        assert code in (0, KILLED)
        assert cutter.run(name, "after", place) == 0, f"cut off after commit {commits}"
        if not code:
            break
    assert commits >= LEAST
