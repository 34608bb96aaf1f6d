"""Access to the alarms of tables within one transaction: each notifies people once."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import inf

import sqlalchemy as sa

from serenissima.service.core.notifications import Notification
from serenissima.service.store.logs import Logs
from serenissima.service.store.outbox import NOTIFY_SEAT, notification_rows
from serenissima.service.store.schema import ALARMS, TABLES

SET_ALARM = sa.text(
    "INSERT INTO alarms (table_id, at, told) VALUES (CAST(:table AS VARCHAR), CAST(:at AS FLOAT),"
    " 0) ON CONFLICT (table_id) DO UPDATE SET at = excluded.at"
)
DISARM = sa.text("DELETE FROM alarms WHERE table_id = CAST(:table AS VARCHAR)")


class Superseded(Exception):
    """The table has changed, or another process was faster: check it again."""


@dataclass(frozen=True)
class Alarm:
    """The alarm of a table.

    Attributes:
        table_id: the table.
        at: when to check it, in seconds since 1970: no later than its next moment with a
            notification.
        told: the time up to which people were notified of such moments.
    """

    table_id: str
    at: float
    told: float


def due_alarms(connection: sa.Connection, now: float, most: int) -> list[Alarm]:
    """Return the alarms that are due, the oldest first."""
    query = sa.select(ALARMS.c.table_id, ALARMS.c.at, ALARMS.c.told).where(ALARMS.c.at <= now)
    return [Alarm(*row) for row in connection.execute(query.order_by(ALARMS.c.at).limit(most))]


def ring(
    connection: sa.Connection,
    alarm: Alarm,
    length: int,
    now: float,
    later: float,
    notifications: Sequence[Notification],
) -> None:
    """Store these notifications and the next time to check, if the log still has this length.

    An archived table causes no notifications. The row is locked before the log's length is read, so
    a process that sets the alarm with an entry does so before or after this, and is never
    overwritten.

    Raises:
        Superseded: nothing was stored.
    """
    mine = [ALARMS.c[name] == value for name, value in vars(alarm).items()]
    again = {"at": None if later == inf else later, "told": now}
    if not connection.execute(sa.update(ALARMS).where(*mine).values(**again)).rowcount:
        raise Superseded
    if Logs(connection).last_numbers([alarm.table_id]) != {alarm.table_id: length}:
        raise Superseded
    archived = sa.select(TABLES.c.archived).where(TABLES.c.id == alarm.table_id)
    rows = notification_rows(alarm.table_id, notifications, now)
    if rows and connection.scalar(archived) != length:
        connection.execute(NOTIFY_SEAT, rows)


def put_off(connection: sa.Connection, alarm: Alarm, until: float) -> None:
    """Check a table later, since it can't be checked now."""
    mine = ALARMS.c.table_id == alarm.table_id, ALARMS.c.at == alarm.at
    connection.execute(sa.update(ALARMS).where(*mine).values(at=until))
