"""Access to receivers and their waiting notifications within one transaction."""

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, field, fields

import sqlalchemy as sa

from serenissima.service.core.notifications import (
    CONFIRM,
    INVITED,
    LATE,
    LOW,
    TO_DO,
    Notification,
)
from serenissima.service.store.schema import NOTIFICATION_KEYS, NOTIFICATIONS, RECEIVERS, SEATS

PUT_KEY = "INSERT INTO call_keys (name, value) VALUES (:name, :value) ON CONFLICT (name)"
GONE, REFUSED, LATE_TRIES = "gone", "refused", "late"
"""Why notifications do not arrive: the address has ended; its service refuses them, but is tried
again; or all tries have failed."""
WRITABLE = "writable"  # the name of a text, no key, that shows whether anything can be stored
NOTIFY_SEAT = sa.text(  # costs only the query if there is no receiver
    "INSERT INTO calls (id, receiver, table_id, seat, kind, about, at, due_at, tries, leased_until)"
    " SELECT CAST(:name AS VARCHAR) || r.id, r.id, CAST(:at_table AS VARCHAR),"
    " CAST(:seat AS INTEGER), CAST(:kind AS VARCHAR), CAST(:about AS INTEGER),"
    " CAST(:at AS FLOAT), CAST(:at AS FLOAT), 0, 0 FROM receivers r WHERE r.id IN ("
    "SELECT id FROM receivers WHERE confirmed AND failing <> 'gone' AND guest_id IS NULL"
    " AND table_id = CAST(:at_table AS VARCHAR) AND seat = CAST(:seat AS INTEGER) UNION "
    "SELECT receivers.id FROM receivers JOIN seats ON receivers.guest_id = seats.guest_id"
    " JOIN guests ON receivers.guest_id = guests.id WHERE confirmed AND failing <> 'gone'"
    " AND NOT deactivated AND seats.table_id = CAST(:at_table AS VARCHAR)"
    " AND seats.seat = CAST(:seat AS INTEGER)"
    ") ON CONFLICT DO NOTHING"
)

NOTIFY_RECEIVER = sa.text(  # unless it is already waiting, made by an entry
    "INSERT INTO calls (id, receiver, table_id, seat, kind, about, at, due_at, tries, leased_until)"
    " VALUES (:id, :receiver, :at_table, :seat, :kind, :about, :at, :at, 0, 0)"
    " ON CONFLICT DO NOTHING"
)


@dataclass(frozen=True)
class Receiver:
    """An address at which the person at a seat wants to be notified.

    Attributes:
        id: follows from the owner and the address, so that a form sent twice adds one receiver.
        guest_id: the guest it belongs to, at all their tables; None if they are known only by seat.
        table_id, seat: where it was added.
        owner: hash of the seat's token then; a later person at the seat has another.
        channel: `mail`, `webhook` or `push`.
        address: on that channel.
        language: of the notifications.
        confirmed: whether its owner has confirmed it; until then only the question is sent.
        at: when it was added, in seconds since 1970.
        owed: whether it was not yet notified of what its seat had to do when it was added or
            confirmed.
        failing: why its notifications do not arrive: `gone` (the address has ended, and gets none),
            `refused`, or `late` (all tries of one have failed); empty while they do.
    """

    id: str
    guest_id: str | None = field(repr=False)
    table_id: str
    seat: int
    owner: str = field(repr=False)
    channel: str
    address: str = field(repr=False)
    language: str
    confirmed: bool
    at: float
    owed: bool = field(default=False, compare=False)
    failing: str = field(default="", compare=False)


@dataclass(frozen=True)
class WaitingNotification:
    """A notification that is not delivered yet.

    Attributes:
        id: the same for every attempt; it contains only what the receiver may know.
        receiver: id of the receiver.
        table_id, seat, kind, about: as in `Notification`.
        at: when it was stored, in seconds since 1970.
        due_at: when it is to be sent.
        tries: the number of attempts so far.
        leased_until: until when a process is sending it.
    """

    id: str
    receiver: str
    table_id: str
    seat: int
    kind: str
    about: int
    at: float
    due_at: float
    tries: int = 0
    leased_until: float = 0.0

    @property
    def confirms(self) -> bool:
        """Whether it only asks to confirm an address."""
        return self.kind == CONFIRM

    @property
    def by_time(self) -> bool:
        """Whether time alone has caused it."""
        return self.kind in (LOW, LATE)

    @property
    def invites(self) -> bool:
        """Whether a friend offers a seat, which the receiver doesn't have yet."""
        return self.kind == INVITED

    @property
    def is_to_do(self) -> bool:
        """Whether it is about something to do, which a look at the table doesn't settle."""
        return self.kind in TO_DO


