"""A forgotten password on the pages: a code that is shown once, and a host's link."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from argon2 import PasswordHasher
from fastapi import FastAPI

from serenissima.service import Tries
from serenissima.web.security.attempts import Attempts
from serenissima.web.security.limits import Limits
from tests.cli.command_line import run
from tests.web.visitors import Visitor

NAME, PASSWORD, OTHER = "rialto", "four words are better", "other words than those"
CODE = re.compile(r"[0-9a-z]{5}(?:-[0-9a-z]{5}){3}")


@pytest.fixture(autouse=True)
def quick(app: FastAPI) -> None:
    """Hash passwords as fast as possible."""
    hasher = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)
    app.state.serenissima.tables.accounts._hasher = hasher


async def with_account(visitor: Visitor) -> tuple[str, str]:
    """Choose a sign-in name; return the path of the table, and the code that the page shows."""
    await visitor.sit("computer guest")
    table = visitor.path
    await visitor.send("/me/account", login=NAME, password=PASSWORD)
    return table, CODE.findall(visitor.text)[0]


async def sign_in(visitor: Visitor, password: str, status: int = 200) -> None:
    await visitor.send("/sign-in", status, login=NAME, password=password)


async def test_a_code_replaces_a_forgotten_password(anna: Visitor, come: Callable[[], Visitor]):
    """The sign-in page leads there; then you sign in as usual, and have the tables."""
    (table, code), phone = await with_account(anna), come()
    await phone.go("/sign-in")
    assert "/sign-in/code" in phone.read.links
    await phone.go("/sign-in/code")
    await phone.send("/sign-in/code", login=NAME, code=code, password=OTHER)
    assert "guest" not in phone.web.cookies
    [following] = CODE.findall(phone.text)
    assert following != code
    assert phone.page.headers["cache-control"] == "no-store"
    await sign_in(phone, OTHER)

    assert table in phone.read.links
    await anna.go("/me")
    assert "Once you have a seat at a table" in anna.text


async def test_changing_the_password_shows_a_new_code(anna: Visitor, bernd: Visitor):
    """The old code stops working, since another person may have made it."""
    _, code = await with_account(anna)
    await anna.send("/me/password", old=PASSWORD, password=OTHER)
    [following] = CODE.findall(anna.text)
    assert following != code
    assert anna.page.headers["cache-control"] == "no-store"
    await bernd.go("/sign-in/code")
    await bernd.send("/sign-in/code", 422, login=NAME, code=code, password=PASSWORD)
    await bernd.send("/sign-in/code", login=NAME, code=following, password=PASSWORD)


async def test_a_code_is_shown_once(anna: Visitor):
    """A new one requires the password."""
    _, code = await with_account(anna)
    await anna.go("/me")
    assert CODE.search(anna.text) is None
    await anna.send("/me/code", 422, password="not this one")
    assert anna.codes == ["account/wrong"]
    assert CODE.search(anna.text) is None
    await anna.send("/me/code", password=PASSWORD)

    assert CODE.findall(anna.text)[0] != code


async def test_wrong_codes_are_refused_alike(anna: Visitor, come: Callable[[], Visitor]):
    """The form shows the name again, but neither code nor password."""
    _, code = await with_account(anna)
    thief, texts = come(), []
    for login, tried in ((NAME, "0" * 20), ("nobody", code)):
        await thief.send("/sign-in/code", 422, login=login, code=tried, password=OTHER)
        assert thief.codes == ["account/code"]
        assert OTHER not in thief.text
        texts.append(thief.text.replace(f'value="{login}"', ""))

    assert texts[0] == texts[1]


async def test_a_blocked_sign_in_still_allows_the_code(
    app: FastAPI, anna: Visitor, come: Callable[[], Visitor]
):
    """Guessing passwords of a name doesn't close this way; addresses are limited."""
    _, code = await with_account(anna)
    state, limits = app.state.serenissima, Limits(password_burst=1, unlimited=())
    state.attempts = Attempts(limits, Tries(state.tables._store, lambda: 1e9))
    thief, phone = come(), come()
    await sign_in(thief, "not this one", 422)
    await sign_in(thief, PASSWORD, 429)
    await phone.send("/sign-in/code", login=NAME, code=code, password=OTHER)
    for _ in range(2):
        await thief.send("/sign-in/code", 422, login="nobody", code="0", password=OTHER)
    await thief.send("/sign-in/code", 429, login="nobody", code="0", password=OTHER)

    assert thief.codes == ["account/tries"]


async def test_a_host_s_link_sets_a_new_password(anna: Visitor, bernd: Visitor, tmp_path: Path):
    """A command beside the server makes it; it shows the name, and a look changes no state."""
    table, _ = await with_account(anna)
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    address = ("--address", "http://venice.test/", "--database", database)
    made = run("recover", NAME, *address).output.strip()
    path = made.removeprefix("http://venice.test")
    for _ in range(2):
        await bernd.go(path)
        assert "Choose a new password for “rialto”." in bernd.text
    assert bernd.page.headers["referrer-policy"] == "strict-origin"
    await bernd.send(path, 422, password="short")
    assert bernd.codes == ["account/password"]
    await bernd.send(path, password=OTHER)
    assert CODE.search(bernd.text)
    await bernd.send(path, 404, password=PASSWORD)
    await sign_in(bernd, OTHER)

    assert table in bernd.read.links
    refused = run("recover", "nobody", *address)
    assert "[account/unknown]" in refused.output


async def test_no_other_site_sets_a_password(anna: Visitor, come: Callable[[], Visitor]):
    """The same holds for making a code: such forms are refused before they are read."""
    _, code = await with_account(anna)
    for path, fields in (
        ("/sign-in/code", {"login": NAME, "code": code, "password": OTHER}),
        ("/sign-in/new/secret", {"password": OTHER}),
        ("/me/code", {"password": PASSWORD}),
    ):
        answer = await anna.web.post(path, data=fields, headers={"origin": "http://evil.test"})
        assert answer.status_code == 403, path
    await sign_in(come(), PASSWORD)
