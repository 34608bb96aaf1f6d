"""What a database knows of accounts, and how the guest of a device becomes part of another."""

from collections.abc import Sequence

import sqlalchemy as sa

from serenissima.service.core.accounts import Account, folded_login
from serenissima.service.core.guests import KnownGuest
from serenissima.service.store.schema import (
    ACCOUNTS,
    DEVICE_LINKS,
    DEVICES,
    GUESTS,
    LEFT_SEATS,
    MESSAGES,
    RECEIVERS,
    SEATS,
)

ACCOUNT = (ACCOUNTS.c.guest_id, ACCOUNTS.c.shown, ACCOUNTS.c.password)
BROUGHT = (SEATS, LEFT_SEATS, RECEIVERS, MESSAGES)
"""Tables whose rows go along to another guest."""


class AccountBook:
    """The accounts as one transaction sees them."""

    def __init__(self, connection: sa.Connection) -> None:
        self.connection = connection

    def add(self, account: Account) -> None:
        """Add an account; the database refuses a name that is taken, and a second of a guest."""
        row = {
            "guest_id": account.guest,
            "login": folded_login(account.login),
            "shown": account.login,
            "password": account.password,
        }
        self.connection.execute(sa.insert(ACCOUNTS), row)

    def of(self, guest: str) -> Account | None:
        """The account of a guest, if they have one."""
        return self._found(ACCOUNTS.c.guest_id == guest)

    def called(self, login: str) -> Account | None:
        """The account with this sign-in name, if there is one."""
        return self._found(ACCOUNTS.c.login == folded_login(login))

    def _found(self, which: sa.ColumnElement[bool]) -> Account | None:
        row = self.connection.execute(sa.select(*ACCOUNT).where(which)).first()
        return Account(*row) if row else None

    def change(self, guest: str, password: str, before: str) -> bool:
        """Put another hash in the place of one; whether that one was still there."""
        mine = ACCOUNTS.c.guest_id == guest, ACCOUNTS.c.password == before
        changed = sa.update(ACCOUNTS).where(*mine).values(password=password)
        return self.connection.execute(changed).rowcount == 1

    def sign_out_everywhere(self, guest: str) -> None:
        """Forget all devices of a guest, and the link that would add one."""
        for rows in (DEVICES, DEVICE_LINKS):
            self.connection.execute(sa.delete(rows).where(rows.c.guest_id == guest))

    def merge(self, other: str, into: str) -> bool:
        """Let a guest have all that another one had, who is no more; whether that was possible.

        Whoever has an account stays who they are.
        """
        both = sorted({other, into})
        locked = sa.select(GUESTS.c.id).where(GUESTS.c.id.in_(both)).order_by(GUESTS.c.id)
        there: Sequence[str] = self.connection.scalars(locked.with_for_update()).all()
        if len(there) < 2 or self.of(other):
            return False
        for rows in BROUGHT:
            bring = sa.update(rows).where(rows.c.guest_id == other).values(guest_id=into)
            self.connection.execute(bring)
        self.sign_out_everywhere(other)
        self.connection.execute(sa.delete(GUESTS).where(GUESTS.c.id == other))
        return True


def whose(connection: sa.Connection, account: Account) -> KnownGuest:
    """The guest of an account."""
    query = sa.select(GUESTS.c.id, GUESTS.c.name, GUESTS.c.since)
    return KnownGuest(*connection.execute(query.where(GUESTS.c.id == account.guest)).one())
