"""One cookie makes a guest: every device that has it has the guest's seats."""

import re
from collections.abc import Callable

from tests.web.visitors import PLACE, Visitor, key, play_out


def take_along(one: Visitor, other: Visitor) -> None:
    """Copy only the guest's cookie to another device."""
    other.web.cookies.clear()
    other.web.cookies.set("guest", one.web.cookies["guest"], domain="venice.test", path="/")


async def test_looking_does_not_make_a_guest(anna: Visitor):
    """The cookie is set when a visitor sits down or opens a table."""
    for path in ("/", "/tables", "/rules/lots", "/new/lots"):
        await anna.go(path)
    assert "guest" not in anna.web.cookies

    await anna.sit("computer guest")
    assert re.fullmatch(r"[\w-]{20}\.[\w-]{43}", anna.web.cookies["guest"])


async def test_the_cookie_is_hidden_from_scripts_and_other_sites(anna: Visitor):
    """So are the tokens of seats."""
    page = await anna.web.post(
        "/new/lots", data={"name": "Anna", "key": key(), "seats": "2", "sit-1": "person"}
    )
    [cookie] = [one for one in page.headers.get_list("set-cookie") if one.startswith("guest=")]

    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie


def set_cookies(one: Visitor) -> dict[str, str]:
    """Return the cookies that the open page sets, with their attributes."""
    kept = one.page.headers.get_list("set-cookie")
    return {name: rest for name, _, rest in (cookie.partition("=") for cookie in kept)}


async def test_a_returning_guest_is_recognized_for_another_year(anna: Visitor):
    """The same cookie is renewed once a month: the browser drops the mark that it is recent."""
    await anna.sit("computer guest")
    table, cookie = anna.path, anna.web.cookies["guest"]
    for path in (table, "/", "/me"):
        assert set_cookies(await anna.go(path)) == {}
        anna.web.cookies.delete("guest-renewed")
        renewed = set_cookies(await anna.go(path))
        assert renewed.keys() == {"guest", "guest-renewed"}
        assert renewed["guest"].startswith(f"{cookie};")
        assert f"Max-Age={365 * 24 * 3600}" in renewed["guest"]
        assert f"Max-Age={30 * 24 * 3600}" in renewed["guest-renewed"]
        assert all("HttpOnly" in one and "SameSite=lax" in one for one in renewed.values())


async def test_a_signed_out_guest_is_not_recognized(anna: Visitor):
    """No page stores anything for a visitor who is not a guest."""
    await anna.go("/")
    assert set_cookies(anna) == {}
    await anna.sit("computer guest")
    await anna.go("/me")
    device = anna.web.cookies["guest"].partition(".")[0]
    await anna.send("/me/out", device=device, sure="1")

    assert {"guest", "guest-renewed"}.isdisjoint(anna.web.cookies)
    await anna.go("/me")
    assert "guest" not in set_cookies(anna)


async def test_a_device_signed_out_elsewhere_does_not_renew_its_cookie(
    anna: Visitor, come: Callable[[], Visitor]
):
    """The cookie expires as planned: no page renews a useless one."""
    await anna.sit("computer guest")
    table = anna.path
    await anna.send("/me/link")
    other = come()
    await other.send(re.findall(rf'value="{PLACE}(/me/link/[\w-]+)"', anna.text)[0])
    await other.send("/me/out", device=anna.web.cookies["guest"].partition(".")[0])
    anna.web.cookies.delete("guest-renewed")

    for path in (table, "/me", "/rules/lots", "/tables"):
        assert set_cookies(await anna.go(path)) == {}


async def test_a_seat_is_on_the_other_device_too(anna: Visitor, come):
    """The device has it on the list, at the table, and for acting; the token is not given away."""
    await anna.sit("computer guest")
    phone, table = come(), anna.path
    take_along(anna, phone)
    await phone.go("/")
    assert table in phone.read.links
    await phone.go(table)
    await phone.press()
    await phone.go(f"{table}/seats")
    assert phone.links("seat") == []

    await phone.go(table)
    await play_out(phone)
    await phone.send(f"{table}/again")
    assert phone.path != table
    await anna.go("/")
    assert phone.path in anna.read.links


async def test_one_guest_sits_down_once(anna: Visitor, come):
    """Following an invitation on another device leads to the guest's seat."""
    await anna.sit("person", "person", public="on")
    invitation, table = anna.links("join")[0], anna.table
    phone = come()
    take_along(anna, phone)
    await phone.go(invitation)
    assert phone.path == f"/table/{table}"
    await phone.send("/tables", seat=f"{table}-1", key=key(), name="Anna again")
    assert phone.path == f"/table/{table}"
    assert "Anna again" not in phone.text


async def test_a_cover_hides_the_seat_from_the_guest_too(anna: Visitor, come):
    """A shared device shows the seat of the person who took it, guest or not."""
    await anna.sit("here", **{"name-1": "Bea"})
    assert 'data-seat="-1"' in anna.text

    phone = come()
    take_along(anna, phone)
    await phone.go(anna.path)
    assert phone.play_form().hidden.get("seat", "0") == "0"
    await phone.send(f"{anna.path}/uncover", 403, seat="1")


async def test_a_table_taken_off_the_list_is_still_the_guest_s(anna: Visitor, come):
    """This holds on both devices."""
    await anna.sit("computer guest")
    phone, table = come(), anna.path
    take_along(anna, phone)
    await phone.send(f"{table}/forget")
    assert table not in phone.read.links
    await phone.go(table)
    assert phone.ways()


async def test_no_other_guest_has_the_seat(anna: Visitor, bernd: Visitor):
    """A half-right cookie does not have it either."""
    await anna.sit("computer guest")
    await bernd.sit("computer guest")
    device = anna.web.cookies["guest"].partition(".")[0]
    secret = bernd.web.cookies["guest"].partition(".")[2]
    await bernd.go(anna.path)
    assert 'data-seat="0"' not in bernd.text
    bernd.web.cookies.clear()
    for wrong in (f"{device}.{secret}", f"{device}.", device, ".", "x" * 5000):
        bernd.web.cookies.set("guest", wrong, domain="venice.test", path="/")
        await bernd.go(anna.path)
        assert 'data-seat="0"' not in bernd.text


async def test_a_visitor_who_is_refused_a_seat_is_no_guest(anna: Visitor, bernd: Visitor):
    """The name was taken."""
    await anna.sit("person")
    await bernd.go(anna.links("join")[0])
    await bernd.send(bernd.path, 422, name="Anna", key=key())

    assert "guest" not in bernd.web.cookies
