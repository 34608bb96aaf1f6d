"""Accounts of one database: guests who sign in by name and password.

Example:
    cookie = await tables.accounts.add(guest, "anna", "a long password")
    guest = await tables.accounts.authenticate("anna", "a long password")
    cookie = await tables.accounts.sign_in(guest)           # of a new device
"""

import asyncio
from collections.abc import Callable
from typing import TypeVar

import sqlalchemy as sa
from argon2 import PasswordHasher
from argon2.exceptions import VerificationError

from serenissima.fairplay.secrets import hash_secret, new_secret
from serenissima.kernel.errors import Illegal, NotNow
from serenissima.service.core.accounts import (
    Account,
    normalize_password,
    settle_login,
    settle_password,
)
from serenissima.service.core.guests import Device, KnownGuest
from serenissima.service.core.recovery import CODE
from serenissima.service.refusals import (
    ACCOUNT_EXISTS,
    ACCOUNT_TAKEN,
    ACCOUNT_WRONG,
    DEAL_BOTH,
    GUEST_DEACTIVATED,
    GUEST_LINK,
)
from serenissima.service.runtime.guests import LONGEST_LABEL, SEPARATOR, Guests, new_id
from serenissima.service.store.accounts import AccountBook, guest_of
from serenissima.service.store.addresses import AddressBook
from serenissima.service.store.blocks import Blocks
from serenissima.service.store.guests import GuestBook
from serenissima.service.store.merging import merge, sign_out_everywhere
from serenissima.service.store.outbox import Box
from serenissima.service.store.recovering import RecoveryBook
from serenissima.service.store.store import Store
from serenissima.service.store.tournaments import plays_both
from serenissima.service.store.transactions import Taken

T = TypeVar("T")
KEY = "devices"  # the name of the secret
HASHERS = 2  # passwords hashed at once: each takes 64 MiB
NOBODY = (
    "$argon2id$v=19$m=65536,t=3,p=4$RyYZGlHpMqCqBc/MjAglJg"
    "$zB3s+6thrbKgAxpQw6UXbMcHdHolxUtyVXcZ08gLuvs"
)
"""The hash that a password is compared with for an unknown name, so that it takes as long."""


