"""Asking, reporting and blocking: the people at a table, and names."""

from fastapi import APIRouter, Request
from fastapi.responses import RedirectResponse, Response

from serenissima.service import TableView
from serenissima.service.refusals import TABLE_SEAT
from serenissima.web.dependencies import AppState, FormFields, Known, SeatToken, State
from serenissima.web.refusals import REQUEST_MALFORMED
from serenissima.web.routes.chat import guest_at, is_covered

router = APIRouter(include_in_schema=False)
WAYS = ("report", "block", "unblock", "befriend")


@router.post("/table/{table}/people")
async def act(
    request: Request, state: State, table: str, token: SeatToken, fields: FormFields
) -> Response:
    """Report the name at a seat to the host, block the guest there, or `unblock` them.

    `befriend` asks the guest there to become friends.

    `name` is the name that the page has shown at that seat. Only guests can do this; for visitors
    who are not guests, the server stores no reports.

    Raises:
        Unknown: `table/seat`, `seat/no-guest`.
        NotNow: `seat/changed`: another player sits there now; `friend/too-many`.
        Illegal: `seat/not-yours`, for a program; `guest/barred`.
    """
    if is_covered(request, table, token):
        return RedirectResponse(f"/table/{table}", 303)
    if token:
        # a program may see as the seat does, but not speak for it
        await state.tables.seat(table, token)
    view, way = await state.tables.view(table, token), next((w for w in WAYS if w in fields), "")
    guest, _ = await guest_at(request, state, table, view.seat)
    seat, name = _seat(view, fields.get(way, "")), fields.get("name", "")
    if guest and way == "report":
        await state.tables.safety.report_name(guest, table, seat, name)
    elif guest and way == "befriend":
        await state.tables.safety.check(guest)
        await state.tables.friends.ask(guest, table, seat, name)
    elif guest:
        await state.tables.safety.block(guest, table, seat, name, blocked=way == "block")
    return RedirectResponse(f"/table/{table}/seats#person-{seat}", 303)


def _seat(view: TableView, text: str) -> int:
    """Return the seat of another person; raise `Unreadable`, `Unknown` (`table/seat`)."""
    if not text.isdecimal() or len(text) > 3:
        raise REQUEST_MALFORMED("this is not a seat", text=text[:80], hint="block=N")
    if int(text) not in others(view):
        raise TABLE_SEAT("no other player sits there", text=text)
    return int(text)


def others(view: TableView) -> list[int]:
    """Return the seats at which other people sit."""
    if view.lesson or view.from_file:
        return []
    people = (one for one in view.places if not one.free and (one.stand_in or not one.computer))
    return [one.seat for one in people if one.seat != view.seat]


async def reports_and_blocks(
    request: Request, state: AppState, view: TableView
) -> dict[int, tuple[bool, bool]]:
    """Return by seat whether the viewing guest has reported and blocked the person there.

    Empty if the viewer is no guest.
    """
    guest, _ = await guest_at(request, state, view.table, view.seat)
    if not guest:
        return {}
    reported = await state.tables.safety.reported_at(guest, view.table)
    blocked = await state.tables.safety.blocked_at(guest, view.table)
    return {seat: (seat in reported, seat in blocked) for seat in others(view)}


@router.post("/me/blocked")
async def unblock(state: State, guest: Known, fields: FormFields) -> Response:
    """Unblock a guest by their mark in the list of blocked guests."""
    if guest:
        await state.tables.safety.unblock(guest.id, fields.get("unblock", ""))
    return RedirectResponse("/me", 303)


@router.post("/best/{game}")
async def report_best(state: State, game: str, guest: Known, fields: FormFields) -> Response:
    """Report the `name` of a guest in the list to the host; `report` is their mark there.

    A guest who is no longer in the list, or not under this name, is not reported.

    Raises:
        Unknown: `game/unknown`.
    """
    state.shelf.meta(game)
    found = await state.tables.ratings.find_ranked(game, fields.get("report", ""))
    response, name = RedirectResponse(f"/best/{game}", 303), fields.get("name", "")
    if guest is None or found is None or found.name != name:
        return response
    safety, whose = state.tables.safety, found.standing.player
    kept = await safety.report_ranked(guest.id, whose, game, name)
    return RedirectResponse(f"/best/{game}?reported=on", 303) if kept else response
