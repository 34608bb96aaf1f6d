"""Serves the tools on standard input and output, over a server elsewhere or one in this process."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import httpx2

from serenissima.mcp_server.place import PATIENCE, Guest
from serenissima.mcp_server.tools import server
from serenissima.service import Thinking
from serenissima.web import logs
from serenissima.web.app import create_app

HERE = "http://localhost"  # stands for the server in this process


async def serve(address: str, database: str, language: str) -> None:
    """Serve until the model's program closes standard input.

    Args:
        address: of a server; empty for one in this process.
        database: URL of the tables of the server in this process.
        language: of rules and tables.
    """
    async with _reached(address, database, language) as web:
        await server(Guest(web, address.rstrip("/")), language).run_stdio_async()


@asynccontextmanager
async def _reached(address: str, database: str, language: str) -> AsyncIterator[httpx2.AsyncClient]:
    """A client of the server."""
    headers = {"accept-language": language}
    if address:
        async with httpx2.AsyncClient(base_url=address, headers=headers, timeout=PATIENCE) as web:
            yield web
        return
    logs.set_up()
    app = create_app(database, thinking=Thinking(), warm=True)
    transport = httpx2.ASGITransport(app)
    async with (
        app.router.lifespan_context(app),
        httpx2.AsyncClient(transport=transport, base_url=HERE, headers=headers) as web,
    ):
        yield web
