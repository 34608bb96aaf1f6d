"""The admins of one database, and the host's links that make guests admins.

await tables.admins.check_link(secret)          # asked before it is used
await tables.admins.appoint(secret, guest.id)   # by the link, which works once
await tables.admins.is_admin(guest.id)
"""

from collections.abc import Callable

import sqlalchemy as sa

from serenissima.fairplay.secrets import hash_secret
from serenissima.service.refusals import ADMIN_LINK
from serenissima.service.store.admins import AdminBook
from serenissima.service.store.store import Store


class Admins:
    """The admins of one database.

    Args:
        store: the database.
        clock: seconds since 1970.
    """

    def __init__(self, store: Store, clock: Callable[[], float]) -> None:
        self._store, self._clock = store, clock

    async def is_admin(self, guest: str) -> bool:
        """Whether a guest may open the admin pages; never cached, so a dismissal works at once."""
        return await self._store.read(lambda logs: AdminBook(logs.connection).is_admin(guest))

    async def check_link(self, secret: str) -> None:
        """Raise `Unknown` (`admin/link`) unless the host's link still works."""
        now, kept = self._clock(), hash_secret(secret)
        if not await self._store.read(lambda logs: AdminBook(logs.connection).is_valid(kept, now)):
            raise ADMIN_LINK()

    async def appoint(self, secret: str, guest: str) -> None:
        """Make a guest an admin by the host's link, which works once.

        Raises:
            Unknown: `admin/link`; `guest/none`: the guest has been deleted.
        """
        now, kept = self._clock(), hash_secret(secret)

        def appointing(connection: sa.Connection) -> None:
            book = AdminBook(connection)
            if not book.redeem(kept, now):
                raise ADMIN_LINK()
            book.appoint(guest, True)

        await self._store.change(appointing)
