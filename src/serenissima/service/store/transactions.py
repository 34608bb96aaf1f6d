"""Transactions that append to the logs of several tables at once, on one connection.

They read nothing first: the database accepts each number of a log, and each key, only once. The
statements go to the driver directly, which takes a third of SQLAlchemy's time.
"""

from collections.abc import Iterator, Sequence
from contextlib import suppress
from operator import attrgetter
from typing import Any

import sqlalchemy as sa

from serenissima.kernel.errors import Illegal, NotNow
from serenissima.service.core.entries import ShownToAll
from serenissima.service.refusals import DATABASE_UNAVAILABLE, SEAT_DECLINED
from serenissima.service.store.alarms import DISARM, SET_ALARM
from serenissima.service.store.appending import Append
from serenissima.service.store.blocks import DECLINING
from serenissima.service.store.database import Unavailable, is_sqlite, unavailable_refusal
from serenissima.service.store.logs import Head
from serenissima.service.store.outbox import NOTIFY_SEAT, notification_rows
from serenissima.service.store.schema import ENTRIES, SEATS, TABLES

CHANNEL = "serenissima"  # PostgreSQL announces stored entries on it as `TABLE SEQ`
DEADLOCKS = ("40001", "40P01")  # of PostgreSQL: the same transaction may succeed at once

OPEN = sa.insert(TABLES)
APPEND = sa.insert(ENTRIES)
FINISH = (
    sa.update(TABLES)
    .where(TABLES.c.id == sa.bindparam("table"))
    .values(finished_at=sa.bindparam("at"))
)
LIST = (
    sa.update(TABLES)
    .where(TABLES.c.id == sa.bindparam("table"))
    .values(listed=sa.bindparam("lists"))
)
HOLD = sa.insert(SEATS)
LEAVE = sa.text(
    "INSERT INTO left_seats (sitting, table_id, guest_id) SELECT sitting, table_id, guest_id"
    " FROM seats WHERE table_id = CAST(:table AS VARCHAR) AND seat = CAST(:freed AS INTEGER)"
    " ON CONFLICT DO NOTHING"
)
FREE = sa.delete(SEATS).where(
    SEATS.c.table_id == sa.bindparam("table"), SEATS.c.seat == sa.bindparam("freed")
)
NOTIFY = "SELECT pg_notify(%s, text) FROM unnest(%s::text[]) AS text"


class Taken(NotNow):
    """Another process was faster, with an entry of the same number or a command of the same key.

    Or it has deleted a guest that a row refers to.
    """

    def __init__(self) -> None:
        reason, hint = "someone else was quicker", "try again"
        super().__init__(DATABASE_UNAVAILABLE.code, reason, hint=hint)


class Declined(Illegal):
    """A player at the table blocks the new guest; it does not reveal which."""

    def __init__(self) -> None:
        code = SEAT_DECLINED
        super().__init__(code.code, code.reason, hint=code.hint)


class Passing(Exception):
    """A temporary failure, such as a deadlock or a lost connection; a retry may succeed at once."""

    def __init__(self, error: Exception) -> None:
        self.error = error
        super().__init__()


