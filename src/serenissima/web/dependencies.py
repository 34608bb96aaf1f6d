"""Dependencies of routes: the application's state, the visitor, forms and the token of a seat.

FastAPI passes them to most routes; those that bypass it for speed call the functions below.

Dependencies are coroutines even if they wait for nothing: FastAPI runs functions in a thread.
"""

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from functools import cache, cached_property
from typing import Annotated, Protocol
from urllib.parse import parse_qsl

from anyio import CapacityLimiter
from fastapi import Depends, Request, Security
from fastapi.security import HTTPBearer
from python_multipart.multipart import parse_options_header
from starlette.requests import HTTPConnection
from starlette.responses import Response

from serenissima.kernel.errors import SerenissimaError
from serenissima.kernel.game import Game
from serenissima.kernel.meta import Meta
from serenissima.service import (
    SEPARATOR,
    SITE_NAME,
    KnownGuest,
    Presence,
    Tables,
    TableView,
    clean_link,
)
from serenissima.service.refusals import SEAT_NOT_YOURS
from serenissima.web.notifications.account_mails import AccountMails
from serenissima.web.notifications.notifier import Notifier
from serenissima.web.notifications.settings import NotificationSettings
from serenissima.web.presentation.browsers import browser_label
from serenissima.web.presentation.drawn_tables import DrawnTables
from serenissima.web.presentation.lateness import Lateness
from serenissima.web.presentation.visitor import Visitor
from serenissima.web.refusals import REQUEST_CHARSET, REQUEST_MALFORMED
from serenissima.web.security import cookies
from serenissima.web.security.attempts import Attempts
from serenissima.web.security.known_devices import remember_device
from serenissima.web.security.limits import Limits, is_loopback
from serenissima.web.security.oidc import OidcProvider
from serenissima.web.security.openers import Openers
from serenissima.web.security.passkeys import Ceremonies, PasskeySettings
from serenissima.web.security.writers import Writers
from serenissima.web.tally import Tally
from serenissima.words import LANGUAGES, Speaker

READERS = 2  # texts of visitors that are read at once
URLENCODED = b"application/x-www-form-urlencoded"  # the encoding in which pages send their forms
UTF8 = "utf-8", "utf8"  # the charset of a form, if it names one
MOST_FIELDS = 1000  # of a form
BEARER = "Bearer "  # begins the header of a program that has a seat


class Shelf(Protocol):
    """A source of games; the module `serenissima.games` is one."""

    def names(self) -> tuple[str, ...]:
        """Return the games by name."""

    def meta(self, name: str) -> Meta:
        """Return the title, seats and options of a game."""

    def load(self, name: str) -> Game:
        """Return the game."""


def metas(shelf: Shelf) -> dict[str, Meta]:
    """Return the metadata of each game on a shelf, by its name."""
    return {name: shelf.meta(name) for name in shelf.names()}


