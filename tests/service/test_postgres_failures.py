"""PostgreSQL breaks connections and holds locks.

No entry is lost, and processes recover by themselves.
"""

import asyncio
import os
import signal
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager

import pytest
import sqlalchemy as sa
from structlog.testing import capture_logs

from serenissima.kernel.errors import SerenissimaError
from serenissima.service import Opening, Person, Tables
from serenissima.service.store import database as databases
from serenissima.service.store import store as stores
from serenissima.service.store.database import connect
from serenissima.service.store.news import UNNOTICED
from tests.service.guests import PATIENCE, SHELF, guest

pytestmark = pytest.mark.both_databases

LISTENER = "query LIKE 'LISTEN%'"
WAITS = "wait_event_type = 'Lock' AND query LIKE 'INSERT%'"
WRITER = "query LIKE 'COMMIT%'"


@pytest.fixture
def admin(postgres: str) -> Iterator[sa.Connection]:
    """Another client's connection."""
    database = connect(postgres)
    with database.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
        yield connection
    database.dispose()


@pytest.fixture
async def here(postgres: str) -> AsyncIterator[Tables]:
    """A process at this server."""
    async with Tables(postgres, shelf=SHELF, load_player=guest) as tables:
        yield tables


@pytest.fixture
async def there(postgres: str) -> AsyncIterator[Tables]:
    """Another process."""
    async with Tables(postgres, shelf=SHELF, load_player=guest) as tables:
        yield tables


@pytest.fixture
async def opening(here: Tables) -> Opening:
    """A table of two."""
    return await here.open("lots", [Person(), Person()], name="Anna")


async def terminate(admin: sa.Connection, which: str) -> int:
    """End those connections, as soon as there are any; return how many there were."""
    others = f"pid <> pg_backend_pid() AND {which}"
    query = sa.text(f"SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity WHERE {others}")
    async with asyncio.timeout(PATIENCE):
        while not (ended := int(admin.execute(query).scalar_one())):  # noqa: ASYNC110 - nothing tells
            await asyncio.sleep(0.01)
    return ended


async def act(tables: Tables, opening: Opening, action: str | None = None) -> int:
    """Act; return how many actions there are then."""
    seen = await tables.view(opening.table, opening.token)
    token, chosen = str(opening.token), action or seen.legal[0]
    receipt = await tables.act(opening.table, token, chosen, seen.decision or 0, key=f"{seen.last}")
    return receipt.view().last


async def test_a_listener_reconnects(
    admin: sa.Connection, here: Tables, there: Tables, opening: Opening
):
    """It also gets the entries stored while it was disconnected, and logs the break in a line."""
    with capture_logs() as log:
        async with there.watch(opening.table, opening.token) as views:
            await anext(views)
            heard = []
            for action in (None, "confirm"):
                await terminate(admin, LISTENER)
                await act(here, opening, action)
                heard.append((await asyncio.wait_for(anext(views), PATIENCE)).last)

    assert heard == [1, 2]
    assert [entry["log_level"] for entry in log if entry["event"] == UNNOTICED] == ["warning"] * 2
    assert not any("exc_info" in entry for entry in log)


async def test_a_writer_uses_another_connection_after_a_break(
    admin: sa.Connection, here: Tables, opening: Opening
):
    """The break comes between two commands."""
    ended = await terminate(admin, WRITER)

    assert ended
    assert await act(here, opening) == 1


async def test_a_writer_repeats_a_broken_transaction_on_another_connection(
    postgres: str, admin: sa.Connection, here: Tables, opening: Opening
):
    """It waits for another client's entry, which never comes; its own is there once."""
    database = connect(postgres)
    with database.connect() as connection:
        with connection.begin() as somebody_else:
            insert = "INSERT INTO events (table_id, seq, at, body) VALUES (:table, 3, 0, '')"
            connection.execute(sa.text(insert), {"table": opening.table})
            sent = asyncio.ensure_future(act(here, opening))
            await terminate(admin, WAITS)
            somebody_else.rollback()
        taken = await asyncio.wait_for(sent, PATIENCE)
    database.dispose()

    assert taken == 1
    assert (await here.view(opening.table, opening.token)).seq == 3


async def test_a_write_refused_by_a_locked_table_can_be_sent_again(
    monkeypatch: pytest.MonkeyPatch, postgres: str, admin: sa.Connection
):
    """The refusal comes soon, and the same key stores it."""
    soon = ("SET lock_timeout = '50ms'", "SET statement_timeout = '3s'")
    monkeypatch.setattr(databases, "POSTGRES_SETTINGS", soon)
    async with Tables(postgres, shelf=SHELF, load_player=guest) as tables:
        opening = await tables.open("lots", [Person(), Person()], name="Anna")
        seen = await tables.view(opening.table, opening.token)
        sent = [opening.table, str(opening.token), seen.legal[0], 0]
        with admin.engine.begin() as connection:
            connection.execute(sa.text("LOCK TABLE events IN ACCESS EXCLUSIVE MODE"))
            with pytest.raises(SerenissimaError) as refused:
                await tables.act(*sent, key="the same")
        receipt = await tables.act(*sent, key="the same")

    assert refused.value.code == "database/unavailable"
    assert receipt.view().last == 1


@contextmanager
def halted(admin: sa.Connection) -> Iterator[None]:
    """Accept connections without an answer, except on this one."""
    others = "pid <> pg_backend_pid() AND backend_type = 'client backend'"
    query = f"SELECT pid FROM pg_stat_activity WHERE {others}"
    processes = [int(row[0]) for row in admin.execute(sa.text(query))]
    described = admin.execute(sa.text("SELECT pg_read_file('postmaster.pid')")).scalar_one()
    processes.append(int(described.split()[0]))
    for process in processes:
        os.kill(process, signal.SIGSTOP)
    try:
        yield
    finally:
        for process in processes:
            os.kill(process, signal.SIGCONT)


async def test_a_silent_server_is_reported(
    monkeypatch: pytest.MonkeyPatch, admin: sa.Connection, here: Tables, opening: Opening
):
    """Views and actions get a refusal, also behind others that wait; later the same succeeds."""
    seen = await here.view(opening.table, opening.token)
    sent = [opening.table, str(opening.token), seen.legal[0], 0]
    monkeypatch.setattr(stores, "LONGEST_S", 0.2)
    with halted(admin):
        looks = [here.view(opening.table) for _ in range(3 * stores.READERS)]
        waits = [here.act(*sent, key="the same"), here.game(opening.table), *looks]
        async with asyncio.timeout(PATIENCE):
            told = await asyncio.gather(*waits, return_exceptions=True)
    monkeypatch.undo()
    receipt = await here.act(*sent, key="the same")

    assert {getattr(refusal, "code", refusal) for refusal in told} == {"database/unavailable"}
    assert receipt.view().last == 1


async def test_a_missing_server_is_reported():
    """Port 9 discards."""
    with pytest.raises(SerenissimaError) as refused:
        async with Tables("postgresql://nobody@127.0.0.1:9/nothing"):
            raise AssertionError("nobody gets in")

    assert refused.value.code == "database/unavailable"


async def test_an_id_that_postgresql_could_not_store_is_unknown(here: Tables):
    """It would be an error of the driver."""
    with pytest.raises(SerenissimaError) as refused:
        await here.view("a\0b")

    assert refused.value.code == "table/unknown"
