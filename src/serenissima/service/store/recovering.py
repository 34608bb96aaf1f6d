"""What a database knows of ways to a new password, and the host's way to make one."""

import sqlalchemy as sa

from serenissima.fairplay.secrets import fresh, hashed, matches
from serenissima.service.core.accounts import Account
from serenissima.service.core.recovery import CODE, LINK
from serenissima.service.refusals import ACCOUNT_UNKNOWN
from serenissima.service.store.accounts import ACCOUNT, AccountBook
from serenissima.service.store.schema import ACCOUNTS, PASSKEYS, RECOVERIES
from serenissima.service.store.single import single_transaction

LASTS = 86_400.0  # seconds that a link of the host works


class RecoveryBook:
    """The ways to a new password as one transaction sees them."""

    def __init__(self, connection: sa.Connection) -> None:
        self.connection = connection

    def offer(self, guest: str, kind: str, secret: str, until: float | None = None) -> None:
        """Let a guest choose a new password with what has this hash; an earlier one is no use."""
        both = RECOVERIES.c.guest_id == guest, RECOVERIES.c.kind == kind
        self.connection.execute(sa.delete(RECOVERIES).where(*both))
        row = {"guest_id": guest, "kind": kind, "secret": secret, "until": until}
        self.connection.execute(sa.insert(RECOVERIES), row)

    def withdraw(self, guest: str) -> None:
        """Let a guest's code and a link of the host work no more."""
        self.connection.execute(sa.delete(RECOVERIES).where(RECOVERIES.c.guest_id == guest))

    def has_code(self, guest: str) -> bool:
        """Whether a guest has a code."""
        both = RECOVERIES.c.guest_id == guest, RECOVERIES.c.kind == CODE
        return self.connection.scalar(sa.select(RECOVERIES.c.kind).where(*both)) is not None

    def by_code(self, login: str, code: str) -> Account | None:
        """The account with this sign-in name, if this is its code; as quick if nobody has it."""
        account = AccountBook(self.connection).called(login)
        mine = RECOVERIES.c.guest_id == (account.guest if account else "")
        wanted = sa.select(RECOVERIES.c.secret).where(mine, RECOVERIES.c.kind == CODE)
        kept = self.connection.scalar(wanted) or hashed(fresh())
        return account if matches(code, kept) else None

    def by_link(self, secret: str, now: float) -> Account | None:
        """Whose link of the host this is, as long as it works; `secret` is its hash."""
        query = sa.select(*ACCOUNT).join(RECOVERIES, RECOVERIES.c.guest_id == ACCOUNTS.c.guest_id)
        works = RECOVERIES.c.secret == secret, RECOVERIES.c.until > now
        row = self.connection.execute(query.where(*works)).first()
        return Account(*row) if row else None

    def use(self, guest: str, secret: str) -> bool:
        """Use up what has this hash, whoever else tries at the same moment; whether it was there.

        Other ways of the guest go as well, passkeys among them: somebody else may have added one.
        """
        mine = RECOVERIES.c.guest_id == guest
        used = sa.delete(RECOVERIES).where(mine, RECOVERIES.c.secret == secret)
        there = self.connection.execute(used).rowcount == 1
        self.withdraw(guest)
        self.connection.execute(sa.delete(PASSKEYS).where(PASSKEYS.c.guest_id == guest))
        return there


def offer_recovery(database: str, login: str, now: float) -> str:
    """The secret of a link with which whoever has it chooses a new password for an account.

    Args:
        database: its URL.
        login: the sign-in name, in any writing.
        now: seconds since 1970.

    Raises:
        Unreadable: `database/url`.
        Unknown: `account/unknown`.
        NotNow: `database/unavailable`, `database/newer`, `database/older`.
    """
    secret = fresh()
    with single_transaction(database) as connection:
        account = AccountBook(connection).called(login)
        if account is None:
            raise ACCOUNT_UNKNOWN(text=login)
        RecoveryBook(connection).offer(account.guest, LINK, hashed(secret), now + LASTS)
    return secret
