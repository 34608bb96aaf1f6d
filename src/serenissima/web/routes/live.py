"""The live channel of a table: sends each change at once, and resumes where it broke off."""

import json
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import Annotated, Any

import anyio
from fastapi import APIRouter, Depends, WebSocket, WebSocketDisconnect
from starlette.websockets import WebSocketState

from serenissima.kernel.errors import SerenissimaError, Unreadable
from serenissima.service import TableView
from serenissima.web.dependencies import AppState, Guest, SeatToken, State
from serenissima.web.presentation.drawn_tables import DrawnPage
from serenissima.web.presentation.refusals import as_json, status_of
from serenissima.web.presentation.visitor import Visitor
from serenissima.web.security.guard import Foreign, foreign_origin

router = APIRouter()
SILENCE = 60.0  # seconds after which a channel that says nothing is closed
REFUSED = 4000  # closing codes above it are the HTTP status of the refusal
LONGEST = 1000  # letters of a message


@dataclass(frozen=True)
class Asked:
    """What a page asks for when it opens its channel.

    Attributes:
        since: the number of what it shows.
        view, language: how; a browser may open a channel with other headers than a page.
        packed: whether it can unpack what is sent (`deflate-raw`).
    """

    since: int
    view: str
    language: str
    packed: bool


async def _asked(since: int = 0, view: str = "", language: str = "", packed: bool = False) -> Asked:
    return Asked(since, view, language, packed)


@router.websocket("/table/{table}/live")
async def live(
    socket: WebSocket,
    state: State,
    visitor: Guest,
    table: str,
    token: SeatToken,
    asked: Annotated[Asked, Depends(_asked)],
) -> None:
    """Send what changes at the table, from number `since` on."""
    await socket.accept()
    reader = replace(
        visitor, view=visitor.shown(asked.view), language=visitor.reads(asked.language)
    )
    channel = Channel(socket, state, reader, asked)
    if foreign := foreign_origin(socket):
        await channel.refuse(Foreign(foreign), close=True)
        return
    async with anyio.create_task_group() as group:
        group.start_soon(channel.tell, table, token)
        await channel.listen()
        group.cancel_scope.cancel()  # nothing is done any more for somebody who has gone


class Channel:
    """One browser's connection to a table."""

    def __init__(self, socket: WebSocket, state: AppState, reader: Visitor, asked: Asked) -> None:
        self.socket, self.state, self.reader = socket, state, reader
        self.sent, self.packs = asked.since, asked.packed
        self.page: DrawnPage | None = None  # what the browser shows, if that is known

    async def tell(self, table: str, token: str | None) -> None:
        """Send what is new, as long as the browser is there."""
        try:
            async with self.state.tables.watching(table, token) as views:
                async for view in views:
                    await self._show(view)
        except SerenissimaError as error:
            await self.refuse(error, close=True)

    async def _show(self, view: TableView) -> None:
        """Send what has changed, if anything has; what the browser shows is not drawn again."""
        drawn, eyes = self.state.drawn, (self.reader.language, self.reader.view)
        if view.seq <= self.sent:
            self.page = drawn.known(view, *eyes) if view.seq == self.sent else None
            return
        page = drawn.page(view, *eyes)
        message = page.packed(self.page) if self.packs else page.message(self.page)
        await _send(self.socket, message)
        self.page, self.sent = page, page.seq

    async def listen(self) -> None:
        """Answer pings until the browser leaves or falls silent."""
        message = await self._next()
        while message["type"] != "websocket.disconnect":
            try:
                await self._answer(_read(message))
            except SerenissimaError as error:
                await self.refuse(error)
            message = await self._next()

    async def _next(self) -> Any:
        """The next message; silence for a long time counts as leaving."""
        with anyio.move_on_after(SILENCE):
            return await self.socket.receive()
        return {"type": "websocket.disconnect"}

    async def _answer(self, asked: dict[str, Any]) -> None:
        if set(asked) != {"ping"} or not isinstance(asked["ping"], int | float):
            hint = '{"ping": NUMBER}'
            raise Unreadable("live/message", "there is no such message", hint=hint)
        await _say(self.socket, {"pong": asked["ping"]})

    async def refuse(self, error: SerenissimaError, *, close: bool = False) -> None:
        """Send what is wrong and, if asked, close with the refusal's code as the reason."""
        await _say(self.socket, {"refused": as_json(error, self.reader.language)})
        if close and self.socket.application_state is WebSocketState.CONNECTED:
            await self.socket.close(REFUSED + status_of(error), error.code)


def _read(message: Any) -> dict[str, Any]:
    """A message as data; raises `Unreadable` (`live/message`)."""
    text = message.get("text")
    try:
        if text is None or len(text) > LONGEST:
            raise ValueError
        data = json.loads(text)
        if not isinstance(data, dict):
            raise TypeError
    except (ValueError, TypeError, RecursionError) as error:
        hint = '{"ping": NUMBER}'
        shown = None if text is None else text[:80]
        reason = "the message cannot be read"
        raise Unreadable("live/message", reason, text=shown, hint=hint) from error
    return data


async def _say(socket: WebSocket, message: dict[str, Any]) -> None:
    await _send(socket, json.dumps(message, ensure_ascii=False, separators=(",", ":")))


async def _send(socket: WebSocket, message: str | bytes) -> None:
    """Send a message, unless the browser has gone."""
    with suppress(WebSocketDisconnect):
        if socket.application_state is not WebSocketState.CONNECTED:
            return
        if isinstance(message, bytes):
            await socket.send_bytes(message)
        else:
            await socket.send_text(message)
