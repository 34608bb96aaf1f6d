"""Seats that a browser still has in its cookies although they are nobody's, or somebody else's.

Their person has left, perhaps in another tab. The browser forgets them, and watches from then on.
"""

from starlette.requests import HTTPConnection
from starlette.responses import RedirectResponse, Response

from serenissima.kernel.errors import Illegal, SerenissimaError
from serenissima.service import Tables
from serenissima.web.presentation.refusals import wants_json
from serenissima.web.security.cookies import KeptSeats, forget_seat, keep_seats, kept_seats

GONE = "gone"  # `seat` of a table's address, if the browser has just forgotten its seat


async def forgetting(
    request: HTTPConnection, tables: Tables, error: SerenissimaError, refusal: Response
) -> Response:
    """The answer to a refused request, which makes the browser forget seats that are gone.

    A page leads to the table as a watcher sees it. Other refusals are answered as they are.
    """
    table = _table(request)
    if error.code != "seat/not-yours" or not table or "authorization" in request.headers:
        return refusal
    kept = kept_seats(request, table)
    left = kept.only(await _living(tables, table, kept))
    if left == kept:
        return refusal
    as_data = wants_json(request)
    answer = refusal if as_data else RedirectResponse(f"/table/{table}?seat={GONE}", 303)
    if left.tokens:
        keep_seats(answer, request, table, left)
    else:
        forget_seat(answer, table)
    return answer


def _table(request: HTTPConnection) -> str:
    """The table that an address belongs to; empty if it belongs to none."""
    parts = request.url.path.removeprefix("/api").split("/")
    return parts[2] if len(parts) > 2 and parts[1] == "table" else ""


async def _living(tables: Tables, table: str, kept: KeptSeats) -> set[str]:
    """The tokens of those seats that still are whose they were."""
    living = set()
    for token in kept.tokens:
        try:
            await tables.seat(table, token)
        except Illegal:
            continue
        living.add(token)
    return living
