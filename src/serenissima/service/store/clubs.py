"""Clubs in a database: members and their roles, tables and tournaments."""

from dataclasses import dataclass, field

import sqlalchemy as sa

from serenissima.fairplay.secrets import mark
from serenissima.service.store.people_schema import (
    CLUB_MEMBERS,
    CLUB_TABLES,
    CLUB_TOURNAMENTS,
    CLUBS,
    PROFILES,
)
from serenissima.service.store.schema import GUESTS, SEATS, TABLES

LEADS, MEMBER, ASKS = "leads", "member", "asks"
"""The roles in a club; people who ask are no members yet."""
BELONGS = (LEADS, MEMBER)


@dataclass(frozen=True)
class StoredClub:
    """A club.

    Attributes:
        id: also its address, which can't be guessed.
        name: its name.
        since: when it was founded, in seconds since 1970.
        members: how many it has.
    """

    id: str
    name: str
    since: float
    members: int


@dataclass(frozen=True)
class ClubMember:
    """A member of a club, or someone who asks to join.

    Attributes:
        id: the guest's id; never shown.
        name, portrait: as they are now.
        mark: tells them apart from others in this club.
        role: one of `LEADS`, `MEMBER` and `ASKS`.
    """

    id: str = field(repr=False)
    name: str
    portrait: str
    mark: str
    role: str


