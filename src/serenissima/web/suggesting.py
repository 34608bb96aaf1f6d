"""The opponents that pages suggest to a visitor, from the visitor's own results and lessons."""

from collections.abc import Collection, Sequence

from fastapi import Request

from serenissima.kernel.meta import Meta
from serenissima.service import FinishedMatch, KnownGuest, Suggestion, Summary, suggest
from serenissima.web.dependencies import AppState
from serenissima.web.security.cookies import MOST_SEATS, own_seats

MOST_READ = 60  # finished matches: the latest


async def read_results(state: AppState, guest: KnownGuest | None) -> list[FinishedMatch]:
    """Return the latest results of a guest, of all games."""
    return await state.tables.ratings.results(guest.id, most=MOST_READ) if guest else []


def finished_lessons(summaries: Sequence[Summary]) -> set[str]:
    """Return the games of which a lesson among these tables is over."""
    return {one.game for one in summaries if one.lesson and not one.waits}


def suggest_from(
    meta: Meta, results: Sequence[FinishedMatch], guest: KnownGuest | None, lessons: Collection[str]
) -> Suggestion | None:
    """Suggest an opponent at a game with its usual number of seats, if it has levels."""
    own = guest.id if guest else ""
    return suggest(meta, meta.usual_seats, results, own, learned=meta.name in lessons)


async def suggest_opponent(
    request: Request, state: AppState, meta: Meta, guest: KnownGuest | None
) -> Suggestion | None:
    """Suggest an opponent to a visitor; newcomers' own tables show whether they took a lesson."""
    results = await read_results(state, guest)
    found = suggest_from(meta, results, guest, ())
    if found is None or found.matches:
        return found
    seats = {table: (one.active, *one.others) for table, one in own_seats(request).items()}
    newest = {table: seats[table] for table in [*seats][-MOST_SEATS:]}
    lessons = finished_lessons(await state.tables.summaries(newest))
    return suggest_from(meta, results, guest, lessons)
