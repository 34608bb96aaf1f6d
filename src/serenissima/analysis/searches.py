"""Searches that examine whole choices, in compiled code."""

from serenissima.analysis.choices import foresee
from serenissima.analysis.growing import ALL, is_listed, list_actions, search, value_of
from serenissima.analysis.memory import AnalysisMemory, ChoiceLine, Rated
from serenissima.analysis.settings import LEAST, LONGEST, PROMISING, SHORTER, TAKEN, WIDEST
from serenissima.kernel.compile import inner
from serenissima.kernel.fields import Cells, wide


@inner
def rate(memory: AnalysisMemory, view: Cells, seat: int, iterations: int) -> int:
    """Write the seat's actions to `rated`, the most visited first; return their number.

    A search may think so little of an action that it hardly visits it. A few of these get a short
    search of their own, which then tells their worth.
    """
    count = search(memory, view, seat, iterations, ALL)
    rated, root = memory.rated, memory.root
    for i in range(count):
        insert(rated, i, root.actions[i], root.visits[i], root.values[i])
    looked = 0
    for place in range(count):
        if count < 2 or rated.visits[place] >= TAKEN * iterations or looked == WIDEST:
            continue
        looked += 1
        short = max(LEAST, iterations // SHORTER)
        rated.values[place] = worth_of(memory, view, seat, rated.actions[place], short)
    return count


@inner
def insert(rated: Rated, count: int, action: int, visits: int, value: float) -> None:
    """Insert an action into a sorted list: by visits, then by value, then by number."""
    place = count
    while place > 0 and (
        visits > rated.visits[place - 1]
        or (visits == rated.visits[place - 1] and value > rated.values[place - 1])
    ):
        rated.actions[place] = rated.actions[place - 1]
        rated.visits[place] = rated.visits[place - 1]
        rated.values[place] = rated.values[place - 1]
        place -= 1
    rated.actions[place] = action
    rated.visits[place] = visits
    rated.values[place] = value


@inner
def worth_of(memory: AnalysisMemory, view: Cells, seat: int, action: int, iterations: int) -> float:
    """Return the seat's expected share after an action, by a search that takes only this one."""
    count = search(memory, view, seat, iterations, action)
    return value_of(memory.root, count, action)


@inner
def choose_best(memory: AnalysisMemory, view: Cells, seat: int, iterations: int) -> int:
    """Return the best action: the most visited, or one that a fair look finds better."""
    count = rate(memory, view, seat, iterations)
    rated = memory.rated
    best, share = rated.actions[0], rated.values[0]
    for i in range(1, count):
        if rated.values[i] > share + PROMISING:
            worth = worth_of(memory, view, seat, rated.actions[i], iterations)
            if worth > share:
                best, share = rated.actions[i], worth
    return wide(best)


@inner
def complete(
    memory: AnalysisMemory, line: ChoiceLine, seat: int, iterations: int, begun: int
) -> int:
    """Complete a choice with the best actions; return how many there are.

    Args:
        memory: the `AnalysisMemory`.
        line: its first view is that of the choice, its first actions are given.
        seat: the seat that must act.
        iterations: of the search for each further action.
        begun: the number of actions that are given.
    """
    count = 0
    while count < LONGEST:
        view = line.views[count]
        if count >= begun:
            line.actions[count] = choose_best(memory, view, seat, iterations)
        count += 1
        if not foresee(
            memory.work, memory.masks, view, seat, line.actions[count - 1], line.views[count]
        ):
            break
    return count


@inner
def worth(
    memory: AnalysisMemory, line: ChoiceLine, count: int, seat: int, iterations: int
) -> float:
    """Return the seat's expected share after a choice, by its last action with alternatives."""
    for back in range(count):
        place = count - 1 - back
        view, action = line.views[place], line.actions[place]
        listed = list_actions(memory, view, seat)
        if listed > 1 and is_listed(memory.root, listed, action):
            return worth_of(memory, view, seat, action, iterations)
    return 0.0
