"""Moments of a running match that mean the same to everyone: the steps that all have noticed.

Viewers count only the steps that they noticed, so a step number is of no use to others. An action
that spectators noticed was noticed by everyone.
"""

from bisect import bisect_right

from serenissima.kernel.record import SPECTATOR
from serenissima.service.core.table import Table
from serenissima.service.refusals import TABLE_STEP


def moment_of(table: Table, seat: int, at: int) -> int:
    """Return how many steps everyone had noticed at a viewer's step `at`; 0 is the set-up.

    `at` must be an existing step.
    """
    shown = table.noticed_by(seat).steps[at]
    return bisect_right(table.noticed_by(SPECTATOR).steps, shown) - 1


def step_at(table: Table, seat: int, moment: int) -> int:
    """Return the viewer's step at a moment; raises `Unknown` (`table/step`) if there is none."""
    public = table.noticed_by(SPECTATOR).steps
    if not 0 <= moment < len(public):
        raise TABLE_STEP("there is no such moment", text=moment, hint=f"0 to {len(public) - 1}")
    return bisect_right(table.noticed_by(seat).steps, public[moment]) - 1
