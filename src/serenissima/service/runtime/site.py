"""The host's own words as this process shows them: read again after some seconds.

await tables.site.refresh()          # before a page, at most every few seconds
tables.site.texts.text("imprint", "de")
tables.site.announcements()          # those to show now
"""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from math import inf

from serenissima.kernel.errors import SerenissimaError
from serenissima.service.core.site import Announcement, SiteTexts
from serenissima.service.core.site_access import AccessChange
from serenissima.service.refusals import SITE_PASSWORD
from serenissima.service.runtime.accounts import Accounts
from serenissima.service.store.site import SiteBook
from serenissima.service.store.store import Store

FRESH = 5.0  # seconds after which a change by another process takes effect here
PATIENCE = 0.5  # seconds that a page waits for the database, at most


class Site:
    """The host's words in one database.

    Args:
        store: the database.
        accounts: which hash passwords.
        clock: seconds since 1970.

    Attributes:
        texts: as last read.
        known: whether they have been read at all.
    """

    def __init__(self, store: Store, accounts: Accounts, clock: Callable[[], float]) -> None:
        self._store, self._accounts, self._clock = store, accounts, clock
        self.texts, self.known = SiteTexts(), False
        self._read_at = -inf  # by the clock of the event loop
        self._reading: asyncio.Task[None] | None = None

    def announcements(self) -> list[Announcement]:
        """Return the announcements that pages show now."""
        return self.texts.list_shown(self._clock())

    async def refresh(self) -> None:
        """Read the words again if they are some seconds old; pages don't need the database."""
        if (reading := self.refresh_soon()) is None:
            return
        # before the first answer, nothing is known of who may see the site
        await asyncio.wait([reading], timeout=PATIENCE if self.known else None)

    def refresh_soon(self) -> "asyncio.Task[None] | None":
        """Begin to read the words again if they are some seconds old; return the task."""
        if asyncio.get_running_loop().time() - self._read_at < FRESH:
            return None
        if self._reading is None or self._reading.done():
            self._reading = asyncio.create_task(self._read())
        return self._reading

    async def _read(self) -> None:
        self._read_at = asyncio.get_running_loop().time()
        with suppress(SerenissimaError):  # older words are better than no page
            self.texts = await self._store.look(lambda logs: SiteBook(logs.connection).read())
            self.known = True

    async def write(self, kind: str, language: str, text: str) -> None:
        """Replace a text of the site, in one language or the empty one for all.

        Raises:
            Illegal: `site/text`.
        """
        await self._store.ensure(lambda c: SiteBook(c).write(kind, language, text))
        await self._read()

    async def change_access(self, change: AccessChange) -> None:
        """Change who may see the site.

        Raises:
            Illegal: `account/password`: the site's password is too short or too long.
        """
        hashed = change.password and await self._accounts.hash_password(change.password)
        await self._store.ensure(lambda c: SiteBook(c).change_access(change, hashed))
        await self._read()

    async def check_password(self, password: str) -> None:
        """Raise `Illegal` (`site/password`) unless this is the site's password."""
        kept = self.texts.access.password
        if not (await self._accounts.fits(kept, password) and kept):
            raise SITE_PASSWORD()

    async def announce(self, announcement: Announcement) -> None:
        """Add an announcement, as `settle_announcement` returns it."""
        await self._store.change(lambda c: SiteBook(c).announce(announcement))
        await self._read()

    async def withdraw(self, number: int) -> None:
        """Remove an announcement; raises `Unknown` (`site/no-announcement`)."""
        await self._store.change(lambda c: SiteBook(c).withdraw(number))
        await self._read()
