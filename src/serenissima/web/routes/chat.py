"""Chat beside a table: a separate page, which a script shows beside the table."""

import secrets
from contextlib import suppress

from fastapi import APIRouter, Request
from fastapi.responses import RedirectResponse, Response

from serenissima.kernel.errors import Illegal, SerenissimaError
from serenissima.service import LONGEST_MESSAGE, TableView, is_taken
from serenissima.service.refusals import (
    CHAT_FULL,
    CHAT_TEXT,
    CHAT_TOO_FAST,
    GUEST_BANNED,
    SEAT_NAME,
    TABLE_BUSY,
)
from serenissima.web.dependencies import (
    AppState,
    FormFields,
    Guest,
    SeatToken,
    State,
    known_guest,
    welcome_guest,
)
from serenissima.web.presentation.chat import ChatLine, lines, place_of
from serenissima.web.presentation.refusals import form_page
from serenissima.web.presentation.visitor import PREFERENCES, Visitor
from serenissima.web.refusals import CHAT_OFF
from serenissima.web.security.cookies import remember, remember_name, store_guest, stored_seats

router = APIRouter(include_in_schema=False)
HERE = (CHAT_TEXT, CHAT_TOO_FAST, CHAT_FULL, SEAT_NAME, TABLE_BUSY, GUEST_BANNED)
"""Refusals that the page shows."""
ABOUT = frozenset(("report", "mute", "unmute"))


@router.get("/table/{table}/chat")
async def show(
    request: Request, state: State, visitor: Guest, table: str, token: SeatToken
) -> Response:
    """Show the messages beside the table that this browser's seat or a spectator may read.

    Raises:
        Unknown: `chat/off`.
    """
    if is_covered(request, table, token):
        return RedirectResponse(f"/table/{table}", 303)
    view = await _beside(state, table, token)
    return await _page(request, state, visitor, view, token)


@router.post("/table/{table}/chat")
async def write(
    request: Request,
    state: State,
    visitor: Guest,
    table: str,
    token: SeatToken,
    fields: FormFields,
) -> Response:
    """Write a `text`; or switch `chat` on or off in this browser.

    `report` reports the message with this id; `mute` hides all messages of its author, until
    `unmute`.

    Raises:
        Unknown: `chat/off`, `chat/message`.
        Illegal: `seat/not-yours`.
    """
    response = RedirectResponse(f"/table/{table}/chat#write", 303)
    if (chosen := fields.get("chat", "")) in PREFERENCES["chat"]:
        remember(response, request, "chat", chosen)
        return response
    if is_covered(request, table, token):
        return RedirectResponse(f"/table/{table}", 303)
    view = await _beside(state, table, token)
    if token:
        # a program may see as the seat does, but not speak for it
        await state.tables.seat(table, token)
    if fields.keys() & ABOUT:
        await _moderate(request, state, view, fields)
        at = f"m-{fields['report']}" if "report" in fields else "write"
        return RedirectResponse(f"/table/{table}/chat#{at}", 303)
    try:
        cookie = await _say(request, state, view, token, fields)
    except SerenissimaError as error:
        if not error.is_any(*HERE):
            raise
        return await _page(request, state, visitor, view, token, error, fields.get("text", ""))
    store_guest(response, request, cookie)
    if fields.get("name"):
        remember_name(response, request, fields["name"])
    return response


def is_covered(request: Request, table: str, token: str | None) -> bool:
    """Whether several people share the device and none has it now, so that none reads or writes."""
    return token is None and stored_seats(request, table).shared


async def _beside(state: AppState, table: str, token: str | None) -> TableView:
    """Return the table, if there is a chat beside it; raise `Unknown` (`chat/off`)."""
    view = await state.tables.view(table, token)
    if not (state.chat and view.chats):
        raise CHAT_OFF(text=table)
    return view


async def guest_at(request: Request, state: AppState, table: str, seat: int) -> tuple[str, str]:
    """Return the id and name of the viewing guest, by their seat or their browser."""
    if seat >= 0 and (held := (await state.tables.guests.at(table)).get(seat)):
        return held.guest, ""
    known = await known_guest(request)
    return (known.id, known.name) if known else ("", "")


async def _moderate(
    request: Request, state: AppState, view: TableView, fields: dict[str, str]
) -> None:
    """Report a message, or mute its author; only for guests that the server knows."""
    chat, how = state.tables.chat, next(iter(ABOUT & fields.keys()))
    channel, number = place_of(fields[how])
    found = await chat.message(view.table, view.seat, channel, number, running=view.running)
    guest, _ = await guest_at(request, state, view.table, view.seat)
    if guest and how == "report":
        await chat.report(guest, found)
    elif guest:
        await chat.mute(guest, found, muted=how == "mute")


async def _say(
    request: Request, state: AppState, view: TableView, token: str | None, fields: dict[str, str]
) -> str:
    """Post a form's message; return the cookie of a guest who is new, or empty."""
    if view.seat < 0:
        state.writers.check(request)
    table, seat, key = view.table, view.seat, fields.get("key", "")
    text, others = fields.get("text", ""), _players(view)
    guest, own_name = await guest_at(request, state, table, seat)
    seated = view.places[seat].name if seat >= 0 else ""
    name = seated or fields.get("name", "") or own_name
    if guest:
        await state.tables.chat.say(table, seat, name, guest, text, key=key, others=others)
        return ""
    _, sitting = await state.tables.sitting(table, token) if token else (seat, "")
    async with welcome_guest(state, request, name, key) as (guest, cookie):
        named = " ".join(name.split())
        await state.tables.chat.say(
            table, seat, named, guest, text, key=key, others=others, sitting=sitting
        )
    return cookie


def _players(view: TableView) -> list[str]:
    """Return the players' names, which spectators cannot use: readers couldn't tell them apart."""
    return [] if view.seat >= 0 else [one.name for one in view.places if not one.computer]


async def _page(
    request: Request,
    state: AppState,
    visitor: Visitor,
    view: TableView,
    token: str | None,
    error: SerenissimaError | None = None,
    text: str = "",
) -> Response:
    """Return the page; after a refusal, with the error and the text to edit."""
    guest, name = await _reader(request, state, view, token)
    found = await _lines(state, visitor, view, guest) if visitor.chat == "on" else []
    muted = await state.tables.chat.list_muted(guest) if guest and found else set()
    return form_page(
        request,
        "chat.html",
        error,
        table=view.table,
        seat=view.seat,
        running=view.running,
        lines=[line for line in found if line.guest not in muted],
        muted={line.guest: line for line in found if line.guest in muted}.values(),
        known=bool(guest),
        asks_name=view.seat < 0 and (not guest or is_taken(name, _players(view))),
        key=secrets.token_urlsafe(),
        text=text,
        longest=LONGEST_MESSAGE,
    )


async def _reader(
    request: Request, state: AppState, view: TableView, token: str | None
) -> tuple[str, str]:
    """Return the reading guest, as `guest_at`: programs neither see nor use mutes and reports."""
    with suppress(Illegal):
        if token:
            await state.tables.seat(view.table, token)
        return await guest_at(request, state, view.table, view.seat)
    return "", ""


async def _lines(state: AppState, visitor: Visitor, view: TableView, guest: str) -> list[ChatLine]:
    chat, now = state.tables.chat, state.tables.clock()
    read = await chat.messages(view.table, view.seat, running=view.running)
    reported = await chat.list_reported(guest, view.table) if guest and read else set()
    return lines(read, guest, view.seat, reported, visitor.language, now)
