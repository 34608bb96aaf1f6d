"""Signing in by name and password, and changes that guests with an account can make to it."""

from fastapi import APIRouter, Request
from fastapi.responses import RedirectResponse, Response

from serenissima.kernel.errors import SerenissimaError
from serenissima.service import KnownGuest
from serenissima.web.dependencies import (
    AppState,
    FormFields,
    Guest,
    Known,
    State,
    remember_signed_in,
)
from serenissima.web.presentation.browsers import browser_label
from serenissima.web.presentation.refusals import sentence_of
from serenissima.web.presentation.templates import page
from serenissima.web.presentation.visitor import Visitor
from serenissima.web.refusals import ACCOUNT_NONE
from serenissima.web.routes.me import me_page, protect_secret
from serenissima.web.security.cookies import check_cookies, forget_guest, remember_name, store_guest
from serenissima.web.security.known_devices import known_device
from serenissima.web.security.statuses import status_of
from serenissima.words import Speaker

router = APIRouter(include_in_schema=False)
ALONG = "along"  # the value of `with` if the seats of this browser come along


def _label(request: Request) -> str:
    return browser_label(request.headers.get("user-agent", ""))


@router.get("/sign-in")
async def ask(request: Request, state: State, visitor: Guest, guest: Known) -> Response:
    """Ask for name and password, or for a passkey."""
    return await sign_in_page(request, state, visitor, guest)


async def sign_in_page(
    request: Request,
    state: AppState,
    visitor: Visitor,
    guest: KnownGuest | None,
    *,
    login: str = "",
    error: SerenissimaError | None = None,
) -> Response:
    """Return the page for signing in, with the reason after a refusal."""
    wrong = sentence_of(error, Speaker(visitor.language)) if error else ""
    ceremonies = await state.ceremonies()
    shown = page(
        request,
        "sign_in.html",
        status_of(error) if error else 200,
        packs=False,
        guest=guest,
        login=login,
        wrong=wrong,
        refused=error.code if error else "",
        options=ceremonies.to_sign_in() if ceremonies else "",
        mails=state.account_mails is not None,
        oidc=state.oidc.settings.shown if state.oidc else "",
    )
    return protect_secret(shown)


@router.post("/sign-in")
async def sign_in(
    request: Request, state: State, visitor: Guest, guest: Known, fields: FormFields
) -> Response:
    """Sign in; if the browser belongs to another guest, ask what to do with their seats."""
    login, accounts = fields.get("login", ""), state.tables.accounts
    try:
        known = known_device(request, await state.tables.accounts.secret(), login)
        async with state.attempts.count(request, login, known):
            proved = await accounts.authenticate(login, fields.get("password", ""))
    except SerenissimaError as error:
        return await sign_in_page(request, state, visitor, guest, login=login, error=error)
    return await complete_sign_in(request, state, proved, guest)


async def complete_sign_in(
    request: Request, state: AppState, proved: KnownGuest, guest: KnownGuest | None
) -> Response:
    """Sign in a guest with proven identity, or ask what to do with this browser's guest."""
    if guest is None or guest.id == proved.id:
        response = await _welcome_back(request, state, proved, guest)
    else:
        response = await _ask_about_seats(request, state, proved, guest)
    await remember_signed_in(response, request, state, proved)
    return response


async def _ask_about_seats(
    request: Request, state: AppState, proved: KnownGuest, guest: KnownGuest
) -> Response:
    """Ask whether the seats of this browser's guest come along."""
    accounts = state.tables.accounts
    secret = await state.tables.guests.link(proved)
    brings = not await accounts.login(guest.id)
    return protect_secret(
        page(
            request,
            "sign_in_as.html",
            packs=False,
            name=proved.name,
            other=guest.name,
            secret=secret,
            brings=brings,
        )
    )


async def _welcome_back(
    request: Request, state: AppState, proved: KnownGuest, before: KnownGuest | None
) -> Response:
    """Return a guest's first page after they sign in, on a device that is new."""
    check_cookies(request)
    cookie = await state.tables.accounts.sign_in(proved, _label(request), instead=before)
    return _welcome(request, proved.name, cookie)


def _welcome(request: Request, name: str, cookie: str) -> Response:
    response = RedirectResponse("/", 303)
    store_guest(response, request, cookie)
    remember_name(response, request, name)
    return protect_secret(response)


@router.post("/sign-in/as")
async def choose(request: Request, state: State, guest: Known, fields: FormFields) -> Response:
    """Sign in and bring along the seats of this browser's guest (`with=along`), or leave them.

    Raises:
        Unknown: `guest/link`.
        NotNow: `account/exists`.
    """
    secret, tables = fields.get("secret", ""), state.tables
    proved = await tables.guests.by_link(secret)
    if guest and guest.id != proved.id and fields.get("with") == ALONG:
        cookie = await tables.accounts.bring_along(secret, guest, _label(request))
        return _welcome(request, proved.name, cookie)
    _, cookie = await tables.guests.add_device(secret, _label(request), instead=guest)
    return _welcome(request, proved.name, cookie)


@router.post("/me/account")
async def add(
    request: Request, state: State, visitor: Guest, guest: Known, fields: FormFields
) -> Response:
    """Add a sign-in name and a password; the page shows once a code for a forgotten password."""
    if guest is None:
        return RedirectResponse("/me", 303)
    login, password = fields.get("login", ""), fields.get("password", "")
    code, kept = state.tables.recovery.make_code()
    try:
        async with state.attempts.count(request, ""):
            cookie = await state.tables.accounts.add(
                guest, login, password, _label(request), code=kept
            )
    except SerenissimaError as error:
        return await me_page(request, state, visitor, guest, error=error)
    return await _with_code(request, state, visitor, guest, cookie, code)


@router.post("/me/password")
async def change(
    request: Request, state: State, visitor: Guest, guest: Known, fields: FormFields
) -> Response:
    """Change the password, which signs out all other devices; the page shows a new code, once."""
    if guest is None:
        return RedirectResponse("/me", 303)
    accounts, label = state.tables.accounts, _label(request)
    old, new = fields.get("old", ""), fields.get("password", "")
    code, kept = state.tables.recovery.make_code()
    try:
        async with state.attempts.count(request, "", guest.id):
            cookie = await accounts.change(guest, old, new, label, code=kept)
    except SerenissimaError as error:
        return await me_page(request, state, visitor, guest, error=error)
    return await _with_code(request, state, visitor, guest, cookie, code)


async def _with_code(
    request: Request, state: AppState, visitor: Visitor, guest: KnownGuest, cookie: str, code: str
) -> Response:
    """Return the page of a guest with a new password, a new cookie and a new code."""
    now = await state.tables.guests.by_secret(cookie) or guest
    response = await me_page(request, state, visitor, now, recovery=code)
    store_guest(response, request, cookie)
    await remember_signed_in(response, request, state, now)
    return response


@router.post("/me/everywhere")
async def sign_out_everywhere(request: Request, state: State, guest: Known) -> Response:
    """Sign out all devices; refuse if the guest could not come back.

    Raises:
        Illegal: `account/none`.
    """
    response = RedirectResponse("/", 303)
    if guest:
        await remember_signed_in(response, request, state, guest)
        if not await state.tables.accounts.login(guest.id):
            reason = "without a sign-in name you could not come back"
            raise ACCOUNT_NONE(reason, hint="choose one first")
        await state.tables.accounts.sign_out_everywhere(guest)
    forget_guest(response)
    return response
