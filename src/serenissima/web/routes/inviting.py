"""Inviting friends to seats: from the page of a table's seats, and the friend's answer."""

from typing import Any

from fastapi import APIRouter, Request
from fastapi.responses import RedirectResponse, Response

from serenissima.kernel.errors import NotNow, SerenissimaError, Unknown
from serenissima.service.refusals import SEAT_INVITATION, SEAT_TAKEN, TABLE_BEGUN, TABLE_UNKNOWN
from serenissima.web.dependencies import AppState, FormFields, Known, State, token_of
from serenissima.web.presentation.table_page import TablePage
from serenissima.web.refusals import REQUEST_MALFORMED
from serenissima.web.routes.friends import friends_page
from serenissima.web.security.cookies import store_seat, stored_links, stored_seats
from serenissima.web.security.costs import costs

router = APIRouter(include_in_schema=False)
GONE = (SEAT_INVITATION, SEAT_TAKEN, TABLE_BEGUN, TABLE_UNKNOWN)
"""Refusals of an invitation that someone else has used, or that no longer exists."""


@router.post("/table/{table}/invite")
@costs(sittings=1)
async def invite(
    request: Request, state: State, table: str, guest: Known, fields: FormFields, friend: str = ""
) -> Response:
    """Invite a friend, by the mark `friend`, to a `seat`; a second time changes nothing.

    Raises:
        Unknown: `table/unknown`, `table/seat`, `seat/invitation`, `friend/none`.
        Illegal: `table/private`, `seat/not-yours`, `guest/barred`.
        NotNow: `seat/taken`.
    """
    if guest:
        await state.tables.safety.check(guest.id)
        seat = fields.get("seat", "")
        if not seat.isdecimal() or len(seat) > 3:
            raise REQUEST_MALFORMED("this is not a seat", text=seat[:80], hint="seat=N")
        await invite_friend(request, state, guest.id, friend, table, int(seat))
    return RedirectResponse(f"/table/{table}/seats#friends", 303)


async def invite_friend(
    request: Request, state: AppState, guest: str, friend: str, table: str, seat: int
) -> None:
    """Invite a friend with the invitation that this browser has for a seat."""
    found = ""
    for secret in stored_links(request, table).values():
        try:
            if await state.tables.invited_seat(table, secret) == seat:
                found = secret
        except Unknown:
            continue
    await state.tables.friends.inviting.invite(guest, friend, table, seat, found)


async def invitable(state: AppState, guest: Known, page: TablePage, links: set[int]) -> Any:
    """Return a guest's friends, those invited to this table by mark, and the seats to offer.

    None without friends or seats. `links`: the seats to which this browser has links.
    """
    view = page.view
    free = [place.seat for place in view.places if place.free and not view.ended]
    seats = [seat for seat in free if seat in links or view.gathering]
    if guest is None or not seats:
        return None
    circle = await state.tables.friends.circle(guest.id)
    invited = await state.tables.friends.inviting.list_invited(guest.id, view.table)
    return (circle, invited, seats) if circle.friends else None


@router.post("/table/{table}/invited")
@costs(sittings=1)
async def answer(
    request: Request, state: State, table: str, guest: Known, fields: FormFields
) -> Response:
    """Answer a friend's invitation: with `accept` the guest sits down, with `decline` it is gone.

    A guest who sits there already only goes to the table. A seat that was taken meanwhile leads to
    the table as well.

    Raises:
        Illegal: `guest/barred`.
        SerenissimaError: as `Seating.join`.
    """
    response = RedirectResponse(f"/table/{table}", 303)
    if guest is not None and "accept" not in fields:
        await state.tables.friends.inviting.decline(guest.id, table)
        return RedirectResponse("/friends", 303)
    if guest is None or stored_seats(request, table).tokens:
        return response
    if await token_of(state, request, table):
        return response
    await state.tables.safety.check(guest.id)
    try:
        token = await state.tables.friends.inviting.take_seat(
            guest, table, key=fields.get("key", "")
        )
    except (Unknown, NotNow) as error:
        if not _is_gone(error):
            raise
        return await friends_page(request, state, guest, error=error)
    store_seat(response, request, table, token)
    return response


def _is_gone(error: SerenissimaError) -> bool:
    return error.is_any(*GONE)
