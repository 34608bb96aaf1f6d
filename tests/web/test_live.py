"""The live channel: its messages, resuming, and refusals."""

import json
import time
import zlib
from typing import Any
from unittest.mock import ANY

import pytest
from fastapi import FastAPI
from fastapi.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from serenissima.kernel.errors import Unknown
from serenissima.web.presentation.drawn_tables import DrawnTables
from serenissima.web.routes.wires import HEAD
from serenissima.words import Speaker
from tests.web.channels import act, hear
from tests.web.screens import Screen
from tests.web.served import PATIENCE
from tests.web.visitors import key


def opened(client: TestClient) -> str:
    """Return the path of a table at which the client sits alone, with a free seat for a person."""
    fields = {"name": "Anna", "key": key(), "sit-1": "person", "seats": "2"}
    answer = client.post("/new/lots", data=fields)
    return answer.url.path.removesuffix("/seats")


def shown(message: dict[str, Any]) -> str:
    """Return the texts that a message brings."""
    return " ".join(change[-1] for change in message["changes"])


def test_changes_are_sent_at_once(app: FastAPI):
    """The message holds the changes since the page opened.

    A player who acts gets the number to wait for.
    """
    with TestClient(app) as client:
        table = opened(client)
        screen = Screen(client.get(table).text)
        with client.websocket_connect(f"{table}/live?since=2") as socket:
            current = hear(socket)
            told = act(client, table)
            heard = hear(socket)
        screen.change(heard["changes"])
        now = Screen(client.get(table).text)

    assert current == {"seq": 2}
    assert told == {"seq": 3}
    assert (heard["base"], heard["seq"]) == (2, 3)
    assert screen.find("table").text() == now.find("table").text()


def test_a_hidden_page_only_learns_whose_turn_it_is(app: FastAPI):
    """When it is seen again, all that happened comes at once."""
    with TestClient(app) as client:
        table = opened(client)
        screen = Screen(client.get(table).text)
        with client.websocket_connect(f"{table}/live?since=2") as socket:
            hear(socket)
            socket.send_json({"seen": False})
            socket.send_json({"ping": 7})
            assert hear(socket)["pong"] == 7
            acted = [act(client, table)["seq"] for _ in range(2)]
            told = [hear(socket), hear(socket)]
            socket.send_json({"seen": True})
            heard = hear(socket)
        screen.change(heard["changes"])
        now = Screen(client.get(table).text)

    assert (acted, told) == ([3, 4], [{"asks": True}, {"asks": False}])
    assert (heard["base"], heard["seq"]) == (2, 4)
    assert screen.find("table").text() == now.find("table").text()


def test_a_page_that_can_decompress_gets_less(app: FastAPI):
    """The content is the same, deflated."""
    with TestClient(app) as client:
        table = opened(client)
        act(client, table)
        with client.websocket_connect(f"{table}/live?since=0") as socket:
            plain = socket.receive_text()
        with client.websocket_connect(f"{table}/live?since=0&packed=true") as socket:
            packed = socket.receive_bytes()

    assert zlib.decompress(packed, -zlib.MAX_WBITS).decode() == plain


def test_answers_hold_the_messages_of_a_channel(app: FastAPI):
    """Where no WebSocket passes, a seat gets the same, byte for byte, and another seat its own."""
    with TestClient(app) as client:
        table, heard = opened(client), list[bytes]()
        act(client, table)
        for _ in ("Anna", "a spectator"):
            with client.websocket_connect(f"{table}/live?since=0&packed=true") as socket:
                heard.append(socket.receive_bytes())
            answer = client.get(f"{table}/live?since=0&packed=true&held=")
            told, *_, end = frames(answer.content)
            assert told == heard[-1]
            assert set(json.loads(end)) == {"now", "held"}
            client.cookies.clear()
        refused = client.get(f"{table}/live?since=x")

    assert heard[0] != heard[1]
    assert refused.status_code == 404


def frames(data: bytes) -> list[bytes]:
    """Return the messages of an answer."""
    found = []
    while data:
        _, length = HEAD.unpack_from(data)
        found.append(data[HEAD.size : HEAD.size + length])
        data = data[HEAD.size + length :]
    return found


