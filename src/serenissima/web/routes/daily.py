"""The page of the puzzles of the day."""

import secrets

from fastapi import APIRouter, Request
from fastapi.responses import Response

from serenissima.puzzles.collection import Collection, has_puzzles, load
from serenissima.web.dependencies import AppState, Guest, Known, State
from serenissima.web.presentation import assets
from serenissima.web.presentation.daily_page import DailyPage
from serenissima.web.presentation.templates import page
from serenissima.web.routes.puzzles import solving_record

router = APIRouter(include_in_schema=False)


@router.get("/daily")
async def show(request: Request, state: State, visitor: Guest, guest: Known) -> Response:
    """Show today's puzzle of each game, those of the last seven days, and the way to a timed run.

    The day is that of the visitor's time zone, which a script stores in a cookie; without it, UTC.
    """
    found = shelf_collections(state)
    runs = await state.tables.learning.solving.runs(guest.id) if guest else []
    shown = DailyPage(
        found,
        {one.game: state.shelf.meta(one.game).title for one in found},
        await solving_record(state, visitor, guest),
        runs,
        visitor.today(state.tables.clock()),
        visitor.language,
    )
    pictures = {one.game: _picture(state, one.game) for one in found}
    return page(request, "daily.html", shown=shown, pictures=pictures, key=secrets.token_urlsafe())


def shelf_collections(state: AppState) -> list[Collection]:
    """Return the puzzles of the games that have any, in the order of the shelf."""
    games = [state.shelf.load(name) for name in state.shelf.names()]
    return [load(game) for game in games if has_puzzles(game.folder)]


def _picture(state: AppState, game: str) -> str:
    """Return the address of a game's frontispiece; empty without one."""
    folder = state.shelf.load(game).folder
    painted = (folder / "art" / assets.FRONTISPIECE).is_file()
    return assets.art(game, folder, assets.FRONTISPIECE) if painted else ""
