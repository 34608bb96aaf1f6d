"""People who play at tables of servers that may die at any moment, and record their messages."""

import asyncio
import json
import random
import re
import time
import zlib
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import urlsplit

import httpx2
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from serenissima.fairplay.secrets import derive_token
from serenissima.kernel.record import SPECTATOR
from serenissima.service import Computer, Person
from serenissima.service.core.opening import NewTable

JSON = {"accept": "application/json"}
LOOKS = 0.2  # seconds without news after which a person looks again
PAUSE = 0.03  # seconds between two actions of a person, at most
BESIDE = {"here", "away", "seated", "clocks"}  # messages outside the page
NUMBER = re.compile(rb'\{"seq":(\d+),"base":(\d+)')
CODE = re.compile(r'"code":"([^"]+)"|data-code="([^"]+)"')
UNDOES = 0.05  # of the occasions on which a person could undo an action
REFUSALS = {  # which people get who undo actions from under each other
    "decision/stale", "match/not-your-turn", "match/over",
    "undo/asked", "undo/not-asked", "undo/nothing", "undo/revealed",
}  # fmt: skip
AGAIN = {"database/unavailable", "table/busy"}  # codes after which a request is sent again
OPENER, GUEST = "Anna", "Bernd"

Answer = tuple[int, str]


class Wrong(AssertionError):
    """A wrong answer of a server."""


@dataclass(eq=False)
class Request:
    """A request to store data once: sent again by the same key until it is answered.

    Attributes:
        seat: its sender; `SPECTATOR` for the opener of a table.
        path: its target.
        sent: arguments of `AsyncClient.post`.
        key: that identifies it.
        answer: status and text, once there is one.
        since: when it was sent first, in seconds since 1970.
        until: when its answer came.
        stored: whether it was carried out, as far as the answer shows.
    """

    seat: int
    path: str
    sent: dict[str, Any]
    key: str
    answer: Answer | None = None
    since: float = 0.0
    until: float = float("inf")

    @property
    def stored(self) -> bool:
        """Whether the answer confirms that it is stored."""
        return self.answer is not None and self.answer[0] < 400

    async def send(self, web: httpx2.AsyncClient, address: str) -> Answer:
        """The answer; an answer that bears repeating raises `TransportError`."""
        self.since = self.since or time.time()
        got = await web.post(address + self.path, **self.sent)
        if got.status_code < 400:
            return got.status_code, got.headers.get("location", "")
        found = CODE.search(got.text)
        code = (found[1] or found[2]) if found else ""
        if code in AGAIN:
            raise httpx2.TransportError(code)
        if code not in REFUSALS:
            raise Wrong(f"{self.path} {self.sent}: {got.status_code} {got.text[:2000]}")
        return got.status_code, code


@dataclass(eq=False)
class Match:
    """A table at which a match is played.

    Attributes:
        id: of the table.
        people: its players; the first opens it.
        over: whether a person got the result.
    """

    id: str
    people: "list[Player]" = field(default_factory=list)
    over: bool = False

    async def opened(self, person: "Player") -> None:
        """Wait until the table is known to be open; the first person opens it."""
        opening = self.people[0].requests[0]
        while not opening.stored and person.seat:  # noqa: ASYNC110 - it may never be
            await asyncio.sleep(PAUSE)

    @property
    def requests(self) -> Iterator[Request]:
        """All requests for this table."""
        for person in self.people:
            yield from person.requests


