"""The same tables in PostgreSQL, where several processes may run on several machines."""

import asyncio

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from serenissima.kernel.errors import NotNow
from serenissima.service import Computer, Person, Tables
from serenissima.service.store.news import LISTENS
from serenissima.service.store.schema import METADATA
from serenissima.service.store.store import Store
from tests.service.guests import PATIENCE, SHELF, guest

pytestmark = pytest.mark.both_databases


def served(postgres: str) -> Tables:
    """A service on that server; two of them act as two processes."""
    return Tables(postgres, shelf=SHELF, load_player=guest)


async def test_a_match_is_played_and_watched_from_another_process(postgres: str):
    """The spectator gets every event in the end."""
    async with served(postgres) as here, served(postgres) as there:
        opening = await here.open("lots", [Computer("guest")] * 2)
        async with there.watch(opening.table) as views:
            async for seen in views:
                if seen.over:
                    break

        (summary,) = await there.summaries({opening.table: [""]})
        assert (summary.table, summary.result is None) == (opening.table, False)


async def test_a_viewer_is_signalled_and_does_not_poll(postgres: str):
    """An idle table causes no statement; then the news comes at once."""
    async with served(postgres) as here, served(postgres) as there:
        opening = await here.open("lots", [Person()] * 2, name="Anna")
        table, token = opening.table, str(opening.token)
        asked = ["the statements of the first sight"]
        sa.event.listen(
            there._store.database,
            "before_cursor_execute",
            lambda *question: asked.append(question[2]),
        )
        async with there.watch(table, token) as views:
            assert (await anext(views)).seq == 2
            news = asyncio.ensure_future(anext(views))
            async with asyncio.timeout(PATIENCE):
                while asked:  # queries from opening the channel
                    asked.clear()
                    await asyncio.sleep(4 * LISTENS)
            seen = await here.view(table, token)
            await here.act(table, token, seen.legal[0], 0, key="one")
            assert (await asyncio.wait_for(news, PATIENCE)).seq == 3


async def act_often(tables: Tables, name: str, table: str, token: str) -> int:
    """Act until the match is over; return how many actions were taken and not refused."""
    taken = 0
    for n in range(1000):
        seen = await tables.view(table, token)
        if seen.over:
            return taken
        if seen.decision is not None:
            try:
                action = seen.legal[0]
                await tables.act(table, token, action, seen.decision, key=f"{name}-{n}")
            except NotNow:
                continue
            taken += 1
        await asyncio.sleep(0.001)
    raise AssertionError("the match does not end")


async def test_two_processes_act_at_one_table(postgres: str):
    """Each action is taken once or refused."""
    async with served(postgres) as here, served(postgres) as there:
        opening = await here.open("lots", [Person(), Person()], name="Anna")
        table, key = opening.table, "a key made by chance"
        seated = await there.join(table, opening.invitations[1], "Bernd", key=key)
        assert await here.join(table, opening.invitations[1], "Bernd", key=key) == seated

        taken = await asyncio.gather(*(
            act_often(tables, name, table, str(token))
            for tables, name in ((here, "here"), (there, "there"))
            for token in (opening.token, seated.token)
        ))  # fmt: skip

        assert sum(taken) == (await here.view(table)).last


async def test_migrations_make_the_schema(postgres: str):
    """Two processes may start at once."""
    stores = Store(postgres), Store(postgres)
    await asyncio.gather(*(store.start() for store in stores))

    differences = await stores[0].read(
        lambda logs: compare_metadata(MigrationContext.configure(logs.connection), METADATA)
    )
    for store in stores:
        await store.close()
    assert differences == []
