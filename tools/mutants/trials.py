"""Trials of faults: run the tests that could notice one, likely ones first, until one fails.

A test that also fails without the fault, with a comment in its place, hasn't noticed it. It is left
out from then on, and the others run again.
"""

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import accumulate
from pathlib import Path

from tools.mutants.copies import CACHE_VARIABLE, Copy
from tools.mutants.faults import Fault
from tools.mutants.recording import PLAIN, Recording
from tools.mutants.results import KILLED, NOTICED, SURVIVED, TIMEOUT, UNTESTED
from tools.mutants.sampling import ROOT, Area
from tools.mutants.suites import Suite
from tools.mutants.watch import without_parameters

QUICK = 20.0  # seconds of tests that run first
MODULES = 12  # most modules of these tests, since importing takes time too
FEW = 10  # tests: if fewer execute a statement, its results may be cached for others
SLOW_PLAIN = 10.0  # seconds; tests this slow as plain Python run compiled only
SLOWER = 8  # times the recorded duration, after which a run is stopped
START = 240.0  # seconds that a run may take besides its tests
UNKNOWN = 7200.0  # seconds for tests without a recording
NONE_RAN = 5  # pytest's exit status without tests
IMPORTS = "(import)"  # noticed when the tests are collected


@dataclass(frozen=True)
class Batch:
    """Tests that run together.

    Attributes:
        files: files and folders of tests, in the order in which they run.
        chosen: the tests in them, with the seconds of each; all if empty.
        plain: whether rules run as plain Python.
    """

    files: tuple[str, ...]
    chosen: Mapping[str, float] = field(default_factory=dict)
    plain: bool = False

    @property
    def limit(self) -> float:
        """Seconds after which a run is stuck."""
        return START + (SLOWER * sum(self.chosen.values()) if self.chosen else UNKNOWN)


@dataclass
class Selection:
    """Chooses the tests that could notice a fault.

    Attributes:
        suite: the suite.
        recording: the lines executed by its tests or, if it has no recording, by those of the suite
            that is part of it.
        areas: the areas by name.
        within: the files and folders of tests that count; all if empty.
    """

    suite: Suite
    recording: Recording
    areas: Mapping[str, Area]
    within: Sequence[str] = ()

    @classmethod
    def of(cls, suite: Suite, areas: Sequence[Area], within: Sequence[str]) -> "Selection":
        """Return a selection with the existing recording."""
        recording = Recording(suite)
        if not recording.exists and suite.part:
            recording = Recording(suite.part)
        return cls(suite, recording, {area.name: area for area in areas}, within)

    def batches(self, fault: Fault, known: str | None) -> Iterator[Batch]:
        """Yield the tests in order; the one that noticed the fault before comes first."""
        area = self.areas[fault.area]
        if known and self._counts(known):
            yield Batch((_module(known),), {known: 0.0})
        if area.rules:
            plain = self.recording.executing(fault, "plain")
            plain = {test: seconds for test, seconds in plain.items() if seconds < SLOW_PLAIN}
            yield from self._split(fault, plain, plain=True)
        found = self.recording.executing(fault, "compiled")
        yield from self._split(fault, found)
        if 0 < len(found) < FEW:
            near = self.recording.near(fault, "compiled")
            yield from self._split(fault, {t: s for t, s in near.items() if t not in found})
        if area.rules or not found or self.suite != self.recording.suite:
            yield from self._of_area(area, fault)
        elif new := tuple(path for path in self._modules(area, fault) if self._is_new(path)):
            yield Batch(new)

    def _split(
        self, fault: Fault, tests: Mapping[str, float], *, plain: bool = False
    ) -> Iterator[Batch]:
        """Yield the quickest tests of a few modules, those of the area first; then the rest."""
        if self.suite != self.recording.suite:  # it may have other parameters
            tests = {without_parameters(test): seconds for test, seconds in tests.items()}
        own = {*self._modules(self.areas[fault.area], fault)}
        order = sorted(
            (test for test in tests if self._counts(test)),
            key=lambda test: (_module(test) not in own, tests[test]),
        )
        modules = [*dict.fromkeys(map(_module, order))][:MODULES]
        likely = [test for test in order if _module(test) in modules]
        spent = accumulate(tests[test] for test in likely)
        quick = [test for test, until in zip(likely, spent, strict=True) if until <= QUICK]
        rest = {*order}.difference(quick)
        for part in (quick, [test for test in order if test in rest]):
            if part:
                files = tuple(dict.fromkeys(map(_module, part)))
                yield Batch(files, {test: tests[test] for test in part}, plain)

    def _of_area(self, area: Area, fault: Fault) -> Iterator[Batch]:
        """Yield all tests of an area; modules with the faulty module's name come first."""
        modules = self._modules(area, fault)
        stem = Path(fault.file).stem.strip("_")
        same = tuple(path for path in modules if stem in Path(path).stem)
        others = tuple(path for path in modules if path not in same)
        yield from (Batch(files) for files in (same, others) if files)

    def _modules(self, area: Area, fault: Fault) -> list[str]:
        """Return the test modules of an area that count."""
        found: dict[str, None] = {}
        for place in area.tests_of(fault):
            path = ROOT / place
            for module in sorted(path.rglob("test_*.py")) if path.is_dir() else [path]:
                found[module.relative_to(ROOT).as_posix()] = None
        return [module for module in found if self._counts(module)]

    def _counts(self, test: str) -> bool:
        place = Path(_module(test))
        inside = not self.within or any(place.is_relative_to(one) for one in self.within)
        return inside and (ROOT / place).is_file()

    def _is_new(self, path: str) -> bool:
        return not self.recording.exists or self.recording.is_new(ROOT / path)


