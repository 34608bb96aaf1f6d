"""A browser's cookies: its guest, its seats and invitations, its preferences and its name."""

import re
from collections.abc import Collection, Mapping
from dataclasses import dataclass

from starlette.requests import HTTPConnection, Request
from starlette.responses import RedirectResponse, Response

from serenissima.fairplay.secrets import Proven
from serenissima.service.refusals import TABLE_UNKNOWN
from serenissima.web.refusals import REQUEST_COOKIES

YEAR = 365 * 24 * 3600  # seconds that a browser remembers
MONTH = 30 * 24 * 3600  # seconds after which a page lets it remember its guest for another year
TRIED = "cookies-tried"  # a cookie, and the field of an address, that show whether it comes back
GUEST = "guest"  # the cookie that identifies a guest
RENEWED = "guest-renewed"  # ends after a month; without it the guest's cookie is older than that
RECOGNIZED = "serenissima.guest"  # of a request: its guest's cookie is valid
SEAT, LINKS, INVITED = "seat-", "links-", "invited-"  # prefixes of a table's cookies
SEPARATOR = "."  # between the tokens of a cookie; no token contains it
MOST_SHARED = 8  # people on one device at a table: more than any game seats
MOST_SEATS = 40  # of a browser: its cookies travel with every request
LONGEST_NAME = 80  # letters of a stored name
SEAT_NUMBER = re.compile(r"[0-9]{1,3}")
ID = re.compile(r"[a-z0-9]{1,40}")


def try_cookies(request: Request) -> Response | None:
    """Return a redirect that sends a browser's form again with a first cookie, if it has none.

    No page stores anything for a visitor who only looks around, so this is the moment to find out
    whether the browser sends cookies back. Programs name no origin, and no kind of request.
    """
    if request.cookies or TRIED in request.query_params or not _is_form(request):
        return None
    query = f"{request.url.query}&{TRIED}=1" if request.url.query else f"{TRIED}=1"
    response = RedirectResponse(f"{request.url.path}?{query}", 307)
    secure = request.url.scheme == "https"
    response.set_cookie(TRIED, "1", httponly=True, samesite="lax", secure=secure)
    return response


def _is_form(request: Request) -> bool:
    """Whether a browser sends a form for a new page."""
    mode = request.headers.get("sec-fetch-mode")
    if mode is not None:
        return mode == "navigate"
    asked = request.headers.get("accept", "")
    return "origin" in request.headers and asked.startswith("text/html")


def check_cookies(connection: HTTPConnection) -> None:
    """Refuse a form of a browser that sends no cookies back: its seat would be lost at once.

    Raises:
        Illegal: `request/cookies`.
    """
    if not connection.cookies and TRIED in connection.query_params:
        raise REQUEST_COOKIES()


def remember(
    response: Response,
    connection: HTTPConnection,
    name: str,
    value: str,
    *,
    path: str = "/",
    seconds: int = YEAR,
) -> None:
    """Set a cookie for a path that scripts cannot read and forms of other sites do not carry."""
    secure = connection.url.scheme in ("https", "wss")
    response.set_cookie(
        name, value, max_age=seconds, path=path, httponly=True, samesite="lax", secure=secure
    )


def remember_name(response: Response, connection: HTTPConnection, name: str) -> None:
    """Store the name for the next table, in hex: a cookie holds no letters beyond ASCII."""
    remember(response, connection, "name", name.strip()[:LONGEST_NAME].encode().hex())


def forget_name(response: Response) -> None:
    """Delete the name for the next table."""
    response.delete_cookie("name", path="/")


def remembered_name(cookies: Mapping[str, str]) -> str:
    """Return the name given at the last table, or empty."""
    try:
        return bytes.fromhex(cookies.get("name", "")).decode()
    except ValueError:
        return ""


def stored_guest(connection: HTTPConnection) -> str:
    """Return the cookie of this browser's guest, or empty."""
    return connection.cookies.get(GUEST, "")


def store_guest(response: Response, connection: HTTPConnection, cookie: str) -> None:
    """Store the guest of this browser; empty text changes nothing."""
    if cookie:
        remember(response, connection, GUEST, cookie)
        remember(response, connection, RENEWED, "1", seconds=MONTH)


def is_old(connection: HTTPConnection) -> bool:
    """Whether a browser has a guest's cookie that is older than a month."""
    return RENEWED not in connection.cookies and bool(stored_guest(connection))


def recognize(connection: HTTPConnection) -> None:
    """Mark a request as sent by a known guest."""
    connection.scope[RECOGNIZED] = True


def renew_guest(response: Response, connection: HTTPConnection) -> None:
    """Renew the guest's cookie for another year, once a month, if the guest is known.

    Otherwise a daily visitor would be a stranger a year after their first visit. A device that was
    signed out elsewhere is not renewed.
    """
    if connection.scope.get(RECOGNIZED) and is_old(connection):
        store_guest(response, connection, stored_guest(connection))


