"""Passkeys: signing in with one, and the passkeys of guests who have an account."""

from fastapi import APIRouter, Request
from fastapi.responses import RedirectResponse, Response

from serenissima.kernel.errors import SerenissimaError
from serenissima.service import KnownGuest
from serenissima.web.dependencies import AppState, FormFields, Guest, Known, State
from serenissima.web.presentation.browsers import browser_label
from serenissima.web.refusals import ACCOUNT_NONE, PASSKEY_OFF
from serenissima.web.routes.account import complete_sign_in, sign_in_page
from serenissima.web.routes.me import me_page
from serenissima.web.security.passkeys import Ceremonies, refusal

router = APIRouter(include_in_schema=False)


@router.post("/sign-in/passkey")
async def sign_in(
    request: Request, state: State, visitor: Guest, guest: Known, fields: FormFields
) -> Response:
    """Sign in with a passkey; from there on it works as with a password."""
    try:
        async with state.attempts.count(request, ""):
            proved = await _identify(state, fields.get("credential", ""))
    except SerenissimaError as error:
        return await sign_in_page(request, state, visitor, guest, error=error)
    return await complete_sign_in(request, state, proved, guest)


async def _identify(state: AppState, answer: str) -> KnownGuest:
    """Return the owner of the passkey that has answered."""
    ceremonies = await _here(state)
    key = await state.tables.passkeys.find(ceremonies.credential_of(answer))
    if key is None:
        raise refusal()
    return await state.tables.passkeys.use(key, *ceremonies.check_sign_in(answer, key))


async def _here(state: AppState) -> Ceremonies:
    """Return the passkey ceremonies; raise `Unknown` (`passkey/off`)."""
    ceremonies = await state.ceremonies()
    if ceremonies is None:
        raise PASSKEY_OFF()
    return ceremonies


@router.post("/me/passkey")
async def add(
    request: Request, state: State, visitor: Guest, guest: Known, fields: FormFields
) -> Response:
    """Store a passkey that this browser has made, after checking the password."""
    if guest is None:
        return RedirectResponse("/me", 303)
    login = await state.tables.accounts.login(guest.id)
    try:
        async with state.attempts.count(request, "", guest.id):
            await _add(request, state, guest, login, fields)
    except SerenissimaError as error:
        return await me_page(request, state, visitor, guest, error=error)
    return RedirectResponse("/me", 303)


async def _add(
    request: Request, state: AppState, guest: KnownGuest, login: str, fields: FormFields
) -> None:
    ceremonies, tables = await _here(state), state.tables
    if not login:
        raise ACCOUNT_NONE("passkeys belong to a sign-in name", hint="choose one first")
    await tables.accounts.authenticate(login, fields.get("password", ""))
    made = ceremonies.check_new(fields.get("credential", ""), guest)
    label = browser_label(request.headers.get("user-agent", ""))
    await tables.passkeys.add(guest, made.credential, made.public, made.count, made.answered, label)


@router.post("/me/passkey/remove")
async def remove(state: State, guest: Known, fields: FormFields) -> Response:
    """Remove a passkey, which then signs in no one."""
    if guest:
        await state.tables.passkeys.remove(guest, fields.get("passkey", ""))
    return RedirectResponse("/me", 303)
