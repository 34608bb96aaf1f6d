"""The tools with which a language model plays."""

import asyncio
import functools
from collections.abc import Awaitable, Callable
from typing import Annotated, ParamSpec

from mcp.server import MCPServer
from mcp.server.mcpserver.exceptions import ToolError
from pydantic import Field

from serenissima import __version__
from serenissima.kernel.errors import SerenissimaError
from serenissima.mcp_server.place import Guest
from serenissima.mcp_server.tournaments import TournamentTools

P = ParamSpec("P")
PAUSE = 0.5  # seconds between looks while waiting for others
LONGEST_WAIT = 300
INSTRUCTIONS = """
You play board games at a table, and see only what your seat may see. First call list_games and
read_rules, then open_table or join_table. look shows the table, the events since your last look
and, when it is your turn, your legal actions; each line begins with the action in the form that
act takes. Numbers in brackets such as [R5.2] are rules; read them with read_rules. If look reports
that a player is late or has not acted for days, call go_on to choose how to continue, or keep
waiting. If it reports that a player asks for a pause, answer with pause.
"""

Wait = Annotated[
    int, Field(description="The most seconds to wait for your turn.", ge=0, le=LONGEST_WAIT)
]
Who = Annotated[str, Field(description="Your name at the table.")]


def explain_refusals(tool: Callable[P, Awaitable[str]]) -> Callable[P, Awaitable[str]]:
    """Return a tool that explains refusals to the model, with a hint."""

    @functools.wraps(tool)
    async def explained(*args: P.args, **kwargs: P.kwargs) -> str:
        try:
            return await tool(*args, **kwargs)
        except SerenissimaError as error:
            raise ToolError(f"{error} [{error.code}]") from error

    return explained


