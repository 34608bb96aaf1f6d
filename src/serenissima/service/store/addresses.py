"""The email addresses of accounts in a database, to which links for a new password are sent."""

from dataclasses import dataclass, field

import sqlalchemy as sa

from serenissima.service.core.accounts import Account, fold_login
from serenissima.service.store.accounts import ACCOUNT
from serenissima.service.store.schema import ACCOUNTS, ADDRESSES, GUESTS

MOST_ACCOUNTS = 5  # that one request for a new password reaches: a family may share an address
SHOWN = (ADDRESSES.c.address, ADDRESSES.c.wanted, ADDRESSES.c.language)


@dataclass(frozen=True)
class AccountAddress:
    """The email address of an account.

    Attributes:
        address: the confirmed one; empty if there is none.
        wanted: the one that waits for its confirmation, or empty.
        language: of mails.
    """

    address: str = field(default="", repr=False)
    wanted: str = field(default="", repr=False)
    language: str = "en"


class AddressBook:
    """Access to the email addresses of accounts within one transaction."""

    def __init__(self, connection: sa.Connection) -> None:
        self.connection = connection

    def of(self, guest: str, now: float) -> AccountAddress:
        """Return a guest's addresses, without an unconfirmed one that waits in vain."""
        row = self.connection.execute(
            sa.select(*SHOWN, ADDRESSES.c.until).where(ADDRESSES.c.guest_id == guest)
        ).first()
        if row is None:
            return AccountAddress()
        address, wanted, language, until = row
        waits = until is not None and until > now
        return AccountAddress(address, wanted if waits else "", language)

    def offer(self, guest: str, wanted: AccountAddress, secret: str, until: float) -> None:
        """Let the link with this secret's hash confirm an address; an earlier link becomes void."""
        known = self.of(guest, until).address
        self.forget(guest)
        row = {
            "guest_id": guest,
            "address": known,
            "folded": known.lower(),
            "wanted": wanted.wanted,
            "language": wanted.language,
            "secret": secret,
            "until": until,
        }
        self.connection.execute(sa.insert(ADDRESSES), row)

    def by_link(self, secret: str, now: float) -> tuple[Account, str] | None:
        """Return the account and the address that a valid link confirms; `secret` is its hash."""
        query = sa.select(*ACCOUNT, ADDRESSES.c.wanted).join_from(
            ADDRESSES, ACCOUNTS, ACCOUNTS.c.guest_id == ADDRESSES.c.guest_id
        )
        works = ADDRESSES.c.secret == secret, ADDRESSES.c.until > now
        row = self.connection.execute(query.where(*works)).first()
        return (Account(*row[:3]), row[3]) if row else None

    def confirm(self, secret: str, now: float) -> bool:
        """Use a link up; return whether it was valid."""
        works = ADDRESSES.c.secret == secret, ADDRESSES.c.until > now
        new = {
            "address": ADDRESSES.c.wanted,
            "folded": sa.func.lower(ADDRESSES.c.wanted),
            "wanted": "",
            "secret": None,
            "until": None,
        }
        return self.connection.execute(sa.update(ADDRESSES).where(*works).values(new)).rowcount == 1

    def forget(self, guest: str) -> None:
        """Delete a guest's addresses."""
        self.connection.execute(sa.delete(ADDRESSES).where(ADDRESSES.c.guest_id == guest))

    def withdraw(self, guest: str) -> None:
        """Delete a guest's unconfirmed address: another person may have entered it."""
        void = {"wanted": "", "secret": None, "until": None}
        mine = ADDRESSES.c.guest_id == guest
        self.connection.execute(sa.update(ADDRESSES).where(mine).values(void))

    def find(self, text: str) -> list[tuple[Account, AccountAddress]]:
        """Return accounts with a sign-in name or a confirmed address, as long as they have one."""
        query = sa.select(*ACCOUNT, *SHOWN).join_from(
            ADDRESSES, ACCOUNTS, ACCOUNTS.c.guest_id == ADDRESSES.c.guest_id
        )
        query = query.join(GUESTS, GUESTS.c.id == ADDRESSES.c.guest_id)
        meant = sa.or_(
            ACCOUNTS.c.login == fold_login(text), ADDRESSES.c.folded == text.strip().lower()
        )
        query = query.where(meant, ADDRESSES.c.address != "", GUESTS.c.deactivated.is_(False))
        rows = self.connection.execute(query.order_by(ACCOUNTS.c.login).limit(MOST_ACCOUNTS))
        return [(Account(*row[:3]), AccountAddress(*row[3:])) for row in rows]
