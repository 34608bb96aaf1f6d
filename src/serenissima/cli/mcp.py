"""`mcp`: a language model sits at a table, through the Model Context Protocol."""

import importlib.util
from pathlib import Path
from typing import Annotated

import typer

from serenissima.cli.arguments import Language, language_of
from serenissima.cli.refusals import MCP_ADDRESS, MCP_MISSING
from serenissima.cli.serve import HERE, PORT, Data, Database, database_url, folder

Server = Annotated[
    str,
    typer.Option(
        metavar="URL", help="Address of a server; default: tables in this process, as `play` has."
    ),
]


Memory = Annotated[
    Path | None,
    typer.Option(
        metavar="FILE",
        help="Keeps the model's seats, so that it goes on after a restart; each model needs a file "
        "of its own. Default: one in the data folder.",
    ),
]


def mcp(
    server: Server = "",
    database: Database = "",
    data: Data = None,
    language: Language = "",
    memory: Memory = None,
) -> None:
    r"""Let a language model open or join a table, and sit there with what its seat sees.

    It speaks the Model Context Protocol on standard input and output; the program that the model
    runs in starts it.

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

    from serenissima.mcp_server.serving import serve

    url = "" if server else database_url(database, data)
    kept = memory or folder(data) / "mcp-seats.json"
    here = f"http://{HERE}:{PORT}"
    asyncio.run(serve(server, url, language_of(language), kept, here))