WAITING = [NOTIFICATIONS.c[each.name] for each in fields(WaitingNotification)]
KNOWN = [RECEIVERS.c[each.name] for each in fields(Receiver)]


def notification_rows(
    table: str, notifications: Sequence[Notification], at: float
) -> list[dict[str, object]]:
    """Return the rows that `NOTIFY_SEAT` stores; their names contain only what the seat knows."""
    return [
        {
            "name": f"{table}.{one.seat}.{one.noticed}.{one.kind}.{_late(one)}",
            "kind": one.kind,
            "about": one.about,
            "at": at,
            "at_table": table,
            "seat": one.seat,
        }
        for one in notifications
    ]


def _late(notification: Notification) -> str:
    """Return the late seats: several may become late in turn without any entry."""
    return f"{notification.about}." if notification.kind == LATE else ""


class Box:
    """Access to the outbox and its receivers within one transaction."""

    def __init__(self, connection: sa.Connection) -> None:
        self._connection = connection

    def guest(self, table: str, seat: int, owner: str) -> str | None:
        """Return the guest who holds a seat with this token's hash, if one does."""
        held = SEATS.c.table_id == table, SEATS.c.seat == seat, SEATS.c.sitting == owner
        guest: str | None = self._connection.execute(
            sa.select(SEATS.c.guest_id).where(*held)
        ).scalar()
        return guest

    def receivers(self, table: str, seat: int, owner: str) -> list[Receiver]:
        """Return the receivers of the person at a seat, oldest first.

        They are those added at this seat before its person was known as a guest, and the guest's
        receivers at all tables.
        """
        mine = RECEIVERS.c.table_id == table, RECEIVERS.c.seat == seat, RECEIVERS.c.owner == owner
        theirs = sa.and_(*mine, RECEIVERS.c.guest_id.is_(None))
        if guest := self.guest(table, seat, owner):
            theirs = sa.or_(theirs, RECEIVERS.c.guest_id == guest)
        return self._receivers(theirs)

    def receivers_of(self, guest: str) -> list[Receiver]:
        """Return the receivers of a guest, oldest first."""
        return self._receivers(RECEIVERS.c.guest_id == guest)

    def _receivers(self, theirs: sa.ColumnElement[bool]) -> list[Receiver]:
        rows = self._connection.execute(
            sa.select(*KNOWN).where(theirs).order_by(RECEIVERS.c.at, RECEIVERS.c.id)
        )
        return [Receiver(*row) for row in rows]

    def receiver(self, name: str) -> Receiver | None:
        """Return the receiver with an id."""
        row = self._connection.execute(sa.select(*KNOWN).where(RECEIVERS.c.id == name)).first()
        return None if row is None else Receiver(*row)

    def with_address(self, channel: str, address: str) -> list[Receiver]:
        """Return the receivers of everyone with an address, oldest first."""
        return self._receivers(
            sa.and_(RECEIVERS.c.address == address, RECEIVERS.c.channel == channel)
        )

    def mark(self, name: str, failing: str) -> None:
        """Note why a receiver's notifications do not arrive; one that is gone gets none."""
        theirs = sa.update(RECEIVERS).where(RECEIVERS.c.id == name)
        self._connection.execute(theirs.values(failing=failing))
        if failing == GONE:
            waiting = NOTIFICATIONS.c.receiver == name
            self._connection.execute(sa.delete(NOTIFICATIONS).where(waiting))

    def repair(self, names: Collection[str], address: str | None = None) -> None:
        """Let receivers get notifications again, maybe elsewhere; they are owed the due ones.

        The ones that wait are tried at once.
        """
        there = {} if address is None else {"address": address}
        theirs = sa.update(RECEIVERS).where(RECEIVERS.c.id.in_(names))
        self._connection.execute(theirs.values(failing="", owed=RECEIVERS.c.confirmed, **there))
        waiting = sa.update(NOTIFICATIONS).where(NOTIFICATIONS.c.receiver.in_(names))
        self._connection.execute(waiting.values(due_at=NOTIFICATIONS.c.at, tries=0))

    def add(self, receiver: Receiver, asking: WaitingNotification | None) -> None:
        """Store a receiver, and the notification that asks to confirm it."""
        self._connection.execute(sa.insert(RECEIVERS).values(**vars(receiver)))
        if asking is not None:
            self._connection.execute(sa.insert(NOTIFICATIONS).values(**vars(asking)))

    def confirm(self, name: str) -> bool:
        """Confirm a receiver; return whether it was not confirmed before. It is owed then."""
        unknown = RECEIVERS.c.id == name, RECEIVERS.c.confirmed.is_(False)
        theirs = sa.update(RECEIVERS).where(*unknown).values(confirmed=True, owed=True)
        return self._connection.execute(theirs).rowcount == 1

    def list_owed(self, most: int, without: Collection[str] = ()) -> list[Receiver]:
        """Return the other receivers that were not yet notified of what they have to do."""
        query = sa.select(*KNOWN).where(RECEIVERS.c.owed, RECEIVERS.c.id.not_in(without))
        query = query.limit(most)
        return [Receiver(*row) for row in self._connection.execute(query)]

    def notify(self, receiver: Receiver, notifications: Sequence[Notification], at: float) -> None:
        """Notify one receiver at the table where it was added, unless another process has."""
        owed = RECEIVERS.c.id == receiver.id, RECEIVERS.c.owed
        if not self._connection.execute(
            sa.update(RECEIVERS).where(*owed).values(owed=False)
        ).rowcount:
            return
        for row in notification_rows(receiver.table_id, notifications, at):
            named = {"id": f"{row['name']}{receiver.id}", "receiver": receiver.id}
            self._connection.execute(NOTIFY_RECEIVER, row | named)

    def forget(self, names: Collection[str]) -> None:
        """Delete receivers and their waiting notifications."""
        self._connection.execute(
            sa.delete(NOTIFICATIONS).where(NOTIFICATIONS.c.receiver.in_(names))
        )
        self._connection.execute(sa.delete(RECEIVERS).where(RECEIVERS.c.id.in_(names)))

    def list_unconfirmed(self, before: float) -> list[str]:
        """Return the receivers added before then that were never confirmed."""
        late = RECEIVERS.c.confirmed.is_(False), RECEIVERS.c.at < before
        return [row[0] for row in self._connection.execute(sa.select(RECEIVERS.c.id).where(*late))]

    def list_waiting(self, most: int) -> list[WaitingNotification]:
        """Return the waiting notifications, those due first at the head."""
        query = sa.select(*WAITING).order_by(NOTIFICATIONS.c.due_at, NOTIFICATIONS.c.id).limit(most)
        return [WaitingNotification(*row) for row in self._connection.execute(query)]

    def count(self) -> int:
        """Return the number of waiting notifications."""
        return int(
            self._connection.execute(
                sa.select(sa.func.count()).select_from(NOTIFICATIONS)
            ).scalar_one()
        )

    def claim(self, name: str, now: float, until: float) -> bool:
        """Lease a notification until then, unless it is gone or another process is sending it.

        The database lets only one process do so: the next one finds it leased.
        """
        free = (
            NOTIFICATIONS.c.id == name,
            NOTIFICATIONS.c.leased_until <= now,
            NOTIFICATIONS.c.due_at <= now,
        )
        taken = (
            sa.update(NOTIFICATIONS)
            .where(*free)
            .values(tries=NOTIFICATIONS.c.tries + 1, leased_until=until)
        )
        return bool(self._connection.execute(taken).rowcount)

    def put_off(self, name: str, due_at: float) -> None:
        """Retry a notification at `due_at`; any process may."""
        later = (
            sa.update(NOTIFICATIONS)
            .where(NOTIFICATIONS.c.id == name)
            .values(due_at=due_at, leased_until=0.0)
        )
        self._connection.execute(later)

    def hold_back(self, names: Collection[str], due_at: float, now: float) -> None:
        """Postpone these notifications to `due_at`, except those that a process is sending."""
        free = NOTIFICATIONS.c.id.in_(names), NOTIFICATIONS.c.leased_until <= now
        self._connection.execute(sa.update(NOTIFICATIONS).where(*free).values(due_at=due_at))

    def drop(self, names: Collection[str], now: float | None = None) -> None:
        """Delete delivered or needless notifications; with `now`, except those being sent."""
        gone = sa.delete(NOTIFICATIONS).where(NOTIFICATIONS.c.id.in_(names))
        self._connection.execute(
            gone if now is None else gone.where(NOTIFICATIONS.c.leased_until <= now)
        )

    def key(self, name: str, make: Callable[[], str]) -> str:
        """Return a key of this server, made on first use."""
        mine = sa.select(NOTIFICATION_KEYS.c.value).where(NOTIFICATION_KEYS.c.name == name)
        found = self._connection.execute(mine).scalar()
        if found is None:
            put = sa.text(f"{PUT_KEY} DO NOTHING")
            self._connection.execute(put, {"name": name, "value": make()})
            found = self._connection.execute(mine).scalar_one()
        return str(found)


def prove_writable(connection: sa.Connection, room: int) -> None:
    """Write a text of this many bytes, which replaces the last one."""
    row = {"name": WRITABLE, "value": "x" * room}
    connection.execute(sa.text(f"{PUT_KEY} DO UPDATE SET value = excluded.value"), row)
