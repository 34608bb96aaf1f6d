"""The live channel of a table: sends each change at once, and resumes after interruptions.

After a restart every browser opens its channel again, so opening one must be cheap. Channels
therefore bypass FastAPI, which would take most of the time.
"""

import asyncio
import json
import math
import re
from collections.abc import AsyncIterator, Iterable, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from typing import Any
from urllib.parse import parse_qsl

from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket

from serenissima.kernel.errors import SerenissimaError
from serenissima.kernel.record import SPECTATOR
from serenissima.service import (
    Attendant,
    ChatListener,
    SeatListener,
    Shown,
    TableView,
    Viewer,
)
from serenissima.web.dependencies import AppState, token_of
from serenissima.web.presentation import assets, clocks
from serenissima.web.presentation.chat import ChatNews
from serenissima.web.presentation.company import Company
from serenissima.web.presentation.drawn_tables import DrawnPage
from serenissima.web.presentation.refusals import as_json
from serenissima.web.presentation.visitor import Visitor
from serenissima.web.refusals import LIVE_MESSAGE, PAGE_OUTDATED, REQUEST_ORIGIN
from serenissima.web.routes.handover import check_seat
from serenissima.web.routes.heard import Heard, digest
from serenissima.web.routes.waking import Waking
from serenissima.web.routes.wires import SocketWire, Wire, lingering
from serenissima.web.security.cookies import stored_seats
from serenissima.web.security.guard import foreign_origin
from serenissima.web.security.statuses import status_of
from serenissima.words.players import GONE

PATH = re.compile("/table/([^/]+)/live(?:/([0-9]{1,3}))?")
REFUSED = 4000  # closing codes above it are the HTTP status of the refusal
LONGEST = 1000  # letters of a message
AGAIN = 1.0  # seconds until the database is asked again about new messages
LONGEST_NUMBER = 9  # digits
MESSAGES = '{"ping": NUMBER} or {"seen": true}'  # of a browser


@dataclass(frozen=True)
class Query:
    """The query with which a page opens its channel.

    Attributes:
        table: the id of the table.
        seat: whose view it shows, if the browser has several seats; otherwise empty.
        shown: how much of the table it shows.
        view, language: how; a browser may open a channel with other headers than a page.
        packed: whether it can unpack messages (`deflate-raw`).
        told: the number of the last step of the tale that it shows; -1 for none.
        telling: how those steps were told to it (`DrawnPage.telling`).
        outdated: whether its scripts are those of another version. Only pages send both view and
            language; those of the first versions don't send their scripts.
    """

    table: str
    seat: str
    shown: Shown
    view: str
    language: str
    packed: bool
    told: int
    telling: str
    outdated: bool


def channels(state: AppState) -> ASGIApp:
    """Return the application that serves the live channels of all tables."""

    async def live(scope: Scope, receive: Receive, send: Send) -> None:
        socket = WebSocket(scope, receive, send)
        asked = read_query(scope)
        if asked is None:
            await socket.close()  # refuses the handshake
            return
        await socket.accept()
        await Channel(SocketWire(socket), state, asked).serve()

    return live


def read_query(scope: Scope) -> Query | None:
    """Return the query of a channel; None if it is not from a page."""
    found = PATH.fullmatch(scope["path"])
    query = dict(parse_qsl(scope["query_string"].decode("latin-1")))
    since, hinted, told = (query.get(name, "") for name in ("since", "hinted", "told"))
    if not found or not _is_number(since or "0"):
        return None
    return Query(
        table=found[1],
        seat=found[2] or "",
        shown=Shown(int(since or 0), int(hinted) if _is_number(hinted) else 0),
        view=query.get("view", ""),
        language=query.get("language", ""),
        packed=query.get("packed") == "true",
        told=int(told) if _is_number(told) else -1,
        telling=query.get("telling", ""),
        outdated=query.keys() >= {"view", "language"}
        and query.get("scripts") != assets.digest(assets.STATIC),
    )


def _is_number(text: str) -> bool:
    return text.isdecimal() and len(text) <= LONGEST_NUMBER


