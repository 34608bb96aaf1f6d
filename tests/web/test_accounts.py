"""Signing in on the pages: name and password, and what becomes of whoever played here before."""

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
    """Passwords are hashed as fast as possible."""
    hasher = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)
    app.state.serenissima.tables.accounts._hasher = hasher


def limited(app: FastAPI, limits: Limits, clock: Callable[[], float]) -> None:
    """Allow so many tries, by this clock."""
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


async def test_a_new_telephone(anna: Visitor, come):
    """It has the tables; then it is signed out with all the others."""
    table, phone = await with_account(anna), come()
    await phone.go("/me")
    assert "/sign-in" in phone.read.links
    await sign_in(phone)
    assert table in phone.read.links
    await phone.send("/me/everywhere")
    assert table not in phone.read.links
    await anna.go("/me")
    assert "Once you have a seat at a table" in anna.text


async def test_the_same_words_for_a_wrong_name_and_a_wrong_password(anna: Visitor, come):
    """And what was typed as name stands in the form again, the password does not."""
    await with_account(anna)
    thief, texts = come(), []
    for login, password in ((NAME, "not this one"), ("nobody", PASSWORD)):
        await sign_in(thief, login, password, 422)
        assert thief.codes == ["account/wrong"]
        texts.append(thief.text.replace(f'value="{login}"', ""))
        assert password not in thief.text

    assert texts[0] == texts[1]
    assert "guest" not in thief.web.cookies


async def test_what_was_played_here_comes_along(anna: Visitor, bernd: Visitor):
    """After it was asked; the page says whose it is."""
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


async def test_what_was_played_here_is_left(anna: Visitor, bernd: Visitor):
    """The account stays as it is."""
    first = await with_account(anna)
    await bernd.sit("computer guest")
    await sign_in(bernd)
    secret = bernd.read.forms[-1].hidden["secret"]
    await bernd.send("/sign-in/as", secret=secret, **{"with": "nothing"})
    assert first in bernd.read.links
    await bernd.go("/me/data")
    assert [seat["table"].rpartition("/")[2] for seat in bernd.page.json()["seats"]] == [
        first.rpartition("/")[2]
    ]
    assert bernd.page.json()["login"] == NAME


async def test_what_was_written_here_comes_along(anna: Visitor, bernd: Visitor):
    """Also of somebody who has only watched."""
    table = await with_account(anna)
    await bernd.send(f"{table}/notes", text="A note", name="Bernd", moment="0", key=key())
    await sign_in(bernd)
    secret = bernd.read.forms[-1].hidden["secret"]
    await bernd.send("/sign-in/as", secret=secret, **{"with": "along"})
    await bernd.go("/me/data")
    data = bernd.page.json()
    assert (data["login"], [note["text"] for note in data["notes"]]) == (NAME, ["A note"])


async def test_two_accounts_stay_two(anna: Visitor, bernd: Visitor):
    """Whoever signs in where another account is known becomes the other, and brings nothing."""
    await with_account(anna)
    await with_account(bernd, "lido")
    await sign_in(bernd)
    assert "Do you want to add" not in bernd.text
    secret = bernd.read.forms[-1].hidden["secret"]
    await bernd.send("/sign-in/as", 409, secret=secret, **{"with": "along"})
    assert bernd.codes == ["account/exists"]


async def test_nobody_else_s_guest_is_taken_along(anna: Visitor, bernd: Visitor, come):
    """Only that of the cookie: there is no field that names another."""
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


async def test_no_other_site_signs_anybody_in(anna: Visitor, bernd: Visitor):
    """Nor out, nor merges: such forms are refused before anything is read."""
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


async def test_a_cookie_that_somebody_planted_is_of_no_use_later(anna: Visitor, come):
    """Session fixation: with the account the browser has another one."""
    await anna.sit("computer guest")
    planted, thief = anna.web.cookies["guest"], come()
    await anna.send("/me/account", login=NAME, password=PASSWORD)
    assert anna.web.cookies["guest"] != planted
    thief.web.cookies.set("guest", planted, domain="venice.test", path="/")
    await thief.go("/me")

    assert "Once you have a seat at a table" in thief.text


async def test_passwords_cannot_be_guessed_for_long(app: FastAPI, anna: Visitor, come):
    """Of one name, whoever asks; a right one is refused then, too, but devices play on."""
    now = [0.0]
    limits = Limits(passwords=0.1, password_burst=3)
    limited(app, limits, lambda: now[0])
    table = await with_account(anna)
    for _ in range(5):
        await sign_in(come())  # right ones do not count
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


async def test_one_address_cannot_try_many_names(app: FastAPI, come):
    """However many names it makes up."""
    limits = Limits(passwords=0.1, password_burst=1, unlimited=())
    limited(app, limits, lambda: 0.0)
    codes = []
    for number in range(4):
        thief = come()
        await thief.web.post("/sign-in", data={"login": f"name {number}", "password": "x"})
        page = await thief.web.post("/sign-in", data={"login": f"other {number}", "password": "x"})
        codes.append(page.status_code)

    assert codes == [422, 429, 429, 429]


async def test_refusals_stand_on_the_page(anna: Visitor, bernd: Visitor):
    """With the form open; a password is never sent back."""
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


async def test_a_changed_password(anna: Visitor, come):
    """This device goes on, the others have to sign in with the new one."""
    table, phone = await with_account(anna), come()
    await sign_in(phone)
    await anna.send("/me/password", old=PASSWORD, password="other words now")
    await anna.go("/")
    assert table in anna.read.links
    await phone.go("/me")
    assert "Once you have a seat at a table" in phone.text
    await sign_in(phone, password="other words now")

    assert table in phone.read.links


async def test_secrets_of_signing_in_are_kept_nowhere(anna: Visitor, bernd: Visitor):
    """No cache, no other site, and a cookie that scripts cannot read."""
    await with_account(anna)
    await bernd.go("/sign-in")
    assert bernd.page.headers["cache-control"] == "no-store"
    page = await bernd.web.post("/sign-in", data={"login": NAME, "password": PASSWORD})
    [cookie] = [one for one in page.headers.get_list("set-cookie") if one.startswith("guest=")]

    assert re.search("(?i)httponly", cookie)
    assert re.search("(?i)samesite=lax", cookie)
