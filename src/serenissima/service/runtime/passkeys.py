"""The passkeys of one database; the code that talks to browsers makes and verifies them."""

from collections.abc import Callable
from typing import NamedTuple, TypeVar

import sqlalchemy as sa

from serenissima.fairplay.secrets import hash_secret, new_secret
from serenissima.kernel.errors import NotNow
from serenissima.service.core.guests import KnownGuest
from serenissima.service.core.passkeys import MOST, Passkey
from serenissima.service.refusals import PASSKEY_EXISTS, PASSKEY_MOST, PASSKEY_STALE
from serenissima.service.runtime.guests import LONGEST_LABEL
from serenissima.service.store.outbox import Box
from serenissima.service.store.passkeys import PasskeyBook
from serenissima.service.store.store import Store
from serenissima.service.store.transactions import Taken

T = TypeVar("T")
KEY = "passkey"  # names the key that signs challenges


class Answered(NamedTuple):
    """An answered challenge, which no process accepts again.

    Attributes:
        challenge: its bytes as text.
        until: when it would have become too old, in seconds since 1970.
    """

    challenge: str
    until: float


class Passkeys:
    """The passkeys of one database.

    Args:
        store: the database.
        clock: seconds since 1970.
    """

    def __init__(self, store: Store, clock: Callable[[], float]) -> None:
        self._store, self._clock = store, clock
        self._secret = ""

    async def secret(self) -> str:
        """Return the secret with which all processes sign challenges."""
        if not self._secret:
            self._secret = await self._store.change(lambda c: Box(c).key(KEY, new_secret))
        return self._secret

    async def of(self, guest: str) -> list[Passkey]:
        """Return the passkeys of a guest, the newest first."""
        return await self._store.read(lambda logs: PasskeyBook(logs.connection).of(guest))

    async def add(
        self,
        guest: KnownGuest,
        credential: str,
        public: str,
        count: int,
        answered: Answered,
        label: str = "",
    ) -> None:
        """Store a new passkey of a guest.

        Raises:
            NotNow: `passkey/stale`: the challenge was answered before; `passkey/exists`.
            Illegal: `passkey/most`.
        """
        now = self._clock()
        key = Passkey(
            id=hash_secret(credential),
            guest=guest.id,
            credential=credential,
            public=public,
            count=count,
            label=label[:LONGEST_LABEL],
            since=now,
            seen=now,
        )

        def adding(connection: sa.Connection) -> None:
            book = PasskeyBook(connection)
            book.lock(guest.id)
            if len(book.of(guest.id)) >= MOST:
                raise PASSKEY_MOST(limit=MOST)
            if book.find(key.id):
                raise PASSKEY_EXISTS()
            book.add(key)
            _spend(book, answered, now)

        await self._change(adding)

    async def find(self, credential: str) -> Passkey | None:
        """Return the passkey whose credential has this id, if there is one."""
        id_ = hash_secret(credential)
        return await self._store.read(lambda logs: PasskeyBook(logs.connection).find(id_))

    async def use(self, key: Passkey, count: int, answered: Answered) -> KnownGuest:
        """Return the owner of a passkey that has answered a challenge.

        Raises:
            NotNow: `passkey/stale`: the challenge was answered before, or the passkey is gone.
        """
        now = self._clock()

        def using(connection: sa.Connection) -> KnownGuest:
            book = PasskeyBook(connection)
            _spend(book, answered, now)
            if not book.use(key, count, now):
                raise stale_refusal()
            return book.owner(key)

        return await self._change(using)

    async def remove(self, guest: KnownGuest, id_: str) -> None:
        """Delete a passkey of a guest, which can no longer sign in."""
        await self._store.change(lambda connection: PasskeyBook(connection).remove(guest.id, id_))

    async def _change(self, work: Callable[[sa.Connection], T]) -> T:
        try:
            return await self._store.change(work)
        except Taken:
            raise stale_refusal() from None


def _spend(book: PasskeyBook, answered: Answered, now: float) -> None:
    book.spend(hash_secret(answered.challenge), answered.until, now)


def stale_refusal() -> NotNow:
    """Return the refusal for an answer that came too late, or twice."""
    return PASSKEY_STALE(hint="try again")
