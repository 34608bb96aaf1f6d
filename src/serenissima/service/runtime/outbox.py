"""Receivers, and the notifications that wait to be delivered."""

from collections.abc import Callable, Collection
from dataclasses import replace
from functools import partial

import structlog
from sqlalchemy import Connection

from serenissima.fairplay.secrets import hash_secret
from serenissima.kernel.errors import SerenissimaError
from serenissima.kernel.record import SPECTATOR
from serenissima.service.core.alarms import still_stands
from serenissima.service.core.notifications import CONFIRM, LATE, LOW, is_due, open_notifications
from serenissima.service.core.table import Table
from serenissima.service.core.table_view import TableView
from serenissima.service.core.viewing import view_table
from serenissima.service.refusals import NOTIFICATION_TOO_MANY
from serenissima.service.runtime.alarms import LATER, Alarms
from serenissima.service.runtime.known_tables import KnownTables
from serenissima.service.store.database import Unavailable
from serenissima.service.store.logs import Logs
from serenissima.service.store.outbox import GONE, Box, Receiver, WaitingNotification
from serenissima.service.store.seat_invitations import SeatInvitationBook
from serenissima.service.store.store import Store

LOG = structlog.get_logger(__name__)
ID_LENGTH = 22
MOST = 5  # receivers of one person at one table
AT_ONCE = 500  # notifications per look at the outbox
LEASE = 120.0  # seconds in which a claimed notification must be sent
ASKS_FOR = 24 * 3600.0  # seconds that an address may stay unconfirmed


