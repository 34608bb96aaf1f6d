"""A returning viewer without news causes no fold; the next change still comes."""

from collections.abc import AsyncIterator
from typing import Any

import pytest
import sqlalchemy as sa

from serenissima.kernel.errors import SerenissimaError
from serenissima.service import Computer, Opening, Person, Shown, Tables
from serenissima.service.store.database import connect, writing_engine
from tests.service.guests import SHELF, guest

LOTS = "lots"


@pytest.fixture
def folded() -> list[str]:
    """The games of the tables that were folded after the restart."""
    return []


@pytest.fixture
async def opening(place: str) -> Opening:
    """A table of two, one of whom has acted, in a database without a server."""
    async with Tables(place, shelf=SHELF, load_player=guest) as tables:
        opening = await tables.open(LOTS, [Person(), Person()], name="Anna")
        await act(tables, opening)
        return opening


@pytest.fixture
async def restarted(place: str, opening: Opening, folded: list[str]) -> AsyncIterator[Tables]:
    """A new process."""

    def shelf(name: str) -> Any:
        folded.append(name)
        return SHELF(name)

    async with Tables(place, shelf=shelf, load_player=guest) as tables:
        yield tables


async def act(tables: Tables, opening: Opening) -> None:
    """Anna acts."""
    seen = await tables.view(opening.table, opening.token)
    token = str(opening.token)
    await tables.act(opening.table, token, seen.legal[0], seen.decision or 0, key=f"{seen.seq}")


async def test_a_table_without_news_is_not_folded(
    restarted: Tables, opening: Opening, folded: list[str]
):
    """The entries that the viewer has not noticed are not counted either."""
    for token, since in ((opening.token, 3), (None, 2)):
        async with restarted.watch(opening.table, token, Shown(since)) as views:
            assert (views.viewer.seat, views.viewer.current) == (0 if token else -1, True)

    assert folded == []


async def test_the_next_change_comes(restarted: Tables, opening: Opening):
    """The first view is that of the next entry."""
    async with restarted.watch(opening.table, opening.token, Shown(3)) as views:
        await restarted.join(
            opening.table, opening.invitations[1], "Bert", key="a key made by chance"
        )
        view = await anext(views)

    assert (view.seq, view.names) == (4, ("Anna", "Bert"))


async def test_news_comes_at_once(restarted: Tables, opening: Opening):
    """A viewer who has missed an entry sees it."""
    async with restarted.watch(opening.table, opening.token, Shown(2)) as views:
        assert not views.viewer.current
        assert (await anext(views)).seq == 3


async def test_an_older_version_s_table_is_folded(
    restarted: Tables, opening: Opening, folded: list[str], place: str
):
    """It did not store the missed entries."""
    database = connect(place)
    with writing_engine(database).begin() as connection:
        connection.execute(sa.text("UPDATE events SET missed = NULL"))
    database.dispose()

    async with restarted.watch(opening.table, opening.token, Shown(3)) as views:
        assert views.viewer.current

    assert folded == [LOTS]


async def test_computer_players_continue_when_a_person_comes_back(
    place: str, restarted: Tables, folded: list[str]
):
    """A table at which one of them sits is folded."""
    async with Tables(place, shelf=SHELF, load_player=guest) as before:
        shared = await before.open(LOTS, [Person(), Computer("guest")], name="Anna")
        seq = (await before.view(shared.table, shared.token)).seq
    async with restarted.watch(shared.table, shared.token, Shown(seq)):
        assert folded == [LOTS]


async def test_a_glance_opens_no_seat(restarted: Tables, opening: Opening):
    """A link that is for no seat is refused as ever."""
    with pytest.raises(SerenissimaError) as refused:
        async with restarted.watch(opening.table, "a wrong token", Shown(3)):
            raise AssertionError("nobody gets in")
    with pytest.raises(SerenissimaError) as missed:
        async with restarted.watch("nowhere", None, Shown(3)):
            raise AssertionError("there is no such table")

    assert (refused.value.code, missed.value.code) == ("seat/not-yours", "table/unknown")
