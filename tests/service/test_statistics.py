"""Statistics of the matches of a database: each counts once, and they outlive their tables."""

import asyncio

import pytest

from serenissima.service import Tables
from serenissima.service.store.closing import delete_table
from tests.service.guests import SHELF, act, come, guest, plan_of

ALONE = plan_of("person", "computer guest")


async def count_all(tables: Tables) -> int:
    """Return how many matches of two are counted, as stored now."""
    tables.learning.statistics._kept.drop("lots")
    found = await tables.learning.statistics.of("lots")
    return found[2].matches if 2 in found else 0


@pytest.mark.both_databases
async def test_each_match_counts_once(place: str):
    """Two processes count at the same time; lessons and called-off matches don't count."""
    async with (
        Tables(place, shelf=SHELF, load_player=guest) as tables,
        Tables(place, shelf=SHELF, load_player=guest) as others,
    ):
        anna = await come(tables, "Anna")
        await tables.learning.statistics.count_finished()  # those of other tests
        old = await count_all(tables)
        played = []
        for _ in range(3):
            opening = await tables.open("lots", ALONE, name="Anna", guest=anna.id)
            async with tables.watch(opening.table, opening.token) as views:
                async for seen in views:
                    if seen.ended:
                        break
                    if seen.legal:
                        await act(tables, opening.table, opening.token)
            played.append(opening.table)
        running = await tables.open("lots", ALONE, name="Anna", guest=anna.id)
        await tables.administration.close(running.table)
        await asyncio.gather(
            tables.learning.statistics.count_finished(), others.learning.statistics.count_finished()
        )
        await tables.learning.statistics.count_finished()
        own = (await tables.learning.statistics.of_guest(anna.id, "lots"))[2]

        assert await count_all(others) == old + 3
        assert own.matches == 3
        assert sum(one.times for one in own.kinds("order").values()) == 3
        await tables._store.change(lambda c: delete_table(c, played[0]))
        assert (await tables.learning.statistics.of_guest(anna.id, "lots"))[2].matches == 2
        assert await count_all(others) == old + 3
