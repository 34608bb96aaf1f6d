"""A player's receivers of notifications, and the links that confirm an address."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from fastapi import APIRouter, Request
from fastapi.responses import JSONResponse, RedirectResponse, Response

from serenissima.kernel.errors import SerenissimaError
from serenissima.service import Receiver
from serenissima.service.refusals import SEAT_NOT_YOURS, TABLE_UNKNOWN
from serenissima.web.dependencies import AppState, FormFields, Guest, OwnerToken, State
from serenissima.web.notifications.notifier import Notifier
from serenissima.web.presentation.refusals import form_page
from serenissima.web.presentation.templates import page
from serenissima.web.presentation.visitor import Visitor
from serenissima.web.refusals import NOTIFICATION_CHANNEL, NOTIFICATION_LINK, REQUEST_MALFORMED
from serenissima.web.security.guard import ADDRESS_UNTOLD

router = APIRouter(include_in_schema=False)
CHANNELS = ("push", "mail", "webhook")
SHOWN = 60  # letters of an address


@router.get("/table/{table}/call")
async def notifications_page(
    request: Request, state: State, visitor: Guest, table: str, token: OwnerToken
) -> Response:
    """List the receivers of the person at a seat, and the other channels available here."""
    return await _page(request, state, visitor, table, token)


@router.post("/table/{table}/call")
async def change(
    request: Request,
    state: State,
    visitor: Guest,
    table: str,
    token: OwnerToken,
    fields: FormFields,
) -> Response:
    """Add an address (`push`, `mail` or `webhook`), `remove` one, or try one `again`."""
    notifier, outbox = _notifier(state), state.tables.outbox
    try:
        if "remove" in fields:
            await outbox.remove(table, token, fields["remove"])
        elif "again" in fields:
            await outbox.repair(table, token, fields["again"])
        else:
            channel = _channel(fields)
            known = await outbox.receivers(table, token)  # refuses visitors without a seat here
            address = await notifier.check_address(channel, fields[channel])
            asks = channel == "mail"
            if asks and address not in [one.address for one in known]:
                notifier.count(address, state.openers.origin(request))
            await outbox.register(table, token, channel, address, visitor.language, asks=asks)
    except SerenissimaError as error:
        if error.is_any(TABLE_UNKNOWN, SEAT_NOT_YOURS):
            raise
        return await _page(request, state, visitor, table, token, error, fields)
    return RedirectResponse(f"/table/{table}/call", 303)


@router.get("/push")
async def push_key(state: State) -> Response:
    """Return the key with which a browser subscribes; raise `Unknown` (`call/channel`)."""
    notifier = _notifier(state)
    if "push" not in notifier.settings.channels:
        raise NOTIFICATION_CHANNEL(text="push")
    return JSONResponse({"key": await notifier.public_key()})


@router.post("/push")
async def compare_push(request: Request, state: State, fields: FormFields) -> Response:
    """Compare a browser's subscription with the stored one; show a note if it does not work.

    `known` is the subscription that the browser has given, a secret between it and the server.
    `push` is its present one, which replaces the other, or empty. `repair` tries it again,
    and `stop` ends notifications.

    Raises:
        Unknown: `call/channel`.
        Unreadable: `call/address`.
    """
    notifier, outbox = _notifier(state), state.tables.outbox
    known = await notifier.check_address("push", fields.get("known", ""))
    receivers = await outbox.with_address("push", known)
    if "stop" in fields:
        await outbox.forget([one.id for one in receivers])
        receivers = []
    elif receivers and fields.get("push"):
        now = await notifier.check_address("push", fields["push"])
        if now != known or "repair" in fields:
            await outbox.move("push", known, now)
            receivers = await outbox.with_address("push", now)
    why = next((one.failing for one in receivers if one.failing), "")
    why = why or ("" if fields.get("push") else "lost") if receivers else "unknown"
    return page(request, "push_state.html", packs=False, why=why)


@router.get("/call/{receiver}/{token}")
async def show_link(
    request: Request, state: State, visitor: Guest, receiver: str, token: str
) -> Response:
    """Show the page behind the link in a mail; only its button changes anything."""
    found = await _linked_receiver(_notifier(state), state, receiver, token)
    return _secret(
        page(
            request,
            "notification_link.html",
            packs=False,
            receiver=found,
            shown=_visible_address(found),
        )
    )


@router.post("/call/{receiver}/{token}")
async def answer_link(
    request: Request, state: State, receiver: str, token: str, fields: FormFields
) -> Response:
    """Confirm an address; anything else ends notifications, even a request by a mail program."""
    found = await _linked_receiver(_notifier(state), state, receiver, token)
    if "confirm" in fields:
        await state.tables.outbox.confirm(found.id)
    else:
        await state.tables.outbox.forget([found.id])
    done = "confirmed" if "confirm" in fields else "stopped"
    table = found.table_id
    return _secret(
        page(request, "notification_link.html", packs=False, receiver=None, done=done, table=table)
    )


def _secret(response: Response) -> Response:
    response.headers.update(ADDRESS_UNTOLD)
    return response


async def _linked_receiver(
    notifier: Notifier, state: AppState, receiver: str, token: str
) -> Receiver:
    """Return the receiver of a link; raise `Unknown` (`call/link`)."""
    found = None
    if await notifier.is_linked(receiver, token):
        found = await state.tables.outbox.receiver(receiver)
    if found is None:
        raise NOTIFICATION_LINK()
    return found


async def _page(
    request: Request,
    state: AppState,
    visitor: Visitor,
    table: str,
    token: str,
    error: SerenissimaError | None = None,
    typed: Mapping[str, str] = MappingProxyType({}),
) -> Response:
    notifier = _notifier(state)
    there = await state.tables.outbox.receivers(table, token)
    channels = notifier.settings.channels
    return form_page(
        request,
        "notifications.html",
        error,
        table=table,
        typed=typed,
        receivers=[_row(one) for one in there],
        channels=channels,
        key=await notifier.public_key() if "push" in channels else "",
    )


def _row(receiver: Receiver) -> dict[str, Any]:
    """Return a receiver in the list."""
    return {
        "id": receiver.id,
        "channel": receiver.channel,
        "confirmed": receiver.confirmed,
        "failing": receiver.failing,
        "shown": _visible_address(receiver),
    }


def _visible_address(receiver: Receiver) -> str:
    """Return an address as its owner sees it; a browser's own means little to people."""
    if receiver.channel == "push":
        return receiver.id[:6]
    long = len(receiver.address) > SHOWN
    return receiver.address[:SHOWN] + "…" * long


def _channel(fields: dict[str, str]) -> str:
    for channel in CHANNELS:
        if channel in fields:
            return channel
    raise REQUEST_MALFORMED("the form contains no request", hint="mail=…")


def _notifier(state: AppState) -> Notifier:
    """Return the notifier; raise `Unknown` (`call/channel`) if there is none."""
    if state.notifier is None:
        raise NOTIFICATION_CHANNEL("this server does not send notifications")
    return state.notifier
