"""The tools that a language model plays with."""

import asyncio
import functools
from collections.abc import Awaitable, Callable
from typing import Annotated, ParamSpec

from mcp.server import MCPServer
from mcp.server.mcpserver.exceptions import ToolError
from pydantic import Field

from serenissima import __version__, games
from serenissima.kernel.errors import SerenissimaError
from serenissima.mcp_server.place import Guest
from serenissima.words.rulebook import RuleBook

P = ParamSpec("P")
PAUSE = 0.5  # seconds between two looks while others are waited for
LONGEST_WAIT = 300
INSTRUCTIONS = """
You sit at a table of a board game and see what your seat sees. First list_games and read_rules,
then open_table or join_table. look shows the table, what happened since your last look and, when it
is your turn, your legal actions: each line begins with the action as act wants it. Numbers in
brackets such as [R5.2] are rules, which read_rules explains.
"""

Wait = Annotated[
    int, Field(description="Seconds to wait until it is your turn.", ge=0, le=LONGEST_WAIT)
]
Who = Annotated[str, Field(description="What you are called at the table.")]


def refusing(tool: Callable[P, Awaitable[str]]) -> Callable[P, Awaitable[str]]:
    """A tool that tells the model why something is refused, and what would be right."""

    @functools.wraps(tool)
    async def told(*args: P.args, **kwargs: P.kwargs) -> str:
        try:
            return await tool(*args, **kwargs)
        except SerenissimaError as error:
            raise ToolError(f"{error} [{error.code}]") from error

    return told


class Tools:
    """The tools over one guest of a server.

    Args:
        guest: where the model sits.
        language: in which rules are read.
    """

    def __init__(self, guest: Guest, language: str) -> None:
        self.guest, self.language = guest, language

    async def list_games(self) -> str:
        """The games on the shelf: seats, options with their values, computer players."""
        lines = []
        for game in await self.guest.games():
            seats = ", ".join(map(str, game["seats"]))
            lines.append(f"{game['name']}: {game['title']}, for {seats}")
            lines.append(f"  computer players: {', '.join(game['players'])}")
            for option, values in game["options"].items():
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
        """The rules of a game: its guide of three minutes, by number, or by words."""
        book = RuleBook(await asyncio.to_thread(games.load, game), self.language)
        read = book.read(wanted, asked="wanted:")
        return "\n".join(line.text for line in read if line.weight != "source")

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
    ) -> str:
        """Open a table and sit down. The answer has the links for other people."""
        links = await self.guest.open(game, seats=seats, name=name, options=options)
        invited = [f"Link to seat {seat + 1}: {link}" for seat, link in links.items()]
        return "\n".join([*invited, "", await self.look()])

    async def join_table(
        self,
        link: Annotated[str, Field(description="The link to a free seat, or to your own.")],
        name: Who,
    ) -> str:
        """Take a seat at a table by its link."""
        await self.guest.join(link, name)
        return await self.look()

    async def look(self, wait: Wait = 0) -> str:
        """The table as your seat sees it, what happened since your last look, your legal actions.

        With `wait` it answers when it is your turn or the match is over, or after so many seconds.
        """
        loop = asyncio.get_running_loop()
        until = loop.time() + wait
        seen = await self.guest.look()
        while seen["decision"] is None and not seen["over"] and loop.time() < until:
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
        """Act for your seat; the answer is what `look` shows then."""
        await self.guest.act(actions)
        return await self.look(wait)

    async def take_back(self) -> str:
        """Take your last action back; if it revealed something, the others are asked."""
        await self.guest.take_back()
        return await self.look()

    async def answer_take_back(self, agree: bool) -> str:
        """Answer somebody who asks to take an action back."""
        await self.guest.answer_take_back(agree)
        return await self.look()


def server(guest: Guest, language: str) -> MCPServer:
    """The MCP server over a guest; `language` is the one of rules."""
    tools = Tools(guest, language)
    made: MCPServer = MCPServer("serenissima", instructions=INSTRUCTIONS, version=__version__)
    for tool in (
        tools.list_games, tools.read_rules, tools.open_table, tools.join_table, tools.look,
        tools.act, tools.take_back, tools.answer_take_back,
    ):  # fmt: skip
        made.tool(structured_output=False)(refusing(tool))
    return made
