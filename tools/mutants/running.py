"""Trials of many faults, several at a time, each result stored at once."""

import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from queue import SimpleQueue

from tools.mutants.copies import Copy
from tools.mutants.faults import Fault
from tools.mutants.results import Result, Results, source_of
from tools.mutants.sampling import Area
from tools.mutants.suites import Suite
from tools.mutants.trials import Selection, Trial


@dataclass(frozen=True)
class Order:
    """The faults to try.

    Attributes:
        suite: the suite whose tests run.
        areas: the areas of the faults.
        within: the files and folders of tests that count; all if empty.
        again: whether to try faults that already have a result.
    """

    suite: Suite
    areas: Sequence[Area]
    within: Sequence[str] = ()
    again: bool = False

    def open(self, faults: Sequence[Fault], results: Results) -> list[Fault]:
        """Return the faults without a result that no part of the suite has noticed."""
        return [fault for fault in faults if self._is_open(fault, results)]

    def _is_open(self, fault: Fault, results: Results) -> bool:
        part = self.suite.part
        before = part and results.of(fault, part.name, part.fingerprint(self.within))
        if before and before.noticed:
            return False
        tests = self.suite.fingerprint(self.within)
        return self.again or results.of(fault, self.suite.name, tests) is None


class Crew:
    """Copies in which faults are tried at the same time.

    Args:
        order: the order to carry out.
        results: the results so far, which grow.
        size: the number of copies.
    """

    def __init__(self, order: Order, results: Results, size: int) -> None:
        self._order, self._results = order, results
        self._tests = order.suite.fingerprint(order.within)
        self._copies = [Copy(str(number)) for number in range(1, size + 1)]
        self._free: SimpleQueue[Trial] = SimpleQueue()
        selection = Selection.of(order.suite, order.areas, order.within)
        innocent, unfit = set[tuple[str, bool, str]](), set[tuple[str, bool, str]]()
        for copy in self._copies:
            copy.refresh()
            self._free.put(Trial(copy, selection, innocent, unfit))

    def try_all(self, faults: Sequence[Fault]) -> Iterator[tuple[Fault, Result]]:
        """Try faults; yield their results in the same order. An interrupt stops all tests."""
        with ThreadPoolExecutor(len(self._copies)) as workers:
            try:
                yield from zip(faults, workers.map(self._attempt, faults), strict=True)
            except BaseException:
                workers.shutdown(wait=False, cancel_futures=True)
                for copy in self._copies:
                    copy.stop()
                raise

    def _attempt(self, fault: Fault) -> Result:
        trial, begun = self._free.get(), time.monotonic()
        try:
            outcome, test = trial.result(fault, self._results.noticing(fault))
        finally:
            self._free.put(trial)
        took = round(time.monotonic() - begun, 1)
        suite, source = self._order.suite.name, source_of(fault)
        result = Result(fault.id, source, suite, self._tests, outcome, test, took)
        self._results.add(result)
        return result


def carry_out(order: Order, faults: Sequence[Fault], jobs: int) -> None:
    """Try the open faults, and print each result."""
    results = Results()
    left = order.open(faults, results)
    if not left:
        return
    crew = Crew(order, results, min(jobs, len(left)))
    for number, (fault, result) in enumerate(crew.try_all(left), 1):
        line = f"{number}/{len(left)} {fault.title}: {result.outcome} in {result.seconds:.0f} s"
        print(f"{line} {result.by}".rstrip(), flush=True)