def test_a_channel_resumes_where_it_broke_off(app: FastAPI):
    """Missed changes come at once, and only once. An up-to-date page gets a confirmation."""
    with TestClient(app) as client:
        table = opened(client)
        seq = act(client, table)["seq"]
        with client.websocket_connect(f"{table}/live?since={seq - 1}") as socket:
            assert hear(socket)["seq"] == seq
        with client.websocket_connect(f"{table}/live?since={seq}") as socket:
            assert hear(socket) == {"seq": seq}
            socket.send_json({"ping": 7})
            answer = hear(socket)
            assert answer == {"pong": 7, "now": pytest.approx(time.time(), abs=PATIENCE)}
        with client.websocket_connect(f"{table}/live?since=0&view=text") as socket:
            assert 'class="card' not in shown(hear(socket))


def test_a_page_gets_only_what_it_lacks(app: FastAPI):
    """Content that the page reports is not sent if its words are still the same."""
    with TestClient(app) as client:
        table = opened(client)
        seq = act(client, table)["seq"]
        page = client.get(table).text
        telling = page.partition('data-telling="')[2].partition('"')[0]
        state = app.state.serenissima
        state.drawn = DrawnTables(state.tables.memory)  # as after a restart
        heard = {}
        for said in (telling, "other", ""):
            address = f"{table}/live?since={seq - 1}&told=999999999&telling={said}"
            with client.websocket_connect(address) as socket:
                heard[said] = hear(socket)
        screen = Screen(page)
        screen.change(heard[telling]["changes"])

    assert not state.tables.memory.sizes["pages"]  # nobody watches any more
    assert telling
    assert 'id="t-' not in shown(heard[telling])
    assert 'id="t-' in shown(heard["other"])
    assert heard["other"] == heard[""]
    assert screen.find("told").text() == Screen(page).find("told").text()


def test_a_page_reports_its_language(app: FastAPI):
    """It counts more than the headers with which the browser opens the channel."""
    with TestClient(app) as client:
        table = opened(client)
        act(client, table)
        heard = {}
        for language in ("de", "xx", ""):
            address = f"{table}/live?since=0&language={language}"
            with client.websocket_connect(address, headers={"accept-language": "fr"}) as socket:
                heard[language] = shown(hear(socket))
        with client.websocket_connect("/table/none/live?language=de") as socket:
            refused = hear(socket)["refused"]["message"]

    assert Speaker("de").word("page-choices") in heard["de"]
    assert heard["xx"] == heard[""] != heard["de"]
    assert refused == Speaker("de").refuse(Unknown("table/unknown", "", text="none"))


@pytest.mark.parametrize("message", [
    "", "[]", "{", '{"ping": 1, "x": 2}', '{"seen": 1}', "{}", '"x"', "x" * 1001, "[" * 999,
    '{"ping": "\\ud800"}', '{"ping": [1]}', '{"ping": NaN}', '{"ping": -1e999}',
])  # fmt: skip
def test_unknown_messages_are_refused(app: FastAPI, message: str):
    """They get a code, and the channel continues."""
    with (
        TestClient(app) as client,
        client.websocket_connect(f"{opened(client)}/live?since=9") as ws,
    ):
        assert hear(ws) == {"seq": 9}
        ws.send_text(message)
        assert hear(ws)["refused"]["code"] == "live/message"
        ws.send_bytes(b"\xff")
        assert hear(ws)["refused"]["code"] == "live/message"
        ws.send_json({"ping": 1})
        assert hear(ws) == {"pong": 1, "now": ANY}


def test_wrong_channels_are_refused(app: FastAPI):
    """An unknown table, another player's seat or another site.

    Refused, then closed with the code.
    """
    with TestClient(app) as client:
        table = opened(client)
        for path, headers, code, reason in (
            ("/table/none/live", {}, 4404, "table/unknown"),
            (f"{table}/live", {"cookie": f"seat-{table[7:]}=x"}, 4403, "seat/not-yours"),
            (f"{table}/live", {"origin": "http://elsewhere.test"}, 4403, "request/origin"),
            (f"{table}/live", {"origin": "http://["}, 4403, "request/origin"),
        ):
            with client.websocket_connect(path, headers=headers) as socket:
                assert hear(socket)["refused"]["code"] == reason
                with pytest.raises(WebSocketDisconnect) as closed:
                    socket.receive_json()
                assert (closed.value.code, closed.value.reason) == (code, reason)
        with pytest.raises(WebSocketDisconnect), client.websocket_connect(f"{table}/live?since=x"):
            pass
