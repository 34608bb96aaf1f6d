"""The admin page for puzzles that guests suggest."""

from fastapi import APIRouter, Request
from fastapi.responses import RedirectResponse, Response

from serenissima.service import Submission
from serenissima.web.dependencies import AppState, FormFields, Guest, State
from serenissima.web.presentation.mistake_page import MistakePage
from serenissima.web.refusals import REQUEST_MALFORMED
from serenissima.web.routes.admin import Admin, admin_page, log_change

router = APIRouter(include_in_schema=False)
MOST_SHOWN = 10  # that wait; the next ones follow
MOST_DECIDED = 50


@router.get("/admin/submissions")
async def list_submissions(
    request: Request, state: State, visitor: Guest, admin: Admin
) -> Response:
    """List the suggested puzzles that wait, and those that were accepted."""
    submissions = state.tables.learning.submissions
    waiting = [
        (one, await _page(state, one, visitor.language))
        for one in await submissions.list_waiting(MOST_SHOWN)
    ]
    decided = await submissions.list_decided(MOST_DECIDED)
    names = state.shelf.names()
    titles = {one.game: one.game for one, _ in waiting} | {one.game: one.game for one in decided}
    titles |= {game: state.shelf.meta(game).title for game in titles if game in names}
    return admin_page(
        request,
        "admin_submissions.html",
        "submissions",
        waiting=waiting,
        decided=decided,
        titles=titles,
    )


@router.post("/admin/submissions")
async def decide(state: State, admin: Admin, fields: FormFields) -> Response:
    """`accept` or `refuse` a suggestion, given by its number.

    Raises:
        Unreadable: `request/malformed`.
        Unknown: `submission/unknown`.
    """
    way = "accept" if "accept" in fields else "refuse"
    number = fields.get(way, "")
    if not number.isdecimal() or len(number) > 9:
        raise REQUEST_MALFORMED("this is not a suggestion", text=number[:80], hint=f"{way}=N")
    submissions = state.tables.learning.submissions
    await (submissions.accept if way == "accept" else submissions.refuse)(int(number))
    log_change(admin, f"{way} puzzle", submission=int(number))
    return RedirectResponse("/admin/submissions", 303)


async def _page(state: AppState, one: Submission, language: str) -> MistakePage | None:
    """Return the suggested choice in words; None if this version can't play its match."""
    posed = await state.tables.learning.submissions.pose(one)
    if posed is None:
        return None
    return MistakePage(posed, "", language, state.tables.clock(), solved=True)
