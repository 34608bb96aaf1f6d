"""The host's way to end a match without a result, and to delete a table with all its data."""

from collections.abc import Callable

import sqlalchemy as sa

from serenissima.kernel.errors import SerenissimaError
from serenissima.kernel.refusals import MATCH_OVER
from serenissima.service.core.entries import Abandoned, Settled
from serenissima.service.core.notifications import OVER, Notification
from serenissima.service.core.scoresheet import Scoresheet, add_up
from serenissima.service.refusals import ENTRY_UNREADABLE, TABLE_TOURNAMENT
from serenissima.service.store.alarms import DISARM
from serenissima.service.store.latest import append_for_all
from serenissima.service.store.logs import Logs
from serenissima.service.store.outbox import NOTIFY_SEAT, Box, notification_rows
from serenissima.service.store.schema import (
    ALARMS,
    DRAWN_TABLES,
    ENTRIES,
    LAST_NUMBERS,
    LEFT_SEATS,
    MATCH_FACTS,
    MESSAGES,
    MISTAKES,
    NOTES,
    NOTIFICATIONS,
    RECEIVERS,
    REPORTS,
    SEATS,
    SUBMISSIONS,
    TABLES,
)
from serenissima.service.store.single import run_alone

BESIDE = (
    REPORTS, MESSAGES, LAST_NUMBERS, NOTES, MISTAKES, SUBMISSIONS, MATCH_FACTS, NOTIFICATIONS,
    ALARMS, LEFT_SEATS, SEATS, ENTRIES,
)  # fmt: skip
"""Tables with rows of a table, in the order in which they are deleted."""


def close_table(connection: sa.Connection, table: str, at: float) -> None:
    """End a match without a result; everyone at the table notices, and is notified.

    The dice are revealed as after any match, unless the table shares its deal with another.

    Raises:
        Unknown: `table/unknown`.
        Unreadable: `entry/unreadable`.
        NotNow: `match/over`.
    """
    logs = Logs(connection)
    head = logs.head(table)
    sheet = add_up(logs.log(table).entries)
    if sheet.ended:
        raise MATCH_OVER()
    ended = Settled("") if sheet.sealed else Abandoned("", head.secret)
    append_for_all(connection, table, ended, at)
    this = sa.update(TABLES).where(TABLES.c.id == table)
    finished = {} if sheet.sealed else {"finished_at": at}
    connection.execute(this.values(listed=False, **finished))
    connection.execute(DISARM, {"table": table})
    _notify_of_end(logs, table, sheet.after(ended), at)


def _notify_of_end(logs: Logs, table: str, sheet: Scoresheet, at: float) -> None:
    """Store the notifications of the end for all people at the table."""
    if not sheet.announces_end:
        return
    last = logs.glances([table])[table]
    missed = last.missed or (0,) * (len(sheet.people) + 1)
    ends = [
        Notification(seat, OVER, 0, last.length - missed[seat + 1])
        for seat, name in enumerate(sheet.people)
        if name
    ]
    if ends:
        logs.connection.execute(NOTIFY_SEAT, notification_rows(table, ends, at))


def prepare_deletion(connection: sa.Connection, table: str, at: float) -> None:
    """End the match of a table that is about to be deleted, so that open pages notice.

    Raises:
        Unknown: `table/unknown`.
        NotNow: `table/tournament`: results of others depend on it.
    """
    Logs(connection).head(table)
    drawn = sa.select(DRAWN_TABLES.c.table_id).where(DRAWN_TABLES.c.table_id == table)
    if connection.execute(drawn).first() is not None:
        raise TABLE_TOURNAMENT(text=table, hint="close it instead")
    try:
        close_table(connection, table, at)
    except SerenissimaError as error:
        if not error.is_any(MATCH_OVER, ENTRY_UNREADABLE):
            raise


def delete_table(connection: sa.Connection, table: str) -> None:
    """Delete a table whose match has ended, with its log, chat, notes and reports."""
    _bring_receivers_elsewhere(connection, table)
    for rows in BESIDE:
        connection.execute(sa.delete(rows).where(rows.c.table_id == table))
    connection.execute(sa.delete(TABLES).where(TABLES.c.id == table))


def _bring_receivers_elsewhere(connection: sa.Connection, table: str) -> None:
    """Delete the receivers of a table; those that a guest has added there move to another."""
    here = sa.select(RECEIVERS.c.id, RECEIVERS.c.guest_id).where(RECEIVERS.c.table_id == table)
    left = []
    for receiver, guest in connection.execute(here).all():
        other = sa.select(SEATS.c.table_id, SEATS.c.seat, SEATS.c.sitting)
        other = other.where(SEATS.c.guest_id == guest, SEATS.c.table_id != table)
        found = connection.execute(other.order_by(SEATS.c.at.desc())).first() if guest else None
        if found is None:
            left.append(receiver)
            continue
        moved = {"table_id": found.table_id, "seat": found.seat, "owner": found.sitting}
        this = sa.update(RECEIVERS).where(RECEIVERS.c.id == receiver)
        connection.execute(this.values(**moved))
    Box(connection).forget(left)


def close_or_delete(database: str, table: str, *, delete: bool, now: Callable[[], float]) -> None:
    """End a table's match without a result, or delete the table.

    Args:
        database: its URL.
        table: the id of a table.
        delete: whether to delete it; a running match is closed first.
        now: seconds since 1970.

    Raises:
        Unreadable: `database/url`, `entry/unreadable`.
        Unknown: `table/unknown`.
        NotNow: `match/over`, `table/tournament`, `table/busy`; `database/unavailable`,
            `database/newer`, `database/older`.
    """
    if delete:
        run_alone(database, lambda connection: prepare_deletion(connection, table, now()))
        run_alone(database, lambda connection: delete_table(connection, table))
    else:
        run_alone(database, lambda connection: close_table(connection, table, now()))
