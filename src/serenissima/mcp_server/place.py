"""A seat at a table of some server, through the API for programs and nothing else."""

import re
import secrets
from dataclasses import dataclass
from typing import Any

import httpx2

from serenissima.kernel.errors import NotNow, SerenissimaError, Unknown, Unreadable

LINK = re.compile(
    r"(?:https?://[^/]+)?/table/(?P<table>[a-z0-9]+)/(?P<kind>join|seat)/(?P<secret>[\w-]+)/?"
)
PATIENCE = 60.0  # seconds for an answer


@dataclass
class HeldSeat:
    """The seat of a model.

    Attributes:
        table: the id of the table.
        token: of the seat.
        told: how many steps of the tale the model has read.
        decision: what it was asked when it looked last; None if it was not asked.
    """

    table: str
    token: str
    told: int = 0
    decision: int | None = None


class Guest:
    """Opens and joins tables of a server, looks and acts.

    Args:
        web: reaches the server.
        address: begins the links to seats; empty if the server has no address.
    """

    def __init__(self, web: httpx2.AsyncClient, address: str) -> None:
        self.web, self.address = web, address
        self._held: HeldSeat | None = None

    @property
    def held(self) -> HeldSeat:
        """The seat; raises `NotNow` (`mcp/no-seat`)."""
        if self._held is None:
            hint = "open_table or join_table"
            raise NotNow("mcp/no-seat", "there is no table yet", hint=hint)
        return self._held

    async def games(self) -> list[dict[str, Any]]:
        """The games of the server."""
        return list(await self._ask("GET", "/api/games"))

    async def open(self, game: str, **wanted: Any) -> dict[int, str]:
        """Open a table and sit down; the links to the other seats for people."""
        path = f"/api/games/{game}/tables"
        opened = await self._ask("POST", path, json={**wanted, "key": secrets.token_urlsafe()})
        self._held = HeldSeat(opened["table"], opened["token"])
        start = f"{self.address}/table/{opened['table']}/join/"
        return {int(seat): start + secret for seat, secret in opened["invitations"].items()}

    async def join(self, link: str, name: str) -> None:
        """Take the seat of an invitation, or come back to one's own seat.

        Raises:
            Unreadable: `mcp/link`.
        """
        found = LINK.fullmatch(link.strip())
        if not found:
            hint = "…/table/ID/join/SECRET, as the page of the table shows it for a free seat"
            raise Unreadable(
                "mcp/link", "this is not the link to a seat", text=link[:80], hint=hint
            )
        token = found["secret"]
        if found["kind"] == "join":
            wanted = {"invitation": token, "name": name, "key": secrets.token_urlsafe()}
            path = f"/api/table/{found['table']}/join"
            token = (await self._ask("POST", path, json=wanted))["token"]
        self._held = HeldSeat(found["table"], token)

    async def look(self) -> dict[str, Any]:
        """The table in words, with what happened since the last look."""
        held = self.held
        seen: dict[str, Any] = await self._at_table("GET", "text", params={"since": held.told})
        if seen["told"] < held.told:  # something was taken back
            seen = await self._at_table("GET", "text", params={"since": seen["told"] - 1})
        return seen

    def read(self, seen: dict[str, Any]) -> str:
        """The text of a look, which the model has read from now on."""
        self.held.told, self.held.decision = seen["told"], seen["decision"]
        return str(seen["text"])

    async def act(self, actions: list[str]) -> None:
        """Take actions, as the answer to what the model was asked when it looked last."""
        wanted = {"action": actions, "decision": self.held.decision or 0}
        await self._at_table("POST", "act", json={**wanted, "key": secrets.token_urlsafe()})

    async def take_back(self) -> None:
        """Take the last action back, or ask; raises `NotNow` (`undo/nothing`)."""
        offer = (await self._ask("GET", f"/api/table/{self.held.table}"))["undo"]
        if offer is None:
            raise NotNow("undo/nothing", "there is nothing to take back")
        await self._command("undo", offer["number"])

    async def answer_take_back(self, agree: bool) -> None:
        """Answer somebody who asks; raises `NotNow` (`undo/not-asked`)."""
        question = (await self._ask("GET", f"/api/table/{self.held.table}"))["asked"]
        if question is None:
            raise NotNow("undo/not-asked", "nobody asks to take something back")
        await self._command("undo/answer", question["number"], agree=agree)

    async def _command(self, what: str, number: int, **wanted: Any) -> None:
        data = {"number": number, "key": secrets.token_urlsafe(), **wanted}
        await self._at_table("POST", what, json=data)

    async def _at_table(self, method: str, what: str, **sent: Any) -> Any:
        return await self._ask(method, f"/api/table/{self.held.table}/{what}", **sent)

    async def _ask(self, method: str, path: str, **sent: Any) -> Any:
        """What the server answers; raises `SerenissimaError` with the code of its refusal."""
        headers = {"authorization": f"Bearer {self._held.token}"} if self._held else {}
        try:
            answer = await self.web.request(method, path, headers=headers, **sent)
            data = answer.json()
        except (httpx2.HTTPError, ValueError) as error:
            reason = "the server does not answer as a server of Serenissima"
            raise Unknown("mcp/server", reason, text=str(self.web.base_url)) from error
        if answer.is_error:
            raise SerenissimaError(data["code"], data["reason"], hint=data["hint"])
        return data
