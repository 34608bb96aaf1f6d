"""The report of a run: the faults that each suite notices in each area, and the survivors."""

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence

from tools.mutants.faults import Fault
from tools.mutants.results import SURVIVED, TIMEOUT, UNTESTED, Result
from tools.mutants.sampling import ROOT

Outcomes = Mapping[str, Mapping[str, Result]]  # by suite, then by fault


def report(faults: Sequence[Fault], outcomes: Outcomes) -> Iterator[str]:
    """Yield the lines of a report: a table, the ratio of the suites, and the survivors."""
    suites = list(outcomes)
    areas: dict[str, list[Fault]] = defaultdict(list)
    for fault in faults:
        areas[fault.area].append(fault)
    yield f"{'area':14}{'faults':>8}" + "".join(f"{suite:>20}" for suite in suites)
    for area, found in [*areas.items(), ("all", list(faults))]:
        cells = (f"{_count_noticed(found, outcomes, suite):>20}" for suite in suites)
        yield f"{area:14}{len(found):>8}" + "".join(cells)
    yield from _ratio(faults, outcomes)
    for outcome in (TIMEOUT, UNTESTED, SURVIVED):
        yield from _list(faults, outcomes, outcome)


def notices(fault: Fault, outcomes: Outcomes, suite: str) -> bool | None:
    """Whether a suite, or a part of it, notices a fault; None if it was not tried."""
    names = list(outcomes)
    found = [outcomes[name].get(fault.id) for name in names[: names.index(suite) + 1]]
    if any(result and result.noticed for result in found):
        return True
    return None if found[-1] is None else False


def _count_noticed(faults: Sequence[Fault], outcomes: Outcomes, suite: str) -> str:
    """Return how many faults a suite notices, of those that were tried."""
    answers = [notices(fault, outcomes, suite) for fault in faults]
    tried = [answer for answer in answers if answer is not None]
    return f"{sum(tried)} of {len(tried)}" if tried else "not tried"


def _ratio(faults: Sequence[Fault], outcomes: Outcomes) -> Iterator[str]:
    """Yield the share of the last suite's noticed faults that the first one notices too."""
    if len(outcomes) < 2:
        return
    first, *_, last = outcomes
    both = [f for f in faults if notices(f, outcomes, last) is not None]
    most = sum(bool(notices(fault, outcomes, last)) for fault in both)
    part = sum(bool(notices(fault, outcomes, first)) for fault in both)
    if most:
        ratio = f"{part / most:.1%}"
        yield f"\n{first} notices {part} of the {most} faults that {last} notices: {ratio}"


def _list(faults: Sequence[Fault], outcomes: Outcomes, outcome: str) -> Iterator[str]:
    """Yield the faults with an outcome, and their diffs."""
    for suite, results in outcomes.items():
        found = [f for f in faults if f.id in results and results[f.id].outcome == outcome]
        if found:
            yield f"\n{outcome}, {suite}: {len(found)}"
        for fault in found:
            yield f"\n{fault.title}  {results[fault.id].by}".rstrip()
            if outcome != TIMEOUT:
                yield fault.diff((ROOT / fault.file).read_bytes()).rstrip("\n")
