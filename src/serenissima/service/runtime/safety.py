"""Safety: blocks between guests, reports of names, bans by the host.

Blocks are checked when a guest takes a seat or enters, in the same transaction.

    await tables.safety.block(guest.id, table, seat, name)    # the person there, if named so
    await tables.safety.report_name(guest.id, table, seat, name)  # to the host
    await tables.safety.check(guest.id)                       # not banned by the host
"""

from collections.abc import Callable

import sqlalchemy as sa

from serenissima.service.refusals import GUEST_BANNED, SEAT_NO_GUEST
from serenissima.service.store.blocks import Blocks
from serenissima.service.store.guests import GuestBook
from serenissima.service.store.logs import Logs
from serenissima.service.store.moderation import BlockedGuest, Moderation
from serenissima.service.store.results import last_seat
from serenissima.service.store.sitting import Sitting, sitting, sittings
from serenissima.service.store.store import Store


class Safety:
    """Blocks, reports of names and bans in one database.

    Args:
        store: the database.
        clock: seconds since 1970.
    """

    def __init__(self, store: Store, clock: Callable[[], float]) -> None:
        self._store, self._clock = store, clock

    async def check(self, guest: str) -> None:
        """Raise `Illegal` (`guest/barred`) if the host has banned a guest.

        Their running matches continue, and people who are not guests can't be banned.
        """
        if await self.is_banned(guest):
            raise GUEST_BANNED()

    async def is_banned(self, guest: str) -> bool:
        """Whether the host has banned a guest."""
        return await self._store.read(lambda logs: _blocks(logs).is_banned(guest))

    async def separated_tables(self, guest: str) -> set[str]:
        """Return the open tables that are hidden from a guest because one blocks the other."""
        return await self._store.read(lambda logs: _blocks(logs).separated_tables(guest))

    async def separated_matches(self, guest: str) -> set[str]:
        """Return the public matches that are hidden from a guest because of a block."""
        return await self._store.read(lambda logs: _blocks(logs).separated_matches(guest))

    async def block(
        self, guest: str, table: str, seat: int, name: str, *, blocked: bool = True
    ) -> None:
        """Block the person at a seat if they have this name, or lift the block.

        Raises:
            Unknown: `table/unknown`; `seat/no-guest`: they are known only by the link of their
                seat.
            NotNow: `seat/changed`: another person sits there now.
        """

        def change(connection: sa.Connection) -> None:
            other = sitting(connection, table, seat)
            other.check(name)
            if not other.guest:
                raise SEAT_NO_GUEST(text=seat)
            if blocked:
                Moderation(connection).mute(guest, other.guest, other.name)
            else:
                Moderation(connection).unmute(guest, other.guest)

        await self._store.ensure(change)

    async def list_blocked(self, guest: str) -> list[BlockedGuest]:
        """Return the guests whom a guest blocks, with the names that they had then."""
        return await self._store.read(lambda logs: Moderation(logs.connection).list_blocked(guest))

    async def unblock(self, guest: str, mark: str) -> None:
        """Lift a block by its mark in that list; does nothing if the mark is not there."""

        def change(connection: sa.Connection) -> None:
            book = Moderation(connection)
            for one in book.list_blocked(guest):
                if one.mark == mark:
                    book.unmute(guest, one.id)

        await self._store.change(change)

    async def report_name(self, guest: str, table: str, seat: int, name: str) -> None:
        """Report a name at a seat and its owner to the host; repeats for one person count once.

        Raises:
            Unknown: `table/unknown`.
            NotNow: `seat/changed`: another person sits there now.
        """
        now = self._clock()

        def report(connection: sa.Connection) -> None:
            other = sitting(connection, table, seat)
            other.check(name)
            Moderation(connection).report_name(guest, table, seat, other, now)

        await self._store.ensure(report)

    async def report_ranked(self, guest: str, ranked: str, game: str, name: str) -> bool:
        """Report a guest's name in the list of a game's best; return whether it is there."""
        now = self._clock()

        def report(connection: sa.Connection) -> bool:
            last = last_seat(connection, ranked, game)
            if last is not None:
                Moderation(connection).report_name(guest, *last, Sitting(name, ranked), now)
            return last is not None

        return await self._store.ensure(report)

    async def reported_at(self, guest: str, table: str) -> set[int]:
        """Return the seats of a table whose names a guest has reported."""

        def ask(logs: Logs) -> set[int]:
            found = Moderation(logs.connection).reported_names(guest, table)
            there = set(enumerate(sittings(logs.connection, table))) if found else set()
            return {seat for seat, _ in found & there}

        return await self._store.read(ask)

    async def blocked_at(self, guest: str, table: str) -> set[int]:
        """Return the seats of a table whose guests a guest blocks."""

        def ask(logs: Logs) -> set[int]:
            blocked = Moderation(logs.connection).list_muted(guest)
            held = GuestBook(logs.connection).seats_at(table)
            return {one.seat for one in held if one.guest in blocked}

        return await self._store.read(ask)


def _blocks(logs: Logs) -> Blocks:
    return Blocks(logs.connection)