class Transactions:
    """Transactions of one thread, on a connection that stays open.

    Args:
        database: the connections to it.
    """

    def __init__(self, database: sa.Engine) -> None:
        self._database, self._errors = database, database.dialect.loaded_dbapi
        self._connection: sa.PoolProxiedConnection | None = None
        self._open, self._append, self._finish, self._list, self._declining = (
            str(statement.compile(dialect=database.dialect))
            for statement in (OPEN, APPEND, FINISH, LIST, DECLINING)
        )
        self._hold, self._leave, self._free, self._notify, self._alarm, self._disarm = (
            str(statement.compile(dialect=database.dialect))
            for statement in (HOLD, LEAVE, FREE, NOTIFY_SEAT, SET_ALARM, DISARM)
        )

    def store(self, batch: Sequence[Append]) -> list[Exception | None]:
        """Store all commands, or each that can be stored; return the error for each, or None."""
        try:
            self._commit(batch)
        except self._errors.OperationalError as error:
            return [unavailable_refusal(error), *(Unavailable() for _ in batch[1:])]
        except Exception:
            return list(self._one_by_one(batch))
        return [None] * len(batch)

    def settle(self) -> None:
        """Let SQLite move its log into the one file, as far as no reader needs it.

        It would do so when the last connection closes, which a killed process never does.
        """
        if self._connection is not None and is_sqlite(self._database):
            with suppress(self._errors.Error):  # there will be room or time at the next attempt
                self._connection.cursor().execute("PRAGMA wal_checkpoint(PASSIVE)").fetchall()

    def close(self) -> None:
        """Return the connection."""
        if self._connection is not None:
            self._connection.close()

    def _one_by_one(self, batch: Sequence[Append]) -> Iterator[Exception | None]:
        """Store each in a separate transaction until the database stops answering."""
        outcome = None
        for append in batch:
            if not isinstance(outcome, Unavailable):
                outcome = self._alone(append)
            yield outcome

    def _alone(self, append: Append) -> Exception | None:
        try:
            self._commit([append])
        except self._errors.IntegrityError:
            return Taken()
        except Passing as passing:
            return unavailable_refusal(passing.error)
        except self._errors.Error as error:
            return unavailable_refusal(error)
        except Exception as fault:
            return fault
        return None

    def _commit(self, batch: Sequence[Append]) -> None:
        """Store one transaction; all processes write tables in the same order to avoid locks."""
        if self._connection is None:
            self._connection = self._database.raw_connection()
        try:
            self._write(self._connection.cursor(), sorted(batch, key=attrgetter("table")))
            self._connection.commit()
        except (self._errors.IntegrityError, Declined):
            self._connection.rollback()
            raise
        except Exception as error:
            passing = self._is_passing(error, self._connection.driver_connection)
            self._connection.invalidate()
            self._connection = None
            if passing:
                raise Passing(error) from error
            raise

    def _is_passing(self, error: Any, driver: Any) -> bool:
        lost = self._database.dialect.is_disconnect(error, driver, None)
        return lost or getattr(error, "sqlstate", None) in DEADLOCKS

    def _write(self, cursor: Any, batch: Sequence[Append]) -> None:
        if is_sqlite(self._database):
            cursor.execute("BEGIN IMMEDIATE")
        if heads := [_opened(one, one.head) for one in batch if one.head]:
            cursor.executemany(self._open, heads)
        cursor.executemany(self._append, [row for one in batch for row in one.rows])
        if ends := [{"table": o.table, "at": o.finished_at} for o in batch if o.finished_at]:
            cursor.executemany(self._finish, ends)
        joined = [one for one in batch if one.lists is not None and not one.head]
        if joined:
            lists = [{"table": one.table, "lists": one.lists} for one in joined]
            cursor.executemany(self._list, lists)
        self._check_blocks(cursor, batch)
        self._seat(cursor, batch)
        if notifications := [row for one in batch if one.notifications for row in _rows_of(one)]:
            cursor.executemany(self._notify, notifications)
        self._set_alarms(cursor, batch)
        if not is_sqlite(self._database):  # sent to all processes with the commit
            news = [f"{one.table} {one.length}" for one in batch]
            cursor.execute(NOTIFY, (CHANNEL, news))

    def _set_alarms(self, cursor: Any, batch: Sequence[Append]) -> None:
        if alarms := [{"table": o.table, "at": o.alarm} for o in batch if o.alarm is not None]:
            cursor.executemany(self._alarm, alarms)
        if ends := [{"table": one.table} for one in batch if one.finished_at]:
            cursor.executemany(self._disarm, ends)

    def _check_blocks(self, cursor: Any, batch: Sequence[Append]) -> None:
        """Raise `Declined` if a player at the table now blocks the guest who joins."""
        for one in (one for one in batch if one.freely and one.held):
            cursor.execute(self._declining, {"table": one.table, "guest": one.guest})
            if cursor.fetchone():
                raise Declined

    def _seat(self, cursor: Any, batch: Sequence[Append]) -> None:
        """Release the seats of people who left, and let newly seated guests hold theirs.

        The log showed that their seat was free. A guest who left during `GuestBook.hold` may still
        be recorded there, and would be in everyone's way.
        """
        held = [one.held for one in batch if one.held]
        freed = [{"table": one.table, "freed": seat} for one in batch for seat in one.freed]
        freed += [{"table": row["table_id"], "freed": row["seat"]} for row in held]
        if freed:
            cursor.executemany(self._leave, freed)
            cursor.executemany(self._free, freed)
        if held:
            cursor.executemany(self._hold, held)


def _opened(append: Append, head: Head) -> dict[str, object]:
    """Return the row of a new table."""
    shown = any(isinstance(entry, ShownToAll) for entry in append.entries)
    row = {"listed": bool(append.lists), "archived": None, "counted": False, "shown": shown}
    return {**vars(head), **row}


def _rows_of(append: Append) -> list[dict[str, object]]:
    """Return the rows of the notifications that are stored with an append."""
    return notification_rows(append.table, append.notifications, append.at)
