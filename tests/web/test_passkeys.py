"""Passkeys: a second way to sign in, for accounts with a sign-in name; each attack is refused."""

import html
import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from argon2 import PasswordHasher
from fastapi import FastAPI

from serenissima.kernel.errors import Unreadable
from serenissima.service import Tables
from serenissima.web.app import create_app
from serenissima.web.security.passkeys import PasskeySettings
from serenissima.web.settings import AppSettings
from tests.service.guests import guest
from tests.web.authenticator import PRESENT, Authenticator
from tests.web.visitors import SHELF, Visitor

ORIGIN, NAME, PASSWORD = "https://venice.test", "rialto", "four words are better"
OPTIONS = re.compile(r'data-options="([^"]+)"')


class Hand:
    """Moves the clock of the server."""

    def __init__(self) -> None:
        self.now = 1_700_000_000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def hand() -> Hand:
    return Hand()


@pytest.fixture
def app(tmp_path: Path, hand: Hand) -> FastAPI:
    """The pages of a server with passkeys, where hashing takes no time."""
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    tables = Tables(database, shelf=SHELF.load, load_player=guest, clock=hand)
    tables.accounts._hasher = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)
    return create_app(tables, AppSettings(shelf=SHELF, passkeys=PasskeySettings(origin=ORIGIN)))


def options(visitor: Visitor) -> str:
    """Return the page's options for the browser."""
    return html.unescape(OPTIONS.findall(visitor.text)[-1])


async def with_passkey(visitor: Visitor, login: str = NAME) -> tuple[str, Authenticator]:
    """Choose a sign-in name and add a passkey; return the path of a table, and the passkey."""
    await visitor.sit("computer guest")
    table, device = visitor.path, Authenticator(ORIGIN)
    await visitor.send("/me/account", login=login, password=PASSWORD)
    await add(visitor, device)
    return table, device


async def add(visitor: Visitor, device: Authenticator, status: int = 200, **other: str) -> None:
    await visitor.go("/me")
    sent = {"credential": device.made(options(visitor)), "password": PASSWORD, **other}
    await visitor.send("/me/passkey", status, **sent)


async def use(visitor: Visitor, device: Authenticator, status: int = 200) -> None:
    await visitor.go("/sign-in")
    await visitor.send("/sign-in/passkey", status, credential=device.used(options(visitor)))


async def test_a_passkey_signs_in_on_a_new_device(anna: Visitor, come: Callable[[], Visitor]):
    """It works any number of times, until it is removed."""
    (table, device), phone = await with_passkey(anna), come()
    await use(phone, device)
    await use(come(), device)
    assert table in phone.read.links
    assert len(anna.links("/me/passkey/remove")) == 0
    await anna.go("/me")
    [key] = re.findall(r'name="passkey" value="(\w+)"', anna.text)
    await anna.send("/me/passkey/remove", passkey=key)
    thief = come()
    await use(thief, device, 422)

    assert thief.codes == ["passkey/refused"]
    assert "guest" not in thief.web.cookies


async def test_an_account_has_several_passkeys_but_a_passkey_one_account(
    anna: Visitor, bernd: Visitor, come
):
    """Each signs in its owner; one that has an owner is refused to another."""
    (table, first), second = await with_passkey(anna), Authenticator(ORIGIN)
    await add(anna, second)
    other, _ = await with_passkey(bernd, "lido")
    await add(bernd, first, 409)
    assert bernd.codes == ["passkey/exists"]
    for device in (first, second):
        phone = come()
        await use(phone, device)
        assert table in phone.read.links
        assert other not in phone.read.links


async def test_signing_in_asks_about_the_earlier_guest(anna: Visitor, bernd: Visitor):
    """It does the same as with a password."""
    first, device = await with_passkey(anna)
    await bernd.sit("computer guest")
    second = bernd.path
    await use(bernd, device)
    assert "Do you want to add Anna’s seats and results to yours?" in bernd.text
    secret = bernd.read.forms[-1].hidden["secret"]
    await bernd.send("/sign-in/as", secret=secret, **{"with": "along"})

    assert {first, second} <= {*bernd.read.links}


async def test_an_answer_works_once(anna: Visitor, come: Callable[[], Visitor]):
    """An eavesdropper can't send it again, nor use another's challenge."""
    await with_passkey(anna)
    device, phone, thief = Authenticator(ORIGIN, counts=False), come(), come()
    await add(anna, device)
    await phone.go("/sign-in")
    asked = options(phone)
    answer = device.used(asked)
    await phone.send("/sign-in/passkey", credential=answer)
    await thief.send("/sign-in/passkey", 409, credential=answer)
    assert thief.codes == ["passkey/stale"]
    await thief.send("/sign-in/passkey", 409, credential=device.used(asked))

    assert thief.codes == ["passkey/stale"]


async def test_a_late_answer_is_refused(anna: Visitor, come: Callable[[], Visitor], hand: Hand):
    """After ten minutes the page asks anew."""
    _, device = await with_passkey(anna)
    phone = come()
    await phone.go("/sign-in")
    answer = device.used(options(phone))
    hand.now += 600
    await phone.send("/sign-in/passkey", 409, credential=answer)
    assert phone.codes == ["passkey/stale"]
    await phone.send("/sign-in/passkey", credential=device.used(options(phone)))

    assert "guest" in phone.web.cookies


