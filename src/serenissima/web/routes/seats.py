"""Seats and their secret links: sharing them, opening them, sitting down."""

import secrets
from contextlib import suppress
from typing import Any
from urllib.parse import urlsplit

from fastapi import APIRouter, Request
from fastapi.responses import RedirectResponse, Response

from serenissima.fairplay.secrets import Proven
from serenissima.kernel.errors import Illegal, NotNow, SerenissimaError, Unknown
from serenissima.service.refusals import SEAT_TAKEN
from serenissima.web.dependencies import (
    AppState,
    FormFields,
    Guest,
    SeatToken,
    State,
    known_guest,
    owner_token,
    shared_base,
    token_of,
    welcome_guest,
)
from serenissima.web.presentation.invitation import invitation
from serenissima.web.presentation.refusals import form_page
from serenissima.web.presentation.seat_colours import colour_classes
from serenissima.web.presentation.table_page import TablePage
from serenissima.web.presentation.templates import page
from serenissima.web.presentation.visitor import Visitor
from serenissima.web.refusals import REQUEST_MALFORMED
from serenissima.web.routes.chat import is_covered
from serenissima.web.routes.inviting import invitable
from serenissima.web.routes.people import reports_and_blocks
from serenissima.web.security.cookies import (
    StoredSeats,
    check_cookies,
    forget_invitation,
    forget_seat,
    remember_name,
    store_guest,
    store_invitation,
    store_seat,
    store_seats,
    stored_invitation,
    stored_links,
    stored_seats,
    try_cookies,
)
from serenissima.web.security.costs import costs
from serenissima.web.security.guard import ADDRESS_UNTOLD, foreign_origin
from serenissima.web.security.limits import is_loopback

HTTP = 80  # the port of an address that names none

router = APIRouter(include_in_schema=False)


def _secret(response: Response) -> Response:
    """Hide the secret in the address from caches and from the next site."""
    response.headers.update(ADDRESS_UNTOLD)
    return response


@router.get("/table/{table}/seats")
async def seats(
    request: Request, state: State, visitor: Guest, table: str, token: SeatToken
) -> Response:
    """Show the links to the seats that this browser may share."""
    shown = TablePage(await state.tables.view(table, token), visitor.language)
    known = (
        {}
        if is_covered(request, table, token)
        else await reports_and_blocks(request, state, shown.view)
    )
    guest = await known_guest(request)
    portraits, wanted = await state.tables.friends.looks_at(table)
    base, links = f"{shared_base(request, state)}table/{table}", await _links(request, state, table)
    return _secret(
        page(
            request,
            "seats.html",
            packs=False,
            table=table,
            may_leave=shown.view.may_leave,
            seats=[_seat(shown, seat, base, links.get(seat)) for seat in shown.seats],
            known=known,
            portraits=portraits,
            colours=colour_classes(wanted, len(shown.view.places)),
            friends=await state.tables.friends.states_at(guest.id, table) if guest else {},
            inviting=await invitable(state, guest, shown, set(links)),
            called=shown.view.names,
            own_seat=shown.view.seat >= 0,
            own_link=await _own_link(state, table, token, base),
            watch_link=base,
            alone=is_loopback(urlsplit(base).hostname or ""),
            command=_sharing(request, state),
        )
    )


async def _own_link(state: AppState, table: str, token: str | None, base: str) -> str:
    """Return the link to the viewer's own seat; a guest has none, and a program's is no seat's."""
    if token and not isinstance(token, Proven):
        with suppress(Illegal):
            await state.tables.seat(table, token)
            return f"{base}/seat/{token}"
    return ""


def _sharing(request: Request, state: AppState) -> str:
    """Return the command that serves these tables to others at the same port, or empty."""
    return f"{state.sharing} --port {request.url.port or HTTP}" if state.sharing else ""


async def _links(request: Request, state: AppState, table: str) -> dict[int, str]:
    """Return the invitations that this browser may share, by the seat that each now leads to."""
    found = {}
    for secret in stored_links(request, table).values():
        with suppress(Unknown):
            found[await state.tables.invited_seat(table, secret)] = secret
    return found


def _seat(shown: TablePage, seat: int, base: str, invitation: str | None) -> dict[str, Any]:
    """Return a seat in the list: its player, or the link to it."""
    free = shown.view.places[seat].free
    state = "page-seat-free" if free else "page-sits-here"
    return {
        "number": seat,
        "name": shown.speaker.heading(seat),
        "link": f"{base}/join/{invitation}" if free and invitation else "",
        "state": shown.word(state),
    }


@router.get("/table/{table}/seat/{token}")
async def own_link(
    request: Request, state: State, visitor: Guest, table: str, token: str
) -> Response:
    """Give this browser the seat of an owner's link, and remove the secret from the address.

    Ask first if the browser has another seat there, or if another site led here.

    Raises:
        Illegal: `seat/not-yours`, `request/cookies`.
    """
    if tries := try_cookies(request):
        return tries
    check_cookies(request)
    seat = await state.tables.seat(table, token)
    kept = stored_seats(request, table).tokens
    if token in kept or not (kept or foreign_origin(request)):
        return _go_to_seat(request, table, token)
    view = await state.tables.view(table)
    shown = TablePage(view, visitor.language)
    return page(
        request,
        "seat.html",
        title=view.game.meta.title,
        table=table,
        name=shown.speaker.name(seat),
        has_other=bool(kept),
    )