class Accounts:
    """The accounts of one database.

    Args:
        store: the database.
        guests: the owners of the accounts.
        clock: seconds since 1970.
    """

    def __init__(self, store: Store, guests: Guests, clock: Callable[[], float]) -> None:
        self._store, self._guests, self._clock = store, guests, clock
        self._hasher, self._room = PasswordHasher(), asyncio.Semaphore(HASHERS)
        self._secret = ""

    async def secret(self) -> str:
        """Return the secret with which all processes recognize devices that signed out."""
        if not self._secret:
            self._secret = await self._store.change(lambda c: Box(c).key(KEY, new_secret))
        return self._secret

    async def login(self, guest: str) -> str:
        """Return the sign-in name of a guest; empty without an account."""
        account = await self._of(guest)
        return account.login if account else ""

    async def add(
        self, guest: KnownGuest, login: str, password: str, label: str = "", *, code: str = ""
    ) -> str:
        """Give a guest an account; return the device's new cookie, which replaces the old one.

        `label`: the browser's own name. `code`: the hash of a code for a forgotten password.

        Raises:
            Illegal: `account/name`, `account/password`, `account/taken`.
            NotNow: `account/exists`: the guest already has one.
        """
        account = Account(guest.id, settle_login(login), await self.hash_password(password))
        if await self._of(guest.id):
            raise _has_one()

        def adding(connection: sa.Connection) -> str:
            AccountBook(connection).add(account)
            _offer(connection, guest.id, code)
            GuestBook(connection).forget_device(guest.id, guest.device)
            return self._new_device(connection, guest.id, label)

        try:
            return await self.apply(guest.id, adding)
        except Taken:
            raise ACCOUNT_TAKEN(text=account.login) from None

    async def authenticate(self, login: str, password: str) -> KnownGuest:
        """Return the guest with this name and password; takes as long for an unknown name.

        Raises:
            Illegal: `account/wrong`, whichever of the two is wrong.
        """
        account = await self._store.read(lambda logs: AccountBook(logs.connection).by_login(login))
        kept = account.password if account else NOBODY
        if not await self.fits(kept, password) or account is None:
            raise _wrong()
        if self._hasher.check_needs_rehash(kept):
            stronger = await self.hash_password(password)
            await self._store.change(lambda c: AccountBook(c).change(account.guest, stronger, kept))
        guest = await self._store.read(lambda logs: guest_of(logs.connection, account))
        if guest is None:
            raise _wrong()
        return guest

    async def sign_in(
        self, guest: KnownGuest, label: str = "", *, instead: KnownGuest | None = None
    ) -> str:
        """Return the cookie of a new device for a guest who has proved who they are.

        `instead`: the guest whose device it was until now; that device is signed out.

        Raises:
            Illegal: `guest/deactivated`.
        """

        def signing_in(connection: sa.Connection) -> str:
            if instead:
                GuestBook(connection).forget_device(instead.id, instead.device)
            return self._new_device(connection, guest.id, label)

        return await self.apply(instead.id if instead else guest.id, signing_in)

    async def bring_along(self, secret: str, other: KnownGuest, label: str = "") -> str:
        """Sign in by a link's secret, merge another guest into this one, and return the cookie.

        The other guest is the same person from now on, and their devices are signed out.

        Raises:
            Unknown: `guest/link`.
            NotNow: `account/exists`: the other guest has an account; `deal/both`: they play the
                same deal at two tables.
        """
        kept, now = hash_secret(secret), self._clock()

        def bringing(connection: sa.Connection) -> str:
            guest = GuestBook(connection).redeem(kept, now)
            if guest is None:
                raise GUEST_LINK()
            if plays_both(connection, other.id, guest.id):
                raise DEAL_BOTH()
            if not merge(connection, other.id, guest.id):
                raise _has_one()
            return self._new_device(connection, guest.id, label)

        return await self.apply(other.id, bringing)

    async def change(
        self, guest: KnownGuest, old: str, new: str, label: str = "", *, code: str = ""
    ) -> str:
        """Change a password and sign out all devices but this one; return its new cookie.

        A person who had the old password may have made a code with it, so older codes become void.
        `code`: the hash of a new one.

        Raises:
            Illegal: `account/wrong`, `account/password`.
        """
        account = await self._of(guest.id)
        if account is None or not await self.fits(account.password, old):
            raise _wrong()
        kept = await self.hash_password(new)

        def changing(connection: sa.Connection) -> str:
            if not AccountBook(connection).change(guest.id, kept, account.password):
                raise _wrong()  # it was changed elsewhere at the same moment
            RecoveryBook(connection).withdraw(guest.id)
            AddressBook(connection).withdraw(guest.id)
            _offer(connection, guest.id, code)
            sign_out_everywhere(connection, guest.id)
            return self._new_device(connection, guest.id, label)

        return await self.apply(guest.id, changing)

    async def sign_out_everywhere(self, guest: KnownGuest) -> None:
        """Forget all devices of a guest, including this one."""
        await self.apply(guest.id, lambda c: sign_out_everywhere(c, guest.id))

    async def _of(self, guest: str) -> Account | None:
        return await self._store.read(lambda logs: AccountBook(logs.connection).of(guest))

    async def apply(self, guest: str, work: Callable[[sa.Connection], T]) -> T:
        """Return the result of a change, and drop the guest's devices from this process's cache."""
        try:
            return await self._store.change(work)
        finally:
            self._guests.recognize_again(guest)

    def _new_device(self, connection: sa.Connection, guest: str, label: str) -> str:
        """Add a device; return its cookie. Raises `Illegal` (`guest/deactivated`)."""
        if Blocks(connection).is_deactivated(guest):
            raise GUEST_DEACTIVATED()
        now, secret = self._clock(), new_secret()
        device = Device(new_id(), label[:LONGEST_LABEL], now, now)
        GuestBook(connection).add_device(guest, device, hash_secret(secret))
        return SEPARATOR.join((device.id, secret))

    async def hash_password(self, password: str) -> str:
        """Return the hash of a new password; raises `Illegal` (`account/password`)."""
        settled = settle_password(password)
        async with self._room:
            return await asyncio.to_thread(self._hasher.hash, settled)

    async def fits(self, kept: str, password: str) -> bool:
        """Whether a password has this hash; takes as long for an empty one."""
        kept = kept or NOBODY
        async with self._room:
            return await asyncio.to_thread(self._verified, kept, normalize_password(password))

    def _verified(self, kept: str, password: str) -> bool:
        try:
            return self._hasher.verify(kept, password)
        except VerificationError:
            return False


def _offer(connection: sa.Connection, guest: str, code: str) -> None:
    """Store the hash of a code for a forgotten password, if there is one."""
    if code:
        RecoveryBook(connection).offer(guest, CODE, code)


def _wrong() -> Illegal:
    return ACCOUNT_WRONG()


def _has_one() -> NotNow:
    return ACCOUNT_EXISTS()
