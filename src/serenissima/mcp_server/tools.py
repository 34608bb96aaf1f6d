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
You sit at a table of a board game and see what your seat sees. First list_games and read_rules,
then open_table or join_table. look shows the table, what happened since your last look and, when it
is your turn, your legal actions: each line begins with the action as act wants it. Numbers in
brackets such as [R5.2] are rules, which read_rules explains. If look says that somebody is late or
has not acted for days, choose with go_on, or go on waiting. If it says that somebody asks for a
pause, answer with pause.
"""

Wait = Annotated[
    int, Field(description="Seconds to wait until it is your turn.", ge=0, le=LONGEST_WAIT)
]
Who = Annotated[str, Field(description="What you are called at the table.")]


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
        """List the games on the shelf: seats, options with their values, computer players."""
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
        game: Annotated[str, Field(description="Its name, as list_games gives it.")],
        wanted: Annotated[
            str,
            Field(
                description="`guide`, `glossary`, `all`, a rule or chapter like R5.2 or R5, or "
                "words to look for; empty for what there is."
            ),
        ] = "guide",
    ) -> str:
        """Read the rules of a game: its three-minute guide, a rule by number, or a word search."""
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
                description="For each seat `person` or `computer NAME`; the first person is you."
            ),
        ],
        name: Who,
        options: Annotated[dict[str, str], Field(description="Options to set.")] = {},  # noqa: B006
        public: Annotated[bool, Field(description="Whether anybody may take a free seat.")] = False,
    ) -> str:
        """Open a table and sit down. The answer has the links for other people."""
        links = await self.guest.open(game, seats=seats, name=name, options=options, public=public)
        invited = [f"Link to seat {seat + 1}: {link}" for seat, link in links.items()]
        note = [self.note] if links and self.note else []
        return "\n".join([*invited, *note, "", await self.look()])

    async def join_table(
        self,
        link: Annotated[str, Field(description="The link to a free seat, or to your own.")],
        name: Who,
    ) -> str:
        """Take a seat at a table by its link."""
        await self.guest.join(link, name)
        return await self.look()

    async def sit_down(
        self,
        table: Annotated[str, Field(description="Its id, as list_open_tables gives it.")],
        seat: Annotated[int, Field(description="A free seat, counted from 1.", ge=1)],
        name: Who,
    ) -> str:
        """Take a free seat at an open table."""
        await self.guest.sit(table, seat - 1, name)
        return await self.look()

    async def my_tables(
        self,
        go_to: Annotated[str, Field(description="The id of a table to go to; or empty.")] = "",
    ) -> str:
        """List the tables where you have a seat, the current one last; `go_to` switches."""
        if go_to:
            self.guest.go_to(go_to)
            return await self.look()
        return "\n".join(self.guest.memory.tables) or "There is no table yet."

    async def leave_table(self) -> str:
        """Leave an open table before its match begins; someone else may take the seat then."""
        await self.guest.leave()
        return "You have left the table."

    async def play_again(self) -> str:
        """After a match, sit down for another with the same people."""
        await self.guest.play_again()
        return await self.look()

    async def look(self, wait: Wait = 0) -> str:
        """Show the table as your seat sees it, events since your last look, and your legal actions.

        With `wait` it answers when it is your turn or the match is over, or after that many
        seconds.
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
                description="Legal actions as look writes them, in order; usually one. All are "
                "taken or none, up to the first that reveals something.",
                min_length=1,
            ),
        ],
        wait: Wait = 0,
    ) -> str:
        """Act for your seat; the answer is the same as from `look`."""
        await self.guest.act(actions)
        return await self.look(wait)

    async def take_back(self) -> str:
        """Undo your last action; if it revealed something, the other players vote on it."""
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
            Field(description="The seat that is late, from 1: look has it in brackets.", ge=1),
        ],
        how: Annotated[
            str,
            Field(
                description="`wait` gives it more time, `computer NAME` lets a computer player act "
                "until the person is back, `end` ends the match once all who are there want it."
            ),
        ],
    ) -> str:
        """Choose how to continue if another seat is late or hasn't acted for days; see look."""
        await self.guest.go_on(late - 1, how)
        return await self.look()

    async def pause(
        self,
        wish: Annotated[
            str,
            Field(
                description="`ask` for one, `agree` or `refuse` when somebody asks (`refuse` also "
                "withdraws your own), `end` one to go on playing."
            ),
        ],
    ) -> str:
        """Stop all clocks: all people must agree, and anyone may end it."""
        await self.guest.pause(wish)
        return await self.look()

    async def take_seat_back(self) -> str:
        """Play on yourself after a computer player has taken your seat."""
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
