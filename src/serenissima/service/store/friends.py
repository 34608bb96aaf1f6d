"""Friends in a database: who has asked whom, and what friends see of each other."""

from dataclasses import dataclass, field

import sqlalchemy as sa

from serenissima.fairplay.secrets import mark
from serenissima.service.store.people_schema import (
    FRIEND_LINKS,
    FRIENDS,
    PROFILES,
    SEAT_INVITATIONS,
)
from serenissima.service.store.schema import GUESTS, MUTES

ASKED, DECLINED, FRIEND = "asked", "declined", "friend"
"""The states of a row of `FRIENDS`; the asker sees no difference between the first two."""


@dataclass(frozen=True)
class Friend:
    """Another guest, as a guest sees them who is their friend, or who was asked by them.

    Attributes:
        id: the guest's id; never shown.
        name: their present name.
        portrait: as they have chosen it, or empty.
        mark: lets the guest, and no one else, tell them apart from others.
        seen: when they last had a page open, in seconds since 1970; 0 if they hide that.
    """

    id: str = field(repr=False)
    name: str
    portrait: str
    mark: str
    seen: float


class FriendBook:
    """Access to friends within one transaction.

    Two friends have a row each, with the state `FRIEND`. Someone who asks has a row with the state
    `ASKED`, and once the other has declined, `DECLINED`.
    """

    def __init__(self, connection: sa.Connection) -> None:
        self.connection = connection

    def ask(self, guest: str, other: str, name: str, at: float) -> None:
        """Let a guest ask another to become friends; two who ask each other are friends.

        Nothing happens if one of them blocks the other, if they are friends, or if the guest has
        asked before.
        """
        if guest == other or self._blocked(guest, other) or self._state(guest, other):
            return
        if self._state(other, guest):
            self.join(guest, other, at)
        else:
            self._add(guest, other, ASKED, name, at)

    def join(self, guest: str, other: str, at: float) -> bool:
        """Make two guests friends; return whether they are now, since neither blocks the other."""
        if guest == other or self._blocked(guest, other):
            return False
        if self._state(guest, other) != FRIEND:
            self.part(guest, other)
            self._add(guest, other, FRIEND, "", at)
            self._add(other, guest, FRIEND, "", at)
        return True

    def decline(self, guest: str, asker: str) -> None:
        """Let a guest decline; the asker is not told."""
        query = sa.update(FRIENDS).where(*_row(asker, guest), FRIENDS.c.state == ASKED)
        self.connection.execute(query.values(state=DECLINED))

    def part(self, guest: str, other: str) -> None:
        """End what there is between two guests, in both directions."""
        either = sa.or_(sa.and_(*_row(guest, other)), sa.and_(*_row(other, guest)))
        self.connection.execute(sa.delete(FRIENDS).where(either))
        both = (guest, other)
        between = SEAT_INVITATIONS.c.guest_id.in_(both), SEAT_INVITATIONS.c.host_id.in_(both)
        self.connection.execute(sa.delete(SEAT_INVITATIONS).where(*between))

    def withdraw(self, guest: str, other: str) -> None:
        """Let a guest ask no longer; one who was declined can't ask again, and isn't told."""
        mine = _row(guest, other)
        self.connection.execute(sa.delete(FRIENDS).where(*mine, FRIENDS.c.state == ASKED))
        declined = sa.update(FRIENDS).where(*mine, FRIENDS.c.state == DECLINED)
        self.connection.execute(declined.values(name=""))

    def are_friends(self, guest: str, other: str) -> bool:
        """Whether two guests are friends."""
        return self._state(guest, other) == FRIEND

    def friends(self, guest: str) -> list[Friend]:
        """Return the friends of a guest, by name."""
        return self._list(guest, FRIENDS.c.guest_id, FRIENDS.c.friend_id, FRIEND)

    def askers(self, guest: str) -> list[Friend]:
        """Return those who ask a guest to become friends, by name."""
        return self._list(guest, FRIENDS.c.friend_id, FRIENDS.c.guest_id, ASKED)

    def list_asked(self, guest: str) -> list[tuple[str, str, str]]:
        """Return id, name and mark of those whom a guest has asked at a table, by name.

        The name is that of then. Declined requests are among them.
        """
        query = sa.select(FRIENDS.c.friend_id, FRIENDS.c.name).where(
            FRIENDS.c.guest_id == guest,
            FRIENDS.c.state.in_((ASKED, DECLINED)),
            FRIENDS.c.name != "",
        )
        rows = self.connection.execute(query.order_by(FRIENDS.c.name, FRIENDS.c.friend_id))
        return [(id_, name, mark(id_, "friend of", guest)) for id_, name in rows]

    def count(self, guest: str) -> int:
        """Return how many others a guest is friends with or has asked."""
        query = sa.select(sa.func.count()).where(FRIENDS.c.guest_id == guest)
        return int(self.connection.scalar(query) or 0)

    def states(self, guest: str) -> dict[str, str]:
        """Return the state of a guest's own rows, by the other's id.

        Requests by a sign-in name, and withdrawn ones, have no name and aren't among them: they
        would tell who is behind a seat, or that they were declined.
        """
        told = sa.or_(FRIENDS.c.state == FRIEND, FRIENDS.c.name != "")
        query = sa.select(FRIENDS.c.friend_id, FRIENDS.c.state)
        query = query.where(FRIENDS.c.guest_id == guest, told)
        return {row[0]: row[1] for row in self.connection.execute(query)}

    def _list(
        self, guest: str, own: sa.Column[str], other: sa.Column[str], state: str
    ) -> list[Friend]:
        seen = sa.case((PROFILES.c.hidden, 0.0), else_=PROFILES.c.seen)
        query = sa.select(
            GUESTS.c.id,
            GUESTS.c.name,
            sa.func.coalesce(PROFILES.c.portrait, ""),
            sa.func.coalesce(seen, 0.0),
        )
        query = query.select_from(
            FRIENDS.join(GUESTS, GUESTS.c.id == other).outerjoin(
                PROFILES, PROFILES.c.guest_id == other
            )
        )
        query = query.where(own == guest, FRIENDS.c.state == state)
        rows = self.connection.execute(query.order_by(GUESTS.c.name, GUESTS.c.id))
        return [
            Friend(id_, name, portrait, mark(id_, "friend of", guest), at)
            for id_, name, portrait, at in rows
        ]

    def _state(self, guest: str, other: str) -> str:
        return self.connection.scalar(sa.select(FRIENDS.c.state).where(*_row(guest, other))) or ""

    def _blocked(self, guest: str, other: str) -> bool:
        """Whether one of them blocks the other."""
        either = sa.or_(
            sa.and_(MUTES.c.guest_id == guest, MUTES.c.muted_id == other),
            sa.and_(MUTES.c.guest_id == other, MUTES.c.muted_id == guest),
        )
        query = sa.select(MUTES.c.guest_id).where(either)
        return self.connection.execute(query).first() is not None

    def _add(self, guest: str, other: str, state: str, name: str, at: float) -> None:
        row = {"guest_id": guest, "friend_id": other, "state": state, "name": name, "at": at}
        self.connection.execute(sa.insert(FRIENDS), row)

    # -- links --------------------------------------------------------------------------------

    def offer(self, guest: str, secret: str, until: float) -> None:
        """Let the link with this secret's hash lead to a guest, and no earlier one."""
        self.connection.execute(sa.delete(FRIEND_LINKS).where(FRIEND_LINKS.c.guest_id == guest))
        row = {"guest_id": guest, "secret": secret, "until": until}
        self.connection.execute(sa.insert(FRIEND_LINKS), row)

    def by_link(self, secret: str, now: float) -> tuple[str, str, str] | None:
        """Return id, name and portrait of the guest of a link that is still valid."""
        query = sa.select(GUESTS.c.id, GUESTS.c.name, sa.func.coalesce(PROFILES.c.portrait, ""))
        query = query.select_from(
            FRIEND_LINKS.join(GUESTS).outerjoin(PROFILES, PROFILES.c.guest_id == GUESTS.c.id)
        )
        query = query.where(FRIEND_LINKS.c.secret == secret, FRIEND_LINKS.c.until > now)
        row = self.connection.execute(query.where(GUESTS.c.deactivated.is_(False))).first()
        return None if row is None else (row[0], row[1], row[2])


