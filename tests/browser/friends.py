"""Friends who play over days: a server that notifies them, its clock, mail and browsers."""

import os
import secrets
from collections.abc import Iterator
from dataclasses import dataclass
from email.message import EmailMessage
from functools import partial
from pathlib import Path
from queue import Queue
from typing import Any

import pytest
from aiosmtpd.controller import Controller
from playwright.sync_api import Page

from serenissima import games
from serenissima.machine.warm import warm
from tests.browser.pages import LONG
from tests.browser.people import GAMES, ONE_REQUEST, Person, goes_on
from tests.browser.place import Place, move_clock, serve_ahead
from tests.ports import Port
from tests.web.notified import Mailbox

GAME = next(name for name in GAMES if "ballot" in games.load(name).state.dtype.names)
HOUR, DAY = 3600.0, 86_400.0  # seconds
ALBUM = os.environ.get("ALBUM")  # a folder for pictures of every station, to look at


def serve_friends(port: int, database: str, mail: int) -> None:
    """Serve tables whose clock can be moved, and that notify people; letters go to a port."""
    from serenissima.web.notifications.settings import NotificationSettings, mail_server
    from serenissima.web.security.limits import networks

    notifications = NotificationSettings(
        address=f"http://127.0.0.1:{port}",
        mail=mail_server(f"smtp://127.0.0.1:{mail}?from=venice@example.org"),
        push=True,
        allowed=networks(["127.0.0.1"]),
    )
    serve_ahead(port, database, notifications=notifications)


class Letters(Mailbox):
    """A mail server in a separate thread."""

    def __init__(self) -> None:
        super().__init__()
        self._port = Port()
        self.port = self._port.number
        self._came = Queue[EmailMessage]()
        self._server = Controller(self, "127.0.0.1", self.port)
        self._server.start()

    async def handle_DATA(self, *given: Any) -> str:  # noqa: N802 - as aiosmtpd calls it
        """Take a mail, and wake the friend who waits for one."""
        answer = await super().handle_DATA(*given)
        self._came.put(self.mails[-1])
        return answer

    def next(self, title: str) -> str:
        """Return the content of the next mail of this title."""
        while True:
            mail = self._came.get(timeout=LONG / 1000)
            if str(mail["subject"]).startswith(title):
                return str(mail.get_content())

    def close(self) -> None:
        self._server.stop()


@dataclass
class Town:
    """A server that notifies people, and whose clock can be moved."""

    place: Place
    letters: Letters
    _ahead: Path

    def passes(self, seconds: float) -> None:
        """Move the clock forward by this much."""
        before = float(self._ahead.read_text()) if self._ahead.exists() else 0.0
        move_clock(self._ahead.parent, before + seconds)


@pytest.fixture
def town(tmp_path: Path) -> Iterator[Town]:
    warm([GAME])
    letters = Letters()
    place = Place(tmp_path, partial(serve_friends, mail=letters.port))
    yield Town(place, letters, tmp_path / "ahead")
    place.kill()
    letters.close()


class Friend(Person):
    """A person with a separate browser, on a computer or a phone.

    Attributes:
        name: the person's name.
        address: of their table.
        seat: their seat there.
    """

    def __init__(self, name: str, page: Page, seed: int) -> None:
        super().__init__(page, seed)
        self.name, self.address, self.seat = name, "", -1

    def sits(self) -> None:
        """Note that they have come to the table."""
        self.listened_to()
        self.address = self.page.url
        self.seat = self.sees["seat"]

    def leaves(self) -> None:
        """Close the table."""
        self.page.goto("about:blank")

    def opens(self, link: str = "") -> None:
        """Open the table, by a link if there is one."""
        self.page.goto(link or self.address)
        self.listened_to()

    def looks(self, at: str) -> None:
        """Take a picture for readers of the story; without a folder for them, do nothing."""
        if ALBUM:
            Path(ALBUM).mkdir(parents=True, exist_ok=True)
            number = len([*Path(ALBUM).iterdir()])
            picture = Path(ALBUM, f"{number:02}-{at}-{self.name}.png")
            self.page.screenshot(path=picture, full_page="/table/" not in self.page.url)

    @property
    def sees(self) -> Any:
        """The table as their program gets it."""
        address = self.address.replace("/table/", "/api/table/")
        return self.page.context.request.get(address, headers=ONE_REQUEST).json()

    def acts(self) -> None:
        """Act by program, as they would by clicks, if it is still their turn."""
        view = self.sees
        if not view["legal"]:
            return
        onward = [action for action in view["legal"] if goes_on(action)]
        wish = {"action": self.chance.choice(onward), "decision": view["decision"]}
        self.page.context.request.post(
            self.address.replace("/table/", "/api/table/") + "/act",
            data=wish | {"key": secrets.token_urlsafe()}, headers=ONE_REQUEST,
        )  # fmt: skip
