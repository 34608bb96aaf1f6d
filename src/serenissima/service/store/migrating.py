"""Creates the schema of a database or brings it up to date, but never changes a newer one.

An SQLite file belongs to one machine, so the first server of a new version upgrades it, after
saving a copy. A PostgreSQL database may serve other machines, whose servers could then no longer
start: only a command upgrades it.
"""

import sqlite3
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Lock

import sqlalchemy as sa

from serenissima.kernel.errors import NotNow
from serenissima.service.refusals import DATABASE_NEWER, DATABASE_OLDER
from serenissima.service.store import solving_schema  # noqa: F401 - it adds its tables
from serenissima.service.store.backup import copy_of, free_name
from serenissima.service.store.database import connect, is_sqlite, unusable_refusal, writing_engine
from serenissima.service.store.people_schema import FRIENDS
from serenissima.service.store.schema import REVISION

METADATA = FRIENDS.metadata  # of all tables
TRIES, BETWEEN = 20, 0.05  # attempts to set up a new file, and seconds between two
ALONE = Lock()  # Alembic's context is in a module that all threads share
VERSION = sa.Table(  # Alembic's own, as it makes it
    "alembic_version",
    sa.MetaData(),
    sa.Column("version_num", sa.String(32), nullable=False),
    sa.PrimaryKeyConstraint("version_num", name="alembic_version_pkc"),
)
BUSY = (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED, sqlite3.SQLITE_PROTOCOL)


def upgrade(url: str) -> str | None:
    """Upgrade or create a database; return its previous revision, None if it is new.

    Raises:
        Unreadable: `database/url`.
        NotNow: `database/unavailable`, `database/newer`, `backup/failed`.
    """
    database = connect(url)
    try:
        return migrate(database, asked=True)
    except sa.exc.DBAPIError as error:
        raise unusable_refusal(database.url, error) from None
    finally:
        database.dispose()


def migrate(database: sa.Engine, *, asked: bool = False) -> str | None:
    """Bring the schema up to date; several processes may do so at once.

    While a new SQLite file is being set up, it refuses all but one process without waiting.

    Args:
        database: the database.
        asked: whether the host has asked for it.

    Raises:
        NotNow: `database/newer`; `database/older`: the host has to ask; `backup/failed`.
    """
    for _ in range(TRIES if is_sqlite(database) else 0):
        try:
            return _migrate(database, asked)
        except sa.exc.OperationalError as error:
            if not _is_busy(error):
                raise
            time.sleep(BETWEEN)
    return _migrate(database, asked)


def _is_busy(error: sa.exc.OperationalError) -> bool:
    """Whether another process is using the file: the only failure that passes by itself."""
    return getattr(error.orig, "sqlite_errorcode", 0) & 0xFF in BUSY


def _migrate(database: sa.Engine, asked: bool) -> str | None:
    """Bring the schema up to date; return its previous revision."""
    with database.connect() as connection:
        found = revision_of(connection)
    if found == REVISION:
        return found
    if found is not None and is_newer(found):
        raise _newer(found)
    if found is not None and not (asked or is_sqlite(database)):
        raise _older(found)
    with writing_engine(database).begin() as connection:
        if is_sqlite(database):
            with _copy_kept(connection, found):
                _change(connection)
        else:
            _wait_for_others(connection)
            _change(connection)
    return found


def _change(connection: sa.Connection) -> None:
    """Bring the schema up to date, unless another process has just done so."""
    found = revision_of(connection)
    if found is None:
        _create(connection)
    elif is_newer(found):
        raise _newer(found)
    else:
        run_migrations(connection)


def _create(connection: sa.Connection) -> None:
    """Create the schema that all migrations together lead to."""
    METADATA.create_all(connection, checkfirst=False)
    VERSION.create(connection)
    connection.execute(VERSION.insert(), {"version_num": REVISION})


def run_migrations(connection: sa.Connection) -> None:
    """Run every missing migration; in an empty database, all of them."""
    from alembic import command  # takes a quarter of a second, which most starts don't need
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", "serenissima.service.store:migrations")
    config.attributes["connection"] = connection
    with ALONE:
        command.upgrade(config, "head")


@contextmanager
def _copy_kept(connection: sa.Connection, found: str | None) -> Iterator[None]:
    """Save a copy of the file as it was during the change; if that fails, it isn't needed.

    A new file is not copied, nor one that another process has just changed.
    """
    if found is None or revision_of(connection) != found:
        yield
        return
    file = Path(str(connection.engine.url.database)).resolve()
    with copy_of(file, file.parent) as (complete, _):
        copy = complete.rename(free_name(file, f"before-{REVISION}"))
    try:
        yield
    except BaseException:
        copy.unlink()
        raise


def _wait_for_others(connection: sa.Connection) -> None:
    """Wait until no other process is changing PostgreSQL, however long that takes."""
    for unlimited in ("lock_timeout", "statement_timeout"):
        connection.exec_driver_sql(f"SET LOCAL {unlimited} = 0")
    connection.exec_driver_sql("SELECT pg_advisory_xact_lock(7364)")


def is_newer(revision: str) -> bool:
    """Whether a later version made this schema: revisions are numbers of four digits."""
    return revision > REVISION


def _newer(revision: str) -> NotNow:
    hint = "start that version, or restore a backup from before the change"
    return DATABASE_NEWER(text=revision, hint=hint)


def _older(revision: str) -> NotNow:
    if not revision:
        reason = "this database does not contain any tables yet"
        hint = "the --data or --database with which the server was started"
        return DATABASE_OLDER(reason, hint=hint)
    reason = "this database is from an older version of Serenissima"
    hint = "make a backup, then: serenissima database upgrade"
    return DATABASE_OLDER(reason, text=revision, hint=hint)


def check_revision(connection: sa.Connection) -> None:
    """Raise `NotNow` (`database/newer`, `database/older`) unless the schema is the current one."""
    revision = revision_of(connection) or ""
    if is_newer(revision):
        raise _newer(revision)
    if revision < REVISION:
        raise _older(revision)


def revision_of(connection: sa.Connection) -> str | None:
    """Return the last migration of the database; None if it is new."""
    if not sa.inspect(connection).has_table("alembic_version"):
        return None
    return connection.scalar(sa.select(VERSION.c.version_num))
