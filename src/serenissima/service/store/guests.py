"""The guests in a database: their devices and seats."""

from dataclasses import fields

import sqlalchemy as sa

from serenissima.service.core.guests import Device, GuestSeat, KnownGuest
from serenissima.service.store.people_schema import NAMING_GUESTS
from serenissima.service.store.schema import (
    ACCOUNTS,
    DEVICE_LINKS,
    DEVICES,
    ENTRANTS,
    GUESTS,
    IDENTITIES,
    LEFT_SEATS,
    MESSAGES,
    MISTAKES,
    MUTES,
    NOTES,
    RECEIVERS,
    REPORTS,
    SEATS,
    STUDIES,
    SUBMISSIONS,
    TABLES,
    TOURNAMENTS,
)
from serenissima.service.store.solving_schema import PUZZLE_TRIES, TIMED_RUNS

HELD = (
    SEATS.c.table_id, SEATS.c.seat, SEATS.c.guest_id, SEATS.c.sitting, SEATS.c.at, SEATS.c.put_away,
)  # fmt: skip
SHOWN = [DEVICES.c[each.name] for each in fields(Device)]

TRACES = (
    ACCOUNTS.c.guest_id, IDENTITIES.c.guest_id, SEATS.c.guest_id, LEFT_SEATS.c.guest_id,
    MESSAGES.c.guest_id, NOTES.c.guest_id, RECEIVERS.c.guest_id, MUTES.c.guest_id, MUTES.c.muted_id,
    REPORTS.c.guest_id, REPORTS.c.about_guest, ENTRANTS.c.guest_id, TOURNAMENTS.c.opener,
    STUDIES.c.guest_id,
    MISTAKES.c.guest_id, SUBMISSIONS.c.guest_id, PUZZLE_TRIES.c.guest_id, TIMED_RUNS.c.guest_id,
    *NAMING_GUESTS,
)  # fmt: skip
"""What a guest who has done anything here is named in."""
AT_ONCE = 500  # guests per search


def list_unused(connection: sa.Connection, before: float) -> list[str]:
    """Return guests from before then who have done nothing and did not come back after a day.

    A process may have ended between making a guest and seating them; their browser never learned of
    it. Those whom the host has treated in any way are left out.
    """
    treated = sa.or_(GUESTS.c.admin, GUESTS.c.barred, GUESTS.c.deactivated)
    came = sa.exists().where(DEVICES.c.guest_id == GUESTS.c.id, DEVICES.c.seen > GUESTS.c.since)
    traces = [sa.exists().where(column == GUESTS.c.id) for column in TRACES]
    query = sa.select(GUESTS.c.id).where(GUESTS.c.since < before, ~treated, ~came)
    query = query.where(*(~trace for trace in traces))
    return list(connection.scalars(query.order_by(GUESTS.c.since).limit(AT_ONCE)))


