"""The connection to a database, set up so that no update is lost silently.

SQLite's driver begins transactions late, as readers; two that both read and then write overwrite
each other without an error. So the driver is told to begin none, and each transaction says at its
beginning whether it will write (`BEGIN IMMEDIATE`) or only read.
"""

import asyncio
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from serenissima.kernel.errors import Unreadable

DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+psycopg"}
BUSY_MS = 20_000  # how long a writer waits for another process's transaction
TRIES, BETWEEN = 20, 0.05  # to set up a new file, and seconds between two
WRITES = "serenissima_writes"  # execution option of a connection that is going to write
SETTINGS = (
    "PRAGMA journal_mode = WAL",
    "PRAGMA synchronous = FULL",  # an acknowledged action outlives a power cut, too
    "PRAGMA foreign_keys = ON",
    f"PRAGMA busy_timeout = {BUSY_MS}",
)


def database_url(text: str) -> sa.URL:
    """A database's URL with the driver that is used here; a bare path means an SQLite file.

    Raises:
        Unreadable: `database/url`.
    """
    try:
        url = sa.make_url(text if "://" in text else f"sqlite:///{text}")
        url = url.set(drivername=DRIVERS[url.get_backend_name()])
    except (sa.exc.ArgumentError, KeyError) as error:
        hint = "sqlite:///FILE or postgresql://USER@HOST/NAME"
        raise Unreadable(
            "database/url", "this is not the URL of a database", text=text, hint=hint
        ) from error
    if url.get_backend_name() == "sqlite" and url.database in (None, "", ":memory:"):
        raise Unreadable(
            "database/url", "an SQLite database must be a file", text=text, hint="sqlite:///FILE"
        )
    return url


def connect(database: str) -> AsyncEngine:
    """SQLAlchemy's engine for the database; it has not connected yet."""
    url = database_url(database)
    if url.get_backend_name() != "sqlite":
        return create_async_engine(url, hide_parameters=True)
    Path(str(url.database)).parent.mkdir(parents=True, exist_ok=True)
    engine = create_async_engine(url, connect_args={"isolation_level": None}, hide_parameters=True)
    sa.event.listen(engine.sync_engine, "connect", _set_up)
    sa.event.listen(engine.sync_engine, "begin", _begin)
    return engine


def is_sqlite(engine: AsyncEngine) -> bool:
    """Whether the engine's database is an SQLite file."""
    return engine.dialect.name == "sqlite"


def _set_up(connection: Any, _record: object) -> None:
    cursor = connection.cursor()
    for setting in SETTINGS:
        cursor.execute(setting)
    cursor.close()


def _begin(connection: sa.Connection) -> None:
    writes = connection.get_execution_options().get(WRITES)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


async def migrate(engine: AsyncEngine) -> None:
    """Bring the schema up to date; several processes may do so at once.

    A new SQLite file refuses, without waiting, all but one of the processes that set it up.
    """
    for _ in range(TRIES if is_sqlite(engine) else 0):
        try:
            return await _migrate(engine)
        except sa.exc.OperationalError:
            await asyncio.sleep(BETWEEN)
    return await _migrate(engine)


async def _migrate(engine: AsyncEngine) -> None:
    async with engine.execution_options(**{WRITES: True}).begin() as connection:
        if not is_sqlite(engine):
            await connection.execute(sa.text("SELECT pg_advisory_xact_lock(7364)"))
        await connection.run_sync(_upgrade)


def _upgrade(connection: sa.Connection) -> None:
    config = Config()
    config.set_main_option("script_location", "serenissima.service.store:migrations")
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
