"""Archives abandoned tables: the actions of a log are compressed into one of its rows.

A log has the same contents and length before and after; readers unpack it. Only actions are packed,
never the last entry, so that lists, glances and results need no unpacking.
"""

import base64
import json
import zlib
from collections.abc import Iterable, Sequence
from typing import Any

import sqlalchemy as sa

from serenissima.service.core.entries import Acted, TimeLimited
from serenissima.service.refusals import ENTRY_UNREADABLE
from serenissima.service.store.schema import ENTRIES, TABLES

Row = Sequence[Any]
ROW = (
    ENTRIES.c.seq,
    ENTRIES.c.body,
    ENTRIES.c.key,
    ENTRIES.c.command,
    ENTRIES.c.at,
)
"""The columns read from a log: those of a row."""
PACKED = '{"kind":"packed","v":1,"rows":"'
ACTED = f'{{"kind":"{Acted.kind}"'
TIMED = f'{{"kind":"{TimeLimited.kind}"'
LENGTH = (
    sa.select(sa.func.max(ENTRIES.c.seq))
    .where(ENTRIES.c.table_id == TABLES.c.id)
    .correlate(TABLES)
    .scalar_subquery()
)
ARCHIVED = TABLES.c.archived == LENGTH


def pack(rows: Iterable[Row]) -> str:
    """Return the body of a row that contains these rows; `unpack` reverses it."""
    text = json.dumps([list(row) for row in rows], ensure_ascii=False, separators=(",", ":"))
    return f'{PACKED}{base64.b64encode(zlib.compress(text.encode(), 9)).decode()}"}}'


def unpack(rows: Iterable[Row]) -> list[Row]:
    """Return these rows in order, including those packed inside one of them.

    Raises:
        Unreadable: `entry/unreadable`: the packed data is damaged.
    """
    found: list[Row] = []
    for row in rows:
        found += _unpack(row[1]) if row[1].startswith(PACKED) else [row]
    return sorted(found, key=lambda row: int(row[0]))


def _unpack(body: str) -> list[Row]:
    try:
        held = base64.b64decode(body[len(PACKED) : -len('"}')], validate=True)
        return [tuple(row) for row in json.loads(zlib.decompress(held))]
    except (ValueError, TypeError, zlib.error):
        reason = "the archived part of this log is damaged"
        raise ENTRY_UNREADABLE(reason) from None


def is_whole(rows: Sequence[Row], after: int) -> bool:
    """Whether rows follow each other from number `after` + 1, and none contains others."""
    found = [row[0] for row in rows if not row[1].startswith(PACKED)]
    return found == list(range(after + 1, after + 1 + len(rows)))


def rows_of(connection: sa.Connection, table: str, after: int = 0) -> list[Row]:
    """Return the rows of a log after number `after`; earlier ones are read only if necessary."""
    query = sa.select(*ROW).where(ENTRIES.c.table_id == table).order_by(ENTRIES.c.seq)
    rows = connection.execute(query.where(ENTRIES.c.seq > after)).fetchall()
    if is_whole(rows, after):
        return list(rows)
    return [row for row in unpack(connection.execute(query)) if row[0] > after]


def list_idle(
    connection: sa.Connection, before: float, after: str, most: int
) -> tuple[list[tuple[str, int, bool]], str]:
    """Return abandoned tables, each with its length and whether a clock may be running there.

    Also the last id that was checked; empty at the end. These tables have not changed since
    `before`. Of the ids that come after `after`, `most` are checked.
    """
    some = sa.select(TABLES).where(TABLES.c.id > after, TABLES.c.opened_at < before)
    ids = [row[0] for row in connection.execute(some.order_by(TABLES.c.id).limit(most))]
    limited = ENTRIES.alias()
    timed = sa.exists().where(limited.c.table_id == TABLES.c.id, limited.c.body.startswith(TIMED))
    query = (
        sa.select(TABLES.c.id, ENTRIES.c.seq, sa.and_(TABLES.c.finished_at.is_(None), timed))
        .join(ENTRIES, sa.and_(ENTRIES.c.table_id == TABLES.c.id, ENTRIES.c.seq == LENGTH))
        .where(TABLES.c.id.in_(ids), ENTRIES.c.at < before)
        .where(ENTRIES.c.seq > sa.func.coalesce(TABLES.c.archived, 0))
    )
    found = [(row[0], row[1], bool(row[2])) for row in connection.execute(query)]
    return found, ids[-1] if len(ids) == most else ""


def archive(connection: sa.Connection, table: str, length: int) -> bool:
    """Pack the actions of a log of this length, unless another process does.

    Entries appended meanwhile follow the packed ones, so no process has to wait.
    """
    rows = rows_of(connection, table)[: length - 1]
    mine = TABLES.c.id == table, sa.func.coalesce(TABLES.c.archived, 0) < length
    claim = sa.update(TABLES).where(*mine).values(archived=length)
    if not connection.execute(claim).rowcount:
        return False
    actions = [row for row in rows if row[1].startswith(ACTED)]
    if len(actions) > 1:
        _replace(connection, table, actions)
    return True


def _replace(connection: sa.Connection, table: str, actions: Sequence[Row]) -> None:
    """Pack these rows into the first of them."""
    first, last = actions[0][0], actions[-1][0]
    here = ENTRIES.c.table_id == table
    body = {"body": pack(actions), "key": None, "command": None, "missed": None}
    connection.execute(sa.update(ENTRIES).where(here, ENTRIES.c.seq == first).values(**body))
    others = ENTRIES.c.seq > first, ENTRIES.c.seq <= last, ENTRIES.c.body.startswith(ACTED)
    connection.execute(sa.delete(ENTRIES).where(here, *others))


def counts(connection: sa.Connection) -> tuple[int, int]:
    """Return the number of tables, and how many of them are archived."""
    every = sa.select(sa.func.count()).select_from(TABLES)
    kept = every.where(TABLES.c.archived.is_not(None), ARCHIVED)
    return int(connection.scalar(every) or 0), int(connection.scalar(kept) or 0)
