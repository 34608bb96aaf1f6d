"""Reads the logs of all tables in a database."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, fields
from typing import Any

import sqlalchemy as sa

from serenissima.kernel.errors import Unknown
from serenissima.service.core.commands import Mark
from serenissima.service.core.entries import (
    Departed,
    Entry,
    Forgotten,
    Joined,
    LinkRenewed,
    ProgramAllowed,
    ProgramEnded,
    Renamed,
    StandInEnded,
    StandInStarted,
    read,
)
from serenissima.service.core.scoresheet import Scoresheet, add_up
from serenissima.service.refusals import COMMAND_KEY_USED, TABLE_UNKNOWN
from serenissima.service.store.archive import ROW, Row, counts, rows_of, unpack
from serenissima.service.store.schema import ENTRIES, LISTED, LONGEST_ID, TABLES


@dataclass(frozen=True)
class Head:
    """A table's row in `schema.TABLES`, stored beside its log."""

    id: str
    game: str
    secret: str = field(repr=False)
    opened_at: float
    finished_at: float | None = None


HEAD = [TABLES.c[each.name] for each in fields(Head)]
WHO_SITS = (
    Joined, Departed, Forgotten, Renamed, LinkRenewed, StandInStarted, StandInEnded, ProgramAllowed,
    ProgramEnded,
)  # fmt: skip
SEATING = [f'{{"kind":"{kind.kind}"' for kind in WHO_SITS]
"""Prefixes of the entries that define who sits where."""

ASKED = ENTRIES.c.table_id.in_(sa.bindparam("tables", expanding=True))
LENGTHS = (
    sa.select(ENTRIES.c.table_id, sa.func.max(ENTRIES.c.seq).label("seq"))
    .where(ASKED)
    .group_by(ENTRIES.c.table_id)
)
NEWEST = LENGTHS.subquery()
LAST = sa.select(ENTRIES.c.table_id, ENTRIES.c.seq, ENTRIES.c.missed).join(
    NEWEST,
    sa.and_(ENTRIES.c.table_id == NEWEST.c.table_id, ENTRIES.c.seq == NEWEST.c.seq),
)
SITTING = (
    sa.select(ENTRIES.c.table_id, ENTRIES.c.body)
    .where(ASKED, sa.or_(ENTRIES.c.seq == 1, *map(ENTRIES.c.body.startswith, SEATING)))
    .order_by(ENTRIES.c.seq)
)


POSTGRES_SIZE = "SELECT pg_database_size(current_database())"
SQLITE_SIZE = """
    SELECT (page_count - freelist_count) * page_size
    FROM pragma_page_count, pragma_freelist_count, pragma_page_size
"""


def newest_open(since: float, most: int) -> sa.Select[Any]:
    """Return the query for the newest open tables, the newest first."""
    query = sa.select(TABLES.c.id).where(LISTED, TABLES.c.opened_at > since)
    return query.order_by(TABLES.c.opened_at.desc()).limit(most)


def is_id(table: str) -> bool:
    """Whether a table could have this id; the database is not asked for any other."""
    return 0 < len(table) <= LONGEST_ID and table.isascii() and table.isprintable()


def check_id(table: str) -> None:
    """Raise `Unknown` (`table/unknown`) for an id that no table can have."""
    if not is_id(table):
        raise unknown_table(table)


def unknown_table(table: str) -> Unknown:
    """Return the refusal (`table/unknown`) of an id that no table has."""
    return TABLE_UNKNOWN(text=table[:80])


@dataclass(frozen=True)
class Log:
    """Entries of one table, with the marks of their commands.

    Attributes:
        entries: in order.
        marks: the hash of each command, by the hash of its key.
        times: when each entry was stored, in seconds since 1970.
    """

    entries: Sequence[Entry]
    marks: dict[str, str]
    times: Sequence[float] = ()


def read_log(rows: Iterable[Row]) -> Log:
    """Return the log in these rows; raises `Unreadable` (`entry/unreadable`)."""
    kept = unpack(rows)
    marks = {key: command for _, _, key, command, _ in kept if key is not None}
    return Log([read(row[1]) for row in kept], marks, [float(row[4]) for row in kept])


def is_done(marks: Mapping[str, str], mark: Mark) -> bool:
    """Whether a command was already carried out, by the marks of its table.

    Raises:
        Illegal: `command/key-used`: another command had the same key.
    """
    command = marks.get(mark.key)
    if command not in (None, mark.command):
        raise COMMAND_KEY_USED(hint="use a new key for each command")
    return command is not None


