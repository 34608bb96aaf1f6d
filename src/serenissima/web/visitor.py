"""Who asks for a page: language, theme and view, and the seats that the browser holds tokens of."""

import re
from collections.abc import Mapping
from dataclasses import dataclass

from starlette.requests import HTTPConnection
from starlette.responses import Response

from serenissima import words

YEAR = 365 * 24 * 3600  # seconds that a browser remembers
SEAT, LINKS = "seat-", "links-"  # begin the names of the cookies of a table
MOST_SEATS = 40  # that a browser keeps: its cookies travel with every request
ID = re.compile(r"[a-z0-9]{1,40}")
PREFERENCES = {
    "language": words.LANGUAGES,
    "theme": ("auto", "light", "dark"),
    "view": ("table", "text"),
}


@dataclass(frozen=True)
class Visitor:
    """What a browser's cookies and wishes say.

    Attributes:
        language: one of the six.
        theme: `auto`, `light` or `dark`.
        view: `table` or `text`.
        name: as given at the last table, or empty.
    """

    language: str
    theme: str
    view: str
    name: str

    @classmethod
    def of(cls, asks: HTTPConnection) -> "Visitor":
        """The visitor behind a request or a live channel."""
        cookies = asks.cookies
        wish = asks.headers.get("accept-language")
        return cls(
            language=words.choose(cookies.get("language"), wish),
            theme=_one(cookies, "theme"),
            view=_one(cookies, "view"),
            name=_name(cookies.get("name", "")),
        )

    def shown(self, view: str) -> str:
        """The view asked for, or the visitor's own if there is no such."""
        return view if view in PREFERENCES["view"] else self.view


def _one(cookies: Mapping[str, str], preference: str) -> str:
    allowed = PREFERENCES[preference]
    chosen = cookies.get(preference, "")
    return chosen if chosen in allowed else allowed[0]


def _name(cookie: str) -> str:
    try:
        return bytes.fromhex(cookie).decode()  # a cookie holds no letters beyond ASCII
    except ValueError:
        return ""


def remember(response: Response, asks: HTTPConnection, name: str, value: str) -> None:
    """Set a cookie that scripts cannot read and other sites cannot send along with a form."""
    secure = asks.url.scheme in ("https", "wss")
    response.set_cookie(
        name, value, max_age=YEAR, path="/", httponly=True, samesite="lax", secure=secure
    )


def remember_name(response: Response, asks: HTTPConnection, name: str) -> None:
    """Keep the name for the next table."""
    remember(response, asks, "name", name.encode().hex())


def seat_token(asks: HTTPConnection, table: str) -> str | None:
    """The token of the seat that this browser has at a table, if it has one."""
    return asks.cookies.get(SEAT + table)


def own_tables(asks: HTTPConnection) -> list[str]:
    """The ids of the tables at which this browser has a seat."""
    names = (name.removeprefix(SEAT) for name in asks.cookies if name.startswith(SEAT))
    return [name for name in names if ID.fullmatch(name)]


def keep_seat(response: Response, asks: HTTPConnection, table: str, token: str) -> None:
    """Remember the token of a seat; of too many, the first are forgotten."""
    remember(response, asks, SEAT + table, token)
    others = [name for name in own_tables(asks) if name != table]
    for oldest in others[: max(0, len(others) + 1 - MOST_SEATS)]:
        for kind in (SEAT, LINKS):
            response.delete_cookie(kind + oldest, path="/")


def keep_links(
    response: Response, asks: HTTPConnection, table: str, links: Mapping[int, str]
) -> None:
    """Remember the invitations of a table for the page that shows them to its opener."""
    text = ".".join(f"{seat}-{secret}" for seat, secret in links.items())
    remember(response, asks, LINKS + table, text)


def kept_links(asks: HTTPConnection, table: str) -> dict[int, str]:
    """The invitations that this browser may share, by seat."""
    parts = (part.partition("-") for part in asks.cookies.get(LINKS + table, "").split("."))
    return {int(seat): secret for seat, _, secret in parts if seat.isdecimal() and secret}
