"""Plants small faults in the source, one at a time, and counts those that the tests notice.

    python -m tools.mutants [--suite default|full] [--jobs N] [--only AREA …] [--each N]
    python -m tools.mutants --record [--suite …] [--jobs N]
    python -m tools.mutants --list | --report | --show ID

The first form records which test executes which line, unless that is done, then tries every fault
of the sample that has no result yet, and prints a report. It can be interrupted: all results are in
`build/mutants`. Faults, copies of the sources and results are there alone: the working tree is only
read. Record again when much has changed.
"""

import argparse
import signal
import sys
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from itertools import islice
from queue import SimpleQueue

from tools.mutants.copies import Copy
from tools.mutants.faults import Fault
from tools.mutants.recording import Recording, record
from tools.mutants.report import report
from tools.mutants.results import Result, Results, source_of
from tools.mutants.sampling import ROOT, Area, areas, excluded, sample
from tools.mutants.suites import DEFAULT, SUITES, Suite
from tools.mutants.trials import Selection, Trial


def main() -> None:
    """Do what the command line says."""
    wanted = _arguments()
    chosen = [area for area in areas() if not wanted.only or area.name in wanted.only]
    if wanted.show:
        _show(wanted.show)
        return
    faults = _faults(chosen, wanted.each)
    suite, within = SUITES[wanted.suite], tuple(wanted.within)
    if wanted.list:
        print(*(fault.title for fault in faults), sep="\n")
        return
    if not wanted.report:
        if wanted.record or not (Recording(suite).exists or Recording(DEFAULT).exists):
            record(suite, areas(), within, wanted.jobs)
        if wanted.record:
            return
        signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))
        Run(suite, chosen, within, wanted.again).carry_out(faults, wanted.jobs)
    outcomes = {one.name: _outcomes(faults, one, within) for one in SUITES.values()}
    print(*report(faults, {name: found for name, found in outcomes.items() if found}), sep="\n")


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="python -m tools.mutants", description=__doc__,
        formatter_class=argparse.RawTextHelpFormatter,
    )  # fmt: skip
    parser.add_argument("--suite", choices=SUITES, default=DEFAULT.name, help="`full` sets EACH=1")
    parser.add_argument("--jobs", type=int, default=1, help="faults that are tried at a time")
    parser.add_argument("--only", nargs="+", metavar="AREA", help="plant faults there alone")
    parser.add_argument("--each", type=int, metavar="N", help="at most so many faults in an area")
    parser.add_argument(
        "--within", nargs="+", default=[], metavar="PATH", help="run tests of these alone"
    )
    parser.add_argument("--again", action="store_true", help="try faults with a result, too")
    parser.add_argument("--record", action="store_true", help="record which test runs which line")
    parser.add_argument("--list", action="store_true", help="list the faults of the sample")
    parser.add_argument("--report", action="store_true", help="print the report alone")
    parser.add_argument("--show", metavar="ID", help="print a fault as a diff")
    return parser.parse_args()


def _faults(chosen: Sequence[Area], most: int | None) -> list[Fault]:
    """The sample, or the first faults of each area."""
    without = excluded()
    drawn = (sample(area.faults(), area.count, without) for area in chosen)
    return [fault for found in drawn for fault in islice(found, most)]


def _show(fault: str) -> None:
    """Print a fault, in the sample or not; ends the program if there is none."""
    for one in (found for area in areas() for found in area.faults()):
        if one.id == fault:
            print(one.title, one.diff((ROOT / one.file).read_bytes()), sep="\n", end="")
            if reason := excluded().get(fault):
                print(f"excluded: {reason}")
            return
    sys.exit(f"there is no fault {fault!r}; `--list` lists those of the sample")


def _outcomes(faults: Sequence[Fault], suite: Suite, within: Sequence[str]) -> dict[str, Result]:
    """The results of a suite's tests as they are now, by fault."""
    results, tests = Results(), suite.fingerprint(within)
    found = {fault.id: results.of(fault, suite.name, tests) for fault in faults}
    return {fault: result for fault, result in found.items() if result}


@dataclass(frozen=True)
class Run:
    """Tries faults in several copies at a time.

    Attributes:
        suite: whose tests run.
        areas: where the faults are.
        within: the files and folders of tests that count; all, if there are none.
        again: whether faults are tried that have a result.
    """

    suite: Suite
    areas: Sequence[Area]
    within: Sequence[str]
    again: bool

    def carry_out(self, faults: Sequence[Fault], jobs: int) -> None:
        """Try the faults that have no result; what a part of the suite noticed is not tried."""
        results, tests = Results(), self.suite.fingerprint(self.within)
        left = [fault for fault in faults if self._is_open(fault, results, tests)]
        selection = Selection.of(self.suite, self.areas, self.within)
        innocent, unfit = set[tuple[str, bool, str]](), set[tuple[str, bool, str]]()
        free: SimpleQueue[Trial] = SimpleQueue()
        for number in range(min(jobs, len(left))):
            copy = Copy(str(number + 1))
            copy.refresh()
            free.put(Trial(copy, selection, innocent, unfit))

        def attempt(fault: Fault) -> Result:
            trial, begun = free.get(), time.monotonic()
            try:
                outcome, test = trial.result(fault, results.noticing(fault))
            finally:
                free.put(trial)
            seconds = round(time.monotonic() - begun, 1)
            result = Result(
                fault.id, source_of(fault), self.suite.name, tests, outcome, test, seconds
            )
            results.add(result)
            return result

        with ThreadPoolExecutor(max(jobs, 1)) as workers:
            try:
                for number, done in enumerate(workers.map(attempt, left), 1):
                    fault = left[number - 1]
                    line = f"{number}/{len(left)} {fault.title}: {done.outcome}"
                    print(f"{line} in {done.seconds:.0f} s {done.by}".rstrip(), flush=True)
            except BaseException:
                workers.shutdown(cancel_futures=True)
                raise

    def _is_open(self, fault: Fault, results: Results, tests: str) -> bool:
        part = self.suite.part
        if part:
            before = results.of(fault, part.name, part.fingerprint(self.within))
            if before and before.noticed:
                return False
        return self.again or results.of(fault, self.suite.name, tests) is None


if __name__ == "__main__":
    main()
