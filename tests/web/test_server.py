"""The socket on which pages are served, and preparations for the first request."""

import asyncio
import socket
import warnings

import httpx2
import pytest
from fastapi import FastAPI

from serenissima.kernel.errors import NotNow
from serenissima.web.server import OTHER_HOST, OTHER_PORT, listen
from tests.web.visitors import PLACE

HOST = "127.0.0.1"


async def test_small_answers_are_sent_at_once():
    """An open connection does not wait for the other side to confirm earlier packets."""
    found = asyncio.get_running_loop().create_future()

    async def answer(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        connection = writer.get_extra_info("socket")
        found.set_result(connection.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY))
        writer.close()

    listener = listen(HOST, 0)
    async with await asyncio.start_server(answer, sock=listener):
        _, writer = await asyncio.open_connection(HOST, listener.getsockname()[1])
        sends_at_once = await found
        writer.close()
        await writer.wait_closed()

    assert sends_at_once


@pytest.mark.parametrize("path", ["/new/none", "/api/games"])
async def test_a_first_request_leaves_warnings_alone(
    app: FastAPI, monkeypatch: pytest.MonkeyPatch, path: str
):
    """Their filters belong to all threads, and another may be compiling."""
    transport, tables = httpx2.ASGITransport(app), app.state.serenissima.tables
    async with tables, httpx2.AsyncClient(transport=transport, base_url=PLACE) as web:
        with monkeypatch.context() as patch:
            patch.setattr(warnings, "catch_warnings", None)
            answer = await web.get(path)

    assert answer.status_code in (200, 404)


@pytest.mark.parametrize(("host", "port", "hint"), [
    ("[::1]", 0, OTHER_HOST), ("nowhere.invalid", 0, OTHER_HOST), ("192.0.2.9", 0, OTHER_HOST),
    (HOST, 65_536, OTHER_PORT),
])  # fmt: skip
def test_an_impossible_address_is_refused_with_the_option_to_change(
    host: str, port: int, hint: str
):
    """The port is not at fault if the host is wrong."""
    with pytest.raises(NotNow) as error:
        listen(host, port)

    assert (error.value.code, error.value.text) == ("server/address", f"{host}:{port}")
    assert error.value.hint == hint
