"""A host's limits: the number of tables, the storage, the length of names."""

from collections.abc import Callable

import pytest

from serenissima.kernel.errors import SerenissimaError
from serenissima.service import Allowance, Person, Tables, TableSettings
from tests.service.guests import KEYS, SHELF, act, guest

PLAN = [Person(), Person()]
EMPTY = "serenissima 1\ngame lots\nseats 2\n"  # a match file


@pytest.fixture
def serving(place: str) -> Callable[..., Tables]:
    """Serves the tables of a database of either kind with an allowance."""

    def allowing(**limits: int) -> Tables:
        allowance = Allowance(**limits)
        return Tables(place, shelf=SHELF, load_player=guest, allowance=allowance)

    return allowing


async def test_tables_stop_at_the_host_s_limit(serving: Callable[..., Tables]):
    """Existing ones continue, and a form that is sent again leads to its table."""
    async with serving() as before:
        there = await before._store.read(lambda logs: logs.count())
    async with serving(tables=there + 2) as tables:
        first, key = await tables.open("lots", PLAN, name="Anna"), next(KEYS)
        second = await tables.open("lots", PLAN, key=key)
        for doing in (tables.open("lots", PLAN), tables.open_file(EMPTY, key=next(KEYS))):
            with pytest.raises(SerenissimaError) as error:
                await doing
            assert error.value.code == "server/tables-full"

        assert await tables.open("lots", PLAN, key=key) == second
        await tables.join(first.table, first.invitations[1], "Bernd", key=next(KEYS))
        await act(tables, first.table, first.token)


async def test_a_full_database_opens_no_table(serving: Callable[..., Tables]):
    """Existing tables continue."""
    async with serving() as tables:
        there = await tables.open("lots", PLAN, name="Anna")
        size = await tables._store.read(lambda logs: logs.size())
    assert size > 10_000
    async with serving(storage=size) as tables:
        with pytest.raises(SerenissimaError) as error:
            await tables.open("lots", PLAN)
        assert error.value.code == "server/storage-full"
        await tables.join(there.table, there.invitations[1], "Bernd", key=next(KEYS))
    async with serving(storage=100 * size) as tables:
        await tables.open("lots", PLAN)


async def test_names_have_the_host_s_length(serving: Callable[..., Tables]):
    """This holds for openers, for companions on their device, and for joining players."""
    async with serving(name=5) as tables:
        opening = await tables.open(
            "lots", PLAN, name=" Anna  ", settings=TableSettings(public=True)
        )
        for doing in (
            tables.open("lots", PLAN, name="Annabel"),
            tables.open("lots", PLAN, name="Anna", companions={1: "Bernhard"}),
            tables.join(opening.table, opening.invitations[1], "Bernhard", key=next(KEYS)),
            tables.sit(opening.table, 1, "Bernhard", key=next(KEYS)),
        ):
            with pytest.raises(SerenissimaError) as error:
                await doing
            assert (error.value.code, error.value.hint) == ("seat/name", "1 to 5 characters")
        await tables.sit(opening.table, 1, "Bernd", key=next(KEYS))
