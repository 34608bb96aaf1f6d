"""Notes on moments of a match, on a page that only their author sees."""

import secrets

from fastapi import APIRouter, Request
from fastapi.responses import RedirectResponse, Response

from serenissima.kernel.errors import SerenissimaError
from serenissima.service import LONGEST_NOTE, TableView
from serenissima.service.refusals import NOTE_FULL, NOTE_TEXT, SEAT_NAME, TABLE_STEP
from serenissima.web.dependencies import (
    AppState,
    FormFields,
    Guest,
    SeatToken,
    State,
    welcome_guest,
)
from serenissima.web.presentation.refusals import form_page
from serenissima.web.presentation.visitor import Visitor
from serenissima.web.refusals import REQUEST_MALFORMED
from serenissima.web.routes.chat import guest_at, is_covered
from serenissima.web.security.cookies import remember_name, store_guest, stored_seats

router = APIRouter(include_in_schema=False)
HERE = (NOTE_TEXT, NOTE_FULL, SEAT_NAME)
"""Refusals that the page shows."""


@router.get("/table/{table}/notes")
async def show(
    request: Request, state: State, visitor: Guest, table: str, token: SeatToken
) -> Response:
    """Show the guest's notes on a match, and a form for a note on a `moment`.

    The default is the last moment. Raises `Unknown` (`table/step`), and `Illegal`
    (`seat/not-yours`) for a program.
    """
    if is_covered(request, table, token):
        return RedirectResponse(f"/table/{table}", 303)
    await _check_owner(state, table, token)
    view = await _at(state, table, token, request.query_params.get("moment", ""))
    return await _page(request, state, visitor, view)


@router.post("/table/{table}/notes")
async def write(
    request: Request, state: State, visitor: Guest, table: str, token: SeatToken, fields: FormFields
) -> Response:
    """Store a `text` on a `moment`, or `remove` a note by its key; raise what `show` raises."""
    if is_covered(request, table, token):
        return RedirectResponse(f"/table/{table}", 303)
    await _check_owner(state, table, token)
    view = await _at(state, table, token, fields.get("moment", ""))
    response = RedirectResponse(f"/table/{table}/notes?moment={view.moment}", 303)
    guest, _ = await guest_at(request, state, table, view.seat)
    if "remove" in fields:
        await state.tables.notes.remove(guest, table, fields["remove"])
        return response
    try:
        cookie = await _keep(request, state, view, guest, fields)
    except SerenissimaError as error:
        if not error.is_any(*HERE):
            raise
        return await _page(request, state, visitor, view, error, fields.get("text", ""))
    store_guest(response, request, cookie)
    if fields.get("name"):
        remember_name(response, request, fields["name"])
    return response


async def _check_owner(state: AppState, table: str, token: str | None) -> None:
    """Refuse programs: they see as a seat does, but a guest's notes are private.

    Raises:
        Illegal: `seat/not-yours`.
    """
    if token:
        await state.tables.seat(table, token)


async def _at(state: AppState, table: str, token: str | None, moment: str) -> TableView:
    """Return the table at a moment, by default the last one."""
    if not moment:
        last = (await state.tables.view(table, token)).last
        return await state.tables.view(table, token, at=last)
    if not moment.isdecimal() or len(moment) > 8:
        raise REQUEST_MALFORMED("this is not a number", text=moment[:80])
    view = await state.tables.view(table, token, moment=int(moment))
    if view.lesson:
        raise TABLE_STEP("a lesson has no moments", text=moment)
    return view


async def _keep(
    request: Request, state: AppState, view: TableView, guest: str, fields: dict[str, str]
) -> str:
    """Store a form's note; return the cookie of a guest who is new, or empty."""
    key, text = fields.get("key", ""), fields.get("text", "")
    place = view.table, view.moment, text
    if guest:
        await state.tables.notes.write(guest, *place, key=key)
        return ""
    name = view.places[view.seat].name if view.seat >= 0 else fields.get("name", "")
    async with welcome_guest(state, request, name, key) as (new, cookie):
        await state.tables.notes.write(new, *place, key=key)
    return cookie


async def _page(
    request: Request,
    state: AppState,
    visitor: Visitor,
    view: TableView,
    error: SerenissimaError | None = None,
    text: str = "",
) -> Response:
    """Return the page; after a refusal, with the error and the text to edit."""
    guest, _ = await guest_at(request, state, view.table, view.seat)
    return form_page(
        request,
        "notes.html",
        error,
        view=view,
        shared=stored_seats(request, view.table).shared,
        notes=await state.tables.notes.of(guest, view.table) if guest else [],
        asks_name=not guest and view.seat < 0,
        key=secrets.token_urlsafe(),
        text=text,
        longest=LONGEST_NOTE,
    )
