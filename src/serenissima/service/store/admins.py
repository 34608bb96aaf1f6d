"""The admins of a server: guests to whom the host has opened the admin pages by a link."""

from dataclasses import dataclass

import sqlalchemy as sa

from serenissima.fairplay.secrets import hash_secret, new_secret
from serenissima.service.refusals import GUEST_NONE
from serenissima.service.store.schema import ACCOUNTS, ADMIN_LINKS, GUESTS
from serenissima.service.store.single import single_transaction

LASTS = 3600.0  # seconds for which a link from the host is valid


@dataclass(frozen=True)
class Admin:
    """A guest who may open the admin pages.

    Attributes:
        id: of the guest.
        name: as other players see it.
        login: the sign-in name; empty without one.
    """

    id: str
    name: str
    login: str


class AdminBook:
    """Access to the admins within one transaction."""

    def __init__(self, connection: sa.Connection) -> None:
        self.connection = connection

    def is_admin(self, guest: str) -> bool:
        """Whether a guest is an admin, and not deactivated."""
        query = sa.select(GUESTS.c.admin).where(
            GUESTS.c.id == guest, GUESTS.c.deactivated.is_(False)
        )
        return bool(self.connection.scalar(query))

    def admins(self) -> list[Admin]:
        """Return all admins, by name."""
        login = sa.func.coalesce(ACCOUNTS.c.shown, "")
        query = sa.select(GUESTS.c.id, GUESTS.c.name, login).outerjoin_from(GUESTS, ACCOUNTS)
        query = query.where(GUESTS.c.admin.is_(True)).order_by(GUESTS.c.name, GUESTS.c.id)
        return [Admin(*row) for row in self.connection.execute(query)]

    def appoint(self, guest: str, admin: bool) -> None:
        """Make a guest an admin, or no longer one; raises `Unknown` (`guest/none`)."""
        query = sa.update(GUESTS).where(GUESTS.c.id == guest).values(admin=admin)
        if not self.connection.execute(query).rowcount:
            raise GUEST_NONE(text=guest[:80])

    def offer(self, secret: str, until: float, now: float) -> None:
        """Let the link with this secret's hash make one guest an admin; drop expired links."""
        self.connection.execute(sa.delete(ADMIN_LINKS).where(ADMIN_LINKS.c.until <= now))
        self.connection.execute(sa.insert(ADMIN_LINKS), {"secret": secret, "until": until})

    def is_valid(self, secret: str, now: float) -> bool:
        """Whether the link with this secret's hash still works."""
        valid = ADMIN_LINKS.c.secret == secret, ADMIN_LINKS.c.until > now
        return self.connection.scalar(sa.select(ADMIN_LINKS.c.until).where(*valid)) is not None

    def redeem(self, secret: str, now: float) -> bool:
        """Use up a link, even if several requests come at once; return whether it was valid."""
        valid = ADMIN_LINKS.c.secret == secret, ADMIN_LINKS.c.until > now
        return self.connection.execute(sa.delete(ADMIN_LINKS).where(*valid)).rowcount == 1


def offer_admin(database: str, now: float) -> str:
    """Return the secret of a link that makes the guest who opens it an admin, once.

    Args:
        database: its URL.
        now: seconds since 1970.

    Raises:
        Unreadable: `database/url`.
        NotNow: `database/unavailable`, `database/newer`, `database/older`.
    """
    secret = new_secret()
    with single_transaction(database) as connection:
        AdminBook(connection).offer(hash_secret(secret), now + LASTS, now)
    return secret


def list_admins(database: str, dismissed: str = "") -> list[Admin]:
    """Return the admins of a database, after dismissing one of them if an id is given.

    Raises:
        Unreadable: `database/url`.
        Unknown: `guest/none`.
        NotNow: `database/unavailable`, `database/newer`, `database/older`.
    """
    with single_transaction(database, writes=bool(dismissed)) as connection:
        book = AdminBook(connection)
        if dismissed:
            book.appoint(dismissed, False)
        return book.admins()
