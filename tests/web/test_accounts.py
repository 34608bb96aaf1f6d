"""Signing in on the pages: name and password, and what happens to an earlier guest."""

import re
from collections.abc import Callable

import pytest
from argon2 import PasswordHasher
from fastapi import FastAPI

from serenissima.service import Tries
from serenissima.web.security.attempts import Attempts
from serenissima.web.security.limits import Limits
from tests.web.visitors import Visitor, key

NAME, PASSWORD = "rialto", "four words are better"


@pytest.fixture(autouse=True)
def quick(app: FastAPI) -> None:
    """Hash passwords as fast as possible."""
    hasher = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)
    app.state.serenissima.tables.accounts._hasher = hasher


def limited(app: FastAPI, limits: Limits, clock: Callable[[], float]) -> None:
    """Allow this number of tries, by this clock."""
    state = app.state.serenissima
    state.attempts = Attempts(limits, Tries(state.tables._store, clock))


async def with_account(visitor: Visitor, login: str = NAME) -> str:
    """Sit down and choose a sign-in name; the path of the table."""
    await visitor.sit("computer guest")
    table = visitor.path
    await visitor.send("/me/account", login=login, password=PASSWORD)
    assert f"You sign in as “{login}”." in visitor.text
    return table


async def sign_in(visitor: Visitor, login: str = NAME, password: str = PASSWORD, status: int = 200):
    await visitor.send("/sign-in", status, login=login, password=password)


async def test_a_new_phone_signs_in_and_is_signed_out(anna: Visitor, come):
    """It lists the tables; then it is signed out with all other devices."""
    table, phone = await with_account(anna), come()
    await phone.go("/me")
    assert "/sign-in" in phone.read.links
    await sign_in(phone)
    assert table in phone.read.links
    await phone.send("/me/everywhere")
    assert table not in phone.read.links
    await anna.go("/me")
    assert "Once you have a seat at a table" in anna.text


async def test_wrong_names_and_wrong_passwords_get_the_same_answer(anna: Visitor, come):
    """The form shows the name again, but not the password."""
    await with_account(anna)
    thief, texts = come(), []
    for login, password in ((NAME, "not this one"), ("nobody", PASSWORD)):
        await sign_in(thief, login, password, 422)
        assert thief.codes == ["account/wrong"]
        texts.append(thief.text.replace(f'value="{login}"', ""))
        assert password not in thief.text

    assert texts[0] == texts[1]
    assert "guest" not in thief.web.cookies


async def test_seats_of_a_guest_are_merged_after_a_question(anna: Visitor, bernd: Visitor):
    """The page says which account gets them."""
    first = await with_account(anna)
    await bernd.sit("computer guest")
    second = bernd.path
    await sign_in(bernd)
    assert "Do you want to add Anna’s seats and results to yours?" in bernd.text
    secret = bernd.read.forms[-1].hidden["secret"]
    await bernd.send("/sign-in/as", secret=secret, **{"with": "along"})
    assert {first, second} <= {*bernd.read.links}
    await anna.go("/")
    assert {first, second} <= {*anna.read.links}


async def test_seats_of_a_guest_can_be_left(anna: Visitor, bernd: Visitor, come):
    """The account stays as it is."""
    first = await with_account(anna)
    await bernd.sit("computer guest")
    await sign_in(bernd)
    secret, before = bernd.read.forms[-1].hidden["secret"], bernd.web.cookies["guest"]
    await bernd.send("/sign-in/as", secret=secret, **{"with": "nothing"})
    assert first in bernd.read.links
    earlier = come()
    earlier.web.cookies.set("guest", before, domain="venice.test", path="/")
    await earlier.go("/me")
    assert "Once you have a seat at a table" in earlier.text  # that device is signed out
    await bernd.go("/me/data")
    assert [seat["table"].rpartition("/")[2] for seat in bernd.page.json()["seats"]] == [
        first.rpartition("/")[2]
    ]
    assert bernd.page.json()["login"] == NAME


