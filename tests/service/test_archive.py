"""Abandoned tables are archived, without a visible difference."""

import asyncio
import os
import signal
import sqlite3
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path

import pytest
import sqlalchemy as sa

from serenissima.kernel.errors import SerenissimaError
from serenissima.service import Allowance, Opening, Person, Tables, TableSettings, back_up, restore
from serenissima.service.runtime.archive import DAY
from serenissima.service.runtime.remembered import Remembered
from serenissima.service.store.archive import PACKED
from serenissima.service.store.database import connect
from serenissima.service.store.schema import ENTRIES, TABLES
from tests.places import ROOT
from tests.service.guests import KEYS, PATIENCE, SHELF, act, guest, plan_of, two_at_a_table

LONG = 91 * DAY  # longer than a host waits
CUT = """
import asyncio, os, signal, sys
import sqlalchemy as sa
from serenissima.service import Tables, Allowance
from tests.service.guests import SHELF, guest

async def main():
    tables = Tables(sys.argv[1], shelf=SHELF, load_player=guest, allowance=Allowance(idle=90))
    tables.archive._clock = lambda: float(sys.argv[3])
    async with tables:
        def ends(connection, cursor, statement, *_):
            if statement.startswith(sys.argv[2]):
                os.kill(os.getpid(), signal.SIGKILL)
        sa.event.listen(tables._store.database, "after_cursor_execute", ends)
        await tables.archive.look()

asyncio.run(main())
"""


@pytest.fixture
def now() -> list[float]:
    """The time, which a test can change."""
    return [1e9]


def serving(place: str, now: list[float], **allowed: int) -> Tables:
    """The tables of a database, served by a process whose host archives after 90 days."""
    return Tables(
        place, shelf=SHELF, load_player=guest, clock=lambda: now[0],
        allowance=Allowance(**{"idle": 90, **allowed}),
    )  # fmt: skip


@pytest.fixture
async def served(place: str, now: list[float]) -> AsyncIterator[Tables]:
    async with serving(place, now) as tables:
        yield tables


async def played(tables: Tables, actions: int = 9) -> tuple[Opening, list[str]]:
    """Return a table at which Anna and Bernd have begun to play, and their tokens."""
    opening, bernd = await two_at_a_table(tables)
    tokens = [str(opening.token), bernd.token]
    for _ in range(actions):
        await one_acts(tables, opening.table, tokens)
    return opening, tokens


async def one_acts(tables: Tables, table: str, tokens: list[str]) -> None:
    """Let the player to act do so."""
    for token in tokens:
        if (await tables.view(table, token)).legal:
            await act(tables, table, token)
            return


async def to_the_end(tables: Tables, table: str, tokens: list[str]) -> None:
    while not (await tables.view(table)).ended:
        await one_acts(tables, table, tokens)


async def rows(tables: Tables, table: str) -> list[str]:
    """Return the bodies of a log's rows, as the database has them."""
    query = sa.select(ENTRIES.c.body).where(ENTRIES.c.table_id == table).order_by(ENTRIES.c.seq)
    found = await tables._store.read(lambda logs: logs.connection.execute(query).fetchall())
    return [row[0] for row in found]


async def is_archived(tables: Tables, table: str) -> bool:
    return any(body.startswith(PACKED) for body in await rows(tables, table))


async def seen(place: str, now: list[float], table: str, tokens: list[str]) -> list[object]:
    """Return everything that a new process shows of a table, at each of its moments."""
    async with serving(place, now) as tables:
        views = [await tables.view(table, token) for token in [*tokens, None]]
        past = [await tables.view(table, tokens[0], at=step) for step in range(views[0].last + 1)]
        listed = await tables.summaries({table: [tokens[0]]})
        log = await tables._store.read(lambda logs: logs.log(table))
        return [*views, *past, listed, log, await tables._known.glance(table)]


async def test_an_abandoned_table_is_shown_as_it_was(place: str, served: Tables, now: list[float]):
    """Every moment of it, the list and the log are; its actions take a fraction of the room."""
    opening, tokens = await played(served)
    before, bodies = (
        await seen(place, now, opening.table, tokens),
        await rows(served, opening.table),
    )
    now[0] += LONG

    assert await served.archive.look() >= 1
    assert len(await rows(served, opening.table)) < len(bodies) - 5
    assert await seen(place, now, opening.table, tokens) == before
    assert not await served.archive.look()