@dataclass(kw_only=True)
class AppState:
    """The tables, and everything needed to show them.

    Attributes:
        tables: of this server.
        shelf: the games.
        warm: whether games are compiled in the background.
        drawn: the last pages of tables.
        presence: the people who have a table open.
        readers: threads that read visitors' texts.
        sharing: the command that serves the tables to others, without a port, if this server is for
            its own computer alone; otherwise empty.
        root: the path of the host that the pages are below, such as `/games`; usually empty.
        reached: where others reach the pages, if that is known: `https://venice.example.org`.
        draining: whether the server is about to end and serves only the visitors it has.
        ending: set when the server ends, for answers that would continue.
        tally: counts of requests and of data sent.
        address: where people reach the pages; empty if the host has not set it.
        notifications: how people can be notified; None if the host has not set that up.
        chat: whether people may write messages beside tables.
        passkeys: where they work; None if the host has not set them up.
        oidc: the service through which guests sign in; None if the host has not set it up.
        openers: the addresses that opened the tables in the list of open tables.
        attempts: how often passwords were tried.
        started: when the process began to serve, in seconds since 1970.
        writers: how often spectators have written.
    """

    tables: Tables
    shelf: Shelf
    warm: bool = False
    drawn: DrawnTables = field(init=False)
    presence: Presence = field(default_factory=Presence)
    readers: CapacityLimiter = field(default_factory=lambda: CapacityLimiter(READERS))
    sharing: str = ""
    root: str = ""
    reached: str = ""
    draining: bool = False
    ending: asyncio.Event = field(default_factory=asyncio.Event)
    tally: Tally = field(default_factory=Tally)
    address: str = ""
    notifications: NotificationSettings | None = None
    chat: bool = True
    passkeys: PasskeySettings | None = None
    oidc: OidcProvider | None = None
    started: float = field(default_factory=time.time)

    @cached_property
    def notifier(self) -> Notifier | None:
        """The sender of notifications, if the host has set it up."""
        if self.notifications is None or not self.notifications.channels:
            return None
        there, outbox = self.presence.present_seats, self.tables.outbox
        return Notifier(self.notifications, outbox, there, self.tally, self.site_name)

    @cached_property
    def account_mails(self) -> AccountMails | None:
        """The sender of mails about accounts, if the host has set up mail."""
        settings = self.notifications
        if settings is None or settings.mail is None:
            return None
        return AccountMails(settings.mail, settings.address, self.tables.clock, self.site_name)

    def site_name(self, language: str) -> str:
        """Return the site's name for readers of a language."""
        given = self.tables.site.texts.text(SITE_NAME, language)
        return given or Speaker(language).word("page-title")

    openers: Openers = field(default_factory=lambda: Openers(Limits()))
    writers: Writers = field(default_factory=lambda: Writers(Limits()))
    attempts: Attempts = field(init=False)

    def __post_init__(self) -> None:
        self.drawn = DrawnTables(self.tables.memory)
        self.attempts = Attempts(Limits(), self.tables.tries)

    def lateness(self, view: TableView) -> Lateness:
        """Return the seats that are late now at a table that a visitor sees."""
        return Lateness(view, self.tables.clock(), self.tables.patience)

    async def ceremonies(self) -> Ceremonies | None:
        """Return the passkey ceremonies; None if the host has not set up passkeys."""
        if self.passkeys is None:
            return None
        return Ceremonies(self.passkeys, await self.tables.passkeys.secret(), self.tables.clock())

    def begin_to_drain(self) -> None:
        """Note that the server is about to end."""
        self.draining = True

    def end(self) -> None:
        """End the answers that would continue, since the server ends."""
        self.ending.set()


def shared_base(request: Request, state: AppState) -> str:
    """Return the beginning of links for other people: usually this page's own address.

    A visitor on the server's own computer may use an address that works for no one else.
    """
    own = str(request.base_url)
    return f"{state.reached}/" if state.reached and is_loopback(request.url.hostname or "") else own


async def app_state(connection: HTTPConnection) -> AppState:
    """Return the state that all requests share."""
    state: AppState = connection.app.state.serenissima
    return state


async def visitor(connection: HTTPConnection) -> Visitor:
    """Return the visitor who sent the request; check once a month whose browser it still is."""
    if cookies.is_old(connection):
        guests = (await app_state(connection)).tables.guests
        with suppress(SerenissimaError):  # the page may need no database
            if await guests.by_secret(cookies.stored_guest(connection)):
                cookies.recognize(connection)
    return Visitor.of(connection)


State = Annotated[AppState, Depends(app_state)]
Guest = Annotated[Visitor, Depends(visitor)]


SEAT_SCHEME = HTTPBearer(
    scheme_name="seat",
    description="A seat's token: the one in the answer to opening or joining the table, the last "
    "part of the seat's own link, or one that the seat's owner has made for a program. A guest's "
    "token works as well, at each table where the guest has a seat.",
    auto_error=False,
)


async def seat_token(
    connection: HTTPConnection, table: str, _: Annotated[object, Security(SEAT_SCHEME)] = None
) -> str | None:
    """Return the token of the viewing seat, sent by a program or a browser."""
    return await token_of(await app_state(connection), connection, table)


def sent_token(connection: HTTPConnection) -> str | None:
    """Return the token in the header `Authorization`, of a seat or a guest; None without one."""
    authorization = connection.headers.get("authorization")
    return clean_link(authorization.removeprefix(BEARER)) if authorization else None


