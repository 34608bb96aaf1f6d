"""A person invited to a table with several free seats may choose one of them."""

import pytest

from serenissima.kernel.errors import NotNow, SerenissimaError
from serenissima.service import Opening, Person, Tables
from tests.service.guests import KEYS

PLAN = [Person(), Person(), Person()]


@pytest.fixture
async def opening(tables: Tables) -> Opening:
    """A table at which Anna waits for two others."""
    return await tables.open("lots", PLAN, name="Anna")


async def test_the_others_get_the_remaining_seats(tables: Tables, opening: Opening):
    """Each invitation admits one person, to any of these seats."""
    first, second = opening.invitations.values()
    bernd = await tables.join(opening.table, first, "Bernd", key=next(KEYS), seat=2)
    assert (bernd.seat, await tables.invited_seat(opening.table, second)) == (2, 1)
    assert await tables.promised_seats(opening.table) == (1,)
    clara = await tables.join(opening.table, second, "Clara", key=next(KEYS))

    assert (clara.seat, (await tables.view(opening.table)).names) == (1, ("Anna", "Clara", "Bernd"))
    assert await tables.seat(opening.table, bernd.token) == 2


async def test_a_form_that_is_sent_twice_takes_one_seat(tables: Tables, opening: Opening):
    """The invitation leads to the chosen seat by then."""
    key, link = next(KEYS), opening.invitations[1]
    first = await tables.join(opening.table, link, "Bernd", key=key, seat=2)

    assert await tables.join(opening.table, link, "Bernd", key=key, seat=2) == first
    assert (await tables.view(opening.table)).names == ("Anna", "", "Bernd")


async def test_an_invitation_admits_one_person(tables: Tables, opening: Opening):
    """A used link admits no one to another seat."""
    link = opening.invitations[1]
    await tables.join(opening.table, link, "Bernd", key=next(KEYS))
    with pytest.raises(NotNow) as error:
        await tables.join(opening.table, link, "Mallory", key=next(KEYS), seat=2)

    assert error.value.code == "seat/taken"


@pytest.mark.parametrize(("seat", "code"), [(0, "seat/taken"), (3, "table/seat")])
async def test_unavailable_seats_cannot_be_chosen(
    tables: Tables, opening: Opening, seat: int, code: str
):
    """They are those of others, and missing ones."""
    with pytest.raises(SerenissimaError) as error:
        await tables.join(opening.table, opening.invitations[1], "Bernd", key=next(KEYS), seat=seat)

    assert error.value.code == code
