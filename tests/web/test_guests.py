"""One cookie makes a guest: their seats are theirs on every device that has it."""

import re
from collections.abc import Callable

from tests.web.visitors import PLACE, Visitor, key, play_out


def take_along(one: Visitor, other: Visitor) -> None:
    """Give another device the cookie of the guest, and nothing else."""
    other.web.cookies.clear()
    other.web.cookies.set("guest", one.web.cookies["guest"], domain="venice.test", path="/")


async def test_who_only_looks_is_no_guest(anna: Visitor):
    """No cookie is set before somebody sits down or opens a table."""
    for path in ("/", "/tables", "/rules/lots", "/new/lots"):
        await anna.go(path)
    assert "guest" not in anna.web.cookies

    await anna.sit("computer guest")
    assert re.fullmatch(r"[\w-]{20}\.[\w-]{43}", anna.web.cookies["guest"])


async def test_the_cookie_is_kept_from_scripts_and_other_sites(anna: Visitor):
    """As the tokens of seats are."""
    page = await anna.web.post(
        "/new/lots", data={"name": "Anna", "key": key(), "seats": "2", "sit-1": "person"}
    )
    [cookie] = [one for one in page.headers.get_list("set-cookie") if one.startswith("guest=")]

    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie


def set_cookies(one: Visitor) -> dict[str, str]:
    """What the page that is open lets the browser keep, and how."""
    kept = one.page.headers.get_list("set-cookie")
    return {name: rest for name, _, rest in (cookie.partition("=") for cookie in kept)}


async def test_who_comes_back_is_known_for_another_year(anna: Visitor):
    """By the same cookie, once a month: the browser drops what says that it is newer."""
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


async def test_who_is_signed_out_is_not_known_again(anna: Visitor):
    """Whatever page is looked at: nothing is kept for nobody."""
    await anna.go("/")
    assert set_cookies(anna) == {}
    await anna.sit("computer guest")
    await anna.go("/me")
    device = anna.web.cookies["guest"].partition(".")[0]
    await anna.send("/me/out", device=device, sure="1")

    assert {"guest", "guest-renewed"}.isdisjoint(anna.web.cookies)
    await anna.go("/me")
    assert "guest" not in set_cookies(anna)


async def test_a_device_that_was_signed_out_elsewhere_keeps_its_cookie_no_longer(
    anna: Visitor, come: Callable[[], Visitor]
):
    """It ends when it would have: no page renews what is of no use any more."""
    await anna.sit("computer guest")
    table = anna.path
    await anna.send("/me/link")
    other = come()
    await other.send(re.findall(rf'value="{PLACE}(/me/link/[\w-]+)"', anna.text)[0])
    await other.send("/me/out", device=anna.web.cookies["guest"].partition(".")[0])
    anna.web.cookies.delete("guest-renewed")

    for path in (table, "/me", "/rules/lots", "/tables"):
        assert set_cookies(await anna.go(path)) == {}


async def test_a_seat_is_there_on_the_other_device(anna: Visitor, come):
    """The list, the table, and acting there; the token is not given away."""
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
    """Whoever follows an invitation on another device comes to their own seat."""
    await anna.sit("person", "person", public="on")
    invitation, table = anna.links("join")[0], anna.table
    phone = come()
    take_along(anna, phone)
    await phone.go(invitation)
    assert phone.path == f"/table/{table}"
    await phone.send("/tables", seat=f"{table}-1", key=key(), name="Anna again")
    assert phone.path == f"/table/{table}"
    assert "Anna again" not in phone.text


async def test_nobody_looks_through_the_cover(anna: Visitor, come):
    """A device that several people share shows the seat of whoever took it, guest or not."""
    await anna.sit("here", **{"name-1": "Bea"})
    assert 'data-seat="-1"' in anna.text

    phone = come()
    take_along(anna, phone)
    await phone.go(anna.path)
    assert phone.play_form().hidden.get("seat", "0") == "0"
    await phone.send(f"{anna.path}/uncover", 403, seat="1")


async def test_what_is_taken_off_the_list_stays_a_seat(anna: Visitor, come):
    """For both devices."""
    await anna.sit("computer guest")
    phone, table = come(), anna.path
    take_along(anna, phone)
    await phone.send(f"{table}/forget")
    assert table not in phone.read.links
    await phone.go(table)
    assert phone.ways()


async def test_no_other_guest_has_the_seat(anna: Visitor, bernd: Visitor):
    """Nor does a cookie that is half right."""
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


async def test_who_is_refused_a_seat_is_no_guest(anna: Visitor, bernd: Visitor):
    """A name that is taken."""
    await anna.sit("person")
    await bernd.go(anna.links("join")[0])
    await bernd.send(bernd.path, 422, name="Anna", key=key())

    assert "guest" not in bernd.web.cookies
