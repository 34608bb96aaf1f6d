"""Running matches that their hosts let anyone find and watch."""

import sqlalchemy as sa

from serenissima.service.store.people_schema import SHOWN
from serenissima.service.store.schema import ENTRIES, TABLES


def newest_shown(connection: sa.Connection, since: float, most: int) -> list[str]:
    """Return the running matches with an entry after `since`, the newest first."""
    latest = sa.exists().where(ENTRIES.c.table_id == TABLES.c.id, ENTRIES.c.at > since)
    query = sa.select(TABLES.c.id).where(SHOWN, TABLES.c.listed.is_(False), latest)
    return list(connection.scalars(query.order_by(TABLES.c.opened_at.desc()).limit(most)))
