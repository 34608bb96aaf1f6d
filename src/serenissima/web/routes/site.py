"""The host's own pages, imprint and privacy, and the announcements for pages that stay open."""

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse, Response

from serenissima.kernel.refusals import PAGE_UNKNOWN
from serenissima.service import IMPRINT, PRIVACY
from serenissima.web.dependencies import AppState, Guest, State
from serenissima.web.presentation.site_texts import paragraphs
from serenissima.web.presentation.templates import announcements, page
from serenissima.web.presentation.visitor import Visitor

router = APIRouter(include_in_schema=False)


@router.get("/imprint")
async def imprint(request: Request, state: State, visitor: Guest) -> Response:
    """Show who is responsible for this site; raise `Unknown` (`page/unknown`) without a text."""
    return _show(request, state, visitor, IMPRINT)


@router.get("/privacy")
async def privacy(request: Request, state: State, visitor: Guest) -> Response:
    """Show the privacy text of the host; raise `Unknown` (`page/unknown`) without one."""
    return _show(request, state, visitor, PRIVACY)


def _show(request: Request, state: AppState, visitor: Visitor, kind: str) -> Response:
    text = state.tables.site.texts.text(kind, visitor.language)
    if not text:
        raise PAGE_UNKNOWN(text=f"/{kind}")
    return page(request, "site_text.html", kind=kind, paragraphs=list(paragraphs(text)))


@router.get("/announcements")
async def show_announcements(request: Request) -> Response:
    """Return the announcements to show now, for a page that has been open for a while."""
    return HTMLResponse(announcements(request), headers={"cache-control": "no-store"})
