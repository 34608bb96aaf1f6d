"""Guards the pages: size of bodies, origin of forms, pasted links, security headers."""

import asyncio
from collections.abc import Callable, Mapping
from typing import Any

from starlette.datastructures import MutableHeaders
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import RedirectResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from serenissima.kernel.errors import SerenissimaError, Unreadable
from serenissima.web.refusals import (
    REQUEST_FRAMED,
    REQUEST_ORIGIN,
    REQUEST_SLOW,
    REQUEST_TOO_LARGE,
)
from serenissima.web.security.cookies import try_cookies
from serenissima.web.security.hosts import foreign_host, host_refusal, site_of
from serenissima.web.security.pasted import clean_address

POLICY = {
    "default-src": "'self'",
    "img-src": "'self' data:",
    "object-src": "'none'",
    "base-uri": "'none'",
    "form-action": "'self'",
    "frame-ancestors": "'none'",
}
HEADERS = {
    "content-security-policy": "; ".join(f"{what} {whence}" for what, whence in POLICY.items()),
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}
FRAMES = ("iframe", "frame", "embed", "object", "fencedframe")
"""Where a page is shown if not by itself, as browsers say in `Sec-Fetch-Dest`."""
FRAMED = HEADERS | {
    "content-security-policy": "default-src 'none'; style-src 'self'; img-src 'self' data:;"
    " font-src 'self'; base-uri 'none'; form-action 'none'",
}
"""For the page that explains why a site refuses to be framed; nothing on it works but its links."""
FILES = ("/static/", "/art/")  # for our pages, which run only what a page asks for
DOCUMENTS = ("text/html", "application/json")  # also for refusals
TYPED = {"x-content-type-options": "nosniff"}  # all that matters for such a file
KEPT_NOWHERE = {
    "cache-control": "no-store",
    "vary": "Accept, Accept-Language, Authorization, Cookie",
}
ADDRESS_UNTOLD = {"referrer-policy": "strict-origin", "cache-control": "no-store"}
"""For a page with a secret in its address: its links reveal none of it.

With `no-referrer`, browsers would name no origin in forms over plain HTTP either, as on a home
network.
"""
# that search engines may list, beside home; the rest belongs to people
FOUND = ("/rules/", "/puzzles/")
UNLISTED = {"x-robots-tag": "noindex"}
SAFE = ("GET", "HEAD", "OPTIONS")
LARGEST_BODY = 64 * 1024
LARGEST_FILE = 512 * 1024
TAKES_FILES = ("/match", "/analysis")
"""How addresses end that take larger bodies: match files, and findings about a match."""

Refuse = Callable[..., ASGIApp]


class TooLarge(Unreadable):
    """The body is larger than any request needs."""

    def __init__(self, most: int = LARGEST_BODY) -> None:
        code = REQUEST_TOO_LARGE
        super().__init__(code.code, code.reason, hint=f"at most {most} bytes")


