"""People who visit the pages without a script: they read HTML and send forms."""

import re
import secrets
from dataclasses import dataclass, field
from functools import lru_cache
from html.parser import HTMLParser

import httpx2
import sqlalchemy as sa
from fastapi import FastAPI

from serenissima.kernel.errors import Unknown
from serenissima.kernel.game import Game
from serenissima.kernel.meta import Meta
from serenissima.service import Tables
from serenissima.service.store.database import connect, writing_engine
from tests.tiny.game import GAME

PLACE = "http://venice.test"
OVER = 'id="step-last"'
VOID = ("input", "meta", "link", "br", "img", "hr")


class TinyShelf:
    """A shelf with one game, which a test can replace by a later version of it."""

    def __init__(self) -> None:
        self.game = GAME

    def names(self) -> tuple[str, ...]:
        return ("lots",)

    def load(self, name: str) -> Game:
        if name != "lots":
            raise Unknown("game/unknown", "there is no game with this name", text=name)
        return self.game

    def meta(self, name: str) -> Meta:
        return self.load(name).meta


SHELF = TinyShelf()


@dataclass
class Form:
    """A form of a page: its target, and the data that can be sent with it."""

    method: str
    action: str
    id: str = ""
    hidden: dict[str, str] = field(default_factory=dict)
    buttons: list[tuple[str, str]] = field(default_factory=list)


class Reader(HTMLParser):
    """Reads forms, ids and links; complains about unclosed tags."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.forms: list[Form] = []
        self.ids: list[str] = []
        self.links: list[str] = []
        self.open: list[str] = []
        self.feed(text)
        assert self.open == [], f"not closed: {self.open}"

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = {name: value or "" for name, value in attrs}
        if tag not in VOID:
            self.open.append(tag)
        if "id" in given:
            self.ids.append(given["id"])
        if tag == "a":
            self.links.append(given.get("href", ""))
        if tag == "form":
            self.forms.append(
                Form(given.get("method", "get"), given.get("action", ""), given.get("id", ""))
            )
        if tag == "input" and given.get("type") == "hidden":
            self.forms[-1].hidden[given["name"]] = given["value"]
        if tag == "button" and "name" in given and "form" in self.open:
            self.forms[-1].buttons.append((given["name"], given["value"]))

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """An element of a drawing that closes itself."""

    def handle_endtag(self, tag: str) -> None:
        if tag not in VOID:
            assert self.open.pop() == tag, f"</{tag}> closes something else"


@lru_cache(maxsize=16)
def read_page(text: str) -> Reader:
    """Return the forms, ids and links of a page."""
    return Reader(text)


class Visitor:
    """A person with a browser: cookies, and the page that is open."""

    def __init__(self, app: FastAPI) -> None:
        transport = httpx2.ASGITransport(app)
        headers = {"accept": "text/html", "accept-language": "en"}
        self.web = httpx2.AsyncClient(transport=transport, base_url=PLACE, headers=headers)
        self.page: httpx2.Response

    async def leave(self) -> None:
        await self.web.aclose()

    @property
    def text(self) -> str:
        return self.page.text

    @property
    def codes(self) -> list[str]:
        """The codes of refusals on the page."""
        return re.findall(r'data-code="([a-z-]+/[a-z-]+)"', self.text)

    @property
    def read(self) -> Reader:
        return read_page(self.text)

    @property
    def path(self) -> str:
        return self.page.url.path

    @property
    def table(self) -> str:
        """The id of the table whose page is open."""
        return self.path.split("/")[2]

    async def go(self, path: str, status: int = 200, **headers: str) -> "Visitor":
        """Open a page, following redirects."""
        self.page = await self.web.get(path, headers=headers, follow_redirects=True)
        assert self.page.status_code == status, self.codes
        return self

    async def send(self, path: str, status: int = 200, **fields: str) -> "Visitor":
        """Send a form, following redirects."""
        self.page = await self.web.post(path, data=fields, follow_redirects=True)
        assert self.page.status_code == status, self.codes
        return self

    async def sit(self, *others: str, **options: str) -> "Visitor":
        """Open a table: `computer guest` or `person` at each other seat."""
        fields = {f"sit-{n}": who for n, who in enumerate(others, 1)}
        number = str(len(others) + 1)
        return await self.send(
            "/new/lots", name="Anna", key=key(), seats=number, **fields, **options
        )

    async def join(self, link: str, name: str) -> "Visitor":
        """Follow an invitation and sit down."""
        await self.go(link)
        return await self.send(self.path, name=name, key=self.read.forms[-1].hidden["key"])

    def play_form(self) -> Form:
        """Return the form of the table."""
        return next(form for form in self.read.forms if form.id == "play")

    def ways(self, name: str = "action") -> list[str]:
        """Return the data that the buttons of the table would send."""
        return [value for button, value in self.play_form().buttons if button == name]

    async def press(self, value: str | None = None, name: str = "action", status: int = 200):
        """Press a button of the table: the first by default."""
        form = self.play_form()
        chosen = self.ways(name)[0] if value is None else value
        return await self.send(form.action, status, **{**form.hidden, name: chosen})

    def links(self, kind: str) -> list[str]:
        """Return paths of the links to seats on the page (`join`, `seat`)."""
        return re.findall(rf'value="{PLACE}(/table/\w+/{kind}/[\w-]+)"', self.text)


def key() -> str:
    """Return a random key for a command."""
    return secrets.token_urlsafe()


async def play_out(*players: Visitor) -> None:
    """Press each player's first button that continues the match, until it is over."""
    table = players[0].path
    for _ in range(200):
        for player in players:
            await player.go(table)
            while OVER not in player.text and (ways := player.ways()):
                await player.press(next((w for w in ways if w == "confirm"), ways[0]))
        if OVER in players[0].text:
            return
    raise AssertionError("the match does not end")


def change(app: FastAPI, statement: str) -> None:
    """Change the database behind the server's back."""
    tables: Tables = app.state.serenissima.tables
    database = connect(str(tables._store.database.url.database))
    with writing_engine(database).begin() as connection:
        connection.execute(sa.text(statement))
    database.dispose()


def tags(visitor: Visitor) -> dict[str, str]:
    """Return the tags that messengers read on the page."""
    found = re.findall(r'<meta (?:property|name)="([\w:]+)" content="([^"]*)"', visitor.text)
    return dict(found)
