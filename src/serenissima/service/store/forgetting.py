"""Forgets a guest in one transaction: the name in the logs, and all data elsewhere.

This is the only exception to append-only logs: the entries with the name are rewritten without it.
"""

import json
from collections.abc import Collection, Iterable, Iterator
from typing import Any

import sqlalchemy as sa

from serenissima.service.core.entries import Departed, Forgotten, LinkRenewed, Renamed
from serenissima.service.store.alarms import SET_ALARM
from serenissima.service.store.chat import ChatBook
from serenissima.service.store.clubs import leave_clubs
from serenissima.service.store.friends import forget_people
from serenissima.service.store.latest import append_for_all
from serenissima.service.store.moderation import forget_moderation
from serenissima.service.store.outbox import Box
from serenissima.service.store.schema import (
    ACCOUNTS,
    ADDRESSES,
    DEVICE_LINKS,
    DEVICES,
    ENTRIES,
    GUESTS,
    IDENTITIES,
    LEFT_SEATS,
    MISTAKES,
    NOTES,
    PASSKEYS,
    RECEIVERS,
    RECOVERIES,
    SEATS,
    STUDIES,
    TABLES,
)
from serenissima.service.store.solving_schema import DAILY_MARKS, PUZZLE_TRIES, TIMED_RUNS
from serenissima.service.store.submissions import forget_submissions
from serenissima.service.store.tournaments import forget_entrant
from serenissima.words.players import GONE

THEIRS = (
    ACCOUNTS, RECOVERIES, ADDRESSES, PASSKEYS, IDENTITIES, SEATS, LEFT_SEATS, DEVICES,
    DEVICE_LINKS, NOTES, STUDIES, MISTAKES, PUZZLE_TRIES, DAILY_MARKS, TIMED_RUNS,
)  # fmt: skip
"""Tables from which a guest's rows are deleted."""
NAMING = [
    ENTRIES.c.body.startswith(f'{{"kind":"{kind}"')
    for kind in ("joined", Departed.kind, LinkRenewed.kind, Renamed.kind, "program-allowed")
]


def forget(connection: sa.Connection, guest: str, at: float) -> bool:
    """Forget a guest; return whether there was one.

    Seats at tables that are gathering become free. At others they stay and have no owner.
    """
    locked = sa.select(GUESTS.c.id).where(GUESTS.c.id == guest).with_for_update()
    if connection.scalar(locked) is None:
        return False
    sittings = sittings_of(connection, guest)
    for table in sorted(sittings):  # the order of all writers, so that none locks another
        _without_name(connection, table, sittings[table])
        _get_up(connection, table, guest, at)
    _forget_receivers(connection, guest, {one for keys in sittings.values() for one in keys})
    forget_moderation(connection, guest)
    ChatBook(connection).delete_of(guest)
    forget_entrant(connection, guest, GONE)
    forget_submissions(connection, guest)
    forget_people(connection, guest)
    leave_clubs(connection, guest)
    for rows in THEIRS:
        connection.execute(sa.delete(rows).where(rows.c.guest_id == guest))
    connection.execute(sa.delete(GUESTS).where(GUESTS.c.id == guest))
    return True


def sittings_of(connection: sa.Connection, guest: str) -> dict[str, set[str]]:
    """Return the keys with which a guest has ever been seated, by table."""
    found: dict[str, set[str]] = {}
    for rows in (SEATS, LEFT_SEATS):
        query = sa.select(rows.c.table_id, rows.c.sitting).where(rows.c.guest_id == guest)
        for table, sitting in connection.execute(query):
            found.setdefault(table, set()).add(sitting)
    return found


def _without_name(connection: sa.Connection, table: str, sittings: Collection[str]) -> None:
    """Rewrite the entries of a table that contain a name or a token of the guest."""
    query = sa.select(ENTRIES.c.seq, ENTRIES.c.body).where(
        ENTRIES.c.table_id == table, sa.or_(*NAMING)
    )
    rows = [(seq, json.loads(body)) for seq, body in connection.execute(query)]
    for seq, data in _named(sorted(rows, key=lambda row: row[0]), sittings):
        _write_again(connection, table, seq, data)


def _named(
    rows: Iterable[tuple[int, dict[str, Any]]], sittings: Collection[str]
) -> Iterator[tuple[int, dict[str, Any]]]:
    """Yield numbers and data of the entries that name a guest who was seated with these keys.

    A person who returned by a new link from the host has the same name as before.
    """
    own: set[int] = set()  # the guest's seats
    joined: dict[int, tuple[int, dict[str, Any]]] = {}
    for seq, data in rows:
        seat, kind = data["seat"], data["kind"]
        if kind not in ("program-allowed", Renamed.kind):
            own.discard(seat)
        if kind == "joined":
            joined[seat] = seq, data
        if kind in ("joined", LinkRenewed.kind) and data["key"] in sittings:
            own.add(seat)
        if seat in own:
            yield seq, data
            if kind == LinkRenewed.kind:
                yield joined[seat]


def _write_again(connection: sa.Connection, table: str, seq: int, data: dict[str, Any]) -> None:
    """Rewrite an entry without its key and, if it has one, without the name."""
    named = "name" in data
    data = data | {"key": ""} | ({"name": GONE} if named else {})
    body = json.dumps(data, ensure_ascii=False, separators=(",", ":"))
    entry = ENTRIES.c.table_id == table, ENTRIES.c.seq == seq
    connection.execute(sa.update(ENTRIES).where(*entry).values(body=body))
    if named:
        _forget_command(connection, table, seq)


def _forget_command(connection: sa.Connection, table: str, seq: int) -> None:
    """Drop the hash of an entry's command, which would confirm a guess at the name.

    The key stays, so the same form, sent again, is refused.
    """
    until = ENTRIES.c.table_id == table, ENTRIES.c.seq <= seq, ENTRIES.c.key.is_not(None)
    first = connection.scalar(sa.select(sa.func.max(ENTRIES.c.seq)).where(*until))
    entry = ENTRIES.c.table_id == table, ENTRIES.c.seq == first
    connection.execute(sa.update(ENTRIES).where(*entry).values(command=""))


def _get_up(connection: sa.Connection, table: str, guest: str, at: float) -> None:
    """Record at the table that the guest has left, and in other processes that it changed."""
    gathering = connection.scalar(sa.select(TABLES.c.listed).where(TABLES.c.id == table))
    kind = Departed if gathering else Forgotten
    held = sa.select(SEATS.c.seat).where(SEATS.c.table_id == table, SEATS.c.guest_id == guest)
    for seat in sorted(connection.scalars(held)):
        append_for_all(connection, table, kind(seat), at)
        connection.execute(SET_ALARM, {"table": table, "at": at})  # others may be waiting for them


def _forget_receivers(connection: sa.Connection, guest: str, sittings: Collection[str]) -> None:
    """Delete the guest's receivers, even those known only by seat, and their notifications."""
    theirs = sa.or_(RECEIVERS.c.guest_id == guest, RECEIVERS.c.owner.in_(sittings))
    Box(connection).forget(list(connection.scalars(sa.select(RECEIVERS.c.id).where(theirs))))
