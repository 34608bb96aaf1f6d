"""Counts password tries in the database, so that several processes allow no more than one."""

from collections.abc import Callable, Sequence
from contextlib import suppress

import sqlalchemy as sa

from serenissima.service.refusals import ACCOUNT_TRIES
from serenissima.service.store.database import Unavailable
from serenissima.service.store.store import Store
from serenissima.service.store.tries import Bucket, TooOften, TryBook

KEPT = 3600.0  # seconds; longer than any bucket takes to be empty


class Tries:
    """The tries of one database.

    Args:
        store: the database.
        clock: seconds since 1970, the same in all processes.
    """

    def __init__(self, store: Store, clock: Callable[[], float]) -> None:
        self._store, self._clock = store, clock
        self._cleared: float | None = None  # when outdated counts were last deleted

    async def take(self, buckets: Sequence[Bucket]) -> None:
        """Count one more try in each, or in none; raises `NotNow` (`account/tries`)."""
        now = self._clock()

        def counting(connection: sa.Connection) -> None:
            TryBook(connection).take(buckets, now)

        try:
            await self._store.change(counting)
        except TooOften:
            raise ACCOUNT_TRIES(hint="wait a few minutes") from None
        await self._clear(now)

    async def give(self, buckets: Sequence[Bucket]) -> None:
        """Uncount a successful try; a database failure here is harmless."""
        with suppress(Unavailable):
            await self._store.change(lambda connection: TryBook(connection).give(buckets))

    async def _clear(self, now: float) -> None:
        """Delete outdated counts from time to time."""
        if self._cleared is None or now - self._cleared > KEPT:
            self._cleared = now
            await self._store.change(lambda connection: TryBook(connection).forget(now - KEPT))
