"""An older database is upgraded: a file by its first server, PostgreSQL when its host asks."""

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from typer.testing import CliRunner

from serenissima.cli import app
from serenissima.kernel.errors import NotNow
from serenissima.service import REVISION, Tables, TableSettings, look_after, upgrade
from serenissima.service.store.database import connect, writing_engine
from serenissima.service.store.store import Store
from tests.service.guests import KEYS, SHELF, come, guest, plan_of

REPORTED = (
    "INSERT INTO reports (table_id, circle, number, guest_id, at, settled)"
    " VALUES (:table, -1, :seat, :guest, 1, FALSE)"
)
OLD = Path(__file__).with_name("old_tables.sql")


@pytest.fixture
def old(tmp_path: Path) -> Path:
    """A file that the first version left."""
    file = tmp_path / "tables.db"
    with closing(sqlite3.connect(file)) as connection:
        connection.executescript(OLD.read_text(encoding="utf-8"))
    return file


def revision(file: Path) -> str:
    with closing(sqlite3.connect(file)) as connection:
        return str(connection.execute("SELECT version_num FROM alembic_version").fetchone()[0])


async def test_the_first_server_upgrades_a_file_and_makes_a_copy(old: Path):
    """Although several start at once, the copy is of the older form; the next start makes none."""
    stores = [Store(str(old)) for _ in range(3)]
    await asyncio.gather(*(store.start() for store in stores))
    for store in stores:
        await store.close()
    copy = old.with_name(f"tables.before-{REVISION}.db")
    with closing(sqlite3.connect(old)) as connection:
        running = connection.execute("SELECT id FROM tables WHERE finished_at IS NULL").fetchall()
        looked_at = connection.execute("SELECT table_id FROM alarms WHERE at = 0").fetchall()

    assert (revision(old), revision(copy)) == (REVISION, "0001")
    assert sorted(looked_at) == sorted(running) != []

    copy.unlink()
    stores[0].prepare()

    assert not copy.exists()


def test_a_failed_upgrade_is_tried_once_and_leaves_no_copy(
    old: Path, monkeypatch: pytest.MonkeyPatch
):
    """The copy of an earlier upgrade stays as it is; the next one has a separate name."""
    earlier = old.with_name(f"tables.before-{REVISION}.db")
    earlier.write_text("of last year")
    tried = []

    def full(*_: object) -> None:
        tried.append(1)
        raise sqlite3.OperationalError("database or disk is full")

    with monkeypatch.context() as disk:
        disk.setattr("alembic.op.add_column", full)
        with pytest.raises(sqlite3.OperationalError):
            Store(str(old)).prepare()
    left = sorted(old.parent.glob("*.before-*"))
    upgrade(str(old))
    copies = sorted(old.parent.glob("*.before-*"))

    assert (len(tried), left, earlier.read_text()) == (1, [earlier], "of last year")
    assert [revision(copy) for copy in copies if copy != earlier] == ["0001"]


async def test_without_a_copy_there_is_no_upgrade(old: Path, monkeypatch: pytest.MonkeyPatch):
    """A disk that has no room for it is one reason."""

    def full(*_: object) -> int:
        raise sqlite3.OperationalError("database or disk is full")

    monkeypatch.setattr("serenissima.service.store.backup._copy", full)
    with pytest.raises(NotNow) as refused:
        Store(str(old)).prepare()

    assert (refused.value.code, revision(old)) == ("backup/failed", "0001")


def test_the_command_reports_its_result(old: Path):
    """It is run on an old database, on the same again, and on a new one."""
    new = str(old.with_name("new.db"))
    told = [
        CliRunner().invoke(app, ["database", "upgrade", "--database", f"sqlite:///{file}"]).output
        for file in (old, old, new)
    ]

    assert told == [
        f"upgraded the database from 0001 to {REVISION}\n",
        f"the database is up to date: {REVISION}\n",
        f"created the database: {REVISION}\n",
    ]