class Outbox:
    """The notifications of one database; several processes may deliver them.

    Args:
        store: the database.
        known: its tables.
        clock: seconds since 1970.
        patience: seconds after which the others may continue without a player, where there is no
            clock.
    """

    def __init__(
        self, store: Store, known: KnownTables, clock: Callable[[], float], patience: float
    ) -> None:
        self._store, self._known, self.clock, self.patience = store, known, clock, patience
        self._alarms = Alarms(store, known, patience)
        self._keys: dict[str, str] = {}
        self._retries: dict[str, float] = {}  # when a receiver is notified again, after a failure

    async def register(
        self, table: str, token: str, channel: str, address: str, language: str, *, asks: bool
    ) -> Receiver:
        """Add a receiver for the person with this token; the same address again adds none.

        `asks`: whether they must confirm it first.

        Raises:
            Unknown: `table/unknown`.
            Illegal: `seat/not-yours`, `call/too-many`.
        """
        seat, owner = await self._owner(table, token)
        new = Receiver(
            id="",
            guest_id=None,
            table_id=table,
            seat=seat,
            owner=owner,
            channel=channel,
            address=address,
            language=language,
            confirmed=not asks,
            at=self.clock(),
            owed=not asks,
        )
        receiver, added = await self._store.ensure(partial(_added, new))
        if added and receiver.confirmed:
            await self._notify(receiver)
        return receiver

    async def receivers(self, table: str, token: str) -> list[Receiver]:
        """Return the receivers of the person with this token; raises as `register` does."""
        seat, owner = await self._owner(table, token)
        return await self._store.read(
            lambda logs: Box(logs.connection).receivers(table, seat, owner)
        )

    async def of_guest(self, guest: str) -> list[Receiver]:
        """Return the receivers of a guest, by the guest's id."""
        return await self._store.read(lambda logs: Box(logs.connection).receivers_of(guest))

    async def remove(self, table: str, token: str, name: str) -> None:
        """Delete a receiver of the person with this token; raises as `register` does."""
        if name in (one.id for one in await self.receivers(table, token)):
            await self.forget([name])

    async def receiver(self, name: str) -> Receiver | None:
        """Return the receiver with an id, or None."""
        return await self._store.read(lambda logs: Box(logs.connection).receiver(name))

    async def confirm(self, name: str) -> None:
        """Mark an address as confirmed."""
        confirmed = await self._store.ensure(lambda c: Box(c).confirm(name))
        if confirmed and (receiver := await self.receiver(name)) is not None:
            await self._notify(receiver)

    async def _notify(self, receiver: Receiver) -> None:
        """Notify this receiver of what its seat has to do already.

        This runs after the receiver was added: later events make notifications themselves, and
        duplicates become one notification. If the process ends before, the next look at the outbox
        does it, as the receiver is owed it. A table that can't be read delays no other.
        """
        try:
            table, at = await self._known.table(receiver.table_id), self.clock()
            due = open_notifications(table.at_moment(at, self.patience), receiver.seat)
            await self._store.change(lambda c: Box(c).notify(receiver, due, at))
        except Unavailable:
            return
        except Exception as error:
            code = error.code if isinstance(error, SerenissimaError) else type(error).__name__
            LOG.warning("a receiver waits", table=receiver.table_id, code=code)
            self._retries[receiver.id] = self.clock() + LATER

    async def _notify_owed(self) -> None:
        """Notify the receivers whose process ended before it did."""
        now = self.clock()
        self._retries = {one: at for one, at in self._retries.items() if at > now}
        waits = list(self._retries)
        owed = await self._store.read(lambda logs: Box(logs.connection).list_owed(AT_ONCE, waits))
        for one in owed:
            await self._notify(one)

    async def mark(self, receiver: Receiver, failing: str) -> None:
        """Note why a receiver's notifications do not arrive, or with empty text that they do."""
        if receiver.failing != failing:
            await self._store.change(lambda c: Box(c).mark(receiver.id, failing))

    async def repair(self, table: str, token: str, name: str) -> None:
        """Try a receiver of the person with this token again; raises as `register` does."""
        if name in (one.id for one in await self.receivers(table, token)):
            await self._store.change(lambda c: Box(c).repair([name]))

    async def with_address(self, channel: str, address: str) -> list[Receiver]:
        """Return the receivers with an address, to be shown only to someone who has it."""
        return await self._store.read(
            lambda logs: Box(logs.connection).with_address(channel, address)
        )

    async def move(self, channel: str, address: str, new: str) -> None:
        """Notify all receivers with an address at a new one from now on."""

        def move(connection: Connection) -> None:
            box = Box(connection)
            box.repair([one.id for one in box.with_address(channel, address)], new)

        await self._store.change(move)

    async def forget(self, names: Collection[str]) -> None:
        """Delete receivers and their waiting notifications."""
        await self._store.change(lambda c: Box(c).forget(names))

    async def ring(self) -> None:
        """Store the notifications that time alone has caused up to now."""
        await self._alarms.ring(self.clock())

    async def list_waiting(self) -> tuple[list[WaitingNotification], int]:
        """Return the waiting notifications, as many as one look sees, and their total number.

        They include those caused by time alone up to now. Addresses that were not confirmed in time
        are forgotten.
        """
        await self.ring()
        await self._notify_owed()
        before = self.clock() - ASKS_FOR
        if late := await self._store.read(
            lambda logs: Box(logs.connection).list_unconfirmed(before)
        ):
            await self.forget(late)

        def look(logs: Logs) -> tuple[list[WaitingNotification], int]:
            box = Box(logs.connection)
            return box.list_waiting(AT_ONCE), box.count()

        return await self._store.read(look)

    async def claim(self, notification: WaitingNotification) -> bool:
        """Take a notification for `LEASE` seconds, unless another process has it."""
        now = self.clock()
        return await self._store.change(lambda c: Box(c).claim(notification.id, now, now + LEASE))

    async def put_off(self, notification: WaitingNotification, seconds: float) -> None:
        """Retry a notification after this many seconds."""
        due = self.clock() + seconds
        await self._store.change(lambda c: Box(c).put_off(notification.id, due))

    async def hold_back(
        self, notifications: Collection[WaitingNotification], seconds: float
    ) -> None:
        """Postpone these notifications by this many seconds, except those being sent."""
        names, now = [one.id for one in notifications], self.clock()
        await self._store.change(lambda c: Box(c).hold_back(names, now + seconds, now))

    async def drop(
        self, notifications: Collection[WaitingNotification], *, claimed: bool = False
    ) -> None:
        """Delete these notifications; those being sent by another process stay unless `claimed`."""
        names, now = (
            [one.id for one in notifications],
            None if claimed else self.clock(),
        )
        await self._store.change(lambda c: Box(c).drop(names, now))

    async def sight(
        self, notification: WaitingNotification, receiver: Receiver
    ) -> TableView | None:
        """Return the receiver's view of the table; None if the notification is out of date.

        Raises:
            NotNow: `table/rules-version`, `database/unavailable`.
        """
        table = await self._known.table(notification.table_id)
        if notification.invites:
            return await self._invited_sight(notification, receiver, table)
        if not await self._is_theirs(notification, receiver, table.sheet.keys[notification.seat]):
            return None
        if not self._stands(table.at_moment(self.clock(), self.patience), notification):
            return None
        return view_table(table, notification.table_id, notification.seat)

    async def _invited_sight(
        self, notification: WaitingNotification, receiver: Receiver, table: Table
    ) -> TableView | None:
        """Return a spectator's view for an invited friend; None if the invitation is settled."""
        found, where = None, notification.table_id
        if guest := receiver.guest_id:
            found = await self._store.read(
                lambda logs: SeatInvitationBook(logs.connection).find(guest, where)
            )
        if found is None or table.over or table.sheet.names[notification.seat]:
            return None
        return view_table(table, where, SPECTATOR)

    def _stands(self, now: Table, notification: WaitingNotification) -> bool:
        """Whether the reason for a notification still exists."""
        if notification.kind == CONFIRM:
            return True
        asks = still_stands if notification.kind in (LOW, LATE) else is_due
        return asks(now, notification.seat, notification.kind, notification.about)

    async def _is_theirs(
        self, notification: WaitingNotification, receiver: Receiver, sitting: str
    ) -> bool:
        """Whether the person at the seat is still the one who added the address."""
        if receiver.guest_id is None:
            if sitting != receiver.owner:
                await self.forget([receiver.id])
            return sitting == receiver.owner
        at = notification.table_id, notification.seat, sitting
        return receiver.guest_id == await self._store.read(
            lambda logs: Box(logs.connection).guest(*at)
        )

    async def key(self, name: str, make: Callable[[], str]) -> str:
        """Return a key of this server, the same in all its processes, made on first use."""
        if name not in self._keys:
            self._keys[name] = await self._store.change(lambda c: Box(c).key(name, make))
        return self._keys[name]

    async def _owner(self, table: str, token: str) -> tuple[int, str]:
        now = await self._known.table(table)
        seat = now.owner(token)
        return seat, now.sheet.keys[seat]


