"""Who has sat down may leave until the match begins: the seat is free again."""

from typing import Any

import pytest

from serenissima.kernel.errors import Illegal, NotNow
from serenissima.service import Computer, Opening, Person, Seated, Shown, Tables
from tests.service.guests import KEYS, act, two_at_a_table


async def refusal(doing: Any) -> str:
    """The code with which something is refused."""
    with pytest.raises((Illegal, NotNow)) as error:
        await doing
    return error.value.code


async def watched(tables: Tables, table: str, token: str | None) -> str:
    """The code with which somebody who watches on is refused."""
    seq = (await tables.view(table, token)).seq
    async with tables.watching(table, token, Shown(seq)) as views:
        assert token is not None
        await tables.leave(table, token)
        return await refusal(anext(views))


async def test_the_seat_is_free_again(tables: Tables):
    """All see it; the token is of no use; by the same invitation another person comes."""
    opening, bernd = await two_at_a_table(tables)
    assert (await tables.view(bernd.table, bernd.token)).may_leave
    await tables.leave(bernd.table, bernd.token)

    assert (await tables.view(opening.table)).names == ("Anna", "")
    assert await refusal(tables.view(bernd.table, bernd.token)) == "seat/not-yours"
    clara = await tables.join(opening.table, opening.invitations[1], "Clara", key=next(KEYS))
    assert (clara.seat, (await tables.view(opening.table)).names) == (1, ("Anna", "Clara"))
    assert await refusal(tables.seat(bernd.table, bernd.token)) == "seat/not-yours"


async def test_who_has_left_sees_no_more_of_the_seat(tables: Tables):
    """An open page is closed before the next person's first action can reach it."""
    _, bernd = await two_at_a_table(tables)

    assert await watched(tables, bernd.table, bernd.token) == "seat/not-yours"


async def test_nobody_leaves_a_match_that_has_begun(tables: Tables):
    """As far as they have noticed: what the other has done in secret is not betrayed."""
    opening, bernd = await two_at_a_table(tables)
    await act(tables, opening.table, opening.token)
    assert (await tables.view(bernd.table, bernd.token)).may_leave
    await act(tables, opening.table, opening.token, "confirm")
    await act(tables, bernd.table, bernd.token)

    assert not (await tables.view(bernd.table, bernd.token)).may_leave
    assert await refusal(tables.leave(bernd.table, bernd.token)) == "table/begun"


async def test_who_opened_a_private_table_stays(tables: Tables):
    """Nobody could take that seat; anybody can at a public one, which is listed again."""
    opening, _ = await two_at_a_table(tables)
    assert await refusal(tables.leave(opening.table, str(opening.token))) == "seat/stays"

    public = await tables.open("lots", [Person(), Person()], name="Anna", public=True)
    bernd = await tables.sit(public.table, 1, "Bernd", key=next(KEYS))
    assert await tables.gathering() == []
    await tables.leave(public.table, str(public.token))
    [shown] = await tables.gathering()

    assert (shown.table, shown.free) == (public.table, (0,))
    assert (await tables.view(public.table, bernd.token)).gathering


async def test_a_computer_player_does_not_begin_the_match(tables: Tables):
    """Its actions are nobody's decision."""
    plan = [Computer("guest"), Person(), Person()]
    opening: Opening = await tables.open("lots", plan, name="Anna")
    link = opening.invitations[2]
    bernd: Seated = await tables.join(opening.table, link, "Bernd", key=next(KEYS))
    await tables.leave(bernd.table, bernd.token)

    assert (await tables.view(bernd.table)).names == ("guest", "Anna", "")
