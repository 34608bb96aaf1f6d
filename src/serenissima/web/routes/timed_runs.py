"""Timed runs: begun by a form, a puzzle after the other, and the result."""

import secrets

from anyio.to_thread import run_sync
from fastapi import APIRouter, Request
from fastapi.responses import RedirectResponse, Response

from serenissima.puzzles.collection import Collection, load
from serenissima.puzzles.judging import judge
from serenissima.puzzles.posed import Posed, pose
from serenissima.service import TimedRun
from serenissima.service.refusals import RUN_UNKNOWN
from serenissima.web.dependencies import AppState, FormFields, Guest, Known, State
from serenissima.web.presentation.run_page import RunPage, RunResult, run_numbers
from serenissima.web.presentation.solving import meet_puzzle, score_of
from serenissima.web.presentation.templates import page
from serenissima.web.presentation.visitor import PREFERENCES, VIEW_HERE
from serenissima.web.routes.puzzles import solving_guest
from serenissima.web.security.cookies import remember, store_guest
from serenissima.web.security.costs import costs

router = APIRouter(include_in_schema=False)


@router.post("/runs")
@costs(tables=1)
async def begin(request: Request, state: State, visitor: Guest, fields: FormFields) -> Response:
    """Begin a timed run in a `game`; a visitor who is no guest becomes one.

    Raises:
        Unknown: `game/unknown`, `puzzle/none`.
        Unreadable: `command/key`.
        Illegal: `request/cookies`, `guest/barred`.
    """
    game = state.shelf.load(fields.get("game", ""))
    collection = load(game)
    async with solving_guest(request, state, visitor) as (guest, cookie):
        run = await state.tables.learning.solving.begin_run(
            guest, collection.game, key=fields.get("key", "")
        )
    await _posed(state, run, collection)  # the time of its first replay is not the guest's
    response = RedirectResponse(f"/runs/{run.id}", 303)
    store_guest(response, request, cookie)
    return response


@router.get("/runs/{run}")
async def show(
    request: Request, state: State, visitor: Guest, guest: Known, run: str, view: str = ""
) -> Response:
    """Show the next puzzle of a guest's run, or the result; raise `Unknown` (`run/unknown`)."""
    if guest is None:
        raise RUN_UNKNOWN(text=run[:40])
    solving, now = state.tables.learning.solving, state.tables.clock()
    found = await solving.find_run(guest.id, run)
    game = state.shelf.load(found.game)
    collection = load(game)
    if found.is_over(now) or not found.seconds_left(now):
        runs = await solving.runs(guest.id, found.game)
        result = RunResult(found, runs, collection, game.meta.title, visitor.language)
        return page(request, "run.html", result=result, key=secrets.token_urlsafe())
    posed = await _posed(state, found, collection)
    left, kind = found.seconds_left(now), visitor.choose_view(view)
    shown = RunPage(found, posed, left, visitor.language, kind)
    template = "run_text.html" if kind == "text" else "run_puzzle.html"
    response = page(request, template, page=shown)
    if view in PREFERENCES["view"]:
        remember(response, request, VIEW_HERE, view, path="/runs")
    return response


@router.post("/runs/{run}")
async def answer(
    state: State, visitor: Guest, guest: Known, run: str, fields: FormFields
) -> Response:
    """Take an answer; one that comes twice or too late has no effect.

    Raises:
        Unknown: `run/unknown`, `puzzle/action`.
    """
    if guest is None:
        raise RUN_UNKNOWN(text=run[:40])
    solving = state.tables.learning.solving
    found = await solving.find_run(guest.id, run)
    collection = load(state.shelf.load(found.game))
    numbers, place = run_numbers(found, collection), fields.get("place", "")
    if place == str(len(found.answers)) and not found.is_over(state.tables.clock()):
        posed = await _posed(state, found, collection)
        action = fields.get("action", "").partition(",")[0].strip()
        verdict = judge(posed.puzzle, posed.as_stored(action))
        met = meet_puzzle(collection, numbers[len(found.answers)], 0)
        await solving.answer_run(
            guest.id, run, int(place), met, score_of(verdict), count=len(numbers)
        )
    return RedirectResponse(f"/runs/{run}", 303)


async def _posed(state: AppState, run: TimedRun, collection: Collection) -> Posed:
    """Return the puzzle that is to be solved now."""
    number = run_numbers(run, collection)[len(run.answers)]
    return await run_sync(pose, state.shelf.load(run.game), collection, number)
