"""The guest: name, devices, and the link that makes another device one's own."""

import re

import pytest

from serenissima.service import Person
from tests.web.visitors import PLACE, Visitor, key


async def link_of(visitor: Visitor) -> str:
    """The path of a new link to another device."""
    await visitor.send("/me/link")
    [path] = re.findall(rf'value="{PLACE}(/me/link/[\w-]{{43}})"', visitor.text)
    return path


async def test_two_devices_of_one_person(anna: Visitor, come):
    """The telephone has the tables, then the laptop is signed out."""
    await anna.sit("computer guest")
    table, phone = anna.path, come()
    path = await link_of(anna)
    assert 'class="qr"' in anna.text
    await phone.go(path)
    assert "You’ll play as Anna" in phone.text
    await phone.send(path)
    assert table in phone.read.links
    await phone.go(table)
    assert phone.ways()

    await phone.go("/me")
    laptop = anna.web.cookies["guest"].partition(".")[0]
    assert [value for form in phone.read.forms for _, value in form.buttons].count(laptop) == 1
    await phone.send("/me/out", device=laptop)
    await anna.go("/me")
    assert "Once you have a seat at a table" in anna.text


@pytest.mark.parametrize("opens", ["home", "table"])
async def test_a_device_that_is_signed_out_forgets_the_tables(come, opens: str):
    """At its next page, whichever that is; the guest has them elsewhere."""
    laptop, phone = come(), come()
    await laptop.sit("computer guest")
    table = laptop.path
    await phone.send(await link_of(laptop))
    device = laptop.web.cookies["guest"].partition(".")[0]
    await phone.send("/me/out", device=device)
    await laptop.go("/" if opens == "home" else table)

    assert not [name for name in laptop.web.cookies if name.startswith(("guest", "seat-"))]
    assert not (await laptop.go(table)).ways()
    assert (await phone.go(table)).ways()


async def test_a_device_that_is_signed_out_keeps_what_no_guest_holds(anna: Visitor, app, come):
    """The link to a seat of somebody whom the place does not know as a guest."""
    plan = [Person(), Person()]
    other = await app.state.serenissima.tables.open("lots", plan, name="Zoe")
    phone, table = come(), f"/table/{other.table}"
    await anna.sit("computer guest")
    await phone.send(await link_of(anna))  # what anna has by now is held by the guest
    await anna.go(f"{table}/seat/{other.token}")
    device = anna.web.cookies["guest"].partition(".")[0]
    await phone.send("/me/out", device=device)

    assert table in (await anna.go("/")).read.links
    assert [name for name in anna.web.cookies if name.startswith("seat-")] == [
        f"seat-{other.table}"
    ]


async def test_a_preview_does_not_use_the_link_up(anna: Visitor, come):
    """Looking at it changes nothing; who has taken it cannot do so twice, nor anybody else."""
    await anna.sit("computer guest")
    path = await link_of(anna)
    preview, phone, thief = come(), come(), come()
    for _ in range(2):
        await preview.go(path)
        assert "guest" not in preview.web.cookies
    await phone.send(path)
    await phone.go(path, 404)
    await thief.send(path, 404)

    assert thief.codes == ["guest/link"]
    assert "guest" not in thief.web.cookies


async def test_nobody_becomes_another_unasked(anna: Visitor, bernd: Visitor):
    """A link that somebody else sends says whose it is, and another site cannot open it."""
    await anna.sit("computer guest")
    await bernd.sit("computer guest")
    before, path = bernd.web.cookies["guest"], await link_of(anna)
    await bernd.go(path)
    assert "Continue only if you’ve just created this link yourself." in bernd.text
    assert "Until now you’ve been Anna here" in bernd.text
    answer = await bernd.web.post(path, headers={"sec-fetch-site": "cross-site"})

    assert answer.status_code == 403
    assert bernd.web.cookies["guest"] == before


async def test_what_says_who_one_is_is_kept_nowhere(anna: Visitor, bernd: Visitor):
    """Neither in caches nor in the addresses that other sites are told; others do not see it."""
    await anna.sit("person")
    table, path = anna.table, await link_of(anna)
    assert anna.page.headers["cache-control"] == "no-store"
    assert anna.page.headers["referrer-policy"] == "strict-origin"
    device = anna.web.cookies["guest"].partition(".")[0]
    for shown in (f"/table/{table}", f"/api/table/{table}", "/tables", "/me"):
        await bernd.go(shown)
        assert device not in bernd.text
        assert path.rpartition("/")[2] not in bernd.text


