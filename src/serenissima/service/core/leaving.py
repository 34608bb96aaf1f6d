"""Leaving a table while it waits for people: the seat is free again."""

from dataclasses import dataclass

from serenissima.service.core.entries import Departed
from serenissima.service.core.table import Table
from serenissima.service.refusals import TABLE_BEGUN


@dataclass(frozen=True)
class Leave:
    """Get up from the seat, which somebody else may take then."""

    seat: int


def may_leave(table: Table) -> bool:
    """Whether people may leave: nobody has seen a hand yet, which they could take elsewhere."""
    return table.sheet.gathering


def leaving(table: Table, command: Leave) -> list[Departed]:
    """What follows when somebody leaves.

    Raises:
        NotNow: `table/begun`: all have come, or the table never waits, as if one is invited to it.
    """
    if not may_leave(table):
        raise TABLE_BEGUN()
    return [Departed(command.seat)]