class Tools:
    """The tools for one guest of a server.

    Args:
        guest: the model's guest.
        note: added to the links to seats; may be empty.
    """

    def __init__(self, guest: Guest, note: str = "") -> None:
        self.guest, self.note = guest, note

    async def list_games(self) -> str:
        """List the games with their numbers of players, computer players and options."""
        lines = []
        for game in await self.guest.games():
            seats = ", ".join(map(str, game.seats))
            lines.append(f"{game.name}: {game.title}, for {seats}")
            lines.append(f"  computer players: {', '.join(game.players)}")
            for option, values in game.options.items():
                lines.append(f"  option {option}: {', '.join(values) or 'a number or a text'}")
        return "\n".join(lines)

    async def read_rules(
        self,
        game: Annotated[str, Field(description="The game's name, as in list_games.")],
        wanted: Annotated[
            str,
            Field(
                description="`guide`, `glossary`, `all`, a rule or chapter such as R5.2 or R5, or "
                "words to search for; empty for the table of contents."
            ),
        ] = "guide",
    ) -> str:
        """Read a game's three-minute guide, its glossary or its rules, or search the rules."""
        return await self.guest.rules(game, wanted)

    async def list_open_tables(self) -> str:
        """List the tables that anyone may join, with the players there and the free seats."""
        lines = []
        for table in await self.guest.open_tables():
            here = ", ".join(filter(None, table.names)) or "nobody"
            free = ", ".join(str(seat + 1) for seat in table.free)
            lines.append(f"{table.table}: {table.game}, time {table.time}")
            lines.append(f"  here: {here}; free seats: {free}")
        return "\n".join(lines) or "There are no open tables right now."

    async def open_table(
        self,
        game: str,
        seats: Annotated[
            list[str],
            Field(
                description="For each seat, `person` or `computer NAME`; you are the first person."
            ),
        ],
        name: Who,
        options: Annotated[dict[str, str], Field(description="Options to change.")] = {},  # noqa: B006
        public: Annotated[bool, Field(description="Whether anyone may take a free seat.")] = False,
    ) -> str:
        """Open a table and sit down. The answer contains the links for the other people."""
        links = await self.guest.open(game, seats=seats, name=name, options=options, public=public)
        invited = [f"Link to seat {seat + 1}: {link}" for seat, link in links.items()]
        note = [self.note] if links and self.note else []
        return "\n".join([*invited, *note, "", await self.look()])

    async def join_table(
        self,
        link: Annotated[str, Field(description="The link to a free seat, or to your own seat.")],
        name: Who,
    ) -> str:
        """Take a seat at a table by its link."""
        await self.guest.join(link, name)
        return await self.look()

    async def sit_down(
        self,
        table: Annotated[str, Field(description="The table's id, as in list_open_tables.")],
        seat: Annotated[int, Field(description="A free seat, counted from 1.", ge=1)],
        name: Who,
    ) -> str:
        """Take a free seat at an open table."""
        await self.guest.sit(table, seat - 1, name)
        return await self.look()

    async def my_tables(
        self,
        go_to: Annotated[str, Field(description="The id of the table to switch to.")] = "",
    ) -> str:
        """List the tables where you have a seat, the current one last; switch with `go_to`."""
        if go_to:
            self.guest.go_to(go_to)
            return await self.look()
        return "\n".join(self.guest.memory.tables) or "You have no table yet."

    async def leave_table(self) -> str:
        """Leave an open table before its match begins; someone else may then take your seat."""
        await self.guest.leave()
        return "You have left the table."

    async def play_again(self) -> str:
        """Play another match with the same people, after the match at this table."""
        await self.guest.play_again()
        return await self.look()

    async def look(self, wait: Wait = 0) -> str:
        """Show the table as your seat sees it, events since your last look, and your legal actions.

        With `wait`, it answers as soon as it is your turn or the match is over, at the latest after
        that many seconds.
        """
        loop = asyncio.get_running_loop()
        until = loop.time() + wait
        seen = await self.guest.look()
        while seen.decision is None and not seen.over and loop.time() < until:
            await asyncio.sleep(PAUSE)
            seen = await self.guest.look()
        return self.guest.read(seen)

    async def act(
        self,
        actions: Annotated[
            list[str],
            Field(
                description="Legal actions as look writes them, in order; usually one. Either all "
                "are taken or none. The list stops at the first that reveals something.",
                min_length=1,
            ),
        ],
        wait: Wait = 0,
    ) -> str:
        """Take actions for your seat, then look."""
        await self.guest.act(actions)
        return await self.look(wait)

    async def take_back(self) -> str:
        """Undo your last action. If it revealed something, the other players are asked first."""
        await self.guest.undo()
        return await self.look()

    async def answer_take_back(self, agree: bool) -> str:
        """Answer a player who asks for an undo."""
        await self.guest.answer_undo(agree)
        return await self.look()

    async def go_on(
        self,
        late: Annotated[
            int,
            Field(description="The late seat, counted from 1, which look shows in brackets.", ge=1),
        ],
        how: Annotated[
            str,
            Field(
                description="`wait` gives the player more time, `computer NAME` lets a computer "
                "player act until the player is back, and `end` ends the match once every player "
                "present wants it."
            ),
        ],
    ) -> str:
        """Choose how to continue if a player is late or has been away for days; see look."""
        await self.guest.go_on(late - 1, how)
        return await self.look()

    async def pause(
        self,
        wish: Annotated[
            str,
            Field(
                description="`ask` asks for a pause, `agree` or `refuse` answers another player "
                "(`refuse` also withdraws your own request), and `end` ends the pause."
            ),
        ],
    ) -> str:
        """Pause the match and its clocks. Everyone must agree; anyone may end the pause."""
        await self.guest.pause(wish)
        return await self.look()

    async def take_seat_back(self) -> str:
        """Take your seat back from the computer player that acts for you."""
        await self.guest.take_seat_back()
        return await self.look()


def server(guest: Guest, note: str = "") -> MCPServer:
    """Return the MCP server for a guest; `note` is added to the links to seats."""
    tools, played = Tools(guest, note), TournamentTools(guest)
    made: MCPServer = MCPServer("serenissima", instructions=INSTRUCTIONS, version=__version__)
    for tool in (
        tools.list_games, tools.read_rules, tools.open_table, tools.join_table, tools.look,
        tools.act, tools.take_back, tools.answer_take_back, tools.go_on, tools.take_seat_back,
        tools.pause, tools.play_again, tools.list_open_tables, tools.sit_down, tools.leave_table,
        tools.my_tables, played.open_tournament, played.enter_tournament, played.draw_round,
        played.leave_tournament, played.end_tournament_match, played.see_tournament,
    ):  # fmt: skip
        made.tool(structured_output=False)(explain_refusals(tool))
    return made
