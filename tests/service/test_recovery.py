"""Computer players recover by themselves after a failure of the database or of their own."""

import asyncio
import itertools
import sqlite3
from collections.abc import Generator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from structlog.testing import capture_logs
from structlog.typing import EventDict

from serenissima import players
from serenissima.players import Player
from serenissima.service import Computer, Tables
from serenissima.service.runtime import computers
from serenissima.service.runtime.computers import LONGEST_WAIT, SUBSTITUTES, retry_delays
from serenissima.service.store import database as store
from tests.service.guests import GAME, PATIENCE, SHELF, Guest, Muser, plan_of, until


async def logged(logs: list[EventDict], event: str, times: int = 1) -> None:
    """Wait until the log contains this a number of times."""
    await until(lambda: [log["event"] for log in logs].count(event) >= times)


async def at_rest(tables: Tables) -> None:
    """Wait until all computer players are idle, without a look at a table."""
    async with asyncio.timeout(PATIENCE):
        while tasks := tables._computers._tasks:
            await asyncio.gather(*tasks.values())


def stored(path: Path) -> int:
    """Return how many entries the database holds."""
    with closing(sqlite3.connect(path)) as connection:
        return int(connection.execute("SELECT count(*) FROM events").fetchone()[0])


async def test_a_computer_player_waits_for_a_locked_database(
    database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    """Another program writes for long; when it has ended, the action is stored."""
    monkeypatch.setattr(
        store, "SQLITE_SETTINGS", (*store.SQLITE_SETTINGS, "PRAGMA busy_timeout = 1")
    )
    muser, path = Muser(seat=1), tmp_path / "tables.db"
    with capture_logs() as logs:
        async with Tables(database, shelf=SHELF, load_player=lambda _: muser) as tables:
            await tables.open("lots", plan_of("person", "computer muser"), name="Anna")
            assert await asyncio.to_thread(muser.thinking.wait, PATIENCE)
            before = stored(path)
            with closing(sqlite3.connect(path, isolation_level=None)) as other:
                other.execute("BEGIN IMMEDIATE")
                muser.go.set()
                await logged(logs, "database failed")
                locked = stored(path)
                other.execute("ROLLBACK")
            await at_rest(tables)

    assert locked == before
    assert stored(path) > before
    assert len(muser.thoughts) == 2  # one for each action: waiting is no reason to think again


async def test_a_computer_player_waits_for_an_unreadable_database(
    database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    """The match continues to its end after its log was away."""
    monkeypatch.setattr(computers, "FIRST_WAIT", 0.01)
    path, calls = tmp_path / "tables.db", itertools.count()

    class Witness(Guest):
        def choose(self, *question: Any) -> int:
            if next(calls) == 0:
                with closing(sqlite3.connect(path)) as other:
                    other.execute("ALTER TABLE events RENAME TO elsewhere")
            return super().choose(*question)

    with capture_logs() as logs:
        async with Tables(database, shelf=SHELF, load_player=lambda _: Witness()) as tables:
            opening = await tables.open("lots", [Computer("guest")] * 2)
            await logged(logs, "database failed", times=5 * (1 + len(SUBSTITUTES)))
            with closing(sqlite3.connect(path)) as other:
                other.execute("ALTER TABLE elsewhere RENAME TO events")
            await at_rest(tables)

            assert (await tables.view(opening.table)).over


async def test_closing_does_not_wait_for_the_database(
    database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    """A player who waits half a minute for the next try stops at once."""
    monkeypatch.setattr(computers, "FIRST_WAIT", 2 * PATIENCE)
    path = tmp_path / "tables.db"

    class Spoiler(Guest):
        def choose(self, *question: Any) -> int:
            with closing(sqlite3.connect(path)) as other:
                other.execute("DROP TABLE events")
            return super().choose(*question)

    with capture_logs() as logs:
        async with asyncio.timeout(PATIENCE):
            async with Tables(database, shelf=SHELF, load_player=lambda _: Spoiler()) as tables:
                await tables.open("lots", plan_of("person", "computer guest"), name="Anna")
                await logged(logs, "database failed")

    assert {log["log_level"] for log in logs} == {"warning"}


class Raiser(Guest):
    """Raises an error."""

    def choose(self, *_question: Any) -> int:
        raise RuntimeError("lost its way")


class Cheat(Guest):
    """Names an action that does not exist."""

    def choose(self, *_question: Any) -> int:
        return GAME.actions.count


class Waverer(Guest):
    """Takes back what it did, which only people may do."""

    def choose(self, *_question: Any) -> int:
        return GAME.actions.first_retract


class Dawdler(Guest):
    """Thinks in steps without an end, beyond the time that it says it takes."""

    seconds = 0.0

    def steps(self, *_question: Any) -> Generator[None, None, int]:
        while True:
            sum(range(10_000))
            yield


@pytest.mark.parametrize("bad", [Raiser, Cheat, Waverer, Dawdler])
async def test_a_substitute_chooses_for_a_player_that_fails(
    database: str, monkeypatch: pytest.MonkeyPatch, bad: type[Guest]
):
    """The others at the table play on, and the log says who failed."""
    monkeypatch.setattr(computers, "LEAST_TIME", 0.1)

    def load(name: str) -> Player:
        return bad() if name == "guest" else players.load(name)

    with capture_logs() as logs:
        async with Tables(database, shelf=SHELF, load_player=load) as tables:
            opening = await tables.open("lots", plan_of("person", "computer guest"), name="Anna")
            await at_rest(tables)
            waits = (await tables._known.table(opening.table)).match.waits

    assert waits == (0,)
    assert {(log["event"], log["player"], log["substitute"]) for log in logs} == {
        ("computer player failed", "guest", "greedy")
    }


async def test_where_all_fail_a_seat_gives_up(database: str, monkeypatch: pytest.MonkeyPatch):
    """It tries again when the table is read."""
    monkeypatch.setattr(computers, "FIRST_WAIT", 0.01)
    with capture_logs() as logs:
        async with Tables(database, shelf=SHELF, load_player=lambda _: Raiser()) as tables:
            opening = await tables.open("lots", plan_of("person", "computer guest"), name="Anna")
            await at_rest(tables)
            waits = (await tables._known.table(opening.table)).match.waits

    assert waits == (0, 1)
    assert [log.get("player", log["event"]) for log in logs] == [
        "guest", *SUBSTITUTES, "computer player gave up"
    ]  # fmt: skip


def test_tries_become_rare():
    """They avoid the moments of others, and are at most half a minute apart."""
    first, *_, last = itertools.islice(retry_delays(), 20)

    assert first < 1
    assert LONGEST_WAIT / 2 <= last <= LONGEST_WAIT
    assert len(set(itertools.islice(retry_delays(), 5))) == 5
