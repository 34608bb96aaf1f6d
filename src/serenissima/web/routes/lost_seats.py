"""Seats that are still in a browser's cookies although it has lost them.

Their person has left, perhaps in another tab, or has signed this device out on another one. The
browser forgets them, and watches from then on.
"""

from starlette.requests import HTTPConnection
from starlette.responses import RedirectResponse, Response

from serenissima.fairplay.secrets import matches
from serenissima.kernel.errors import Illegal, SerenissimaError
from serenissima.service import Tables
from serenissima.service.refusals import SEAT_NOT_YOURS
from serenissima.web.presentation.refusals import wants_json
from serenissima.web.security.cookies import (
    StoredSeats,
    forget_guest,
    forget_seat,
    own_seats,
    store_seats,
    stored_guest,
    stored_seats,
)

GONE = "gone"  # `seat` of a table's address, if the browser has just forgotten its seat


async def forget_lost_seats(
    request: HTTPConnection, tables: Tables, error: SerenissimaError, refusal: Response
) -> Response:
    """Return the answer to a refused request, which makes the browser forget lost seats.

    A page leads to the table as a spectator sees it. Other refusals are answered unchanged.
    """
    table = _table(request)
    if not error.is_any(SEAT_NOT_YOURS) or not table or "authorization" in request.headers:
        return refusal
    kept = stored_seats(request, table)
    left = kept.only(await _living(tables, table, kept))
    if left == kept:
        return refusal
    as_data = wants_json(request)
    answer = refusal if as_data else RedirectResponse(f"/table/{table}?seat={GONE}", 303)
    _store_rest(answer, request, table, left)
    return answer


def _store_rest(answer: Response, request: HTTPConnection, table: str, left: StoredSeats) -> None:
    """Store a browser's remaining seats at a table."""
    if left.tokens:
        store_seats(answer, request, table, left)
    else:
        forget_seat(answer, table)


async def leave_signed_out(request: HTTPConnection, tables: Tables) -> Response | None:
    """Lead to the same page without the seats of a guest who has signed this device out.

    Return None if the device was not signed out. Only seats that a guest holds are forgotten: that
    guest has them elsewhere.
    """
    cookie = stored_guest(request)
    if not cookie or await tables.guests.by_secret(cookie):
        return None
    answer = RedirectResponse(request.url.path, 303)
    forget_guest(answer)
    for table, kept in own_seats(request).items():
        held = [one.sitting for one in (await tables.guests.at(table)).values()]
        own = [token for token in kept.tokens if not any(matches(token, one) for one in held)]
        if len(own) < len(kept.tokens):
            _store_rest(answer, request, table, kept.only(own))
    return answer


def _table(request: HTTPConnection) -> str:
    """Return the table that an address belongs to, or empty."""
    parts = request.url.path.removeprefix("/api").split("/")
    return parts[2] if len(parts) > 2 and parts[1] == "table" else ""


async def _living(tables: Tables, table: str, kept: StoredSeats) -> set[str]:
    """Return the tokens of the seats that still belong to the browser."""
    living = set()
    for token in kept.tokens:
        try:
            await tables.seat(table, token)
        except Illegal:
            continue
        living.add(token)
    return living
