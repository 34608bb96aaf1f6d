"""The tools on standard input and output, for a server elsewhere or one in this process."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import httpx2

from serenissima.fairplay.secrets import hash_secret
from serenissima.mcp_server.asking import PATIENCE, Server
from serenissima.mcp_server.memory import Memory
from serenissima.mcp_server.place import Guest
from serenissima.mcp_server.tools import server
from serenissima.web import logs
from serenissima.web.app import create_app
from serenissima.web.settings import AppSettings

NOTE = "These links work while `serenissima serve` runs on this computer, with the same tables."


async def serve(address: str, database: str, language: str, memory: Path, here: str) -> None:
    """Serve until the model's program closes standard input.

    Args:
        address: the address of a server; empty for one in this process.
        database: the URL of the tables of the server in this process.
        language: the language of rules and tables.
        memory: the file that stores the model's seats.
        here: the address of this computer's pages, for links to tables in this process.
    """
    logs.set_up()
    name = (
        address.rstrip("/") or f"database {hash_secret(database)}"
    )  # the URL may contain a password
    async with _connect(address, database, language, here) as web:
        seats = Memory.open_file(memory, name)
        try:
            guest = Guest(Server(web), address.rstrip("/") or here, seats)
            await server(guest, "" if address else NOTE).run_stdio_async()
        finally:
            seats.close()


@asynccontextmanager
async def _connect(
    address: str, database: str, language: str, here: str
) -> AsyncIterator[httpx2.AsyncClient]:
    """Yield a client of the server."""
    headers = {"accept-language": language}
    if address:
        async with httpx2.AsyncClient(base_url=address, headers=headers, timeout=PATIENCE) as web:
            yield web
        return
    app = create_app(database, AppSettings(warm=True))
    transport = httpx2.ASGITransport(app)
    async with (
        app.router.lifespan_context(app),
        httpx2.AsyncClient(transport=transport, base_url=here, headers=headers) as web,
    ):
        yield web
