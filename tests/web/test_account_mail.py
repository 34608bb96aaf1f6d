"""A new password by email: an address is confirmed first, and no answer tells whether it exists."""

import asyncio
import re
from collections.abc import AsyncIterator
from dataclasses import dataclass
from pathlib import Path

import pytest
from argon2 import PasswordHasher
from fastapi import FastAPI

from serenissima.service import Tables
from serenissima.web.app import create_app
from serenissima.web.notifications.account_mails import AccountMails
from serenissima.web.security.limits import Limits
from serenissima.web.settings import AppSettings
from tests.service.guests import guest
from tests.web.notified import Clock, Mailbox, mailing, settings
from tests.web.visitors import PLACE, SHELF, Visitor

NAME, PASSWORD, OTHER = "rialto", "four words are better", "other words than those"
ADDRESS = "anna@example.org"
LINK = re.compile(rf"{PLACE}(/sign-in/\S+)")
HOUR, DAY = 3600, 24 * 3600


@dataclass
class Post:
    """A server that sends mail, its mailbox, and the time."""

    app: FastAPI
    box: Mailbox
    clock: Clock

    async def link(self, number: int) -> str:
        """Wait for this mail, counted from 1; return the path of its link."""
        mails: AccountMails = self.app.state.serenissima.account_mails
        while mails._running:
            await asyncio.wait(mails._running)
        assert len(self.box.mails) == number
        return LINK.findall(self.box.texts[-1])[0] if number else ""


@pytest.fixture
async def post(tmp_path: Path) -> AsyncIterator[Post]:
    """A server that sends mail to a mailbox on this machine."""
    async with mailing() as (box, port):
        clock, place = Clock(), f"sqlite:///{tmp_path / 'tables.db'}"
        tables = Tables(place, shelf=SHELF.load, load_player=guest, clock=clock)
        hasher = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)
        tables.accounts._hasher = hasher
        chosen = AppSettings(shelf=SHELF, notifications=settings(port), limits=Limits(unlimited=()))
        app = create_app(tables, chosen)
        async with app.router.lifespan_context(app):
            yield Post(app, box, clock)


@pytest.fixture
async def anna(post: Post) -> AsyncIterator[Visitor]:
    """Anna, who has an account."""
    visitor = Visitor(post.app)
    await visitor.sit("computer guest")
    await visitor.send("/me/account", login=NAME, password=PASSWORD)
    yield visitor
    await visitor.leave()


@pytest.fixture
async def phone(post: Post) -> AsyncIterator[Visitor]:
    """Her new phone."""
    visitor = Visitor(post.app)
    yield visitor
    await visitor.leave()


async def with_address(anna: Visitor, post: Post, phone: Visitor) -> None:
    """Confirm Anna's address."""
    await anna.send("/me/address", address=ADDRESS, password=PASSWORD)
    link = await post.link(1)
    await phone.go(link)
    await phone.send(link)
    post.box.mails.clear()


async def test_a_confirmed_address_brings_a_new_password(anna: Visitor, post: Post, phone: Visitor):
    """By name or address, in any spelling; the link works once, and signs out everywhere."""
    await with_address(anna, post, phone)
    await anna.go("/me")
    assert f"Links are sent to {ADDRESS}." in anna.text
    await phone.go("/sign-in")
    assert "/sign-in/mail" in phone.read.links
    await phone.send("/sign-in/mail", login=NAME.upper())
    older = await post.link(1)
    await phone.send("/sign-in/mail", login=f" {ADDRESS.upper()}")
    link = await post.link(2)
    assert (post.box.mails[-1]["to"], f"“{NAME}”" in post.box.mails[-1]["subject"]) == (
        ADDRESS,
        True,
    )
    assert "List-Unsubscribe" not in post.box.mails[-1]
    await phone.go(older, 404)
    await phone.go(link)
    await phone.send(link, password=OTHER)
    await phone.send(link, 404, password=PASSWORD)
    await phone.send("/sign-in", login=NAME, password=OTHER)
    assert phone.path == "/"
    await phone.go("/me")
    assert f"Links are sent to {ADDRESS}." in phone.text
    await anna.go("/me")
    assert NAME not in anna.text
    await phone.go("/me/data")
    assert phone.page.json()["email"] == ADDRESS


