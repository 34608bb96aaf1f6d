"""Tools with which a language model enters and plays tournaments and sees their standings."""

import re
import secrets
from typing import Annotated

from pydantic import Field

from serenissima.kernel.errors import SerenissimaError
from serenissima.mcp_server.place import Guest, check_place
from serenissima.mcp_server.refusals import MCP_LINK
from serenissima.service import clean_link
from serenissima.web.presentation.tournament_schemas import GuestMade, TournamentData
from serenissima.web.refusals import GUEST_UNKNOWN

LINK = re.compile(r"(?:(?P<place>https?://[^/]+)?/tournament/)?(?P<id>[a-z0-9]+)/?")
Link = Annotated[str, Field(description="The link to the tournament, or its id.")]
Who = Annotated[str, Field(description="Your name in the standings and at tables.")]


class TournamentTools:
    """The tournament tools for one guest of a server.

    Args:
        guest: the model's guest.
    """

    def __init__(self, guest: Guest) -> None:
        self.guest = guest

    async def open_tournament(
        self,
        game: str,
        seats: Annotated[int, Field(description="The number of seats at each table.", ge=1)],
        name: Who,
        system: Annotated[
            str,
            Field(
                description="`meet` (everyone meets everyone), `swiss` (by points) or `deal` (one "
                "round with the same deal at every table)."
            ),
        ] = "meet",
        rounds: Annotated[
            int, Field(description="The number of rounds, if you can choose it.", ge=1)
        ] = 3,
    ) -> str:
        """Open a tournament and enter it. The answer contains the link for others."""
        wanted = {"seats": seats, "system": system, "rounds": rounds, "key": _key()}
        now = await self._take_part(f"/api/games/{game}/tournaments", name, **wanted)
        link = f"{self.guest.address}/tournament/{now.tournament}"
        return f"Link for those who want to enter: {link}\n\n{self._describe(now)}"

    async def enter_tournament(self, link: Link, name: Who) -> str:
        """Enter a tournament that has not begun."""
        return self._describe(await self._take_part(f"{self._path(link)}/enter", name))

    async def draw_round(
        self, link: Link, round: Annotated[int, Field(description="The round, from 1.", ge=1)]
    ) -> str:
        """Pair a round of a tournament that you opened; later rounds are paired automatically."""
        return self._describe(await self._ask(f"{self._path(link)}/round", round=round))

    async def leave_tournament(
        self, link: Link, number: Annotated[int, Field(description="The entrant's number.", ge=1)]
    ) -> str:
        """Leave a tournament, or remove an entrant from a tournament that you opened."""
        return self._describe(await self._ask(f"{self._path(link)}/leave", number=number))

    async def end_tournament_match(
        self, link: Link, table: Annotated[str, Field(description="The table's id, as shown.")]
    ) -> str:
        """End an abandoned match without a result, in a tournament that you opened.

        You can do this only if every player who must act is out of time or gone.
        """
        return self._describe(await self._ask(f"{self._path(link)}/call-off", table=table))

    async def see_tournament(self, link: Link) -> str:
        """Show standings and rounds. If a match of yours is running, you are at its table: look."""
        return self._describe(await self._ask(self._path(link)))

    async def _take_part(self, path: str, name: str, **wanted: object) -> TournamentData:
        """Send a request under a name, as the current guest or, if there is none, a new one."""
        if self.guest.memory.guest:
            try:
                return await self._ask(path, name=name, **wanted)
            except SerenissimaError as error:
                if not error.is_any(GUEST_UNKNOWN):  # the server may have forgotten its guests
                    raise
        made = await self.guest.server.ask(
            GuestMade, "POST", "/api/guests", json={"name": name, "key": _key()}
        )
        self.guest.memory.become(made.token)
        return await self._ask(path, name=name, **wanted)

    async def _ask(self, path: str, **wanted: object) -> TournamentData:
        """Return the tournament after a command, or as it is if nothing is wanted."""
        sent = {"json": wanted} if wanted else {}
        method, token = "POST" if wanted else "GET", self.guest.memory.guest
        return await self.guest.server.ask(TournamentData, method, path, token, **sent)

    def _path(self, link: str) -> str:
        """Return the path of a tournament; raise `Unreadable` (`mcp/link`) if the link is wrong."""
        found = LINK.fullmatch(clean_link(link))
        if not found:
            reason, hint = "this is not the link to a tournament", "…/tournament/ID"
            raise MCP_LINK(reason, text=link[:80], hint=hint)
        check_place(found["place"] or self.guest.address, self.guest.address)
        return f"/api/tournaments/{found['id']}"

    def _describe(self, now: TournamentData) -> str:
        """Return a tournament in words; the model sits down at its running match."""
        names = {one.number: one.name or "a player who left" for one in now.entrants}
        lines = [f"{now.game}: {now.system}, round {now.round} of {now.rounds}"]
        lines += [f"{one.place}. {names[one.number]}: {one.points:g}" for one in now.standings]
        for table in now.tables:
            state = "over" if table.over else "being played" if table.opened else "being opened"
            who = ", ".join(names[number] for number in table.seats)
            lines.append(f"Round {table.round}, table {table.table}: {who}: {state}")
            if now.own in table.seats and table.opened and not table.over:
                self.guest.memory.sit(table.table, self.guest.memory.guest)
                lines.append("You sit at this table now: call look.")
        return "\n".join(lines)


def _key() -> str:
    """Return a key for one command, however often it is sent."""
    return secrets.token_urlsafe()
