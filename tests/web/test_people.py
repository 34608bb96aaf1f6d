"""Actions against others on the pages: block them, and report names to the host."""

import re
from collections.abc import Callable

import pytest
from fastapi import FastAPI

from serenissima.service import KnownGuest, look_after
from tests.web.meetings import finish, opened, sit_down
from tests.web.visitors import Visitor, key

Come = Callable[[], Visitor]


@pytest.fixture
async def met(anna: Visitor, bernd: Visitor) -> str:
    """The table at which Anna and Bernd have met, with its page of people and seats."""
    await anna.sit("person")
    table = anna.table
    await bernd.join(anna.links("join")[0], "Bernd")
    return f"/table/{table}"


async def known(app: FastAPI, visitor: Visitor) -> KnownGuest:
    """Return the guest of the browser."""
    found = await app.state.serenissima.tables.guests.by_secret(visitor.web.cookies["guest"])
    assert found is not None
    return found  # type: ignore[no-any-return]


def database(app: FastAPI) -> str:
    return str(app.state.serenissima.tables._store.database.url)


async def test_a_blocked_guest_is_not_met_again(
    met: str, anna: Visitor, bernd: Visitor, come: Come
):
    """Neither lists the other's table, all others can still join, and Anna can unblock him."""
    await anna.send(f"{met}/people", block="1", name="Bernd")
    assert "You’ve blocked Bernd." in anna.text
    await anna.sit("person", "person", public="on")
    table = anna.table
    await bernd.go("/tables")
    assert table not in bernd.text
    await bernd.send("/tables", 422, seat=f"{table}-1", key=key(), name="Bernd")
    assert bernd.codes == ["seat/declined"]
    assert "You can’t sit down at this table." in bernd.text
    clara = await come().go("/tables")
    await sit_down(clara, "Clara")
    assert clara.path == f"/table/{table}"

    await bernd.send(
        "/new/lots", name="Bernd", key=key(), seats="2", public="on", **{"sit-1": "person"}
    )
    his = bernd.table
    await anna.go("/tables")
    assert his not in anna.text
    await anna.go(f"{met}/seats")
    await anna.send(f"{met}/people", unblock="1", name="Bernd")
    await anna.go("/tables")
    assert his in anna.text
    await bernd.go("/tables")
    assert table in bernd.text


async def test_a_guest_who_has_left_can_be_unblocked(
    app: FastAPI, anna: Visitor, bernd: Visitor, come: Come
):
    """The page about yourself lists whom you block, by the name of that time."""
    await anna.sit("person", "person", public="on")
    place = f"/table/{anna.table}"
    await bernd.go("/tables")
    await sit_down(bernd, "Bernd")
    await anna.send(f"{place}/people", block="1", name="Bernd")
    await bernd.send(f"{place}/leave")
    await bernd.send("/me/name", name="Mallory")
    await anna.go(f"{place}/seats")
    assert "Bernd" not in anna.text
    await anna.go("/me")
    [form] = [form for form in anna.read.forms if form.action == "/me/blocked"]
    assert "Bernd" in anna.text
    assert "Mallory" not in anna.text
    assert (await known(app, bernd)).id not in anna.text
    stranger = await come().send("/me/blocked", **dict(form.buttons))
    assert "/me/blocked" not in stranger.text
    await anna.send("/me/blocked", unblock="somebody else")
    assert "Bernd" in anna.text
    await anna.send("/me/blocked", **dict(form.buttons))

    assert "Bernd" not in anna.text
    await bernd.go("/tables")
    assert place in bernd.text


async def test_a_blocked_guest_enters_no_tournament(met: str, anna: Visitor, bernd: Visitor):
    """Only hers are closed to him; others are open to both."""
    await anna.send(f"{met}/people", block="1", name="Bernd")
    hers = await opened(anna)
    await bernd.send(f"{hers}/enter", 422, name="Bernd", key=key())
    assert bernd.codes == ["tournament/declined"]
    his = await opened(bernd, name="Bernd")
    await anna.send(f"{his}/enter", name="Anna", key=key())

    assert "2 people have entered" in anna.text


async def test_names_are_reported(
    met: str, anna: Visitor, bernd: Visitor, app: FastAPI, come: Come
):
    """Guests do so at a table and in the list of the best, once each."""
    await anna.go(f"{met}/seats")
    assert 'name="report" value="1"' in anna.text
    for _ in range(2):
        await anna.send(f"{met}/people", report="1", name="Bernd")
    assert "Reported to the host." in anna.text
    stranger = await come().go(f"{met}/seats")
    assert "Report or block" not in stranger.text
    await stranger.send(f"{met}/people", report="1", name="Bernd")
    [report] = look_after(database(app))
    writer = (await known(app, bernd)).id

    assert (report.kind, report.writer, report.reporter) == ("name", "Bernd", "Anna")
    assert (report.table, report.guest) == (met.rpartition("/")[2], writer)
    assert writer not in anna.text
    for wrong, status in (("0", 404), ("7", 404), ("x", 400)):
        await anna.send(f"{met}/people", status, block=wrong)


