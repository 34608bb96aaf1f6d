"""Replacing a forgotten password, by the guest's code or a link from the host."""

from fastapi import APIRouter, Request
from fastapi.responses import RedirectResponse, Response

from serenissima.kernel.errors import Illegal, SerenissimaError
from serenissima.web.dependencies import FormFields, Guest, Known, State
from serenissima.web.presentation.refusals import sentence_of
from serenissima.web.presentation.templates import page
from serenissima.web.presentation.visitor import Visitor
from serenissima.web.routes.me import me_page, protect_secret
from serenissima.web.security.statuses import status_of
from serenissima.words import Speaker

router = APIRouter(include_in_schema=False)


def _page(
    request: Request,
    visitor: Visitor,
    *,
    login: str = "",
    code: str = "",
    linked: bool = False,
    error: SerenissimaError | None = None,
) -> Response:
    """Return the form, or the next code as soon as there is one."""
    wrong = sentence_of(error, Speaker(visitor.language)) if error else ""
    shown = page(
        request,
        "recovery.html",
        status_of(error) if error else 200,
        packs=False,
        login=login,
        code=code,
        linked=linked,
        wrong=wrong,
        refused=error.code if error else "",
    )
    return protect_secret(shown)


@router.get("/sign-in/code")
async def ask(request: Request, visitor: Guest) -> Response:
    """Ask for sign-in name, code and a new password."""
    return _page(request, visitor)


@router.post("/sign-in/code")
async def by_code(request: Request, state: State, visitor: Guest, fields: FormFields) -> Response:
    """Choose a new password with a code.

    Tries are counted by address alone: codes cannot be guessed, and an attacker who tries many
    passwords of a name must not block this way for its owner too.
    """
    login, password = fields.get("login", ""), fields.get("password", "")
    try:
        async with state.attempts.count(request, ""):
            code = await state.tables.recovery.by_code(login, fields.get("code", ""), password)
    except SerenissimaError as error:
        return _page(request, visitor, login=login, error=error)
    return _page(request, visitor, login=login, code=code)


@router.get("/sign-in/new/{secret}")
async def ask_linked(request: Request, state: State, visitor: Guest, secret: str) -> Response:
    """Ask for a new password; previews and prefetching change nothing.

    Raises:
        Unknown: `account/link`.
    """
    account = await state.tables.recovery.account_of(secret)
    return _page(request, visitor, login=account.login, linked=True)


@router.post("/sign-in/new/{secret}")
async def by_link(
    request: Request, state: State, visitor: Guest, secret: str, fields: FormFields
) -> Response:
    """Choose a new password by a host's link; raise `Unknown` (`account/link`)."""
    recovery = state.tables.recovery
    login = (await recovery.account_of(secret)).login
    try:
        code = await recovery.by_link(secret, fields.get("password", ""))
    except Illegal as error:
        return _page(request, visitor, login=login, linked=True, error=error)
    return _page(request, visitor, login=login, code=code)


@router.post("/me/code")
async def new_code(
    request: Request, state: State, visitor: Guest, guest: Known, fields: FormFields
) -> Response:
    """Make a new code, shown only this once, after checking the password."""
    if guest is None:
        return RedirectResponse("/me", 303)
    try:
        async with state.attempts.count(request, "", guest.id):
            code = await state.tables.recovery.new_code(guest, fields.get("password", ""))
    except SerenissimaError as error:
        return await me_page(request, state, visitor, guest, error=error)
    return await me_page(request, state, visitor, guest, recovery=code)
