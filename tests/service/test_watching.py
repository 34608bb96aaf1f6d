"""Viewers of a table get the changes that they can notice, once these are stored."""

import asyncio

import pytest
import sqlalchemy as sa
from structlog.testing import capture_logs

from serenissima.kernel.errors import Illegal
from serenissima.service import Tables
from serenissima.service.store.database import writing_engine
from tests.service.guests import (
    KEYS,
    PATIENCE,
    PEOPLE,
    SHELF,
    act,
    guest,
    plan_of,
    two_at_a_table,
    until,
)


async def test_spectators_get_changes_once_they_are_stored(tables: Tables):
    """They get the present view at once, then each change."""
    opening, _ = await two_at_a_table(tables)

    async with tables.watch(opening.table, opening.token) as views:
        assert (await anext(views)).seq == 3
        await act(tables, opening.table, opening.token)
        assert (await anext(views)).seq == 4


async def test_spectators_get_no_sign_of_secret_changes(tables: Tables):
    """The next change that they notice has the next number."""
    opening, rival = await two_at_a_table(tables)
    table = opening.table

    async with tables.watch(table) as all_, tables.watch(table, rival.token) as other:
        assert [(await anext(views)).seq for views in (all_, other)] == [3, 3]
        news = [asyncio.ensure_future(anext(views)) for views in (all_, other)]
        for action in ("choose", "take-back", "choose"):
            seen = await tables.view(table, opening.token)
            words = map(seen.game.actions.format, seen.legal)
            await act(tables, table, opening.token, next(w for w in words if w.startswith(action)))
        await asyncio.sleep(0.2)
        assert not any(told.done() for told in news)
        await act(tables, table, opening.token, "confirm")
        told = await asyncio.wait_for(asyncio.gather(*news), PATIENCE)
        assert [view.seq for view in told] == [4, 4]


async def test_only_a_seat_s_owner_gets_its_changes(tables: Tables):
    """Others are refused."""
    opening, _ = await two_at_a_table(tables)

    with pytest.raises(Illegal) as error:
        async with tables.watch(opening.table, "somebody else's"):
            raise AssertionError("nobody gets in")

    assert error.value.code == "seat/not-yours"


async def test_spectators_get_other_processes_events(database: str, tables: Tables):
    """Another service on the same database acts as another process."""
    opening, _ = await two_at_a_table(tables)

    async with (
        Tables(database, shelf=SHELF, load_player=guest) as other,
        tables.watch(opening.table, opening.token) as views,
    ):
        assert (await anext(views)).seq == 3
        await act(other, opening.table, opening.token)
        assert (await asyncio.wait_for(anext(views), PATIENCE)).seq == 4


def alter(tables: Tables, statement: str) -> None:
    """Change the database while it is in use."""
    with writing_engine(tables._store.database).begin() as connection:
        connection.execute(sa.text(statement))


async def test_a_viewer_recovers_after_the_database_failed(
    monkeypatch: pytest.MonkeyPatch, database: str, tables: Tables
):
    """A connection that breaks once does not end the listening."""
    monkeypatch.setattr("serenissima.service.store.news.AGAIN", 0.01)
    opening = await tables.open("lots", plan_of(*PEOPLE), name="Anna")
    async with (
        Tables(database, shelf=SHELF, load_player=guest) as other,
        tables.watch(opening.table) as views,
    ):
        assert (await anext(views)).seq == 2
        with capture_logs() as logs:
            alter(other, "ALTER TABLE events RENAME TO away")
            await until(lambda: logs)
            alter(other, "ALTER TABLE away RENAME TO events")
            await other.join(opening.table, opening.invitations[1], "Bernd", key=next(KEYS))
            seen = await asyncio.wait_for(anext(views), PATIENCE)

    assert seen.names == ("Anna", "Bernd")
    assert {log["event"] for log in logs} == {
        "entries of other processes are not noticed for a while"
    }
