"""Plant small faults in the source, one at a time, and count those that the tests notice.

    python -m tools.mutants [--suite default|full] [--jobs N] [--only AREA …] [--each N]
    python -m tools.mutants --fault ID … [--suite …]
    python -m tools.mutants --record [--suite …] [--jobs N]
    python -m tools.mutants --list | --report | --show ID

The first form records which test executes which line, unless that is done, then tries every fault
of the sample that has no result yet, and prints a report. You can interrupt it: all results are in
`build/mutants`. Faults, copies of the sources and results are only there: the working tree is only
read. Record again after large changes.
"""

import argparse
import signal
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from itertools import islice

from filelock import FileLock, Timeout

from tools.mutants.copies import BUILD
from tools.mutants.faults import Fault
from tools.mutants.recording import Recording, record
from tools.mutants.report import report
from tools.mutants.results import Result, Results
from tools.mutants.running import Order, carry_out
from tools.mutants.sampling import ROOT, Area, areas, read_excluded, sample
from tools.mutants.suites import DEFAULT, SUITES, Suite


def main() -> None:
    """Carry out the command line."""
    wanted = _arguments()
    chosen = [area for area in areas() if not wanted.only or area.name in wanted.only]
    if wanted.show:
        _show(wanted.show)
        return
    faults = _find(wanted.fault) if wanted.fault else _faults(chosen, wanted.each)
    suite, within = SUITES[wanted.suite], tuple(wanted.within)
    if wanted.list:
        print(*(fault.title for fault in faults), sep="\n")
        return
    if not wanted.report:
        with _alone():
            if wanted.record or not (Recording(suite).exists or Recording(DEFAULT).exists):
                record(suite, areas(), within, wanted.jobs)
            if not wanted.record:
                order = Order(suite, areas(), within, wanted.again)
                carry_out(order, faults, wanted.jobs)
    if wanted.record:
        return
    outcomes = {one.name: _outcomes(faults, one, within) for one in SUITES.values()}
    print(*report(faults, {name: found for name, found in outcomes.items() if found}), sep="\n")


@contextmanager
def _alone() -> Iterator[None]:
    """Lock the copies for this run, and leave them in order if this program is ended."""
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))
    BUILD.mkdir(parents=True, exist_ok=True)
    try:
        with FileLock(BUILD / "lock", timeout=0):
            yield
    except Timeout:
        sys.exit(f"another run uses the copies in {BUILD}")


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="python -m tools.mutants", description=__doc__,
        formatter_class=argparse.RawTextHelpFormatter,
    )  # fmt: skip
    parser.add_argument("--suite", choices=SUITES, default=DEFAULT.name, help="`full` sets EACH=1")
    parser.add_argument("--jobs", type=int, default=1, help="faults that are tried at a time")
    parser.add_argument("--only", nargs="+", metavar="AREA", help="plant faults there alone")
    parser.add_argument("--each", type=int, metavar="N", help="at most so many faults in an area")
    parser.add_argument("--fault", nargs="+", metavar="ID", help="these, in the sample or not")
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
    """Return the sample, or the first faults of each area."""
    without = read_excluded()
    drawn = (sample(area.faults(), area.count, without) for area in chosen)
    return [fault for found in drawn for fault in islice(found, most)]


def _find(ids: Sequence[str]) -> list[Fault]:
    """Return faults by their ids, in the sample or not; end the program if one doesn't exist."""
    known = {fault.id: fault for area in areas() for fault in area.faults()}
    if missing := [one for one in ids if one not in known]:
        sys.exit(f"there is no fault {missing[0]!r}; `--list` lists those of the sample")
    return [known[one] for one in ids]


def _show(id_: str) -> None:
    """Print a fault and, if it is excluded, the reason."""
    (fault,) = _find([id_])
    print(fault.title, fault.diff((ROOT / fault.file).read_bytes()), sep="\n", end="")
    if reason := read_excluded().get(id_):
        print(f"excluded: {reason}")


def _outcomes(faults: Sequence[Fault], suite: Suite, within: Sequence[str]) -> dict[str, Result]:
    """Return the results with a suite's present tests, by fault."""
    results, tests = Results(), suite.fingerprint(within)
    found = {fault.id: results.of(fault, suite.name, tests) for fault in faults}
    return {fault: result for fault, result in found.items() if result}


if __name__ == "__main__":
    main()
