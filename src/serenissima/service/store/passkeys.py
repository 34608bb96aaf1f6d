"""The passkeys in a database, and the challenges answered with them."""

from dataclasses import fields

import sqlalchemy as sa

from serenissima.service.core.guests import KnownGuest
from serenissima.service.core.passkeys import Passkey
from serenissima.service.store.schema import CHALLENGES, GUESTS, PASSKEYS

COLUMNS = {each.name: PASSKEYS.c[each.name] for each in fields(Passkey) if each.name != "guest"}
SHOWN = [COLUMNS.get(each.name, PASSKEYS.c.guest_id) for each in fields(Passkey)]


class PasskeyBook:
    """Access to the passkeys within one transaction."""

    def __init__(self, connection: sa.Connection) -> None:
        self.connection = connection

    def lock(self, guest: str) -> None:
        """Block concurrent counts and additions of a guest's passkeys."""
        row = sa.select(GUESTS.c.id).where(GUESTS.c.id == guest)
        self.connection.execute(row.with_for_update())

    def add(self, key: Passkey) -> None:
        """Add a passkey; the database refuses one that already has an owner."""
        row = {name: getattr(key, name) for name in COLUMNS} | {"guest_id": key.guest}
        self.connection.execute(sa.insert(PASSKEYS), row)

    def of(self, guest: str) -> list[Passkey]:
        """Return the passkeys of a guest, the newest first."""
        query = sa.select(*SHOWN).where(PASSKEYS.c.guest_id == guest)
        rows = self.connection.execute(query.order_by(PASSKEYS.c.since.desc(), PASSKEYS.c.id))
        return [Passkey(*row) for row in rows]

    def find(self, id_: str) -> Passkey | None:
        """Return the passkey with this id, if there is one."""
        row = self.connection.execute(sa.select(*SHOWN).where(PASSKEYS.c.id == id_)).first()
        return Passkey(*row) if row else None

    def owner(self, key: Passkey) -> KnownGuest:
        """Return the owner of a passkey."""
        query = sa.select(GUESTS.c.id, GUESTS.c.name, GUESTS.c.since)
        return KnownGuest(*self.connection.execute(query.where(GUESTS.c.id == key.guest)).one())

    def use(self, key: Passkey, count: int, at: float) -> bool:
        """Record a use; False if the passkey is gone, or its count has risen meanwhile."""
        mine = PASSKEYS.c.id == key.id, PASSKEYS.c.count == key.count
        used = sa.update(PASSKEYS).where(*mine).values(count=count, seen=at)
        return self.connection.execute(used).rowcount == 1

    def remove(self, guest: str, id_: str) -> None:
        """Forget a passkey of a guest."""
        mine = PASSKEYS.c.guest_id == guest, PASSKEYS.c.id == id_
        self.connection.execute(sa.delete(PASSKEYS).where(*mine))

    def spend(self, challenge: str, until: float, now: float) -> None:
        """Record an answered challenge, given as its hash; the database refuses it twice.

        Challenges too old to be answered are forgotten.
        """
        self.connection.execute(sa.delete(CHALLENGES).where(CHALLENGES.c.until < now))
        row = {"challenge": challenge, "until": until}
        self.connection.execute(sa.insert(CHALLENGES), row)