async def test_an_archived_match_continues(place: str, served: Tables, now: list[float]):
    """It may be in a process that had it before.

    Then it counts as active, and is archived again.
    """
    opening, tokens = await played(served)
    table = opening.table
    now[0] += LONG
    async with serving(place, now) as other:
        await other.archive.look()
        archived = other.workload().archived
        await one_acts(served, table, tokens)  # has all the archived entries in memory
        await one_acts(other, table, tokens)
        await other.archive.look()

        assert other.workload().archived == archived - 1

        now[0] += LONG
        await other.archive.look()
        await to_the_end(other, table, tokens)
        await to_the_end(served, table, tokens)
        match = await served.transcript(table)

        assert other.workload().archived == archived
        assert await other.transcript(table) == match


async def test_a_process_with_half_of_the_archived_entries_continues(
    place: str, served: Tables, now: list[float]
):
    """It reads the rest from the archive."""
    opening, tokens = await played(served, 3)
    async with serving(place, now) as other:
        for _ in range(5):
            await one_acts(other, opening.table, tokens)
        now[0] += LONG
        await other.archive.look()
    behind = await served._known.look(opening.table)
    await one_acts(served, opening.table, tokens)
    log = await served._store.read(lambda logs: logs.log(opening.table))

    assert await is_archived(served, opening.table)
    assert behind.length < len(log.entries) - 1
    assert (await served._known.look(opening.table)).length == len(log.entries)


async def test_the_same_form_counts_once(served: Tables, now: list[float]):
    """The mark of the command is in the archive."""
    opening, bernd = await two_at_a_table(served)
    key = next(KEYS)
    first = await served.view(opening.table, opening.token)
    assert first.decision is not None
    sent = (opening.table, str(opening.token), first.legal[0], first.decision)
    await served.act(*sent, key=key)
    for _ in range(3):
        await one_acts(served, opening.table, [str(opening.token), bernd.token])
    now[0] += LONG
    await served.archive.look()
    served._known._remembered = Remembered(served.memory)
    length = len(await rows(served, opening.table))
    await served.act(*sent, key=key)

    assert len(await rows(served, opening.table)) == length


async def test_only_tables_without_running_clocks_or_recent_actions_are_archived(
    served: Tables, now: list[float]
):
    """Both finished and unfinished ones are; running matches with clocks are not.

    Where a player has never come, no clock runs.
    """
    waiting, _ = await played(served)
    over, tokens = await played(served)
    await to_the_end(served, over.table, tokens)
    gathering = await served.open(
        "lots", plan_of("person", "person"), name="Anna", settings=TableSettings(public=True)
    )
    timed = await served.open(
        "lots",
        plan_of("person", "computer guest"),
        name="Anna",
        settings=TableSettings(time="days 2"),
    )
    alone = [
        await served.open(
            "lots",
            plan_of("person", "person"),
            name="Anna",
            settings=TableSettings(time="days 2", public=public),
        )
        for public in (True, False)
    ]
    now[0] += LONG
    active, theirs = await played(served)
    await served.archive.look()
    archived = sa.select(TABLES.c.id).where(TABLES.c.archived.is_not(None))
    found = await served._store.read(lambda logs: logs.connection.execute(archived).fetchall())
    ids = {row[0] for row in found}

    assert {waiting.table, over.table, gathering.table, *(one.table for one in alone)} <= ids
    assert not ids & {timed.table, active.table}
    await one_acts(served, active.table, theirs)


async def test_a_guest_finds_archived_tables(served: Tables, now: list[float]):
    """The cookie gives the seat, the list of tables and the result."""
    anna, cookie = await served.guests.welcome("Anna", key=next(KEYS))
    opening = await served.open("lots", [Person()] * 2, name="Anna", guest=anna.id)
    invited = opening.table, opening.invitations[1]
    bernd = await served.join(*invited, "Bernd", key=next(KEYS))
    right = await served.guests.right(cookie, opening.table)
    assert right is not None
    await to_the_end(served, opening.table, [right, bernd.token])
    tables, results = await served.guests.tables(anna.id), await served.ratings.results(anna.id)
    now[0] += LONG
    await served.archive.look()

    assert await is_archived(served, opening.table)
    assert await served.guests.tables(anna.id) == tables
    assert await served.ratings.results(anna.id) == results
    assert [one.table for one in results] == [opening.table]
    assert (await served.view(opening.table, right)).ended


