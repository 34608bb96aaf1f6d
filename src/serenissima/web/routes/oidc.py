"""Signing in through another service by OpenID Connect, and the identities of guests there."""

from fastapi import APIRouter, Request
from fastapi.responses import RedirectResponse, Response

from serenissima.kernel.errors import SerenissimaError
from serenissima.service import Identity, KnownGuest
from serenissima.web.dependencies import AppState, FormFields, Guest, Known, State
from serenissima.web.presentation.templates import STRANGER, page
from serenissima.web.presentation.visitor import Visitor
from serenissima.web.refusals import OIDC_OFF, OIDC_REFUSED, SITE_PRIVATE
from serenissima.web.routes.account import complete_sign_in, sign_in_page
from serenissima.web.routes.me import me_page, protect_secret
from serenissima.web.security.cookies import remember
from serenissima.web.security.costs import costs
from serenissima.web.security.oidc import BACK, COOKIE, LASTS, Flow, OidcProvider
from serenissima.words import Speaker

router = APIRouter(include_in_schema=False)


def _provider(state: AppState) -> OidcProvider:
    """Return the service; raise `Unknown` (`oidc/off`)."""
    if state.oidc is None:
        raise OIDC_OFF()
    return state.oidc


@router.get("/sign-in/oidc")
async def begin(request: Request, state: State, visitor: Guest, guest: Known) -> Response:
    """Send the browser to the service; raise `Unknown` (`oidc/off`)."""
    provider, flow = _provider(state), Flow.begin(state.tables.clock())
    try:
        response = RedirectResponse(await provider.begin(flow), 303)
    except SerenissimaError as error:
        return await sign_in_page(request, state, visitor, guest, error=error)
    return await _remember(request, state, flow, protect_secret(response))


async def _remember(request: Request, state: AppState, flow: Flow, response: Response) -> Response:
    cookie = flow.seal(await state.tables.accounts.secret())
    remember(response, request, COOKIE, cookie, path=BACK, seconds=LASTS)
    return response


@router.post("/me/oidc")
async def add(
    request: Request, state: State, visitor: Guest, guest: Known, fields: FormFields
) -> Response:
    """Begin to add an identity to this guest, after checking the password of an account.

    The answer is a page that leads to the service: forms may not be sent to other sites.
    """
    if guest is None:
        return RedirectResponse("/me", 303)
    provider, flow = _provider(state), Flow.begin(state.tables.clock(), guest.id)
    login = await state.tables.accounts.login(guest.id)
    try:
        if login:
            async with state.attempts.count(request, "", guest.id):
                await state.tables.accounts.authenticate(login, fields.get("password", ""))
        address = await provider.begin(flow)
    except SerenissimaError as error:
        return await me_page(request, state, visitor, guest, error=error)
    name = provider.settings.shown
    response = page(request, "oidc.html", packs=False, address=address, name=name)
    return await _remember(request, state, flow, protect_secret(response))


@router.get(BACK)
@costs(tables=1)
async def complete(request: Request, state: State, visitor: Guest, guest: Known) -> Response:
    """Complete a flow that this browser has begun, with the code from the service."""
    try:
        flow, identity = await _identify(request, state)
        if flow.guest:
            response = await _add(state, flow, identity, guest)
        else:
            proved = await _welcome(request, state, visitor, identity)
            response = await complete_sign_in(request, state, proved, guest)
    except SerenissimaError as error:
        response = await sign_in_page(request, state, visitor, guest, error=error)
    response.delete_cookie(COOKIE, path=BACK)
    return protect_secret(response)


async def _identify(request: Request, state: AppState) -> tuple[Flow, Identity]:
    """Return the flow of this browser, and who has signed in; raises as `OidcProvider.identify`."""
    provider, asked = _provider(state), request.query_params
    secret, now = await state.tables.accounts.secret(), state.tables.clock()
    cookie = request.cookies.get(COOKIE, "")
    async with state.attempts.count(request, ""):
        flow = Flow.read(cookie, secret, asked.get("state", ""), now)
        if asked.get("iss", provider.settings.issuer) != provider.settings.issuer:
            raise OIDC_REFUSED()
        if "code" not in asked:  # the guest has changed their mind, or the service refuses
            raise OIDC_REFUSED()
        return flow, await provider.identify(flow, asked["code"])


async def _add(
    state: AppState, flow: Flow, identity: Identity, guest: KnownGuest | None
) -> Response:
    """Add an identity to the guest who asked for it, if this browser is still theirs."""
    if guest is None or guest.id != flow.guest:
        raise OIDC_REFUSED()
    await state.tables.identities.add(identity, guest)
    return RedirectResponse("/me", 303)


async def _welcome(
    request: Request, state: AppState, visitor: Visitor, identity: Identity
) -> KnownGuest:
    """Return the guest of an identity, or a new one, unless a private site is closed to them."""
    known = await state.tables.identities.find(identity)
    if known is not None:
        return known
    if request.scope.get(STRANGER):
        raise SITE_PRIVATE()
    otherwise = Speaker(visitor.language).word("page-oidc-guest")
    return await state.tables.identities.welcome(identity, otherwise)


@router.post("/me/oidc/remove")
async def remove(state: State, guest: Known, fields: FormFields) -> Response:
    """Remove an identity, which then signs in no one."""
    if guest:
        await state.tables.identities.remove(guest, fields.get("identity", ""))
    return RedirectResponse("/me", 303)
