"""A recording of which tests execute which line, made once for a suite and read for every fault.

Tests run twice: compiled, for the code that stays Python; and those of rules once more as plain
Python, since coverage can't see into compiled code. A recording is a folder with the lines of both
runs (`compiled`, `plain`: databases of coverage), the tests' notes, and digests of the sources.
"""

import json
from collections.abc import Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

from coverage import Coverage, CoverageData
from coverage.exceptions import NoDataError

from tools.mutants import python_faults
from tools.mutants.copies import BUILD, Copy
from tools.mutants.faults import Fault, digest
from tools.mutants.sampling import ROOT, Area
from tools.mutants.suites import Suite
from tools.mutants.watch import FIXTURE

OUTSIDE = ""  # the context of code that runs outside tests
MODES = ("compiled", "plain")
PLAIN = {"NUMBA_DISABLE_JIT": "1"}
LONGEST = 120  # seconds that a test may take as plain Python
SETTINGS = """\
[run]
data_file = {file}
source = {source}
parallel = true
branch = false
concurrency = thread, greenlet
context = ${{MUTANTS_TEST-}}
patch = _exit, fork
sigterm = true
disable_warnings = no-data-collected, module-not-measured, module-not-imported, already-imported,
    trace-changed, couldnt-parse, dynamic-conflict, preimported
"""


@dataclass
class Noted:
    """A test's figures from the recording.

    Attributes:
        seconds: its duration, including its set-up.
        passed: whether it passed.
        fixtures: the names of its fixtures.
    """

    seconds: float = 0.0
    passed: bool = True
    fixtures: tuple[str, ...] = ()


class Recording:
    """The recording of a suite's tests; empty until it is made.

    Args:
        suite: the suite.
    """

    def __init__(self, suite: Suite) -> None:
        self.suite = suite
        self.folder = BUILD / "recorded" / suite.name

    @property
    def exists(self) -> bool:
        """Whether the recording exists."""
        return (self.folder / "about.json").is_file()

    @cached_property
    def about(self) -> dict[str, Any]:
        """The folder of the sources, and the digests of each source and test module."""
        about: dict[str, Any] = json.loads((self.folder / "about.json").read_text("utf-8"))
        return about

    @cached_property
    def noted(self) -> dict[str, dict[str, Noted]]:
        """The tests of each mode."""
        return {mode: _read_notes(self.folder / f"notes-{mode}") for mode in MODES}

    def executing(self, fault: Fault, mode: str) -> dict[str, float]:
        """Return the tests that execute the statement of a fault, with the seconds of each.

        Code that also runs outside tests, such as when a module is imported, may affect any test:
        then these are all tests that execute something of the same function, or else of the same
        module.
        """
        if not self.exists or not fault.file.endswith(".py"):
            return {}
        by_line = self._by_line(fault.file, mode)
        for first, last in self._ranges(fault):
            names = {n for line in by_line if first <= line <= last for n in by_line[line]}
            found = self._tests(names, mode)
            if found and OUTSIDE not in names:
                return found
        return self.near(fault, mode)

    def near(self, fault: Fault, mode: str) -> dict[str, float]:
        """Return the tests that execute anything in the faulty module."""
        if not self.exists or not fault.file.endswith(".py"):
            return {}
        return self._tests({n for ns in self._by_line(fault.file, mode).values() for n in ns}, mode)

    def is_new(self, path: Path) -> bool:
        """Whether a test module has changed since the recording, or was not in it."""
        known = self.about["tests"].get(path.relative_to(ROOT).as_posix())
        return bool(known != digest(path.read_text("utf-8")))

    def _ranges(self, fault: Fault) -> Iterable[tuple[int, int]]:
        """Yield the lines to look at, narrowest first; of a changed module only whole functions."""
        known = self.about["sources"].get(fault.file, {"digest": "", "scopes": {}})
        if known["digest"] == digest((ROOT / fault.file).read_text("utf-8")):
            yield fault.change.first, fault.change.last
        if fault.change.scope in known["scopes"]:
            first, last = known["scopes"][fault.change.scope]
            yield first + 1, last  # the line of `def` runs when the module is imported

    def _by_line(self, file: str, mode: str) -> dict[int, list[str]]:
        data = self._data(mode)
        return data.contexts_by_lineno(f"{self.about['root']}/{file}") if data else {}

    def _data(self, mode: str) -> CoverageData | None:
        path = self.folder / mode
        if not path.is_file():
            return None
        data = CoverageData(str(path))
        data.read()
        return data

    def _tests(self, contexts: Iterable[str], mode: str) -> dict[str, float]:
        """Return the passing tests of contexts; the context of a fixture means all its tests."""
        known = self.noted[mode]
        found = {name for name in contexts if name in known}
        for name in contexts:
            if name.startswith(FIXTURE):
                place, _, fixture = name.removeprefix(FIXTURE).rpartition("::")
                found |= {
                    t for t, n in known.items() if fixture in n.fixtures and t.startswith(place)
                }
        return {test: known[test].seconds for test in found if known[test].passed}


