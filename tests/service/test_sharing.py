"""Several processes serve one database: one of them thinks, and another takes over when it ends."""

import asyncio
from typing import Any

import pytest

from serenissima.kernel.game import Game
from serenissima.service import Computer, Person, Tables, Thinking
from serenissima.service.runtime import computers
from tests.service.guests import PATIENCE, SHELF, Guest, guest

SOON = 0.2  # seconds in which another process is expected to act, in these tests
BEAT = 0.05  # seconds: others hear of an action before the computer players answer it
PLAN = [Person(), Computer("guest"), Computer("guest")]


class Counted(Guest):
    """A guest that counts how often it is asked."""

    def __init__(self) -> None:
        self.asked = 0

    def choose(self, game: Game, terms: Any, view: Any, seat: int, dice: Any) -> int:
        self.asked += 1
        return super().choose(game, terms, view, seat, dice)


async def act(tables: Tables, table: str, token: str) -> None:
    """Take the first legal action."""
    seen = await tables.view(table, token)
    assert seen.decision is not None
    await tables.act(table, token, seen.legal[0], seen.decision, key=f"a key for {seen.seq:>10}")


async def played(tables: Tables, table: str, token: str) -> None:
    """Play a person's seat to the end of the match."""
    async with asyncio.timeout(PATIENCE), tables.watch(table, token) as views:
        async for seen in views:
            if seen.over:
                return
            if seen.legal:
                await act(tables, table, token)


async def awaited(tables: Tables, table: str, seats: tuple[int, ...]) -> None:
    """Watch a table until it waits for these seats alone."""
    async with asyncio.timeout(PATIENCE), tables.watch(table) as views:
        async for seen in views:
            if seen.waits == seats:
                return


async def test_the_process_that_acts_is_the_one_that_thinks(
    database: str, monkeypatch: pytest.MonkeyPatch
):
    """Another one, which has a viewer, leaves it the thoughts that follow."""
    monkeypatch.setattr(computers, "LEAD", PATIENCE)
    watching, acting = Counted(), Counted()
    async with (
        Tables(
            database, thinking=Thinking(pause=BEAT), shelf=SHELF, load_player=lambda _: acting
        ) as first,
        Tables(database, shelf=SHELF, load_player=lambda _: watching) as second,
    ):
        opening = await first.open("lots", PLAN, name="Anna")
        await awaited(first, opening.table, (0,))
        await second.view(opening.table)  # now both have the table in memory
        watched = asyncio.create_task(awaited(second, opening.table, ()))
        await played(first, opening.table, str(opening.token))
        await watched

        assert acting.asked > 2
        assert watching.asked == 0


async def test_another_process_takes_over(database: str, monkeypatch: pytest.MonkeyPatch):
    """The one that acted has ended before its computer players have."""
    monkeypatch.setattr(computers, "LEAD", SOON)
    async with Tables(database, shelf=SHELF, load_player=guest) as lives:
        async with Tables(database, shelf=SHELF, load_player=guest) as dies:
            opening = await dies.open("lots", PLAN, name="Anna")
            token = str(opening.token)
            async with lives.watch(opening.table, token) as views:
                await anext(views)
                dies._computers._closed = True  # as if it were killed: it only stores
                await act(dies, opening.table, token)
        await played(lives, opening.table, token)

        assert (await lives.view(opening.table, token)).over
