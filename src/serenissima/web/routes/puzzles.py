"""Puzzles: the list of a game's puzzles, and the page of each, which takes answers."""

import json
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from urllib.parse import urlencode

from anyio.to_thread import run_sync
from fastapi import APIRouter, Request
from fastapi.responses import RedirectResponse, Response

from serenissima.kernel.errors import Illegal
from serenissima.puzzles.collection import GRADES, has_puzzles, load, parse_puzzle
from serenissima.puzzles.daily import puzzle_keys
from serenissima.puzzles.judging import judge
from serenissima.puzzles.posed import Posed, pose, pose_in
from serenissima.service import KnownGuest, MetPuzzle, SolvingRecord
from serenissima.web.dependencies import (
    AppState,
    FormFields,
    Guest,
    Known,
    State,
    welcome_guest,
)
from serenissima.web.presentation.mistake_page import OwnMistakes, list_mistakes
from serenissima.web.presentation.puzzle_page import PuzzlePage, PuzzlePlace, SolvingWay
from serenissima.web.presentation.solving import (
    fitting_puzzle,
    meet_ours,
    meet_puzzle,
    score_of,
    solver_notes,
    tell_rating,
)
from serenissima.web.presentation.templates import page
from serenissima.web.presentation.visitor import PREFERENCES, VIEW_HERE, Visitor
from serenissima.web.security.cookies import remember, store_guest
from serenissima.web.security.costs import costs
from serenissima.words import Speaker

router = APIRouter(include_in_schema=False)
NO_RECORD = SolvingRecord()


@dataclass(frozen=True)
class AskedPuzzle:
    """A puzzle that a visitor has opened, and where it is on the site."""

    posed: Posed
    place: PuzzlePlace
    met: MetPuzzle
    author: str = ""


@router.get("/puzzles/{game}")
async def puzzles(
    request: Request, state: State, visitor: Guest, guest: Known, game: str
) -> Response:
    """List the puzzles of a game by grade, and the guest's own mistakes."""
    loaded, meta = state.shelf.load(game), state.shelf.meta(game)
    own = await _own_mistakes(state, guest, meta.name, visitor.language)
    ours = [one.id for one in await state.tables.learning.submissions.list_confirmed(meta.name)]
    record = await solving_record(state, visitor, guest)
    grades, solved = {}, {f"ours {one}": f"/ours/{one}" for one in ours}
    if has_puzzles(loaded.folder) or not (own.any or ours):
        collection = load(loaded)
        grades = {grade: collection.of_grade(grade) for grade in GRADES}
        solved |= {key: f"/{n}" for n, key in enumerate(puzzle_keys(collection), 1)}
    rating = record.rating(meta.name)
    return page(
        request, "puzzles.html", meta=meta, grades=grades, own=own, ours=ours,
        solved={
            solved[one.puzzle]
            for one in record.tries
            if one.solved and one.game == meta.name and one.puzzle in solved
        },
        rating=tell_rating(rating, visitor.language) if rating else "",
        key=secrets.token_urlsafe(),
    )  # fmt: skip


async def _own_mistakes(
    state: AppState, guest: KnownGuest | None, game: str, language: str
) -> OwnMistakes:
    if guest is None:
        return OwnMistakes()
    mistakes = state.tables.learning.mistakes
    found, left = await mistakes.of(guest.id, game), await mistakes.count_left(guest.id, game)
    return list_mistakes(found, left, language, state.tables.clock())


async def solving_record(
    state: AppState, visitor: Visitor, guest: KnownGuest | None
) -> SolvingRecord:
    """Return all that the visitor has done with puzzles; empty for one who is no guest."""
    if guest is None:
        return NO_RECORD
    today = visitor.today(state.tables.clock())
    return await state.tables.learning.solving.record(guest.id, today)


async def _shipped(state: AppState, visitor: Visitor, game: str, number: int) -> AskedPuzzle:
    loaded = state.shelf.load(game)
    collection = load(loaded)
    posed = await run_sync(pose, loaded, collection, number)
    met = meet_puzzle(collection, number, visitor.today(state.tables.clock()))
    return AskedPuzzle(posed, PuzzlePlace.in_collection(collection, number), met)


async def _ours(state: AppState, visitor: Visitor, game: str, number: int) -> AskedPuzzle:
    name, submissions = state.shelf.meta(game).name, state.tables.learning.submissions
    found, match = await submissions.find_confirmed(number, name)
    puzzle = parse_puzzle(json.loads(found.puzzle))
    posed = await run_sync(pose_in, match, puzzle)
    numbers = [one.id for one in await submissions.list_confirmed(name)]
    place = PuzzlePlace.in_list(name, number, numbers)
    met = meet_ours(name, number, puzzle, visitor.today(state.tables.clock()))
    return AskedPuzzle(posed, place, met, found.author)


@router.get("/puzzles/{game}/next")
async def fitting(state: State, visitor: Guest, guest: Known, game: str) -> Response:
    """Go to the untried puzzle whose rating is nearest to the guest's.

    Once all have been tried, to the one that was missed first, and then to the list.
    """
    collection = load(state.shelf.load(game))
    record = await solving_record(state, visitor, guest)
    ratings = await state.tables.learning.solving.ratings(collection.game)
    number = fitting_puzzle(collection, record, ratings)
    return RedirectResponse(f"/puzzles/{collection.game}{f'/{number}' if number else ''}", 303)


