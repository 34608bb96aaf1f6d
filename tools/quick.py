"""Checks what a change affects in less than a minute: style, types, and the tests nearest to it.

    make quick                              check uncommitted changes, or else the last commit
    .venv/bin/python -m tools.quick --since main

A test module is near if it imports a changed module, farther if it imports one that does. Data,
such as words and templates, counts as the package around it. The nearest modules run first, with
the rules as plain Python, until the time is up; the summary counts those left to `make test`.
"""

import argparse
import os
import re
import signal
import subprocess
import sys
from collections import defaultdict
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent
SRC = ROOT / "src"
BIN = Path(sys.executable).parent
SECONDS = 45  # for tests; collecting them, style and types take the rest of the minute
FARTHEST = 3  # imports between a test and a change
IMPORT = re.compile(r"^\s*(?:from\s+(\S+)\s+import\s+\(?([\w, ]*)|import\s+(\S+))", re.MULTILINE)
STYLE = (("check",), ("format", "--check"))
TESTED = re.compile(r"test_\w+\.py")


def main(arguments: list[str] | None = None) -> int:
    """Check the change; 1 if something is wrong with it."""
    given = argparse.ArgumentParser(prog="quick", description=__doc__.partition("\n")[0])
    given.add_argument("--since", help="the revision to compare with; by default HEAD")
    paths = changed_files(given.parse_args(arguments).since)
    code = [path for path in paths if path.suffix == ".py" and path.exists()]
    print(f"{len(paths)} changed files")
    styled = not code or not [words for words in STYLE if not run("ruff", *words, *code)]
    with subprocess.Popen([BIN / "mypy"], cwd=ROOT, stdout=subprocess.PIPE, text=True) as types:
        tested = run_tests(nearest_tests(paths))
        printed, _ = types.communicate()
    print(printed, end="")
    return int(not (styled and tested) or types.returncode != 0)


def changed_files(since: str | None) -> list[Path]:
    """Files that differ from a revision, and new ones; without any, those of the last commit."""
    new = listed("ls-files", "--others", "--exclude-standard")
    found = listed("diff", "--name-only", since or "HEAD") + new
    return found or listed("diff", "--name-only", "HEAD~1")


def listed(*words: str) -> list[Path]:
    """The paths that a git command prints."""
    printed = subprocess.run(["git", *words], cwd=ROOT, check=True, capture_output=True, text=True)
    return [ROOT / line for line in printed.stdout.splitlines()]


def run(program: str, *words: str | Path) -> bool:
    """Run a program of this environment; whether it found nothing wrong."""
    return subprocess.run([BIN / program, *words], cwd=ROOT, check=False).returncode == 0


def nearest_tests(paths: Iterable[Path]) -> list[Path]:
    """Modules of tests that a change may affect, the nearest first."""
    importers = reverse_imports()
    level = {name for path in paths for name in modules_of(path)}
    distance = dict.fromkeys(level, 0)
    for steps in range(1, FARTHEST + 1):
        level = {importer for name in level for importer in importers[name]} - distance.keys()
        distance |= dict.fromkeys(level, steps)
    near = [(steps, path) for name, steps in distance.items() if (path := test_module(name))]
    return [path for _, path in sorted(near)]


def modules_of(path: Path) -> Iterator[str]:
    """The module in a file; for data, the modules of the nearest folder that holds any."""
    if path.suffix == ".py":
        yield module_name(path)
        return
    folder = path.parent
    while ROOT in folder.parents and not (folder.is_dir() and list(folder.glob("*.py"))):
        folder = folder.parent
    if folder != ROOT:
        yield from map(module_name, folder.glob("*.py"))


def module_name(path: Path) -> str:
    """The dotted name of a file's module."""
    inside = path.relative_to(SRC if SRC in path.parents else ROOT).with_suffix("")
    return ".".join(inside.parts).removesuffix(".__init__")


def test_module(name: str) -> Path | None:
    """The file of a module of tests that needs no browser; None for other modules."""
    path = ROOT.joinpath(*name.split(".")).with_suffix(".py")
    is_one = TESTED.fullmatch(path.name) and "browser" not in path.parts and path.exists()
    return path if is_one else None


def reverse_imports() -> dict[str, set[str]]:
    """Who imports each module of the sources, the tools and the tests."""
    importers: dict[str, set[str]] = defaultdict(set)
    for folder in ("src", "tests", "tools", "bench"):
        for path in (ROOT / folder).rglob("*.py"):
            for name in imports_of(path.read_text(encoding="utf-8")):
                importers[name].add(module_name(path))
    return importers


def imports_of(text: str) -> Iterator[str]:
    """The modules that a source may import: `from a import b` gives `a` and `a.b`."""
    for source, names, module in IMPORT.findall(text):
        yield source or module
        yield from (f"{source}.{name}" for name in re.findall(r"\w+", names) if source)


def run_tests(paths: list[Path]) -> bool:
    """Run tests in this process until the time is up; whether all that ran passed."""
    if not paths:
        print("no tests are near this change")
        return True
    os.environ["NUMBA_DISABLE_JIT"] = "1"
    import pytest

    deadline = Deadline(SECONDS)
    words = ["-q", "-m", "not slow and not compiled", "-p", "no:cacheprovider", *map(str, paths)]
    pytest.main(words, plugins=[deadline])
    return not deadline.failed


class Deadline:
    """Ends a run when the time is up, also in the middle of a test, and notes what failed.

    Args:
        seconds: from the first test on.

    Attributes:
        left: how many tests did not run.
        failed: the ids of tests that failed, and of modules that could not be collected.
    """

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self.left = 0
        self.failed: list[str] = []

    def pytest_collection_finish(self, session: Any) -> None:
        """Set the alarm."""
        self.left = len(session.items)
        signal.signal(signal.SIGALRM, _stop)
        signal.setitimer(signal.ITIMER_REAL, self._seconds)

    def pytest_collectreport(self, report: Any) -> None:
        """Note a module that cannot be imported."""
        self._note(report)

    def pytest_runtest_logreport(self, report: Any) -> None:
        """Note a test that failed, and count one that has run."""
        self._note(report)
        self.left -= report.when == "teardown"

    def pytest_terminal_summary(self, terminalreporter: Any) -> None:
        """Print how many tests did not run."""
        signal.setitimer(signal.ITIMER_REAL, 0)
        if self.left:
            terminalreporter.write_line(f"{self.left} tests farther away are left to `make test`")

    def _note(self, report: Any) -> None:
        if report.failed:
            self.failed.append(report.nodeid)


def _stop(*_: object) -> None:
    import pytest

    pytest.exit("the time is up")


if __name__ == "__main__":
    sys.exit(main())