async def test_messages_of_a_guest_are_merged(anna: Visitor, bernd: Visitor):
    """This also holds for a guest who has only watched."""
    table = await with_account(anna)
    await bernd.send(f"{table}/notes", text="A note", name="Bernd", moment="0", key=key())
    await sign_in(bernd)
    secret = bernd.read.forms[-1].hidden["secret"]
    await bernd.send("/sign-in/as", secret=secret, **{"with": "along"})
    await bernd.go("/me/data")
    data = bernd.page.json()
    assert (data["login"], [note["text"] for note in data["notes"]]) == (NAME, ["A note"])


async def test_two_accounts_are_never_merged(anna: Visitor, bernd: Visitor):
    """Signing in where another account is known switches to it, and merges nothing."""
    await with_account(anna)
    await with_account(bernd, "lido")
    await sign_in(bernd)
    assert "Do you want to add" not in bernd.text
    secret = bernd.read.forms[-1].hidden["secret"]
    await bernd.send("/sign-in/as", 409, secret=secret, **{"with": "along"})
    assert bernd.codes == ["account/exists"]


async def test_only_the_guest_of_the_cookie_is_merged(anna: Visitor, bernd: Visitor, come):
    """There is no field that names another guest."""
    await with_account(anna)
    await bernd.sit("computer guest")
    table, thief = bernd.path, come()
    await thief.sit("computer guest")
    await sign_in(thief)
    secret = thief.read.forms[-1].hidden["secret"]
    device = bernd.web.cookies["guest"].partition(".")[0]
    wanted = {"with": "along", "guest": device, "other": device, "device": device}
    await thief.send("/sign-in/as", secret=secret, **wanted)
    assert table not in thief.read.links
    await bernd.go("/")

    assert table in bernd.read.links


async def test_no_other_site_can_sign_people_in(anna: Visitor, bernd: Visitor):
    """Such forms are refused unread; the same holds for signing out and merging."""
    await with_account(anna)
    await bernd.sit("computer guest")
    await sign_in(bernd)
    secret = bernd.read.forms[-1].hidden["secret"]
    before = bernd.web.cookies["guest"]
    for path, fields in (
        ("/sign-in", {"login": NAME, "password": PASSWORD}),
        ("/sign-in/as", {"secret": secret, "with": "along"}),
        ("/me/account", {"login": "mallory", "password": PASSWORD}),
        ("/me/everywhere", {}),
        ("/me/password", {"old": PASSWORD, "password": "mallory's words"}),
    ):
        answer = await bernd.web.post(path, data=fields, headers={"origin": "http://evil.test"})
        assert answer.status_code == 403, path
    assert bernd.web.cookies["guest"] == before


async def test_a_planted_cookie_becomes_useless(anna: Visitor, come):
    """Session fixation: signing in gives the browser a new cookie."""
    await anna.sit("computer guest")
    planted, thief = anna.web.cookies["guest"], come()
    await anna.send("/me/account", login=NAME, password=PASSWORD)
    assert anna.web.cookies["guest"] != planted
    thief.web.cookies.set("guest", planted, domain="venice.test", path="/")
    await thief.go("/me")

    assert "Once you have a seat at a table" in thief.text


async def test_passwords_cannot_be_guessed_for_long(app: FastAPI, anna: Visitor, come):
    """The limit is per name, for all addresses.

    Even the right password is refused, but devices play on.
    """
    now = [0.0]
    limits = Limits(passwords=0.1, password_burst=3)
    limited(app, limits, lambda: now[0])
    table = await with_account(anna)
    for _ in range(5):
        await sign_in(come())  # correct tries do not count
    for _ in range(3):
        await sign_in(come(), password="not this one", status=422)
    phone = come()
    for login in (NAME, NAME.upper(), f" {NAME} "):
        await sign_in(phone, login, status=429)
        assert phone.codes == ["account/tries"]
    await sign_in(come(), "nobody", status=422)
    await anna.go(table)
    assert anna.ways()
    now[0] += 10
    await sign_in(phone)

    assert table in phone.read.links


