"""The admin page for clubs: their names, and deleting them."""

from fastapi import APIRouter, Request
from fastapi.responses import RedirectResponse, Response

from serenissima.web.dependencies import FormFields, State
from serenissima.web.routes.admin import Admin, admin_page, log_change

router = APIRouter(include_in_schema=False)


@router.get("/admin/clubs")
async def list_clubs(request: Request, state: State, admin: Admin) -> Response:
    """List the newest clubs."""
    clubs = await state.tables.clubs.list_all()
    return admin_page(request, "admin_clubs.html", "clubs", clubs=clubs)


@router.post("/admin/clubs")
async def delete(state: State, admin: Admin, fields: FormFields) -> Response:
    """Delete a club, given by its id; its tables and tournaments stay."""
    if club := fields.get("delete", ""):
        await state.tables.clubs.delete(club[:80])
        log_change(admin, "delete club", club=club[:80])
    return RedirectResponse("/admin/clubs", 303)
