"""The command `mcp`: a language model takes a seat through the Model Context Protocol."""

import importlib.util
from pathlib import Path
from typing import Annotated

import typer

from serenissima.cli.arguments import Language, language_of
from serenissima.cli.host_options import HERE, PORT, Data, Database
from serenissima.cli.refusals import MCP_ADDRESS, MCP_MISSING
from serenissima.cli.serve import database_url, folder

Server = Annotated[
    str,
    typer.Option(
        metavar="URL", show_default="tables in this process", help="Use the tables of this server."
    ),
]


Memory = Annotated[
    Path | None,
    typer.Option(
        metavar="FILE",
        show_default="a file in the data folder",
        help="Store the model's seats in this file, so they survive a restart; "
        "use one file per model.",
    ),
]


def mcp(
    server: Server = "",
    database: Database = "",
    data: Data = None,
    language: Language = "",
    memory: Memory = None,
) -> None:
    r"""Let a language model play at a table, seeing only what its seat may see.

    This command speaks the Model Context Protocol on standard input and output. The program that
    runs the model starts it.

    \b
    Examples:
      serenissima mcp
      serenissima mcp --server https://venice.example.org
    """
    if importlib.util.find_spec("mcp") is None:
        raise MCP_MISSING(hint="pip install '.[mcp]'")
    if server and not server.startswith(("http://", "https://")):
        raise MCP_ADDRESS(text=server, hint="https://HOST, as a browser shows it")
    import asyncio

    from serenissima import games
    from serenissima.cli.compiling import prepare_storage
    from serenissima.mcp_server.serving import serve

    url = "" if server else database_url(database, data)
    if not server:
        prepare_storage(games.names())
    kept = memory or folder(data) / "mcp-seats.json"
    here = f"http://{HERE}:{PORT}"
    asyncio.run(serve(server, url, language_of(language), kept, here))
