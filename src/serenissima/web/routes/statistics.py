"""The page of a game's statistics: what wins, on this site and among computer players."""

from fastapi import APIRouter, Request
from fastapi.responses import Response

from serenissima.statistics.shipped import shipped_statistics
from serenissima.web.dependencies import Guest, Known, State
from serenissima.web.presentation.statistics_page import StatisticsPage
from serenissima.web.presentation.templates import page

router = APIRouter(include_in_schema=False)


@router.get("/statistics/{game}")
async def show(
    request: Request, state: State, visitor: Guest, guest: Known, game: str, seats: int = 0
) -> Response:
    """Show the statistics of a game for a number of `seats`; raise `Unknown` (`game/unknown`)."""
    loaded, statistics = state.shelf.load(game), state.tables.learning.statistics
    name = loaded.meta.name
    shown = StatisticsPage(
        loaded,
        await statistics.of(name),
        await statistics.of_guest(guest.id, name) if guest else {},
        shipped_statistics(loaded.folder),
        seats,
        visitor.language,
    )
    return page(request, "statistics.html", shown=shown)
