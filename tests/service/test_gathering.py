"""Open tables: listed while seats are free, begun when none is."""

import asyncio
from typing import Any

import pytest
import sqlalchemy as sa

from serenissima.kernel.errors import Illegal, NotNow, SerenissimaError, Unknown
from serenissima.service import Computer, Opening, Person, Tables, TableSettings
from serenissima.service.runtime.gathering import LISTED_FOR
from serenissima.service.store.database import connect, writing_engine
from serenissima.service.store.logs import newest_open
from serenissima.service.store.schema import TABLES
from tests.service.guests import KEYS, SHELF, act, guest

PLAN = [Person(), Computer("guest"), Person()]


async def public(tables: Tables, *plan: Any, hints: bool = False, **more: Any) -> Opening:
    """Return a table of Anna's that anyone may join."""
    settings = TableSettings(public=True, hints=hints)
    return await tables.open("lots", [*plan] or PLAN, name="Anna", settings=settings, **more)


async def listed(tables: Tables) -> list[str]:
    """Return the tables in the list."""
    return [one.table for one in await tables.gathering()]


async def test_a_table_is_listed_until_its_seats_are_taken(served: Tables):
    """Private ones never are; a list shows the players and the free seats."""
    await served.open("lots", PLAN, name="Mallory")
    opening = await public(served, options={"catch": "two"}, hints=True)
    [shown] = [one for one in await served.gathering() if one.table == opening.table]

    assert (shown.names, shown.free, shown.computers) == (("Anna", "guest", ""), (2,), (1,))
    assert (shown.options, shown.hints) == ({"catch": "two"}, True)

    seated = await served.sit(opening.table, 2, "Bernd", key=next(KEYS))
    assert seated.seat == 2
    assert opening.table not in await listed(served)
    assert (await served.view(opening.table, seated.token)).names == ("Anna", "guest", "Bernd")


async def test_the_match_begins_when_all_have_come(served: Tables):
    """Before, all seats wait, computer players too; then play begins by itself."""
    opening = await public(served, Computer("guest"), Person(), Person())
    waiting = await served.view(opening.table, opening.token)
    with pytest.raises(NotNow) as early:
        await served.act(opening.table, str(opening.token), "0", 0, key=next(KEYS))

    assert early.value.code == "table/gathering"
    assert (waiting.gathering, waiting.legal, waiting.decision) == (True, (), None)
    assert waiting.last == 0

    await served.sit(opening.table, 2, "Bernd", key=next(KEYS))
    async with served.watch(opening.table, opening.token) as views:
        async for seen in views:
            if seen.legal and seen.last:
                break
    await act(served, opening.table, opening.token)


async def test_two_people_want_one_seat(served: Tables, place: str):
    """They ask two processes at once: one gets it, the other a refusal."""
    opening = await public(served)
    async with Tables(place, shelf=SHELF, load_player=guest) as others:
        found = await asyncio.gather(
            served.sit(opening.table, 2, "Bernd", key=next(KEYS)),
            others.sit(opening.table, 2, "Clara", key=next(KEYS)),
            return_exceptions=True,
        )
    refused = [one.code for one in found if isinstance(one, SerenissimaError)]

    assert refused == ["seat/taken"]


async def test_a_form_that_is_sent_twice_takes_one_seat(served: Tables):
    """The same key gives the same token."""
    opening, key = await public(served), next(KEYS)
    first = await served.sit(opening.table, 2, "Bernd", key=key)

    assert await served.sit(opening.table, 2, "Bernd", key=key) == first


async def test_a_private_table_needs_an_invitation(served: Tables):
    """A missing seat is refused, too."""
    private = await served.open("lots", PLAN, name="Anna")
    with pytest.raises(Illegal) as refused:
        await served.sit(private.table, 2, "Mallory", key=next(KEYS))
    assert refused.value.code == "table/private"

    opening = await public(served)
    with pytest.raises(Unknown) as unknown:
        await served.sit(opening.table, 7, "Mallory", key=next(KEYS))
    assert unknown.value.code == "table/seat"


async def test_a_public_seat_can_be_promised(served: Tables):
    """Its link works as at any table."""
    opening = await public(served)
    seated = await served.join(opening.table, opening.invitations[2], "Bernd", key=next(KEYS))

    assert seated.seat == 2
    assert opening.table not in await listed(served)


async def test_an_old_table_leaves_the_list(place: str):
    """It does so after a week; the table itself stays."""
    now = [1e9]
    async with Tables(place, shelf=SHELF, load_player=guest, clock=lambda: now[0]) as tables:
        opening = await public(tables)
        assert opening.table in await listed(tables)
        now[0] += LISTED_FOR + 1

        assert opening.table not in await listed(tables)
        assert (await tables.view(opening.table)).gathering


def crowd(connection: sa.Connection, count: int) -> None:
    """Add many tables that are no longer open, and let the database's planner count them."""
    rows = [
        {"id": f"{n:020}", "game": "lots", "secret": "", "listed": False, "opened_at": float(n)}
        for n in range(count)
    ]
    connection.execute(sa.insert(TABLES), rows)
    connection.execute(sa.text("ANALYZE"))


async def test_the_list_is_read_by_its_index(served: Tables, place: str):
    """Of ten thousand tables, those in the list are found and come in their order."""
    await public(served)
    database, asked = connect(place), newest_open(0.0, 50)
    with writing_engine(database).connect() as connection, connection.begin() as undone:
        crowd(connection, 10_000)
        question = asked.compile(database, compile_kwargs={"literal_binds": True})
        explain = "EXPLAIN" if database.dialect.name == "postgresql" else "EXPLAIN QUERY PLAN"
        steps = str(connection.execute(sa.text(f"{explain} {question}")).all())
        undone.rollback()
    database.dispose()

    assert "open_tables" in steps
    assert "Seq Scan" not in steps
    assert "Sort" not in steps
    assert "TEMP B-TREE" not in steps


async def test_the_list_folds_no_table(served: Tables, place: str):
    """Another process shows the list without a table in memory."""
    opening = await public(served)
    async with Tables(place, shelf=SHELF, load_player=guest) as others:
        assert opening.table in await listed(others)
        assert others.workload().tables == 0


async def test_many_viewers_query_the_database_once(
    served: Tables, monkeypatch: pytest.MonkeyPatch
):
    """Changes in this process still show at once."""
    opening, asked, read = await public(served), [], served._store.read

    async def counted(question: Any) -> Any:
        asked.append(question)
        return await read(question)

    monkeypatch.setattr(served._store, "read", counted)
    found = await asyncio.gather(*(listed(served) for _ in range(20)))
    assert [opening.table in one for one in found] == [True] * 20
    assert len(asked) == 1

    await served.sit(opening.table, 2, "Bernd", key=next(KEYS))
    assert opening.table not in await listed(served)
