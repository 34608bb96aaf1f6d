"""Seats and their secret links: sharing them, opening them, sitting down."""

import secrets
from ipaddress import ip_address
from typing import Any

from fastapi import APIRouter, Request
from fastapi.responses import RedirectResponse, Response

from serenissima.kernel.errors import Illegal, NotNow, SerenissimaError
from serenissima.service import TableView
from serenissima.web.desk import Desk
from serenissima.web.paint import paint
from serenissima.web.refusals import said, status_of
from serenissima.web.showing import Showing
from serenissima.web.visitor import (
    Visitor,
    keep_seat,
    kept_links,
    remember,
    remember_name,
    seat_token,
)
from serenissima.words import Speaker

router = APIRouter(include_in_schema=False)
INVITED = "invited-"  # begins the name of the cookie that holds an invitation


def _secret(response: Response) -> Response:
    """The address holds a secret: nobody learns it from where a browser came."""
    response.headers["referrer-policy"] = "no-referrer"
    response.headers["cache-control"] = "no-store"
    return response


@router.get("/table/{table}/seats")
async def seats(request: Request, table: str) -> Response:
    """The links to the seats, as far as this browser may share them."""
    sight = await Desk.of(request).sight(request, table)
    show = Showing(sight, Visitor.of(request).language)
    token, base = seat_token(request, table), f"{request.base_url}table/{table}"
    links = kept_links(request, table)
    return _secret(
        paint(
            request,
            "seats.html",
            table=table,
            seats=[_seat(show, seat, base, links.get(seat)) for seat in show.seats],
            own_link=f"{base}/seat/{token}" if token else "",
            watch_link=base,
            alone=_only_here(request.url.hostname or ""),
        )
    )


def _only_here(host: str) -> bool:
    """Whether an address with this host leads nowhere from any other device."""
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def _seat(show: Showing, seat: int, base: str, invitation: str | None) -> dict[str, Any]:
    """A seat in the list: who sits there, or the link to it."""
    free = show.sight.places[seat].free
    state = "page-seat-free" if free else "page-sits-here"
    return {
        "number": seat,
        "name": show.speaker.name(seat),
        "link": f"{base}/join/{invitation}" if free and invitation else "",
        "state": show.word(state),
    }


@router.get("/table/{table}/seat/{token}")
async def own_link(request: Request, table: str, token: str) -> Response:
    """The owner's link: from now on this browser has the seat, and the secret leaves the address.

    Raises:
        Illegal: `seat/not-yours`.
    """
    desk = Desk.of(request)
    await desk.check_ready(table)
    await desk.tables.seat(table, token)
    response = RedirectResponse(f"/table/{table}", 303)
    keep_seat(response, request, table, token)
    return _secret(response)


@router.get("/table/{table}/join/{invitation}")
async def invited(request: Request, table: str, invitation: str) -> Response:
    """An invitation: it goes into a cookie, and the page to sit down at is shown."""
    desk = Desk.of(request)
    await desk.check_ready(table)
    await desk.tables.invited(table, invitation)
    response = RedirectResponse(f"/table/{table}/join", 303)
    remember(response, request, INVITED + table, invitation)
    return _secret(response)


@router.get("/table/{table}/join")
async def join_page(request: Request, table: str) -> Response:
    """Where an invited person gives a name and sits down."""
    if seat_token(request, table):
        return RedirectResponse(f"/table/{table}", 303)
    return await _join_page(request, table, Visitor.of(request).name)


async def _join_page(
    request: Request, table: str, name: str, error: SerenissimaError | None = None
) -> Response:
    desk, language = Desk.of(request), Visitor.of(request).language
    invitation = request.cookies.get(INVITED + table, "")
    seat = await desk.tables.invited(table, invitation)
    sight = await desk.tables.view(table)
    if not sight.places[seat].free:
        raise NotNow("seat/taken", "somebody sits there already", text=sight.places[seat].name)
    return paint(
        request,
        "join.html",
        status_of(error) if error else 200,
        title=sight.game.meta.title,
        seat=seat,
        others=_sitting(sight, language),
        key=secrets.token_urlsafe(),
        name=name,
        wrong=said(error, Speaker(language)) if error else "",
        code=error.code if error else "",
    )


def _sitting(sight: TableView, language: str) -> str:
    """Who sits at the table already."""
    show = Showing(sight, language)
    return show.named([place.seat for place in sight.places if not place.free])


@router.post("/table/{table}/join")
async def join(request: Request, table: str) -> Response:
    """Sit down, and go to the table."""
    desk, given = Desk.of(request), await request.form()
    await desk.check_ready(table)
    invitation = request.cookies.get(INVITED + table, "")
    name, key = str(given.get("name", "")), str(given.get("key", ""))
    try:
        seated = await desk.tables.join(table, invitation, name, key=key)
    except Illegal as error:
        return await _join_page(request, table, name, error)
    response = RedirectResponse(f"/table/{table}", 303)
    keep_seat(response, request, table, seated.token)
    remember_name(response, request, name.strip()[:80])
    response.delete_cookie(INVITED + table, path="/")
    return response
