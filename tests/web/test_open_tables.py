"""The page of open tables: who sits there, one click to sit down."""

import re

from fastapi import FastAPI

from serenissima.web.security.limits import Limits
from serenissima.web.security.openers import Openers
from tests.web.meetings import sit_down
from tests.web.visitors import Visitor, key


async def test_a_player_finds_a_match_on_the_list(anna: Visitor, bernd: Visitor):
    """Anna waits at her table; Bernd comes by the list.

    Then the match begins, and the list is empty.
    """
    await anna.sit("person", public="on")
    assert "/seats" in anna.path
    table = f"/table/{anna.table}"
    await anna.go(table)
    assert "The match starts as soon as every seat is taken." in anna.text
    assert anna.ways() == []

    await bernd.go("/")
    assert "/tables" in bernd.read.links
    await bernd.go("/tables")
    assert "Here already: Anna." in bernd.text
    assert "one free seat" in bernd.text
    await sit_down(bernd, "Bernd")
    assert bernd.path == table

    await anna.go(table)
    assert anna.ways() or bernd.ways()
    await bernd.go("/tables")
    assert "There are no open tables right now." in bernd.text


async def test_a_private_table_stays_private(anna: Visitor, bernd: Visitor):
    """It is not listed, and guessing does not give a seat."""
    await anna.sit("person")
    await bernd.go("/tables")
    assert anna.table not in bernd.text
    await bernd.send("/tables", 422, seat=f"{anna.table}-1", key=key(), name="Mallory")

    assert bernd.codes == ["table/private"]


async def test_a_late_visitor_sees_other_tables(anna: Visitor, bernd: Visitor, come):
    """The list explains that another player was quicker."""
    await anna.sit("person", "person", public="on")
    clara = come()
    await clara.go("/tables")
    await bernd.go("/tables")
    await sit_down(bernd, "Bernd")
    await sit_down(clara, "Clara", 409)

    assert clara.codes == ["seat/taken"]
    assert "Here already: Anna and Bernd." in clara.text
    await sit_down(clara, "bernd", 422)
    assert clara.codes == ["seat/name"]
    assert 'value="bernd"' in clara.text
    await sit_down(clara, "Clara")
    assert clara.path == f"/table/{anna.table}"


async def test_the_opener_goes_to_their_own_table(anna: Visitor):
    """Their browser has a seat there, so it is offered no other."""
    await anna.sit("person", "person", public="on")
    table = f"/table/{anna.table}"
    seat = f"{anna.table}-1"
    await anna.go("/tables")

    assert re.findall(r'name="seat"', anna.text) == []
    await anna.send("/tables", seat=seat, key=key(), name="Anna")
    assert anna.path == table


async def test_the_list_contains_no_secret(anna: Visitor, bernd: Visitor):
    """It has neither invitations nor tokens, nor results of the dice."""
    await anna.sit("person", public="on")
    invitation = anna.links("join")[0].rpartition("/")[2]
    token = re.findall(r"[\w-]{43}", anna.web.cookies[f"seat-{anna.table}"])[0]
    for visitor in (anna, bernd):
        await visitor.go("/tables")

        assert invitation not in visitor.text
        assert token not in visitor.text


async def test_an_invalid_seat_is_refused(anna: Visitor):
    """The form was meant for another page."""
    for seat in ("", "x", "-1", f"{'a' * 20}-x"):
        await anna.send("/tables", 400, seat=seat, key=key(), name="Anna")

        assert anna.codes == ["request/malformed"]


async def test_a_refused_form_gives_the_limit_of_waiting_tables(app: FastAPI, anna: Visitor):
    """It comes back filled in, with the correct range."""
    app.state.serenissima.openers = Openers(Limits(open_tables=1, unlimited=()))
    await anna.sit("person", public="on")
    fields = {"sit-1": "person", "public": "on", "seats": "2", "name": "Anna"}
    await anna.send("/new/lots", 409, key=key(), **fields)

    assert anna.codes == ["table/enough-open"]
    assert "the limit is 1" in re.sub("[\u2068\u2069]", "", anna.text)
    assert 'value="Anna"' in anna.text
    await anna.send("/new/lots", name="Anna", key=key(), seats="2", **{"sit-1": "person"})
