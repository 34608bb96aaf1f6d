"""Puts the application together: tables, pages, the live channel, the API."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from fastapi import FastAPI

from serenissima.service import Tables


def create_app(tables: Tables | str, *, pause: float = 0.0, warm: bool = False) -> FastAPI:
    """The application over tables, or over a database's URL.

    Args:
        tables: the tables to show, or the URL of their database.
        pause: seconds that a computer player waits before it acts, if a URL is given.
        warm: compile the rules of every game in child processes at the start.
    """
    open_tables = Tables(tables, pause=pause) if isinstance(tables, str) else tables

    @asynccontextmanager
    async def running(app: FastAPI) -> AsyncIterator[None]:
        async with open_tables:
            yield

    return FastAPI(title="Serenissima", lifespan=running)
