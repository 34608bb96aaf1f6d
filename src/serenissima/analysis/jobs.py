"""The jobs of an analysis, in compiled code: each writes its part of `Findings`.

Jobs of one kind don't depend on one another, and each has its own dice. So they may run in any
order and on several machines, and the findings are the same. `STAGES` says what comes after what.
"""

from collections.abc import Callable
from enum import IntEnum
from typing import Any

import numpy as np

from serenissima.analysis.chances import look_at_state
from serenissima.analysis.choices import find_choices, foresee, see
from serenissima.analysis.comparing import compare, roll_from
from serenissima.analysis.memory import NOTHING, AnalysisMemory, ChoiceLine, Findings, Played
from serenissima.analysis.searches import complete, rate, worth
from serenissima.analysis.settings import (
    DEEP,
    EQUAL,
    EXAMINED,
    LONGEST,
    ON,
    ROUGH,
    USED,
    WORTH,
)
from serenissima.kernel.compile import compiled, inner
from serenissima.players.search.edges import key_of_view, mix

FORTY = np.uint64(40)


class Job(IntEnum):
    """A kind of job. In a match: everything up to `JUDGE`; at a decision: what follows."""

    LOOK = 0  # at a state: chances
    FIND = 1  # whole choices
    ROUGH = 2  # about what the choice that began in a step gave away
    PICK = 3  # the choices of each seat to be examined
    JUDGE = 4  # one of them
    RATE = 5  # the actions at a decision
    CONSIDER = 6  # a choice that begins with one of the best
    COMPARE = 7  # the two best
    FORESEE = 8  # what follows the first action of the first finding
    ANSWER = 9  # what the choice of the second finding is worth, beside that of the first


OF_MATCH: tuple[tuple[Job, Callable[[Played, int], int]], ...] = (
    (Job.LOOK, lambda match, _: len(match.states)),
    (Job.FIND, lambda _, __: 1),
    (Job.ROUGH, lambda match, _: len(match.seats)),
    (Job.PICK, lambda _, __: 1),
    (Job.JUDGE, lambda _, seats: USED * seats),
)
OF_DECISION: tuple[tuple[Job, Callable[[Played, int], int]], ...] = (
    (Job.RATE, lambda _, __: 1),
    (Job.CONSIDER, lambda _, __: EXAMINED),
    (Job.COMPARE, lambda _, __: 1),
)


@compiled
def do_job(memory: AnalysisMemory, job: int, number: int) -> None:
    """Do a job.

    Args:
        memory: the `AnalysisMemory`, with what earlier stages have found.
        job: a `Job`.
        number: which of its kind.
    """
    place = np.uint64(job) << FORTY | np.uint64(number)
    roll_from(memory.work.dice, memory.seed[0] ^ place)
    if job >= Job.RATE:
        advance_decision(memory, job, number)
    else:
        advance_match(memory, job, number)


@inner
def advance_match(memory: AnalysisMemory, job: int, number: int) -> None:
    """Do a job of the analysis of a match."""
    found = memory.found
    if job == Job.LOOK:
        look_at_state(memory, number)
    elif job == Job.FIND:
        find_choices(memory)
    elif job == Job.ROUGH:
        if found.choice[number] == number >= memory.match.first:
            add_costs(memory, number)
    elif job == Job.PICK:
        for seat in range(memory.work.shares.shape[0]):
            pick(memory.match, found, seat)
    elif found.findings[number].step != NOTHING:
        judge(memory, found.findings[number])


@inner
def advance_decision(memory: AnalysisMemory, job: int, number: int) -> None:
    """Do a job of the analysis of a decision."""
    if job == Job.RATE:
        begin_decision(memory)
    elif job == Job.COMPARE:
        finish_decision(memory)
    elif job == Job.FORESEE:
        foresee_first(memory, memory.found.findings[0])
    elif job == Job.ANSWER:
        judge_answer(memory)
    elif memory.found.findings[number].step != NOTHING:
        consider(memory, memory.found.findings[number])


@inner
def add_costs(memory: AnalysisMemory, first: int) -> None:
    """Write about how much of the win a choice gave away, action by action."""
    match, found, rated = memory.match, memory.found, memory.rated
    seat = match.seats[first]
    for step in range(first, match.seats.shape[0]):
        if found.choice[step] != first:
            continue
        see(memory.masks, match.states[match.before[step]], seat, memory.best.views[0])
        count = rate(memory, memory.best.views[0], seat, ROUGH)
        best, played, was_rated = 0.0, 0.0, False
        for i in range(count):
            best = max(best, rated.values[i])
            if rated.actions[i] == match.actions[step]:
                played, was_rated = rated.values[i], True
        if was_rated:  # else it is a retraction
            found.costs[first] += best - played


@inner
def pick(match: Played, found: Findings, seat: int) -> None:
    """Begin a finding for each of the choices of a seat that seem to have cost most."""
    for n in range(USED):
        finding = found.findings[seat * USED + n]
        finding.step = NOTHING
        most = 0.0
        for step in range(match.seats.shape[0]):
            if match.seats[step] != seat or found.costs[step] <= most:
                continue
            is_new = True
            for earlier in range(n):
                if found.findings[seat * USED + earlier].step == step:
                    is_new = False
            if is_new:
                most = found.costs[step]
                finding.step = step


