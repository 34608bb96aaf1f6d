"""What a database knows of accounts."""

import sqlalchemy as sa

from serenissima.service.core.accounts import Account, folded_login
from serenissima.service.core.guests import KnownGuest
from serenissima.service.store.schema import ACCOUNTS, GUESTS

ACCOUNT = (ACCOUNTS.c.guest_id, ACCOUNTS.c.shown, ACCOUNTS.c.password)


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


def whose(connection: sa.Connection, account: Account) -> KnownGuest | None:
    """The guest of an account; None if they have been deleted meanwhile."""
    query = sa.select(GUESTS.c.id, GUESTS.c.name, GUESTS.c.since)
    row = connection.execute(query.where(GUESTS.c.id == account.guest)).first()
    return KnownGuest(*row) if row else None