class RequestGuard:
    """Middleware that rejects huge bodies and other sites' forms, and adds the security headers.

    A response that does not mention caching may not be cached.

    Args:
        app: the guarded application.
        refuse: makes the response to a refused request.
        body: seconds in which a body must arrive.
        address: of the site; requests for another host get no page. Empty to answer all.
    """

    def __init__(self, app: ASGIApp, refuse: Refuse, body: float, address: str = "") -> None:
        self._app, self._refuse, self._seconds = app, refuse, body
        self._address, self._site = address, site_of(address)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass on a request, or refuse it; drop one that breaks off in its body."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        guarded = _with_headers(send, scope["path"])
        if scope["method"] == "HEAD":  # for previews and monitors: the answer without its body
            scope = {**scope, "method": "GET", "head_only": True}
            guarded = _without_body(guarded)
        request = Request(scope, receive)
        if refused := self._misplaced(request):
            headers = FRAMED if refused.is_any(REQUEST_FRAMED) else HEADERS
            answer = self._refuse(request, refused, address=self._address)
            await answer(scope, receive, _with_headers(send, scope["path"], headers))
            return
        if scope["method"] in SAFE:
            await self._choose(scope)(scope, receive, guarded)
            return
        if foreign := foreign_origin(request):
            await self._refuse(request, REQUEST_ORIGIN(text=foreign))(scope, receive, guarded)
            return
        try:
            async with asyncio.timeout(self._seconds):
                takes_files = scope["path"].endswith(TAKES_FILES)
                body = await _body(receive, LARGEST_FILE if takes_files else LARGEST_BODY)
        except (TooLarge, TimeoutError) as error:
            refusal = error if isinstance(error, TooLarge) else REQUEST_SLOW()
            await self._refuse(request, refusal)(scope, receive, _last(guarded))
            return
        except ClientDisconnect:
            return
        await (try_cookies(request) or self._app)(scope, _again(body, receive), guarded)

    def _choose(self, scope: Scope) -> ASGIApp:
        """Return the application, or a redirect to the address that a pasted link means."""
        meant = clean_address(scope) if scope["method"] == "GET" else ""
        return RedirectResponse(meant, 303, dict(ADDRESS_UNTOLD)) if meant else self._app

    def _misplaced(self, request: Request) -> SerenissimaError | None:
        """Return the refusal of a request for another host, or for a page in a frame."""
        if request.headers.get("sec-fetch-dest") in FRAMES:
            return REQUEST_FRAMED()
        foreign = foreign_host(request, self._site)
        if foreign and not request.url.path.startswith(FILES):  # the refusal needs its style
            return host_refusal(foreign, self._address)
        return None


def foreign_origin(connection: HTTPConnection) -> str:
    """Return the other site that sent this, if any; programs that name none are let through."""
    site = connection.headers.get("sec-fetch-site")
    if site is not None and connection.scope["type"] == "http":
        return "" if site in ("same-origin", "none") else site
    origin = connection.headers.get("origin", "")
    same = not origin or origin.partition("://")[2] == connection.headers.get("host")
    return "" if same else origin


async def _body(receive: Receive, most: int) -> bytes:
    """Return the whole body, of at most this many bytes.

    Raises:
        TooLarge: it has more.
        ClientDisconnect: its end never comes.
    """
    body, more = b"", True
    while more:
        message = await receive()
        if message["type"] == "http.disconnect":
            raise ClientDisconnect
        body += message.get("body", b"")
        more = message.get("more_body", False)
        if len(body) > most:
            raise TooLarge(most)
    return body


def _again(body: bytes, receive: Receive) -> Receive:
    """Replay a body that was read already, for another reader."""
    waiting: list[Any] = [{"type": "http.request", "body": body, "more_body": False}]

    async def give() -> Message:
        return waiting.pop() if waiting else await receive()

    return give


def _last(send: Send) -> Send:
    """Close the connection after an answer: the next bytes may be the rest of a body."""

    async def closing(message: Message) -> None:
        if message["type"] == "http.response.start":
            MutableHeaders(scope=message)["connection"] = "close"
        await send(message)

    return closing


def _without_body(send: Send) -> Send:
    async def headed(message: Message) -> None:
        if message["type"] == "http.response.body":
            message = {**message, "body": b""}
        await send(message)

    return headed


def _with_headers(send: Send, path: str, headers: Mapping[str, str] = HEADERS) -> Send:
    file, listed = path.startswith(FILES), path == "/" or path.startswith(FOUND)

    async def guarded(message: Message) -> None:
        if message["type"] == "http.response.start":
            sent = MutableHeaders(scope=message)
            kept = sent.get("cache-control", "no-store") != "no-store"
            unsaid = {} if kept else KEPT_NOWHERE
            document = not file or sent.get("content-type", "").startswith(DOCUMENTS)
            said = {**headers, **({} if listed else UNLISTED)} if document else TYPED
            for name, value in {**said, **unsaid}.items():
                sent.setdefault(name, value)
        await send(message)

    return guarded
