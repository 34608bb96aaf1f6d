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
from serenissima.service.store.site import SiteBook
from serenissima.service.store.store import Store

FRESH = 5.0  # seconds after which a change by another process takes effect here
PATIENCE = 0.5  # seconds that a page waits for the database, at most


class Site:
    """The host's words in one database.

    Args:
        store: the database.
        clock: seconds since 1970.

    Attributes:
        texts: as last read.
    """

    def __init__(self, store: Store, clock: Callable[[], float]) -> None:
        self._store, self._clock = store, clock
        self.texts = SiteTexts()
        self._read_at = -inf  # by the clock of the event loop
        self._reading: asyncio.Task[None] | None = None

    def announcements(self) -> list[Announcement]:
        """Return the announcements that pages show now."""
        return self.texts.list_shown(self._clock())

    async def refresh(self) -> None:
        """Read the words again if they are some seconds old; pages don't need the database."""
        if asyncio.get_running_loop().time() - self._read_at < FRESH:
            return
        if self._reading is None or self._reading.done():
            self._reading = asyncio.create_task(self._read())
        await asyncio.wait([self._reading], timeout=PATIENCE)

    async def _read(self) -> None:
        self._read_at = asyncio.get_running_loop().time()
        with suppress(SerenissimaError):  # older words are better than no page
            self.texts = await self._store.look(lambda logs: SiteBook(logs.connection).read())

    async def write(self, kind: str, language: str, text: str) -> None:
        """Replace a text of the site, in one language or the empty one for all.

        Raises:
            Illegal: `site/text`.
        """
        await self._store.ensure(lambda c: SiteBook(c).write(kind, language, text))
        await self._read()

    async def announce(self, announcement: Announcement) -> None:
        """Add an announcement, as `settle_announcement` returns it."""
        await self._store.change(lambda c: SiteBook(c).announce(announcement))
        await self._read()

    async def withdraw(self, number: int) -> None:
        """Remove an announcement; raises `Unknown` (`site/no-announcement`)."""
        await self._store.change(lambda c: SiteBook(c).withdraw(number))
        await self._read()