def record(suite: Suite, areas: Sequence[Area], within: Sequence[str], jobs: int) -> Recording:
    """Run the tests of a suite, or some of them, and record which lines they execute.

    Args:
        suite: the suite.
        areas: the areas whose rules are also recorded as plain Python.
        within: files and folders of tests; all if empty.
        jobs: the number of processes that share the tests.
    """
    copy, recording = Copy("1"), Recording(suite)
    copy.refresh()
    recording.folder.mkdir(parents=True, exist_ok=True)
    for path in recording.folder.iterdir():
        path.unlink()
    plain = sorted({t for area in areas if area.rules for t in area.all_tests() if _is_pure(t)})
    for mode, tests in (("compiled", list(within) or ["tests"]), ("plain", _both(plain, within))):
        if tests:
            _measure(
                copy, recording.folder / mode, suite, tests, PLAIN if mode == "plain" else {}, jobs
            )
    (recording.folder / "about.json").write_text(json.dumps(_about(copy)), encoding="utf-8")
    return Recording(suite)


def _is_pure(test: str) -> bool:
    """Whether a folder of tests needs no browser; browser tests gain nothing from plain Python."""
    return not test.startswith("tests/browser")


def _both(tests: Sequence[str], within: Sequence[str]) -> list[str]:
    """Return the intersection of two selections of files and folders."""
    if not within:
        return [*tests]
    pairs = [(Path(test), Path(one)) for test in tests for one in within]
    inner = {one for test, one in pairs if one.is_relative_to(test)}
    return sorted(map(str, inner | {test for test, one in pairs if test.is_relative_to(one)}))


def _measure(
    copy: Copy, file: Path, suite: Suite, tests: Sequence[str], mode: dict[str, str], jobs: int
) -> None:
    """Run tests under coverage; write their lines to a file, their notes beside it."""
    settings = copy.scratch / "coverage.ini"
    source = copy.folder / "src" / "serenissima"
    settings.write_text(SETTINGS.format(file=file, source=source), encoding="utf-8")
    words = ["-m", "pytest", "-q", "-p", "tools.mutants.watch", "-p", "no:cacheprovider", *tests]
    spread = ["-n", str(jobs)] if jobs > 1 else []
    environment = {
        **suite.settings, **mode, "COVERAGE_PROCESS_START": str(settings),
        "MUTANTS_NOTES": str(file.with_name(f"notes-{file.name}")),
    }  # fmt: skip
    if mode:
        environment["MUTANTS_LIMIT"] = str(LONGEST)
    status = copy.run([*words, *spread], environment, None)
    output = copy.output.rename(file.with_name(f"output-{file.name}"))
    print(f"{file.name}: pytest ended with {status}; its output is in {output}")
    with suppress(NoDataError):
        Coverage(config_file=str(settings)).combine(keep=False)


def _about(copy: Copy) -> dict[str, object]:
    """Return digests of everything recorded, to detect later changes."""
    return {
        "root": str(copy.folder),
        "sources": {
            path.relative_to(ROOT).as_posix(): {
                "digest": digest(path.read_text("utf-8")),
                "scopes": python_faults.scopes(path.read_bytes()),
            }
            for path in sorted((ROOT / "src").rglob("*.py"))
        },
        "tests": {
            path.relative_to(ROOT).as_posix(): digest(path.read_text("utf-8"))
            for path in sorted((ROOT / "tests").rglob("*.py"))
        },
    }


def _read_notes(path: Path) -> dict[str, Noted]:
    """Return the notes of a run, by test."""
    tests: dict[str, Noted] = {}
    for line in path.read_text(encoding="utf-8").splitlines() if path.is_file() else ():
        note = json.loads(line)
        test = tests.setdefault(note["test"], Noted())
        test.seconds += note["seconds"]
        test.passed &= note["outcome"] == "passed"
        test.fixtures = tuple(note.get("fixtures", test.fixtures))
    return tests
