"""The page on which guests delete themselves, which removes every trace of their names here."""

from fastapi import APIRouter, Request
from fastapi.responses import RedirectResponse, Response

from serenissima.web.dependencies import Guest, Known, State
from serenissima.web.presentation.templates import page
from serenissima.web.routes.me import hold_all, protect_secret
from serenissima.web.security.cookies import (
    forget_guest,
    forget_name,
    forget_seat,
    own_seats,
)
from serenissima.web.security.known_devices import forget_devices
from serenissima.words import Speaker

router = APIRouter(include_in_schema=False)


@router.get("/me/forget")
async def ask(request: Request, state: State, visitor: Guest, guest: Known) -> Response:
    """List what is deleted and what stays, and ask; or report that this browser has no guest.

    Seats that the guest holds through this browser alone are deleted as well, so they count.
    """
    if guest:
        await hold_all(request, state, guest)
    running = await state.tables.guests.count_playing(guest.id) if guest else 0
    gone = Speaker(visitor.language).word("page-somebody-gone")
    return protect_secret(
        page(request, "forget.html", packs=False, guest=guest, running=running, gone=gone)
    )


@router.post("/me/forget")
async def forget(request: Request, state: State, guest: Known) -> Response:
    """Delete the guest; do nothing if there is none, or none any more.

    Raises:
        NotNow: `table/busy`.
    """
    response = RedirectResponse("/me/forget", 303)
    if guest:
        await hold_all(request, state, guest)
        theirs = {one.table for one in await state.tables.guests.seats(guest.id)}
        await state.tables.guests.forget(guest)
        for table, kept in own_seats(request).items():
            if table in theirs and not kept.shared:
                forget_seat(response, table)
    forget_guest(response)
    forget_name(response)
    forget_devices(response)
    return response