def _row(guest: str, other: str) -> tuple[sa.ColumnElement[bool], ...]:
    return FRIENDS.c.guest_id == guest, FRIENDS.c.friend_id == other


def forget_people(connection: sa.Connection, guest: str) -> None:
    """Delete a guest's friends, link, profile and invitations, and what others have of them."""
    for rows, column in (
        (FRIENDS, FRIENDS.c.guest_id),
        (FRIENDS, FRIENDS.c.friend_id),
        (FRIEND_LINKS, FRIEND_LINKS.c.guest_id),
        (PROFILES, PROFILES.c.guest_id),
        (SEAT_INVITATIONS, SEAT_INVITATIONS.c.guest_id),
        (SEAT_INVITATIONS, SEAT_INVITATIONS.c.host_id),
    ):
        connection.execute(sa.delete(rows).where(column == guest))


def merge_people(connection: sa.Connection, other: str, into: str) -> None:
    """Make the friends of a guest those of another; all else of that kind is deleted."""
    book = FriendBook(connection)
    query = sa.select(FRIENDS.c.friend_id, FRIENDS.c.at).where(
        FRIENDS.c.guest_id == other, FRIENDS.c.state == FRIEND, FRIENDS.c.friend_id != into
    )
    for friend, at in connection.execute(query).all():
        book.join(into, friend, at)
    if connection.scalar(sa.select(PROFILES.c.guest_id).where(PROFILES.c.guest_id == into)) is None:
        bring = sa.update(PROFILES).where(PROFILES.c.guest_id == other)
        connection.execute(bring.values(guest_id=into))
    forget_people(connection, other)
