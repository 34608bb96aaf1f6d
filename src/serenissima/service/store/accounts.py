"""The accounts in a database."""

import sqlalchemy as sa

from serenissima.service.core.accounts import Account, fold_login
from serenissima.service.core.guests import KnownGuest
from serenissima.service.store.schema import ACCOUNTS, GUESTS

ACCOUNT = (ACCOUNTS.c.guest_id, ACCOUNTS.c.shown, ACCOUNTS.c.password)


class AccountBook:
    """Access to the accounts within one transaction."""

    def __init__(self, connection: sa.Connection) -> None:
        self.connection = connection

    def add(self, account: Account) -> None:
        """Add an account; the database refuses a taken name and a guest's second account."""
        row = {
            "guest_id": account.guest,
            "login": fold_login(account.login),
            "shown": account.login,
            "password": account.password,
        }
        self.connection.execute(sa.insert(ACCOUNTS), row)

    def of(self, guest: str) -> Account | None:
        """Return a guest's account, if they have one."""
        return self._found(ACCOUNTS.c.guest_id == guest)

    def by_login(self, login: str) -> Account | None:
        """Return the account with this sign-in name, if there is one."""
        return self._found(ACCOUNTS.c.login == fold_login(login))

    def _found(self, which: sa.ColumnElement[bool]) -> Account | None:
        row = self.connection.execute(sa.select(*ACCOUNT).where(which)).first()
        return Account(*row) if row else None

    def change(self, guest: str, password: str, before: str) -> bool:
        """Replace the password hash `before`; return whether it was still there."""
        mine = ACCOUNTS.c.guest_id == guest, ACCOUNTS.c.password == before
        changed = sa.update(ACCOUNTS).where(*mine).values(password=password)
        return self.connection.execute(changed).rowcount == 1


def guest_of(connection: sa.Connection, account: Account) -> KnownGuest | None:
    """Return the guest of an account; None if they have been deleted meanwhile."""
    query = sa.select(GUESTS.c.id, GUESTS.c.name, GUESTS.c.since)
    row = connection.execute(query.where(GUESTS.c.id == account.guest)).first()
    return KnownGuest(*row) if row else None
