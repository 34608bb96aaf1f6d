"""Chat beside a table, as browsers send and show it."""

import json
import re
from collections.abc import Callable
from contextlib import ExitStack
from typing import Any

import pytest
from fastapi import FastAPI
from fastapi.testclient import TestClient
from starlette.testclient import WebSocketTestSession

from serenissima.web.security.limits import Limits
from serenissima.web.security.writers import Writers
from tests.web.channels import act, hear
from tests.web.neighbours import another, at_table, invitation, next_of, sit_down
from tests.web.visitors import OVER, PLACE, Visitor, key

PLAYERS_READ, SPECTATORS_TOO = [1, 0], [1, 1]
ONCE = re.compile(r'name="key" value="[^"]+"')  # random for each form


def write(browser: TestClient, table: str, text: str, **fields: str) -> str:
    """Write beside a table; return the next page."""
    page = browser.post(f"{table}/chat", data={"text": text, "key": key(), **fields})
    return page.text


def said(page: str) -> list[tuple[str, str]]:
    """Return the messages on a page with their writers."""
    return re.findall(r"<bdi>(.*?)</bdi>.*?dir=\"auto\">(.*?)</p>", page, re.DOTALL)


def all_of(socket: WebSocketTestSession, until: str) -> list[dict[str, Any]]:
    """Return every message up to the next of a kind."""
    found = [hear(socket)]
    while until not in found[-1]:
        found.append(hear(socket))
    return found


def test_players_write_to_everyone(app: FastAPI):
    """The text is escaped, with the name and the seat's mark.

    The live channel sends it to readers.
    """
    with at_table(app, "person") as (anna, table):
        bernd = sit_down(anna, invitation(anna, table), "Bernd")
        with bernd.websocket_connect(f"{table}/live?since=0") as his:
            hear(his)
            own = write(anna, table, "<i>Hello</i> & welcome")
            told = next_of(his, "chat")
        read = bernd.get(f"{table}/chat").text
        watched = another(anna).get(f"{table}/chat").text

    assert told == {"chat": PLAYERS_READ, "first": False}
    assert said(own) == said(read) == said(watched)
    assert said(read) == [("Anna", "&lt;i&gt;Hello&lt;/i&gt; &amp; welcome")]
    assert ('class="own"' in own, 'class="own"' in read) == (True, False)


def test_spectators_messages_are_hidden_from_players_during_the_match(app: FastAPI):
    """Neither the page nor the channel differs by a byte; after the end, both show all."""
    with at_table(app, "person") as (anna, table), ExitStack() as stack:
        bernd = sit_down(anna, invitation(anna, table), "Bernd")
        clara, dora = another(anna), another(anna)
        hers = stack.enter_context(anna.websocket_connect(f"{table}/live?since=0"))
        watching = stack.enter_context(dora.websocket_connect(f"{table}/live?since=0"))
        before = [ONCE.sub("", anna.get(table + part).text) for part in ("", "/chat")]
        assert said(write(clara, table, "She has the lot", name="Clara")) != []
        whispered = next_of(watching, "chat")
        after = [ONCE.sub("", anna.get(table + part).text) for part in ("", "/chat")]
        write(bernd, table, "Your turn")
        told = [one for one in all_of(hers, "chat") if "chat" in one]
        play_on(anna, bernd, table)
        while (ended := next_of(hers, "chat"))["chat"] != SPECTATORS_TOO:
            pass
        read = anna.get(f"{table}/chat").text

    assert before == after
    assert whispered["chat"] == [0, 1]
    assert told == [{"chat": PLAYERS_READ, "first": False}]
    assert ended["chat"] == SPECTATORS_TOO
    assert said(read) == [("Clara", "She has the lot"), ("Bernd", "Your turn")]


def play_on(anna: TestClient, bernd: TestClient, table: str) -> None:
    for _ in range(400):
        for player in (anna, bernd):
            page = player.get(table).text
            if OVER in page:
                return
            if 'name="action"' in page:
                act(player, table)
    raise AssertionError("the match does not end")


