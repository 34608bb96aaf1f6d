"""Abandoned matches of a tournament, which its opener ends."""

from collections.abc import AsyncIterator

import pytest

from serenissima.fairplay.secrets import Proven
from serenissima.kernel.errors import Illegal, NotNow, Unknown
from serenissima.service import KnownGuest, Tables, standings
from tests.service.guests import KEYS, SHELF, act, guest

DAY = 24 * 3600.0


@pytest.fixture
def now() -> list[float]:
    """The clock's time, in seconds since 1970."""
    return [0.0]


@pytest.fixture
async def served(place: str, now: list[float]) -> AsyncIterator[Tables]:
    """Tables whose clock the test moves; players count as gone after three days."""
    async with Tables(place, shelf=SHELF, load_player=guest, clock=lambda: now[0]) as tables:
        yield tables


async def begun(tables: Tables, system: str) -> tuple[str, list[KnownGuest]]:
    """A tournament of four whose first round is open."""
    come = [(await tables.guests.welcome(f"P{n}", key=next(KEYS)))[0] for n in range(4)]
    id_ = await tables.tournaments.open(
        "lots", 2, {}, rounds=1, time="none", opener=come[0].id, name="P0", key=next(KEYS),
        system=system,
    )  # fmt: skip
    for one in come[1:]:
        await tables.tournaments.enter(id_, one.id, one.name)
    await tables.tournaments.draw_next(id_, come[0].id, 1)
    return id_, come


@pytest.mark.parametrize("system", ["swiss", "deal"])
async def test_the_opener_ends_abandoned_matches(served: Tables, now: list[float], system: str):
    """They do so after days without an action; it gives no points, and the tournament ends."""
    id_, come = await begun(served, system)
    opener, other = come[0].id, come[1].id
    drawn = list((await served.tournaments.find(id_)).tables)
    tables = [table.table for table in drawn]
    [own] = [table.table for table in drawn if 1 in table.seats]
    with pytest.raises(NotNow, match="still has time to act"):
        await served.tournaments.call_off(id_, tables[0], opener)
    now[0] += 4 * DAY
    with pytest.raises(Illegal):
        await served.tournaments.call_off(id_, tables[0], other)
    with pytest.raises(Unknown):
        await served.tournaments.call_off(id_, "elsewhere", opener)
    with pytest.raises(NotNow, match="your turn"):
        await served.tournaments.call_off(id_, own, opener)
    [seat] = [table.seats.index(1) for table in drawn if table.table == own]
    token = Proven((await served.guests.at(own))[seat].sitting)
    while (await served.view(own, token)).legal:
        await act(served, own, token)
    for table in tables:
        await served.tournaments.call_off(id_, table, opener)
        await served.tournaments.call_off(id_, table, opener)
    await served.deals.close()
    end = await served.tournaments.advance(id_)

    assert end.over
    assert {(line.points, line.played, line.place) for line in standings(end)} == {(0, 0, 1)}
