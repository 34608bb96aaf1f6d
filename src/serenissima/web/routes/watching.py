"""The list of running matches to watch."""

from fastapi import APIRouter, Request
from fastapi.responses import Response

from serenissima.web.dependencies import Guest, Known, State
from serenissima.web.presentation.templates import page
from serenissima.web.presentation.watching import describe_match

router = APIRouter(include_in_schema=False)


@router.get("/watch")
async def show(request: Request, state: State, visitor: Guest, guest: Known) -> Response:
    """Show the running matches that anyone may watch, without those of people one blocks."""
    apart = await state.tables.safety.separated_matches(guest.id) if guest else set()
    now, language = state.tables.clock(), visitor.language
    matches = [
        describe_match(
            one,
            state.shelf.load(one.game),
            state.presence.count_spectators(one.table),
            language,
            now,
        )
        for one in await state.tables.watching.now()
        if one.game in state.shelf.names() and one.table not in apart
    ]
    return page(request, "watch.html", matches=matches)
