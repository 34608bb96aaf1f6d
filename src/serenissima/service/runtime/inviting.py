"""Inviting friends to seats: one asks, the other sits down at once or declines.

    await tables.friends.inviting.invite(anna.id, mark, table, seat, invitation)
    waiting = await tables.friends.inviting.of(bernd.id)
    seated = await tables.friends.inviting.take_seat(bernd, waiting[0].table, key="…")

The host is never told that a friend has declined.
"""

from collections.abc import Awaitable, Callable
from typing import Protocol

import sqlalchemy as sa

from serenissima.fairplay.secrets import Proven
from serenissima.kernel.errors import Illegal, SerenissimaError
from serenissima.service.core.guests import KnownGuest
from serenissima.service.core.names import LONGEST_NAME
from serenissima.service.core.table import Table
from serenissima.service.refusals import (
    FRIEND_NONE,
    SEAT_INVITATION,
    SEAT_NAME,
    SEAT_NOT_YOURS,
    SEAT_TAKEN,
)
from serenissima.service.runtime.known_tables import KnownTables
from serenissima.service.store.friends import FriendBook
from serenissima.service.store.logs import Logs, is_id
from serenissima.service.store.seat_invitations import SeatInvitation, SeatInvitationBook
from serenissima.service.store.store import Store

LASTS = 24 * 3600.0  # seconds after which an invitation is no longer shown
NAMESAKES = 9  # a guest whose name is taken at the table gets a number up to this one


class TakenSeat(Protocol):
    """A seat that was taken; its owner acts with the token."""

    @property
    def token(self) -> str:
        """The token of the seat."""


Take = Callable[..., Awaitable[TakenSeat]]


class Inviting:
    """The invitations to seats in one database.

    Args:
        store: the database.
        known: its tables.
        join, sit: seat a guest by an invitation, and without one; see `Seating`.
        clock: seconds since 1970.
    """

    def __init__(
        self, store: Store, known: KnownTables, join: Take, sit: Take, clock: Callable[[], float]
    ) -> None:
        self._store, self._known, self._clock = store, known, clock
        self._join, self._sit = join, sit

    async def invite(self, guest: str, mark: str, table: str, seat: int, invitation: str) -> None:
        """Invite a friend, by their mark, to a free seat; a second time changes nothing.

        Args:
            guest: the id of the one who invites.
            mark: of the friend.
            table, seat: where.
            invitation: the secret of the seat's invitation; without one, the guest must sit at
                the table, which anyone may join.

        Raises:
            Unknown: `table/unknown`, `table/seat`, `seat/invitation`; `friend/none`.
            Illegal: `table/private`, `seat/not-yours`.
            NotNow: `seat/taken`.
        """
        now = await self._known.table(table)
        kept = _kept(now, seat, invitation)
        if now.sheet.names[seat]:
            raise SEAT_TAKEN()
        at = self._clock()

        def change(connection: sa.Connection) -> None:
            friends = FriendBook(connection).friends(guest)
            friend = next((one.id for one in friends if one.mark == mark), "")
            if not friend:
                raise FRIEND_NONE()
            SeatInvitationBook(connection).add(friend, guest, table, seat, kept, at)

        await self._store.ensure(change)

    async def of(self, guest: str) -> list[SeatInvitation]:
        """Return the invitations of a guest to seats that are still free, the newest first."""
        since = self._clock() - LASTS
        found = await self._store.read(
            lambda logs: SeatInvitationBook(logs.connection).of_guest(guest, since)
        )
        return [one for one in found if await self._waits(one)]

    async def _waits(self, one: SeatInvitation) -> bool:
        """Whether the seat of an invitation can still be taken."""
        try:
            table = await self._known.table(one.table)
            return not table.sheet.names[_seat(table, one)] and not table.over
        except SerenissimaError:
            return False

    async def list_invited(self, guest: str, table: str) -> dict[str, int]:
        """Return the seats to which friends of a guest were invited at a table, by their marks."""

        def ask(logs: Logs) -> dict[str, int]:
            seats = SeatInvitationBook(logs.connection).list_invited(table)
            friends = FriendBook(logs.connection).friends(guest)
            return {one.mark: seats[one.id] for one in friends if one.id in seats}

        return await self._store.read(ask)

    async def take_seat(self, guest: KnownGuest, table: str, *, key: str) -> str:
        """Take the seat of an invitation; return its token.

        Raises:
            Unknown: `seat/invitation`: there is none, or it was declined; as `Seating.join`.
            SerenissimaError: as `Seating.join` and `Seating.sit`.
        """
        found = None
        if is_id(table):
            found = await self._store.read(
                lambda logs: SeatInvitationBook(logs.connection).find(guest.id, table)
            )
        if found is None:
            raise SEAT_INVITATION()
        seat = _seat(await self._known.table(table), found)
        token = await self.sit_down(guest, table, seat, key)
        await self._store.change(lambda c: SeatInvitationBook(c).remove(guest.id, table))
        return token

    async def sit_down(self, guest: KnownGuest, table: str, seat: int, key: str) -> str:
        """Seat a guest who may take this free seat; return its token.

        They get a number after a name that someone at the table has.

        Raises:
            Unknown: `table/unknown`, `table/seat`.
            Illegal: `table/private`: no invitation leads to the seat.
            SerenissimaError: as `Seating.join` and `Seating.sit`.
        """
        now = await self._known.table(table)
        kept, name = now.sheet.invitations[now.check_seat(seat)], guest.name
        for number in range(2, NAMESAKES + 2):
            try:
                if not now.sheet.settings.public and kept:
                    joined = self._join(table, Proven(kept), name, key=key, guest=guest.id)
                    return (await joined).token
                return (await self._sit(table, seat, name, key=key, guest=guest.id)).token
            except Illegal as error:
                if not error.is_any(SEAT_NAME) or number > NAMESAKES:
                    raise
                name = f"{guest.name[: LONGEST_NAME - 2]} {number}"
        raise AssertionError("the last try returns or raises")

    async def decline(self, guest: str, table: str) -> None:
        """Decline an invitation; the host is not told."""
        if is_id(table):
            await self._store.change(lambda c: SeatInvitationBook(c).decline(guest, table))


def _kept(table: Table, seat: int, invitation: str) -> str:
    """Return the hash of the seat's invitation, or nothing at a table that anyone may join."""
    if not invitation:
        table.open_seat(seat)
        return ""
    if table.invited_seat(invitation) != table.check_seat(seat):
        raise SEAT_NOT_YOURS("this invitation is for another seat")
    return table.sheet.invitations[seat]


def _seat(table: Table, one: SeatInvitation) -> int:
    """Return the seat that an invitation leads to now: a guest may have exchanged it."""
    return table.invited_seat(Proven(one.invitation)) if one.invitation else one.seat
