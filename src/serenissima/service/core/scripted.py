"""Shows the moves of a lesson's characters one by one, although one verdict contained them all."""

from collections.abc import Iterator
from dataclasses import replace

from serenissima.service.core.noticed import Noticed
from serenissima.service.core.table import Table
from serenissima.service.core.table_view import TableView
from serenissima.service.core.viewing import view_table


def count_noticed(table: Table, seat: int) -> int:
    """Return how many entries a viewer had noticed after their own latest action.

    It differs from the latest count only in a lesson: elsewhere nothing follows in the same
    verdict.
    """
    if table.lesson is None:
        return table.noticed_count(seat)
    noticed = table.noticed_by(seat)
    return _noticed(table, seat, noticed, _own(noticed, seat))


def lesson_moments(table: Table, table_id: str, seat: int, since: int) -> Iterator[TableView]:
    """Yield the moments of a lesson after the learner's latest action, except the last.

    Each shows the table of that moment, if it is later than `since`, as counted by `TableView.seq`.
    """
    if table.lesson is None or seat != table.lesson.seat:
        return
    noticed = table.noticed_by(seat)
    for at in range(_own(noticed, seat), len(noticed.steps) - 1):
        if (seq := _noticed(table, seat, noticed, at)) > since:
            yield _stood(view_table(table, table_id, seat, at), table, seq)


def _stood(seen: TableView, table: Table, seq: int) -> TableView:
    """Return a past moment as it was: the match is running, without remarks or questions."""
    now = view_table(table, seen.table, seen.seat).taught
    taught = now and replace(now, say="", show=(), expected=(), over=False)
    return replace(seen, last=seen.at, seq=seq, moment=0, taught=taught, secret=None)


def _own(noticed: Noticed, seat: int) -> int:
    """Return the seat's own latest step; 0 if there is none."""
    steps = range(len(noticed.told) - 1, 0, -1)
    return next((at for at in steps if noticed.told[at].seat == seat), 0)


def _noticed(table: Table, seat: int, noticed: Noticed, at: int) -> int:
    """Return how many entries a viewer had noticed at a step; each later step adds one."""
    return table.noticed_count(seat) - (len(noticed.steps) - 1 - at)
