"""The identities in a database, with which guests sign in through another service."""

from dataclasses import fields

import sqlalchemy as sa

from serenissima.service.core.guests import KnownGuest
from serenissima.service.core.identities import Identity, LinkedIdentity
from serenissima.service.store.schema import GUESTS, IDENTITIES

SHOWN = [IDENTITIES.c[each.name] for each in fields(LinkedIdentity)]


class IdentityBook:
    """Access to the identities within one transaction."""

    def __init__(self, connection: sa.Connection) -> None:
        self.connection = connection

    def add(self, identity: Identity, guest: str, at: float) -> None:
        """Add an identity; the database refuses one that already has a guest."""
        row = {
            "id": identity.id,
            "guest_id": guest,
            "issuer": identity.issuer,
            "since": at,
            "seen": at,
        }
        self.connection.execute(sa.insert(IDENTITIES), row)

    def owner(self, identity: Identity) -> KnownGuest | None:
        """Return the guest of an identity, if there is one."""
        query = sa.select(GUESTS.c.id, GUESTS.c.name, GUESTS.c.since).join_from(IDENTITIES, GUESTS)
        row = self.connection.execute(query.where(IDENTITIES.c.id == identity.id)).first()
        return KnownGuest(*row) if row else None

    def see(self, identity: Identity, at: float) -> None:
        """Record that an identity was used."""
        used = sa.update(IDENTITIES).where(IDENTITIES.c.id == identity.id).values(seen=at)
        self.connection.execute(used)

    def of(self, guest: str) -> list[LinkedIdentity]:
        """Return the identities of a guest, the newest first."""
        query = sa.select(*SHOWN).where(IDENTITIES.c.guest_id == guest)
        rows = self.connection.execute(query.order_by(IDENTITIES.c.since.desc(), IDENTITIES.c.id))
        return [LinkedIdentity(*row) for row in rows]

    def remove(self, guest: str, id_: str = "") -> None:
        """Forget an identity of a guest, or all without an id."""
        mine = [IDENTITIES.c.guest_id == guest, *([IDENTITIES.c.id == id_] if id_ else [])]
        self.connection.execute(sa.delete(IDENTITIES).where(*mine))
