"""The pages of a server whose shelf has one tiny game, and the people who visit it."""

from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack
from pathlib import Path

import pytest
from fastapi import FastAPI
from typer.testing import CliRunner

from serenissima.cli.commands import app as commands
from serenissima.service import Tables
from serenissima.web.app import create_app
from serenissima.web.settings import AppSettings
from tests.service.guests import guest
from tests.web.visitors import SHELF, Visitor, key


@pytest.fixture
def app(tmp_path: Path) -> FastAPI:
    """The pages over a database that does not exist yet; no server is running."""
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    tables = Tables(database, shelf=SHELF.load, load_player=guest)
    return create_app(tables, AppSettings(shelf=SHELF))


@pytest.fixture
async def come(app: FastAPI) -> AsyncIterator[Callable[[], Visitor]]:
    """Opens the server; each call is one more person with a separate browser."""
    visitors: list[Visitor] = []

    def one_more() -> Visitor:
        visitors.append(Visitor(app))
        return visitors[-1]

    async with AsyncExitStack() as stack:
        await stack.enter_async_context(app.router.lifespan_context(app))
        yield one_more
        for visitor in visitors:
            await visitor.leave()


@pytest.fixture
def anna(come: Callable[[], Visitor]) -> Visitor:
    """A person with a browser."""
    return come()


@pytest.fixture
def bernd(come: Callable[[], Visitor]) -> Visitor:
    """Another person with a browser."""
    return come()


@pytest.fixture
def told(app: FastAPI, monkeypatch: pytest.MonkeyPatch) -> Callable[..., str]:
    """Runs a command of the host on the server's database, while it serves."""
    monkeypatch.setattr("serenissima.games.load", SHELF.load)
    place = str(app.state.serenissima.tables._store.database.url)

    def run(*words: str) -> str:
        ran = CliRunner().invoke(commands, [*words, "--database", place], catch_exceptions=False)
        return ran.output

    return run


@pytest.fixture
async def host(anna: Visitor, told: Callable[..., str]) -> Visitor:
    """Olga, who has opened the host's link in a browser that was no guest before."""
    link = told("admin", "--address", "http://venice.test").removeprefix("http://venice.test")
    await anna.go(link.strip())
    await anna.send(link.strip(), name="Olga", key=key())
    assert anna.path == "/admin"
    return anna


@pytest.fixture
def fresh(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let pages notice at once what a command has written."""
    monkeypatch.setattr("serenissima.service.runtime.site.FRESH", 0.0)