class Channel:
    """One browser's connection to a table.

    Args:
        wire: how messages travel.
        state: of the application.
        asked: the query with which the page opened it.
        heard: what the page has heard by its last question, if it asks repeatedly.

    Attributes:
        heard: what the page has heard by now, besides the table itself.
    """

    def __init__(
        self, wire: Wire, state: AppState, asked: Query, heard: Heard | None = None
    ) -> None:
        visitor = Visitor.of(wire.connection)
        self.reader = replace(
            visitor,
            view=visitor.choose_view(asked.view),
            language=visitor.choose_language(asked.language),
        )
        self.wire, self.state, self.asked = wire, state, asked
        self.page: DrawnPage | None = None  # the page in the browser, if it is known
        self._seen = True  # whether anyone sees the page
        self._unshown: TableView | None = None  # while nobody sees it
        self.heard, self._continues = heard or Heard(), heard is not None

    async def serve(self) -> None:
        """Send updates until the browser leaves."""
        if foreign := foreign_origin(self.wire.connection):
            await self.refuse(REQUEST_ORIGIN(text=foreign), close=True)
            return
        async with asyncio.TaskGroup() as group:
            telling = group.create_task(self._tell())
            await self._listen()
            telling.cancel()  # no work is done for a browser that has gone

    async def _tell(self) -> None:
        """Send updates as long as the browser is there."""
        table = self.asked.table
        try:
            token = await token_of(self.state, self.wire.connection, table)
            shown = self.asked.shown
            async with self.state.tables.watch(table, token, shown) as views:
                viewer = views.viewer
                if self.asked.seat:
                    check_seat(self.asked.seat, viewer.seat)
                if self.asked.outdated and self.heard == Heard():
                    await self.refuse(PAGE_OUTDATED())
                self.page = self.state.drawn.find(table, viewer.seat, shown, *self._eyes)
                if viewer.current and not self._continues:
                    await self._say({"seq": shown.seq})
                watching = self.state.drawn.watching(table, viewer.seat, *self._eyes)
                with lingering(watching, self.wire.lingers):
                    await self._tell_all(views, viewer, token)
        except SerenissimaError as error:
            await self.refuse(error, close=True)

    async def _tell_all(self, views: SeatListener, viewer: Viewer, token: str | None) -> None:
        """Send everything that changes."""
        async with (
            self._in_company(viewer) as company,
            self._in_chat(viewer) as news,
            self._in_time(viewer, token) as waking,
        ):
            async for view in views:
                await self._show(view)
                await self._say_all(company.describe_arrivals(view))
                self.heard.company = company.digest
                await self._say_time(view, waking)
                if not view.running:
                    news.tell()  # spectators' messages may be readable now

    @asynccontextmanager
    async def _in_company(self, viewer: Viewer) -> AsyncIterator[Company]:
        """Mark the viewer as present, and report the other people to the browser meanwhile."""
        own = {viewer.seat, *await self._seats()} - {SPECTATOR}
        people = enumerate(viewer.people)
        names = {seat: name for seat, name in people if name not in ("", GONE)}
        attending = self.state.presence.attend(self.asked.table, own)
        with lingering(attending, self.wire.lingers) as attendant:
            company = Company(
                own, names, self.reader.language, attendant.expect, self.heard.company
            )
            telling = asyncio.create_task(self._tell_of(company, attendant))
            try:
                yield company
            finally:
                telling.cancel()

    @asynccontextmanager
    async def _in_time(self, viewer: Viewer, token: str | None) -> AsyncIterator[Waking]:
        """Update the browser when the others may continue without a player, which has no entry."""

        async def look() -> None:
            await self._say_time(await self.state.tables.view(self.asked.table, token), waking)

        waking = Waking(look)
        if viewer.current and viewer.seat >= 0 and math.isfinite(self.state.tables.patience):
            if self._continues:
                await self._say_late(token, waking)
            else:
                waking.resume()
        try:
            yield waking
        finally:
            waking.close()

    async def _say_late(self, token: str | None, waking: Waking) -> None:
        """Send the clocks if another player has become late between two questions of the page."""
        view = await self.state.tables.view(self.asked.table, token)
        if digest(self.state.lateness(view).absence) != self.heard.absence:
            await self._say_time(view, waking)
        waking.update(view, self.state.tables.clock(), self.state.tables.patience)

    async def _say_time(self, view: TableView, waking: Waking) -> None:
        """Send the clocks, and look again when another player becomes late."""
        when = self.state.tables.clock(), self.state.tables.patience
        await self._say_all(clocks.clock_message(view, self.reader.language, *when))
        waking.update(view, *when)
        self.heard.absence = digest(self.state.lateness(view).absence)

    @asynccontextmanager
    async def _in_chat(self, viewer: Viewer) -> AsyncIterator[ChatListener]:
        """Notify the browser of new messages that it may read."""
        # behind a cover, the browser can't read further
        seat = max([viewer.seat, *await self._seats()])
        async with self.state.tables.chat.listen(self.asked.table) as listener:
            telling = asyncio.create_task(
                self._tell_of_chat(ChatNews(seat, self.heard.chat), listener)
            )
            try:
                yield listener
            finally:
                telling.cancel()

    async def _tell_of_chat(self, news: ChatNews, listener: ChatListener) -> None:
        if not self.state.chat:
            return
        async for _ in listener:
            try:
                said = await self._heard(news)
            except SerenissimaError:  # as soon as the database answers
                await asyncio.sleep(AGAIN)
                listener.tell()
            else:
                await self._say_all(said)

    async def _heard(self, news: ChatNews) -> list[dict[str, object]]:
        tables, table = self.state.tables, self.asked.table
        latest = await tables.chat.last_numbers(table)
        running = news.asks_whether_running(latest) and await tables.is_running(table)
        said = news.update(latest, running=running)
        self.heard.chat = news.told
        return [said] if said else []

    async def _seats(self) -> list[int]:
        """Return the seats on this device, if several people share it."""
        kept, table = stored_seats(self.wire.connection, self.asked.table), self.asked.table
        tokens = kept.tokens if kept.shared else ()
        return [await self.state.tables.seat(table, token) for token in tokens]

    async def _tell_of(self, company: Company, attendant: Attendant) -> None:
        async for present in attendant:
            await self._say_all(company.describe_presence(present))
            self.heard.company = company.digest

    async def _say_all(self, messages: Iterable[dict[str, Any]]) -> None:
        for message in messages:
            await self._say(message)

    @property
    def _eyes(self) -> tuple[str, str]:
        """Return the settings by which the table is shown here."""
        return self.reader.language, self.reader.view

    async def _show(self, view: TableView) -> None:
        """Send the changes; of a page that nobody sees, only whether it asks the viewer to act."""
        if not self._seen:
            self._unshown = view
            await self._say({"asks": view.decision is not None})
            return
        page = self.state.drawn.page(view, *self._eyes)
        alike = page.telling and self.asked.telling == page.telling
        told = self.asked.told if alike else -1
        made = page.pack if self.asked.packed else page.message
        before, self.page = self.page, page
        await self.wire.send(made(before, told))

    async def _look(self, *, seen: bool) -> None:
        """Note whether anyone sees the page; if so, show what happened while nobody did."""
        self._seen = seen
        if seen and self._unshown is not None:
            view, self._unshown = self._unshown, None
            await self._show(view)

    async def _listen(self) -> None:
        """Answer pings until the browser leaves or falls silent."""
        message = await self.wire.receive()
        while message["type"] != "websocket.disconnect":
            try:
                await self._answer(_read(message))
            except SerenissimaError as error:
                await self.refuse(error)
            message = await self.wire.receive()

    async def _answer(self, asked: dict[str, Any]) -> None:
        if asked.keys() == {"seen"} and isinstance(asked["seen"], bool):
            await self._look(seen=asked["seen"])
            return
        if asked.keys() != {"ping"} or not _is_finite(asked["ping"]):
            raise LIVE_MESSAGE(hint=MESSAGES)
        now = round(self.state.tables.clock(), 3)  # clocks on the page follow it
        await self._say({"pong": asked["ping"], "now": now})

    async def refuse(self, error: SerenissimaError, *, close: bool = False) -> None:
        """Send the error and, if asked, close with the refusal's code as the reason."""
        self.state.tally.refuse(error.code)
        await self._say({"refused": as_json(error, self.reader.language)})
        if close:
            await self.wire.close(REFUSED + status_of(error), error.code)

    async def _say(self, message: dict[str, Any]) -> None:
        await self.wire.send(as_text(message))


def _is_finite(value: object) -> bool:
    """Whether a value is a number that JSON can write: Python also reads NaN and 1e999."""
    return isinstance(value, int | float) and -math.inf < value < math.inf


def _read(message: Any) -> dict[str, Any]:
    """Return a message as data; raise `Unreadable` (`live/message`)."""
    text = message.get("text")
    try:
        if text is None or len(text) > LONGEST:
            raise ValueError
        data = json.loads(text)
        if not isinstance(data, dict):
            raise TypeError
    except (ValueError, TypeError, RecursionError) as error:
        shown = None if text is None else text[:80]
        reason = "the message cannot be read"
        raise LIVE_MESSAGE(reason, text=shown, hint=MESSAGES) from error
    return data


def as_text(message: Mapping[str, Any]) -> str:
    """Return a message as it is sent."""
    return json.dumps(message, ensure_ascii=False, separators=(",", ":"))
