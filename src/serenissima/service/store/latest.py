"""Appends an entry to the end of a log without deriving the table."""

import sqlalchemy as sa

from serenissima.service.core.entries import Entry, write
from serenissima.service.store.database import is_sqlite
from serenissima.service.store.schema import ENTRIES
from serenissima.service.store.transactions import CHANNEL


def append_for_all(connection: sa.Connection, table: str, entry: Entry, at: float) -> None:
    """Append an entry that everyone notices, so that no viewer misses another entry.

    The database refuses it if another process appends at the same moment.
    """
    last = sa.select(ENTRIES.c.seq, ENTRIES.c.missed).where(ENTRIES.c.table_id == table)
    seq, missed = connection.execute(last.order_by(ENTRIES.c.seq.desc()).limit(1)).one()
    row = {"table_id": table, "seq": seq + 1, "at": at, "body": write(entry), "missed": missed}
    connection.execute(sa.insert(ENTRIES), row)
    if not is_sqlite(connection.engine):
        news = {"channel": CHANNEL, "news": f"{table} {seq + 1}"}
        connection.execute(sa.text("SELECT pg_notify(:channel, :news)"), news)
