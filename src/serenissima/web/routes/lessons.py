"""Lessons: starting one, restarting it, and the real match after it."""

from dataclasses import replace

from fastapi import APIRouter, Request
from fastapi.responses import RedirectResponse, Response

from serenissima.fairplay.secrets import derive_token
from serenissima.service import Opening, TableView
from serenissima.web.dependencies import (
    AppState,
    FormFields,
    Guest,
    Known,
    OwnerToken,
    State,
    welcome_guest,
)
from serenissima.web.presentation.forms import TableForm
from serenissima.web.refusals import LESSON_NONE
from serenissima.web.routes.new_table import open_table
from serenissima.web.security.cookies import StoredSeats, store_guest, store_seats
from serenissima.web.security.costs import costs
from serenissima.web.suggesting import read_results, suggest_from
from serenissima.words import Speaker

router = APIRouter(include_in_schema=False)


@router.post("/learn/{game}/{lesson}")
@costs(tables=1)
async def learn(
    request: Request, state: State, visitor: Guest, game: str, lesson: str, fields: FormFields
) -> Response:
    """Start a lesson."""
    name = visitor.name or Speaker(visitor.language).word("page-guest")
    key = fields.get("key", "")
    async with welcome_guest(state, request, name, key) as (guest, cookie):
        opened = await state.tables.learn(game, lesson, name, key=key, guest=guest)
    return _go_to_seat(request, opened, cookie)


@router.post("/table/{table}/learn")
@costs(tables=1)
async def again(request: Request, state: State, table: str, token: OwnerToken) -> Response:
    """Restart the lesson of a table; a second click at the same moment leads to the same table."""
    view = await _lesson(state, table, token)
    key, name = derive_token(token, "lesson", f"{table} {view.seq}"), view.places[view.seat].name
    async with welcome_guest(state, request, name, key) as (guest, cookie):
        opened = await state.tables.learn(
            view.game.meta.name, view.lesson, name, key=key, guest=guest
        )
    return _go_to_seat(request, opened, cookie)


@router.post("/table/{table}/play")
@costs(tables=1)
async def match(
    request: Request, state: State, visitor: Guest, guest: Known, table: str, token: OwnerToken
) -> Response:
    """Open a table for a real match with the same number of seats, against a suggested level."""
    view = await _lesson(state, table, token)
    meta = state.shelf.meta(view.game.meta.name)
    found = suggest_from(meta, await read_results(state, guest), guest, {meta.name})
    blank = TableForm.blank(meta, visitor.name, found.player if found else "")
    form = replace(blank, seats=len(view.places))
    key = derive_token(token, "match", table)  # a second click opens no second table
    return await open_table(request, state, visitor, meta.name, form, key)


async def _lesson(state: AppState, table: str, token: str) -> TableView:
    """Return the learner's view; raise `NotNow` (`lesson/none`) at the table of a match."""
    view = await state.tables.view(table, token)
    if not view.lesson:
        raise LESSON_NONE(text=table)
    return view


def _go_to_seat(request: Request, opened: Opening, cookie: str) -> Response:
    """Give the secret of the learner's seat to the browser, and go there.

    `cookie`: of a guest who is new, or empty.
    """
    response = RedirectResponse(f"/table/{opened.table}", 303)
    store_guest(response, request, cookie)
    store_seats(response, request, opened.table, StoredSeats(opened.token or ""))
    return response
