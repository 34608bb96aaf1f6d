"""Puzzles: the list of a game's puzzles, and the page of each."""

from anyio.to_thread import run_sync
from fastapi import APIRouter, Request
from fastapi.responses import Response

from serenissima.puzzles.collection import GRADES, load
from serenissima.puzzles.judging import judge
from serenissima.puzzles.posed import pose
from serenissima.web.dependencies import Guest, State
from serenissima.web.presentation.puzzle_page import PuzzlePage
from serenissima.web.presentation.templates import page
from serenissima.web.presentation.visitor import PREFERENCES, VIEW_HERE
from serenissima.web.security.cookies import remember

router = APIRouter(include_in_schema=False)


@router.get("/puzzles/{game}")
async def puzzles(request: Request, state: State, game: str) -> Response:
    """List the puzzles of a game, by grade."""
    collection = load(state.shelf.load(game))
    grades = {grade: collection.of_grade(grade) for grade in GRADES}
    return page(request, "puzzles.html", meta=state.shelf.meta(game), grades=grades)


@router.get("/puzzles/{game}/{number}")
async def puzzle(
    request: Request,
    state: State,
    visitor: Guest,
    game: str,
    number: int,
    action: str = "",
    solution: str = "",
    view: str = "",
) -> Response:
    """Show a puzzle, the verdict on an action, or the solution.

    Clicking one thing can take several actions; the first of them is judged.
    """
    loaded = state.shelf.load(game)
    collection = load(loaded)
    posed = await run_sync(pose, loaded, collection, number)
    first = posed.as_stored(action.partition(",")[0].strip())
    verdict = judge(posed.puzzle, first) if action else None
    kind = visitor.choose_view(view)
    shown = PuzzlePage(
        posed, collection, number, visitor.language, verdict, solved=bool(solution), kind=kind
    )
    response = page(request, "puzzle_text.html" if kind == "text" else "puzzle.html", page=shown)
    if view in PREFERENCES["view"]:
        remember(response, request, VIEW_HERE, view, path="/puzzles")
    return response
