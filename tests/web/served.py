"""A server of the tiny game in a process of its own, with limits that a test can reach."""

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

PATIENCE = 60  # seconds for what must happen


@dataclass
class Served:
    """A running server.

    Attributes:
        port: on every address of this machine.
        process: it is told to end when the test does.
        log: the file that it writes its log to.
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
    **limits: Any,
) -> Iterator[Served]:
    """A server over a new database; limits by address apply to this machine, too.

    Args:
        folder: where its files are.
        database: URL of one that is elsewhere.
        files: how many it may open; 0 for as many as usual.
        proxies: those it believes.
        drain: seconds in which it goes on when it is told to end.
        limits: other than the usual ones.
    """
    words = json.dumps([database or str(folder / "tables.db"), files, proxies, drain, limits])
    log = folder / "log.txt"
    with log.open("w") as errors, subprocess.Popen(
        [sys.executable, "-m", "tests.web.served", words],
        cwd=ROOT, text=True, stdout=subprocess.PIPE, stderr=errors,
    ) as process:  # fmt: skip
        assert process.stdout
        try:
            address = re.search(r":(\d+)$", process.stdout.readline())
            assert address, log.read_text()
            yield Served(int(address[1]), process, log)
        finally:
            process.terminate()
            process.wait(PATIENCE)


def ended(process: subprocess.Popen[str]) -> int:
    """The signal that ends a process which is told to end."""
    process.terminate()
    return -process.wait(PATIENCE)


def _main(
    database: str, files: int, proxies: tuple[str, ...], drain: float, limits: dict[str, Any]
) -> None:
    if files:
        resource.setrlimit(resource.RLIMIT_NOFILE, (files, files))
    settings = ServerSettings(
        host="127.0.0.1",
        port=0,
        database=database,
        limits=Limits(**{"unlimited": (), **limits}),
        proxies=networks(proxies),
        drain=drain,
        warm=False,
        shelf=SHELF,
    )
    serve(settings, on_ready=lambda at: print(at, flush=True))


if __name__ == "__main__":
    os.environ.pop("PYTHONPATH", None)
    _main(*json.loads(sys.argv[1]))