def test_a_new_channel_gets_earlier_messages(app: FastAPI):
    """If there are none, the channel sends none."""
    with at_table(app, "person") as (anna, table):
        with anna.websocket_connect(f"{table}/live?since=0") as hers:
            hear(hers)
            write(anna, table, "Hello")
            first = next_of(hers, "chat")
        with anna.websocket_connect(f"{table}/live?since=0") as hers:
            again = next_of(hers, "chat")

    assert (first["first"], again) == (False, {"chat": PLAYERS_READ, "first": True})


async def test_spectators_give_a_name_once(come: Callable[[], Visitor], anna: Visitor):
    """Then they are guests, as if they had sat down."""
    table = (await anna.sit("person")).table
    clara = come()
    await clara.go(f"/table/{table}/chat")
    assert 'name="name"' in clara.text
    await clara.send(f"/table/{table}/chat", 422, text="Hello", key=key(), name="Computer")
    assert (clara.codes, 'value="Hello"' in clara.text) == (["seat/name"], True)
    await clara.send(f"/table/{table}/chat", text="Hello", key=key(), name=" Clara ")

    assert said(clara.text) == [("Clara", "Hello")]
    assert 'name="name"' not in clara.text
    await clara.go("/me")
    assert 'value="Clara"' in clara.text


async def test_spectators_cannot_use_the_name_of_a_player(
    come: Callable[[], Visitor], anna: Visitor
):
    """Similar names are refused too.

    A spectator who has that name elsewhere is asked for another.
    """
    table = (await anna.sit("person")).table
    clara, other = come(), come()
    await other.sit("person")  # Anna, too, at her own table
    for visitor, name in ((clara, "Аnnа"), (other, "")):
        await visitor.go(f"/table/{table}/chat")
        assert 'name="name"' in visitor.text
        await visitor.send(f"/table/{table}/chat", 422, text="Hello", key=key(), name=name)
        assert (visitor.codes, 'value="Hello"' in visitor.text) == (["seat/name"], True)
        assert "already called" in visitor.text
    await other.send(f"/table/{table}/chat", text="Hello", key=key(), name="Anna Maria")

    assert said(other.text) == [("Anna Maria", "Hello")]
    assert 'value="Anna Maria"' in other.text
    await other.go("/me")
    assert 'value="Anna"' in other.text


async def test_a_refused_message_can_be_corrected(anna: Visitor):
    """The page explains the error and still shows the text."""
    await anna.sit("person")
    await anna.send(f"/table/{anna.table}/chat", 422, text="a\u202eb", key=key())

    assert anna.codes == ["chat/text"]
    assert 'value="a\u202eb"' in anna.text


async def test_chat_can_be_switched_off_in_a_browser(anna: Visitor):
    """It is off at all tables until it is switched on again; no message is lost."""
    await anna.sit("person")
    place = f"/table/{anna.table}/chat"
    await anna.send(place, text="Hello", key=key())
    await anna.send(place, chat="off")
    silent = said(anna.text)
    await anna.send(place, chat="on")

    assert silent == []
    assert said(anna.text) == [("Anna", "Hello")]


@pytest.mark.parametrize(
    ("others", "fields"),
    [(["computer guest"], {}), (["person"], {"silent": "on"})],
)
async def test_some_tables_have_no_chat(anna: Visitor, others: list[str], fields: dict[str, str]):
    """These are tables of one person, and those whose opener does not want it."""
    await anna.sit(*others, **fields)
    place = f"/table/{anna.table}"
    await anna.go(place)
    assert "to-chat" not in anna.text
    await anna.go(f"{place}/chat", 404)
    await anna.send(f"{place}/chat", 404, text="Hello", key=key())


async def test_a_host_can_switch_chat_off(app: FastAPI, anna: Visitor):
    """It is then off at every table."""
    app.state.serenissima.chat = False
    await anna.sit("person")
    await anna.go(f"/table/{anna.table}")

    assert "to-chat" not in anna.text
    await anna.go(f"/table/{anna.table}/chat", 404)
    await anna.go("/new/lots")
    assert "silent" not in anna.text


