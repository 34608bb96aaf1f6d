"""Password recovery: with a code noted down earlier, or by a link from the host.

Example:
    code = await tables.recovery.new_code(guest, "a long password")      # shown once
    code = await tables.recovery.by_code("anna", code, "another password")
"""

import secrets
from collections.abc import Callable

import sqlalchemy as sa

from serenissima.fairplay.secrets import hash_secret
from serenissima.kernel.errors import Illegal, SerenissimaError, Unknown
from serenissima.service.core.accounts import Account
from serenissima.service.core.guests import KnownGuest
from serenissima.service.core.recovery import CODE, LENGTH, LETTERS, format_code, parse_code
from serenissima.service.refusals import ACCOUNT_CODE, ACCOUNT_LINK
from serenissima.service.runtime.accounts import Accounts
from serenissima.service.store.accounts import AccountBook
from serenissima.service.store.merging import sign_out_everywhere
from serenissima.service.store.recovering import RecoveryBook
from serenissima.service.store.store import Store


class Recovery:
    """The ways to a new password of one database.

    Args:
        store: the database.
        accounts: the accounts.
        clock: seconds since 1970.
    """

    def __init__(self, store: Store, accounts: Accounts, clock: Callable[[], float]) -> None:
        self._store, self._accounts, self._clock = store, accounts, clock

    async def has_code(self, guest: str) -> bool:
        """Whether a guest has a code."""
        return await self._store.read(lambda logs: RecoveryBook(logs.connection).has_code(guest))

    async def new_code(self, guest: KnownGuest, password: str) -> str:
        """Return a new code for a guest who enters the password; an older one becomes void.

        Raises:
            Illegal: `account/wrong`.
        """
        await self._accounts.authenticate(await self._accounts.login(guest.id), password)
        return await self.first_code(guest.id)

    async def first_code(self, guest: str) -> str:
        """Return a new code for a guest who has just entered the password."""
        code, kept = self.make_code()
        await self._store.change(lambda c: RecoveryBook(c).offer(guest, CODE, kept))
        return code

    def make_code(self) -> tuple[str, str]:
        """Return a new code, and its hash, which is stored together with a new password."""
        letters = _letters()
        return format_code(letters), hash_secret(letters)

    async def by_code(self, login: str, code: str, password: str) -> str:
        """Give an account a new password by its code; return the next code.

        Raises:
            Illegal: `account/code`, whether the name or the code is wrong; `account/password`.
        """
        letters = parse_code(code)
        account = await self._store.read(
            lambda logs: RecoveryBook(logs.connection).by_code(login, letters)
        )
        if account is None:
            raise _wrong()
        return await self._renew(account, hash_secret(letters), password, _wrong())

    async def account_of(self, secret: str) -> Account:
        """Return the account of a host's link, which stays valid.

        Raises:
            Unknown: `account/link`.
        """
        now, kept = self._clock(), hash_secret(secret)
        account = await self._store.read(
            lambda logs: RecoveryBook(logs.connection).by_link(kept, now)
        )
        if account is None:
            raise _used()
        return account

    async def by_link(self, secret: str, password: str) -> str:
        """Give the account of a host's link a new password; return its next code.

        Raises:
            Unknown: `account/link`.
            Illegal: `account/password`.
        """
        account = await self.account_of(secret)
        return await self._renew(account, hash_secret(secret), password, _used())

    async def _renew(
        self, account: Account, kept: str, password: str, refusal: SerenissimaError
    ) -> str:
        """Change the password, sign out all devices, use up the code or link; return a new code.

        An intruder in the account is signed out, too.
        """
        settled, letters = await self._accounts.hash_password(password), _letters()

        def renewing(connection: sa.Connection) -> None:
            book, ways = AccountBook(connection), RecoveryBook(connection)
            there = ways.use(account.guest, kept)
            if not (there and book.change(account.guest, settled, account.password)):
                raise refusal
            sign_out_everywhere(connection, account.guest)
            ways.offer(account.guest, CODE, hash_secret(letters))

        await self._accounts.apply(account.guest, renewing)
        return format_code(letters)


def _letters() -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(LENGTH))


def _wrong() -> Illegal:
    return ACCOUNT_CODE()


def _used() -> Unknown:
    return ACCOUNT_LINK()
