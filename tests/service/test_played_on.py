"""A match that is played on: its clocks, its undo, and what it may begin from."""

import pytest

from serenissima.kernel.errors import NotNow, Unknown
from serenissima.service import Tables, TableSettings
from tests.service.guests import KEYS, act, plan_of

ALONE = plan_of("person", "computer guest")
LIVE = TableSettings(time="live 10+30")


async def finished(tables: Tables) -> str:
    """Return the table of a match of one person to its end."""
    opening = await tables.open("lots", ALONE, name="Anna")
    async with tables.watch(opening.table, opening.token) as views:
        async for seen in views:
            if seen.ended:
                break
            if seen.legal:
                await act(tables, opening.table, opening.token)
    return opening.table


async def test_its_clocks_begin_full(tables: Tables):
    """The actions that it inherits have earned no time."""
    begun = await finished(tables), 2
    plan = plan_of("person", "person")
    opening = await tables.open("lots", plan, name="Anna", settings=LIVE, begun=begun)
    await tables.join(opening.table, opening.invitations[1], "Bernd", key=next(KEYS))
    seen = await tables.view(opening.table, opening.token)

    assert seen.clock is not None
    assert seen.clock.left == (600.0, 600.0)


async def test_inherited_actions_cannot_be_undone(tables: Tables):
    begun = await finished(tables), 3
    opening = await tables.open("lots", plan_of("person", "person"), name="Anna", begun=begun)
    seen = await tables.view(opening.table, opening.token)

    assert seen.undo is None
    for number in range(4):
        with pytest.raises(NotNow) as refused:
            await tables.undo(opening.table, str(opening.token), number, key=next(KEYS))
        assert refused.value.code == "undo/nothing"


async def test_it_begins_in_a_finished_match_of_the_same_game(tables: Tables):
    """At a step that this match has, before its end."""
    running = await tables.open("lots", ALONE, name="Anna")
    with pytest.raises(NotNow, match="still running"):
        await tables.open("lots", ALONE, name="Anna", begun=(running.table, 0))
    table = await finished(tables)
    for step in (-1, 1000):
        with pytest.raises(Unknown) as refused:
            await tables.open("lots", ALONE, name="Anna", begun=(table, step))
        assert refused.value.code == "table/step"
    with pytest.raises(Unknown) as refused:
        await tables.beginning("another", table, 0)
    assert refused.value.code == "table/unknown"
