"""Checks tables where time alone is news, and notifies people once.

Reading a table lets its computer players continue, in case their process has ended.

No process has a timer: the database lists the tables to check, and any process may do so. The
transaction that notifies people also records the time up to which they have been notified.
"""

import structlog

from serenissima.kernel.errors import SerenissimaError
from serenissima.service.core.alarms import alarm_notifications, next_check
from serenissima.service.runtime.known_tables import KnownTables
from serenissima.service.store.alarms import Alarm, Superseded, due_alarms, put_off, ring
from serenissima.service.store.database import Unavailable
from serenissima.service.store.store import Store

LOG = structlog.get_logger(__name__)
AT_ONCE = 20  # tables per check: each may have to be folded
LATER = 3600.0  # seconds until an unreadable table is checked again


class Alarms:
    """The alarms of one database.

    Args:
        store: the database.
        known: its tables.
        patience: seconds after which the others may continue without a player, where there is no
            clock.
    """

    def __init__(self, store: Store, known: KnownTables, patience: float) -> None:
        self._store, self._known, self._patience = store, known, patience

    async def ring(self, now: float) -> None:
        """Send the notifications that are due by now.

        Raises:
            NotNow: `database/unavailable`.
        """
        for one in await self._store.read(lambda logs: due_alarms(logs.connection, now, AT_ONCE)):
            try:
                await self._ring(one, now)
            except Superseded:
                continue  # the next check sees the change
            except Unavailable:
                raise
            except Exception as error:  # a fault of one table must not delay the others
                code = error.code if isinstance(error, SerenissimaError) else type(error).__name__
                LOG.warning("alarm waits", table=one.table_id, code=code)
                await self._put_off(one, now + LATER)

    async def _ring(self, one: Alarm, now: float) -> None:
        table = await self._known.table(one.table_id)
        notifications = alarm_notifications(table, one.told, now, self._patience)
        later = next_check(table, now, self._patience)
        length = table.sheet.length
        await self._store.change(lambda c: ring(c, one, length, now, later, notifications))

    async def _put_off(self, one: Alarm, until: float) -> None:
        await self._store.change(lambda connection: put_off(connection, one, until))
