"""The identities of one database; the code that talks to the other service proves them."""

from collections.abc import Callable

import sqlalchemy as sa

from serenissima.fairplay.secrets import hash_secret, new_secret
from serenissima.kernel.errors import Illegal
from serenissima.service.core.guests import KnownGuest
from serenissima.service.core.identities import Identity, LinkedIdentity
from serenissima.service.core.names import settle_name
from serenissima.service.refusals import OIDC_EXISTS
from serenissima.service.runtime.guests import new_id
from serenissima.service.store.guests import GuestBook
from serenissima.service.store.identities import IdentityBook
from serenissima.service.store.store import Store
from serenissima.service.store.transactions import Taken


class Identities:
    """The identities of one database.

    Args:
        store: the database.
        clock: seconds since 1970.
        check_name: raises `Illegal` (`seat/name`) for a name that the host doesn't allow.
    """

    def __init__(
        self, store: Store, clock: Callable[[], float], check_name: Callable[[str], None]
    ) -> None:
        self._store, self._clock, self._check_name = store, clock, check_name

    async def of(self, guest: str) -> list[LinkedIdentity]:
        """Return the identities of a guest, the newest first."""
        return await self._store.read(lambda logs: IdentityBook(logs.connection).of(guest))

    async def find(self, identity: Identity) -> KnownGuest | None:
        """Return the guest of a proven identity, if there is one, and record the use."""
        now = self._clock()

        def using(connection: sa.Connection) -> KnownGuest | None:
            book = IdentityBook(connection)
            book.see(identity, now)
            return book.owner(identity)

        return await self._store.change(using)

    async def add(self, identity: Identity, guest: KnownGuest) -> None:
        """Let a proven identity sign in a guest.

        Raises:
            NotNow: `oidc/exists`: it signs in another guest.
        """
        now = self._clock()

        def adding(connection: sa.Connection) -> None:
            book = IdentityBook(connection)
            owner = book.owner(identity)
            if owner and owner.id != guest.id:
                raise OIDC_EXISTS()
            if owner is None:
                book.add(identity, guest.id, now)

        await self._store.ensure(adding)

    async def welcome(self, identity: Identity, otherwise: str) -> KnownGuest:
        """Return the guest of a proven identity; a new one, without a device, if there is none.

        The new guest has the name that the service suggests; `otherwise` if it can't be used.
        """
        now, name = self._clock(), self._settle(identity.name) or otherwise

        def welcoming(connection: sa.Connection) -> KnownGuest:
            book = IdentityBook(connection)
            if owner := book.owner(identity):
                return owner
            made = KnownGuest(new_id(), name, now, new_id())
            guests = GuestBook(connection)
            guests.add(made, hash_secret(new_secret()), "")
            guests.forget_device(made.id, made.device)
            book.add(identity, made.id, now)
            return made

        try:
            return await self._store.change(welcoming)
        except Taken:  # the same person, in another tab
            return await self._store.change(welcoming)

    def _settle(self, name: str) -> str:
        """Return a suggested name, or empty if it can't be used."""
        try:
            self._check_name(name)
            return settle_name(name, ())
        except Illegal:
            return ""

    async def remove(self, guest: KnownGuest, id_: str) -> None:
        """Delete an identity of a guest, which can no longer sign in."""
        await self._store.change(lambda c: IdentityBook(c).remove(guest.id, id_ or "?"))
