"""Leaving a table on its pages: from the links to the seats, or from your list of tables."""

from tests.web.visitors import Visitor, key

GONE = "You no longer have a seat at this table, but you can watch."


async def sit(visitor: Visitor, table: str, seat: int, name: str) -> None:
    """Take a seat of an open table, as the list of open tables does."""
    await visitor.send("/tables", name=name, seat=f"{table}-{seat}", key=key())


async def test_a_player_who_leaves_can_come_back(anna: Visitor, bernd: Visitor):
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


async def test_players_cannot_leave_once_all_have_come(anna: Visitor, bernd: Visitor):
    """The page does not offer it, and refuses a form that asks for it."""
    await anna.sit("person", public="on")
    await sit(bernd, anna.table, 1, "Bernd")
    table = f"/table/{anna.table}"
    await bernd.go(f"{table}/seats")

    assert "Leave the table" not in bernd.text
    await bernd.send(f"{table}/leave", 409)
    assert bernd.codes == ["table/begun"]


async def second_tab(visitor: Visitor, come) -> Visitor:
    """Return the same person on another device, or a tab that has no news yet."""
    other = come()
    other.web.cookies.update(visitor.web.cookies)
    return other


async def test_a_player_who_left_elsewhere_watches(anna: Visitor, bernd: Visitor, come):
    """The browser forgets the seat, the page reports it once, and the player watches."""
    await anna.sit("person", "person", public="on")
    await sit(bernd, anna.table, 1, "Bernd")
    table, phone = f"/table/{anna.table}", await second_tab(bernd, come)
    await bernd.send(f"{table}/leave")
    await phone.go(table)
    assert (phone.path, GONE in phone.text) == (table, True)
    assert f"seat-{anna.table}" not in phone.web.cookies

    await phone.go(table)
    assert GONE not in phone.text
    await sit(phone, anna.table, 1, "Bernd")
    assert phone.path == table


async def test_leaving_in_two_tabs_works_once(anna: Visitor, bernd: Visitor, come):
    """The second leads where the first did."""
    await anna.sit("person", "person", public="on")
    await sit(bernd, anna.table, 1, "Bernd")
    table, phone = f"/table/{anna.table}", await second_tab(bernd, come)
    for one in (bernd, bernd, phone):
        await one.send(f"{table}/leave")
        assert (one.path, f"seat-{anna.table}" in one.web.cookies) == ("/", False)


async def test_other_requests_for_a_lost_seat_lead_to_the_table(
    anna: Visitor, bernd: Visitor, come
):
    """A form leads there, a script gets an answer, and both browsers forget the seat."""
    await anna.sit("person", "person", public="on")
    await sit(bernd, anna.table, 1, "Bernd")
    table = f"/table/{anna.table}"
    phone, script = await second_tab(bernd, come), await second_tab(bernd, come)
    await bernd.send(f"{table}/leave")
    await phone.send(f"{table}/act", action="0", decision="0", key=key())
    asked, data = {"action": "0", "decision": "0", "key": key()}, {"accept": "application/json"}
    answer = await script.web.post(f"{table}/act", data=asked, headers=data)

    assert (phone.path, GONE in phone.text) == (table, True)
    assert (answer.status_code, answer.json()["code"]) == (403, "seat/not-yours")
    for one in (phone, script):
        assert f"seat-{anna.table}" not in one.web.cookies


async def test_others_on_the_device_keep_their_seats(anna: Visitor, come):
    """One of several who share it has left on another device."""
    await anna.sit("here", "person", public="on")
    table, phone = f"/table/{anna.table}", await second_tab(anna, come)
    await phone.send(f"{table}/uncover", seat="1")
    await anna.send(f"{table}/uncover", seat="1")
    await anna.send(f"{table}/leave")
    await phone.go(table)

    assert (phone.path, GONE in phone.text) == (table, True)
    assert (await phone.web.get(f"/api{table}")).json()["seat"] == 0


async def test_a_covered_device_does_not_offer_leaving(anna: Visitor):
    """It isn't clear who holds it, and so who would leave."""
    await anna.sit("here", "person", public="on")
    table = f"/table/{anna.table}"
    await anna.go("/")
    assert f'action="{table}/forget"' in anna.text
    assert f"{table}/leave" not in anna.text
    await anna.go(f"{table}/seats")
    assert "Leave the table" not in anna.text
