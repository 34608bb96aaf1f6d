"""A seat at a table of some server, through the API for programs and nothing else."""

import re
import secrets
from typing import Any, TypeVar
from urllib.parse import urlsplit

from pydantic import BaseModel

from serenissima.mcp_server.asking import Server
from serenissima.mcp_server.memory import HeldSeat, Memory
from serenissima.mcp_server.refusals import MCP_LINK
from serenissima.service import clean_link
from serenissima.service.refusals import UNDO_NOT_ASKED, UNDO_NOTHING
from serenissima.web.presentation.schemas import (
    CommandDone,
    RulesText,
    ShelfGame,
    TableText,
)
from serenissima.web.presentation.seat_schemas import (
    OpenedTable,
    OpenTableData,
    SeatLeft,
    SeatTaken,
)
from serenissima.web.security.limits import is_loopback

T = TypeVar("T")
LINK = re.compile(
    r"(?P<place>https?://[^/]+)?/table/(?P<table>[a-z0-9]+)/(?P<kind>join|seat)/(?P<secret>[\w-]+)/?"
)


class NumberedAction(BaseModel):
    """An action by its number; all other data of the table is ignored."""

    number: int


class Offers(BaseModel):
    """A table's offers and questions to its seat; all other data is ignored."""

    undo: NumberedAction | None
    asked: NumberedAction | None


