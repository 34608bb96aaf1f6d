"""A plugin of pytest: selects tests, notes how each one ended, and names it to coverage.

It reads its orders from the environment:

- `MUTANTS_NOTES`: a file that gets a line of JSON for each phase of a test.
- `MUTANTS_CHOSEN`: a JSON file of tests and their seconds. Only these run, the quickest of each
  module first; a test without parameters means all of its parameters.
- `MUTANTS_LEFT_OUT`: a JSON file with a list of tests that do not run.
- `MUTANTS_LIMIT`: seconds after which a test fails.

`MUTANTS_TEST` is written: the running test, or the shared fixture that is set up. Processes that
tests start report their lines under that name.
"""

import json
import os
import signal
import sys
from collections.abc import Generator, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType
from typing import Any

import pytest

CONTEXT = "MUTANTS_TEST"
FIXTURE = "fixture "  # begins the name of a context in which a shared fixture is set up


def named(item: pytest.Item) -> str:
    """The id of a test, without the group that pytest-xdist adds in its workers."""
    name, group, _ = item.nodeid.rpartition("@")
    in_worker = hasattr(item.config, "workerinput") and item.get_closest_marker("xdist_group")
    return name if group and in_worker else item.nodeid


def without_parameters(test: str) -> str:
    """The function of a test."""
    return test.partition("[")[0]


def _read(variable: str) -> Any:
    place = os.environ.get(variable)
    return json.loads(Path(place).read_text(encoding="utf-8")) if place else None


def _note(**values: object) -> None:
    """Append a line; lines of several processes do not mix."""
    if place := os.environ.get("MUTANTS_NOTES"):
        with Path(place).open("a", encoding="utf-8") as notes:
            notes.write(json.dumps(values) + "\n")


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out the other tests; sort those of each module, and leave the modules in order.

    Tests in a browser still come last: while Playwright runs in a process, asyncio tests cannot.
    """
    chosen, left_out = _read("MUTANTS_CHOSEN"), set(_read("MUTANTS_LEFT_OUT") or ())

    def seconds(item: pytest.Item) -> float | None:
        name = named(item)
        if name in left_out:
            return None
        if chosen is None:
            return 0.0
        found: float | None = chosen.get(name, chosen.get(without_parameters(name)))
        return found

    times = {item: seconds(item) for item in items}
    modules = {module: place for place, module in enumerate(dict.fromkeys(i.path for i in items))}
    config.hook.pytest_deselected(items=[item for item in items if times[item] is None])
    wanted = [item for item in items if times[item] is not None]

    def order(item: pytest.Item) -> tuple[bool, int, float]:
        in_browser = "browser" in getattr(item, "fixturenames", ())
        return in_browser, modules[item.path], times[item] or 0.0

    items[:] = sorted(wanted, key=order)


@contextmanager
def _context(name: str) -> Iterator[None]:
    """Lines that run now, here and in new processes, are reported under a name."""
    before = os.environ.get(CONTEXT, "")
    _switch(name)
    try:
        yield
    finally:
        _switch(before)


def _switch(name: str) -> None:
    os.environ[CONTEXT] = name
    measured = sys.modules.get("coverage")
    current = measured.Coverage.current() if measured else None
    if current:
        current.switch_context(name)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    """A test's lines bear its name."""
    with _context(named(item)):
        return (yield)


@pytest.hookimpl(wrapper=True)
def pytest_fixture_setup(
    fixturedef: pytest.FixtureDef[Any],
) -> Generator[None, object, object]:
    """The lines of a shared fixture bear the name of the fixture: they serve all its tests."""
    if fixturedef.scope == "function":
        return (yield)
    with _context(f"{FIXTURE}{fixturedef.baseid}::{fixturedef.argname}"):
        return (yield)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call() -> Generator[None, object, object]:
    """A test that takes longer than the limit fails."""
    limit = float(os.environ.get("MUTANTS_LIMIT", "0"))
    if not limit:
        return (yield)
    before = signal.signal(signal.SIGALRM, _stop)
    signal.setitimer(signal.ITIMER_REAL, limit)
    try:
        return (yield)
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def _stop(number: int, frame: FrameType | None) -> None:
    pytest.fail("takes too long", pytrace=False)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item,
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Note how a phase of a test ended, and which fixtures the test has."""
    report = yield
    values: dict[str, object] = {
        "test": named(item), "when": report.when, "outcome": report.outcome,
        "seconds": round(report.duration, 3),
    }  # fmt: skip
    if report.when == "setup":
        values["fixtures"] = getattr(item, "fixturenames", [])
    _note(**values)
    return report


def pytest_collectreport(report: pytest.CollectReport) -> None:
    """Note a module that cannot be imported."""
    if report.failed:
        _note(test=report.nodeid, when="collect", outcome="failed", seconds=0.0)
