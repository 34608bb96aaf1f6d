"""The guest: name, devices, and the link that adds another device."""

import re

import pytest

from serenissima.service import Person
from tests.web.visitors import PLACE, Visitor, key


async def link_of(visitor: Visitor) -> str:
    """Return the path of a new link to another device."""
    await visitor.send("/me/link")
    [path] = re.findall(rf'value="{PLACE}(/me/link/[\w-]{{43}})"', visitor.text)
    return path


async def test_one_person_has_two_devices(anna: Visitor, come):
    """The phone has the tables, then the laptop is signed out."""
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
async def test_a_signed_out_device_forgets_the_tables(come, opens: str):
    """It does so at its next page; the guest has them elsewhere."""
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


async def test_a_signed_out_device_still_has_seats_without_a_guest(anna: Visitor, app, come):
    """This is the link to a seat whose player is not a guest."""
    plan = [Person(), Person()]
    other = await app.state.serenissima.tables.open("lots", plan, name="Zoe")
    phone, table = come(), f"/table/{other.table}"
    await anna.sit("computer guest")
    await phone.send(await link_of(anna))  # anna's seats belong to the guest by now
    await anna.go(f"{table}/seat/{other.token}")
    device = anna.web.cookies["guest"].partition(".")[0]
    await phone.send("/me/out", device=device)

    assert table in (await anna.go("/")).read.links
    assert [name for name in anna.web.cookies if name.startswith("seat-")] == [
        f"seat-{other.table}"
    ]


async def test_a_preview_does_not_use_the_link_up(anna: Visitor, come):
    """Viewing it changes no state; only one device can take it, once."""
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


async def test_another_person_s_link_asks_first(anna: Visitor, bernd: Visitor):
    """It shows whose it is, and another site cannot open it."""
    await anna.sit("computer guest")
    await bernd.sit("computer guest")
    before, path = bernd.web.cookies["guest"], await link_of(anna)
    await bernd.go(path)
    assert "Continue only if you’ve just created this link yourself." in bernd.text
    assert "Until now you’ve been Anna in this browser" in bernd.text
    answer = await bernd.web.post(path, headers={"sec-fetch-site": "cross-site"})

    assert answer.status_code == 403
    assert bernd.web.cookies["guest"] == before


async def test_guest_secrets_are_not_cached(anna: Visitor, bernd: Visitor):
    """They appear neither in caches nor in referrers; others do not see them."""
    await anna.sit("person")
    table, path = anna.table, await link_of(anna)
    assert anna.page.headers["cache-control"] == "no-store"
    assert anna.page.headers["referrer-policy"] == "strict-origin"
    device = anna.web.cookies["guest"].partition(".")[0]
    for shown in (f"/table/{table}", f"/api/table/{table}", "/tables", "/me"):
        await bernd.go(shown)
        assert device not in bernd.text
        assert path.rpartition("/")[2] not in bernd.text


async def test_another_guest_s_device_cannot_be_signed_out(anna: Visitor, bernd: Visitor):
    """Its number is not enough."""
    await anna.sit("computer guest")
    await bernd.sit("computer guest")
    device = anna.web.cookies["guest"].partition(".")[0]
    await bernd.send("/me/out", device=device)
    await anna.go("/me")

    assert "this device" in anna.text


async def test_signing_out_a_device_leaves_no_cookie(anna: Visitor):
    """It loses the guest's cookie and the tokens of the guest's tables."""
    await anna.sit("computer guest")
    table, device = anna.path, anna.web.cookies["guest"].partition(".")[0]
    await anna.send("/me/out", device=device, sure="1")
    assert table not in anna.read.links

    assert not [name for name in anna.web.cookies if name.startswith(("guest", "seat-"))]


async def test_the_last_way_back_needs_two_clicks(anna: Visitor, come):
    """It asks on a guest's only device until there is another one or an account."""
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


async def test_a_guest_sets_the_name_for_the_next_tables(anna: Visitor):
    """An unusable one is refused on the page."""
    await anna.sit("computer guest")
    await anna.send("/me/name", name="Anne")
    assert 'value="Anne"' in anna.text
    await anna.go("/new/lots")
    assert 'value="Anne"' in anna.text
    await anna.send("/me/name", 422, name="\u202e")

    assert anna.codes == ["seat/name"]


async def test_the_last_name_given_is_the_guest_s_everywhere(anna: Visitor):
    """A guest who played before giving one has it from then on."""
    await anna.send("/new/lots", key=key())
    await anna.go("/me")
    assert 'value="Guest"' in anna.text
    await anna.sit("computer guest")
    await anna.go("/me")
    assert 'value="Anna"' in anna.text

    await anna.send("/new/lots", key=key())
    await anna.go("/me")
    assert 'value="Anna"' in anna.text


async def test_a_visitor_without_a_guest_has_no_link(anna: Visitor):
    """The page explains how to become a guest."""
    await anna.send("/me/link")
    assert "Once you have a seat at a table" in anna.text
    await anna.send("/me/out", device=key())
    await anna.send("/me/name", name="Anna")

    assert "guest" not in anna.web.cookies


async def test_a_visitor_with_only_a_link_becomes_a_guest(anna: Visitor, app, come):
    """The page lists the tables of these seats; a name puts them on all the guest's devices."""
    plan = [Person(), Person()]
    other = await app.state.serenissima.tables.open("lots", plan, name="Zoe")
    phone, table = come(), f"/table/{other.table}"
    await anna.go(f"{table}/seat/{other.token}")
    await anna.go("/me")
    assert "You joined this table with a link" in anna.text
    assert table in anna.read.links
    await anna.send("/me/guest", 422, name="  ", key=key())
    assert anna.codes == ["seat/name"]
    assert "guest" not in anna.web.cookies
    await anna.send("/me/guest", name="Zoe", key=key())
    assert "You joined this table with a link" not in anna.text
    await phone.send(await link_of(anna))

    assert (await phone.go(table)).ways()


async def test_a_browser_without_its_own_seat_makes_no_guest(anna: Visitor, bernd: Visitor):
    """Neither an invalid cookie nor a seat that belongs to a guest does."""
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
