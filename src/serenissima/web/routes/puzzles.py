"""Puzzles: the list of a game's puzzles, and the page of each."""

import json

from anyio.to_thread import run_sync
from fastapi import APIRouter, Request
from fastapi.responses import Response

from serenissima.puzzles.collection import GRADES, has_puzzles, load, parse_puzzle
from serenissima.puzzles.judging import judge
from serenissima.puzzles.posed import pose, pose_in
from serenissima.service import KnownGuest
from serenissima.web.dependencies import AppState, Guest, Known, State
from serenissima.web.presentation.mistake_page import OwnMistakes, list_mistakes
from serenissima.web.presentation.puzzle_page import PuzzlePage, PuzzlePlace
from serenissima.web.presentation.templates import page
from serenissima.web.presentation.visitor import PREFERENCES, VIEW_HERE
from serenissima.web.security.cookies import remember

router = APIRouter(include_in_schema=False)


@router.get("/puzzles/{game}")
async def puzzles(
    request: Request, state: State, visitor: Guest, guest: Known, game: str
) -> Response:
    """List the puzzles of a game by grade, and the guest's own mistakes."""
    loaded, meta = state.shelf.load(game), state.shelf.meta(game)
    own = await _own_mistakes(state, guest, meta.name, visitor.language)
    ours = [one.id for one in await state.tables.learning.submissions.list_confirmed(meta.name)]
    grades = {}
    if has_puzzles(loaded.folder) or not (own.any or ours):
        collection = load(loaded)
        grades = {grade: collection.of_grade(grade) for grade in GRADES}
    return page(request, "puzzles.html", meta=meta, grades=grades, own=own, ours=ours)


async def _own_mistakes(
    state: AppState, guest: KnownGuest | None, game: str, language: str
) -> OwnMistakes:
    if guest is None:
        return OwnMistakes()
    mistakes = state.tables.learning.mistakes
    found, left = await mistakes.of(guest.id, game), await mistakes.count_left(guest.id, game)
    return list_mistakes(found, left, language, state.tables.clock())


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
    place = PuzzlePlace.in_collection(collection, number)
    shown = PuzzlePage(posed, place, visitor.language, verdict, solved=bool(solution), kind=kind)
    return _shown(request, shown, view)


@router.get("/puzzles/{game}/ours/{number}")
async def ours(
    request: Request,
    state: State,
    visitor: Guest,
    game: str,
    number: int,
    action: str = "",
    solution: str = "",
    view: str = "",
) -> Response:
    """Show a puzzle from a match of this site, as `puzzle` does those of the game."""
    name, submissions = state.shelf.meta(game).name, state.tables.learning.submissions
    found, match = await submissions.find_confirmed(number, name)
    posed = await run_sync(pose_in, match, parse_puzzle(json.loads(found.puzzle)))
    first = posed.as_stored(action.partition(",")[0].strip())
    verdict = judge(posed.puzzle, first) if action else None
    place = PuzzlePlace.in_list(
        name, number, [one.id for one in await submissions.list_confirmed(name)]
    )
    shown = PuzzlePage(
        posed,
        place,
        visitor.language,
        verdict,
        solved=bool(solution),
        kind=visitor.choose_view(view),
        author=found.author,
    )
    return _shown(request, shown, view)


def _shown(request: Request, shown: PuzzlePage, view: str) -> Response:
    """Return the page of a puzzle; remember the view if one was chosen."""
    template = "puzzle_text.html" if shown.kind == "text" else "puzzle.html"
    response = page(request, template, page=shown)
    if view in PREFERENCES["view"]:
        remember(response, request, VIEW_HERE, view, path="/puzzles")
    return response