@router.get("/puzzles/{game}/{number}")
async def puzzle(
    request: Request,
    state: State,
    visitor: Guest,
    guest: Known,
    game: str,
    number: int,
    action: str = "",
    solution: str = "",
    view: str = "",
) -> Response:
    """Show a puzzle, the verdict on an action, or the solution.

    Clicking one thing can take several actions; the first of them is judged. A guest sees a verdict
    only after their first try, which is sent by a form.
    """
    asked = await _shipped(state, visitor, game, number)
    return await _show(request, state, visitor, guest, asked, (action, solution, view))


@router.get("/puzzles/{game}/ours/{number}")
async def ours(
    request: Request,
    state: State,
    visitor: Guest,
    guest: Known,
    game: str,
    number: int,
    action: str = "",
    solution: str = "",
    view: str = "",
) -> Response:
    """Show a puzzle from a match of this site, as `puzzle` does those of the game."""
    asked = await _ours(state, visitor, game, number)
    return await _show(request, state, visitor, guest, asked, (action, solution, view))


async def _show(
    request: Request,
    state: AppState,
    visitor: Visitor,
    guest: KnownGuest | None,
    asked: AskedPuzzle,
    given: tuple[str, str, str],
) -> Response:
    """Return the page of a puzzle; remember the view if one was chosen.

    `given`: the action, whether the solution is shown, and the view, as the address has them.
    """
    action, solution, view = given
    met, posed, place = asked.met, asked.posed, asked.place
    record, notes = await solving_record(state, visitor, guest), []
    if guest is not None and (action or solution):
        if record.find(met.game, met.key) is None:
            return RedirectResponse(place.address, 303)
        if solution:
            await state.tables.learning.solving.give_up(guest.id, met)
        ratings = await state.tables.learning.solving.ratings(met.game)
        notes = solver_notes(record, met, ratings, posed.game.meta.title, visitor.language)
    shown = PuzzlePage(
        posed,
        place,
        visitor.language,
        judge(posed.puzzle, _first(posed, action)) if action else None,
        solved=bool(solution),
        kind=visitor.choose_view(view),
        author=asked.author,
        way=SolvingWay(
            place.address if guest else f"{place.address}/first",
            tuple(notes),
            met.today in met.days,
        ),
    )
    template = "puzzle_text.html" if shown.kind == "text" else "puzzle.html"
    response = page(request, template, page=shown)
    if view in PREFERENCES["view"]:
        remember(response, request, VIEW_HERE, view, path="/puzzles")
    return response


def _first(posed: Posed, action: str) -> str:
    """Return the first of the actions that one click takes, as puzzle files write it."""
    return posed.as_stored(action.partition(",")[0].strip())


@router.post("/puzzles/{game}/{number:int}")
async def answer(
    state: State, visitor: Guest, guest: Known, game: str, number: int, fields: FormFields
) -> Response:
    """Take an answer; a guest's first try is rated.

    A visitor who is no guest only sees the verdict.

    Raises:
        Unknown: `puzzle/action`.
    """
    asked = await _shipped(state, visitor, game, number)
    return await _take(state, guest.id if guest else "", asked, fields)


@router.post("/puzzles/{game}/ours/{number:int}")
async def answer_ours(
    state: State, visitor: Guest, guest: Known, game: str, number: int, fields: FormFields
) -> Response:
    """Take an answer to a puzzle from this site's matches, as `answer` does."""
    asked = await _ours(state, visitor, game, number)
    return await _take(state, guest.id if guest else "", asked, fields)


@router.post("/puzzles/{game}/{number:int}/first")
@costs(tables=1)
async def answer_first(
    request: Request, state: State, visitor: Guest, game: str, number: int, fields: FormFields
) -> Response:
    """Take the first answer of a browser, which becomes a guest, so that it keeps its progress."""
    asked = await _shipped(state, visitor, game, number)
    return await _take_first(request, state, visitor, asked, fields)


@router.post("/puzzles/{game}/ours/{number:int}/first")
@costs(tables=1)
async def answer_ours_first(
    request: Request, state: State, visitor: Guest, game: str, number: int, fields: FormFields
) -> Response:
    """Take the first answer of a browser, as `answer_first` does."""
    asked = await _ours(state, visitor, game, number)
    return await _take_first(request, state, visitor, asked, fields)


async def _take_first(
    request: Request, state: AppState, visitor: Visitor, asked: AskedPuzzle, fields: dict[str, str]
) -> Response:
    judge(asked.posed.puzzle, _first(asked.posed, fields.get("action", "")))  # or refuse it now
    try:
        async with solving_guest(request, state, visitor) as (guest, cookie):
            response = await _take(state, guest, asked, fields)
    except Illegal:  # without cookies, or banned: the verdict is shown, and nothing is stored
        return await _take(state, "", asked, fields)
    store_guest(response, request, cookie)
    return response


@asynccontextmanager
async def solving_guest(
    request: Request, state: AppState, visitor: Visitor
) -> AsyncIterator[tuple[str, str]]:
    """Yield the guest of a browser, made if there is none, and the new guest's cookie, or empty.

    Raises:
        Illegal: as `welcome_guest` does.
    """
    name = visitor.name or Speaker(visitor.language).word("page-guest")
    async with welcome_guest(state, request, name, secrets.token_urlsafe()) as found:
        yield found


async def _take(
    state: AppState, guest: str, asked: AskedPuzzle, fields: dict[str, str]
) -> Response:
    """Judge an answer, note it for a guest, and go to the verdict."""
    action = fields.get("action", "")
    verdict = judge(asked.posed.puzzle, _first(asked.posed, action))
    if guest:
        await state.tables.learning.solving.answer(guest, asked.met, score_of(verdict))
    return RedirectResponse(f"{asked.place.address}?{urlencode({'action': action})}", 303)
