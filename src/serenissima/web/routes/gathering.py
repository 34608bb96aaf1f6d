"""The open tables: the list, and sitting down at one of them."""

import secrets
from collections.abc import Collection

from fastapi import APIRouter, Request
from fastapi.responses import RedirectResponse, Response

from serenissima.kernel.errors import SerenissimaError, Unreadable
from serenissima.service import Gathering
from serenissima.web.dependencies import (
    AppState,
    FormFields,
    Guest,
    State,
    known_guest,
    token_of,
    welcome_guest,
)
from serenissima.web.presentation.open_tables import OpenTable, describe_open_table, seat_of
from serenissima.web.presentation.refusals import form_page
from serenissima.web.presentation.visitor import Visitor
from serenissima.web.security.cookies import remember_name, store_guest, store_seat, stored_seats
from serenissima.web.security.costs import costs

router = APIRouter(include_in_schema=False)


@router.get("/tables")
async def show(request: Request, state: State, visitor: Guest) -> Response:
    """Show the open tables."""
    return await _page(request, state, visitor, visitor.name)


async def _page(
    request: Request,
    state: AppState,
    visitor: Visitor,
    name: str,
    error: SerenissimaError | None = None,
) -> Response:
    """Return the list; after a refusal, with the error."""
    guest = await known_guest(request)
    apart = await state.tables.safety.separated_tables(guest.id) if guest else set()
    found = [
        one
        for one in await state.tables.gathering()
        if one.game in state.shelf.names() and one.table not in apart
    ]
    held = await state.tables.guests.tables(guest.id) if guest else {}
    tables = [_describe(request, state, visitor, one, held) for one in found]
    return form_page(
        request,
        "tables.html",
        error,
        tables=tables,
        known=guest is not None,
        games=[state.shelf.meta(one) for one in state.shelf.names()],
        name=name,
        key=secrets.token_urlsafe(),
    )


def _describe(
    request: Request,
    state: AppState,
    visitor: Visitor,
    table: Gathering,
    held: Collection[str],
) -> OpenTable:
    game = state.shelf.load(table.game)
    own = bool(stored_seats(request, table.table).tokens) or table.table in held
    return describe_open_table(table, game, own, visitor.language, state.tables.clock())


@router.post("/tables")
@costs(sittings=1)
async def sit(request: Request, state: State, visitor: Guest, fields: FormFields) -> Response:
    """Take a seat of the list, and go to its table; a guest who sits there already only goes."""
    table, seat = seat_of(fields.get("seat", ""))
    if stored_seats(request, table).tokens or await token_of(state, request, table):
        return RedirectResponse(f"/table/{table}", 303)
    key, name = fields.get("key", ""), fields.get("name", "")
    try:
        async with welcome_guest(state, request, name, key) as (guest, cookie):
            seated = await state.tables.sit(table, seat, name, key=key, guest=guest)
    except Unreadable:
        raise
    except SerenissimaError as error:
        return await _page(request, state, visitor, name, error)
    response = RedirectResponse(f"/table/{table}", 303)
    store_guest(response, request, cookie)
    store_seat(response, request, table, seated.token)
    remember_name(response, request, name)
    return response
