"""Leaving a table on its pages: from the links to the seats, or from the list of one's tables."""

from tests.web.visitors import Visitor


async def test_who_leaves_can_come_back(anna: Visitor, bernd: Visitor):
    """The link works again; meanwhile the seat is free for others."""
    await anna.sit("person")
    [link] = anna.links("join")
    await bernd.join(link, "Bernd")
    table = bernd.path
    await bernd.go("/")
    assert f'formaction="{table}/leave"' in bernd.text
    await bernd.send(f"{table}/leave")
    assert (bernd.path, table in bernd.text) == ("/", False)

    await anna.go(table)
    assert "Not here yet: Seat 2" in anna.text
    await bernd.join(link, "Bernd")
    assert bernd.path == table
    await bernd.go(f"{table}/seats")
    assert f'action="{table}/leave"' in bernd.text
    assert "Leave the table" in bernd.text


async def test_after_an_action_nobody_leaves(anna: Visitor, bernd: Visitor):
    """The page offers it to nobody, and a form that asks for it is refused."""
    await anna.sit("person")
    await bernd.join(anna.links("join")[0], "Bernd")
    table = bernd.path
    for person in (anna, bernd):
        await person.go(table)
        while ways := person.ways():
            await person.press(next((way for way in ways if way == "confirm"), ways[0]))
    await bernd.go(f"{table}/seats")

    assert "Leave the table" not in bernd.text
    await bernd.send(f"{table}/leave", 409)
    assert bernd.codes == ["table/begun"]
