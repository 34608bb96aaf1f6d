"""Keeps people apart: guests whom others block, and guests whom the host has banned."""

import sqlalchemy as sa

from serenissima.service.refusals import GUEST_NONE
from serenissima.service.store.people_schema import SHOWN
from serenissima.service.store.schema import (
    GUESTS,
    MUTES,
    NOTIFICATIONS,
    RECEIVERS,
    SEATS,
    TABLES,
)

DECLINING = (
    sa.select(MUTES.c.guest_id)
    .join_from(MUTES, SEATS, MUTES.c.guest_id == SEATS.c.guest_id)
    .where(SEATS.c.table_id == sa.bindparam("table"), MUTES.c.muted_id == sa.bindparam("guest"))
)
"""Selects the guests at a table who block a guest."""


class Blocks:
    """Access to blocks and bans within one transaction; muting a guest blocks them."""

    def __init__(self, connection: sa.Connection) -> None:
        self.connection = connection

    def blocks(self, guest: str, other: str) -> bool:
        """Whether a guest blocks another."""
        query = sa.select(MUTES.c.guest_id)
        these = MUTES.c.guest_id == guest, MUTES.c.muted_id == other
        return self.connection.execute(query.where(*these)).first() is not None

    def separated_tables(self, guest: str) -> set[str]:
        """Return the open tables where someone blocks a guest or is blocked by them."""
        query = sa.select(SEATS.c.table_id).join_from(SEATS, TABLES)
        query = query.where(TABLES.c.listed.is_(True), sa.exists().where(_separated(guest)))
        own = sa.select(SEATS.c.table_id).where(SEATS.c.guest_id == guest)
        return set(self.connection.scalars(query.where(SEATS.c.table_id.not_in(own))))

    def separated_matches(self, guest: str) -> set[str]:
        """Return the public matches where someone blocks a guest or is blocked by them."""
        query = sa.select(SEATS.c.table_id).join_from(SEATS, TABLES)
        query = query.where(SHOWN, sa.exists().where(_separated(guest)))
        own = sa.select(SEATS.c.table_id).where(SEATS.c.guest_id == guest)
        return set(self.connection.scalars(query.where(SEATS.c.table_id.not_in(own))))

    def is_banned(self, guest: str) -> bool:
        """Whether the host has banned or deactivated a guest."""
        either = sa.or_(GUESTS.c.barred, GUESTS.c.deactivated)
        query = sa.select(either).where(GUESTS.c.id == guest)
        return bool(self.connection.scalar(query))

    def ban(self, guest: str, banned: bool) -> None:
        """Ban a guest or lift the ban; raises `Unknown` (`guest/none`)."""
        query = sa.update(GUESTS).where(GUESTS.c.id == guest).values(barred=banned)
        if not self.connection.execute(query).rowcount:
            raise GUEST_NONE(text=guest[:80])

    def is_deactivated(self, guest: str) -> bool:
        """Whether the host has deactivated a guest."""
        query = sa.select(GUESTS.c.deactivated).where(GUESTS.c.id == guest)
        return bool(self.connection.scalar(query))

    def deactivate(self, guest: str, deactivated: bool) -> None:
        """Deactivate a guest, who gets no more notifications, or lift that.

        Raises:
            Unknown: `guest/none`.
        """
        query = sa.update(GUESTS).where(GUESTS.c.id == guest).values(deactivated=deactivated)
        if not self.connection.execute(query).rowcount:
            raise GUEST_NONE(text=guest[:80])
        if deactivated:
            theirs = sa.select(RECEIVERS.c.id).where(RECEIVERS.c.guest_id == guest)
            waiting = NOTIFICATIONS.c.receiver.in_(theirs)
            self.connection.execute(sa.delete(NOTIFICATIONS).where(waiting))


def _separated(guest: str) -> sa.ColumnElement[bool]:
    """Return whether the guest of a seat blocks another or is blocked by them."""
    return sa.or_(
        sa.and_(MUTES.c.guest_id == guest, MUTES.c.muted_id == SEATS.c.guest_id),
        sa.and_(MUTES.c.muted_id == guest, MUTES.c.guest_id == SEATS.c.guest_id),
    )
