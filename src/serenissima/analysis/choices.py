"""Whole choices: what a seat does until it next learns something, in compiled code.

The engine's actions are small; people think of a division, a ballot or a turn. A choice is the
sequence of one seat's actions between which it learns nothing that it could not have foreseen.
"""

from typing import Any

from serenissima.analysis.memory import NOTHING, AnalysisMemory
from serenissima.analysis.settings import FORESEEN
from serenissima.kernel.compile import inner
from serenissima.kernel.fields import Cells
from serenissima.kernel.seats import has_seat
from serenissima.kernel.verbs import apply, redeal
from serenissima.players.search.workspace import NOW, Workspace


@inner
def find_choices(memory: AnalysisMemory) -> None:
    """Write, for each step of the match, the step in which its whole choice began.

    The best line's room keeps what each seat has foreseen.
    """
    match, found = memory.match, memory.found
    foreseen, began = memory.best.views, memory.best.actions
    for seat in range(memory.work.shares.shape[0]):
        began[seat] = NOTHING
    for step in range(match.seats.shape[0]):
        seat = match.seats[step]
        found.choice[step] = NOTHING
        if seat == NOTHING:
            continue
        state = match.states[match.before[step]]
        see(memory.masks, state, seat, memory.spare)
        if began[seat] == NOTHING or not is_equal(memory.spare, foreseen[seat]):
            began[seat] = step
        found.choice[step] = began[seat]
        if not foresee(
            memory.work, memory.masks, memory.spare, seat, match.actions[step], foreseen[seat]
        ):
            began[seat] = NOTHING


@inner
def see(masks: Cells, state: Cells, seat: int, view: Cells) -> None:
    """Write what a seat sees of a state."""
    for i in range(view.shape[0]):
        view[i] = state[i] & masks[seat, i]


@inner
def is_equal(one: Cells, other: Cells) -> bool:
    """Whether two views are the same."""
    for i in range(one.shape[0]):
        if one[i] != other[i]:
            return False
    return True


@inner
def foresee(
    work: Workspace, masks: Cells, view: Cells, seat: int, action: int, foreseen: Cells
) -> bool:
    """Write the view after an action; return whether the seat acts again and knows it in advance.

    Args:
        work: a workspace.
        masks: the bits that each seat sees.
        view: the state as the seat sees it: uint64 `[words]`.
        seat: the seat that acts.
        action: its action.
        foreseen: the view after it: uint64 `[words]`; not the same memory as `view`.
    """
    state = work.states[NOW]
    for deal in range(FORESEEN):
        for i in range(view.shape[0]):
            work.words[NOW, i] = view[i]
        redeal(work.terms, state, seat, work.dice)
        apply(work.terms, state, seat, action, work.dice, work.tale)
        if not has_seat(state.waits, seat):
            return False
        for i in range(view.shape[0]):
            word = work.words[NOW, i] & masks[seat, i]
            if deal == 0:
                foreseen[i] = word
            elif foreseen[i] != word:
                return False
    return True


@inner
def act(work: Workspace, seat: int, actions: Cells, count: int) -> None:
    """Take a choice's actions in `NOW`, as far as the seat still acts.

    In a rare deal, a choice ends sooner than in those that were tried.
    """
    state: Any = work.states[NOW]
    for i in range(count):
        if not has_seat(state.waits, seat):
            return
        apply(work.terms, state, seat, actions[i], work.dice, work.tale)