def forget_guest(response: Response) -> None:
    """Delete the guest of this browser."""
    for name in (GUEST, RENEWED):
        response.delete_cookie(name, path="/")


@dataclass(frozen=True)
class StoredSeats:
    """The seats of a browser at one table, by their tokens.

    Several people who share a device have a seat each. At most one of them sees the table; while
    the device is handed over, none does, and the browser is a spectator like any other.

    Attributes:
        active: the token of the seat that sees and acts; empty if there is none.
        others: the tokens of the other seats.
    """

    active: str = ""
    others: tuple[str, ...] = ()

    @classmethod
    def read(cls, text: str) -> "StoredSeats":
        """Read the seats of a cookie as `str` writes it."""
        active, *others = text.split(SEPARATOR)[: MOST_SHARED + 1]
        return cls(active, tuple(dict.fromkeys(one for one in others if one not in ("", active))))

    def __str__(self) -> str:
        return SEPARATOR.join((self.active, *self.others))

    @property
    def tokens(self) -> tuple[str, ...]:
        """The tokens of all these seats."""
        return tuple(filter(None, (self.active, *self.others)))

    @property
    def shared(self) -> bool:
        """Whether several people play on this device."""
        return len(self.tokens) > 1

    def unproven(self) -> "StoredSeats":
        """Return the seats whose tokens the browser must store."""
        active, *others = (
            "" if isinstance(token, Proven) else token for token in (self.active, *self.others)
        )
        return StoredSeats(active, tuple(filter(None, others)))

    def cover(self) -> "StoredSeats":
        """Return the same seats with none seeing the table."""
        return StoredSeats("", self.tokens)

    def only(self, tokens: Collection[str]) -> "StoredSeats":
        """Return the seats with these tokens; if there is only one, it sees the table."""
        active = self.active if self.active in tokens else ""
        others = tuple(other for other in self.others if other in tokens)
        if not active and len(others) == 1:
            return StoredSeats(others[0])
        return StoredSeats(active, others)

    def uncover(self, token: str) -> "StoredSeats":
        """Return the same seats with this one seeing the table."""
        return StoredSeats(token, tuple(other for other in self.tokens if other != token))


def stored_seats(connection: HTTPConnection, table: str) -> StoredSeats:
    """Return the seats that this browser has at a table."""
    return StoredSeats.read(connection.cookies.get(SEAT + table, ""))


def own_seats(connection: HTTPConnection) -> dict[str, StoredSeats]:
    """Return the tables at which this browser has seats, each with those seats."""
    cookies = connection.cookies.items()
    seats = {name.removeprefix(SEAT): text for name, text in cookies if name.startswith(SEAT)}
    return {t: StoredSeats.read(text) for t, text in seats.items() if ID.fullmatch(t)}


def store_seat(response: Response, connection: HTTPConnection, table: str, token: str) -> None:
    """Store the token of a seat; if there are too many, delete the oldest."""
    store_seats(response, connection, table, StoredSeats(token))


def store_seats(
    response: Response, connection: HTTPConnection, table: str, seats: StoredSeats
) -> None:
    """Store the seats of a browser at a table; of too many tables, delete the oldest.

    A seat that the guest's cookie proved needs no token here.
    """
    if not (seats := seats.unproven()).tokens:
        return
    remember(response, connection, SEAT + table, str(seats))
    others = [other for other in own_seats(connection) if other != table]
    for oldest in others[: max(0, len(others) + 1 - MOST_SEATS)]:
        forget_seat(response, oldest)


def forget_seat(response: Response, table: str) -> None:
    """Delete the seat at a table and its invitations.

    Raises:
        Unknown: `table/unknown`: no table can have this id.
    """
    if not ID.fullmatch(table):
        raise TABLE_UNKNOWN(text=table[:80])
    for kind in (SEAT, LINKS):
        response.delete_cookie(kind + table, path="/")


def store_links(
    response: Response, connection: HTTPConnection, table: str, links: Mapping[int, str]
) -> None:
    """Store the invitations of a table for the page that shows them to its opener."""
    text = ".".join(f"{seat}-{secret}" for seat, secret in links.items())
    remember(response, connection, LINKS + table, text)


def stored_links(connection: HTTPConnection, table: str) -> dict[int, str]:
    """Return the invitations that this browser may share, by seat."""
    parts = (part.partition("-") for part in connection.cookies.get(LINKS + table, "").split("."))
    return {
        int(seat): secret for seat, _, secret in parts if SEAT_NUMBER.fullmatch(seat) and secret
    }


def store_invitation(
    response: Response, connection: HTTPConnection, table: str, invitation: str
) -> None:
    """Store an invitation until its seat is taken."""
    remember(response, connection, INVITED + table, invitation)


def stored_invitation(connection: HTTPConnection, table: str) -> str:
    """Return the invitation that this browser has followed, or empty."""
    return connection.cookies.get(INVITED + table, "")


def forget_invitation(response: Response, table: str) -> None:
    """Delete the invitation: its seat is taken."""
    response.delete_cookie(INVITED + table, path="/")
