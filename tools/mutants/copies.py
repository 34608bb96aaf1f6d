"""Copies of the repository in which faults are planted, each with its own environment.

A copy's environment finds the copy's sources first, then all packages of the environment in which
this program runs. So processes started by tests also run the copy's sources, whichever variables
they get.
"""

import os
import shutil
import signal
import subprocess
import sys
import sysconfig
import threading
import venv
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path

from tools.mutants.faults import Fault
from tools.mutants.sampling import ROOT

BUILD = ROOT / "build" / "mutants"
CACHE_VARIABLE = "SERENISSIMA_CACHE"
DROPPED = ("PYTHON", "COV", "EACH", "NUMBA")  # variables that would change which tests run, or how
GRACE = 20  # seconds for an interrupted test run to stop its servers


class Stopped(Exception):
    """A run was interrupted and has no result."""


class Copy:
    """A copy of the working tree.

    Args:
        name: the name of its folder in `build/mutants/copies`.

    Attributes:
        folder: its path.
        scratch: a folder in it for notes and machine code, ignored by the tests.
        output: the output of the last run.
        compiled_with_fault: the folder for machine code of rules with a fault.
        python: its Python.
    """

    def __init__(self, name: str) -> None:
        self.folder = BUILD / "copies" / name
        self.scratch = self.folder / ".scratch"
        self.output = self.scratch / "output.txt"
        self.compiled_with_fault = self.scratch / "compiled-fault"
        self.python = self.folder / ".venv" / "bin" / "python"
        self._process: subprocess.Popen[bytes] | None = None
        self._stopped = False
        self._lock = threading.Lock()  # so that no run begins while `stop` looks for one

    def refresh(self) -> None:
        """Make it equal to the working tree."""
        wanted = _list()
        for path in wanted:
            self.write(path, (ROOT / path).read_bytes())
        for path in _files(self.folder) - set(wanted):
            (self.folder / path).unlink()
        if not self.python.exists():
            self._make_environment()
        self.scratch.mkdir(exist_ok=True)

    def write(self, path: str, text: bytes) -> None:
        """Write a file, unless it is unchanged.

        Its time differs from the earlier one by whole seconds: Python compares nothing finer, and
        would otherwise run stale compiled code.
        """
        target = self.folder / path
        if target.exists():
            if target.read_bytes() == text:
                return
            later = int(target.stat().st_mtime) + 2
        else:
            target.parent.mkdir(parents=True, exist_ok=True)
            later = int((ROOT / path).stat().st_mtime)
        target.write_bytes(text)
        target.chmod((ROOT / path).stat().st_mode)
        os.utime(target, (later, later))

    @contextmanager
    def plant(self, fault: Fault) -> Iterator[None]:
        """Plant a fault within this context, then delete the code compiled with it."""
        try:
            with self._change(fault.file, fault.plant((ROOT / fault.file).read_bytes())):
                yield
        finally:
            shutil.rmtree(self.compiled_with_fault, ignore_errors=True)

    @contextmanager
    def comment(self, file: str) -> Iterator[None]:
        """Add a comment to a file, and no fault, within this context."""
        comment = b"\n// no fault\n" if file.endswith(".js") else b"\n# no fault\n"
        with self._change(file, (ROOT / file).read_bytes() + comment):
            yield

    @contextmanager
    def _change(self, file: str, text: bytes) -> Iterator[None]:
        before = (self.folder / file).read_bytes()
        self.write(file, text)
        try:
            yield
        finally:
            self.write(file, before)

    def run(
        self, words: Sequence[str | Path], settings: Mapping[str, str], limit: float | None
    ) -> int | None:
        """Run Python in it; return the exit status, or None after `limit` seconds.

        Raises `Stopped` if another thread has called or calls `stop`.
        """
        kept = {k: v for k, v in os.environ.items() if not k.startswith(DROPPED)}
        environment = {**kept, CACHE_VARIABLE: str(self.scratch / "compiled"), **settings}
        with self.output.open("wb") as output:
            with self._lock:
                if self._stopped:
                    raise Stopped
                process = self._process = subprocess.Popen(
                    [self.python, *words], cwd=self.folder, env=environment, stdout=output,
                    stderr=subprocess.STDOUT, stdin=subprocess.DEVNULL, start_new_session=True,
                )  # fmt: skip
            try:
                status = process.wait(limit)
            except subprocess.TimeoutExpired:
                status = None
            finally:
                _end(process)
        if self._stopped:
            raise Stopped
        return status

    def stop(self) -> None:
        """Interrupt its run, and let no other begin."""
        with self._lock:
            self._stopped = True
            if self._process and self._process.poll() is None:
                self._process.send_signal(signal.SIGINT)

    def _make_environment(self) -> None:
        """Create an environment with all packages of the current one."""
        home = self.folder / ".venv"
        venv.EnvBuilder(symlinks=True, with_pip=False).create(home)
        (packages,) = home.glob("lib/python*/site-packages")
        here = sysconfig.get_path("purelib")
        shutil.copy(Path(__file__).with_name("saving.py"), packages / "mutants_saving.py")
        lines = (
            str(self.folder / "src"),
            f"import site; site.addsitedir({here!r})",
            "import mutants_saving; mutants_saving.start()",
        )
        (packages / "0-copy.pth").write_text("\n".join([*lines, ""]), encoding="utf-8")
        for path in Path(sys.prefix).iterdir():
            if path.is_file() and not (home / path.name).exists():
                shutil.copy2(path, home)
        for path in (Path(sys.prefix) / "bin").iterdir():
            if not (home / "bin" / path.name).exists():
                _copy_program(path, home / "bin" / path.name, self.python)


def _copy_program(path: Path, target: Path, python: Path) -> None:
    """Copy a script so that it runs with the copy's Python; link anything else."""
    first, newline, rest = path.read_bytes().partition(b"\n")
    if first.startswith(b"#!") and b"python" in first:
        target.write_bytes(b"#!" + str(python).encode() + newline + rest)
        target.chmod(path.stat().st_mode)
    else:
        target.symlink_to(path)


def _list() -> list[str]:
    """Return the files of the working tree that Git tracks or would add."""
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    listed = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    return [path for path in listed.split("\0") if path and (ROOT / path).is_file()]


def _files(folder: Path) -> set[str]:
    """Return the files of a copy that come from the working tree."""
    found = set()
    for place, folders, names in os.walk(folder):
        folders[:] = [name for name in folders if not _is_made(name)]
        found |= {(Path(place) / name).relative_to(folder).as_posix() for name in names}
    return found


def _is_made(name: str) -> bool:
    """Whether a folder was made by a run; the project's hidden folders are in Git."""
    return name in {"__pycache__", ".venv", ".scratch", ".hypothesis", "build", "node_modules"}


def _end(process: subprocess.Popen[bytes]) -> None:
    """Interrupt a run, so that it stops its servers, then end the rest of it."""
    if process.poll() is None:
        process.send_signal(signal.SIGINT)
        with suppress(subprocess.TimeoutExpired):
            process.wait(GRACE)
    with suppress(ProcessLookupError):
        os.killpg(process.pid, signal.SIGKILL)
    process.wait()
