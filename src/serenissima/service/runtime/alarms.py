"""Looks at tables where time alone gives people news, and notifies them once.

No process keeps a timer: the database says at which tables to look, and any process may. Each
notifies people in the transaction that notes up to when they have been notified.
"""

import structlog

from serenissima.kernel.errors import SerenissimaError
from serenissima.service.core.alarms import alarm, alarm_notifications
from serenissima.service.runtime.known_tables import KnownTables
from serenissima.service.store.alarms import Alarm, Superseded, due_alarms, put_off, ring
from serenissima.service.store.database import Unavailable
from serenissima.service.store.store import Store

LOG = structlog.get_logger(__name__)
AT_ONCE = 20  # tables that one look sees: each may have to be folded
LATER = 3600.0  # seconds until a table is looked at again that cannot be read


class Alarms:
    """The alarms of one database.

    Args:
        store: the database.
        known: its tables.
        patience: seconds after which others may go on without somebody, where there is no clock.
    """

    def __init__(self, store: Store, known: KnownTables, patience: float) -> None:
        self._store, self._known, self._patience = store, known, patience

    async def ring(self, now: float) -> None:
        """Notify whoever is to be notified by now.

        Raises:
            NotNow: `database/unavailable`.
        """
        for one in await self._store.read(lambda logs: due_alarms(logs.connection, now, AT_ONCE)):
            try:
                await self._ring(one, now)
            except Superseded:
                continue  # the next look sees what has changed
            except Unavailable:
                raise
            except Exception as error:  # whatever is wrong with it keeps no other one waiting
                code = error.code if isinstance(error, SerenissimaError) else type(error).__name__
                LOG.warning("alarm waits", table=one.table_id, code=code)
                await self._put_off(one, now + LATER)

    async def _ring(self, one: Alarm, now: float) -> None:
        table = await self._known.table(one.table_id)
        notifications = alarm_notifications(table, one.told, now, self._patience)
        later = alarm(table, now, self._patience)
        length = table.sheet.length
        await self._store.change(lambda c: ring(c, one, length, now, later, notifications))

    async def _put_off(self, one: Alarm, until: float) -> None:
        await self._store.change(lambda connection: put_off(connection, one, until))
