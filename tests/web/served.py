"""A server of the tiny game in a separate process, with limits that a test can reach."""

import multiprocessing
import os
import re
import resource
import signal
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

from serenissima.web.security.limits import Limits, networks
from serenissima.web.server import serve
from serenissima.web.settings import ServerSettings
from tests.forks import FORKS, end
from tests.web.visitors import SHELF

PATIENCE = 60  # seconds allowed for each change


class ServerProcess:
    """A server's process, with the methods of `subprocess.Popen`."""

    def __init__(self, process: multiprocessing.process.BaseProcess) -> None:
        self._process = process

    @property
    def pid(self) -> int:
        """Its number."""
        return self._process.pid or 0

    def poll(self) -> int | None:
        """Return its exit status, or None if it runs."""
        return self._process.exitcode

    def send_signal(self, number: int) -> None:
        """Send it a signal, unless it has ended."""
        if self.poll() is None:
            os.kill(self.pid, number)

    def terminate(self) -> None:
        """Ask it to end."""
        self.send_signal(signal.SIGTERM)

    def wait(self, timeout: float) -> int:
        """Wait until it has ended and return its exit status."""
        self._process.join(timeout)
        status = self.poll()
        assert status is not None, "it still runs"
        return status


@dataclass
class Served:
    """A running server.

    Attributes:
        port: on every address of this machine.
        process: it is ended with the test.
        log: the file of its log.
    """

    port: int
    process: ServerProcess
    log: Path


@contextmanager
def served(
    folder: Path,
    *,
    database: str = "",
    files: int = 0,
    proxies: tuple[str, ...] = (),
    drain: float = 0,
    root_path: str = "",
    settings: dict[str, Any] | None = None,
    **limits: Any,
) -> Iterator[Served]:
    """Run a server over a new database; limits by address apply to this machine, too.

    Args:
        folder: for its files.
        database: URL of a database elsewhere.
        files: how many files it may open; 0 for the usual number.
        proxies: the proxies that it trusts.
        drain: seconds that it continues after a signal to end.
        root_path: the path of the host that its pages are below.
        settings: other settings of the server.
        limits: those that differ from the usual ones.
    """
    given = (database or str(folder / "tables.db"), files, proxies, drain, root_path)
    log = folder / "log.txt"
    log.touch()
    answers, ready = FORKS.Pipe(duplex=False)
    started = FORKS.Process(  # type: ignore[attr-defined]  # in every context
        target=_main, args=(dict(os.environ), log, ready, *given, settings or {}, limits)
    )
    started.start()
    ready.close()
    process = ServerProcess(started)
    try:
        address = re.search(r":(\d+)(?:/|$)", _received(answers))
        assert address, log.read_text()
        yield Served(int(address[1]), process, log)
    finally:
        end(started)
        answers.close()


def _received(answers: Connection) -> str:
    """Return the address that a server sends once it is ready; an empty text if it ends first."""
    try:
        return str(answers.recv())
    except EOFError:
        return ""


def ended(process: ServerProcess | subprocess.Popen[str]) -> int:
    """Return the signal that ended a process."""
    process.terminate()
    return -process.wait(PATIENCE)


def _main(
    environment: dict[str, str],
    log: Path,
    ready: Connection,
    database: str,
    files: int,
    proxies: tuple[str, ...],
    drain: float,
    root_path: str,
    settings: dict[str, Any],
    limits: dict[str, Any],
) -> None:
    os.environ.clear()
    os.environ.update(environment)
    with log.open("w") as errors:
        os.dup2(errors.fileno(), 2)
    if files:
        resource.setrlimit(resource.RLIMIT_NOFILE, (files, files))
    chosen = ServerSettings(
        host="127.0.0.1",
        port=0,
        database=database,
        limits=Limits(**{"unlimited": (), **limits}),
        proxies=networks(proxies),
        drain=drain,
        root_path=root_path,
        warm=False,
        shelf=SHELF,
        **settings,
    )
    serve(chosen, on_ready=ready.send)