class Guest:
    """A guest who opens and joins tables of a server, looks and acts.

    Args:
        server: the server with the tables.
        address: the start of links to seats.
        memory: the model's seats.
    """

    def __init__(self, server: Server, address: str, memory: Memory) -> None:
        self.server, self.address, self.memory = server, address, memory

    @property
    def held(self) -> HeldSeat:
        """The current seat; raises `NotNow` (`mcp/no-seat`) if there is none."""
        return self.memory.held

    async def games(self) -> list[ShelfGame]:
        """Return the games of the server."""
        return await self.server.ask(list[ShelfGame], "GET", "/api/games")

    async def rules(self, game: str, wanted: str) -> str:
        """Return the requested rules of a game, as the server plays it."""
        path, params = f"/api/games/{game}/rules", {"wanted": wanted}
        return (await self.server.ask(RulesText, "GET", path, params=params)).text

    async def open_tables(self) -> list[OpenTableData]:
        """Return the tables that anyone may join."""
        return await self.server.ask(list[OpenTableData], "GET", "/api/tables")

    async def open(self, game: str, **wanted: Any) -> dict[int, str]:
        """Open a table and sit down; return the links to the other people's seats."""
        data, path = {**wanted, "key": _key()}, f"/api/games/{game}/tables"
        opened = await self.server.ask(OpenedTable, "POST", path, json=data)
        if opened.token:
            self.memory.sit(opened.table, opened.token)
        start = f"{self.address}/table/{opened.table}/join/"
        return {seat: start + secret for seat, secret in opened.invitations.items()}

    async def join(self, link: str, name: str) -> None:
        """Take the seat of an invitation, or return to a seat of one's own.

        Earlier seats stay, and the current seat doesn't change if the link is useless.

        Raises:
            Unreadable: `mcp/link`: it isn't the link to a seat, or it leads to another server.
        """
        found = LINK.fullmatch(clean_link(link))
        if not found:
            hint = "…/table/ID/join/SECRET, as the table's page shows it for a free seat"
            raise MCP_LINK(text=link[:80], hint=hint)
        check_place(found["place"] or self.address, self.address)
        table, secret = found["table"], found["secret"]
        if found["kind"] == "join":
            await self._sit(table, "join", invitation=secret, name=name)
        else:
            path = f"/api/table/{table}/text"
            await self.server.ask(TableText, "GET", path, secret)  # raises if there is no such seat
            self.memory.sit(table, secret)

    async def sit(self, table: str, seat: int, name: str) -> None:
        """Take a free seat at an open table."""
        await self._sit(table, "sit", seat=seat, name=name)

    async def _sit(self, table: str, how: str, **wanted: Any) -> None:
        path, data = f"/api/table/{table}/{how}", {**wanted, "key": _key()}
        seat = await self.server.ask(SeatTaken, "POST", path, json=data)
        self.memory.sit(seat.table, seat.token)

    def go_to(self, table: str) -> None:
        """Switch to another table with a seat; raise `NotNow` (`mcp/no-seat`) without one."""
        token = self.memory.token(table)
        self.memory.sit(table, token)

    async def leave(self) -> None:
        """Leave an open table whose match has not begun."""
        table = self.held.table
        await self._at_table(SeatLeft, "POST", "leave")
        self.memory.forget(table)

    async def play_again(self) -> None:
        """Sit down for another match with the same people."""
        seat = await self._at_table(SeatTaken, "POST", "again")
        self.memory.sit(seat.table, seat.token)

    async def look(self) -> TableText:
        """Return the table in words, with the happenings since the last look."""
        held = self.held
        seen = await self._at_table(TableText, "GET", "text", params={"since": held.told})
        if seen.told < held.told:  # something was undone
            since = seen.told - 1
            seen = await self._at_table(TableText, "GET", "text", params={"since": since})
        return seen

    def read(self, seen: TableText) -> str:
        """Return the text of a look and mark it as read."""
        self.held.told, self.held.decision = seen.told, seen.decision
        return seen.text

    async def act(self, actions: list[str]) -> None:
        """Take actions, as the answer to the decision shown at the last look."""
        await self._command("act", action=actions, decision=self.held.decision or 0)

    async def undo(self) -> None:
        """Undo the last action, or ask for it; raise `NotNow` (`undo/nothing`) if there is none."""
        offer = (await self._offers()).undo
        if offer is None:
            raise UNDO_NOTHING()
        await self._command("undo", number=offer.number)

    async def answer_undo(self, agree: bool) -> None:
        """Answer a player who asks for an undo; raise `NotNow` (`undo/not-asked`) if none does."""
        question = (await self._offers()).asked
        if question is None:
            raise UNDO_NOT_ASKED()
        await self._command("undo/answer", number=question.number, agree=agree)

    async def go_on(self, late: int, how: str) -> None:
        """Choose how to continue although a seat is late or gone."""
        await self._command("late", late=late, how=how)

    async def take_seat_back(self) -> None:
        """Play on after a computer player has taken the seat."""
        await self._command("back")

    async def pause(self, wish: str) -> None:
        """Ask for a pause, answer a player who asks, or end a pause."""
        await self._command("pause", wish=wish)

    async def _offers(self) -> Offers:
        held = self.held
        return await self.server.ask(Offers, "GET", f"/api/table/{held.table}", held.token)

    async def _command(self, what: str, **wanted: Any) -> None:
        await self._at_table(CommandDone, "POST", what, json={**wanted, "key": _key()})

    async def _at_table(self, kind: type[T], method: str, what: str, **sent: Any) -> T:
        held = self.held
        path = f"/api/table/{held.table}/{what}"
        return await self.server.ask(kind, method, path, held.token, **sent)


def check_place(place: str, own: str) -> None:
    """Refuse a link to another server, which would otherwise receive a secret not meant for it.

    All names of this computer are equal, whatever the port, since its servers share their tables.

    Raises:
        Unreadable: `mcp/link`.
    """
    there, here = urlsplit(place), urlsplit(own)
    local = is_loopback(there.hostname or "") and is_loopback(here.hostname or "")
    if not local and there.netloc.lower() != here.netloc.lower():
        hint = f"serenissima mcp --server {place}, or only the part of the link from /table/ on"
        raise MCP_LINK(
            f"this link is for another server; this one is {own}", text=place[:80], hint=hint
        )


def _key() -> str:
    """Return a key for one command, however often it is sent."""
    return secrets.token_urlsafe()
