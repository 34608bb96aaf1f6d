"""The admin page that makes the site private, with its invitation and its password."""

from fastapi import APIRouter, Request
from fastapi.responses import RedirectResponse, Response

from serenissima.kernel.errors import Illegal, SerenissimaError
from serenissima.service import AccessChange
from serenissima.web.dependencies import AppState, FormFields, State, shared_base
from serenissima.web.refusals import REQUEST_MALFORMED
from serenissima.web.routes.admin import Admin, admin_page, log_change

router = APIRouter(include_in_schema=False)
CHANGES = {
    ("private", "on"): AccessChange(private=True),
    ("private", "off"): AccessChange(private=False),
    ("renew", "on"): AccessChange(renews=True),
    ("remove", "on"): AccessChange(password=""),
}


@router.get("/admin/private")
async def show(request: Request, state: State, admin: Admin) -> Response:
    """Show who may see the site."""
    return _show(request, state)


def _show(request: Request, state: AppState, error: SerenissimaError | None = None) -> Response:
    access = state.tables.site.texts.access
    link = f"{shared_base(request, state)}enter/{access.invitation}" if access.private else ""
    return admin_page(
        request, "admin_private.html", "private", error=error, access=access, invitation=link
    )


@router.post("/admin/private")
async def change(request: Request, state: State, admin: Admin, fields: FormFields) -> Response:
    """Make the site `private` or open, `renew` its invitation, set or `remove` its password.

    Raises:
        Unreadable: `request/malformed`.
    """
    if "password" in fields:
        wanted, name = AccessChange(password=fields["password"] or "?"), "password"
    else:
        asked = next((pair for pair in fields.items() if pair in CHANGES), ("", ""))
        if not asked[0]:
            hint = "private=on, private=off, renew=on, remove=on or password=TEXT"
            raise REQUEST_MALFORMED("there is no such change", hint=hint)
        wanted, name = CHANGES[asked], "=".join(asked)
    try:
        await state.tables.site.change_access(wanted)
    except Illegal as error:
        return _show(request, state, error)
    log_change(admin, f"access {name}")
    return RedirectResponse("/admin/private", 303)
