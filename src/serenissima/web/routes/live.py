"""The live channel of a table: sends each change at once, and resumes where it broke off."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import suppress
from dataclasses import replace
from typing import Any

import anyio
from fastapi import APIRouter, WebSocket, WebSocketDisconnect
from starlette.websockets import WebSocketState

from serenissima.kernel.errors import SerenissimaError, Unreadable
from serenissima.service import TableView
from serenissima.web.dependencies import AppState, Guest, SeatToken, State
from serenissima.web.presentation.refusals import as_json, status_of
from serenissima.web.presentation.visitor import Visitor
from serenissima.web.security.guard import Foreign, foreign_origin

router = APIRouter()
SILENCE = 60.0  # seconds after which a channel that says nothing is closed
REFUSED = 4000  # closing codes above it are the HTTP status of the refusal
LONGEST = 1000  # letters of a message


@router.websocket("/table/{table}/live")
async def live(
    socket: WebSocket,
    state: State,
    visitor: Guest,
    table: str,
    token: SeatToken,
    since: int = 0,
    view: str = "",
    language: str = "",
) -> None:
    """Send the table's parts whenever there is something after number `since`.

    The page says its view and language: a browser may open a channel with other headers.
    """
    await socket.accept()
    reader = replace(visitor, view=visitor.shown(view), language=visitor.reads(language))
    channel = Channel(socket, state, reader, since)
    try:
        if foreign := foreign_origin(socket):
            raise Foreign(foreign)
        await state.tables.view(table, token)
    except SerenissimaError as error:
        await channel.refuse(error, close=True)
        return
    async with anyio.create_task_group() as group:
        group.start_soon(channel.tell, table, token)
        await channel.listen()
        channel.gone.set()


class Channel:
    """One browser's connection to a table."""

    def __init__(self, socket: WebSocket, state: AppState, reader: Visitor, since: int) -> None:
        self.socket, self.state, self.reader, self.sent = socket, state, reader, since
        self.gone = asyncio.Event()

    async def tell(self, table: str, token: str | None) -> None:
        """Send what is new until the browser has gone."""
        try:
            async with self.state.tables.watching(table, token) as views:
                while (view := await self._next_view(views)) is not None:
                    if view.seq > self.sent:
                        await self._send(view)
        except SerenissimaError as error:
            await self.refuse(error, close=True)

    async def _send(self, view: TableView) -> None:
        parts = self.state.rendered.parts(view, self.reader.language, self.reader.view)
        await _say(self.socket, {"seq": view.seq, "parts": parts})
        self.sent = view.seq

    async def _next_view(self, views: AsyncIterator[TableView]) -> TableView | None:
        """The next view, or None when the browser has gone; a running query is not cancelled."""
        news = asyncio.ensure_future(anext(views))
        leaving = asyncio.ensure_future(self.gone.wait())
        done, _ = await asyncio.wait({news, leaving}, return_when=asyncio.FIRST_COMPLETED)
        if leaving in done:
            news.cancel()
            return None
        leaving.cancel()
        return news.result()

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
        if set(asked) != {"ping"}:
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
    """Send a message, unless the browser has gone."""
    with suppress(WebSocketDisconnect):
        if socket.application_state is WebSocketState.CONNECTED:
            await socket.send_json(message)