async def test_spectators_of_one_address_cannot_flood_the_chat(
    app: FastAPI, anna: Visitor, come: Callable[[], Visitor]
):
    """The limit holds although each message is from another guest; players can still write."""
    app.state.serenissima.writers = Writers(Limits(writing_burst=2, unlimited=()), lambda: 0.0)
    await anna.sit("person")
    place, statuses = f"/table/{anna.table}/chat", []
    for number in range(3):
        fields = {"text": "Spam", "name": f"Nobody {number}", "key": key()}
        statuses.append((await come().web.post(place, data=fields)).status_code)
    await anna.send(place, text="Hello", key=key())

    assert statuses == [303, 303, 409]
    assert "Hello" in anna.text


async def test_a_program_reads_as_its_seat_but_cannot_write(anna: Visitor):
    """It can't read messages that players can't."""
    await anna.sit("person")
    made = await anna.web.post(
        f"/api/table/{anna.table}/tokens", json={"name": "Robo", "scope": "play", "key": key()}
    )
    bearer = {"authorization": f"Bearer {made.json()['token']}"}
    place = f"/table/{anna.table}/chat"
    sent = await anna.web.post(place, data={"text": "Hi", "key": key()}, headers=bearer)
    read = await anna.web.get(place, headers=bearer)

    assert (made.status_code, sent.status_code, read.status_code) == (200, 403, 200)


async def test_a_covered_device_has_no_chat(anna: Visitor):
    """Its holder plays at the table, and is not a spectator."""
    await anna.sit("here", "person")
    place = f"/table/{anna.table}/chat"
    await anna.go(place)
    assert anna.path == f"/table/{anna.table}"
    await anna.send(place, text="Hello", key=key(), name="Nobody")

    assert anna.path == f"/table/{anna.table}"
    await anna.send(f"/table/{anna.table}/uncover", seat="0")
    await anna.go(place)
    assert said(anna.text) == []


def test_the_channel_of_a_covered_device_gets_players_messages_only(app: FastAPI):
    """The people who share the device must not read spectators' messages."""
    with at_table(app, "here", "person") as (anna, table):
        clara = another(anna)
        with anna.websocket_connect(f"{table}/live?since=0") as hers:
            hear(hers)
            write(clara, table, "Oh!", name="Clara")
            bernd = sit_down(anna, invitation(anna, table), "Bernd")
            write(bernd, table, "Hello")
            told = next_of(hers, "chat")

    assert json.dumps(told["chat"]) == json.dumps(PLAYERS_READ)


async def test_messages_are_in_the_guest_s_data(anna: Visitor):
    """They come with the table and the time."""
    await anna.sit("person")
    table = anna.table
    await anna.send(f"/table/{table}/chat", text="Hello", key=key())
    await anna.go("/me/data")
    [message] = anna.page.json()["messages"]

    assert message.pop("at") > 0
    assert message == {"table": f"{PLACE}/table/{table}", "name": "Anna", "text": "Hello"}


async def test_messages_are_reported_and_their_writers_muted(
    come: Callable[[], Visitor], anna: Visitor
):
    """Forms on the page do this; a muted writer can be shown again."""
    await anna.sit("person")
    table = anna.table
    bernd = await come().join(anna.links("join")[0], "Bernd")
    place = f"/table/{table}/chat"
    await bernd.send(place, text="Something bad", key=key())
    await anna.send(place, report="p1")
    reported = anna.text
    await anna.send(place, mute="p1")
    muted = anna.text
    data = (await anna.go("/me/data")).page.json()
    await anna.go(place)
    await anna.send(place, unmute="p1")

    assert (data["reports"][0]["table"].rpartition("/")[2], data["muted"]) == (table, ["Bernd"])
    assert "Reported to the host." in reported
    assert 'name="report"' not in reported
    assert (said(muted), said(anna.text)) == ([], [("Bernd", "Something bad")])
    assert "You’ve blocked Bernd" in muted
    for wrong in ("p2", "w1", "x", "p" + "9" * 40):
        await anna.send(place, 404, report=wrong)


async def test_an_unknown_visitor_is_offered_no_report(come: Callable[[], Visitor], anna: Visitor):
    """Without a guest, the server has no one to store it for."""
    await anna.sit("person")
    place = f"/table/{anna.table}/chat"
    await anna.send(place, text="Hello", key=key())
    stranger = await come().go(place)
    await stranger.send(place, mute="p1")

    assert 'name="report"' not in stranger.text
    assert said(stranger.text) == [("Anna", "Hello")]
