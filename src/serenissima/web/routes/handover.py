"""Handing a device to the next of several people who share it, with a cover between their views.

The table's cookie holds a token for each of them, of which at most one is active. While none is,
the browser is a spectator like any other, and gets the cover instead of the table.
"""

from fastapi import APIRouter, Request
from fastapi.responses import RedirectResponse, Response

from serenissima.service import Tables
from serenissima.service.refusals import SEAT_NOT_YOURS, TABLE_UNKNOWN
from serenissima.web.dependencies import AppState, FormFields, State
from serenissima.web.presentation.handover import Handover
from serenissima.web.presentation.table_page import TablePage
from serenissima.web.presentation.templates import page
from serenissima.web.presentation.visitor import Visitor
from serenissima.web.refusals import SEAT_HANDED_OVER
from serenissima.web.security.cookies import StoredSeats, store_seats, stored_seats

router = APIRouter(include_in_schema=False)


async def seats_here(request: Request, tables: Tables, table: str) -> dict[int, str]:
    """Return the seats on this device with their tokens; empty unless several people share it."""
    kept = stored_seats(request, table)
    if not kept.shared:
        return {}
    return {await tables.seat(table, token): token for token in kept.tokens}


async def cover(request: Request, state: AppState, visitor: Visitor, table: str) -> Response:
    """Show the page between two people: it names the next one and contains no secret.

    After the match everything is public, and the table is shown instead.
    """
    here = await seats_here(request, state.tables, table)
    view = await state.tables.view(table)
    if view.ended:
        return _uncover(request, table, here[min(here)])
    shown = TablePage(view, visitor.language)
    return page(
        request,
        "cover.html",
        table=table,
        title=view.game.meta.title,
        handover=Handover.of(view, here),
        names=[shown.speaker.name(seat) for seat in shown.seats],
        waited=shown.name_seats(view.waits),
    )


@router.post("/table/{table}/cover")
async def hand_over(request: Request, table: str) -> Response:
    """Cover the table, so that the device can be handed over."""
    return _go_to_table(request, table, stored_seats(request, table).cover())


@router.post("/table/{table}/uncover")
async def take_over(request: Request, state: State, table: str, fields: FormFields) -> Response:
    """Show the table to the person at `seat`; raise `Illegal` (`seat/not-yours`)."""
    here = await seats_here(request, state.tables, table)
    seat = fields.get("seat", "")
    token = next((token for one, token in here.items() if str(one) == seat), None)
    if token is None:
        hint = f"one of {', '.join(map(str, here)) or 'none'}"
        raise SEAT_NOT_YOURS("no player on this device has this seat", text=seat[:80], hint=hint)
    return _uncover(request, table, token)


def _uncover(request: Request, table: str, token: str) -> Response:
    return _go_to_table(request, table, stored_seats(request, table).uncover(token))


def _go_to_table(request: Request, table: str, seats: StoredSeats) -> Response:
    """Go to the table with these seats; raise `Unknown` (`table/unknown`)."""
    if not seats.shared:
        raise TABLE_UNKNOWN("no players share this device at the table", text=table[:80])
    response = RedirectResponse(f"/table/{table}", 303)
    store_seats(response, request, table, seats)
    return response


def check_seat(shown: str, seat: int) -> None:
    """Raise `NotNow` (`seat/handed-over`) if a page that shows one seat would act for another."""
    if shown != str(seat):
        raise SEAT_HANDED_OVER(text=shown[:80], hint=f"seat {seat}")
