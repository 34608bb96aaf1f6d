"""Entering a private site, by its password or its invitation."""

from fastapi import APIRouter, Request
from fastapi.responses import RedirectResponse, Response

from serenissima.kernel.errors import SerenissimaError
from serenissima.service.refusals import SITE_INVITATION
from serenissima.web.dependencies import AppState, FormFields, State
from serenissima.web.private_site import ADMITTED, private_page
from serenissima.web.routes.home import local_path
from serenissima.web.routes.me import protect_secret
from serenissima.web.security.cookies import check_cookies, remember

router = APIRouter(include_in_schema=False)


@router.get("/enter")
async def ask() -> Response:
    """Go to the first page, where strangers are asked for the password."""
    return RedirectResponse("/", 303)


@router.get("/enter/{invitation}")
async def by_invitation(request: Request, state: State, invitation: str) -> Response:
    """Let in the browser that opens the invitation of the site.

    The link works for everyone, so previews and prefetching use nothing up.

    Raises:
        Unknown: `site/invitation`.
    """
    access = state.tables.site.texts.access
    if access.private and not access.is_invitation(invitation):
        raise SITE_INVITATION()
    return protect_secret(_let_in(request, state, "/"))


@router.post("/enter")
async def by_password(request: Request, state: State, fields: FormFields) -> Response:
    """Let in the browser that sends the password of the site.

    Tries are counted by address alone: otherwise, anyone could lock everyone out.
    """
    back, site = local_path(fields.get("back", "/")), state.tables.site
    if not site.texts.access.private:
        return RedirectResponse(back, 303)
    check_cookies(request)
    try:
        async with state.attempts.count(request, ""):
            await site.check_password(fields.get("password", ""))
    except SerenissimaError as error:
        return private_page(request, error, back=back)
    return _let_in(request, state, back)


def _let_in(request: Request, state: AppState, back: str) -> Response:
    response, access = RedirectResponse(back, 303), state.tables.site.texts.access
    if access.private:
        remember(response, request, ADMITTED, access.admission)
    return response