async def token_of(state: AppState, connection: HTTPConnection, table: str) -> str | None:
    """Return the token in the header `Authorization` or, without one, in the browser's cookies.

    A browser that has none for this table may belong to a guest who took a seat there on another
    device: then the guest's cookie is worth as much as that seat's token.
    """
    if token := sent_token(connection):
        if SEPARATOR in token:  # of a guest who may have a seat here
            return await state.tables.guests.right(token, table)
        return token
    kept = cookies.stored_seats(connection, table)
    if kept.tokens:  # if several people share the device, its cover blocks their view
        return kept.active or None
    guest = cookies.stored_guest(connection)
    return await state.tables.guests.right(guest, table) if guest else None


async def known_guest(connection: HTTPConnection) -> KnownGuest | None:
    """Return the guest of this browser or token; None if the server does not know it."""
    sent, state = sent_token(connection), await app_state(connection)
    cookie = sent if sent is not None else cookies.stored_guest(connection)
    return await state.tables.guests.by_secret(cookie) if cookie else None


Known = Annotated[KnownGuest | None, Depends(known_guest)]


@cache
def placeholder_names() -> frozenset[str]:
    """Return the names of guests who have given none."""
    return frozenset(Speaker(language).word("page-guest") for language in LANGUAGES)


@asynccontextmanager
async def welcome_guest(
    state: AppState, connection: HTTPConnection, name: str, key: str
) -> AsyncIterator[tuple[str, str]]:
    """Yield a guest's id while they sit down, and a new guest's cookie, or empty.

    A new guest who does not sit down after all is deleted. A guest who gives another name has it
    everywhere from then on.

    Raises:
        Illegal: `guest/barred`, `request/cookies`.
    """
    cookies.check_cookies(connection)
    if known := await known_guest(connection):
        await state.tables.safety.check(known.id)
        remembered = cookies.remembered_name(connection.cookies)  # typed before, not now
        if name.strip() and name not in (known.name, remembered, *placeholder_names()):
            await state.tables.guests.rename(known, name)
        yield known.id, ""
        return
    guests, agent = state.tables.guests, connection.headers.get("user-agent", "")
    guest, cookie = await guests.welcome(name, key=key, label=browser_label(agent))
    try:
        yield guest.id, cookie
    except SerenissimaError:
        await guests.dismiss(guest)
        raise


async def remember_signed_in(
    response: Response, request: Request, state: AppState, guest: KnownGuest
) -> None:
    """Let failed sign-ins elsewhere not lock out a guest with an account from this browser."""
    accounts = state.tables.accounts
    if login := await accounts.login(guest.id):
        remember_device(response, request, await accounts.secret(), login)


SeatToken = Annotated[str | None, Depends(seat_token)]


async def owner_token(token: SeatToken) -> str:
    """Return the token of the acting seat; raise `Illegal` (`seat/not-yours`) if there is none."""
    if not token:
        hint = "take a seat first, or use the link of your own seat"
        raise SEAT_NOT_YOURS("only a seat's owner can act", hint=hint)
    return token


async def form_fields(request: Request) -> dict[str, str]:
    """Return the fields of a submitted form, as UTF-8.

    Raises:
        Unreadable: `request/malformed`, `request/charset`.
    """
    kind, settings = parse_options_header(request.headers.get("content-type"))
    _check_charset(settings.get(b"charset", b"utf-8").decode("latin-1"))
    if kind == URLENCODED:
        fields = _parse_form((await request.body()).decode("latin-1"))
    else:
        fields = {key: str(value) for key, value in (await request.form()).items()}
    if any("\0" in text for text in fields.values()):  # no database accepts that in a query
        raise REQUEST_MALFORMED("a field contains a character that is not allowed in text")
    return fields


def _parse_form(text: str) -> dict[str, str]:
    try:
        return dict(parse_qsl(text, keep_blank_values=True, max_num_fields=MOST_FIELDS))
    except ValueError as error:
        reason = "the form has too many fields"
        raise REQUEST_MALFORMED(reason, hint=f"at most {MOST_FIELDS}") from error


def _check_charset(charset: str) -> None:
    """Reject other charsets than UTF-8: their text might be impossible to repeat in an answer."""
    if charset.lower() not in UTF8:
        raise REQUEST_CHARSET(text=charset[:80], hint="charset=utf-8")


OwnerToken = Annotated[str, Depends(owner_token)]
FormFields = Annotated[dict[str, str], Depends(form_fields)]
