"""The host's way to replace a guest's name everywhere that others see it, logs included."""

import json

import sqlalchemy as sa

from serenissima.kernel.errors import Unreadable
from serenissima.service.core.entries import Joined, Renamed
from serenissima.service.core.names import settle_name
from serenissima.service.core.scoresheet import add_up
from serenissima.service.store.forgetting import sittings_of
from serenissima.service.store.latest import append_for_all
from serenissima.service.store.logs import Logs
from serenissima.service.store.schema import ENTRIES, MESSAGES, SEATS
from serenissima.service.store.tournaments import rename_entrant

NAMED = sa.or_(
    *(ENTRIES.c.body.startswith(f'{{"kind":"{kind}"') for kind in (Joined.kind, Renamed.kind))
)


def rename_everywhere(connection: sa.Connection, guest: str, name: str, at: float) -> None:
    """Replace a guest's name at their tables, in chats and tournaments.

    Everyone at the tables notices the new name; the old one is in no log afterwards.

    Raises:
        Illegal: `seat/name`: someone at one of the tables has this name, or a lookalike.
    """
    sittings = sittings_of(connection, guest)
    for table in sorted(sittings):  # the order of all writers, so that none locks another
        seats = _held(connection, table, guest)
        _check(connection, table, seats, name)
        _rewrite(connection, table, sittings[table], name)
        for seat in seats:
            append_for_all(connection, table, Renamed(seat, name), at)
    mine = sa.update(MESSAGES).where(MESSAGES.c.guest_id == guest)
    connection.execute(mine.values(name=name))
    rename_entrant(connection, guest, name)


def _held(connection: sa.Connection, table: str, guest: str) -> list[int]:
    held = sa.select(SEATS.c.seat).where(SEATS.c.table_id == table, SEATS.c.guest_id == guest)
    return sorted(connection.scalars(held))


def _check(connection: sa.Connection, table: str, seats: list[int], name: str) -> None:
    """Raise `Illegal` (`seat/name`) if someone else at a table has a name like this."""
    try:
        names = add_up(Logs(connection).log(table).entries).names
    except Unreadable:  # its names can't be compared
        return
    settle_name(name, [other for seat, other in enumerate(names) if seat not in seats])


def _rewrite(connection: sa.Connection, table: str, sittings: set[str], name: str) -> None:
    """Replace the name in the entries with which a guest sat down or was renamed."""
    query = sa.select(ENTRIES.c.seq, ENTRIES.c.body).where(ENTRIES.c.table_id == table, NAMED)
    own: set[int] = set()  # the guest's seats
    for seq, body in sorted(connection.execute(query).all(), key=lambda row: int(row[0])):
        data = json.loads(body)
        if data["kind"] == Joined.kind:
            own.discard(data["seat"])
            own |= {data["seat"]} if data["key"] in sittings else set()
        if data["seat"] in own:
            text = json.dumps(data | {"name": name}, ensure_ascii=False, separators=(",", ":"))
            entry = ENTRIES.c.table_id == table, ENTRIES.c.seq == seq
            connection.execute(sa.update(ENTRIES).where(*entry).values(body=text))
