"""Leaving a table on its pages: from the links to the seats, or from the list of one's tables."""

from tests.web.visitors import Visitor, key


async def sit(visitor: Visitor, table: str, seat: int, name: str) -> None:
    """Take a seat of an open table, as the list of open tables does."""
    await visitor.send("/tables", name=name, seat=f"{table}-{seat}", key=key())


async def test_who_leaves_can_come_back(anna: Visitor, bernd: Visitor):
    """The seat is free again, for others as well."""
    await anna.sit("person", "person", public="on")
    table = f"/table/{anna.table}"
    await sit(bernd, anna.table, 1, "Bernd")
    await bernd.go("/")
    assert f'formaction="{table}/leave"' in bernd.text
    await bernd.send(f"{table}/leave")
    assert (bernd.path, table in bernd.text) == ("/", False)

    await anna.go(table)
    assert "Not here yet: Seat 2" in anna.text
    await sit(bernd, anna.table, 1, "Bernd")
    assert bernd.path == table
    await bernd.go(f"{table}/seats")
    assert f'action="{table}/leave"' in bernd.text
    assert "Leave the table" in bernd.text


async def test_once_all_have_come_nobody_leaves(anna: Visitor, bernd: Visitor):
    """The page offers it to nobody, and a form that asks for it is refused."""
    await anna.sit("person", public="on")
    await sit(bernd, anna.table, 1, "Bernd")
    table = f"/table/{anna.table}"
    await bernd.go(f"{table}/seats")

    assert "Leave the table" not in bernd.text
    await bernd.send(f"{table}/leave", 409)
    assert bernd.codes == ["table/begun"]
