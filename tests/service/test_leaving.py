"""Who has sat down at an open table may leave until all have come: the seat is free again."""

from typing import Any

import pytest

from serenissima.kernel.errors import Illegal, NotNow
from serenissima.service import Person, Seated, Shown, Tables, TableSettings
from tests.service.guests import KEYS, two_at_a_table


async def refusal(doing: Any) -> str:
    """The code with which something is refused."""
    with pytest.raises((Illegal, NotNow)) as error:
        await doing
    return error.value.code


async def two_of_three(tables: Tables) -> tuple[str, str, Seated]:
    """An open table for three at which two sit: its id, Anna's token, and Bernd's seat."""
    opening = await tables.open(
        "lots", [Person()] * 3, name="Anna", settings=TableSettings(public=True)
    )
    bernd = await tables.sit(opening.table, 1, "Bernd", key=next(KEYS))
    return opening.table, str(opening.token), bernd


async def watched(tables: Tables, table: str, token: str | None) -> str:
    """The code with which somebody who watches on is refused."""
    seq = (await tables.view(table, token)).seq
    async with tables.watch(table, token, Shown(seq)) as views:
        assert token is not None
        await tables.leave(table, token)
        return await refusal(anext(views))


async def test_the_seat_is_free_again(tables: Tables):
    """All see it; the token is of no use; another person takes the seat."""
    table, anna, bernd = await two_of_three(tables)
    assert (await tables.view(table, bernd.token)).may_leave
    await tables.leave(table, bernd.token)

    assert (await tables.view(table, anna)).names == ("Anna", "", "")
    assert await refusal(tables.view(table, bernd.token)) == "seat/not-yours"
    clara = await tables.sit(table, 1, "Clara", key=next(KEYS))
    assert (clara.seat, (await tables.view(table)).names) == (1, ("Anna", "Clara", ""))
    assert await refusal(tables.seat(table, bernd.token)) == "seat/not-yours"


async def test_leaving_twice_is_leaving_once(tables: Tables):
    """A request that is sent again, also after somebody else has sat down there."""
    table, _, bernd = await two_of_three(tables)
    first = await tables.leave(table, bernd.token)
    assert await tables.leave(table, bernd.token) == first

    clara = await tables.sit(table, 1, "Clara", key=next(KEYS))
    assert await tables.leave(table, bernd.token) == first
    assert (await tables.view(table, clara.token)).names == ("Anna", "Clara", "")
    assert await refusal(tables.leave(table, "nobody's token")) == "seat/not-yours"


async def test_who_has_left_sees_no_more_of_the_seat(tables: Tables):
    """An open page is closed before the next person's first action can reach it."""
    table, _, bernd = await two_of_three(tables)

    assert await watched(tables, table, bernd.token) == "seat/not-yours"


async def test_nobody_sees_a_hand_before_all_have_come(tables: Tables):
    """Whoever may leave sees what spectators see: nobody can look at one hand after the other."""
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


async def test_nobody_leaves_a_match_that_has_begun(tables: Tables):
    """All have come, or one was invited to a table that does not wait."""
    table, _, bernd = await two_of_three(tables)
    await tables.sit(table, 2, "Clara", key=next(KEYS))
    assert await refusal(tables.leave(table, bernd.token)) == "table/begun"

    _, invited = await two_at_a_table(tables)
    assert not (await tables.view(invited.table, invited.token)).may_leave
    assert await refusal(tables.leave(invited.table, invited.token)) == "table/begun"


async def test_who_opened_an_open_table_may_leave_it(tables: Tables):
    """It stays in the list, with that seat free."""
    table, anna, _ = await two_of_three(tables)
    await tables.leave(table, anna)
    [shown] = await tables.gathering()

    assert (shown.table, shown.free) == (table, (0, 2))
