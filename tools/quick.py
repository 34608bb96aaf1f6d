"""Check what a change affects in less than a minute: style, types, and the nearest tests.

    make quick                              check uncommitted changes, or else the last commit
    .venv/bin/python -m tools.quick --since main

A test module is near if it imports a changed module, and farther if it imports one that does; its
`conftest.py` counts. Data, such as words and templates, counts as the package around it, and a file
of the project itself as the documentation. Modules whose path shares most names with the change run
first, then the nearest, with the rules as plain Python, until the time is up. The summary counts
those left to `make test`, as are all tests in a browser.
"""

import argparse
import ast
import os
import re
import signal
import subprocess
import sys
from collections import defaultdict
from collections.abc import Collection, Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from tests.each import is_left_out

ROOT = Path(__file__).parent.parent
SRC = ROOT / "src"
BIN = Path(sys.executable).parent
SECONDS = 45  # for tests; collecting them, style and types take the rest of the minute
FARTHEST = 3  # imports between a test and a change, if one of the tests is that near
IMPORT = re.compile(
    r"^[ \t]*((?:from[ \t]+[.\w]+[ \t]+)?import\b[ \t]*"
    r"(?:\((?:[^)#]|#[^\n]*)*\)|(?:\\\n|[^\n;#])+))",
    re.MULTILINE,
)  # parsing whole files takes ten times as long
AGAIN = 1.0  # seconds until a test that caught the alarm is interrupted again
NOT_RUN = (pytest.ExitCode.INTERNAL_ERROR, pytest.ExitCode.USAGE_ERROR)
STYLE = (("check",), ("format", "--check"))
TESTED = re.compile(r"test_\w+\.py")
WORD = re.compile(r"[A-Za-z0-9]+")


def main(arguments: list[str] | None = None) -> int:
    """Check the change; return 1 if it has a fault."""
    given = argparse.ArgumentParser(prog="quick", description=__doc__.partition("\n")[0])
    given.add_argument("--since", help="the revision to compare with; by default HEAD")
    paths = changed_files(given.parse_args(arguments).since)
    code = [path for path in paths if path.suffix == ".py" and path.exists()]
    print(f"{len(paths)} changed files")
    styled = not code or not [words for words in STYLE if not run("ruff", *words, *code)]
    styled = (not code or run("lint-imports", "--no-logo", quiet=True)) and styled
    with subprocess.Popen([BIN / "mypy"], cwd=ROOT, stdout=subprocess.PIPE, text=True) as types:
        tested = run_tests(nearest_tests(paths))
        printed, _ = types.communicate()
    print(printed, end="")
    print("tests in a browser are left to `make test`")
    return int(not (styled and tested) or types.returncode != 0)


def changed_files(since: str | None) -> list[Path]:
    """Return files that differ from a revision, and new ones; if none, those of the last commit."""
    new = git_paths("ls-files", "--others", "--exclude-standard")
    found = git_paths("diff", "--name-only", since or "HEAD") + new
    return found or git_paths("diff", "--name-only", "HEAD~1")


def git_paths(*words: str) -> list[Path]:
    """Return the paths printed by a git command."""
    printed = subprocess.run(["git", *words], cwd=ROOT, check=True, capture_output=True, text=True)
    return [ROOT / line for line in printed.stdout.splitlines()]


def run(program: str, *words: str | Path, quiet: bool = False) -> bool:
    """Run a program of this environment; return whether it succeeded.

    A quiet one prints only what is wrong.
    """
    ended = subprocess.run(
        [BIN / program, *words], cwd=ROOT, check=False, capture_output=quiet, text=True
    )
    if quiet and ended.returncode:
        print(ended.stdout, ended.stderr)
    return ended.returncode == 0


def nearest_tests(paths: Collection[Path]) -> list[Path]:
    """Return the test modules that a change may affect, the most likely first."""
    importers, steps = reverse_imports(), 0
    level = {loaded_through(name) for path in paths for name in modules_of(path)}
    seen, near = set(level), _tests_among(level)
    while level and (steps < FARTHEST or not near):
        level = {above for name in level for above in importers.get(name, ())} - seen
        seen |= level
        near += _tests_among(level)
        steps += 1
    changed = set().union(*map(names_in, paths))
    return sorted(near, key=lambda test: -len(changed & names_in(test)))  # the rest stays in order


def names_in(path: Path) -> set[str]:
    """Return the words in a path's names: in `web/static/fair.js` these are web, static, fair."""
    return set(WORD.findall(str(path.relative_to(ROOT).with_suffix("")))) - {"src", "test", "tests"}


def _tests_among(names: Iterable[str]) -> list[Path]:
    return sorted(path for name in names if (path := test_module(name)))


def loaded_through(name: str) -> str:
    """Return the module or, if no statement imports it (a migration), the package that loads it."""
    while name.startswith("serenissima.") and name not in reverse_imports():
        name = name.rpartition(".")[0]
    return name