@inner
def judge(memory: AnalysisMemory, finding: Any) -> None:
    """Examine a choice and the best one, each by a search of its own, and play on after both."""
    match, best, played = memory.match, memory.best, memory.other
    first = finding.step
    seat = match.seats[first]
    count = 0
    for step in range(first, match.seats.shape[0]):
        if memory.found.choice[step] == first and count < LONGEST:
            see(memory.masks, match.states[match.before[step]], seat, played.views[count])
            played.actions[count] = match.actions[step]
            count += 1
    see(memory.masks, match.states[match.before[first]], seat, best.views[0])
    length = complete(memory, best, seat, DEEP, 0)
    finding.count = 0
    if is_same(best, length, played, count):
        return
    finding.played = worth(memory, played, count, seat, DEEP)
    finding.share = worth(memory, best, length, seat, DEEP)
    if finding.share <= finding.played:
        return
    finding.count = length
    for i in range(length):
        finding.actions[i] = best.actions[i]
    compare(memory, length, count, seat, finding, False)


@inner
def is_same(one: ChoiceLine, count: int, other: ChoiceLine, length: int) -> bool:
    """Whether two choices consist of the same actions."""
    if count != length:
        return False
    for i in range(count):
        if one.actions[i] != other.actions[i]:
            return False
    return True


@inner
def begin_decision(memory: AnalysisMemory) -> None:
    """Begin a finding for each of the most promising actions at the decision."""
    seat, rated = memory.match.seats[0], memory.rated
    see(memory.masks, memory.match.states[0], seat, memory.best.views[0])
    count = rate(memory, memory.best.views[0], seat, memory.iterations)
    for n in range(EXAMINED):
        finding = memory.found.findings[n]
        finding.step = NOTHING
        most = -1.0
        for i in range(count):
            if rated.values[i] > most:
                most = rated.values[i]
                finding.step = 0
                finding.visits = rated.visits[i] if count > 1 else 0
                finding.actions[0] = rated.actions[i]
        for i in range(count):
            if finding.step != NOTHING and rated.actions[i] == finding.actions[0]:
                rated.values[i] = -1.0


@inner
def consider(memory: AnalysisMemory, finding: Any) -> None:
    """Complete a choice that begins with a promising action, and find its worth."""
    seat, line = memory.match.seats[0], memory.best
    see(memory.masks, memory.match.states[0], seat, line.views[0])
    line.actions[0] = finding.actions[0]
    count = complete(memory, line, seat, memory.iterations // ON + 1, 1)
    finding.count = count
    for i in range(count):
        finding.actions[i] = line.actions[i]
    last = key_of_view(line.views[count - 1], memory.masks[seat])
    finding.outcome = mix(last ^ np.uint64(line.actions[count - 1] + 1))
    finding.share = worth(memory, line, count, seat, memory.iterations // WORTH + 1)


@inner
def finish_decision(memory: AnalysisMemory) -> None:
    """Drop choices that lead to the same, and compare the two best in the first finding."""
    findings, seat = memory.found.findings, memory.match.seats[0]
    best, other = NOTHING, NOTHING
    for n in range(EXAMINED):
        for earlier in range(n):
            if findings[earlier].outcome == findings[n].outcome:
                findings[n].step = NOTHING
        if findings[n].step == NOTHING:
            continue
        if best == NOTHING or findings[n].share > findings[best].share:
            best, other = n, best
        elif other == NOTHING or findings[n].share > findings[other].share:
            other = n
    if other == NOTHING:
        return
    one, two = findings[best], findings[other]
    for i in range(LONGEST):
        memory.best.actions[i] = one.actions[i]
        memory.other.actions[i] = two.actions[i]
    see(memory.masks, memory.match.states[0], seat, memory.best.views[0])
    see(memory.masks, memory.match.states[0], seat, memory.other.views[0])
    compare(memory, one.count, two.count, seat, one, one.share - two.share < EQUAL)


@inner
def foresee_first(memory: AnalysisMemory, finding: Any) -> None:
    """Write the view after an action to the best line, and whether it is known in advance."""
    seat, line = memory.match.seats[0], memory.best
    see(memory.masks, memory.match.states[0], seat, line.views[0])
    view, following = line.views[0], line.views[1]
    known = foresee(memory.work, memory.masks, view, seat, finding.actions[0], following)
    finding.visits = 1 if known else 0


@inner
def judge_answer(memory: AnalysisMemory) -> None:
    """Examine the second finding's choice, and play on after it and after the first one's."""
    best, answer = memory.found.findings[0], memory.found.findings[1]
    seat, line = memory.match.seats[0], memory.other
    see(memory.masks, memory.match.states[0], seat, memory.best.views[0])
    see(memory.masks, memory.match.states[0], seat, line.views[0])
    for i in range(LONGEST):
        memory.best.actions[i] = best.actions[i]
        line.actions[i] = answer.actions[i]
    for i in range(answer.count - 1):
        foresee(memory.work, memory.masks, line.views[i], seat, line.actions[i], line.views[i + 1])
    answer.share = worth(memory, line, answer.count, seat, DEEP)
    compare(memory, best.count, answer.count, seat, answer, False)
