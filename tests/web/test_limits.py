"""Slow, silent and numerous: how the server handles connections that exhaust it."""

import asyncio
import json
import re
import resource
import socket
import time
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Any
from urllib.parse import urlencode

import pytest
from starlette.types import Message, Receive, Scope, Send
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from serenissima.kernel.errors import Unreadable
from serenissima.web.security.limits import Limits, as_they_arrive, networks
from serenissima.web.security.traffic import ENTERING, REMEMBERED, Buckets, Traffic
from serenissima.web.server import FILES, open_files
from tests.web.served import PATIENCE, served
from tests.web.visitors import key
from tests.web.wire import GET, HERE, NEXT_DOOR, Answer, asked, heard, opened, reach

LARGE = b"/static/x/shore.svg"
MANY = 300  # answers
TRIES = 5  # a busy machine may send a burst too slowly
POST = b"POST /preferences HTTP/1.1\r\nHost: venice.test\r\nAccept: application/json\r\n"


def post(path: str, **fields: str) -> bytes:
    """A form that is sent, as a request."""
    form = urlencode(fields).encode()
    kind = b"Content-Type: application/x-www-form-urlencoded\r\nConnection: close"
    head = GET.replace(b"GET /api/games", b"POST " + path.encode())
    return head + kind + b"\r\nContent-Length: %d\r\n\r\n" % len(form) + form


@pytest.mark.parametrize(("sent", "status", "code"), [
    (b"", 0, ""),
    (b"G", 408, "request/slow"),
    (b"\r\n", 400, "request/malformed"),
    (GET, 408, "request/slow"),
    (POST + b"Content-Length: 20\r\n\r\nback=", 408, "request/slow"),
    (POST + b"Transfer-Encoding: chunked\r\n\r\n5\r\nback=\r\n", 408, "request/slow"),
])  # fmt: skip
def test_an_incomplete_request_times_out(tmp_path: Path, sent: bytes, status: int, code: str):
    """Half a request is refused and a silent connection closed."""
    with served(tmp_path, head=0.2, body=0.2) as server:
        for _ in range(TRIES):
            connection = reach(server)
            connection.sendall(sent)
            if (answer := heard(connection)).status == status:
                break

    assert (answer.status, answer.code) == (status, code)


def test_a_second_request_must_arrive_in_time_too(tmp_path: Path):
    """One more byte on an open connection does not evade the limit."""
    with served(tmp_path, head=0.2) as server:
        for _ in range(TRIES):
            connection = reach(server)
            connection.sendall(GET + b"\r\n")
            first = connection.recv(65536)
            connection.sendall(b"G")
            if (second := heard(connection)).status:
                break

    assert first.startswith(b"HTTP/1.1 200")
    assert (second.status, second.code) == (408, "request/slow")


def test_answers_must_be_read(tmp_path: Path):
    """A client that requests much and reads none of it is cut off, and makes room for others."""
    limits = {"answer": 0.5, "connections_from_address": 1}
    with served(tmp_path, **limits) as server, reach(server) as greedy:
        greedy.sendall((GET.replace(b"/api/games", LARGE) + b"\r\n") * MANY)
        statuses = [asked(server).status]
        while statuses[-1] == 429 and len(statuses) < 10 * PATIENCE:
            time.sleep(0.1)
            statuses.append(asked(server).status)
        taken = all_from(greedy)

    assert statuses[-1] == 200
    assert taken.count(b"HTTP/1.1 200") < MANY


def all_from(connection: socket.socket) -> bytes:
    """Return everything received until the connection ends."""
    found = b""
    with suppress(ConnectionError):
        while some := connection.recv(65536):
            found += some
    return found


def test_silent_connections_make_room(tmp_path: Path):
    """However many there are, a visitor is answered; and the log stays short."""
    with served(tmp_path, files=400, head=PATIENCE) as server, ExitStack() as silent:
        for _ in range(800):
            silent.enter_context(reach(server))
        answer = asked(server)

    assert answer.status == 200
    assert server.log.read_text() == ""


def test_one_address_cannot_take_every_connection(tmp_path: Path):
    """It is asked to wait, with the time; its neighbour is answered."""
    with served(tmp_path, connections_from_address=3) as server, ExitStack() as kept:
        for _ in range(3):
            kept.enter_context(reach(server))
        refused, neighbour = heard(reach(server)), asked(server, NEXT_DOOR)

    assert (refused.status, refused.code) == (429, "request/too-many")
    assert re.search(r"retry-after: \d", refused.headers)
    assert neighbour.status == 200


