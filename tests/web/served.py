"""A server of the tiny game in a separate process, with limits that a test can reach."""

import json
import os
import re
import resource
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from serenissima.web.security.limits import Limits, networks
from serenissima.web.server import serve
from serenissima.web.settings import ServerSettings
from tests.places import ROOT
from tests.web.visitors import SHELF

PATIENCE = 60  # seconds allowed for each change


@dataclass
class Served:
    """A running server.

    Attributes:
        port: on every address of this machine.
        process: it is ended with the test.
        log: the file of its log.
    """

    port: int
    process: subprocess.Popen[str]
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
    place = database or str(folder / "tables.db")
    words = json.dumps([place, files, proxies, drain, root_path, settings or {}, limits])
    log = folder / "log.txt"
    with log.open("w") as errors, subprocess.Popen(
        [sys.executable, "-m", "tests.web.served", words],
        cwd=ROOT, text=True, stdout=subprocess.PIPE, stderr=errors,
    ) as process:  # fmt: skip
        assert process.stdout
        try:
            address = re.search(r":(\d+)(?:/|$)", process.stdout.readline())
            assert address, log.read_text()
            yield Served(int(address[1]), process, log)
        finally:
            process.terminate()
            process.wait(PATIENCE)


def ended(process: subprocess.Popen[str]) -> int:
    """Return the signal that ended a process."""
    process.terminate()
    return -process.wait(PATIENCE)


def _main(
    database: str,
    files: int,
    proxies: tuple[str, ...],
    drain: float,
    root_path: str,
    settings: dict[str, Any],
    limits: dict[str, Any],
) -> None:
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
    serve(chosen, on_ready=lambda at: print(at, flush=True))


if __name__ == "__main__":
    os.environ.pop("PYTHONPATH", None)
    _main(*json.loads(sys.argv[1]))
