"""A model's requests take effect once, however often their answers are lost."""

from pathlib import Path

import httpx2
import pytest
from fastapi import FastAPI

from serenissima.kernel.errors import SerenissimaError, Unknown
from serenissima.mcp_server import asking
from serenissima.mcp_server.asking import Server
from serenissima.mcp_server.memory import Memory
from serenissima.mcp_server.place import Guest
from serenissima.service import Tables
from serenissima.web.app import create_app
from serenissima.web.settings import AppSettings
from tests.service.guests import guest as load_guest
from tests.web.visitors import PLACE, SHELF


class Losing(httpx2.AsyncBaseTransport):
    """A transport to the application that loses the answers to the first few commands."""

    def __init__(self, app: FastAPI, lost: int) -> None:
        self.inner, self.lost, self.asked = httpx2.ASGITransport(app), lost, 0

    async def handle_async_request(self, request: httpx2.Request) -> httpx2.Response:
        answer = await self.inner.handle_async_request(request)
        if request.method == "POST":
            self.asked += 1
            if self.asked <= self.lost:
                raise httpx2.ReadError("the connection is lost")
        return answer


@pytest.fixture
def app(tmp_path: Path) -> FastAPI:
    """A server of the tiny game."""
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    tables = Tables(database, shelf=SHELF.load, load_player=load_guest)
    return create_app(tables, AppSettings(shelf=SHELF))


@pytest.fixture(autouse=True)
def no_pause(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(asking, "PAUSES", (0.0, 0.0, 0.0))


async def test_a_command_with_a_lost_answer_counts_once(app: FastAPI):
    """The same request is sent again: one table, one action."""
    transport = Losing(app, 2)
    async with (
        app.router.lifespan_context(app),
        httpx2.AsyncClient(transport=transport, base_url=PLACE) as web,
    ):
        guest = Guest(Server(web), PLACE, Memory(None, PLACE))
        await guest.open("lots", seats=["person", "computer guest"], name="Model")
        transport.asked = 0
        seen = await guest.look()
        guest.read(seen)
        await guest.act([seen.legal[0]])
        told = (await web.get(f"/api/table/{guest.held.table}")).json()["told"]
        tables = await guest.server.ask(list[object], "GET", "/api/tables")

    assert transport.asked == 3
    assert len(told) <= 2  # the set-up, and at most one action that spectators notice
    assert tables == []


@pytest.mark.parametrize("answer", [
    httpx2.Response(500, text="oops"),
    httpx2.Response(404, json={"detail": "Not Found"}),
    httpx2.Response(200, json={"hello": "world"}),
    httpx2.Response(302, headers={"location": "https://elsewhere.example.org"}),
    httpx2.Response(503),
])  # fmt: skip
async def test_another_kind_of_server_is_reported(answer: httpx2.Response):
    """Its answers do not matter."""
    transport = httpx2.MockTransport(lambda _: answer)
    async with httpx2.AsyncClient(transport=transport, base_url=PLACE) as web:
        guest = Guest(Server(web), PLACE, Memory(None, PLACE))
        with pytest.raises(Unknown) as refused:
            await guest.games()

    assert refused.value.code == "mcp/server"


async def test_an_unreachable_server_is_reported():
    """The client tries a few times first."""

    def refuse(_: httpx2.Request) -> httpx2.Response:
        raise httpx2.ConnectError("no route")

    async with httpx2.AsyncClient(transport=httpx2.MockTransport(refuse), base_url=PLACE) as web:
        with pytest.raises(SerenissimaError) as refused:
            await Guest(Server(web), PLACE, Memory(None, PLACE)).games()

    assert refused.value.code == "mcp/server"
