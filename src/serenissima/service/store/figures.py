"""The figures of a database for its host, and when the host last made a backup."""

from dataclasses import dataclass

import sqlalchemy as sa

from serenissima.service.store.archive import counts
from serenissima.service.store.logs import Logs
from serenissima.service.store.schema import (
    ACCOUNTS,
    DEVICES,
    GUESTS,
    HOST_EVENTS,
    NOTIFICATIONS,
    REPORTS,
    REVISION,
    TABLES,
)
from serenissima.service.store.single import single_transaction

BACKUP = "backup"  # the name of the event
LATELY = 2 * 86_400.0  # seconds: visits are stored to the day


@dataclass(frozen=True)
class HostFigures:
    """The figures of a database, without names.

    Attributes:
        tables, running, archived: how many tables there are; those whose match has not ended; those
            that are compressed.
        guests, accounts, visitors: how many guests there are; those with a sign-in name; those who
            came in the past two days.
        reports: open reports.
        waiting: notifications that are not delivered yet.
        size: of the database in bytes.
        backed_up_at: when the last backup was made, in seconds since 1970; None if unknown.
        database: `sqlite` or `postgresql`.
        revision: of its schema.
    """

    tables: int
    running: int
    archived: int
    guests: int
    accounts: int
    visitors: int
    reports: int
    waiting: int
    size: int
    backed_up_at: float | None
    database: str
    revision: str = REVISION


def read_figures(connection: sa.Connection, now: float) -> HostFigures:
    """Return the figures of a database; `now` in seconds since 1970."""
    tables, archived = counts(connection)
    lately = sa.select(sa.func.count(sa.distinct(DEVICES.c.guest_id)))
    visitors = connection.scalar(lately.where(DEVICES.c.seen > now - LATELY))
    return HostFigures(
        tables=tables,
        running=_count(connection, TABLES, TABLES.c.finished_at.is_(None)),
        archived=archived,
        guests=_count(connection, GUESTS),
        accounts=_count(connection, ACCOUNTS),
        visitors=int(visitors or 0),
        reports=_count(connection, REPORTS, REPORTS.c.settled.is_(False)),
        waiting=_count(connection, NOTIFICATIONS),
        size=Logs(connection).size(),
        backed_up_at=last_backup(connection),
        database=connection.dialect.name,
    )


def _count(connection: sa.Connection, rows: sa.Table, *which: sa.ColumnElement[bool]) -> int:
    query = sa.select(sa.func.count()).select_from(rows).where(*which)
    return int(connection.scalar(query) or 0)


def last_backup(connection: sa.Connection) -> float | None:
    """Return when the last backup was made, in seconds since 1970; None if unknown."""
    at = connection.scalar(sa.select(HOST_EVENTS.c.at).where(HOST_EVENTS.c.name == BACKUP))
    return None if at is None else float(at)


def note_backup(connection: sa.Connection, at: float) -> None:
    """Store that a backup was made."""
    connection.execute(sa.delete(HOST_EVENTS).where(HOST_EVENTS.c.name == BACKUP))
    connection.execute(sa.insert(HOST_EVENTS), {"name": BACKUP, "at": at})


def hosted_figures(database: str, now: float, *, backed_up: bool = False) -> HostFigures:
    """Return the figures of a database, after noting that a backup was made just now.

    Args:
        database: its URL.
        now: seconds since 1970.
        backed_up: whether to note a backup.

    Raises:
        Unreadable: `database/url`.
        NotNow: `database/unavailable`, `database/newer`, `database/older`.
    """
    with single_transaction(database, writes=backed_up) as connection:
        if backed_up:
            note_backup(connection, now)
        return read_figures(connection, now)