def _module(test: str) -> str:
    """Return the file of a test."""
    return test.partition("::")[0]


@dataclass
class Trial:
    """Tries faults in one copy.

    Attributes:
        copy: the copy.
        selection: chooses the tests.
        innocent: tests that pass without a fault, by area and by whether rules are plain Python.
        unfit: tests that fail without a fault.
    """

    copy: Copy
    selection: Selection
    innocent: set[tuple[str, bool, str]]
    unfit: set[tuple[str, bool, str]]

    def result(self, fault: Fault, known: str | None) -> tuple[str, str]:
        """Plant a fault and run tests until one fails; return the outcome and the test."""
        ran = False
        with self.copy.plant(fault):
            for batch in self.selection.batches(fault, known):
                outcome, test = self._try(fault, batch)
                if outcome in NOTICED:
                    return outcome, test
                ran |= outcome == SURVIVED
        return (SURVIVED if ran else UNTESTED), ""

    def _try(self, fault: Fault, batch: Batch) -> tuple[str, str]:
        """Run a batch, repeatedly without each test that fails by itself."""
        kind = _kind(fault, batch)
        while True:
            left_out = [test for test, *its in [*self.unfit] if tuple(its) == kind]
            files = tuple(file for file in batch.files if file not in left_out)
            if not files:
                return UNTESTED, ""
            outcome, test = self._run(replace(batch, files=files), fault, left_out)
            if test in left_out:
                raise RuntimeError(f"{test} fails without a fault, and cannot be left out")
            if outcome != KILLED or not self._fails_anyway(fault, batch, test):
                return outcome, test

    def _fails_anyway(self, fault: Fault, batch: Batch, test: str) -> bool:
        """Whether a test also fails without the fault; then leave it out from now on."""
        kind = (test, *_kind(fault, batch))
        if kind in self.innocent:
            return False
        with self.copy.comment(fault.file):
            outcome, _ = self._run(_only(test, batch), fault, [])
        (self.innocent if outcome == SURVIVED else self.unfit).add(kind)
        if outcome != SURVIVED and test == IMPORTS:
            raise RuntimeError(f"tests cannot be collected: {self.copy.output}")
        return outcome != SURVIVED

    def _run(self, batch: Batch, fault: Fault, left_out: Sequence[str]) -> tuple[str, str]:
        """Run a batch on the copy as it is; return the outcome and the first test that failed."""
        notes, scratch = self.copy.scratch / "notes", self.copy.scratch
        notes.unlink(missing_ok=True)
        settings = {"MUTANTS_NOTES": str(notes), **self.selection.suite.settings}
        for name, value in (("CHOSEN", dict(batch.chosen)), ("LEFT_OUT", [*left_out])):
            if value:
                file = scratch / f"{name.lower()}.json"
                file.write_text(json.dumps(value), encoding="utf-8")
                settings[f"MUTANTS_{name}"] = str(file)
        if self.selection.areas[fault.area].rules:
            settings[CACHE_VARIABLE] = str(self.copy.compiled_with_fault)
        settings |= PLAIN if batch.plain else {}
        words = ["-m", "pytest", "-q", "-x", "-p", "tools.mutants.watch", "-p", "no:cacheprovider"]
        status = self.copy.run([*words, *batch.files], settings, batch.limit)
        return _outcome(status, notes)


def _outcome(status: int | None, notes: Path) -> tuple[str, str]:
    """Return the outcome from an exit status and the notes of a run."""
    lines = notes.read_text(encoding="utf-8").splitlines() if notes.exists() else []
    found = [json.loads(line) for line in lines]
    failed = next((note["test"] for note in found if note["outcome"] == "failed"), None)
    if status is None:
        return TIMEOUT, failed or (found[-1]["test"] if found else IMPORTS)
    if status == 0:
        return SURVIVED, ""
    if status == NONE_RAN:
        return UNTESTED, ""
    return KILLED, failed or IMPORTS


def _kind(fault: Fault, batch: Batch) -> tuple[bool, str]:
    return batch.plain, fault.area


def _only(test: str, batch: Batch) -> Batch:
    """Return the batch with one test alone or, if no test could be imported, its first module."""
    if test == IMPORTS:
        return Batch(batch.files[:1], plain=batch.plain)
    if "::" not in test:
        return Batch((test,), plain=batch.plain)
    return Batch((_module(test),), {test: batch.chosen.get(test, 60.0)}, batch.plain)
