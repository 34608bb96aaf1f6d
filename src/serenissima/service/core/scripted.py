"""What the others do in a lesson, one step after another, although one verdict held all of it."""

from collections.abc import Iterator
from dataclasses import replace

from serenissima.service.core.noticed import Noticed
from serenissima.service.core.table import Table
from serenissima.service.core.table_view import TableView
from serenissima.service.core.viewing import view_table


def noticed_own(table: Table, seat: int) -> int:
    """How many entries somebody had noticed after their own latest action.

    That is told apart from what follows in a lesson only: elsewhere nothing follows in its verdict.
    """
    if table.lesson is None:
        return table.noticed(seat)
    noticed = table.noticed_by(seat)
    return _noticed(table, seat, noticed, _own(noticed, seat))


def between(table: Table, table_id: str, seat: int, since: int) -> Iterator[TableView]:
    """The moments of a lesson from the learner's latest action up to the one before the last.

    Each is shown as the table stood then, if it is later than `since`, as `TableView.seq` counts.
    """
    if table.lesson is None or seat != table.lesson.seat:
        return
    noticed = table.noticed_by(seat)
    for at in range(_own(noticed, seat), len(noticed.steps) - 1):
        if (seq := _noticed(table, seat, noticed, at)) > since:
            yield _stood(view_table(table, table_id, seat, at), table, seq)


def _stood(seen: TableView, table: Table, seq: int) -> TableView:
    """A past moment as it stood: the match goes on, nothing is said, and nobody is asked."""
    now = view_table(table, seen.table, seen.seat).taught
    taught = now and replace(now, say="", show=(), expected=(), over=False)
    return replace(seen, last=seen.at, seq=seq, moment=0, taught=taught, secret=None)


def _own(noticed: Noticed, seat: int) -> int:
    """The latest step of one's own; 0 if there is none."""
    steps = range(len(noticed.told) - 1, 0, -1)
    return next((at for at in steps if noticed.told[at].seat == seat), 0)


def _noticed(table: Table, seat: int, noticed: Noticed, at: int) -> int:
    """How many entries somebody had noticed at a step; each later one brought one more."""
    return table.noticed(seat) - (len(noticed.steps) - 1 - at)
