"""Receivers and the notifications that wait for them, as one transaction sees them."""

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, field, fields

import sqlalchemy as sa

from serenissima.service.core.notifications import CONFIRM, LATE, LOW, TO_DO, Notification
from serenissima.service.store.schema import NOTIFICATION_KEYS, NOTIFICATIONS, RECEIVERS, SEATS

NOTIFY_SEAT = sa.text(  # whoever has no receiver costs nothing but the question
    "INSERT INTO calls (id, receiver, table_id, seat, kind, about, at, due_at, tries, leased_until)"
    " SELECT CAST(:name AS VARCHAR) || r.id, r.id, CAST(:at_table AS VARCHAR),"
    " CAST(:seat AS INTEGER), CAST(:kind AS VARCHAR), CAST(:about AS INTEGER),"
    " CAST(:at AS FLOAT), CAST(:at AS FLOAT), 0, 0 FROM receivers r WHERE r.id IN ("
    "SELECT id FROM receivers WHERE confirmed AND guest_id IS NULL"
    " AND table_id = CAST(:at_table AS VARCHAR) AND seat = CAST(:seat AS INTEGER) UNION "
    "SELECT id FROM receivers JOIN seats ON receivers.guest_id = seats.guest_id WHERE confirmed"
    " AND seats.table_id = CAST(:at_table AS VARCHAR) AND seats.seat = CAST(:seat AS INTEGER)"
    ") ON CONFLICT DO NOTHING"
)

NOTIFY_RECEIVER = sa.text(  # unless it waits already: an entry has made the same
    "INSERT INTO calls (id, receiver, table_id, seat, kind, about, at, due_at, tries, leased_until)"
    " VALUES (:id, :receiver, :at_table, :seat, :kind, :about, :at, :at, 0, 0)"
    " ON CONFLICT DO NOTHING"
)


@dataclass(frozen=True)
class Receiver:
    """Where the person at a seat wants to be notified.

    Attributes:
        id: follows from whose it is and the address, so that a form that is sent twice adds one.
        guest_id: whose it is, at all their tables; None if nobody knows them but by their seat.
        table_id, seat: where it was given.
        owner: hash of the seat's token then; whoever sits there later is somebody else.
        channel: `mail`, `webhook` or `push`.
        address: on that channel.
        language: in which they are notified.
        confirmed: whether it is known to be theirs; before that nothing but the question is sent.
        at: when they gave it, in seconds since 1970.
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


@dataclass(frozen=True)
class WaitingNotification:
    """A notification that is not delivered yet.

    Attributes:
        id: the same however often it is tried; it holds nothing that the receiver may not know.
        receiver: id of the receiver.
        table_id, seat, kind, about: as in `Notification`.
        at: when it was stored, in seconds since 1970.
        due_at: when it is to be tried.
        tries: how often it was tried.
        leased_until: until then a process is at it.
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
        """Whether it only asks if an address is theirs."""
        return self.kind == CONFIRM

    @property
    def by_time(self) -> bool:
        """Whether time alone has made it."""
        return self.kind in (LOW, LATE)

    @property
    def is_to_do(self) -> bool:
        """Whether there is something to do, which is not done by being seen."""
        return self.kind in TO_DO


WAITING = [NOTIFICATIONS.c[each.name] for each in fields(WaitingNotification)]
KNOWN = [RECEIVERS.c[each.name] for each in fields(Receiver)]


def notification_rows(
    table: str, notifications: Sequence[Notification], at: float
) -> list[dict[str, object]]:
    """What `NOTIFY_SEAT` stores for each notification; its name holds only what its seat knows."""
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
    """Who is late: several may become so one after another, while nothing is noticed."""
    return f"{notification.about}." if notification.kind == LATE else ""


