"""Merges one guest into another in one transaction; the first guest then no longer exists."""

from collections.abc import Sequence

import sqlalchemy as sa

from serenissima.service.store.blocks import Blocks
from serenissima.service.store.clubs import merge_members
from serenissima.service.store.friends import FriendBook, merge_people
from serenissima.service.store.moderation import CASE
from serenissima.service.store.outbox import Box
from serenissima.service.store.schema import (
    ACCOUNTS,
    DEVICE_LINKS,
    DEVICES,
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
)
from serenissima.service.store.solving_schema import DAILY_MARKS, PUZZLE_TRIES, TIMED_RUNS
from serenissima.service.store.tournaments import merge_entrants

BROUGHT = (
    SEATS, LEFT_SEATS, RECEIVERS, MESSAGES, NOTES, REPORTS, IDENTITIES, MISTAKES, SUBMISSIONS,
    STUDIES, PUZZLE_TRIES, DAILY_MARKS, TIMED_RUNS,
)  # fmt: skip
"""Tables whose rows move to the other guest."""


def merge(connection: sa.Connection, other: str, into: str) -> bool:
    """Move everything from guest `other` to guest `into`; return whether that was possible.

    A guest with an account can't be merged into another.
    """
    both = sorted({other, into})
    locked = sa.select(GUESTS.c.id).where(GUESTS.c.id.in_(both)).order_by(GUESTS.c.id)
    there: Sequence[str] = connection.scalars(locked.with_for_update()).all()
    account = sa.select(ACCOUNTS.c.guest_id).where(ACCOUNTS.c.guest_id == other)
    if len(there) < 2 or connection.scalar(account) is not None:
        return False
    _drop_doubles(connection, other, into)
    for rows in BROUGHT:
        bring = sa.update(rows).where(rows.c.guest_id == other).values(guest_id=into)
        connection.execute(bring)
    _bring_reports_about(connection, other, into)
    _merge_mutes(connection, other, into)
    if Blocks(connection).is_banned(other):
        Blocks(connection).ban(into, True)
    merge_entrants(connection, other, into)
    merge_people(connection, other, into)
    merge_members(connection, other, into)
    sign_out_everywhere(connection, other)
    connection.execute(sa.delete(GUESTS).where(GUESTS.c.id == other))
    return True


def sign_out_everywhere(connection: sa.Connection, guest: str) -> None:
    """Forget all devices of a guest, and the link that would add one."""
    for rows in (DEVICES, DEVICE_LINKS):
        connection.execute(sa.delete(rows).where(rows.c.guest_id == guest))


def _drop_doubles(connection: sa.Connection, other: str, into: str) -> None:
    """Drop duplicates of the other guest's data: reports, notes, mistakes, puzzles, addresses."""
    twice = (
        (REPORTS, CASE),
        (NOTES, ("table_id", "key")),
        (MISTAKES, ("table_id", "step")),
        (PUZZLE_TRIES, ("game", "puzzle")),
        (DAILY_MARKS, ("day", "game")),
    )
    for rows, same in twice:
        has = rows.alias()
        equal = (has.c[name] == rows.c[name] for name in same)
        double = sa.exists().where(has.c.guest_id == into, *equal)
        connection.execute(sa.delete(rows).where(rows.c.guest_id == other, double))
    has = RECEIVERS.alias()
    double = sa.exists().where(
        has.c.guest_id == into,
        has.c.channel == RECEIVERS.c.channel,
        has.c.address == RECEIVERS.c.address,
    )
    query = sa.select(RECEIVERS.c.id).where(RECEIVERS.c.guest_id == other, double)
    Box(connection).forget(list(connection.scalars(query)))


def _bring_reports_about(connection: sa.Connection, other: str, into: str) -> None:
    """Move reports about a guest's name; a reporter of both guests counts once."""
    has, same = REPORTS.alias(), ("table_id", "circle", "number", "name", "guest_id")
    equal = (has.c[name] == REPORTS.c[name] for name in same)
    double = sa.exists().where(has.c.about_guest == into, *equal)
    mine = REPORTS.c.about_guest == other
    connection.execute(sa.delete(REPORTS).where(mine, double))
    connection.execute(sa.update(REPORTS).where(mine).values(about_guest=into))


def _merge_mutes(connection: sa.Connection, other: str, into: str) -> None:
    """Merge mutes: `into` mutes, and is muted by, all guests of either."""
    either = sa.or_(MUTES.c.guest_id.in_((other, into)), MUTES.c.muted_id.in_((other, into)))
    query = sa.select(MUTES.c.guest_id, MUTES.c.muted_id, MUTES.c.name).where(either)
    named = {
        (into if who == other else who, into if whom == other else whom): name
        for who, whom, name in connection.execute(query)
    }
    connection.execute(sa.delete(MUTES).where(either))
    rows = [
        {"guest_id": who, "muted_id": whom, "name": name}
        for (who, whom), name in sorted(named.items())
        if who != whom
    ]
    if rows:
        connection.execute(sa.insert(MUTES), rows)
    for row in rows:  # whoever is blocked is no friend
        FriendBook(connection).part(row["guest_id"], row["muted_id"])