async def test_invalid_answers_are_refused(anna: Visitor, come: Callable[[], Visitor]):
    """Another site, another key, an unrecognized user, a self-made challenge, or garbage."""
    _, device = await with_passkey(anna)
    thief = come()

    async def refused(answer: str, code: str = "passkey/refused") -> None:
        status = 409 if code == "passkey/stale" else 422
        await thief.send("/sign-in/passkey", status, credential=answer)
        assert thief.codes == [code], answer[:80]

    await thief.go("/sign-in")
    asked = options(thief)
    device.origin = "https://venice.test.evil.test"
    await refused(device.used(asked))
    device.origin, device.site = ORIGIN, "evil.test"
    await refused(device.used(asked))
    device.site, device.flags = "", PRESENT
    await refused(device.used(asked))
    forger = Authenticator(ORIGIN)
    forger.id, forger.count = device.id, device.count + 5
    await refused(forger.used(asked))
    own = json.dumps({**json.loads(asked), "challenge": "A" * 54})
    await refused(device.used(own))
    await anna.go("/me")  # holds another challenge, for another purpose
    theirs = json.loads(options(anna))["challenge"]
    await refused(device.used(json.dumps({**json.loads(asked), "challenge": theirs})))
    for nonsense in ("", "{}", "[]", "null", '{"id": 1}', "x" * 1000, "é"):
        await refused(nonsense)

    assert "guest" not in thief.web.cookies


async def test_a_copied_passkey_is_noticed(anna: Visitor, come: Callable[[], Visitor]):
    """Its count does not continue from the last one."""
    _, device = await with_passkey(anna)
    await use(come(), device)
    device.count -= 1
    thief = come()
    await use(thief, device, 422)

    assert thief.codes == ["passkey/refused"]


async def test_only_the_owner_adds_a_passkey(anna: Visitor, bernd: Visitor, come):
    """It takes the password, and an answer to the guest's own page."""
    table, device = await with_passkey(anna)
    other = Authenticator(ORIGIN)
    await add(anna, other, 422, password="not this one")
    assert anna.codes == ["account/wrong"]
    await bernd.sit("computer guest")
    await bernd.send("/me/passkey", 422, credential=device.made(options(anna)), password=PASSWORD)
    assert bernd.codes == ["account/none"]
    await bernd.send("/me/account", login="lido", password=PASSWORD)
    await anna.go("/me")
    theirs = other.made(options(anna))
    await bernd.send("/me/passkey", 422, credential=theirs, password=PASSWORD)
    assert bernd.codes == ["passkey/refused"]
    key = re.findall(r'name="passkey" value="(\w+)"', anna.text)
    await bernd.send("/me/passkey/remove", passkey=key[0])
    phone = come()
    await use(phone, device)

    assert table in phone.read.links


async def test_no_other_site_adds_or_removes_passkeys(anna: Visitor):
    await with_passkey(anna)
    for path in ("/me/passkey", "/me/passkey/remove", "/sign-in/passkey"):
        headers = {"origin": "http://evil.test"}
        answer = await anna.web.post(path, data={"credential": "{}"}, headers=headers)
        assert answer.status_code == 403, path


async def test_a_new_password_by_a_code_ends_passkeys(anna: Visitor, come: Callable[[], Visitor]):
    """An intruder may have added one before the owner recovered the account."""
    _, device = await with_passkey(anna)
    await anna.send("/me/code", password=PASSWORD)
    [code] = re.findall(r'value="([0-9a-z]{5}(?:-[0-9a-z]{5}){3})"', anna.text)
    phone = come()
    await phone.send("/sign-in/code", login=NAME, code=code, password="other words than those")
    await use(phone, device, 422)

    assert phone.codes == ["passkey/refused"]


async def test_changing_the_password_mentions_that_passkeys_stay(anna: Visitor):
    """The page links to where they are removed; accounts without any don't see this."""
    told, link = "Your passkeys still work after you change your password", 'href="#passkeys"'
    await with_passkey(anna)
    await anna.go("/me")
    assert (told in anna.text, link in anna.text, 'id="passkeys"' in anna.text) == (True,) * 3
    [key] = re.findall(r'name="passkey" value="([^"]+)"', anna.text)
    await anna.send("/me/passkey/remove", passkey=key)
    await anna.go("/me")

    assert told not in anna.text


async def test_passkeys_are_in_the_guest_s_data(anna: Visitor):
    """The secrets that identify them are left out."""
    await with_passkey(anna)
    kept = (await anna.go("/me/data")).page.json()

    assert [sorted(one) for one in kept["passkeys"]] == [["label", "seen", "since"]]
    assert kept["recovery_code"] is True


async def test_passkeys_are_off_unless_the_host_sets_them_up(
    tmp_path: Path, anna: Visitor, app: FastAPI
):
    """The pages don't mention them, and requests are refused."""
    app.state.serenissima.passkeys = None
    await anna.sit("computer guest")
    await anna.send("/me/account", login=NAME, password=PASSWORD)
    await anna.go("/me")
    assert OPTIONS.search(anna.text) is None
    await anna.go("/sign-in")
    assert OPTIONS.search(anna.text) is None
    await anna.send("/sign-in/passkey", 404, credential="{}")

    assert anna.codes == ["passkey/off"]


@pytest.mark.parametrize(
    "origin", ["", "http://venice.test", "https://192.0.2.1", "https://[::1]", "https://a.test/b"]
)
def test_passkeys_need_a_name_and_encryption(origin: str):
    """Numeric and unencrypted addresses offer none; localhost is an exception."""
    with pytest.raises(Unreadable) as refused:
        PasskeySettings(origin=origin)

    assert refused.value.code == "server/passkeys"
    assert PasskeySettings(origin="http://localhost:8000").site == "localhost"