class Box:
    """The outbox and its receivers within one transaction."""

    def __init__(self, connection: sa.Connection) -> None:
        self._connection = connection

    def guest(self, table: str, seat: int, owner: str) -> str | None:
        """The guest who holds a seat with this token's hash, if one does."""
        held = SEATS.c.table_id == table, SEATS.c.seat == seat, SEATS.c.sitting == owner
        guest: str | None = self._connection.execute(
            sa.select(SEATS.c.guest_id).where(*held)
        ).scalar()
        return guest

    def receivers(self, table: str, seat: int, owner: str) -> list[Receiver]:
        """The receivers of the person at a seat, oldest first.

        They are those that were given at this seat before its person was known as a guest, and
        those of the guest at all tables.
        """
        mine = RECEIVERS.c.table_id == table, RECEIVERS.c.seat == seat, RECEIVERS.c.owner == owner
        theirs = sa.and_(*mine, RECEIVERS.c.guest_id.is_(None))
        if guest := self.guest(table, seat, owner):
            theirs = sa.or_(theirs, RECEIVERS.c.guest_id == guest)
        return self._receivers(theirs)

    def receivers_of(self, guest: str) -> list[Receiver]:
        """The receivers of a guest, oldest first."""
        return self._receivers(RECEIVERS.c.guest_id == guest)

    def _receivers(self, theirs: sa.ColumnElement[bool]) -> list[Receiver]:
        rows = self._connection.execute(
            sa.select(*KNOWN).where(theirs).order_by(RECEIVERS.c.at, RECEIVERS.c.id)
        )
        return [Receiver(*row) for row in rows]

    def receiver(self, name: str) -> Receiver | None:
        """The receiver with an id."""
        row = self._connection.execute(sa.select(*KNOWN).where(RECEIVERS.c.id == name)).first()
        return None if row is None else Receiver(*row)

    def add(self, receiver: Receiver, asking: WaitingNotification | None) -> None:
        """Keep a receiver, and the notification that asks whether it is theirs."""
        self._connection.execute(sa.insert(RECEIVERS).values(**vars(receiver)))
        if asking is not None:
            self._connection.execute(sa.insert(NOTIFICATIONS).values(**vars(asking)))

    def confirm(self, name: str) -> bool:
        """It is theirs; whether that was not known before."""
        unknown = RECEIVERS.c.id == name, RECEIVERS.c.confirmed.is_(False)
        theirs = sa.update(RECEIVERS).where(*unknown).values(confirmed=True)
        return self._connection.execute(theirs).rowcount == 1

    def notify(self, receiver: Receiver, notifications: Sequence[Notification], at: float) -> None:
        """Notify one receiver where it was given."""
        for row in notification_rows(receiver.table_id, notifications, at):
            named = {"id": f"{row['name']}{receiver.id}", "receiver": receiver.id}
            self._connection.execute(NOTIFY_RECEIVER, row | named)

    def forget(self, names: Collection[str]) -> None:
        """Delete receivers, and what waits for them."""
        self._connection.execute(
            sa.delete(NOTIFICATIONS).where(NOTIFICATIONS.c.receiver.in_(names))
        )
        self._connection.execute(sa.delete(RECEIVERS).where(RECEIVERS.c.id.in_(names)))

    def unconfirmed(self, before: float) -> list[str]:
        """The receivers that nobody has confirmed since then."""
        late = RECEIVERS.c.confirmed.is_(False), RECEIVERS.c.at < before
        return [row[0] for row in self._connection.execute(sa.select(RECEIVERS.c.id).where(*late))]

    def waiting(self, most: int) -> list[WaitingNotification]:
        """The notifications that wait, those that are due first at the head."""
        query = sa.select(*WAITING).order_by(NOTIFICATIONS.c.due_at, NOTIFICATIONS.c.id).limit(most)
        return [WaitingNotification(*row) for row in self._connection.execute(query)]

    def count(self) -> int:
        """How many notifications wait."""
        return int(
            self._connection.execute(
                sa.select(sa.func.count()).select_from(NOTIFICATIONS)
            ).scalar_one()
        )

    def claim(self, name: str, now: float, until: float) -> bool:
        """Take a notification until then, unless it is gone or another process is at it.

        The database lets only one of several do so: who comes second finds it taken.
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
        """Try a notification again then; any process may."""
        later = (
            sa.update(NOTIFICATIONS)
            .where(NOTIFICATIONS.c.id == name)
            .values(due_at=due_at, leased_until=0.0)
        )
        self._connection.execute(later)

    def hold_back(self, names: Collection[str], due_at: float, now: float) -> None:
        """Try these notifications no sooner than then, unless somebody is at one."""
        free = NOTIFICATIONS.c.id.in_(names), NOTIFICATIONS.c.leased_until <= now
        self._connection.execute(sa.update(NOTIFICATIONS).where(*free).values(due_at=due_at))

    def drop(self, names: Collection[str], now: float | None = None) -> None:
        """Delete delivered or needless notifications; with `now`, unless somebody is at one."""
        gone = sa.delete(NOTIFICATIONS).where(NOTIFICATIONS.c.id.in_(names))
        self._connection.execute(
            gone if now is None else gone.where(NOTIFICATIONS.c.leased_until <= now)
        )

    def key(self, name: str, make: Callable[[], str]) -> str:
        """A key of this place, made when it is first asked for."""
        mine = sa.select(NOTIFICATION_KEYS.c.value).where(NOTIFICATION_KEYS.c.name == name)
        found = self._connection.execute(mine).scalar()
        if found is None:
            put = (
                "INSERT INTO call_keys (name, value) VALUES (:name, :value) ON CONFLICT DO NOTHING"
            )
            self._connection.execute(sa.text(put), {"name": name, "value": make()})
            found = self._connection.execute(mine).scalar_one()
        return str(found)
