"""The colours that guests want for their seats, and what happens if two want the same."""

import pytest

from serenissima.web.presentation.seat_colours import COLOURS, assign_colours
from tests.web.visitors import Visitor


@pytest.mark.parametrize(
    ("wanted", "seats", "colours"),
    [
        ([], 5, [0, 1, 2, 3, 4]),
        ([(0, 3)], 2, [3, 1]),
        ([(1, 0)], 2, [1, 0]),
        ([(1, 2), (0, 2)], 3, [0, 2, 1]),
        ([(0, 99), (7, 1)], 2, [0, 1]),
        ([(0, 4), (4, 0), (2, 4)], 5, [4, 1, 2, 3, 0]),
    ],
)
def test_each_seat_has_a_colour_of_its_own(
    wanted: list[tuple[int, int]], seats: int, colours: list[int]
):
    changed = assign_colours(wanted, seats)

    assert [changed.get(seat, seat) for seat in range(seats)] == colours
    assert COLOURS == 5


async def test_all_viewers_see_the_colours_that_guests_want(anna: Visitor, bernd: Visitor):
    """The first to sit down gets it, the other keeps the usual one; programs see no colours."""
    await anna.sit("person")
    table, link = f"/table/{anna.table}", anna.links("join")[0]
    for visitor in (anna, bernd):
        if visitor is bernd:
            await bernd.join(link, "Bernd")
        await visitor.send("/me/colour", colour="3")
        await visitor.send("/me/portrait", portrait="lion")
    for visitor in (anna, bernd):
        await visitor.go(table)
        assert "seat-0-as-3" in visitor.text
        assert "seat-1-as" not in visitor.text
        assert "avatar-lion" in visitor.text
    assert "as-3" not in (await anna.web.get(f"/api{table}")).text
    await anna.send("/me/colour", colour="mauve")
    await bernd.go(table)
    assert "seat-1-as-3" in bernd.text
