"""No update is lost, and a new database has the schema that all migrations lead to."""

import asyncio
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from serenissima.kernel.errors import NotNow, Unreadable
from serenissima.service.store.database import connect, database_url, writing_engine
from serenissima.service.store.migrating import migrate, revision_of, run_migrations
from serenissima.service.store.schema import REVISION
from serenissima.service.store.store import Store
from tests.service.databases import another

WRITERS, ROUNDS = 6, 20
OLD = Path(__file__).with_name("old_tables.sql")  # of the first version
START = """
import asyncio, sys
from serenissima.service.store.store import Store

async def start():
    store = Store(sys.argv[1])
    await store.start()
    await store.close()

asyncio.run(start())
print("alembic" in sys.modules)
"""


def count_up(database: sa.Engine) -> None:
    """Read a number, dawdle, write the next."""
    for _ in range(ROUNDS):
        with writing_engine(database).begin() as connection:
            number = connection.execute(sa.text("SELECT n FROM counter")).scalar_one()
            time.sleep(0.001)
            connection.execute(sa.text("UPDATE counter SET n = :n"), {"n": number + 1})


async def test_no_update_is_lost(database: str):
    """With the driver's own transactions, only about a third of these would be counted."""
    db = connect(database)
    with writing_engine(db).begin() as connection:
        connection.execute(sa.text("CREATE TABLE counter (n INTEGER)"))
        connection.execute(sa.text("INSERT INTO counter VALUES (0)"))

    await asyncio.gather(*(asyncio.to_thread(count_up, db) for _ in range(WRITERS)))

    with db.connect() as connection:
        counted = connection.execute(sa.text("SELECT n FROM counter")).scalar_one()
    db.dispose()
    assert counted == WRITERS * ROUNDS


async def test_connections_are_set_up(database: str):
    """Readers do not wait for the writer, an acknowledged action is on the disk."""
    db = connect(database)
    found = {}
    with db.connect() as connection:
        for name in ("journal_mode", "synchronous", "foreign_keys"):
            found[name] = connection.execute(sa.text(f"PRAGMA {name}")).scalar_one()
    db.dispose()

    assert found == {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1}


async def test_a_new_database_starts_once(database: str):
    """Starting again has no effect; two processes may start at once."""
    stores = Store(database), Store(database)
    await asyncio.gather(*(store.start() for store in stores))
    await stores[0].start()

    revision = await stores[0].read(lambda logs: revision_of(logs.connection))
    for store in stores:
        await store.close()
    assert revision == REVISION


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_all_migrations_lead_to_the_schema_of_a_new_database(
    request: pytest.FixtureRequest, tmp_path: Path, kind: str
):
    """Columns with their defaults, keys, constraints and indexes are the same."""
    created, migrated = (
        f"sqlite:///{tmp_path / name}.db"
        if kind == "sqlite"
        else another(str(request.getfixturevalue("postgres")), name)
        for name in ("created", "migrated")
    )

    assert schema_after(migrate, created) == schema_after(run_all_migrations, migrated)


def run_all_migrations(database: sa.Engine) -> None:
    """Run them on an empty database."""
    with writing_engine(database).begin() as connection:
        run_migrations(connection)


def schema_after(change: Callable[[sa.Engine], object], url: str) -> dict[str, list[list[str]]]:
    """Return what the database holds afterwards, as texts, table by table."""
    database = connect(url)
    change(database)
    look = sa.inspect(database)
    parts = (
        look.get_columns,
        look.get_foreign_keys,
        look.get_unique_constraints,
        look.get_check_constraints,
        look.get_indexes,
    )
    found = {
        table: [[str(look.get_pk_constraint(table))], *(texts(part(table)) for part in parts)]
        for table in look.get_table_names()
    }
    database.dispose()
    return found


def texts(parts: Sequence[Mapping[str, Any]]) -> list[str]:
    """Return the parts of a table in a fixed order, with types and conditions as SQL."""
    return sorted(
        str({
            name: {key: str(one) for key, one in value.items()}
            if isinstance(value, dict)
            else str(value)
            for name, value in part.items()
        })
        for part in parts
    )  # fmt: skip


async def test_a_database_of_a_newer_version_is_refused(database: str):
    """Its migrations are unknown here; the database stays unchanged."""
    store = Store(database)
    await store.start()
    with writing_engine(store.database).begin() as connection:
        connection.execute(sa.text("UPDATE alembic_version SET version_num = '9999'"))

    with pytest.raises(NotNow, match="newer version") as refused:
        await store.start()
    with store.database.connect() as connection:
        revision = connection.scalar(sa.text("SELECT version_num FROM alembic_version"))
    await store.close()

    assert (refused.value.code, refused.value.text) == ("database/newer", "9999")
    assert revision == "9999"


@pytest.mark.parametrize(("age", "imported"), [("old", "True"), ("new", "False")])
async def test_only_an_outdated_schema_needs_alembic(tmp_path: Path, age: str, imported: str):
    """Importing it takes a fifth of the time in which a server starts."""
    database = tmp_path / "tables.db"
    if age == "old":
        with closing(sqlite3.connect(database)) as connection:
            connection.executescript(OLD.read_text(encoding="utf-8"))

    asked = [sys.executable, "-c", START, str(database)]
    started = await asyncio.to_thread(subprocess.run, asked, capture_output=True, text=True)

    assert (started.stdout.strip(), started.stderr) == (imported, "")


async def test_several_processes_may_make_one_new_file(tmp_path: Path):
    """SQLite lets only one of them set it up, and does not let the others wait."""
    for number in range(30):
        stores = [Store(f"sqlite:///{tmp_path / str(number)}.db") for _ in range(3)]
        await asyncio.gather(*(store.start() for store in stores))
        for store in stores:
            await store.close()


@pytest.mark.parametrize("text", [
    "mysql://x/y", "sqlite://", "sqlite:///:memory:", "://", "sqlite:///d?q", "postgresql://h:x/y",
])  # fmt: skip
def test_unsupported_databases_are_refused(text: str):
    """The hint lists the supported ones."""
    with pytest.raises(Unreadable) as error:
        database_url(text)

    assert error.value.code == "database/url"


def test_supported_databases_are_accepted(tmp_path: Path):
    """A bare path is a file."""
    assert database_url("a/b.db").drivername == "sqlite+pysqlite"
    assert database_url("postgresql://me@here/place").drivername == "postgresql+psycopg"
