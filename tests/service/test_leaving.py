"""A player at an open table may leave until all have come: the seat is free again."""

from typing import Any

import pytest

from serenissima.kernel.errors import Illegal, NotNow
from serenissima.service import Person, Seated, Shown, Tables, TableSettings
from tests.service.guests import KEYS, two_at_a_table


async def refusal(doing: Any) -> str:
    """Return the code of a refusal."""
    with pytest.raises((Illegal, NotNow)) as error:
        await doing
    return error.value.code


async def two_of_three(tables: Tables) -> tuple[str, str, Seated]:
    """Return an open table for three at which two sit: its id, Anna's token, and Bernd's seat."""
    opening = await tables.open(
        "lots", [Person()] * 3, name="Anna", settings=TableSettings(public=True)
    )
    bernd = await tables.sit(opening.table, 1, "Bernd", key=next(KEYS))
    return opening.table, str(opening.token), bernd


async def watched(tables: Tables, table: str, token: str | None) -> str:
    """Return the code with which a viewer who stays is refused."""
    seq = (await tables.view(table, token)).seq
    async with tables.watch(table, token, Shown(seq)) as views:
        assert token is not None
        await tables.leave(table, token)
        return await refusal(anext(views))


async def test_leaving_frees_the_seat(tables: Tables):
    """All see it; the token is useless; another person takes the seat."""
    table, anna, bernd = await two_of_three(tables)
    assert (await tables.view(table, bernd.token)).may_leave
    await tables.leave(table, bernd.token)

    assert (await tables.view(table, anna)).names == ("Anna", "", "")
    assert await refusal(tables.view(table, bernd.token)) == "seat/not-yours"
    clara = await tables.sit(table, 1, "Clara", key=next(KEYS))
    assert (clara.seat, (await tables.view(table)).names) == (1, ("Anna", "Clara", ""))
    assert await refusal(tables.seat(table, bernd.token)) == "seat/not-yours"


async def test_leaving_twice_is_leaving_once(tables: Tables):
    """A request may be repeated, even after another person has sat down there."""
    table, _, bernd = await two_of_three(tables)
    first = await tables.leave(table, bernd.token)
    assert await tables.leave(table, bernd.token) == first

    clara = await tables.sit(table, 1, "Clara", key=next(KEYS))
    assert await tables.leave(table, bernd.token) == first
    assert (await tables.view(table, clara.token)).names == ("Anna", "Clara", "")
    assert await refusal(tables.leave(table, "nobody's token")) == "seat/not-yours"


async def test_a_player_who_has_left_sees_no_more_of_the_seat(tables: Tables):
    """An open page is closed before the next person's first action can reach it."""
    table, _, bernd = await two_of_three(tables)

    assert await watched(tables, table, bernd.token) == "seat/not-yours"


async def test_hands_stay_hidden_before_all_have_come(tables: Tables):
    """A player who may leave sees the public view, so they can't look through the hands."""
    table, anna, bernd = await two_of_three(tables)
    spectator = await tables.view(table)
    for token in (anna, bernd.token):
        seen = await tables.view(table, token)
        assert seen.view.tobytes() == spectator.view.tobytes()
        assert seen.told == spectator.told

    await tables.sit(table, 2, "Clara", key=next(KEYS))
    dealt = await tables.view(table, anna)
    assert dealt.view.tobytes() != (await tables.view(table)).view.tobytes()
    assert not dealt.may_leave


async def test_a_begun_match_cannot_be_left(tables: Tables):
    """All have come, or the table does not wait for its invited players."""
    table, _, bernd = await two_of_three(tables)
    await tables.sit(table, 2, "Clara", key=next(KEYS))
    assert await refusal(tables.leave(table, bernd.token)) == "table/begun"

    _, invited = await two_at_a_table(tables)
    assert not (await tables.view(invited.table, invited.token)).may_leave
    assert await refusal(tables.leave(invited.table, invited.token)) == "table/begun"


async def test_the_opener_may_leave_an_open_table(tables: Tables):
    """It stays in the list, with that seat free."""
    table, anna, _ = await two_of_three(tables)
    await tables.leave(table, anna)
    [shown] = await tables.gathering()

    assert (shown.table, shown.free) == (table, (0, 2))
