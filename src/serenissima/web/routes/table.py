"""The page of a table: viewing, acting, undoing, looking back, the match file."""

from collections.abc import Mapping

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse, JSONResponse, RedirectResponse, Response

from serenissima.kernel.engine import engine
from serenissima.kernel.errors import SerenissimaError
from serenissima.kernel.notation import print_match
from serenissima.kernel.record import SPECTATOR
from serenissima.service import Computer, Receipt, Tables, TableView, check_key
from serenissima.service.refusals import SEAT_NOT_YOURS, TABLE_STEP, TABLE_UNKNOWN
from serenissima.web.dependencies import (
    AppState,
    Guest,
    OwnerToken,
    SeatToken,
    State,
    app_state,
    form_fields,
    owner_token,
    seat_token,
)
from serenissima.web.presentation.clocks import clocks_of
from serenissima.web.presentation.handover import Handover
from serenissima.web.presentation.refusals import sentence_of, wants_json
from serenissima.web.presentation.seat_colours import colour_classes
from serenissima.web.presentation.table_page import TablePage
from serenissima.web.presentation.templates import page
from serenissima.web.presentation.visitor import PREFERENCES, VIEW_HERE, Visitor
from serenissima.web.refusals import REQUEST_MALFORMED
from serenissima.web.routes.chat import guest_at, is_covered
from serenissima.web.routes.handover import check_seat, cover, seats_here
from serenissima.web.routes.lost_seats import GONE, leave_signed_out
from serenissima.web.security.cookies import StoredSeats, remember, store_seats, stored_seats
from serenissima.web.security.costs import costs
from serenissima.web.security.statuses import status_of
from serenissima.words import Speaker

router = APIRouter(include_in_schema=False)
LAST = -1  # the last step, instead of its number


@router.get("/table/{table}")
async def show(
    request: Request, state: State, visitor: Guest, table: str, token: SeatToken
) -> Response:
    """Show the table as this browser's seat sees it, or as a spectator does.

    `at` (or `to`) looks back to a step, counted from 0; `step` to the one with this number in the
    tale, or `LAST`; `moment` to one in the numbering that all seats share; `as` shows the view and
    the tale of another seat.
    """
    if answer := await leave_signed_out(request, state.tables):
        return answer
    if token is None and stored_seats(request, table).shared:
        return await cover(request, state, visitor, table)
    asked = request.query_params
    at, seat = _query_number(asked.get("at") or asked.get("to")), _query_number(asked.get("as"))
    if (number := _query_number(asked.get("step"))) is not None:
        at = _find_step(number, await state.tables.view(table, token, seat=seat))
    moment = _query_number(asked.get("moment"))
    view = await state.tables.view(table, token, at=at, seat=seat, moment=moment)
    if moment is not None:
        at = view.at
    kind = asked.get("view", "")
    own = view.seat if seat is None else await _own_seat(state.tables, table, token)
    note = Speaker(visitor.language).word("page-seat-gone") if asked.get("seat") == GONE else ""
    response = await _page(
        request, state, visitor, view, kind, stepping=at is not None, own=own, note=note
    )
    if kind in PREFERENCES["view"]:
        remember(response, request, VIEW_HERE, kind, path=f"/table/{view.table}")
    return response


async def _own_seat(tables: Tables, table: str, token: str | None) -> int:
    return await tables.seat(table, token) if token else SPECTATOR


def _find_step(number: int, view: TableView) -> int:
    """Return the step with this number in the tale; raise `Unknown` (`table/step`)."""
    if number == LAST:
        return view.last
    for at, told in enumerate(view.told):
        if told.number == number:
            return at
    raise TABLE_STEP(text=number)


def _query_number(text: str | None) -> int | None:
    """Return a number of a query; raise `Unreadable` (`request/malformed`)."""
    if text is None or text == "":
        return None
    if not text.removeprefix("-").isdecimal() or len(text) > 8:
        raise REQUEST_MALFORMED("this is not a number", text=text[:80])
    return int(text)


async def _page(
    request: Request,
    state: AppState,
    visitor: Visitor,
    view: TableView,
    kind: str = "",
    *,
    stepping: bool = False,
    own: int | None = None,
    error: SerenissimaError | None = None,
    note: str = "",
) -> Response:
    """Return the page of a table; after a refusal, with the error.

    `stepping` and `own` as in `TablePage`; `note`: a remark shown above the table.
    """
    shown, language = visitor.choose_view(kind), visitor.language
    here = await seats_here(request, state.tables, view.table)
    live = f"/table/{view.table}/live" + (f"/{view.seat}" if here else "")
    clocks, late = clocks_of(view, language, state.tables.clock(), state.tables.patience)
    ended = (view.ended or stepping) and not (view.may_continue or view.sealed)
    drawn = state.drawn.page(view, language, shown, stepping=stepping, own=own)
    together = len(view.people) > 1
    portraits, wanted = await state.tables.friends.looks_at(view.table) if together else ({}, [])
    return page(
        request,
        "text.html" if shown == "text" else "table.html",
        status_of(error) if error else 200,
        page=TablePage(view, language, stepping=stepping, own=own),
        parts=drawn.root,
        portraits=portraits,
        colours=colour_classes(wanted, len(view.places)),
        live="" if ended else live,
        handover=Handover.of(view, here),
        clocks=clocks,
        late=late,
        may_chat=state.chat and view.chats,
        may_notify=bool(state.notifier) and view.seat >= 0 and view.running and not view.lesson,
        wrong=sentence_of(error, Speaker(language)) if error else note,
    )


