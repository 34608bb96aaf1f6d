"""The admin pages for tables; they show no more than a spectator sees."""

from fastapi import APIRouter, Request
from fastapi.responses import RedirectResponse, Response

from serenissima.web.dependencies import AppState, State
from serenissima.web.routes.admin import Admin, admin_page, log_change

router = APIRouter(include_in_schema=False)


@router.get("/admin/tables")
async def list_tables(request: Request, state: State, admin: Admin, over: str = "") -> Response:
    """List the newest tables; with `over`, also those whose matches have ended."""
    found = await state.tables.administration.tables(over=bool(over))
    return admin_page(
        request,
        "admin_tables.html",
        "tables",
        tables=found,
        over=bool(over),
        titles=_titles(state),
    )


def _titles(state: AppState) -> dict[str, str]:
    """Return the titles of the games, by name."""
    return {name: state.shelf.meta(name).title for name in state.shelf.names()}


@router.get("/admin/table/{table}")
async def show(request: Request, state: State, admin: Admin, table: str) -> Response:
    """Show a table, its seats, and what can be done; raise `Unknown` (`table/unknown`)."""
    found = await state.tables.administration.table(table)
    holders = await state.tables.guests.at(table)
    return admin_page(
        request,
        "admin_table.html",
        "tables",
        table=found,
        holders={seat: one.guest for seat, one in holders.items()},
        titles=_titles(state),
    )


@router.post("/admin/table/{table}/close")
async def close(state: State, admin: Admin, table: str) -> Response:
    """End a match without a result.

    Raises:
        Unknown: `table/unknown`.
        NotNow: `match/over`, `table/busy`.
    """
    await state.tables.administration.close(table)
    log_change(admin, "close", table=table)
    return RedirectResponse(f"/admin/table/{table}", 303)


@router.post("/admin/table/{table}/delete")
async def delete(state: State, admin: Admin, table: str) -> Response:
    """Delete a table with its chat and notes.

    Raises:
        Unknown: `table/unknown`.
        NotNow: `table/tournament`, `table/busy`.
    """
    await state.tables.administration.delete(table)
    log_change(admin, "delete", table=table)
    return RedirectResponse("/admin/tables", 303)
