"""A real server in a separate process, to be stopped and restarted on the same tables."""

import os
import sys
import warnings
from collections.abc import Callable, Iterator
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

import pytest

from tests.forks import FORKS, end
from tests.ports import Port

SECRET = "the dice of every table in these tests"
Serve = Callable[[int, str], None]
"""A function of a module that serves tables, given a port and a database's URL."""


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


def serve_ahead(port: int, database: str, **settings: Any) -> None:
    """Serve tables by a clock moved ahead by the seconds in the file `ahead` beside them."""
    from tests import moved_clock

    moved_clock.ahead = Path(database.removeprefix("sqlite:///")).with_name("ahead")
    serve_tables(port, database, **settings)


def move_clock(folder: Path, seconds: float) -> None:
    """Move the clock of a server ahead: `folder` is that of its database."""
    later = folder / "ahead.new"
    later.write_text(str(seconds))
    later.replace(folder / "ahead")


def ready(address: str) -> None:
    """Print the server's address for its parent process."""
    print(address, flush=True)


def _run(serve: Serve, port: int, database: str, log: Path, stdout: Connection) -> None:
    os.dup2(stdout.fileno(), sys.stdout.fileno())
    with log.open("a") as complaints:
        os.dup2(complaints.fileno(), sys.stderr.fileno())
    warnings.simplefilter("error")
    serve(port, database)


class Place:
    """A server on a database in a folder.

    Args:
        folder: of the database and the log.
        serve: what the process does.

    Attributes:
        port, address: where it is reached; the same after a new start.
    """

    def __init__(self, folder: Path, serve: Serve = serve_tables) -> None:
        self._serve = serve
        self._database = f"sqlite:///{folder / 'tables.db'}"
        self.port = Port()
        self._log = folder / "server.log"
        self._log.touch()
        self.start()

    def start(self) -> None:
        """Start, and wait until pages are answered."""
        answers, stdout = FORKS.Pipe(duplex=False)
        self._process = FORKS.Process(  # type: ignore[attr-defined]  # in every context
            target=_run,
            args=(self._serve, self.port.number, self._database, self._log, stdout),
        )
        self._process.start()
        stdout.close()
        with answers, open(answers.fileno(), closefd=False) as lines:
            self.address = lines.readline().strip()
        if not self.address:
            self.kill()
        assert self.address, self.log

    def kill(self) -> None:
        """End it without a word, as a power cut would, unless it has ended."""
        end(self._process)

    @property
    def log(self) -> str:
        """Its complaints."""
        return self._log.read_text(encoding="utf-8")


@pytest.fixture(scope="session")
def everybodys_place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Place]:
    """A server for all tests of a process that don't stop it."""
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
