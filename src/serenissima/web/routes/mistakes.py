"""A guest's marked choices: each posed as a puzzle, answered action by action, and judged."""

from urllib.parse import urlencode

from fastapi import APIRouter, Request
from fastapi.responses import RedirectResponse, Response

from serenissima.service import next_due
from serenissima.service.refusals import MISTAKE_UNKNOWN
from serenissima.web.dependencies import AppState, FormFields, Guest, Known, State
from serenissima.web.presentation.mistake_page import BETWEEN, MistakePage, address_of
from serenissima.web.presentation.templates import page
from serenissima.web.presentation.visitor import PREFERENCES, VIEW_HERE
from serenissima.web.security.cookies import remember

router = APIRouter(include_in_schema=False)


@router.get("/mistakes/{table}/{step}")
async def show(
    request: Request,
    state: State,
    visitor: Guest,
    guest: Known,
    table: str,
    step: int,
    taken: str = "",
    judged: str = "",
    solution: str = "",
    view: str = "",
) -> Response:
    """Show a marked choice after the actions `taken`, or the verdict on the last answer.

    Raises:
        Unknown: `mistake/unknown`, `table/unknown`.
        Unreadable: `action/unreadable`.
        Illegal: `action/illegal`.
    """
    if guest is None:
        raise MISTAKE_UNKNOWN(text=table[:40])
    posed = await state.tables.learning.mistakes.pose(guest.id, table, step, _actions(taken))
    kind, now = visitor.choose_view(view), state.tables.clock()
    sent = await state.tables.learning.submissions.of_guest(guest.id)
    states = (one.state for one in sent if (one.table, one.step) == (table, step))
    shown = MistakePage(
        posed,
        await _next(state, guest.id, posed.mistake.game, table, step),
        visitor.language,
        now,
        judged=bool(judged),
        solved=bool(solution),
        kind=kind,
        submitted=next(states, ""),
    )
    response = page(request, "puzzle_text.html" if kind == "text" else "puzzle.html", page=shown)
    if view in PREFERENCES["view"]:
        remember(response, request, VIEW_HERE, view, path="/mistakes")
    return response


@router.post("/mistakes/{table}/{step}")
async def answer(state: State, guest: Known, table: str, step: int, fields: FormFields) -> Response:
    """Take an `action`, or several, after those `taken`; once the choice is whole, judge it.

    Raises:
        Unknown, Unreadable, Illegal: as `show` does.
        NotNow: `table/busy`.
    """
    if guest is None:
        raise MISTAKE_UNKNOWN(text=table[:40])
    actions = [*_actions(fields.get("taken", "")), *_actions(fields.get("action", ""))]
    posed = await state.tables.learning.mistakes.pose(guest.id, table, step, actions)
    place = address_of(posed.mistake)
    if not posed.begun.whole:
        return RedirectResponse(f"{place}?{urlencode({'taken': BETWEEN.join(actions)})}", 303)
    await state.tables.learning.mistakes.answer(guest.id, posed)
    return RedirectResponse(f"{place}?judged=1", 303)


@router.post("/mistakes/{table}/{step}/submit")
async def submit(state: State, guest: Known, table: str, step: int, fields: FormFields) -> Response:
    """Suggest a marked choice as a puzzle; with the guest's name if `named`.

    Raises:
        Unknown: `mistake/unknown`.
        NotNow: `submission/full`.
    """
    found = await state.tables.learning.mistakes.of(guest.id, table=table) if guest else []
    here = [one for one in found if one.step == step]
    if guest is None or not here:
        raise MISTAKE_UNKNOWN(text=table[:40])
    await state.tables.learning.submissions.send(guest.id, here[0], named="named" in fields)
    return RedirectResponse(f"{address_of(here[0])}?solution=1", 303)


@router.post("/puzzles/{game}/mistakes")
async def look(state: State, guest: Known, game: str) -> Response:
    """Analyse the guest's latest matches of a game in which no one has looked for mistakes.

    Raises:
        Unknown: `game/unknown`.
        NotNow: `table/busy`.
    """
    name = state.shelf.meta(game).name
    if guest is not None:
        await state.tables.learning.mistakes.look_for_more(guest.id, name)
    return RedirectResponse(f"/puzzles/{name}#mistakes", 303)


async def _next(state: AppState, guest: str, game: str, table: str, step: int) -> str:
    """Return the path of the next choice to practise: of the same match, or the costliest."""
    due = next_due(await state.tables.learning.mistakes.of(guest, game), state.tables.clock())
    others = [one for one in due if (one.table, one.step) != (table, step)]
    others.sort(key=lambda one: one.table != table)
    return address_of(others[0]) if others else ""


def _actions(text: str) -> list[str]:
    """Return the texts of several actions; at most as many as a choice may have."""
    return [one.strip() for one in text.split(BETWEEN) if one.strip()][:100]