async def test_a_device_of_somebody_else_cannot_be_signed_out(anna: Visitor, bernd: Visitor):
    """Even by who knows its number."""
    await anna.sit("computer guest")
    await bernd.sit("computer guest")
    device = anna.web.cookies["guest"].partition(".")[0]
    await bernd.send("/me/out", device=device)
    await anna.go("/me")

    assert "this device" in anna.text


async def test_who_signs_this_device_out_leaves_nothing_here(anna: Visitor):
    """Neither the cookie nor the tokens of the guest's tables."""
    await anna.sit("computer guest")
    table, device = anna.path, anna.web.cookies["guest"].partition(".")[0]
    await anna.send("/me/out", device=device, sure="1")
    assert table not in anna.read.links

    assert not [name for name in anna.web.cookies if name.startswith(("guest", "seat-"))]


async def test_the_last_way_back_is_not_lost_by_one_press(anna: Visitor, come):
    """It asks on a device that alone knows somebody, until there is another one or an account."""
    await anna.sit("computer guest")
    table, device = anna.path, anna.web.cookies["guest"].partition(".")[0]
    await anna.send("/me/out", device=device)
    assert "Only this browser identifies you." in anna.text
    assert (await anna.go(table)).ways()
    await anna.send("/me/account", login="anna", password="four words are enough")
    await anna.send("/me/out", device=anna.web.cookies["guest"].partition(".")[0])

    assert "guest" not in anna.web.cookies
    second, phone = come(), come()
    await second.sit("computer guest")
    await phone.send(await link_of(second))
    await second.send("/me/out", device=second.web.cookies["guest"].partition(".")[0])
    assert "guest" not in second.web.cookies


async def test_the_name_for_the_next_tables(anna: Visitor):
    """One that cannot be used is refused on the page."""
    await anna.sit("computer guest")
    await anna.send("/me/name", name="Anne")
    assert 'value="Anne"' in anna.text
    await anna.go("/new/lots")
    assert 'value="Anne"' in anna.text
    await anna.send("/me/name", 422, name="\u202e")

    assert anna.codes == ["seat/name"]


async def test_who_is_nobody_has_no_link(anna: Visitor):
    """The page says how one becomes somebody."""
    await anna.send("/me/link")
    assert "Once you have a seat at a table" in anna.text
    await anna.send("/me/out", device=key())
    await anna.send("/me/name", name="Anna")

    assert "guest" not in anna.web.cookies


async def test_who_has_only_a_link_reads_so_and_becomes_a_guest(anna: Visitor, app, come):
    """The page says at which tables they sit; with a name these are theirs on every device."""
    plan = [Person(), Person()]
    other = await app.state.serenissima.tables.open("lots", plan, name="Zoe")
    phone, table = come(), f"/table/{other.table}"
    await anna.go(f"{table}/seat/{other.token}")
    await anna.go("/me")
    assert "You have a seat at this table through a link" in anna.text
    assert table in anna.read.links
    await anna.send("/me/guest", 422, name="  ", key=key())
    assert anna.codes == ["seat/name"]
    assert "guest" not in anna.web.cookies
    await anna.send("/me/guest", name="Zoe", key=key())
    assert "You have a seat at this table through a link" not in anna.text
    await phone.send(await link_of(anna))

    assert (await phone.go(table)).ways()


async def test_a_browser_without_a_seat_of_its_own_becomes_nobody(anna: Visitor, bernd: Visitor):
    """A cookie that proves nothing, or the seat of somebody who is known, makes no guest."""
    await anna.sit("computer guest")
    table = anna.table
    token = anna.web.cookies[f"seat-{table}"]
    bernd.web.cookies.set(f"seat-{table}", token)
    await bernd.go("/me")
    await bernd.send("/me/guest", name="Bernd", key=key())
    assert "guest" not in bernd.web.cookies
    bernd.web.cookies.set(f"seat-{table}", "of nobody")
    await bernd.go("/me")

    assert "Once you have a seat at a table" in bernd.text
