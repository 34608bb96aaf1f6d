"""Leaving a table before the match has begun: the seat is free again."""

from dataclasses import dataclass

from serenissima.kernel.errors import NotNow
from serenissima.service.core import sitters
from serenissima.service.core.entries import Departed
from serenissima.service.core.table import Table


@dataclass(frozen=True)
class Leave:
    """Get up from the seat, which somebody else may take then."""

    seat: int


def may_leave(table: Table, seat: int) -> bool:
    """Whether the person at a seat may leave; it tells them nothing that they have not noticed."""
    return not (_stays(table, seat) or _begun(table, seat))


def leaving(table: Table, command: Leave) -> list[Departed]:
    """What follows when somebody leaves.

    Raises:
        NotNow: `seat/stays`: nobody could take the seat then; `table/begun`.
    """
    if _stays(table, command.seat):
        raise NotNow("seat/stays", "nobody could take this seat: no invitation leads to it")
    if _begun(table, command.seat):
        raise NotNow("table/begun", "the match has begun")
    return [Departed(command.seat)]


def _stays(table: Table, seat: int) -> bool:
    """Whether nobody could take the seat, such as that of whoever opened a private table."""
    return not (table.sheet.public or table.sheet.invitations[seat])


def _begun(table: Table, seat: int) -> bool:
    """Whether a person has acted, as far as this seat has noticed."""
    people, match = sitters.people(table.sheet.opened.plan), table.match
    steps = (match.steps[number] for number in table.noticed_by(seat).steps if number)
    ended = table.sheet.finished or table.sheet.lesson
    return bool(ended) or any(step.seat in people for step in steps)
