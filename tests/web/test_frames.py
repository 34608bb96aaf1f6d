"""Which frames a live channel may send, and what happens to one that sends more."""

import asyncio
import json
import signal
import socket
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from unittest.mock import ANY

import pytest
from websockets.asyncio.client import connect

from serenissima.web.routes.live import LONGEST
from serenissima.web.security.frames import FRAME, PIECE
from serenissima.web.security.limits import Limits
from tests.web.served import PATIENCE, Served, ended, served
from tests.web.wire import HERE, NEXT_DOOR, asked, heard, opened, reach

NO_MASK = bytes(4)
PING, PONG, START, MORE = (bytes([kind, 0x80]) + NO_MASK for kind in (0x89, 0x8A, 0x01, 0x00))
ANSWER = b"\x8a\x00"  # a pong without data
TOO_MUCH = b"\x88\x18\x03\xf0too much data was sent"  # 1008
FLOOD = 200_000  # frames
UNLIMITED = {"channel_bytes": 1e9, "channel_burst": 10**9}

pytestmark = pytest.mark.xdist_group("frames")  # which share a server


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server with the usual limits, for tests that do not end it."""
    with served(tmp_path_factory.mktemp("frames")) as running:
        yield running


@pytest.fixture
def log(server: Served) -> Callable[[], str]:
    """Reads the server's log of the test."""
    before = server.log.read_text()
    return lambda: server.log.read_text().removeprefix(before)


def address(server: Served, table: str) -> str:
    """Return the live channel of a table, for a page that shows everything."""
    return f"ws://{HERE}:{server.port}{table}/live?since=999"


async def answers(server: Served, table: str, sent: bytes) -> bytes:
    """Return the answers to a channel that sends this, until it is closed."""
    reader, writer = await asyncio.open_connection(HERE, server.port)
    writer.write(upgrade(f"{table}/live?since=999"))
    await reader.readuntil(b"\r\n\r\n")
    writer.write(sent)
    received = b""
    try:
        while some := await reader.read(65536):
            received += some
    except ConnectionError:  # it was closed before it had read everything
        pass
    writer.transport.abort()
    return received


def upgrade(path: str, more: str = "") -> bytes:
    """Return the handshake that opens a channel."""
    return (
        f"GET {path} HTTP/1.1\r\nHost: venice.test\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
        f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {'A' * 22}==\r\n{more}\r\n"
    ).encode()


async def test_a_browser_with_many_cookies_gets_its_channel(server: Served):
    """It has one cookie for each of its tables, all in one line."""
    cookies = "; ".join(f"seat-{n}={'x' * 60}" for n in range(280))
    async with asyncio.timeout(PATIENCE):
        table = await opened(server)
        reader, writer = await asyncio.open_connection(HERE, server.port)
        writer.write(upgrade(f"{table}/live?since=999", f"Cookie: {cookies}\r\n"))
        head = await reader.readuntil(b"\r\n\r\n")
        writer.transport.abort()

    assert head.startswith(b"HTTP/1.1 101 ")