def modules_of(path: Path) -> Iterator[str]:
    """Yield the module in a file; for data, the modules of the nearest folder with modules.

    For a `conftest.py` these are the test modules in and below its folder. A file of the project
    itself, such as a page of its documentation, yields the tests of those.
    """
    if path.name == "conftest.py":
        yield from tests_below(path.parent)
        return
    if path.suffix == ".py":
        yield module_name(path)
        return
    folder = path.parent
    while ROOT in folder.parents and not (folder.is_dir() and list(folder.glob("*.py"))):
        folder = folder.parent
    if folder != ROOT:
        yield from map(module_name, folder.glob("*.py"))
        return
    for tests in ("docs", "packaging"):
        yield from tests_below(ROOT / "tests" / tests)


def tests_below(folder: Path) -> Iterator[str]:
    """Yield the test modules in and below a folder."""
    yield from map(module_name, sorted(folder.rglob("test_*.py")))


def module_name(path: Path) -> str:
    """Return the dotted name of a file's module."""
    inside = path.relative_to(SRC if SRC in path.parents else ROOT).with_suffix("")
    return ".".join(inside.parts).removesuffix(".__init__")


def test_module(name: str) -> Path | None:
    """Return the file of a test module that needs no browser and isn't a soak test, or None."""
    path = ROOT.joinpath(*name.split(".")).with_suffix(".py")
    is_one = TESTED.fullmatch(path.name) and "browser" not in path.parts and path.exists()
    return path if is_one and not is_left_out(path) else None


@cache
def reverse_imports() -> dict[str, set[str]]:
    """Return the importers of each module of the sources, tools and tests."""
    importers: dict[str, set[str]] = defaultdict(set)
    for folder in ("src", "tests", "tools", "bench"):
        for path in (ROOT / folder).rglob("*.py"):
            name = module_name(path)
            package = name if path.stem == "__init__" else name.rpartition(".")[0]
            for imported in imports_of(path.read_text(encoding="utf-8"), package):
                importers[imported].add(name)
    for path in (ROOT / "tests").glob("*/**/conftest.py"):  # that of all tests would relate all
        importers[module_name(path)].update(tests_below(path.parent))
    return importers


def imports_of(text: str, package: str) -> Iterator[str]:
    """Yield the modules that a source may import: `from a import b` yields `a` and `a.b`."""
    for statement in IMPORT.findall(text):
        try:
            (node,) = ast.parse(statement).body
        except SyntaxError:  # a line in a text that begins like an import
            continue
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            above = package.split(".")[: len(package.split(".")) - node.level + 1]
            source = ".".join([*(above if node.level else ()), *filter(None, [node.module])])
            yield source
            yield from (f"{source}.{alias.name}" for alias in node.names)


def run_tests(paths: list[Path]) -> bool:
    """Run tests in this process until the time is up; return whether all that ran passed."""
    if not paths:
        print("no tests are near this change")
        return True
    os.environ["NUMBA_DISABLE_JIT"] = "1"
    deadline = Deadline(SECONDS)
    words = ["-q", "-m", "not slow and not compiled", "-p", "no:cacheprovider", *map(str, paths)]
    status = pytest.main(words, plugins=[deadline])
    return not (deadline.failed or status in NOT_RUN)


class Deadline:
    """Ends a run when the time is up, even within a test, and records failures.

    Args:
        seconds: the time from the first test on.

    Attributes:
        left: the number of tests that did not run.
        failed: the ids of failed tests, and of modules that could not be collected.
    """

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self.left = 0
        self.failed: list[str] = []

    def pytest_collection_finish(self, session: Any) -> None:
        """Set the alarm, which rings every second from then on, since a test may catch it."""

        def stop(*_: object) -> None:
            session.shouldstop = "the time is up"
            pytest.exit("the time is up")

        self.left = len(session.items)
        signal.signal(signal.SIGALRM, stop)
        signal.setitimer(signal.ITIMER_REAL, self._seconds, AGAIN)

    def pytest_collectreport(self, report: Any) -> None:
        """Record a module that can't be imported."""
        self._note(report)

    def pytest_runtest_logreport(self, report: Any) -> None:
        """Record a failed test, and count one that has run."""
        self._note(report)
        self.left -= report.when == "teardown"

    @pytest.hookimpl(tryfirst=True)
    def pytest_keyboard_interrupt(self) -> None:
        """Turn the alarm off before pytest examines where it rang, which may take a second."""
        signal.setitimer(signal.ITIMER_REAL, 0)

    @pytest.hookimpl(tryfirst=True)
    def pytest_sessionfinish(self) -> None:
        """Turn the alarm off before fixtures end."""
        signal.setitimer(signal.ITIMER_REAL, 0)

    def pytest_terminal_summary(self, terminalreporter: Any) -> None:
        """Print how many tests did not run."""
        if self.left:
            terminalreporter.write_line(f"{self.left} tests are left to `make test`")

    def _note(self, report: Any) -> None:
        if report.failed:
            self.failed.append(report.nodeid)


if __name__ == "__main__":
    sys.exit(main())
