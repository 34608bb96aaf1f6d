"""Deleting yourself on the pages: confirmed first, done once, with no trace in the browser."""

import pytest

from tests.web.programs import opened
from tests.web.visitors import Visitor, play_out


async def test_deletion_asks_first(anna: Visitor):
    """The page lists what goes and what stays; viewing it deletes nothing."""
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
async def test_seats_known_only_to_the_browser_count(
    anna: Visitor, bernd: Visitor, path: str, told: str
):
    """The link of a seat that no guest holds warns that the seat will be deleted, too."""
    await anna.sit("computer guest")
    new = await opened(bernd, seats=["person", "computer guest"])
    await anna.go(f"/table/{new['table']}/seat/{new['token']}")
    await anna.go(path)

    assert told.format(new["table"]) in anna.text


async def test_deletion_leaves_nothing_in_the_browser(anna: Visitor):
    """It has no cookie and no table; the next match belongs to a new guest."""
    await anna.sit("computer guest")
    table = anna.path
    await anna.send("/me/forget")
    assert "Your data has been deleted" in anna.text
    assert not [name for name in anna.web.cookies if name.startswith(("guest", "seat-", "name"))]
    await anna.go("/")
    assert table not in anna.read.links
    await anna.send("/me/forget")
    assert "Your data has been deleted" in anna.text


async def test_the_others_see_that_a_player_has_left(anna: Visitor, bernd: Visitor):
    """They read it in their language, on the finished table and in their results."""
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


async def test_another_site_cannot_delete_a_guest(anna: Visitor):
    """A link can't either."""
    await anna.sit("computer guest")
    await anna.go("/me/forget")
    answer = await anna.web.post("/me/forget", headers={"sec-fetch-site": "cross-site"})
    assert answer.status_code == 403
    await anna.go("/me")

    assert 'value="Anna"' in anna.text


async def test_companions_keep_their_seats(anna: Visitor):
    """A companion on the device plays on, and has it to themselves."""
    await anna.sit("here", **{"name-1": "Bea"})
    table = anna.path
    await anna.send("/me/forget")
    await anna.go(table)
    assert 'class="cover"' not in anna.text
    await anna.go("/")

    assert table in anna.read.links


async def test_the_others_choose_at_once_how_to_continue(anna: Visitor, bernd: Visitor):
    """The page explains that no one returns to the seat, and offers choices."""
    await anna.sit("person")
    table, [link] = f"/table/{anna.table}", anna.links("join")
    await bernd.join(link, "Bernd")
    await bernd.send("/me/forget")
    await anna.go(table)

    assert "The player in seat 2 has left this server for good" in anna.text
    offered = {button for form in anna.read.forms for button, _ in form.buttons}
    assert {"wait", "computer", "end"} <= offered