@pytest.mark.parametrize(("flood", "most"), [
    (PING * FLOOD, Limits().channel_burst // FRAME + PIECE // len(PING)),
    (PONG * FLOOD, 0),
    (START + MORE * FLOOD, 0),
], ids=["pings", "pongs", "empty fragments"])  # fmt: skip
async def test_a_flood_of_frames_closes_the_channel(tmp_path: Path, flood: bytes, most: int):
    """A few are handled, then the channel closes; others are answered, and one line is logged."""
    with served(tmp_path) as server:
        async with asyncio.timeout(PATIENCE):
            table = await opened(server)
            received = await asyncio.gather(*(answers(server, table, flood) for _ in range(3)))
            neighbour = await asyncio.to_thread(asked, server, NEXT_DOOR)

    assert [TOO_MUCH in one for one in received] == [True] * 3
    assert max(one.count(ANSWER) for one in received) <= most
    assert neighbour.status == 200
    assert server.log.read_text().count("it sent too much") == 1


async def test_another_visitor_is_answered_during_a_flood(server: Served):
    """A later request does not wait for it."""
    async with connect(address(server, await opened(server))) as loud:
        await loud.recv()
        loud.transport.write(PING * FLOOD)
        neighbour = await asyncio.to_thread(asked, server, NEXT_DOOR)
        await loud.wait_closed()

    assert neighbour.status == 200
    assert loud.close_code == 1008


async def test_long_messages_are_read_whole(server: Served):
    """They may exceed the limit of letters a little, however they are cut into frames."""
    text = "€" * LONGEST
    async with connect(address(server, await opened(server))) as channel:
        await channel.recv()
        heard = []
        for message in (text, [text[:9], text[9:]], text + "€", '{"ping": 7}'):
            await channel.send(message)
            heard.append(json.loads(await channel.recv()))

    assert [one.get("refused", {}).get("code") for one in heard] == ["live/message"] * 3 + [None]
    assert heard[-1] == {"pong": 7, "now": ANY}


async def test_larger_messages_close_the_channel(server: Served, log: Callable[[], str]):
    """The code gives the reason."""
    async with connect(address(server, await opened(server))) as channel:
        await channel.recv()
        await channel.send("x" * 5000)
        await channel.wait_closed()

    assert channel.close_code == 1009
    assert log() == ""


async def taken(server: Served) -> None:
    """Wait until the server has read 10 MB of a channel: 256 kB in each turn of its loop."""
    for _ in range(40):
        await asyncio.to_thread(asked, server)


def say_much(silent: socket.socket, pings: bytes, times: list[int]) -> None:
    """Send them ten times, each time with a message after them, and at last a distinct one."""
    for time in range(10):  # a minute of silence counts as leaving
        silent.sendall(pings + b"\x81\x8b" + NO_MASK + b'{"ping": 1}')
        times.append(time)
    silent.sendall(b"\x81\x8b" + NO_MASK + b'{"ping": 7}')


def pour(silent: socket.socket, pings: bytes) -> None:
    """Send them until the other side closes."""
    with suppress(OSError):
        silent.sendall(pings)


async def test_unread_pongs_do_not_pile_up(tmp_path: Path):
    """The system takes only some of them; afterwards the channel continues, or the server ends."""
    ping, count = b"\x89\xfd" + NO_MASK + bytes(125), 60_000
    with served(tmp_path, **UNLIMITED) as server, socket.socket() as silent:
        silent.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 65536)
        silent.settimeout(PATIENCE)
        silent.connect((HERE, server.port))
        silent.sendall(upgrade(f"{await opened(server)}/live?since=999"))
        assert silent.recv(4096).startswith(b"HTTP/1.1 101")
        # Beside the reading below: it waits for that where the system takes little.
        times: list[int] = []
        send = asyncio.to_thread(say_much, silent, ping * (count // 10), times)
        talk, before = asyncio.create_task(send), -1
        while len(times) > before and not talk.done():  # until the system takes no more
            before = len(times)
            await taken(server)
        received = b""
        while b'{"pong":7,' not in received:
            some = await asyncio.to_thread(silent.recv, 65536)
            assert some
            received += some
        await talk
        # The system may hold back a flood without a reader; the end of the server breaks it off.
        flood = asyncio.create_task(asyncio.to_thread(pour, silent, ping * count))
        await taken(server)
        by = await asyncio.to_thread(ended, server.process)
        await flood

    assert received.count(b"\x8a\x7d") < count
    assert by == signal.SIGTERM
    assert server.log.read_text() == ""


async def test_invalid_utf8_closes_the_channel(server: Served, log: Callable[[], str]):
    """Nothing is logged."""
    async with connect(address(server, await opened(server))) as channel:
        await channel.recv()
        await channel.send(b"\xff", text=True)
        await channel.wait_closed()

    assert channel.close_code == 1007
    assert log() == ""


def test_malformed_handshakes_are_refused(tmp_path: Path):
    """They are refused at once, and the server still ends as usual afterwards."""
    path, long = "/table/none/live", "x" * 30_000
    handshakes = [
        upgrade(path, "Content-Length: 5\r\n"),
        upgrade(path, "Transfer-Encoding: chunked\r\n"),
        upgrade(f"{path}?{'x' * 32_000}"),
        upgrade(path + long),
        upgrade(path, f"Cookie: {long}\r\n"),
        upgrade(path, "".join(f"X-{number}: x\r\n" for number in range(200))),
    ]
    with served(tmp_path) as server:
        connections = [reach(server) for _ in handshakes]
        for connection, handshake in zip(connections, handshakes, strict=True):
            connection.sendall(handshake)
        refused = [heard(connection) for connection in connections]
        with reach(server) as last:
            last.sendall(handshakes[0])
            assert asked(server).status == 200
            by = ended(server.process)

    assert {(one.status, one.code) for one in refused} == {(400, "live/handshake")}
    assert by == signal.SIGTERM
    assert server.log.read_text() == ""