class GuestBook:
    """Access to the guests within one transaction."""

    def __init__(self, connection: sa.Connection) -> None:
        self.connection = connection

    def add(self, guest: KnownGuest, secret: str, label: str) -> None:
        """Add a guest and their first device; `secret` is its hash."""
        row = {"id": guest.id, "name": guest.name, "since": guest.since}
        self.connection.execute(sa.insert(GUESTS), row)
        self.add_device(guest.id, Device(guest.device, label, guest.since, guest.since), secret)

    def dismiss(self, guest: str) -> None:
        """Forget a guest and all their devices, unless they hold a seat.

        The database refuses it if another row refers to them.
        """
        if not self.seats(guest, 1):
            self.connection.execute(sa.delete(DEVICES).where(DEVICES.c.guest_id == guest))
            self.connection.execute(sa.delete(GUESTS).where(GUESTS.c.id == guest))

    def add_device(self, guest: str, device: Device, secret: str) -> None:
        """Add a device; `secret` is its hash."""
        row = {**vars(device), "guest_id": guest, "secret": secret}
        self.connection.execute(sa.insert(DEVICES), row)

    def recognize(self, device: str) -> tuple[KnownGuest, str, float] | None:
        """Return a device's guest, its secret's hash and its last use.

        None for an unknown device, and while the host has deactivated the guest.
        """
        query = sa.select(
            GUESTS.c.id,
            GUESTS.c.name,
            GUESTS.c.since,
            GUESTS.c.shown,
            DEVICES.c.secret,
            DEVICES.c.seen,
        ).join_from(DEVICES, GUESTS)
        for id_, name, since, shown, secret, seen in self.connection.execute(
            query.where(DEVICES.c.id == device, GUESTS.c.deactivated.is_(False))
        ):
            return KnownGuest(id_, name, since, device, shown), secret, seen
        return None

    def rename(self, guest: str, name: str) -> None:
        """Change a guest's name; the names at tables stay."""
        self.connection.execute(sa.update(GUESTS).where(GUESTS.c.id == guest).values(name=name))

    def show(self, guest: str, shown: bool) -> None:
        """Set whether a guest appears in lists."""
        self.connection.execute(sa.update(GUESTS).where(GUESTS.c.id == guest).values(shown=shown))

    def see(self, device: str, at: float) -> None:
        """Record that a device was used."""
        self.connection.execute(sa.update(DEVICES).where(DEVICES.c.id == device).values(seen=at))

    def devices(self, guest: str) -> list[Device]:
        """Return the devices of a guest, the newest first."""
        query = sa.select(*SHOWN).where(DEVICES.c.guest_id == guest)
        rows = self.connection.execute(query.order_by(DEVICES.c.since.desc(), DEVICES.c.id))
        return [Device(*row) for row in rows]

    def offer(self, guest: str, secret: str, until: float) -> None:
        """Let the link with this secret's hash add a device, replacing the guest's earlier link."""
        self.connection.execute(sa.delete(DEVICE_LINKS).where(DEVICE_LINKS.c.guest_id == guest))
        row = {"secret": secret, "guest_id": guest, "until": until}
        self.connection.execute(sa.insert(DEVICE_LINKS), row)

    def by_link(self, secret: str, now: float) -> KnownGuest | None:
        """Return the guest of a link that is still valid; `secret` is its hash."""
        query = sa.select(GUESTS.c.id, GUESTS.c.name, GUESTS.c.since)
        query = query.join_from(DEVICE_LINKS, GUESTS).where(
            DEVICE_LINKS.c.secret == secret,
            DEVICE_LINKS.c.until > now,
            GUESTS.c.deactivated.is_(False),
        )
        row = self.connection.execute(query).first()
        return KnownGuest(*row) if row else None

    def redeem(self, secret: str, now: float) -> KnownGuest | None:
        """Return the guest of a link and void it, even if several requests come at once."""
        found = self.by_link(secret, now)
        gone = sa.delete(DEVICE_LINKS).where(DEVICE_LINKS.c.secret == secret)
        used = self.connection.execute(gone).rowcount == 1
        return found if used else None

    def forget_device(self, guest: str, device: str) -> bool:
        """Forget a device of a guest; return whether there was one."""
        query = sa.delete(DEVICES).where(DEVICES.c.guest_id == guest, DEVICES.c.id == device)
        return self.connection.execute(query).rowcount > 0

    def seats(self, guest: str, most: int | None = None) -> list[GuestSeat]:
        """Return the seats of a guest, the newest first."""
        query = sa.select(*HELD).where(SEATS.c.guest_id == guest)
        query = query.order_by(SEATS.c.at.desc(), SEATS.c.table_id).limit(most)
        return [GuestSeat(*row) for row in self.connection.execute(query)]

    def count_playing(self, guest: str) -> int:
        """Return the number of tables with running matches at which a guest has a seat."""
        query = sa.select(sa.func.count(sa.distinct(TABLES.c.id))).join_from(SEATS, TABLES)
        going = TABLES.c.finished_at.is_(None), TABLES.c.listed.is_(False)
        return int(self.connection.scalar(query.where(SEATS.c.guest_id == guest, *going)) or 0)

    def seats_at(self, table: str) -> list[GuestSeat]:
        """Return the seats of a table that guests hold, in order."""
        query = sa.select(*HELD).where(SEATS.c.table_id == table).order_by(SEATS.c.seat)
        return [GuestSeat(*row) for row in self.connection.execute(query)]

    def hold(self, held: GuestSeat) -> bool:
        """Let a guest hold a seat unless another does; return whether the guest holds it now."""
        for other in self.seats_at(held.table):
            if other.seat == held.seat:
                return other.guest == held.guest
        row = {**vars(held), "table_id": held.table, "guest_id": held.guest}
        self.connection.execute(sa.insert(SEATS), {c.name: row[c.name] for c in HELD})
        return True

    def put_away(self, guest: str, table: str) -> None:
        """Remove a table from a guest's list."""
        query = sa.update(SEATS).where(SEATS.c.guest_id == guest, SEATS.c.table_id == table)
        self.connection.execute(query.values(put_away=True))
