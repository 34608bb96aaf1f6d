"""The invitation, for the person who follows it and a messenger that shows a preview."""

import re

from serenissima import games
from serenissima.web.presentation import assets
from tests.web.visitors import PLACE, Visitor, key, tags


async def test_an_invitation_describes_the_table(anna: Visitor, bernd: Visitor):
    """It shows the game, the inviter, the number of players, unusual settings, and the rules."""
    await anna.sit("person", "computer guest", **{"option-catch": "two"})
    await bernd.go(anna.links("join")[0])

    assert "Anna invites you to a match of Lots." in bernd.text
    assert "3 players" in bernd.text
    assert "1 option changed" in bernd.text
    assert "/rules/lots" in bernd.read.links
    assert "Sit here" in bernd.text


async def test_an_invited_player_chooses_a_seat(anna: Visitor, bernd: Visitor, come):
    """The page offers the free seats; the opener's links lead to what remains."""
    await anna.sit("person", "person")
    first, second = anna.links("join")
    table, clara = f"/table/{anna.table}", come()
    await bernd.go(first)
    assert 0 < bernd.text.index('action="/learn/lots/first"') < bernd.text.index('"/rules/lots"')
    assert re.findall(r'name="seat" value="(\d)"', bernd.text) == ["1", "2"]
    await bernd.send(bernd.path, name="Bernd", key=key(), seat="2")
    await anna.go(f"{table}/seats")
    assert anna.links("join") == [second]
    await clara.join(second, "Clara")

    seats = [(await one.web.get(f"/api{table}")).json()["seat"] for one in (bernd, clara)]
    assert seats == [2, 1]


async def test_two_players_choose_the_same_seat(anna: Visitor, bernd: Visitor, come):
    """The second reads that it is taken, and can choose from the remaining seats."""
    await anna.sit("person", "person", **{"sit-0": "person"})
    first, second, _ = anna.links("join")
    clara = come()
    await bernd.go(first)
    await clara.go(second)
    await bernd.send(bernd.path, name="Bernd", key=key(), seat="2")
    await clara.send(clara.path, 409, name="Clara", key=key(), seat="2")
    assert clara.codes == ["seat/taken"]
    assert "Someone else already has this seat." in clara.text
    assert re.findall(r'name="seat" value="(\d)"', clara.text) == ["0", "1"]
    assert 'value="Clara"' in clara.text

    await clara.send(clara.path, name="Clara", key=key(), seat="1")
    assert (await clara.web.get(f"/api/table/{anna.table}")).json()["seat"] == 1


async def test_an_open_table_offers_another_seat(anna: Visitor, bernd: Visitor, come):
    """A link to a seat that has just been taken is no dead end."""
    await anna.sit("person", "person", public="on")
    first, _ = anna.links("join")
    clara, dora = come(), come()
    await clara.go(first)
    await bernd.join(first, "Bernd")
    await clara.send(clara.path, 409, name="Clara", key=key())
    assert clara.codes == ["seat/taken"]
    assert "Here already: Anna and Bernd." in clara.text
    assert 'value="Clara"' in clara.text
    [seat] = re.findall(r'name="seat" value="([\w-]+)"', clara.text)
    await clara.send("/tables", name="Clara", key=key(), seat=seat)
    await dora.go(first, 409)

    assert clara.path == f"/table/{anna.table}"
    assert 'name="seat"' not in dora.text
    assert {f"/table/{anna.table}", "/tables"} <= {*dora.read.links}


async def test_a_private_table_offers_no_other_player_s_seat(anna: Visitor, bernd: Visitor, come):
    """A free seat is for the holder of its link; you can watch, or find another table."""
    await anna.sit("person", "person")
    first, _ = anna.links("join")
    clara = come()
    await bernd.join(first, "Bernd")
    await clara.go(first, 409)

    assert 'name="seat"' not in clara.text
    assert {f"/table/{anna.table}", "/tables"} <= {*clara.read.links}


async def test_a_messenger_shows_it_without_cookies(anna: Visitor, bernd: Visitor):
    """The messenger follows the redirect without the invitation.

    It can preview, but not sit down.
    """
    await anna.sit("person")
    [link] = anna.links("join")
    answer = await bernd.web.get(link)
    bernd.web.cookies.clear()
    await bernd.go(answer.headers["location"])

    assert tags(bernd)["og:title"] == "Anna invites you to a match of Lots."
    assert "2 players" in tags(bernd)["og:description"]
    assert bernd.read.forms[-1].action != ""  # only that of the preferences
    assert "Sit here" not in bernd.text


async def test_tags_and_pictures_hold_no_secret(anna: Visitor, bernd: Visitor):
    """They contain neither the invitation, nor another seat's, nor the table itself."""
    await anna.sit("person", "person")
    links = anna.links("join") + anna.links("seat")
    await bernd.go(links[0])

    said = " ".join(tags(bernd).values())
    for link in links:
        assert link.rpartition("/")[2] not in bernd.text
    assert anna.table not in said
    assert f"{PLACE}/table" not in said


async def test_a_name_cannot_leave_its_tag(anna: Visitor, bernd: Visitor):
    """The page stays a page, whatever the name."""
    fields = {"name": '"><script>x</script>', "key": "k" * 20, "sit-1": "person", "seats": "2"}
    await anna.send("/new/lots", **fields)
    await bernd.go(anna.links("join")[0])

    assert "<script>x" not in bernd.text
    assert "&lt;script&gt;" in tags(bernd)["og:title"]


def test_every_game_on_the_shelf_has_a_picture_to_share():
    """It is a PNG of the size in the tags."""
    for name in games.names():
        data = (games.load(name).folder / "art" / assets.SHARED).read_bytes()

        assert data[:8] == b"\x89PNG\r\n\x1a\n"
        size = int.from_bytes(data[16:20], "big"), int.from_bytes(data[20:24], "big")
        assert size == (1200, 630)
