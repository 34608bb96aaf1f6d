"""After a match: one person asks for a rematch, the others come along, spectators watch."""

import re

from tests.web.visitors import PLACE, Visitor, play_out


async def finish(anna: Visitor, bernd: Visitor) -> str:
    """Play a match of Anna and Bernd to its end; return the address of its table."""
    await anna.sit("person")
    await bernd.join(anna.links("join")[0], "Bernd")
    await anna.go(f"/table/{anna.table}")
    await play_out(anna, bernd)
    return anna.path


def leads(visitor: Visitor) -> list[str]:
    """Return the targets of the buttons for a rematch."""
    return re.findall(r'formaction="([^"]*/again)"', visitor.text)


async def test_each_player_gets_a_seat(anna: Visitor, bernd: Visitor):
    """The other player's page names the one who asked, and leads there; the seats have changed."""
    over = await finish(anna, bernd)
    await anna.send(leads(anna)[0])
    await bernd.go(over)

    assert "Anna wants to play again." in bernd.text
    await bernd.send(leads(bernd)[0])
    assert (bernd.path, bernd.path != over) == (anna.path, True)
    seats = [(await one.web.get(f"/api{one.path}")).json()["seat"] for one in (anna, bernd)]
    assert seats == [1, 0]

    await anna.go(over)
    assert "You’ve opened a table for another match." in anna.text


async def test_a_spectator_is_led_to_the_public_page(anna: Visitor, bernd: Visitor, come):
    """It gives the address of the table without a seat, a button or a secret."""
    over, clara = await finish(anna, bernd), come()
    await clara.go(over)
    assert leads(clara) == []
    await anna.send(leads(anna)[0])
    await clara.go(over)

    assert leads(clara) == []
    assert f'href="{anna.path}"' in clara.text
    await clara.send(f"{over}/again", 403)
    assert clara.codes == ["seat/not-yours"]


async def test_only_the_page_reports_a_rematch(anna: Visitor, bernd: Visitor):
    """All pages report the same about the new table."""
    over = await finish(anna, bernd)
    await anna.send(leads(anna)[0])
    token = re.findall(r"[\w-]{43}", anna.web.cookies[f"seat-{anna.table}"])[0]
    for view in ("table", "text"):
        await bernd.go(f"{over}?view={view}")
        assert token not in bernd.text
        assert leads(bernd)
    looking = (await bernd.go(f"{over}?at=0")).text

    assert PLACE not in looking
    assert leads(bernd)