async def test_earlier_reports_of_names_get_their_target(place: str):
    """They get the seat's holder at the time of the upgrade, if there is one."""
    async with Tables(place, shelf=SHELF, load_player=guest) as tables:
        anna, bernd = [await come(tables, name) for name in ("Anna", "Bernd")]
        plan = plan_of("person", "person", "person")
        opened = await tables.open(
            "lots", plan, name="Anna", guest=anna.id, settings=TableSettings(public=True)
        )
        at = await tables.sit(opened.table, 1, "Bernd", key=next(KEYS), guest=bernd.id)
        await tables.leave(opened.table, at.token)
        await tables.sit(opened.table, 1, "Bernd the second", key=next(KEYS))
    go_back(place, "0021")
    old, database = {"table": opened.table, "guest": bernd.id}, connect(place)
    with writing_engine(database).begin() as connection:
        for seat in (0, 1):
            connection.execute(sa.text(REPORTED), {**old, "seat": seat})
    database.dispose()
    upgrade(place)
    found = [one for one in look_after(place) if one.table == opened.table]

    assert [(o.writer, o.guest) for o in found] == [("Anna", anna.id), ("Bernd the second", "")]


async def test_earlier_blocks_get_a_name(place: str):
    """It is today's: the one of that time is unknown."""
    async with Tables(place, shelf=SHELF, load_player=guest) as tables:
        anna, bernd = [await come(tables, name) for name in ("Anna", "Bernd")]
    go_back(place, "0022")
    database = connect(place)
    with writing_engine(database).begin() as connection:
        row = {"guest": anna.id, "muted": bernd.id}
        connection.execute(sa.text("INSERT INTO mutes VALUES (:guest, :muted)"), row)
    database.dispose()
    upgrade(place)
    async with Tables(place, shelf=SHELF, load_player=guest) as tables:
        assert [one.name for one in await tables.safety.list_blocked(anna.id)] == ["Bernd"]


def go_back(place: str, revision: str) -> None:
    """Give a database the form of an earlier version."""
    config, database = Config(), connect(place)
    config.set_main_option("script_location", "serenissima.service.store:migrations")
    with writing_engine(database).begin() as connection:
        config.attributes["connection"] = connection
        command.downgrade(config, revision)
    database.dispose()


@pytest.fixture
def old_postgres(postgres: str) -> Iterator[str]:
    """A PostgreSQL database in its first form; in today's afterwards."""
    upgrade(postgres)
    database = connect(postgres)
    with writing_engine(database).begin() as connection:
        connection.execute(sa.text("DROP TABLE club_tournaments, club_tables, club_members, clubs"))
        connection.execute(sa.text("DROP TABLE alarms, last_numbers, drawn_tables"))
        connection.execute(sa.text("DROP TABLE entrants, tournaments"))
        connection.execute(sa.text("DROP TABLE accounts, call_keys, calls, receivers, left_seats"))
        connection.execute(
            sa.text("DROP TABLE mistakes, submissions, notes, reports, mutes, messages, studies")
        )
        connection.execute(
            sa.text("DROP TABLE tries, recoveries, passkeys, challenges, account_addresses")
        )
        connection.execute(sa.text("DROP TABLE friends, friend_links, profiles, seat_invitations"))
        connection.execute(sa.text("DROP TABLE puzzle_tries, puzzle_ratings"))
        connection.execute(sa.text("DROP TABLE daily_marks, timed_runs"))
        connection.execute(sa.text("DROP TABLE identities, device_links, seats, devices, guests"))
        connection.execute(sa.text("DROP TABLE admin_links, site_texts"))
        connection.execute(sa.text("DROP TABLE announcements, host_events, site_settings"))
        connection.execute(sa.text("DROP INDEX open_tables"))
        connection.execute(sa.text("ALTER TABLE events DROP COLUMN missed"))
        connection.execute(
            sa.text(
                "ALTER TABLE tables DROP COLUMN archived, DROP COLUMN counted, DROP COLUMN shown"
            )
        )
        connection.execute(sa.text("DROP TABLE match_facts, statistics"))
        connection.execute(sa.text("UPDATE alembic_version SET version_num = '0001'"))
    database.dispose()
    yield postgres
    upgrade(postgres)


@pytest.mark.both_databases
async def test_postgresql_is_upgraded_only_on_request(old_postgres: str):
    """Servers on other machines could not start any more; the message names the command."""
    store = Store(old_postgres)
    with pytest.raises(NotNow) as refused:
        await store.start()
    before = await asyncio.to_thread(upgrade, old_postgres)
    await store.start()
    await store.check()
    await store.close()

    assert (refused.value.code, refused.value.text) == ("database/older", "0001")
    assert "serenissima database upgrade" in (refused.value.hint or "")
    assert before == "0001"
