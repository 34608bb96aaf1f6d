"""Assembles the application from the tables, the pages, the live channel and the API."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import cache
from typing import Any

import structlog
from fastapi import FastAPI
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from serenissima.kernel.errors import SerenissimaError
from serenissima.kernel.refusals import PAGE_UNKNOWN
from serenissima.machine.ahead import compile_ahead
from serenissima.service import Tables
from serenissima.web.confirming import confirm_submission
from serenissima.web.dependencies import AppState
from serenissima.web.presentation import refusals
from serenissima.web.presentation.templates import serve_below
from serenissima.web.private_site import PrivateSite
from serenissima.web.refusals import REQUEST_MALFORMED, REQUEST_METHOD, SERVER_FAULT
from serenissima.web.root_path import BelowPath, check_root
from serenissima.web.routes import (
    account,
    account_mail,
    admin,
    admin_clubs,
    admin_guests,
    admin_private,
    admin_site,
    admin_submissions,
    admin_tables,
    analysis,
    api,
    api_seats,
    api_tokens,
    api_tournaments,
    clubs,
    daily,
    deletion,
    engine,
    entering,
    fair,
    friends,
    gathering,
    handover,
    home,
    installing,
    inviting,
    lessons,
    live,
    live_answers,
    match_files,
    me,
    mistakes,
    new_table,
    notes,
    notifications,
    oidc,
    people,
    probes,
    programs,
    puzzles,
    recovery,
    results,
    seats,
    site,
    statistics,
    studies,
    study,
    table,
    timed_runs,
    tournaments,
    watching,
)
from serenissima.web.routes import (
    chat as chatting,
)
from serenissima.web.routes import (
    passkeys as keys,
)
from serenissima.web.routes.lost_seats import forget_lost_seats
from serenissima.web.security.answers import short_response
from serenissima.web.security.attempts import Attempts
from serenissima.web.security.guard import RequestGuard
from serenissima.web.security.hosts import foreign_host, host_refusal, site_of
from serenissima.web.security.limits import Limits
from serenissima.web.security.oidc import OidcProvider
from serenissima.web.security.openers import Openers
from serenissima.web.security.traffic import Traffic
from serenissima.web.security.writers import Writers
from serenissima.web.settings import AppSettings
from serenissima.web.tally import CountingApp

LOG = structlog.get_logger(__name__)
PARTS = (
    table, live_answers, friends, clubs, handover, seats, home, gathering, watching, new_table,
    inviting, me, account, recovery, account_mail, keys, oidc, deletion, results, statistics,
    lessons, daily, timed_runs, puzzles, mistakes, studies, study, match_files, analysis, engine,
    fair, installing, notifications, chatting, notes, people, programs, tournaments, site,
    entering, admin, admin_clubs, admin_guests, admin_site, admin_submissions, admin_private,
    admin_tables, api, api_seats, api_tokens, api_tournaments,
)  # fmt: skip
"""The parts with pages, the most requested first."""
TITLE = "Serenissima"
USUAL = AppSettings()
ABOUT = "Tables of board games, as a seat sees them. Every refusal carries a stable `code`."


def create_app(tables: Tables | str, settings: AppSettings = USUAL) -> FastAPI:
    """Return the application over tables, or over a database's URL.

    Args:
        tables: the tables to show, or the URL of their database.
        settings: how the application works.

    Raises:
        Unreadable: `database/url`.
    """
    if isinstance(tables, str):
        tables = Tables(
            tables, thinking=settings.thinking, shelf=settings.shelf.load,
            secrets=settings.secrets, allowance=settings.allowance,
        )  # fmt: skip
    state = AppState(
        tables=tables,
        shelf=settings.shelf,
        warm=settings.warm,
        sharing=settings.sharing,
        notifications=settings.notifications,
        address=settings.address,
        chat=settings.chat,
        passkeys=settings.passkeys,
        oidc=OidcProvider(settings.oidc) if settings.oidc else None,
        root=check_root(settings.root_path),
    )
    serve_below(state.root)
    return _add_limits(state, settings.limits, settings.log_addresses)


def _add_limits(state: AppState, limits: Limits, logs_addresses: bool) -> FastAPI:
    """Return the application with its limits for each visitor."""
    state.openers, state.writers = Openers(limits), Writers(limits)
    state.attempts = Attempts(limits, state.tables.tries, logs_addresses)
    return _application(state, limits)


class Application(FastAPI):
    """Pages and API by FastAPI, and the live channels beside it, within the same limits."""

    def __init__(self, state: AppState, limits: Limits) -> None:
        super().__init__(
            title=TITLE,
            description=ABOUT,
            lifespan=_running,
            openapi_url="/api",
            docs_url=None,
            redoc_url=None,
        )
        self.state.serenissima = state
        self._channels = PrivateSite(live.channels(state), state, refuse)
        routes = [*self.routes, *(route for part in PARTS for route in part.router.routes)]
        traffic = Traffic(self._pass_on, limits, routes, state.tally.refuse)
        self.router.routes.extend(_collect_routes().routes)
        self._counted = CountingApp(traffic, state.tally, routes)
        self._probes = probes.Probes(state)
        self._below = BelowPath(self._serve, state.root)
        self._root = state.root
        self._address, self._site = state.address, site_of(state.address)

    def openapi(self) -> dict[str, Any]:
        """Return the OpenAPI document of the API."""
        return {**_document(), "servers": [{"url": self._root}]} if self._root else _document()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve a request or a channel."""
        await self._below(scope, receive, send)

    async def _serve(self, scope: Scope, receive: Receive, send: Send) -> None:
        serve = self._probes if probes.is_probe(scope) else self._counted
        await serve(scope, receive, send)

    async def _pass_on(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "lifespan":
            await self.state.serenissima.tables.site.refresh()
        serve = self._channel if scope["type"] == "websocket" else super().__call__
        await serve(scope, receive, send)

    async def _channel(self, scope: Scope, receive: Receive, send: Send) -> None:
        foreign = foreign_host(HTTPConnection(scope), self._site)
        serve = short_response(host_refusal(foreign, self._address)) if foreign else self._channels
        await serve(scope, receive, send)


def _application(state: AppState, limits: Limits) -> FastAPI:
    """Return the routes with this state, their guards, and the responses to refusals."""
    app = Application(state, limits)
    app.add_middleware(PrivateSite, state=state, refuse=refuse)
    app.add_middleware(RequestGuard, refuse=refuse, body=limits.body, address=state.address)
    for kind, handler in HANDLERS.items():
        app.add_exception_handler(kind, handler)
    # Build the routes now, before other threads run. FastAPI would do so at the first request and #
    # change the filters of warnings, which all threads share, meanwhile.
    app.openapi()
    return app


@cache
def _collect_routes() -> FastAPI:
    """Return the routes of all parts; building them is slow, so a process does it only once."""
    routed = FastAPI(title=TITLE, description=ABOUT, openapi_url=None)
    for part in PARTS:
        routed.include_router(part.router)
    return routed


@cache
def _document() -> dict[str, Any]:
    """Return the OpenAPI document of the routes, with the models that no answer as a whole has."""
    document = _collect_routes().openapi()
    document["components"]["schemas"] |= api.schemas()
    return document


@asynccontextmanager
async def _running(app: FastAPI) -> AsyncIterator[None]:
    """Serve tables, and compile games in the background, while the application is open."""
    state: AppState = app.state.serenissima
    games = [state.shelf.load(name) for name in state.shelf.names()] if state.warm else []
    with compile_ahead(games):
        async with state.tables:
            state.tables.learning.submissions.begin(confirm_submission)
            await state.tables.site.refresh()  # before visitors: the site may be private
            notifications = asyncio.create_task(state.notifier.run()) if state.notifier else None
            yield
            if state.account_mails:
                await state.account_mails.close()
            if notifications:
                notifications.cancel()
                await asyncio.wait([notifications])


def refuse(connection: HTTPConnection, error: SerenissimaError, **context: Any) -> Response:
    """Return the response to a refused request, and count it."""
    connection.app.state.serenissima.tally.refuse(error.code)
    return refusals.refuse(connection, error, **context)


async def _respond_to_refusal(request: Request, error: Exception) -> Response:
    assert isinstance(error, SerenissimaError)
    answer = refuse(request, error, back=_back(request))
    return await forget_lost_seats(request, request.app.state.serenissima.tables, error, answer)


async def _no_page(request: Request, error: Exception) -> Response:
    """Return the response to a request that the router itself refuses."""
    status = error.status_code if isinstance(error, HTTPException) else 404
    if status == 405:
        wrong = REQUEST_METHOD(text=request.method)
        return refuse(request, wrong)
    if status == 404:
        return refuse(request, PAGE_UNKNOWN(text=_path(request)))
    return refuse(request, REQUEST_MALFORMED())


async def _malformed(request: Request, error: Exception) -> Response:
    """Return the response to a request that does not fit the API's models."""
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0]
    where = ".".join(map(str, first["loc"]))
    return refuse(request, REQUEST_MALFORMED(str(first["msg"]).lower(), text=where))


async def _fault(request: Request, error: Exception) -> Response:
    route = request.scope.get("route")  # its pattern: the address itself may contain a seat's token
    LOG.error("page failed", route=getattr(route, "path", ""), exc_info=error)
    return refuse(request, SERVER_FAULT())


def _path(asks: HTTPConnection) -> str:
    return asks.url.path[:80]


def _back(asks: HTTPConnection) -> str:
    """Return the table's address if something at a table was refused."""
    parts = asks.url.path.split("/")
    return "/".join(parts[:3]) if parts[1] == "table" and len(parts) > 3 else ""


HANDLERS: dict[type[Exception], Callable[[Request, Exception], Awaitable[Response]]] = {
    SerenissimaError: _respond_to_refusal,
    HTTPException: _no_page,
    RequestValidationError: _malformed,
    Exception: _fault,
}
