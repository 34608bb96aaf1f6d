"""Lets only admitted visitors see a private site; everyone else gets one page, or a refusal.

Admitted are guests of this server, browsers and programs with a seat, and browsers that entered the
password or opened the invitation of the site. An invitation to a free seat shows the page on which
its holder sits down, and thereby becomes a guest. Live answers end when the site becomes private.
"""

import re
from collections.abc import Callable, Iterator
from itertools import islice
from typing import Any

from starlette.requests import HTTPConnection
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from serenissima.kernel.errors import SerenissimaError
from serenissima.service.refusals import DATABASE_UNAVAILABLE
from serenissima.web.dependencies import AppState, sent_token
from serenissima.web.presentation.refusals import sentence_of, wants_json
from serenissima.web.presentation.templates import STRANGER, page
from serenissima.web.presentation.visitor import Visitor
from serenissima.web.refusals import SITE_PRIVATE
from serenissima.web.security.answers import short_response
from serenissima.web.security.cookies import (
    own_seats,
    stored_guest,
    stored_invitation,
)
from serenissima.web.security.statuses import status_of
from serenissima.words import Speaker

ADMITTED = "admitted"  # the cookie of a browser that was let in
FILES = ("/static/", "/art/")
OPEN = re.compile(
    r"/(imprint|privacy|preferences|offline|manifest\.webmanifest|service-worker\.js)"
    r"|/(sign-in|enter)(/.*)?|/(me/link|admin/link|call)/.+|/api/table/[^/]+/join"
)
"""Pages for everyone: the law may require them, or they ask for a secret themselves."""
TABLE = re.compile(r"(?:/api)?/table/([a-z0-9]{1,40})(?:/(seat|join)(?:/([^/]+))?|/.*)?")
MOST_TABLES = 3  # at which a browser's seats are looked up
CLOSED = 4403

Refuse = Callable[..., Response]


class PrivateSite:
    """Middleware that keeps strangers out of a private site.

    Args:
        app: the application behind it.
        state: of the application.
        refuse: makes the response to a program's refused request.
    """

    def __init__(self, app: ASGIApp, state: AppState, refuse: Refuse) -> None:
        self._app, self._state, self._refuse = app, state, refuse

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass on a request or a channel, or refuse it."""
        if scope["type"] == "lifespan" or scope["path"].startswith(FILES):
            await self._app(scope, receive, send)
            return
        connection = HTTPConnection(scope)
        if refusal := await self._refusal(connection):
            await self._answer(connection, refusal)(scope, receive, send)
            return
        await self._app(scope, receive, self._while_admitted(connection, send))

    async def _refusal(self, connection: HTTPConnection) -> SerenissimaError | None:
        """Return why a visitor may not see this, if so."""
        site, open_to_all = self._state.tables.site, OPEN.fullmatch(connection.scope["path"])
        if not site.known and not open_to_all:
            return DATABASE_UNAVAILABLE()
        if not site.texts.access.private:
            return None
        try:
            if await admits(self._state, connection):
                return None
        except SerenissimaError as error:
            return None if open_to_all else error
        connection.scope[STRANGER] = True
        return None if open_to_all else SITE_PRIVATE()

    def _answer(self, connection: HTTPConnection, refusal: SerenissimaError) -> ASGIApp:
        if connection.scope["type"] == "websocket":
            self._state.tally.refuse(refusal.code)
            return short_response(refusal)
        if wants_json(connection) or not refusal.is_any(SITE_PRIVATE):
            return self._refuse(connection, refusal)
        self._state.tally.refuse(refusal.code)
        return private_page(connection, SITE_PRIVATE())

    def _while_admitted(self, connection: HTTPConnection, send: Send) -> Send:
        """Pass on messages, until the visitor of a live answer is no longer admitted."""
        site = self._state.tables.site
        checked, ended = site.texts.access, False

        async def sending(message: Message) -> None:
            nonlocal checked, ended
            if message["type"] == "websocket.send" or message.get("more_body"):
                site.refresh_soon()
                if site.texts.access != checked:
                    checked = site.texts.access
                    if not ended and await self._refusal(connection):
                        ended = True
                        await send(_end(message))
            if not ended:
                await send(message)

        return sending


def _end(message: Message) -> Message:
    """Return the message that ends a live answer in the place of another one."""
    if message["type"] == "websocket.send":
        return {"type": "websocket.close", "code": CLOSED, "reason": SITE_PRIVATE.code}
    return {"type": "http.response.body", "body": b"", "more_body": False}


async def admits(state: AppState, connection: HTTPConnection) -> bool:
    """Whether a visitor may see a private site.

    Raises:
        NotNow: `database/unavailable`.
    """
    access = state.tables.site.texts.access
    if access.is_admission(connection.cookies.get(ADMITTED, "")):
        return True
    sent = sent_token(connection)
    guest = stored_guest(connection) if sent is None else sent
    if guest and await state.tables.guests.by_secret(guest):
        return True
    found, admission = TABLE.fullmatch(connection.scope["path"]), state.tables.admission
    table, part, secret = found.groups(default="") if found else ("", "", "")
    seats = [(table, sent)] if sent and table else [*_seats(connection, table)]
    if part == "seat" and secret:
        seats.append((table, secret))
    for seat in seats:
        if await admission.has_seat(*seat):
            return True
    invitation = secret or stored_invitation(connection, table)
    return part == "join" and await admission.is_invited(table, invitation)


def _seats(connection: HTTPConnection, table: str) -> Iterator[tuple[str, str]]:
    """Yield tables and tokens of a browser's seats, those at this table first."""
    kept = own_seats(connection)
    newest = [*islice(reversed(kept), MOST_TABLES)]
    for one in dict.fromkeys([*([table] if table in kept else []), *newest]):
        yield from ((one, token) for token in kept[one].tokens)


def private_page(
    connection: HTTPConnection, error: SerenissimaError, *, back: str = ""
) -> Response:
    """Return the page for strangers, with the reason why a password was refused."""
    state: AppState = connection.app.state.serenissima
    refused = not error.is_any(SITE_PRIVATE)
    shown: dict[str, Any] = {
        "wrong": sentence_of(error, Speaker(Visitor.of(connection).language)) if refused else "",
        "code": error.code,
        "has_password": bool(state.tables.site.texts.access.password),
    }
    connection.scope[STRANGER] = True
    shown |= {"here": back} if back else {}
    return page(connection, "private.html", status_of(error), packs=False, **shown)