@dataclass(eq=False)
class Player:
    """A person at a table, with a page that is open.

    Attributes:
        table: the person's table.
        seat: the person's seat.
        token: of the seat.
        address: of the server that the person's browser asks.
        requests: all that were sent.
        told: messages not yet compared with the log.
        shown: the number of the last event on the page.
    """

    table: Match
    seat: int
    token: str
    address: str
    chance: random.Random
    requests: list[Request] = field(default_factory=list)
    told: list[dict[str, Any]] = field(default_factory=list)
    shown: int = 0
    _news: asyncio.Event = field(default_factory=asyncio.Event)

    async def stay(self, web: httpx2.AsyncClient) -> None:
        """Play and watch until the server dies, or the match is over."""
        await self.table.opened(self)
        with suppress(httpx2.TransportError):
            await self._repeat(web)
            watching = asyncio.create_task(self._watch())
            try:
                await self._play(web)
            finally:
                watching.cancel()
                await asyncio.wait([watching])
            if not watching.cancelled():
                watching.result()

    async def _repeat(self, web: httpx2.AsyncClient) -> None:
        """Repeat the unanswered requests."""
        if self.requests[-1].answer is None:
            await self._send(web, self.requests[-1])

    async def _watch(self) -> None:
        """A page's live channel, opened again whenever it is lost."""
        while True:
            with suppress(OSError, WebSocketException, EOFError):
                await self._listen()
            await asyncio.sleep(PAUSE)

    async def _listen(self) -> None:
        """Check that each message is newer than the page."""
        url = f"ws://{urlsplit(self.address).netloc}/table/{self.table.id}/live"
        headers = {"Authorization": f"Bearer {self.token}"}
        async with connect(
            f"{url}?since={self.shown}&packed=true", additional_headers=headers,
            compression=None, ping_interval=None, proxy=None, close_timeout=0.1,
        ) as channel:  # fmt: skip
            async for message in channel:
                self._hear(message)

    async def catch_up(self, number: int) -> None:
        """Keep the page open until it shows that number."""
        while self.shown < number:
            with suppress(OSError, WebSocketException, EOFError, TimeoutError):
                async with asyncio.timeout(1.0):
                    await self._listen()

    def _hear(self, message: str | bytes) -> None:
        if isinstance(message, str):
            told = json.loads(message)
            if told != {"seq": self.shown} and not told.keys() <= BESIDE:
                raise Wrong(f"a page that shows {self.shown} was told {message}")
            return
        found = NUMBER.match(zlib.decompressobj(wbits=-zlib.MAX_WBITS).decompress(message, 60))
        if not found or int(found[1]) <= self.shown or int(found[2]) not in (0, self.shown):
            raise Wrong(f"a page that shows {self.shown} was sent {found and found[0]!r}")
        self.shown = int(found[1])
        self._news.set()

    async def _play(self, web: httpx2.AsyncClient) -> None:
        """Act whenever it is this person's turn."""
        while True:
            seen = await self._look(web)
            if seen["outcome"] is not None:
                self.table.over = True
                return
            if wanted := self._wanted(seen):
                self.requests.append(wanted)
                await self._send(web, wanted)
                await asyncio.sleep(self.chance.random() * PAUSE)
            else:
                with suppress(TimeoutError):
                    async with asyncio.timeout(LOOKS):
                        await self._news.wait()
            self._news.clear()

    async def _send(self, web: httpx2.AsyncClient, request: Request) -> None:
        request.answer = await request.send(web, self.address)
        request.until = time.time()

    async def _look(self, web: httpx2.AsyncClient) -> dict[str, Any]:
        """Return the table as a program gets it."""
        address = f"{self.address}/api/table/{self.table.id}"
        got = await web.get(address, headers=self._headers)
        if got.status_code == 503:
            raise httpx2.TransportError("database/unavailable")
        if got.status_code != 200:
            raise Wrong(f"{address}: {got.status_code} {got.text}")
        self.told.append(got.json())
        return self.told[-1]

    @property
    def _headers(self) -> dict[str, str]:
        return {**JSON, "authorization": f"Bearer {self.token}"}

    def _wanted(self, seen: dict[str, Any]) -> Request | None:
        """Return this person's next request."""
        fields = self._fields(seen)
        if not fields:
            return None
        key = f"request {len(self.requests)}"
        path, sent = f"/table/{self.table.id}/act", {"headers": self._headers}
        if "action" in fields:
            return Request(self.seat, f"/api{path}", {**sent, "json": fields | {"key": key}}, key)
        return Request(self.seat, path, {**sent, "data": fields | {"key": key}}, key)

    def _fields(self, seen: dict[str, Any]) -> dict[str, Any]:
        """An action, something to undo, or an answer to such a question."""
        if asked := seen["asked"]:
            answer = self.chance.choice(["agree", "refuse"])
            return {answer: str(asked["number"])} if self.seat in asked["waiting"] else {}
        if seen["undo"] and self.chance.random() < UNDOES:
            return {"undo": str(seen["undo"]["number"])}
        if seen["decision"] is None:
            return {}
        return {"action": self.chance.choice(seen["legal"]), "decision": seen["decision"]}


def new_match(game: str, other: str, address: str, chance: random.Random, clock: str = "") -> Match:
    """A table that is to be opened for a person and `other`: `person` or `computer NAME`.

    A live clock is given as `MINUTES+SECONDS`.
    """
    key = fresh_key(chance)
    plan = (Person(), Person() if other == "person" else Computer(other.removeprefix("computer ")))
    opening = NewTable(game, plan, {}, 0, OPENER).opening(key)
    match = Match(opening.table)
    form = {"name": OPENER, "key": key, "seats": "2", "sit-0": "me", "sit-1": other}
    if clock:
        minutes, _, seconds = clock.partition("+")
        form |= {"time": "live", "minutes": minutes, "seconds": seconds}
    opens = Request(SPECTATOR, f"/new/{game}", {"data": form}, key)
    match.people = [Player(match, 0, str(opening.token), address, chance, [opens])]
    for seat, invitation in opening.invitations.items():
        key = fresh_key(chance)
        guest = Player(match, seat, derive_token(invitation, key), address, chance)
        guest.requests = [_sits_down(match, seat, invitation, key)]
        match.people.append(guest)
    return match


def fresh_key(chance: random.Random) -> str:
    """A key as a page makes it."""
    return f"{chance.getrandbits(128):032x}"


def _sits_down(match: Match, seat: int, invitation: str, key: str) -> Request:
    headers = {**JSON, "cookie": f"invited-{match.id}={invitation}"}
    sent = {"data": {"name": GUEST, "key": key}, "headers": headers}
    return Request(seat, f"/table/{match.id}/join", sent, key)