def test_a_server_whose_connections_are_all_busy_is_full(tmp_path: Path):
    """Half a body keeps a connection busy; the next visitor gets a refusal with the reason."""
    with served(tmp_path, connections=3, body=PATIENCE) as server, ExitStack() as kept:
        for _ in range(3):
            busy = kept.enter_context(reach(server))
            busy.sendall(POST + b"Expect: 100-continue\r\nContent-Length: 9\r\n\r\n")
            assert busy.recv(100).startswith(b"HTTP/1.1 100")
        refused = heard(reach(server))

    assert (refused.status, refused.code) == (503, "server/full")


def test_non_http_data_is_logged_once(tmp_path: Path):
    """It may come any number of times."""
    with served(tmp_path) as server:
        for _ in range(50):
            connection = reach(server)
            connection.sendall(b"EHLO venice.test\r\n\r\n")
            assert heard(connection).code == "request/malformed"

    assert len(server.log.read_text().splitlines()) == 1


def test_the_server_raises_its_limit_of_files():
    """It asks for as many as it wants, or as the system allows."""
    allowed = open_files()
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]

    assert allowed == resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    assert allowed >= min(hard, FILES)


def test_connections_that_end_make_room(tmp_path: Path):
    """Many visitors come one after another."""
    with served(tmp_path, connections=2, connections_from_address=2) as server:
        statuses = {asked(server).status for _ in range(6)}

    assert statuses == {200}


def test_requests_of_one_address_are_limited(tmp_path: Path):
    """After its burst an address waits; others do not."""
    with served(tmp_path, requests=0.01, burst=3) as server:
        answers = [asked(server) for _ in range(4)]
        neighbour = asked(server, NEXT_DOOR)

    assert [answer.status for answer in answers] == [200, 200, 200, 429]
    assert answers[-1].code == "request/too-many"
    assert re.search(r"retry-after: (9\d|100)\b", answers[-1].headers)
    assert neighbour.status == 200


@pytest.mark.parametrize(("proxies", "statuses"), [((), [200, 429]), ((HERE,), [200, 200])])
def test_only_a_named_proxy_sets_the_client_s_address(
    tmp_path: Path, proxies: tuple[str, ...], statuses: list[int]
):
    """The server ignores the header of any proxy that the host has not named."""
    with served(tmp_path, requests=0.01, burst=1, proxies=proxies) as server:
        answers = [asked(server, more=b"X-Forwarded-For: 192.0.2.%d\r\n" % n) for n in (1, 2)]

    assert [answer.status for answer in answers] == statuses


@pytest.mark.parametrize(("limits", "status", "code"), [
    ({"channels_from_address": 2}, 429, "request/too-many"),
    ({"channels_at_table": 2}, 503, "table/crowded"),
])  # fmt: skip
async def test_live_channels_are_limited(
    tmp_path: Path, limits: dict[str, int], status: int, code: str
):
    """One channel too many is refused before it opens; when one closes there is room again."""
    with served(tmp_path, **limits) as server:
        channels = f"ws://{HERE}:{server.port}{await opened(server)}/live"
        async with connect(channels) as first, connect(channels):
            with pytest.raises(InvalidStatus) as refused:
                await connect(channels)
            await first.close()
            async with asyncio.timeout(PATIENCE):
                seen = await first_message(channels)

    assert refused.value.response.status_code == status
    assert json.loads(refused.value.response.body or b"")["code"] == code
    assert "changes" in seen


async def test_messages_of_one_channel_are_limited(tmp_path: Path):
    """A channel's messages beyond its burst wait, and other channels are answered."""
    with served(tmp_path, messages=0.001, message_burst=4) as server:
        channel = f"ws://{HERE}:{server.port}{await opened(server)}/live?since=999"
        async with connect(channel, close_timeout=0.1) as busy, connect(channel) as calm:
            for one in (busy, calm):
                await one.recv()  # no news
            for number in range(9):
                await busy.send(json.dumps({"ping": number}))
            heard = [json.loads(await busy.recv())["pong"] for _ in range(3)]
            await calm.send('{"ping": 7}')
            answer = json.loads(await calm.recv())
            with pytest.raises(TimeoutError):
                await asyncio.wait_for(busy.recv(), 0.5)

    assert heard == [0, 1, 2]
    assert answer["pong"] == 7


