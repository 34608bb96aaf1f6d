"""What protects people from each other: blocks of guests, reports of names, bans of the host.

Who is blocked is asked where somebody sits down or enters, in the same transaction.

await tables.safety.block(guest.id, table, seat, name)    # whoever sits there, if called so
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
        """Let no guest begin anything whom the host has banned; raises `Illegal` (`guest/barred`).

        What they began before goes on, and people who are no guests are not known.
        """
        if await self.is_banned(guest):
            raise GUEST_BANNED()

    async def is_banned(self, guest: str) -> bool:
        """Whether the host has banned a guest."""
        return await self._store.read(lambda logs: _blocks(logs).is_banned(guest))

    async def apart(self, guest: str) -> set[str]:
        """The open tables that are not offered to a guest: either blocks the other."""
        return await self._store.read(lambda logs: _blocks(logs).apart(guest))

    async def block(
        self, guest: str, table: str, seat: int, name: str, *, blocked: bool = True
    ) -> None:
        """Block whoever sits there and has this name, or not any more.

        Raises:
            Unknown: `table/unknown`; `seat/no-guest`: nobody knows them but by the link of their
                seat.
            NotNow: `seat/changed`: somebody else sits there now.
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

    async def blocked(self, guest: str) -> list[BlockedGuest]:
        """Whom a guest blocks, wherever they are now, by the names that they had then."""
        return await self._store.read(lambda logs: Moderation(logs.connection).blocked(guest))

    async def unblock(self, guest: str, mark: str) -> None:
        """Block somebody no more, by their mark in that list; nobody, if it is not there."""

        def change(connection: sa.Connection) -> None:
            book = Moderation(connection)
            for one in book.blocked(guest):
                if one.mark == mark:
                    book.unmute(guest, one.id)

        await self._store.change(change)

    async def report_name(self, guest: str, table: str, seat: int, name: str) -> None:
        """Report a name at a seat to the host, and whose it is; of each person, once is enough.

        Raises:
            Unknown: `table/unknown`.
            NotNow: `seat/changed`: somebody else sits there now.
        """
        now = self._clock()

        def report(connection: sa.Connection) -> None:
            other = sitting(connection, table, seat)
            other.check(name)
            Moderation(connection).report_name(guest, table, seat, other, now)

        await self._store.ensure(report)

    async def report_ranked(self, guest: str, ranked: str, game: str, name: str) -> bool:
        """Report the name that a guest has in the list of a game's best; whether they play it."""
        now = self._clock()

        def report(connection: sa.Connection) -> bool:
            last = last_seat(connection, ranked, game)
            if last is not None:
                Moderation(connection).report_name(guest, *last, Sitting(name, ranked), now)
            return last is not None

        return await self._store.ensure(report)

    async def reported_at(self, guest: str, table: str) -> set[int]:
        """The seats of a table at which somebody sits whose name there a guest has reported."""

        def ask(logs: Logs) -> set[int]:
            found = Moderation(logs.connection).reported_names(guest, table)
            there = set(enumerate(sittings(logs.connection, table))) if found else set()
            return {seat for seat, _ in found & there}

        return await self._store.read(ask)

    async def blocked_at(self, guest: str, table: str) -> set[int]:
        """The seats of a table at which somebody sits whom a guest blocks."""

        def ask(logs: Logs) -> set[int]:
            blocked = Moderation(logs.connection).muted(guest)
            held = GuestBook(logs.connection).seats_at(table)
            return {one.seat for one in held if one.guest in blocked}

        return await self._store.read(ask)


def _blocks(logs: Logs) -> Blocks:
    return Blocks(logs.connection)
