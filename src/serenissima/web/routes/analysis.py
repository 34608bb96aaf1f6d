"""The analysis of a finished match: its page, and the part of it that is shown at the table."""

from fastapi import APIRouter, Request
from fastapi.responses import JSONResponse, Response

from serenissima.service import KnownGuest, next_due
from serenissima.web.dependencies import AppState, Guest, Known, SeatToken, State
from serenissima.web.presentation.analysis_page import AnalysisPage
from serenissima.web.presentation.mistake_page import address_of
from serenissima.web.presentation.table_page import TablePage
from serenissima.web.presentation.templates import page

router = APIRouter(include_in_schema=False)
HERE = "here"  # asks for the part that a table shows


@router.get("/table/{table}/analysis")
async def show(
    request: Request,
    state: State,
    visitor: Guest,
    guest: Known,
    table: str,
    token: SeatToken,
    part: str = "",
) -> Response:
    """Show the analysis of a finished match, which the first request starts.

    While it is computed, the page tells how far it is, and a script that asks for the `part` gets
    202 and that as data.
    """
    asked = await state.tables.analyse(table)
    view = await state.tables.view(table, token)
    practise = await _practise(state, guest, table) if asked.analysis else ""
    found = AnalysisPage(TablePage(view, visitor.language, stepping=True), asked, practise)
    if part != HERE:
        return page(request, "analysis.html", found=found)
    if asked.analysis is None and asked.failed is None:
        headers = {"cache-control": "no-store"}
        return JSONResponse({"percent": found.percent}, 202, headers=headers)
    return page(request, "analysis_part.html", found=found)


@router.post("/table/{table}/analysis")
async def show_findings(
    request: Request,
    state: State,
    visitor: Guest,
    guest: Known,
    table: str,
    token: SeatToken,
) -> Response:
    """Show, for its table, the analysis that the visitor's own device has computed."""
    asked = await state.tables.elsewhere.read_analysis(
        table, await request.body(), guest.id if guest else ""
    )
    view = await state.tables.view(table, token)
    seen = TablePage(view, visitor.language, stepping=True)
    practise = await _practise(state, guest, table)
    found = AnalysisPage(seen, asked, practise, on_device=True)
    return page(request, "analysis_part.html", found=found)


async def _practise(state: AppState, guest: KnownGuest | None, table: str) -> str:
    """Return the path of a guest's costliest choice at a table that is due; empty without one."""
    if guest is None:
        return ""
    found = await state.tables.learning.mistakes.of(guest.id, table=table)
    due = next_due(found, state.tables.clock())
    return address_of(due[0]) if due else ""