async def first_message(channel: str) -> dict[str, str]:
    """Return the first message of a channel, as soon as there is room for it."""
    while True:
        with suppress(InvalidStatus):
            async with connect(channel) as opened:
                message: dict[str, str] = json.loads(await opened.recv())
                return message
        await asyncio.sleep(0.05)


def test_tables_of_one_address_are_limited(tmp_path: Path):
    """It can't open more for a while, but do everything else; others open theirs."""

    def opens(origin: str) -> Answer:
        connection = reach(server, origin)
        connection.sendall(post("/new/lots", key=key(), seats="2"))
        return heard(connection)

    with served(tmp_path, tables=0.01, table_burst=2) as server:
        answers = [opens(HERE) for _ in range(3)]
        again = reach(server)
        again.sendall(post("/table/none/again", key=key()))
        one_more, look, neighbour = heard(again), asked(server), opens(NEXT_DOOR)

    assert [answer.status for answer in answers] == [303, 303, 429]
    assert answers[-1].code == one_more.code == "request/too-many"
    assert (look.status, neighbour.status) == (200, 303)


@pytest.mark.parametrize(
    ("path", "first"), [("/tournament/none/round", 404), ("/api/tournaments/none/round", 403)]
)
def test_rounds_of_one_address_are_limited(tmp_path: Path, path: str, first: int):
    """Each counts as several tables, for any tournament, even a missing one."""
    with served(tmp_path, tables=0.01, table_burst=15) as server:
        answers = []
        for _ in range(2):
            connection = reach(server)
            connection.sendall(post(path, round="1"))
            answers.append(heard(connection).status)

    assert answers == [first, 429]


def test_open_tables_of_one_address_are_limited(tmp_path: Path):
    """One address can't fill the list; a list that people have filled makes room."""

    def opens(origin: str) -> Answer:
        connection = reach(server, origin)
        fields = {"name": "Anna", "sit-1": "person", "public": "on"}
        connection.sendall(post("/new/lots", key=key(), seats="2", **fields))
        return heard(connection)

    def sits(seat: str) -> Answer:
        connection = reach(server, NEXT_DOOR)
        connection.sendall(post("/tables", key=key(), name="Bernd", seat=seat))
        return heard(connection)

    with served(tmp_path, open_tables=2) as server:
        first, second, third = [opens(HERE) for _ in range(3)]
        neighbour = opens(NEXT_DOOR)
        table = first.headers.partition("location: /table/")[2].partition("/")[0]
        taken = sits(f"{table}-1")
        last = opens(HERE)

    assert [answer.status for answer in (first, second, third)] == [303, 303, 409]
    assert (neighbour.status, taken.status, last.status) == (303, 303, 303)


def test_sitting_down_and_leaving_from_one_address_are_limited(tmp_path: Path):
    """The limit stops endless changes; other requests and addresses are answered."""

    def leaves(origin: str, path: str) -> Answer:
        connection = reach(server, origin)
        connection.sendall(post(path))
        return heard(connection)

    with served(tmp_path, sittings=0.001, sitting_burst=3) as server:
        paths = ("/tables", "/table/none/leave", "/api/table/none/sit", "/api/table/none/leave")
        codes = [leaves(HERE, path).code for path in paths]
        look, neighbour = asked(server), leaves(NEXT_DOOR, "/table/none/leave")

    assert "request/too-many" not in codes[:3]
    assert codes[3] == "request/too-many"
    assert (look.status, neighbour.status) == (200, 303)


def test_tokens_come_back_with_time():
    """A bucket never holds more than its burst."""
    now = [0.0]
    buckets = Buckets(2.0, 2.0, lambda: now[0])
    waits = []
    for moment in (0, 0, 0, 0.25, 0.5, 0.5, 100, 100, 100):
        now[0] = moment
        waits.append(buckets.take("192.0.2.1"))

    assert waits == [0, 0, 0.5, 0.25, 0, 0.5, 0, 0, 0.5]


