"""Email addresses of the accounts of one database, and links for new passwords.

Example:
    secret = await tables.addresses.offer(guest, "a long password", "anna@example.org", "de")
    await tables.addresses.confirm(secret)          # by the link in the mail
    for reset in await tables.addresses.offer_resets("anna"):
        ...                                         # goes to reset.address
"""

from collections.abc import Callable
from dataclasses import dataclass, field

import sqlalchemy as sa

from serenissima.fairplay.secrets import hash_secret, new_secret
from serenissima.service.core.accounts import LONGEST_FOLDED
from serenissima.service.core.guests import KnownGuest
from serenissima.service.core.recovery import MAIL
from serenissima.service.refusals import ACCOUNT_LINK
from serenissima.service.runtime.accounts import Accounts
from serenissima.service.store.addresses import AccountAddress, AddressBook
from serenissima.service.store.recovering import RecoveryBook
from serenissima.service.store.store import Store

CONFIRMED_WITHIN = 86_400.0  # seconds for which a link confirms an address
RESET_WITHIN = 3600.0  # seconds for which a link in a mail sets a new password
LONGEST_ADDRESS = 200


@dataclass(frozen=True)
class PasswordReset:
    """A link for a new password that is on its way.

    Attributes:
        login: the sign-in name.
        address: where to send it.
        language: of the mail.
        secret: of the link.
    """

    login: str
    address: str = field(repr=False)
    language: str
    secret: str = field(repr=False)


class Addresses:
    """The email addresses of the accounts of one database.

    Args:
        store: the database.
        accounts: the accounts.
        clock: seconds since 1970.
    """

    def __init__(self, store: Store, accounts: Accounts, clock: Callable[[], float]) -> None:
        self._store, self._accounts, self._clock = store, accounts, clock

    async def of(self, guest: str) -> AccountAddress:
        """Return the addresses of a guest."""
        now = self._clock()
        return await self._store.read(lambda logs: AddressBook(logs.connection).of(guest, now))

    async def offer(self, guest: KnownGuest, password: str, address: str, language: str) -> str:
        """Return the secret of a link that confirms an address, after checking the password.

        The confirmed address stays until then.

        Raises:
            Illegal: `account/wrong`.
        """
        await self._accounts.authenticate(await self._accounts.login(guest.id), password)
        secret, until = new_secret(), self._clock() + CONFIRMED_WITHIN
        wanted = AccountAddress(wanted=address, language=language)
        kept = hash_secret(secret)
        await self._store.ensure(lambda c: AddressBook(c).offer(guest.id, wanted, kept, until))
        return secret

    async def find(self, secret: str) -> tuple[str, str]:
        """Return the sign-in name and the address that a link confirms; it stays valid.

        Raises:
            Unknown: `account/link`.
        """
        now, kept = self._clock(), hash_secret(secret)
        found = await self._store.read(lambda logs: AddressBook(logs.connection).by_link(kept, now))
        if found is None:
            raise ACCOUNT_LINK()
        return found[0].login, found[1]

    async def confirm(self, secret: str) -> None:
        """Confirm an address by its link; raise `Unknown` (`account/link`)."""
        now, kept = self._clock(), hash_secret(secret)
        if not await self._store.change(lambda c: AddressBook(c).confirm(kept, now)):
            raise ACCOUNT_LINK()

    async def remove(self, guest: KnownGuest) -> None:
        """Delete the addresses of a guest, and links for a new password that went there."""

        def removing(connection: sa.Connection) -> None:
            AddressBook(connection).forget(guest.id)
            RecoveryBook(connection).withdraw(guest.id, MAIL)

        await self._store.change(removing)

    async def offer_resets(self, text: str) -> list[PasswordReset]:
        """Return links for new passwords of the accounts with this name or confirmed address.

        Earlier links that were sent by mail become void.
        """
        if len(text) > max(LONGEST_FOLDED, LONGEST_ADDRESS):
            return []
        until = self._clock() + RESET_WITHIN

        def offering(connection: sa.Connection) -> list[PasswordReset]:
            resets = []
            for account, one in AddressBook(connection).find(text):
                secret = new_secret()
                RecoveryBook(connection).offer(account.guest, MAIL, hash_secret(secret), until)
                resets.append(PasswordReset(account.login, one.address, one.language, secret))
            return resets

        return await self._store.ensure(offering)