async def test_an_archived_table_does_not_count(place: str, now: list[float]):
    """It is left out of the number of tables and, on SQLite, of their storage."""
    async with serving(place, now) as before:
        for _ in range(3):
            await played(before, 60)
        there = await before._store.read(lambda logs: logs.count())
        size = await before._store.read(lambda logs: logs.size())
    async with serving(place, now, tables=there) as tables:
        with pytest.raises(SerenissimaError) as refused:
            await tables.open("lots", [Person()] * 2)
        now[0] += LONG
        await tables.archive.look()
        await tables.open("lots", [Person()] * 2)
        smaller = await tables._store.read(lambda logs: logs.size())

    assert refused.value.code == "server/tables-full"
    assert place.startswith("postgresql") or smaller < size


async def test_two_processes_archive_while_people_play(
    place: str, served: Tables, now: list[float]
):
    """Each log is one sequence, and each table is archived once."""
    found = [await played(served, 4) for _ in range(6)]
    now[0] += LONG
    async with serving(place, now) as other:
        at_once = [
            *(served.archive.look() for _ in range(2)),
            *(other.archive.look() for _ in range(2)),
            *(one_acts(other, opening.table, tokens) for opening, tokens in found[:3]),
        ]
        await asyncio.gather(*at_once)
        for opening, tokens in found:
            await to_the_end(other, opening.table, tokens)
            await to_the_end(served, opening.table, tokens)

            assert await served.transcript(opening.table) == await other.transcript(opening.table)


@pytest.mark.soak
@pytest.mark.parametrize("step", ["UPDATE events", "DELETE"])
async def test_killing_an_archiving_process_loses_no_data(
    place: str, served: Tables, now: list[float], step: str
):
    """The database is unchanged; another process archives the table."""
    opening, tokens = await played(served)
    now[0] += LONG
    before = await rows(served, opening.table)
    killed = await asyncio.to_thread(
        subprocess.run,
        [sys.executable, "-c", CUT, place, step, str(now[0])],
        cwd=ROOT, env={**os.environ, "NUMBA_DISABLE_JIT": "1"}, timeout=PATIENCE,
    )  # fmt: skip

    assert killed.returncode == -signal.SIGKILL
    assert await rows(served, opening.table) == before
    assert await served.archive.look()
    await to_the_end(served, opening.table, tokens)


@pytest.fixture
async def copied(
    tmp_path: Path, database: str, now: list[float]
) -> tuple[Path, Path, Opening, list[str]]:
    """A file with an archived table, an earlier backup, the table and its tokens."""
    file, early = Path(database.removeprefix("sqlite:///")), tmp_path / "early.db"
    async with serving(database, now) as tables:
        opening, tokens = await played(tables)
        back_up(database, early)
        now[0] += LONG
        await tables.archive.look()
        assert await is_archived(tables, opening.table)
    return file, early, opening, tokens


async def test_backups_from_before_archiving_are_complete(
    tmp_path: Path, copied: tuple[Path, Path, Opening, list[str]], now: list[float]
):
    """Archiving is no loss: neither backup lacks an entry of the database."""
    file, early, opening, tokens = copied
    before = await seen(str(file), now, opening.table, tokens)
    back_up(str(file), late := tmp_path / "late.db")
    for backup in (late, early, late):
        restore(backup, str(file))

        assert await seen(str(file), now, opening.table, tokens) == before


async def test_a_backup_with_a_damaged_archive_is_refused(
    tmp_path: Path, copied: tuple[Path, Path, Opening, list[str]]
):
    """So is one that lacks an entry."""
    file, *_ = copied
    back_up(str(file), backup := tmp_path / "late.db")
    with closing(sqlite3.connect(backup)) as connection, connection:
        connection.execute(
            "UPDATE events SET body = substr(body, 1, 80) || '\"}' WHERE body LIKE ?",
            [f"{PACKED}%"],
        )
    with pytest.raises(SerenissimaError) as refused:
        restore(backup, str(file))

    assert refused.value.code == "restore/damaged"


async def test_only_the_damaged_archive_is_refused(
    copied: tuple[Path, Path, Opening, list[str]], now: list[float]
):
    """It gets a code; the other tables continue."""
    file, _, opening, _ = copied
    database = connect(str(file))
    with database.begin() as connection:
        damaged = sa.update(ENTRIES).where(ENTRIES.c.body.startswith(PACKED))
        connection.execute(damaged.values(body=f'{PACKED}AAAA"}}'))
    database.dispose()
    async with serving(str(file), now) as tables:
        other, tokens = await played(tables)
        with pytest.raises(SerenissimaError) as refused:
            await tables.view(opening.table)
        now[0] += LONG
        await asyncio.gather(tables.archive.look(), one_acts(tables, other.table, tokens))

    assert refused.value.code == "entry/unreadable"
