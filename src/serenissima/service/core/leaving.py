"""Leaving a table that is still gathering, which frees the seat."""

from dataclasses import dataclass

from serenissima.service.core.entries import Departed
from serenissima.service.core.table import Table
from serenissima.service.refusals import TABLE_BEGUN


@dataclass(frozen=True)
class Leave:
    """Leave the seat, which another person may then take."""

    seat: int


def may_leave(table: Table) -> bool:
    """Whether people may leave: only before anyone sees a hand, which would help elsewhere."""
    return table.sheet.gathering


def leave_seat(table: Table, command: Leave) -> list[Departed]:
    """Return the entries that follow when a person leaves.

    Raises:
        NotNow: `table/begun`: all have joined, or the table never gathers, for example by
            invitation.
    """
    if not may_leave(table):
        raise TABLE_BEGUN()
    return [Departed(command.seat)]