@router.post("/table/{table}/seat/{token}")
async def take_own_link(request: Request, state: State, table: str, token: str) -> Response:
    """Take the seat of an owner's link after the question; raise `Illegal` (`seat/not-yours`)."""
    await state.tables.seat(table, token)
    return _go_to_seat(request, table, token)


def _go_to_seat(request: Request, table: str, token: str) -> Response:
    """Go to the table with the seat; others who share the device keep theirs."""
    response, kept = RedirectResponse(f"/table/{table}", 303), stored_seats(request, table)
    seats = kept.uncover(token) if token in kept.tokens else StoredSeats(token)
    store_seats(response, request, table, seats)
    return _secret(response)


@router.post("/table/{table}/leave")
@costs(sittings=1)
async def leave(request: Request, state: State, table: str, token: SeatToken) -> Response:
    """Leave the table before the match begins; others who share the device stay.

    A visitor who has already left in another tab gets the same answer.
    """
    if token is None and not stored_seats(request, table).tokens:
        return RedirectResponse("/", 303)
    await state.tables.leave(table, await owner_token(token))
    kept = stored_seats(request, table)
    others = tuple(one for one in kept.tokens if one != token)
    response = RedirectResponse("/", 303)
    if others:
        store_seats(response, request, table, StoredSeats(others[0], others[1:]))
    else:
        forget_seat(response, table)
    return response


@router.get("/table/{table}/join/{invitation}")
async def follow_invitation(
    request: Request, state: State, table: str, invitation: str
) -> Response:
    """Store an invitation in a cookie, and show the page for sitting down."""
    await state.tables.invited_seat(table, invitation)
    response = RedirectResponse(f"/table/{table}/join", 303)
    store_invitation(response, request, table, invitation)
    return _secret(response)


@router.get("/table/{table}/join")
async def join_page(
    request: Request, state: State, visitor: Guest, table: str, token: SeatToken
) -> Response:
    """Show the page on which an invited person gives a name and sits down."""
    if token or stored_seats(request, table).shared:
        return RedirectResponse(f"/table/{table}", 303)
    if not stored_invitation(request, table):
        return await _preview_invitation(request, state, visitor, table)
    return await _join_page(request, state, visitor, table, visitor.name)


async def _preview_invitation(
    request: Request, state: AppState, visitor: Visitor, table: str
) -> Response:
    """Return an invitation without a form for previews in messengers, which store no cookies."""
    view = await state.tables.view(table)
    return page(
        request,
        "join.html",
        table=table,
        to=invitation(view, visitor.language),
        place=str(request.base_url).rstrip("/"),
        key=secrets.token_urlsafe(),
        seat=None,
        wrong="",
    )


async def _join_page(
    request: Request,
    state: AppState,
    visitor: Visitor,
    table: str,
    name: str,
    error: SerenissimaError | None = None,
) -> Response:
    seat = await state.tables.invited_seat(table, stored_invitation(request, table))
    view = await state.tables.view(table)
    shown = TablePage(view, visitor.language)
    if not view.places[seat].free:
        return _taken_page(request, shown, name)
    return form_page(
        request,
        "join.html",
        error,
        table=table,
        to=invitation(view, visitor.language),
        place=str(request.base_url).rstrip("/"),
        seat=seat,
        places=[(one, one == seat) for one in await state.tables.promised_seats(table)],
        others=shown.name_seats([place.seat for place in view.places if not place.free]),
        key=secrets.token_urlsafe(),
        hints=view.hints,
        limited=view.clock is not None,
        name=name,
    )


def _taken_page(request: Request, shown: TablePage, name: str) -> Response:
    """Return the page for a person whose seat has been taken by another player.

    At an open table, its other free seats are offered.
    """
    view = shown.view
    free = [place.seat for place in view.places if place.free] if view.gathering else []
    return form_page(
        request,
        "taken.html",
        SEAT_TAKEN(),
        title=view.game.meta.title,
        table=view.table,
        free=free,
        others=shown.name_seats([place.seat for place in view.places if not place.free]),
        key=secrets.token_urlsafe(),
        name=name,
    )


def _read_seat(text: str) -> int | None:
    """Return the chosen seat, if any; raise `Unreadable` (`request/malformed`)."""
    if not text:
        return None
    if not text.isdecimal() or len(text) > 3:
        raise REQUEST_MALFORMED("this is not a seat", text=text[:80], hint="seat=N")
    return int(text)


async def _sits(request: Request, state: AppState, table: str) -> bool:
    """Whether the guest of this browser sits there, by a seat taken on another device."""
    return isinstance(await token_of(state, request, table), Proven)


@router.post("/table/{table}/join")
async def join(
    request: Request, state: State, visitor: Guest, table: str, fields: FormFields
) -> Response:
    """Sit down, and go to the table; a guest who sits there already only goes."""
    if stored_seats(request, table).shared or await _sits(request, state, table):
        return RedirectResponse(f"/table/{table}", 303)
    invitation, name = stored_invitation(request, table), fields.get("name", "")
    try:
        chosen, key = _read_seat(fields.get("seat", "")), fields.get("key", "")
        async with welcome_guest(state, request, name, key) as (guest, cookie):
            seated = await state.tables.join(
                table, invitation, name, key=key, seat=chosen, guest=guest
            )
    except (Illegal, NotNow) as error:
        return await _join_page(request, state, visitor, table, name, error)
    response = RedirectResponse(f"/table/{table}", 303)
    store_guest(response, request, cookie)
    store_seat(response, request, table, seated.token)
    remember_name(response, request, name)
    forget_invitation(response, table)
    return response