async def test_answers_do_not_tell_whether_an_address_exists(
    anna: Visitor, post: Post, phone: Visitor
):
    """Neither in words nor by mail: an unconfirmed address gets no link either."""
    await anna.send("/me/address", address="bernd@example.org", password=PASSWORD)
    await post.link(1)
    await with_address_of(anna, post, phone)
    answers = set()
    for login in (NAME, ADDRESS, "nobody", "bernd@example.org", "", "x" * 500, "%", "a' OR 1=1"):
        await phone.send("/sign-in/mail", login=login)
        answers.add(phone.text)
    await post.link(2)
    assert len(answers) == 1


async def with_address_of(anna: Visitor, post: Post, phone: Visitor) -> None:
    """Replace the unconfirmed address by a confirmed one."""
    post.box.mails.clear()
    await with_address(anna, post, phone)


async def test_an_address_needs_the_password_and_its_link(
    anna: Visitor, post: Post, phone: Visitor
):
    """The old address stays until the new one is confirmed; links end after a day."""
    await with_address(anna, post, phone)
    await anna.send("/me/address", 422, address="new@example.org", password="carnival")
    await anna.send("/me/address", 400, address="nonsense", password=PASSWORD)
    assert anna.codes == ["call/address"]
    await anna.send("/me/address", address="new@example.org", password=PASSWORD)
    link = await post.link(1)
    assert "We’ve written to new@example.org" in anna.text
    assert f"Links are sent to {ADDRESS}." in anna.text
    post.clock.now += DAY
    await phone.go(link, 404)
    assert phone.codes == ["account/link"]
    await anna.go("/me")
    assert "new@example.org" not in anna.text
    await anna.send("/me/address/remove")
    await phone.send("/sign-in/mail", login=NAME)
    await post.link(1)


async def test_links_end_with_the_address_and_after_an_hour(
    anna: Visitor, post: Post, phone: Visitor
):
    """A password that was recovered in another way voids the address: it may be an intruder's."""
    await with_address(anna, post, phone)
    for ends in (lambda: anna.send("/me/address/remove"), lambda: later(post)):
        await phone.send("/sign-in/mail", login=NAME)
        link = await post.link(1)
        await phone.go(link)
        await ends()
        await phone.go(link, 404)
        await later(post)  # mails are limited
        post.box.mails.clear()
        await with_address(anna, post, phone)
    await anna.send("/me/code", password=PASSWORD)
    code = re.findall(r"[0-9a-z]{5}(?:-[0-9a-z]{5}){3}", anna.text)[0]
    await phone.send("/sign-in/code", login=NAME, code=code, password=OTHER)
    await later(post)
    await phone.send("/sign-in/mail", login=NAME)
    await post.link(0)


async def later(post: Post) -> None:
    """Let an hour pass."""
    post.clock.now += HOUR


async def test_mails_are_limited(anna: Visitor, post: Post, phone: Visitor):
    """To three an hour for an address, silently, and to ten an hour for a visitor."""
    await with_address(anna, post, phone)
    post.clock.now += HOUR
    for _ in range(10):
        await phone.send("/sign-in/mail", login=NAME)
    await post.link(3)
    await phone.send("/sign-in/mail", 429, login="nobody")
    assert phone.codes == ["account/tries"]


async def test_a_mail_is_tried_again(anna: Visitor, post: Post, phone: Visitor):
    """While the mail server refuses it for now."""
    await with_address(anna, post, phone)
    mails: AccountMails = post.app.state.serenissima.account_mails
    mails._pauses, post.box.refuses = (0.01,) * 400, "451 try later"
    await phone.send("/sign-in/mail", login=NAME)
    await asyncio.sleep(0)
    post.box.refuses = ""
    await phone.go(await post.link(1))


async def test_without_mail_there_is_no_such_way(app: FastAPI):
    """The pages don't mention it."""
    visitor: Visitor = Visitor(app)
    async with app.router.lifespan_context(app):
        for path in ("/sign-in/mail", "/sign-in/address/nothing"):
            await visitor.go(path, 404)
        await visitor.send("/sign-in/mail", 404, login=NAME)
        assert visitor.codes == ["account/mail-off"]
        await visitor.go("/sign-in")
        assert "/sign-in/code" in visitor.read.links
    await visitor.leave()