async def test_a_stranger_locks_no_guest_out_of_a_known_device(app: FastAPI, anna: Visitor, come):
    """Failed tries elsewhere count neither for devices that are signed in nor for those that were.

    A browser that was never signed in can't claim to be known, even with the cookie of another
    guest's, and a known one can't try for long either.
    """
    limited(app, Limits(passwords=0.0, password_burst=3, unlimited=()), lambda: 0.0)
    table, other, thief = await with_account(anna), come(), come()
    await with_account(other, "giudecca")
    await other.send("/me/out", device=other.web.cookies["guest"].partition(".")[0])
    for _ in range(3):
        await sign_in(thief, password="not this one", status=422)
    for stranger in (thief, other, come()):
        await sign_in(stranger, status=429)

    await anna.send("/me/password", old=PASSWORD, password=f"{PASSWORD}!")
    assert "account/tries" not in anna.codes
    await anna.send("/me/out", device=anna.web.cookies["guest"].partition(".")[0])
    assert "guest" not in anna.web.cookies
    await sign_in(anna, NAME.upper(), f"{PASSWORD}!")
    assert table in anna.read.links

    await anna.send("/me/everywhere")
    for _ in range(3):
        await sign_in(anna, password="not this one", status=422)
    await sign_in(anna, password=f"{PASSWORD}!", status=429)


async def test_one_address_cannot_try_many_names(app: FastAPI, come):
    """This holds however many names it invents."""
    limits = Limits(passwords=0.1, password_burst=1, unlimited=())
    limited(app, limits, lambda: 0.0)
    codes = []
    for number in range(4):
        thief = come()
        await thief.web.post("/sign-in", data={"login": f"name {number}", "password": "x"})
        page = await thief.web.post("/sign-in", data={"login": f"other {number}", "password": "x"})
        codes.append(page.status_code)

    assert codes == [422, 429, 429, 429]


async def test_refusals_appear_on_the_page(anna: Visitor, bernd: Visitor):
    """The form stays open; a password is never sent back."""
    await with_account(anna)
    await bernd.sit("computer guest")
    for login, password, code in (
        ("ab", PASSWORD, "account/name"),
        ("lido", "short", "account/password"),
        (NAME.upper(), PASSWORD, "account/taken"),
    ):
        await bernd.send("/me/account", 422, login=login, password=password)
        assert bernd.codes == [code]
        assert password not in bernd.text
    await anna.send("/me/password", 422, old="not this one", password="other words")
    assert anna.codes == ["account/wrong"]
    await anna.send("/me/account", 409, login="second", password=PASSWORD)
    assert anna.codes == ["account/exists"]
    await bernd.send("/me/everywhere", 422)
    assert bernd.codes == ["account/none"]


async def test_changing_the_password_signs_out_other_devices(anna: Visitor, come):
    """This device stays signed in; the others need the new password."""
    table, phone = await with_account(anna), come()
    await sign_in(phone)
    await anna.send("/me/password", old=PASSWORD, password="other words now")
    await anna.go("/")
    assert table in anna.read.links
    await phone.go("/me")
    assert "Once you have a seat at a table" in phone.text
    await sign_in(phone, password="other words now")

    assert table in phone.read.links


async def test_sign_in_pages_are_not_cached(anna: Visitor, bernd: Visitor):
    """Other sites can't read them, and scripts can't read the cookie."""
    await with_account(anna)
    await bernd.go("/sign-in")
    assert bernd.page.headers["cache-control"] == "no-store"
    page = await bernd.web.post("/sign-in", data={"login": NAME, "password": PASSWORD})
    [cookie] = [one for one in page.headers.get_list("set-cookie") if one.startswith("guest=")]

    assert re.search("(?i)httponly", cookie)
    assert re.search("(?i)samesite=lax", cookie)