async def test_names_in_the_list_of_the_best_are_reported(
    anna: Visitor, bernd: Visitor, app: FastAPI, come: Come
):
    """Of two equal names, that of the line counts; a name outside the list changes nothing."""
    for _ in range(3):
        await finish(anna, bernd)
    other = await come().go("/")
    for _ in range(3):
        await finish(other, bernd)
    for one in (other, anna):
        await one.send("/me/shown", shown="on")
    await bernd.go("/best/lots")
    marks = re.findall(r'name="report" value="([\w-]+)"', bernd.text)
    assert len(set(marks)) == 2
    for fields in ({"report": "nobody", "name": "Anna"}, {"report": marks[0], "name": "Hannah"}):
        await bernd.send("/best/lots", **fields)
        assert "Reported" not in bernd.text
    for mark in marks:
        await bernd.send("/best/lots", report=mark, name="Anna")
        assert "Reported to the host." in bernd.text
    found = look_after(database(app))

    both = {(await known(app, one)).id for one in (anna, other)}
    assert {one.guest for one in found} == both
    assert {one.writer for one in found} == {"Anna"}
    assert not any(guest in bernd.text for guest in both)


async def test_a_form_applies_to_the_person_shown_on_its_page(
    anna: Visitor, bernd: Visitor, come: Come
):
    """Another person at the seat now is neither blocked nor reported: the form names the target."""
    await anna.sit("person", "person", public="on")
    place = f"/table/{anna.table}"
    await bernd.go("/tables")
    await sit_down(bernd, "Bernd")
    await anna.go(f"{place}/seats")
    form = [form for form in anna.read.forms if form.action == f"{place}/people"][-1]
    assert form.hidden == {"name": "Bernd"}
    await bernd.send(f"{place}/leave")
    await anna.send(form.action, 404, block="1", **form.hidden)
    clara = await come().go("/tables")
    await sit_down(clara, "Clara")
    for way in ("block", "report"):
        await anna.send(form.action, 409, **{way: "1"}, **form.hidden)
        assert anna.codes == ["seat/changed"]


async def test_a_banned_guest_begins_nothing(
    met: str, anna: Visitor, bernd: Visitor, app: FastAPI, come: Come
):
    """Tables, seats, messages and tournaments are refused; matches under way continue."""
    clara = await come().go("/tables")
    await clara.send(
        "/new/lots", name="Clara", key=key(), seats="2", public="on", **{"sit-1": "person"}
    )
    waits, place = clara.table, await opened(clara)
    guest = (await known(app, bernd)).id
    look_after(database(app), ban=guest)
    for path, fields in (
        ("/new/lots", {"seats": "2", "sit-1": "person"}),
        ("/tables", {"seat": f"{waits}-1"}),
        (f"{place}/enter", {}),
        (f"{met}/chat", {"text": "Hello"}),
        ("/new/lots/tournament", {"seats": "2", "rounds": "2"}),
    ):
        await bernd.send(path, 422, name="Bernd", key=key(), **fields)
        assert bernd.codes == ["guest/barred"], path
    await bernd.go(met)
    await bernd.press()
    assert (await bernd.go("/me/data")).page.json()["barred"] is True
    look_after(database(app), unban=guest)
    await bernd.send("/tables", name="Bernd", key=key(), seat=f"{waits}-1")

    assert bernd.path == f"/table/{waits}"


async def test_a_banned_guest_begins_no_rematch(anna: Visitor, bernd: Visitor, app: FastAPI):
    """They can neither start it nor join it, and the others can play without them."""
    await finish(anna, bernd)
    over, guest = f"/table/{anna.table}", (await known(app, bernd)).id
    look_after(database(app), ban=guest)
    await bernd.send(f"{over}/again", 422)
    assert bernd.codes == ["guest/barred"]
    await anna.send(f"{over}/again")
    new = anna.path
    await bernd.send(f"{over}/again", 422)
    assert bernd.codes == ["guest/barred"]
    assert (await app.state.serenissima.tables.view(anna.table)).names == ("", "Anna")
    look_after(database(app), unban=guest)
    await bernd.send(f"{over}/again")

    assert bernd.path == new


async def test_a_banned_guest_reads_but_cannot_write(
    met: str, anna: Visitor, bernd: Visitor, app: FastAPI
):
    """This holds at their table and as a spectator.

    Earlier messages stay, and the form still has their text.
    """
    chat = f"{met}/chat"
    await bernd.send(chat, text="Before that", key=key())
    await anna.sit("person")
    other = f"/table/{anna.table}/chat"
    look_after(database(app), ban=(await known(app, bernd)).id)
    for place in (chat, other):
        await bernd.send(place, 422, text="After that", name="Somebody", key=key())
        assert bernd.codes == ["guest/barred"]
        assert 'value="After that"' in bernd.text
    await anna.go(other)
    assert "After that" not in anna.text
    for one in (anna, bernd):
        await one.go(chat)
        assert "Before that" in one.text
        assert "After that" not in one.text


async def test_an_invitation_overrides_a_block(met: str, anna: Visitor, bernd: Visitor):
    """A player there gave them the link; this holds at an open table, too."""
    await anna.send(f"{met}/people", block="1", name="Bernd")
    for fields in ({}, {"public": "on"}):
        await anna.sit("person", "person", **fields)
        table = f"/table/{anna.table}"
        await bernd.join(anna.links("join")[0], "Bernd")
        assert bernd.path == table


async def test_a_program_cannot_block(met: str, anna: Visitor):
    """It reads as its seat but can't write for it."""
    await anna.go(f"{met}/seats")
    own = re.findall(r"/seat/([\w-]+)", anna.text)[0]
    made = await anna.web.post(
        f"/api{met}/tokens", json={"name": "bot", "scope": "play", "key": key()},
        headers={"authorization": f"Bearer {own}"},
    )  # fmt: skip
    answer = await anna.web.post(
        f"{met}/people", data={"block": "1"},
        headers={"authorization": f"Bearer {made.json()['token']}", "accept": "application/json"},
    )  # fmt: skip

    assert (answer.status_code, answer.json()["code"]) == (403, "seat/not-yours")