def test_buckets_forget_the_oldest_address():
    """Memory is bounded however many addresses there are."""
    buckets = Buckets(1.0, 1.0, lambda: 0.0)
    for number in range(REMEMBERED + 1):
        buckets.take(str(number))

    assert buckets.take("0") == 0
    assert buckets.take(str(REMEMBERED)) == 1


@pytest.mark.parametrize(("host", "counted"), [
    ("192.0.2.7", "192.0.2.7"),
    ("::ffff:192.0.2.7", "192.0.2.7"),
    ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
    ("2001:db8:1:2::9%eth0", "2001:db8:1:2::/64"),
    ("127.0.0.1", ""),
    ("::1", ""),
    ("10.0.0.7", ""),
    ("testclient", ""),
])  # fmt: skip
def test_a_household_counts_as_one_address(host: str, counted: str):
    """This computer and a proxy do not count at all."""
    limits = Limits(unlimited=(*Limits().unlimited, *networks(["10.0.0.0/8"])))

    assert limits.counting_name(host) == counted


@pytest.mark.parametrize("named", [
    "192.0.2.2", "192.0.2.0/24", "::ffff:192.0.2.2", "::ffff:c000:200/120",
])  # fmt: skip
@pytest.mark.parametrize("host", ["192.0.2.2", "::ffff:192.0.2.2"])
async def test_a_proxy_is_recognized_by_either_form_of_its_address(named: str, host: str):
    """It is trusted, and not limited, whether it connects over IPv4 or IPv6."""
    proxies = networks([named])
    seen: list[Scope] = []

    async def app(scope: Any, _receive: object, _send: object) -> None:
        seen.append(scope)

    said = [(b"x-forwarded-proto", b"https"), (b"x-forwarded-for", b"198.51.100.7")]
    asked: Any = {"type": "http", "client": (host, 1), "scheme": "http", "headers": said}
    nobody: Any = None
    await ProxyHeadersMiddleware(app, as_they_arrive(proxies))(asked, nobody, nobody)

    assert Limits(unlimited=proxies).counting_name(host) == ""
    assert (seen[0]["scheme"], seen[0]["client"]) == ("https", ("198.51.100.7", 0))


def test_only_proxies_are_trusted():
    """An IPv4 network does not include the IPv6 addresses beside it."""
    arriving = as_they_arrive(networks(["192.0.2.0/24", "2001:db8::1"]))

    assert arriving == ["192.0.2.0/24", "2001:db8::1/128", "::ffff:192.0.2.0/120"]


def test_a_proxy_is_named_by_its_address():
    with pytest.raises(Unreadable) as refused:
        networks(["10.0.0.7", "proxy.test"])

    assert (refused.value.code, refused.value.text) == ("server/proxy", "proxy.test")


async def test_refusals_are_counted():
    """Those of requests that reach no route, too."""
    counted: list[str] = []

    async def hear() -> Message:
        return {"type": "http.request"}

    async def send(_message: Message) -> None: ...

    async def answer(_scope: Scope, _receive: Receive, _send: Send) -> None: ...

    traffic = Traffic(answer, Limits(requests=0.01, burst=1), refused=counted.append)
    for _ in range(2):
        await traffic(
            {"type": "http", "method": "GET", "path": "/", "client": ("192.0.2.7", 1)}, hear, send
        )

    assert counted == ["request/too-many"]


async def test_channels_are_opened_in_turn():
    """Only a few open at a time, in order of arrival; open ones do not delay others."""
    begun: list[int] = []
    accept, everybody, leave = asyncio.Event(), asyncio.Event(), asyncio.Event()
    many = range(2 * ENTERING + 1)

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        begun.append(scope["number"])
        if len(begun) == len(many):
            everybody.set()
        await accept.wait()
        await send({"type": "websocket.accept"})
        await leave.wait()

    async def silent(message: Message | None = None) -> Message:
        return message or {}

    traffic = Traffic(app, Limits())
    async with asyncio.timeout(PATIENCE), asyncio.TaskGroup() as group:
        for number in many:
            scope = {"type": "websocket", "path": "/table/t/live", "number": number}
            group.create_task(traffic(scope, silent, silent))
        await asyncio.sleep(0)
        assert begun == [*many][:ENTERING]
        accept.set()
        await everybody.wait()
        leave.set()

    assert begun == [*many]
