"""The results of trials, in a file to which each adds a line, so that a run can continue."""

import json
from dataclasses import asdict, dataclass
from pathlib import Path
from threading import Lock

from tools.mutants.copies import BUILD
from tools.mutants.faults import Fault, digest
from tools.mutants.sampling import ROOT

KILLED, TIMEOUT, SURVIVED, UNTESTED = "killed", "timeout", "survived", "untested"
NOTICED = (KILLED, TIMEOUT)  # a program that hangs is noticed


@dataclass(frozen=True)
class Result:
    """The result of one fault in one suite.

    Attributes:
        fault: the id of the fault.
        source: a digest of the file in which it was planted.
        suite: the suite, by name.
        tests: the fingerprint of its tests.
        outcome: `killed`, `timeout` (which counts as killed), `survived`, or `untested` if no test
            could run.
        by: the test that noticed it.
        seconds: the duration of the trial.
    """

    fault: str
    source: str
    suite: str
    tests: str
    outcome: str
    by: str
    seconds: float

    @property
    def noticed(self) -> bool:
        """Whether a test noticed it."""
        return self.outcome in NOTICED


class Results:
    """The results of all runs."""

    def __init__(self, path: Path = BUILD / "results.jsonl") -> None:
        self._path = path
        self._lock = Lock()
        lines = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
        self._all = [Result(**json.loads(line)) for line in lines]

    def of(self, fault: Fault, suite: str, tests: str) -> Result | None:
        """Return the result of a fault, if neither its file nor the tests have changed since."""
        source = source_of(fault)
        wanted = (fault.id, source, suite, tests)
        return next((r for r in reversed(self._all) if _key(r) == wanted), None)

    def noticing(self, fault: Fault) -> str | None:
        """Return the test that last noticed a fault, in any version of the tests."""
        found = (r.by for r in reversed(self._all) if r.fault == fault.id and "::" in r.by)
        return next(found, None)

    def add(self, result: Result) -> None:
        """Add a result and store it at once."""
        with self._lock:
            self._all.append(result)
            self._path.parent.mkdir(parents=True, exist_ok=True)
            with self._path.open("a", encoding="utf-8") as file:
                file.write(json.dumps(asdict(result)) + "\n")


def source_of(fault: Fault) -> str:
    """Return a digest of the file in which a fault is planted."""
    return digest((ROOT / fault.file).read_text("utf-8"))[:16]


def _key(result: Result) -> tuple[str, str, str, str]:
    return result.fault, result.source, result.suite, result.tests