class ClubBook:
    """Access to clubs within one transaction."""

    def __init__(self, connection: sa.Connection) -> None:
        self.connection = connection

    def add(self, club: StoredClub, secret: str, founder: str) -> None:
        """Add a club and the guest who leads it; `secret` is the hash of the link to join."""
        row = {"id": club.id, "name": club.name, "secret": secret, "since": club.since}
        self.connection.execute(sa.insert(CLUBS), row)
        self.put(club.id, founder, LEADS, club.since)

    def find(self, club: str) -> StoredClub | None:
        """Return a club, or None."""
        return next(iter(self._clubs(CLUBS.c.id == club)), None)

    def by_secret(self, secret: str) -> StoredClub | None:
        """Return the club of a link to join; `secret` is its hash."""
        return next(iter(self._clubs(CLUBS.c.secret == secret)), None)

    def of_guest(self, guest: str) -> list[StoredClub]:
        """Return the clubs that a guest belongs to, by name."""
        mine = sa.select(CLUB_MEMBERS.c.club_id).where(
            CLUB_MEMBERS.c.guest_id == guest, CLUB_MEMBERS.c.role.in_(BELONGS)
        )
        return self._clubs(CLUBS.c.id.in_(mine))

    def list_all(self, most: int) -> list[StoredClub]:
        """Return the newest clubs."""
        found = self._clubs(sa.true())
        return sorted(found, key=lambda club: -club.since)[:most]

    def _clubs(self, which: sa.ColumnElement[bool]) -> list[StoredClub]:
        members = sa.select(sa.func.count()).where(
            CLUB_MEMBERS.c.club_id == CLUBS.c.id, CLUB_MEMBERS.c.role.in_(BELONGS)
        )
        columns = CLUBS.c.id, CLUBS.c.name, CLUBS.c.since, members.scalar_subquery()
        query = sa.select(*columns).where(which).order_by(CLUBS.c.name, CLUBS.c.id)
        return [StoredClub(*row) for row in self.connection.execute(query)]

    def change(self, club: str, **values: object) -> None:
        """Change columns of a club."""
        self.connection.execute(sa.update(CLUBS).where(CLUBS.c.id == club).values(**values))

    def delete(self, club: str) -> None:
        """Delete a club; its tables and tournaments stay."""
        self.connection.execute(sa.delete(CLUBS).where(CLUBS.c.id == club))

    # -- members ------------------------------------------------------------------------------

    def role(self, club: str, guest: str) -> str:
        """Return the role of a guest; empty without one."""
        query = sa.select(CLUB_MEMBERS.c.role).where(*_row(club, guest))
        return self.connection.scalar(query) or ""

    def people(self, club: str) -> list[ClubMember]:
        """Return the members, and those who ask, by name."""
        query = sa.select(
            GUESTS.c.id,
            GUESTS.c.name,
            sa.func.coalesce(PROFILES.c.portrait, ""),
            CLUB_MEMBERS.c.role,
        )
        source = CLUB_MEMBERS.join(GUESTS)
        source = source.outerjoin(PROFILES, PROFILES.c.guest_id == GUESTS.c.id)
        query = query.select_from(source).where(CLUB_MEMBERS.c.club_id == club)
        rows = self.connection.execute(query.order_by(GUESTS.c.name, GUESTS.c.id))
        return [
            ClubMember(id_, name, portrait, mark(id_, "in club", club), role)
            for id_, name, portrait, role in rows
        ]

    def put(self, club: str, guest: str, role: str, at: float) -> None:
        """Give a guest a role, instead of another if they have one."""
        mine = sa.update(CLUB_MEMBERS).where(*_row(club, guest)).values(role=role)
        if not self.connection.execute(mine).rowcount:
            row = {"club_id": club, "guest_id": guest, "role": role, "since": at}
            self.connection.execute(sa.insert(CLUB_MEMBERS), row)

    def remove(self, club: str, guest: str) -> None:
        """Remove a guest; the longest member leads if no one else does.

        A club without members is deleted.
        """
        self.connection.execute(sa.delete(CLUB_MEMBERS).where(*_row(club, guest)))
        members = sa.select(CLUB_MEMBERS.c.guest_id, CLUB_MEMBERS.c.role).where(
            CLUB_MEMBERS.c.club_id == club, CLUB_MEMBERS.c.role.in_(BELONGS)
        )
        left = self.connection.execute(
            members.order_by(CLUB_MEMBERS.c.since, CLUB_MEMBERS.c.guest_id)
        ).all()
        if not left:
            self.delete(club)
        elif LEADS not in {row.role for row in left}:
            self.put(club, left[0].guest_id, LEADS, 0.0)

    # -- tables and tournaments ---------------------------------------------------------------

    def add_table(self, club: str, table: str, at: float) -> None:
        """Add a table to a club, unless it is there."""
        row = {"club_id": club, "table_id": table, "at": at}
        same = CLUB_TABLES.c.club_id == club, CLUB_TABLES.c.table_id == table
        if self.connection.scalar(sa.select(sa.exists().where(*same))):
            return
        self.connection.execute(sa.insert(CLUB_TABLES), row)

    def tables(self, club: str, most: int) -> list[str]:
        """Return the newest tables of a club."""
        query = sa.select(CLUB_TABLES.c.table_id).where(CLUB_TABLES.c.club_id == club)
        return list(self.connection.scalars(query.order_by(CLUB_TABLES.c.at.desc()).limit(most)))

    def add_tournament(self, club: str, tournament: str, at: float) -> None:
        """Add a tournament to a club."""
        row = {"club_id": club, "tournament_id": tournament, "at": at}
        self.connection.execute(sa.insert(CLUB_TOURNAMENTS), row)

    def tournaments(self, club: str, most: int) -> list[str]:
        """Return the newest tournaments of a club."""
        query = sa.select(CLUB_TOURNAMENTS.c.tournament_id)
        query = query.where(CLUB_TOURNAMENTS.c.club_id == club)
        newest = query.order_by(CLUB_TOURNAMENTS.c.at.desc()).limit(most)
        return list(self.connection.scalars(newest))

    def shared_matches(self, club: str, most: int) -> list[str]:
        """Return the latest finished tables at which two or more members have seats."""
        members = sa.select(CLUB_MEMBERS.c.guest_id).where(
            CLUB_MEMBERS.c.club_id == club, CLUB_MEMBERS.c.role.in_(BELONGS)
        )
        query = sa.select(SEATS.c.table_id).join_from(SEATS, TABLES)
        query = query.where(SEATS.c.guest_id.in_(members), TABLES.c.finished_at.is_not(None))
        query = query.group_by(SEATS.c.table_id, TABLES.c.finished_at)
        query = query.having(sa.func.count(sa.distinct(SEATS.c.guest_id)) > 1)
        return list(
            self.connection.scalars(query.order_by(TABLES.c.finished_at.desc()).limit(most))
        )


def _row(club: str, guest: str) -> tuple[sa.ColumnElement[bool], ...]:
    return CLUB_MEMBERS.c.club_id == club, CLUB_MEMBERS.c.guest_id == guest


def _clubs_of(connection: sa.Connection, guest: str) -> list[tuple[str, str, float]]:
    """Return id, role and time of each club of a guest."""
    columns = CLUB_MEMBERS.c.club_id, CLUB_MEMBERS.c.role, CLUB_MEMBERS.c.since
    query = sa.select(*columns).where(CLUB_MEMBERS.c.guest_id == guest)
    return [(row[0], row[1], row[2]) for row in connection.execute(query)]


def leave_clubs(connection: sa.Connection, guest: str) -> None:
    """Remove a guest from all clubs."""
    for club, _, _ in _clubs_of(connection, guest):
        ClubBook(connection).remove(club, guest)


def merge_members(connection: sa.Connection, guest: str, into: str) -> None:
    """Turn a guest into another one in every club, with the higher role of both."""
    book, order = ClubBook(connection), ("", ASKS, MEMBER, LEADS)
    for club, role, since in _clubs_of(connection, guest):
        if order.index(role) > order.index(book.role(club, into)):
            book.put(club, into, role, since)
        book.remove(club, guest)