@router.get("/table/{table}/clocks")
async def clocks(state: State, visitor: Guest, table: str, token: SeatToken) -> Response:
    """Return the current clocks of the table and the choices there: parts of its page."""
    view = await state.tables.view(table, token)
    headers = {"cache-control": "no-store"}
    parts = clocks_of(view, visitor.language, state.tables.clock(), state.tables.patience)
    return HTMLResponse("".join(parts), headers=headers)


async def act(request: Request) -> Response:
    """Carry out a form: an action, an undo, or an answer to an undo request.

    A script receives the number of entries that its seat has noticed by then. A refusal is answered
    as data, or by the current table with the refusal on it.

    The route has no FastAPI dependencies: most requests come here, and resolving them would take
    longer than all other work for the request.
    """
    table: str = request.path_params["table"]
    state = await app_state(request)
    token = await owner_token(await seat_token(request, table))
    try:
        fields = await form_fields(request)
        if stored_seats(request, table).shared and "seat" in fields:
            check_seat(fields["seat"], await state.tables.seat(table, token))
        if "hint" in fields:
            return await _hint(request, state.tables, table, token, fields)
        receipt = await _carry_out(state.tables, table, token, fields)
    except SerenissimaError as error:
        if wants_json(request) or error.is_any(TABLE_UNKNOWN, SEAT_NOT_YOURS):
            raise
        view = await state.tables.view(table, token)
        return await _page(request, state, Visitor.of(request), view, error=error)
    if not wants_json(request):
        return _back(request, table, "asked")
    return JSONResponse({"seq": receipt.seq})  # the live channel brings the changes


def _back(request: Request, table: str, part: str) -> Response:
    """Go back to the table; one that is read aloud, or line by line, begins at a part of it."""
    read = Visitor.of(request).choose_view("") == "text"
    return RedirectResponse(f"/table/{table}#{part}" if read else f"/table/{table}", 303)


async def _hint(
    request: Request, tables: Tables, table: str, token: str, fields: Mapping[str, str]
) -> Response:
    """Start a hint; a browser without a script waits for it, others hear of it by the channel.

    With the field `elsewhere`, the browser looks for it itself.
    """
    decision, elsewhere = _number("hint", fields["hint"]), "elsewhere" in fields
    asked = await tables.hint(table, token, decision, elsewhere=elsewhere)
    if wants_json(request):
        return JSONResponse({"seq": (await tables.view(table, token)).seq})
    await asked.wait_for_hint()
    return _back(request, table, "hint")


router.add_route("/table/{table}/act", act, methods=["POST"])


async def _carry_out(tables: Tables, table: str, token: str, fields: Mapping[str, str]) -> Receipt:
    """Carry out the one field that is given.

    `action`, `undo`, `agree`, `refuse`; or a choice for the seat whose time is up, `wait`,
    `computer` (with a `player`) or `end`; `back`, for the viewer's seat; or a wish about a `pause`.
    """
    key = fields.get("key", "")
    check_key(key, 1)
    match fields:
        case {"undo": number}:
            return await tables.undo(table, token, _number("undo", number), key=key)
        case {"agree": number}:
            return await tables.answer_undo(table, token, _number("agree", number), True, key=key)
        case {"refuse": number}:
            return await tables.answer_undo(table, token, _number("refuse", number), False, key=key)
        case {"action": action}:
            decision = _number("decision", fields.get("decision", ""))
            return await tables.act(table, token, _split_actions(action), decision, key=key)
        case {"wait": late} | {"end": late}:
            how = "wait" if "wait" in fields else "end"
            return await tables.continue_without(table, token, _number(how, late), how, key=key)
        case {"computer": late, "player": player}:
            how, seat = str(Computer(player)), _number("computer", late)
            return await tables.continue_without(table, token, seat, how, key=key)
        case {"pause": wish}:
            return await tables.pause(table, token, wish, key=key)
        case {"back": _}:
            return await tables.return_to_seat(table, token, key=key)
    raise REQUEST_MALFORMED("the form contains no request", hint="action=…")


def _split_actions(text: str) -> list[str]:
    """Return the actions of a form, which are separated by commas."""
    return [action.strip() for action in text.split(",")]


def _number(name: str, text: str) -> int:
    """Return a number of a form; raise `Unreadable` (`request/malformed`)."""
    if not text.isdecimal() or len(text) > 9:
        raise REQUEST_MALFORMED(f"{name} is not a number", text=text[:80], hint=f"{name}=NUMBER")
    return int(text)


@router.post("/table/{table}/again")
@costs(tables=1)
async def again(request: Request, state: State, table: str, token: OwnerToken) -> Response:
    """Sit down at the table of the next match, with all who share the device, or none of them."""
    kept = stored_seats(request, table).uncover(token)
    seated = await state.tables.play_again_together(table, kept.tokens)
    new, seats = seated[0].table, StoredSeats(seated[0].token, tuple(s.token for s in seated[1:]))
    response = RedirectResponse(f"/table/{new}", 303)
    store_seats(response, request, new, seats.cover() if seats.shared else seats)
    return response


@router.get("/table/{table}/match")
async def match_file(
    request: Request, state: State, table: str, token: SeatToken, notes: str = ""
) -> Response:
    """Return the match file of a finished match; with `notes=on`, the guest's notes are remarks."""
    transcript = await state.tables.transcript(table)
    transcript.engine = engine()
    name = f"{transcript.game}-{table}.txt"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    text = print_match(transcript)
    if notes == "on" and not is_covered(request, table, token):
        seat = await _own_seat(state.tables, table, token)  # a program has no notes
        guest, _ = await guest_at(request, state, table, seat)
        own = await state.tables.notes.of(guest, table) if guest else []
        text += "".join(f"# moment {one.moment}: {one.text}\n" for one in own)
    return Response(text, media_type="text/plain", headers=headers)
