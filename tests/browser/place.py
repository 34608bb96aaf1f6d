"""A real server in a separate process, to be stopped and restarted on the same tables."""

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.places import ROOT
from tests.ports import Port

RUN = """
import sys
from tests.browser.place import serve_tables
serve_tables(int(sys.argv[1]), sys.argv[2])
"""
# Moves the clock of a server ahead by the number of seconds in a file.
MOVED = """
import sys, time
from pathlib import Path
true, ahead = time.time, Path(sys.argv[2].removeprefix("sqlite:///")).with_name("ahead")
time.time = lambda: true() + (float(ahead.read_text()) if ahead.exists() else 0.0)
"""
AHEAD = MOVED + RUN
SECRET = "the dice of every table in these tests"


def serve_tables(port: int, database: str, **settings: Any) -> None:
    """Serve tables whose dice are the same each time; print the address when it can be reached.

    Args:
        port, database: its port, and the URL of the tables.
        settings: others of `ServerSettings`.
    """
    from serenissima.service import NO_PAUSE
    from serenissima.web import serve
    from serenissima.web.settings import ServerSettings

    usual = {"host": "127.0.0.1", "thinking": NO_PAUSE, "secrets": lambda: SECRET}
    serve(ServerSettings(port=port, database=database, **{**usual, **settings}), on_ready=ready)


def ready(address: str) -> None:
    """Print the server's address for its parent process."""
    print(address, flush=True)


class Place:
    """A server on a database in a folder.

    Args:
        folder: of the database and the log.
        run: the program that serves, given a port and a database.

    Attributes:
        port, address: where it is reached; the same after a new start.
    """

    def __init__(self, folder: Path, run: str = RUN) -> None:
        self._run = run
        self._database = f"sqlite:///{folder / 'tables.db'}"
        self.port = Port()
        self._log = folder / "server.log"
        self.start()

    def start(self) -> None:
        """Start, and wait until pages are answered."""
        port = str(self.port.number)
        with self._log.open("a") as log:
            self._process = subprocess.Popen(
                [sys.executable, "-W", "error", "-c", self._run, port, self._database],
                cwd=ROOT, stdout=subprocess.PIPE, stderr=log, text=True,
                env={**os.environ, "PYTHONUNBUFFERED": "1"},
            )  # fmt: skip
        assert self._process.stdout
        self.address = self._process.stdout.readline().strip()
        if not self.address:
            self.kill()
        assert self.address, self.log

    def kill(self) -> None:
        """End it without a word, as a power cut would, unless it has ended."""
        with self._process as process:
            process.kill()

    @property
    def log(self) -> str:
        """Its complaints."""
        return self._log.read_text(encoding="utf-8")


@pytest.fixture(scope="session")
def everybodys_place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Place]:
    """A server for all tests of a process: one more takes four seconds to start."""
    from serenissima import games
    from serenissima.machine.warm import warm

    warm(games.names())
    served = Place(tmp_path_factory.mktemp("place"))
    yield served
    served.kill()


@pytest.fixture(scope="module")
def place(everybodys_place: Place) -> Iterator[Place]:
    """A server for all tests that do not stop it."""
    before = everybodys_place.log
    yield everybodys_place
    assert everybodys_place.log.removeprefix(before) == ""
