"""The page on which the owner of a seat lets programs watch or play with it, and ends that."""

import secrets

from fastapi import APIRouter, Request
from fastapi.responses import RedirectResponse, Response

from serenissima.kernel.errors import SerenissimaError
from serenissima.service import PROGRAM_SCOPES, Allowed
from serenissima.service.refusals import SEAT_NAME, TABLE_BUSY, TOKEN_TOO_MANY
from serenissima.web.dependencies import AppState, FormFields, Guest, SeatToken, State
from serenissima.web.presentation.own_tables import ago
from serenissima.web.presentation.refusals import form_page
from serenissima.web.presentation.visitor import Visitor
from serenissima.web.routes.me import protect_secret

router = APIRouter(include_in_schema=False)
MINUTE = 60.0


@router.get("/table/{table}/programs")
async def show(
    request: Request, state: State, visitor: Guest, table: str, token: SeatToken
) -> Response:
    """Show the programs of this browser's seat; raise `Illegal` (`seat/not-yours`)."""
    if not token:
        return RedirectResponse(f"/table/{table}", 303)
    return await _page(request, state, visitor, table, token)


@router.post("/table/{table}/programs")
async def act(
    request: Request, state: State, visitor: Guest, table: str, token: SeatToken, fields: FormFields
) -> Response:
    """Make a token with a `name` and a `scope`, which is shown once; or `end` one by its id.

    A resubmitted form shows the token no more, even if the token has not ended.

    Raises:
        Illegal: `seat/not-yours`.
        Unreadable: `command/key`.
        Unknown: `token/unknown`.
    """
    if not token:
        return RedirectResponse(f"/table/{table}", 303)
    if "end" in fields:
        await state.tables.end(table, token, fields["end"])
        return RedirectResponse(f"/table/{table}/programs", 303)
    name, scope, key = (fields.get(field, "") for field in ("name", "scope", "key"))
    try:
        made = await state.tables.allow(table, token, name, scope, key=key)
    except SerenissimaError as error:
        if not error.is_any(SEAT_NAME, TOKEN_TOO_MANY, TABLE_BUSY):
            raise
        return await _page(request, state, visitor, table, token, error=error, name=name)
    return await _page(request, state, visitor, table, token, made=made)


async def _page(
    request: Request,
    state: AppState,
    visitor: Visitor,
    table: str,
    token: str,
    *,
    made: Allowed | None = None,
    error: SerenissimaError | None = None,
    name: str = "",
) -> Response:
    """Return the page, with a new token or with the error after a refusal."""
    found = await state.tables.programs(table, token)
    since, now = await state.tables.programs_since(table), state.tables.clock()
    ages = (max(MINUTE, now - since.get(one.id, now)) for one in found)
    shown = form_page(
        request,
        "programs.html",
        error,
        packs=False,  # a page with a secret token is not packed
        table=table,
        programs=[(one, ago(age, visitor.language)) for one, age in zip(found, ages, strict=True)],
        scopes=PROGRAM_SCOPES,
        made=made.token if made and not made.repeated else "",
        repeated=made is not None and made.repeated,
        name=name,
        key=secrets.token_urlsafe(),
    )
    return protect_secret(shown)
