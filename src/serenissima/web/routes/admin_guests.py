"""The admin pages for guests, and for reports about them."""

from fastapi import APIRouter, Request
from fastapi.responses import RedirectResponse, Response

from serenissima.kernel.errors import Illegal, SerenissimaError
from serenissima.service import GuestChange
from serenissima.web.dependencies import AppState, FormFields, State
from serenissima.web.refusals import REQUEST_MALFORMED
from serenissima.web.routes.admin import Admin, admin_page, log_change

router = APIRouter(include_in_schema=False)
CHANGES = {
    "ban": GuestChange(banned=True),
    "unban": GuestChange(banned=False),
    "deactivate": GuestChange(deactivated=True),
    "activate": GuestChange(deactivated=False),
}


@router.get("/admin/guests")
async def list_guests(request: Request, state: State, admin: Admin, find: str = "") -> Response:
    """List the guests that were here last, or those with a text in their name."""
    found = await state.tables.administration.find_guests(find[:200])
    return admin_page(request, "admin_guests.html", "guests", guests=found, find=find)


@router.get("/admin/guest/{guest}")
async def show(request: Request, state: State, admin: Admin, guest: str) -> Response:
    """Show a guest and what can be changed; raise `Unknown` (`guest/none`)."""
    return await _show(request, state, guest)


async def _show(
    request: Request, state: AppState, guest: str, error: SerenissimaError | None = None
) -> Response:
    found, seats = await state.tables.administration.guest(guest)
    return admin_page(request, "admin_guest.html", "guests", error=error, guest=found, seats=seats)


@router.post("/admin/guest/{guest}")
async def change(
    request: Request, state: State, admin: Admin, guest: str, fields: FormFields
) -> Response:
    """Rename a guest (`name`), or `change` them: `ban`, `unban`, `deactivate` or `activate`.

    Raises:
        Unknown: `guest/none`.
        Unreadable: `request/malformed`.
        NotNow: `table/busy`.
    """
    wanted = fields.get("change", "")
    if wanted not in ("rename", *CHANGES):
        hint = f"rename, {', '.join(CHANGES)}"
        raise REQUEST_MALFORMED("there is no such change", text=wanted[:80], hint=hint)
    chosen = CHANGES.get(wanted) or GuestChange(name=fields.get("name", "").strip() or "?")
    try:
        await state.tables.administration.change_guest(guest, chosen)
    except Illegal as error:
        return await _show(request, state, guest, error)
    log_change(admin, wanted, guest=guest)
    return RedirectResponse(f"/admin/guest/{guest}", 303)


@router.post("/admin/guest/{guest}/delete")
async def delete(
    request: Request, state: State, admin: Admin, guest: str, fields: FormFields
) -> Response:
    """Delete a guest for good.

    Raises:
        Unknown: `guest/none`.
        NotNow: `table/busy`.
    """
    await state.tables.administration.change_guest(guest, GuestChange(deleted=True))
    log_change(admin, "delete", guest=guest)
    return RedirectResponse("/admin/guests", 303)


@router.get("/admin/reports")
async def list_reports(request: Request, state: State, admin: Admin) -> Response:
    """List the messages and names that guests have reported."""
    found = await state.tables.administration.reports()
    return admin_page(request, "admin_reports.html", "reports", reports=found)


@router.post("/admin/reports")
async def settle(state: State, admin: Admin, fields: FormFields) -> Response:
    """Settle a report; `remove` also removes the message.

    Raises:
        Unreadable: `request/malformed`.
        Unknown: `chat/report`.
    """
    way = "remove" if "remove" in fields else "settle"
    number = fields.get(way, "")
    if not number.isdecimal() or len(number) > 9:
        raise REQUEST_MALFORMED("this is not a report", text=number[:80], hint=f"{way}=N")
    await state.tables.administration.settle(int(number), remove=way == "remove")
    log_change(admin, way, report=int(number))
    return RedirectResponse("/admin/reports", 303)
