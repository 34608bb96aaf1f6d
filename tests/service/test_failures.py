"""A failing database: lost writes are reported, and processes recover by themselves."""

import asyncio
import itertools
import resource
import sqlite3
import sys
from collections.abc import Awaitable
from contextlib import closing, suppress
from typing import Any

import pytest
from structlog.testing import capture_logs

from serenissima.kernel.errors import SerenissimaError
from serenissima.service import CacheMemory, Opening, Person, Tables
from serenissima.service.runtime.remembered import Remembered
from serenissima.service.store import database as databases
from serenissima.service.store.store import LONGEST_S
from tests.places import ROOT
from tests.service.guests import PATIENCE, SHELF, guest, locked, until

KEYS = (f"a key made by chance {n}" for n in itertools.count())
BOTH = (Person(), Person())
TURNS = 10  # of the event loop, more than a notice takes


@pytest.fixture(autouse=True)
def _soon(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make waiting for a lock give up soon."""
    settings = (*databases.SQLITE_SETTINGS[:-1], "PRAGMA busy_timeout = 50")
    monkeypatch.setattr(databases, "SQLITE_SETTINGS", settings)
    monkeypatch.setattr("serenissima.service.store.news.AGAIN", 0.01)
    monkeypatch.setattr("serenissima.service.runtime.listeners.AGAIN", 0.01)


@pytest.fixture
async def opening(tables: Tables) -> Opening:
    """A table of two."""
    return await tables.open("lots", BOTH, name="Anna")


async def code_of(asked: Awaitable[Any]) -> str:
    """Return the code of a refusal."""
    with pytest.raises(SerenissimaError) as refused:
        await asked
    return refused.value.code


async def test_writes_refused_by_a_locked_database_can_be_sent_again(
    database: str, tables: Tables, opening: Opening
):
    """The same key works for an action, a seat, and a table."""
    seen = await tables.view(opening.table, opening.token)
    key = next(KEYS)

    def sent() -> list[Awaitable[Any]]:
        return [
            tables.act(opening.table, str(opening.token), seen.legal[0], 0, key=key),
            tables.join(opening.table, opening.invitations[1], "Bernd", key=key),
            tables.open("lots", BOTH, name="Clara", key=key),
        ]

    with locked(database):
        codes = [await code_of(each) for each in sent()]
        shown = await tables.view(opening.table)
    receipt, seated, opened = [await each for each in sent()]

    assert codes == ["database/unavailable"] * 3
    assert shown.names == ("Anna", "")
    assert (receipt.view().last, seated.seat, opened.seat) == (1, 1, 0)
    assert (await tables.view(opening.table, opening.token)).seq == 4


def test_waiting_for_the_database_is_reported_within_seconds():
    """In a browser a click is repeated after that."""
    assert databases.WAIT_S <= 5


async def test_a_process_with_a_full_disk_continues_once_there_is_room(database: str):
    """Acknowledged actions are there.

    Those that did not fit are reported, and stored by the same key.
    """
    async with Tables(database, shelf=SHELF, load_player=guest):
        pass  # an empty database has its own size

    def limit() -> None:
        _, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
        resource.setrlimit(resource.RLIMIT_FSIZE, (700_000, hard))

    child = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "tests.service.filling", database,
        cwd=ROOT, stdout=asyncio.subprocess.PIPE, preexec_fn=limit,
    )  # fmt: skip
    out, _ = await child.communicate()
    said = [line.split() for line in out.decode().splitlines()]
    acknowledged = [words[1:] for words in said if words[0] == "opened"]
    async with Tables(database, shelf=SHELF, load_player=guest) as tables:
        seen = [(await tables.view(table, token)).seq for table, token in acknowledged]

    assert said[-2] == ["refused", "database/unavailable"]
    assert len(seen) > 10
    assert set(seen) == {2}


async def test_a_viewer_continues_after_a_failed_look(
    database: str, tables: Tables, opening: Opening
):
    """It is repeated until the database answers."""
    async with (
        Tables(database, shelf=SHELF, load_player=guest) as other,
        tables.watch(opening.table) as views,
    ):
        await anext(views)
        await other.view(opening.table)
        tables._known._remembered = Remembered(CacheMemory(10**9))
        with capture_logs() as logs, closing(sqlite3.connect(database[10:])) as changes:
            changes.execute("ALTER TABLE tables RENAME TO away")
            news = asyncio.ensure_future(anext(views))
            await other.join(opening.table, opening.invitations[1], "Bernd", key=next(KEYS))
            await until(lambda: logs)
            changes.execute("ALTER TABLE away RENAME TO tables")
            seen = await asyncio.wait_for(news, PATIENCE)

    assert seen.names == ("Anna", "Bernd")
    assert {log["event"] for log in logs} == {"database failed"}


async def test_an_entry_of_a_newer_version_stays_hidden(tables: Tables, opening: Opening):
    """Viewers see the refusal, which names its kind and version alone."""
    seen = await tables.view(opening.table, opening.token)
    token = str(opening.token)
    await tables.act(opening.table, token, seen.legal[0], 0, key=next(KEYS))
    with databases.writing_engine(tables._store.database).begin() as connection:
        later = "UPDATE events SET body = replace(body, '\"v\":1', '\"v\":2') WHERE seq = 3"
        connection.exec_driver_sql(later)
    tables._known._remembered = Remembered(CacheMemory(10**9))

    with pytest.raises(SerenissimaError) as refused:
        await tables.view(opening.table)

    assert refused.value.as_dict() | {"reason": ""} == {
        "code": "entry/unreadable", "text": "acted 2", "reason": "", "hint": "",
    }  # fmt: skip
    assert refused.value.__context__ is None or refused.value.__suppress_context__


async def test_an_unplayable_action_stays_hidden(database: str, tables: Tables, opening: Opening):
    """So do the legal ones, whether the table is in memory or not."""
    async with Tables(database, shelf=SHELF, load_player=guest) as other:
        seen = await other.view(opening.table, opening.token)
        await other.act(opening.table, str(opening.token), seen.legal[0], 0, key=next(KEYS))
    with databases.writing_engine(tables._store.database).begin() as connection:
        wrong = "UPDATE events SET body = replace(body, 'choose', 'forget') WHERE seq = 3"
        connection.exec_driver_sql(wrong)
    refusals = []
    for _ in range(2):
        with pytest.raises(SerenissimaError) as refused:
            await tables.view(opening.table)
        refusals.append((refused.value.code, refused.value.text, refused.value.hint))
        tables._known._remembered = Remembered(CacheMemory(10**9))

    assert refusals == [("entry/unreadable", None, "")] * 2


SILLY = ("", "a\0b", "x" * 41, "x" * 100_000, "\ud800", "tür", "a\nb")


@pytest.mark.parametrize("table", SILLY)
async def test_impossible_ids_do_not_reach_the_database(
    monkeypatch: pytest.MonkeyPatch, tables: Tables, table: str
):
    """No table has them."""
    monkeypatch.setattr(tables._store, "read", None)

    codes = [
        await code_of(tables.view(table)),
        await code_of(tables.act(table, "token", 0, 0, key="key")),
        await code_of(tables.transcript(table)),
        await code_of(tables.game(table)),
    ]

    assert codes == ["table/unknown"] * 4


async def test_a_list_of_tables_leaves_out_impossible_ids(tables: Tables, opening: Opening):
    """A browser may have stored any text."""
    (summary,) = await tables.summaries({table: [""] for table in (*SILLY, opening.table)})

    assert summary.table == opening.table


async def test_a_suspended_process_does_not_report_a_silent_database(
    monkeypatch: pytest.MonkeyPatch, tables: Tables
):
    """After a sleep of the machine, an answer that is on its way is waited for."""
    now, comes = [0.0], asyncio.Event()
    monkeypatch.setattr(asyncio.get_running_loop(), "time", lambda: now[0])
    waits = asyncio.ensure_future(tables._store.wait_for_answer(comes.wait()))
    for _ in range(3):
        await asyncio.sleep(0)
        now[0] += 3600.0
        for _ in range(TURNS):
            await asyncio.sleep(0)
    assert not waits.done()
    comes.set()

    assert await waits


async def test_failures_do_not_count_as_answers(monkeypatch: pytest.MonkeyPatch, tables: Tables):
    """A waiting request gets its refusal in time, even while others fail each second.

    While others are answered each second, the database is busy, and the request waits on.
    """
    now = [0.0]
    monkeypatch.setattr(asyncio.get_running_loop(), "time", lambda: now[0])

    async def asked(fails: bool) -> None:
        now[0] += 1
        if fails:
            raise databases.Unavailable

    async def told_after(fails: bool) -> float:
        waits = asyncio.ensure_future(tables._store.wait_for_answer(asyncio.Event().wait()))
        begun = now[0]
        await asyncio.sleep(0)
        while not waits.done() and now[0] < begun + 2 * LONGEST_S:
            with suppress(databases.Unavailable):
                await tables._store.wait_for_answer(asked(fails))
            for _ in range(TURNS):
                await asyncio.sleep(0)
        waits.cancel()
        return now[0] - begun

    assert [await told_after(fails) for fails in (True, False)] == [LONGEST_S, 2 * LONGEST_S]
