"""Moments of a running match that mean the same to everybody: what all have noticed by then.

Each viewer counts the steps that they noticed, so the number of a step is good for nobody else.
Actions that spectators noticed, too, everybody noticed.
"""

from bisect import bisect_right

from serenissima.kernel.record import SPECTATOR
from serenissima.service.core.table import Table
from serenissima.service.refusals import TABLE_STEP


def moment_of(table: Table, seat: int, at: int) -> int:
    """How many steps everybody had noticed when a viewer's step `at` was the last; 0 is the set-up.

    `at` is a step that there is.
    """
    shown = table.noticed_by(seat).steps[at]
    return bisect_right(table.noticed_by(SPECTATOR).steps, shown) - 1


def step_at(table: Table, seat: int, moment: int) -> int:
    """The viewer's step at a moment; raises `Unknown` (`table/step`) if there is no such moment."""
    public = table.noticed_by(SPECTATOR).steps
    if not 0 <= moment < len(public):
        raise TABLE_STEP("there is no such moment", text=moment, hint=f"0 to {len(public) - 1}")
    return bisect_right(table.noticed_by(seat).steps, public[moment]) - 1
