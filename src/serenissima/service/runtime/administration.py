"""What admins see and do: figures, guests, tables and reports of one database.

They see no more of a match than a spectator does.

    figures = await tables.administration.figures()
    found = await tables.administration.find_guests("anna")
    await tables.administration.change_guest(id, GuestChange(deactivated=True))
    await tables.administration.close(table)
"""

from collections.abc import Callable
from contextlib import suppress

import sqlalchemy as sa

from serenissima.kernel.errors import SerenissimaError
from serenissima.kernel.game import Game
from serenissima.service.core.guests import GuestSeat
from serenissima.service.refusals import TABLE_BUSY
from serenissima.service.runtime.guests import Guests
from serenissima.service.runtime.hosting import HostedTable, newest_tables, show_table
from serenissima.service.runtime.known_tables import KnownTables
from serenissima.service.store.closing import close_table, delete_table, prepare_deletion
from serenissima.service.store.figures import HostFigures, read_figures
from serenissima.service.store.guests import GuestBook
from serenissima.service.store.hosted_guests import (
    GuestChange,
    HostedGuest,
    change_guest,
    find_guest,
    find_guests,
)
from serenissima.service.store.logs import Logs, check_id
from serenissima.service.store.moderation import Moderation, ReportedMessage
from serenissima.service.store.store import Store
from serenissima.service.store.transactions import Taken

TRIES = 10  # attempts, while others act at the same tables
MOST = 50  # guests or tables in a list


class Administration:
    """What admins see and do in one database.

    Args:
        store: the database.
        known: its tables.
        guests: its guests.
        shelf: returns a game by its name.
        clock: seconds since 1970.
    """

    def __init__(
        self,
        store: Store,
        known: KnownTables,
        guests: Guests,
        shelf: Callable[[str], Game],
        clock: Callable[[], float],
    ) -> None:
        self._store, self._known, self._guests = store, known, guests
        self._shelf, self._clock = shelf, clock

    async def figures(self) -> HostFigures:
        """Return the figures of the database."""
        now = self._clock()
        return await self._store.read(lambda logs: read_figures(logs.connection, now))

    async def find_guests(self, text: str) -> list[HostedGuest]:
        """Return guests with this text in their name or sign-in name, or this id."""
        return await self._store.read(lambda logs: find_guests(logs.connection, text, MOST))

    async def guest(self, guest: str) -> tuple[HostedGuest, list[GuestSeat]]:
        """Return a guest and their newest seats; raises `Unknown` (`guest/none`)."""

        def ask(logs: Logs) -> tuple[HostedGuest, list[GuestSeat]]:
            found = find_guest(logs.connection, guest)
            return found, GuestBook(logs.connection).seats(guest, MOST)

        return await self._store.read(ask)

    async def change_guest(self, guest: str, change: GuestChange) -> None:
        """Change a guest as an admin wants, or delete them.

        Raises:
            Unknown: `guest/none`.
            Illegal: `seat/name`.
            NotNow: `table/busy`.
        """
        await self._try(lambda c: change_guest(c, guest, change, self._clock()))
        self._guests.recognize_again(guest)

    async def tables(self, *, over: bool) -> list[HostedTable]:
        """Return the newest tables; those whose matches have ended only if `over`."""
        shelf = self._shelf
        return await self._store.read(lambda logs: newest_tables(logs, shelf, MOST, over=over))

    async def table(self, table: str) -> HostedTable:
        """Return one table; raises `Unknown` (`table/unknown`)."""
        check_id(table)
        shelf = self._shelf
        return await self._store.read(lambda logs: show_table(logs, logs.head(table), shelf))

    async def close(self, table: str) -> None:
        """End a match without a result.

        Raises:
            Unknown: `table/unknown`.
            Unreadable: `entry/unreadable`.
            NotNow: `match/over`, `table/busy`.
        """
        check_id(table)
        await self._try(lambda connection: close_table(connection, table, self._clock()))
        await self._show(table)

    async def delete(self, table: str) -> None:
        """Delete a table with its chat and notes; a running match is closed first.

        Raises:
            Unknown: `table/unknown`.
            NotNow: `table/tournament`, `table/busy`.
        """
        check_id(table)
        await self._try(lambda connection: prepare_deletion(connection, table, self._clock()))
        await self._show(table)
        await self._try(lambda connection: delete_table(connection, table))

    async def _show(self, table: str) -> None:
        """Show the end of a match to everyone who has it open here; other processes notice it."""
        with suppress(SerenissimaError):  # this version can't play the match
            await self._known.table(table)

    async def reports(self) -> list[ReportedMessage]:
        """Return the open reports."""
        return await self._store.read(lambda logs: Moderation(logs.connection).reports())

    async def settle(self, report: int, *, remove: bool) -> None:
        """Settle a report; its message may be removed. Raises `Unknown` (`chat/report`)."""
        await self._store.change(lambda c: Moderation(c).settle(report, remove=remove))

    async def _try(self, work: Callable[[sa.Connection], None]) -> None:
        """Carry out a change, again if others are faster at one of the tables."""
        for _ in range(TRIES):
            with suppress(Taken):
                await self._store.change(work)
                return
        raise TABLE_BUSY("a table is busy; try again in a moment")
