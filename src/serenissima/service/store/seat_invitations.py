"""Invitations of friends to seats, in one database."""

from dataclasses import dataclass, field
from typing import Any

import sqlalchemy as sa

from serenissima.service.core.notifications import INVITED
from serenissima.service.store.people_schema import PROFILES, SEAT_INVITATIONS
from serenissima.service.store.schema import GUESTS, NOTIFICATIONS, RECEIVERS, SEATS, TABLES

COLUMNS = (
    SEAT_INVITATIONS.c.table_id, TABLES.c.game, SEAT_INVITATIONS.c.seat, GUESTS.c.name,
    sa.func.coalesce(PROFILES.c.portrait, ""), SEAT_INVITATIONS.c.invitation,
    SEAT_INVITATIONS.c.at,
)  # fmt: skip


@dataclass(frozen=True)
class SeatInvitation:
    """A friend's invitation to a seat.

    Attributes:
        table: its table's id.
        game: the game's name.
        seat: its number.
        host: the name of the friend.
        portrait: the friend's, or empty.
        invitation: the hash of the seat's invitation; empty at a table that anyone may join.
        at: when they asked, in seconds since 1970.
    """

    table: str
    game: str
    seat: int
    host: str
    portrait: str
    invitation: str = field(repr=False)
    at: float


class SeatInvitationBook:
    """Access to invitations within one transaction."""

    def __init__(self, connection: sa.Connection) -> None:
        self.connection = connection

    def add(self, guest: str, host: str, table: str, seat: int, invitation: str, at: float) -> bool:
        """Invite a guest, unless they were invited to this table before; return whether."""
        mine = SEAT_INVITATIONS.c.guest_id == guest, SEAT_INVITATIONS.c.table_id == table
        if self.connection.execute(sa.select(SEAT_INVITATIONS.c.seat).where(*mine)).first():
            return False
        row = {
            "guest_id": guest,
            "table_id": table,
            "host_id": host,
            "seat": seat,
            "invitation": invitation,
            "at": at,
            "declined": False,
        }
        self.connection.execute(sa.insert(SEAT_INVITATIONS), row)
        self._notify(guest, table, seat, at)
        return True

    def _notify(self, guest: str, table: str, seat: int, at: float) -> None:
        """Store a notification for each receiver of a guest."""
        theirs = RECEIVERS.c.guest_id == guest, RECEIVERS.c.confirmed, RECEIVERS.c.failing != "gone"
        names = self.connection.scalars(sa.select(RECEIVERS.c.id).where(*theirs))
        rows = [
            {
                "id": f"{table}.{INVITED}.{receiver}",
                "receiver": receiver,
                "table_id": table,
                "seat": seat,
                "kind": INVITED,
                "about": 0,
                "at": at,
                "due_at": at,
                "tries": 0,
                "leased_until": 0.0,
            }
            for receiver in names.all()
        ]
        if rows:
            self.connection.execute(sa.insert(NOTIFICATIONS), rows)

    def of_guest(self, guest: str, since: float) -> list[SeatInvitation]:
        """Return the invitations of a guest that still wait, the newest first.

        A guest who has a seat at the table needs none.
        """
        there = SEATS.c.table_id == SEAT_INVITATIONS.c.table_id
        query = self._query().where(
            SEAT_INVITATIONS.c.guest_id == guest,
            ~sa.exists().where(SEATS.c.guest_id == guest, there),
            SEAT_INVITATIONS.c.at > since,
            SEAT_INVITATIONS.c.declined.is_(False),
            TABLES.c.finished_at.is_(None),
        )
        query = query.order_by(SEAT_INVITATIONS.c.at.desc(), SEAT_INVITATIONS.c.table_id)
        return [SeatInvitation(*row) for row in self.connection.execute(query)]

    def find(self, guest: str, table: str) -> SeatInvitation | None:
        """Return a guest's invitation to a table, if there is one and they haven't declined it."""
        query = self._query().where(
            SEAT_INVITATIONS.c.guest_id == guest,
            SEAT_INVITATIONS.c.table_id == table,
            SEAT_INVITATIONS.c.declined.is_(False),
        )
        row = self.connection.execute(query).first()
        return SeatInvitation(*row) if row else None

    def _query(self) -> sa.Select[Any]:
        host = SEAT_INVITATIONS.join(GUESTS, GUESTS.c.id == SEAT_INVITATIONS.c.host_id)
        source = host.join(TABLES).outerjoin(PROFILES, PROFILES.c.guest_id == GUESTS.c.id)
        return sa.select(*COLUMNS).select_from(source)

    def list_invited(self, table: str) -> dict[str, int]:
        """Return the seats to which guests were invited at a table, by the guests' ids."""
        query = sa.select(SEAT_INVITATIONS.c.guest_id, SEAT_INVITATIONS.c.seat)
        rows = self.connection.execute(query.where(SEAT_INVITATIONS.c.table_id == table))
        return {row[0]: row[1] for row in rows}

    def decline(self, guest: str, table: str) -> None:
        """Let a guest decline; the host is not told."""
        mine = SEAT_INVITATIONS.c.guest_id == guest, SEAT_INVITATIONS.c.table_id == table
        self.connection.execute(sa.update(SEAT_INVITATIONS).where(*mine).values(declined=True))

    def remove(self, guest: str, table: str) -> None:
        """Delete an invitation that has led to a seat."""
        mine = SEAT_INVITATIONS.c.guest_id == guest, SEAT_INVITATIONS.c.table_id == table
        self.connection.execute(sa.delete(SEAT_INVITATIONS).where(*mine))
