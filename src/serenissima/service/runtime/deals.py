"""Reveals the secret of tables with the same deal, as soon as the last match has ended.

The process that stored the last action of one of them does so, or one that reads a table later: if
a server stops in between, the next look makes up for it.
"""

import asyncio
from collections.abc import Iterable
from contextlib import suppress

from serenissima.kernel.errors import SerenissimaError, Unknown
from serenissima.service.core.deals import Reveal
from serenissima.service.core.table import Table
from serenissima.service.runtime.known_tables import KnownTables

KEY = "everything has ended"


class SharedDeals:
    """The tables of a database that share their deal.

    Args:
        known: its tables.
    """

    def __init__(self, known: KnownTables) -> None:
        self._known = known
        self._begun: set[asyncio.Task[None]] = set()
        self._closed = False

    def notice(self, table_id: str, table: Table) -> None:
        """Check whether a match that has ended was the last one with its deal."""
        sheet = table.sheet
        hides = sheet.settled is not None and sheet.finished is None
        looks = asyncio.current_task() in self._begun  # the tables it reads start no further check
        if hides and not looks and not self._closed:
            task = asyncio.create_task(self._reveal_later((table_id, *sheet.settings.twins)))
            self._begun.add(task)
            task.add_done_callback(self._begun.discard)

    async def _reveal_later(self, tables: Iterable[str]) -> None:
        with suppress(SerenissimaError):  # the next check tries again
            await self.reveal(tables)

    async def reveal(self, tables: Iterable[str]) -> None:
        """Reveal everything at these tables, if all their matches have ended.

        Raises:
            NotNow: as reading and writing.
        """
        for table in (together := list(tables)):
            if not await self._ended(table):
                return
        for table in together:
            if not (await self._known.table(table)).sheet.finished:
                await self._known.submit(table, KEY, lambda _: Reveal())

    async def _ended(self, table: str) -> bool:
        try:
            return (await self._known.table(table)).sheet.ended
        except Unknown:  # it is not open yet
            return False

    async def close(self) -> None:
        """Wait for started work; later events are handled by the next check."""
        self._closed = True
        await asyncio.gather(*self._begun, return_exceptions=True)
