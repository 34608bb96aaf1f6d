"""Ways to a new password in a database, and the host's way to make one."""

import sqlalchemy as sa

from serenissima.fairplay.secrets import hash_secret, matches, new_secret
from serenissima.service.core.accounts import Account
from serenissima.service.core.recovery import CODE, LINK, MAIL
from serenissima.service.refusals import ACCOUNT_UNKNOWN
from serenissima.service.store.accounts import ACCOUNT, AccountBook
from serenissima.service.store.addresses import AddressBook
from serenissima.service.store.schema import ACCOUNTS, IDENTITIES, PASSKEYS, RECOVERIES
from serenissima.service.store.single import single_transaction

LASTS = 86_400.0  # seconds for which a link from the host is valid


class RecoveryBook:
    """Access to the ways to a new password within one transaction."""

    def __init__(self, connection: sa.Connection) -> None:
        self.connection = connection

    def offer(self, guest: str, kind: str, secret: str, until: float | None = None) -> None:
        """Let the secret with this hash set a guest's new password; an earlier one becomes void."""
        both = RECOVERIES.c.guest_id == guest, RECOVERIES.c.kind == kind
        self.connection.execute(sa.delete(RECOVERIES).where(*both))
        row = {"guest_id": guest, "kind": kind, "secret": secret, "until": until}
        self.connection.execute(sa.insert(RECOVERIES), row)

    def withdraw(self, guest: str, *kinds: str) -> None:
        """Void a guest's code and links, or those of these kinds."""
        ways = RECOVERIES.c.guest_id == guest, RECOVERIES.c.kind.in_(kinds or (CODE, LINK, MAIL))
        self.connection.execute(sa.delete(RECOVERIES).where(*ways))

    def has_code(self, guest: str) -> bool:
        """Whether a guest has a code."""
        both = RECOVERIES.c.guest_id == guest, RECOVERIES.c.kind == CODE
        return self.connection.scalar(sa.select(RECOVERIES.c.kind).where(*both)) is not None

    def by_code(self, login: str, code: str) -> Account | None:
        """Return the account with this name if the code is right; as fast for an unknown name."""
        account = AccountBook(self.connection).by_login(login)
        mine = RECOVERIES.c.guest_id == (account.guest if account else "")
        wanted = sa.select(RECOVERIES.c.secret).where(mine, RECOVERIES.c.kind == CODE)
        kept = self.connection.scalar(wanted) or hash_secret(new_secret())
        return account if matches(code, kept) else None

    def by_link(self, secret: str, now: float) -> Account | None:
        """Return the account of a link while it is valid; `secret` is its hash."""
        query = sa.select(*ACCOUNT).join(RECOVERIES, RECOVERIES.c.guest_id == ACCOUNTS.c.guest_id)
        works = RECOVERIES.c.secret == secret, RECOVERIES.c.until > now
        row = self.connection.execute(query.where(*works)).first()
        return Account(*row) if row else None

    def use(self, guest: str, secret: str) -> bool:
        """Use up the secret with this hash, even if others try at once; return whether it existed.

        The guest's other ways go as well, including passkeys and identities at another
        service: another person may have added one.
        An email address stays only if the secret was sent there.
        """
        mine = RECOVERIES.c.guest_id == guest
        kind = sa.select(RECOVERIES.c.kind).where(mine, RECOVERIES.c.secret == secret)
        if self.connection.scalar(kind) != MAIL:
            AddressBook(self.connection).forget(guest)
        used = sa.delete(RECOVERIES).where(mine, RECOVERIES.c.secret == secret)
        there = self.connection.execute(used).rowcount == 1
        self.withdraw(guest)
        for rows in (PASSKEYS, IDENTITIES):
            self.connection.execute(sa.delete(rows).where(rows.c.guest_id == guest))
        return there


def offer_recovery(database: str, login: str, now: float) -> str:
    """Return the secret of a link with which its holder sets a new password for an account.

    Args:
        database: its URL.
        login: the sign-in name, in any writing.
        now: seconds since 1970.

    Raises:
        Unreadable: `database/url`.
        Unknown: `account/unknown`, `database/missing`.
        NotNow: `database/unavailable`, `database/newer`, `database/older`.
    """
    secret = new_secret()
    with single_transaction(database) as connection:
        account = AccountBook(connection).by_login(login)
        if account is None:
            raise ACCOUNT_UNKNOWN(text=login)
        RecoveryBook(connection).offer(account.guest, LINK, hash_secret(secret), now + LASTS)
    return secret
