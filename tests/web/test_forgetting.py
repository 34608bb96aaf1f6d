"""Deleting oneself on the pages: asked first, done once, and nothing is left in the browser."""

import pytest

from tests.web.programs import opened
from tests.web.visitors import Visitor, play_out


async def test_whoever_deletes_themselves_is_asked_first(anna: Visitor):
    """The page says what goes and what stays; looking at it deletes nothing."""
    await anna.sit("computer guest")
    await anna.go("/me")
    assert "/me/forget" in anna.read.links
    for _ in range(2):
        await anna.go("/me/forget")
        assert "Delete Anna?" in anna.text
        assert "One match is still in progress" in anna.text
        assert "/me/data" in anna.read.links


@pytest.mark.parametrize(
    ("path", "told"), [("/me/forget", "2 matches are still in progress"), ("/me/data", "/table/{}")]
)
async def test_seats_that_only_the_browser_knows_count(
    anna: Visitor, bernd: Visitor, path: str, told: str
):
    """Whoever follows the link of a seat that no guest holds is told that it goes, too."""
    await anna.sit("computer guest")
    new = await opened(bernd, seats=["person", "computer guest"])
    await anna.go(f"/table/{new['table']}/seat/{new['token']}")
    await anna.go(path)

    assert told.format(new["table"]) in anna.text


async def test_nothing_is_left_here(anna: Visitor):
    """No cookie, no table; the next match is somebody else's."""
    await anna.sit("computer guest")
    table = anna.path
    await anna.send("/me/forget")
    assert "Your data has been deleted" in anna.text
    assert not [name for name in anna.web.cookies if name.startswith(("guest", "seat-", "name"))]
    await anna.go("/")
    assert table not in anna.read.links
    await anna.send("/me/forget")
    assert "Your data has been deleted" in anna.text


async def test_the_others_see_that_somebody_has_left(anna: Visitor, bernd: Visitor):
    """In their language, on the table that is over and in their results."""
    await anna.sit("person")
    table, invitation = f"/table/{anna.table}", anna.links("join")[0]
    await bernd.join(invitation, "Bernd")
    await anna.go(table)
    await play_out(anna, bernd)
    await anna.send("/me/forget")
    for path in (table, "/me/results", "/", f"{table}?text=on"):
        await bernd.go(path)
        assert "a player who left" in bernd.text, path
        assert "Anna" not in bernd.text, path
    await bernd.go(table, **{"accept-language": "de"})
    assert "jemand, der nicht mehr da ist" in bernd.text


async def test_nobody_is_deleted_by_another_site(anna: Visitor):
    """Nor by a link."""
    await anna.sit("computer guest")
    await anna.go("/me/forget")
    answer = await anna.web.post("/me/forget", headers={"sec-fetch-site": "cross-site"})
    assert answer.status_code == 403
    await anna.go("/me")

    assert 'value="Anna"' in anna.text


async def test_companions_keep_their_seats(anna: Visitor):
    """Who shares the device plays on, and has it to themselves."""
    await anna.sit("here", **{"name-1": "Bea"})
    table = anna.path
    await anna.send("/me/forget")
    await anna.go(table)
    assert 'class="cover"' not in anna.text
    await anna.go("/")

    assert table in anna.read.links


async def test_the_others_choose_at_once_how_to_go_on(anna: Visitor, bernd: Visitor):
    """The page says that nobody comes back to the seat, and offers what can be done."""
    await anna.sit("person")
    table, [link] = f"/table/{anna.table}", anna.links("join")
    await bernd.join(link, "Bernd")
    await bernd.send("/me/forget")
    await anna.go(table)

    assert "The player at seat 2 has left this server for good" in anna.text
    offered = {button for form in anna.read.forms for button, _ in form.buttons}
    assert {"wait", "computer", "end"} <= offered