@dataclass(frozen=True)
class Glance:
    """A table's stored facts without its actions.

    Attributes:
        length: how many entries its log has.
        missed: how many of them spectators, then each seat, missed; None if unknown.
        sitting: the texts of the entries that define who sits there, the opening first.
    """

    length: int
    missed: tuple[int, ...] | None
    sitting: list[str]

    def sheet(self) -> Scoresheet:
        """Return the players as a sheet; raises `Unreadable` (`entry/unreadable`)."""
        return add_up(map(read, self.sitting))

    def is_all(self, seat: int, shown: int) -> bool:
        """Whether `shown` is known to be the number of all entries that a viewer noticed."""
        return self.missed is not None and self.length - self.missed[seat + 1] <= shown


class Logs:
    """Access to the logs within one transaction."""

    def __init__(self, connection: sa.Connection) -> None:
        self.connection = connection

    def head(self, table: str) -> Head:
        """Return a table's head; raises `Unknown` (`table/unknown`)."""
        for head in self.heads([table], 1):
            return head
        raise unknown_table(table)

    def heads(self, tables: Iterable[str], most: int) -> list[Head]:
        """Return the heads of the newest of these tables, newest first, without unknown ids."""
        query = sa.select(*HEAD).where(TABLES.c.id.in_(list(filter(is_id, tables))))
        query = query.order_by(TABLES.c.opened_at.desc()).limit(most)
        return [Head(*row) for row in self.connection.execute(query)]

    def open_tables(self, since: float, most: int) -> list[tuple[Head, list[Row]]]:
        """Return the newest open tables with their whole logs, which are short.

        `since`: older ones are left out, in seconds since 1970.
        """
        ids = [row[0] for row in self.connection.execute(newest_open(since, most))]
        found = self.whole_logs(ids)
        return [found[table] for table in ids if table in found]

    def log(self, table: str, after: int = 0) -> Log:
        """Return a table's log after entry number `after`.

        Raises:
            Unreadable: `entry/unreadable`.
        """
        return read_log(rows_of(self.connection, table, after))

    def whole_logs(self, tables: Collection[str]) -> dict[str, tuple[Head, list[Row]]]:
        """Return heads and rows of the whole logs of tables; unknown ids are left out."""
        heads = self.heads(tables, len(tables))
        found: dict[str, tuple[Head, list[Row]]] = {head.id: (head, []) for head in heads}
        query = sa.select(ENTRIES.c.table_id, *ROW).where(ENTRIES.c.table_id.in_(list(found)))
        for table, *row in self.connection.execute(query.order_by(ENTRIES.c.seq)):
            found[table][1].append(row)
        return found

    def glances(self, tables: Collection[str]) -> dict[str, Glance]:
        """Return a glance at each of these tables; unknown ids are left out."""
        found: dict[str, Glance] = {}
        for table, length, missed in self.connection.execute(LAST, {"tables": list(tables)}):
            counts = None if missed is None else tuple(map(int, missed.split()))
            found[table] = Glance(length, counts, [])
        for table, body in self.connection.execute(SITTING, {"tables": list(tables)}):
            found[table].sitting.append(body)
        return found

    def marks(self, table: str) -> dict[str, str]:
        """Return the marks of a table's commands; empty if there is no such table."""
        rows = rows_of(self.connection, table)
        return {row[2]: row[3] for row in rows if row[2] is not None}

    def last_numbers(self, tables: Iterable[str]) -> dict[str, int]:
        """Return the number of the last entry of each of these tables."""
        rows = self.connection.execute(LENGTHS, {"tables": list(tables)})
        return {row[0]: row[1] for row in rows}

    def count(self) -> int:
        """Return the number of tables that are not archived."""
        every, archived = counts(self.connection)
        return every - archived

    def size(self) -> int:
        """Return the size of the database in bytes, without the free space in it."""
        if self.connection.dialect.name == "postgresql":
            return int(self.connection.scalar(sa.text(POSTGRES_SIZE)) or 0)
        return int(self.connection.scalar(sa.text(SQLITE_SIZE)) or 0)

    def times(self, table: str) -> list[float]:
        """Return when each entry of a table was stored, in seconds since 1970."""
        return [float(row[4]) for row in rows_of(self.connection, table)]