def _added(new: Receiver, connection: Connection) -> tuple[Receiver, bool]:
    """Return the receiver with this address there, and whether it was added now."""
    box = Box(connection)
    guest = box.guest(new.table_id, new.seat, new.owner)
    whose = guest or f"{new.table_id} {new.seat} {new.owner}"
    name = hash_secret(f"{whose} {new.channel} {new.address}")[:ID_LENGTH]
    new = replace(new, id=name, guest_id=guest)
    there = box.receivers(new.table_id, new.seat, new.owner)
    for one in there:
        if (one.channel, one.address) == (new.channel, new.address):
            if one.failing:
                box.repair([one.id])
            return one, False
    if len(there) >= MOST and (gone := [one.id for one in there if one.failing == GONE]):
        box.forget(gone)
        there = [one for one in there if one.id not in gone]
    if len(there) >= MOST:
        raise NOTIFICATION_TOO_MANY(hint=f"at most {MOST}")
    question = f"{new.table_id}.{new.seat}.{CONFIRM}.{new.id}.{new.at}"
    asking = WaitingNotification(
        id=question,
        receiver=new.id,
        table_id=new.table_id,
        seat=new.seat,
        kind=CONFIRM,
        about=0,
        at=new.at,
        due_at=new.at,
    )
    box.add(new, None if new.confirmed else asking)
    return new, True
