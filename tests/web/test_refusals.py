"""Bad input: each refused with a stable code and a reason, on the page and as data."""

import asyncio
import json
import threading
from pathlib import Path
from typing import Any

import pytest
from fastapi import FastAPI
from fastapi.testclient import TestClient
from starlette.types import Message
from structlog.testing import capture_logs

from serenissima.kernel.errors import (
    Illegal,
    NotNow,
    RefusalCode,
    SerenissimaError,
    Unknown,
    Unreadable,
)
from serenissima.service import Tables
from serenissima.service.refusals import SEAT_NOT_YOURS, TABLE_UNKNOWN
from serenissima.service.store import database as databases
from serenissima.web.presentation.refusals import detail
from serenissima.web.refusals import REQUEST_ORIGIN
from serenissima.web.security.cookies import MOST_SEATS
from serenissima.web.security.guard import LARGEST_BODY, TooLarge
from serenissima.web.security.statuses import status_of
from tests.service.guests import locked
from tests.tiny.game import GAME
from tests.web.served import PATIENCE
from tests.web.visitors import Visitor, key

DATA = {"accept": "application/json"}


def part(name: str, value: bytes) -> bytes:
    """Return a form of one part, whose boundary is `B`."""
    head = f'--B\r\nContent-Disposition: form-data; name="{name}"\r\n\r\n'
    return head.encode() + value + b"\r\n--B--\r\n"


@pytest.mark.parametrize(("path", "status", "code"), [
    ("/nowhere", 404, "page/unknown"),
    ("/table/none", 404, "table/unknown"),
    ("/table/%00", 404, "table/unknown"),
    ("/table/" + "a" * 5000, 404, "table/unknown"),
    ("/table/none/match", 404, "table/unknown"),
    ("/table/none/seats", 404, "table/unknown"),
    ("/table/none/seat/secret", 404, "table/unknown"),
    ("/table/none/join/secret", 404, "table/unknown"),
    ("/table/none/join", 404, "table/unknown"),
    ("/table/none?at=x", 400, "request/malformed"),
    ("/new/none", 404, "game/unknown"),
    ("/rules/none", 404, "game/unknown"),
    ("/rules/lots/examples/none", 404, "page/unknown"),
    ("/rules/lots/examples/draw?at=99", 404, "page/unknown"),
    ("/preferences", 405, "request/method"),
    ("/static/none/none.css", 404, "page/unknown"),
    ("/static/x/page.js%00.py", 404, "page/unknown"),
    ("/static/x/%00", 404, "page/unknown"),
    ("/static/x/" + "a" * 5000, 404, "page/unknown"),
    ("/static/x/" + "a/" * 3000, 404, "page/unknown"),
    ("/static/x/../../app.py", 404, "page/unknown"),
    ("/art/lots/x/%00", 404, "page/unknown"),
    ("/art/%00/x/y.svg", 404, "game/unknown"),
    ("/rules/%00", 404, "game/unknown"),
    ("/api/table/none", 404, "table/unknown"),
    ("/api/table/none?at=x", 400, "request/malformed"),
    ("/api/table/none?at=" + "9" * 6000, 400, "request/malformed"),
])  # fmt: skip
async def test_broken_addresses_are_refused(anna: Visitor, path: str, status: int, code: str):
    """Page and data have the same code; the page explains it in the visitor's language."""
    page = await anna.web.get(path, headers={"accept-language": "de"})
    data = await anna.web.get(path, headers=DATA)

    assert (page.status_code, data.status_code) == (status, status)
    assert data.json()["code"] == code
    assert set(data.json()) == {"code", "text", "reason", "hint", "message"}
    if not path.startswith("/api"):
        assert f'data-code="{code}"' in page.text
        assert f">{code}<" not in page.text


@pytest.mark.parametrize(("language", "shown"), [("en", True), ("nl", False), ("it", False)])
async def test_a_page_is_in_one_language(anna: Visitor, language: str, shown: bool):
    """Reason and hint are in English, so only English pages show them."""
    filled = {"key": key(), "name": "Anna", "sit-1": "nobody"}
    headers = {"accept-language": language}
    form = await anna.web.post("/new/lots", data=filled, headers=headers)
    alone = await anna.web.post("/preferences", data={"theme": "pink"}, headers=headers)

    assert ("neither a person nor a computer player" in form.text) is shown
    assert ("one of auto, light, dark" in alone.text) is shown


@pytest.mark.parametrize(("error", "shown"), [
    (Illegal("seat/taken", "someone already sits there", hint="the owner has a link"),
     "The owner has a link."),
    (Unknown("match/step", "there is no such step", text=77, hint="0 to 9"), "Expected: 0 to 9."),
    (Illegal("undo/lesson", "there is no undo in a lesson", hint="start it again"), ""),
    (NotNow("match/not-your-turn", "it is another seat's turn", hint="one of 1"), ""),
    (Illegal("tournament/full", "no one else can enter", hint="at most 9 people", limit=9), ""),
    (Illegal("action/illegal", "line 12: the rules do not allow this", text="a", hint="one of b"),
     "Line 12: one of b."),
    (Unreadable("match/format", "this is not a match file", hint="'serenissima 1' comes first"),
     "'serenissima 1' comes first."),
    (Unreadable("match/format", "the header is incomplete", hint="seats is missing"),
     "The header is incomplete: seats is missing."),
    (Unreadable("match/line", "line 5 cannot be read", text="5 5"), "Line 5 cannot be read."),
    (Illegal("position/contradiction", "seat 0 holds 3 cards, not 2", hint="write 3"),
     "Seat 0 holds 3 cards, not 2: write 3."),
    (Illegal("position/not-conserved", "too few casa: 3, but the match has 4", hint="add 1"),
     "Too few casa: 3, but the match has 4: add 1."),
    (Unreadable("request/malformed", "the form asks for nothing", hint="mail=…"),
     "The form asks for nothing: mail=…"),
])  # fmt: skip
def test_a_refusal_does_not_repeat_itself(error: SerenissimaError, shown: str):
    """Beside the sentence comes what it leaves open: a correct value, and rarely the reason."""
    assert detail(error, "en") == shown
    assert detail(error, "nl") == ""


@pytest.mark.parametrize("field", ["at", "as", "step"])
async def test_invisible_characters_are_escaped(anna: Visitor, field: str):
    """No page holds control characters, for any address."""
    await anna.sit("computer guest")
    page = await anna.web.get(f"{anna.path}?{field}=%00")

    assert page.status_code == 400
    assert "\0" not in page.text
    assert "<code>\\x00</code>" in page.text
    assert "form" not in page.text.partition("<h1>")[2].partition("</h1>")[0]


@pytest.mark.parametrize(("fields", "status", "code"), [
    ({"action": "fly"}, 400, "action/unreadable"),
    ({"action": "confirm"}, 422, "action/illegal"),
    ({"action": "choose one", "decision": "77"}, 409, "decision/stale"),
    ({"action": "choose one", "decision": "soon"}, 400, "request/malformed"),
    ({"action": "choose one", "key": ""}, 400, "command/key"),
    ({"action": "choose one", "key": "k" * 201}, 400, "command/key"),
    ({"undo": "first"}, 400, "request/malformed"),
    ({"undo": "7"}, 409, "undo/nothing"),
    ({"agree": "7"}, 409, "undo/not-asked"),
    ({}, 400, "request/malformed"),
])  # fmt: skip
async def test_a_table_shows_its_refusals(
    anna: Visitor, fields: dict[str, str], status: int, code: str
):
    """The page is the same as before, with the reason on it."""
    await anna.sit("computer guest")
    ways, path = anna.ways(), f"{anna.path}/act"
    sent = {"decision": "0", "key": key(), **fields}
    data = await anna.web.post(path, data=sent, headers=DATA)
    await anna.send(path, status, **sent)

    assert (data.status_code, data.json()["code"]) == (status, code)
    assert anna.ways() == ways
    assert data.json()["message"].split()[0] in anna.text


async def test_a_body_that_breaks_off_is_ignored(anna: Visitor, app: FastAPI):
    """Half a form is not carried out, and no client is left for an answer."""
    await anna.sit("computer guest")
    before, sent = anna.ways(), f"action={anna.ways()[0]}&decision=0&key={key()}"
    asked = anna.web.build_request("POST", f"{anna.path}/act", content=sent.encode())
    coming: list[Message] = [
        {"type": "http.disconnect"},
        {"type": "http.request", "body": sent.encode(), "more_body": True},
    ]
    answered: list[Message] = []

    async def receive() -> Message:
        return coming.pop()

    async def send(message: Message) -> None:
        answered.append(message)

    headers = [*asked.headers.raw, (b"content-type", b"application/x-www-form-urlencoded")]
    scope = {
        "type": "http", "method": "POST", "path": f"{anna.path}/act", "raw_path": b"",
        "query_string": b"", "headers": [(name.lower(), value) for name, value in headers],
        "scheme": "http", "server": ("venice.test", 80), "root_path": "",
    }  # fmt: skip
    await app(scope, receive, send)
    await anna.go(anna.path)

    assert (answered, anna.ways()) == ([], before)


async def test_a_huge_body_is_refused(anna: Visitor):
    """It is not even read to its end."""
    sent = {"name": "x" * (LARGEST_BODY + 1)}
    page = await anna.web.post("/new/lots", data=sent)
    data = await anna.web.post("/new/lots", data=sent, headers=DATA)

    assert (page.status_code, data.status_code) == (413, 413)
    assert "request/too-large" in page.text
    assert data.json()["code"] == "request/too-large"


@pytest.mark.parametrize(("headers", "status"), [
    ({"sec-fetch-site": "cross-site"}, 403),
    ({"sec-fetch-site": "same-site"}, 403),
    ({"origin": "http://elsewhere.test"}, 403),
    ({"origin": "null"}, 403),
    ({"origin": "http://["}, 403),
    ({"origin": "venice.test"}, 403),
    ({"sec-fetch-site": "same-origin", "origin": "null"}, 303),
    ({"sec-fetch-site": "none"}, 303),
    ({"origin": "http://venice.test"}, 303),
    ({}, 303),
])  # fmt: skip
async def test_forms_of_other_sites_are_refused(
    anna: Visitor, headers: dict[str, str], status: int
):
    """Only our own pages and programs may send them."""
    anna.web.cookies.set("theme", "light")  # without any cookie, the form is sent twice
    answer = await anna.web.post("/preferences", data={"theme": "dark"}, headers=headers)

    assert answer.status_code == status


async def test_a_link_opened_by_an_unreadable_site_asks_first(anna: Visitor, bernd: Visitor):
    """An origin that can't be read is another site, too."""
    await anna.sit("person")
    (own,) = (await anna.go(f"{anna.path.removesuffix('/seats')}/seats")).links("seat")
    await bernd.go(own, origin="http://[")

    assert bernd.path == own
    assert f"seat-{anna.table}" not in bernd.web.cookies


@pytest.mark.parametrize("path", ["/preferences", "/new/lots", "/table/none/join"])
@pytest.mark.parametrize("charset", [
    "undefined", "punycode", "utf-7", "unicode_escape", "raw_unicode_escape", "utf-16", "none", "",
])  # fmt: skip
async def test_forms_are_utf8(anna: Visitor, path: str, charset: str):
    """No other charset is decoded: some have no decoder, and some yield unprintable text."""
    for kind in ("multipart/form-data; boundary=B", "application/x-www-form-urlencoded"):
        headers = {"content-type": f'{kind}; charset="{charset}"', **DATA}
        answer = await anna.web.post(path, content=part("name", rb"+2AA-\ud800"), headers=headers)

        assert (answer.status_code, answer.json()["code"]) == (400, "request/charset")
        assert answer.json()["hint"] == "charset=utf-8"


@pytest.mark.parametrize("charset", ["", "; charset=utf-8", "; charset=UTF-8", '; charset="utf8"'])
async def test_a_form_in_parts_is_read(anna: Visitor, charset: str):
    """Programs send it with or without a charset."""
    headers = {"content-type": f"multipart/form-data; boundary=B{charset}"}
    answer = await anna.web.post("/preferences", content=part("theme", b"dark"), headers=headers)

    assert (answer.status_code, answer.cookies["theme"]) == (303, "dark")


@pytest.mark.parametrize("sent", [
    rb"theme=\ud800", b"theme=\xed\xa0\x80", b"theme=%ED%A0%80", b"theme=%uD800", b"theme=+2AA-",
])  # fmt: skip
@pytest.mark.parametrize(
    "kind", ["application/x-www-form-urlencoded", "Application/X-WWW-Form-Urlencoded"]
)
async def test_half_a_character_in_a_form_is_refused(anna: Visitor, sent: bytes, kind: str):
    """The refusal that repeats it is still a valid page and valid data."""
    for accept in ("text/html", "application/json"):
        headers = {"content-type": kind, "accept": accept}
        answer = await anna.web.post("/preferences", content=sent, headers=headers)

        assert answer.status_code == 400
        assert "request/malformed" in answer.text


@pytest.mark.parametrize("query", ["at=%ED%A0%80", "step=%ED%A0%80", "as=%uD800"])
async def test_half_a_character_in_an_address_is_refused(anna: Visitor, query: str):
    await anna.sit("computer guest")
    page = await anna.web.get(f"{anna.path}?{query}")

    assert page.status_code == 400
    assert "request/malformed" in page.text


async def test_half_a_character_in_an_action_is_refused(anna: Visitor):
    """This holds for an action, alone or in a list, and for a key."""
    await anna.sit("computer guest")
    path, action = f"/api/table/{anna.table}/act", anna.ways()[0]
    headers, refused = {"content-type": "application/json"}, []
    for wrong in ('"action": "\\ud800"', '"action": ["\\udfff"]', '"key": "\\ud800"'):
        good = f'"action": {json.dumps(action)}, "decision": 0, "key": "{key()}"'
        answer = await anna.web.post(path, content=f"{{{good}, {wrong}}}", headers=headers)
        refused.append((answer.status_code, answer.json()["code"], answer.json()["text"][:8]))

    assert refused == [
        (400, "request/malformed", member) for member in ("body.act", "body.act", "body.key")
    ]
    assert anna.ways()[0] == action


async def test_a_cookie_may_have_a_huge_number(anna: Visitor, bernd: Visitor):
    """The page is shown for any number that a browser sends as the seat of a link."""
    table = (await anna.sit("person")).table
    await bernd.go(f"/table/{table}/seats", cookie=f"links-{table}={'9' * 5000}-link")

    assert bernd.links("join") == []


async def test_a_form_s_text_does_not_block_other_requests(
    anna: Visitor, monkeypatch: pytest.MonkeyPatch
):
    """However long it takes to read, others are answered."""
    answered, terms_for = threading.Event(), GAME.terms_for
    in_time = []

    def slow(*given: Any) -> Any:
        in_time.append(answered.wait(PATIENCE))
        return terms_for(*given)

    monkeypatch.setattr(type(GAME), "terms_for", lambda _, *given: slow(*given))
    opening = asyncio.create_task(anna.sit("person"))
    await anna.web.get("/api/games")
    answered.set()
    await opening

    assert set(in_time) == {True}


async def test_a_browser_with_many_seats_has_a_limited_list(
    anna: Visitor, monkeypatch: pytest.MonkeyPatch, app: FastAPI
):
    """The server looks up only the number of tables that a browser stores."""
    looked, summaries = [], Tables.summaries

    async def counted(self: Tables, tables: list[str]) -> Any:
        looked.extend(tables)
        return await summaries(self, tables)

    monkeypatch.setattr(Tables, "summaries", counted)
    cookie = "; ".join(f"seat-{n:04}=token" for n in range(1000))
    answer = await anna.web.get("/", headers={"cookie": cookie})

    assert answer.status_code == 200
    assert len(looked) <= MOST_SEATS


async def test_a_malformed_form_is_empty_or_refused(anna: Visitor):
    """It is never a fault."""
    for kind in ("application/x-www-form-urlencoded", "multipart/form-data; boundary=x", "x/y"):
        headers = {"content-type": kind}
        for path in ("/new/lots", "/preferences", "/table/none/act"):
            answer = await anna.web.post(path, content=b"\xff\x00--x%zz", headers=headers)
            assert answer.status_code < 500


def test_an_internal_error_is_reported(app: FastAPI):
    """The page gives a code but no details of the fault; the log leaves out the address."""

    @app.get("/breaks/{token}")
    def breaks(token: str) -> None:
        raise RuntimeError("the secret reason")

    with capture_logs() as logs, TestClient(app, raise_server_exceptions=False) as client:
        answer = client.get("/breaks/the-token-of-a-seat")
    (logged,) = (log for log in logs if log["event"] == "page failed")

    assert answer.status_code == 500
    assert 'data-code="server/fault"' in answer.text
    assert "secret reason" not in answer.text
    assert logged["route"] == "/breaks/{token}"
    assert "the-token-of-a-seat" not in str(logs)


@pytest.mark.parametrize(("error", "status"), [
    (Unreadable("a/b", "c"), 400), (Unknown("a/b", "c"), 404), (NotNow("a/b", "c"), 409),
    (Illegal("a/b", "c"), 422), (SEAT_NOT_YOURS(), 403), (TooLarge(), 413),
    (REQUEST_ORIGIN(), 403), (SEAT_NOT_YOURS, 403), (TABLE_UNKNOWN, 404),
    (SerenissimaError("a/b", "c"), 400),
])  # fmt: skip
def test_each_refusal_has_a_status(
    error: SerenissimaError | RefusalCode[SerenissimaError], status: int
):
    """The nearest class of a refusal decides, unless its code has its own status."""
    assert status_of(error) == status


def test_a_request_without_a_form_opens_no_table(app: FastAPI):
    """A table opens only from a form that was handed out."""
    with TestClient(app) as client:
        refused = client.post(f"/new/{GAME.meta.name}", content=b"garbage", headers=DATA)

        assert (refused.status_code, refused.json()["code"]) == (400, "request/malformed")


def test_head_requests_return_the_answer_without_the_body(app: FastAPI):
    with TestClient(app) as client:
        head, page = client.head("/"), client.get("/")

    assert (head.status_code, head.content) == (page.status_code, b"")


async def test_a_failed_write_can_be_repeated(
    monkeypatch: pytest.MonkeyPatch, app: FastAPI, anna: Visitor, tmp_path: Path
):
    """A locked database is not a fault: the status invites the client to send the form again."""
    settings = (*databases.SQLITE_SETTINGS[:-1], "PRAGMA busy_timeout = 50")
    monkeypatch.setattr(databases, "SQLITE_SETTINGS", settings)
    app.state.serenissima.tables._store.database.dispose()  # reconnect with these settings
    await anna.sit("computer guest")
    form = anna.play_form()
    fields = {**form.hidden, "action": anna.ways()[0]}
    with locked(str(tmp_path / "tables.db")):
        refused = await anna.web.post(form.action, data=fields, headers=DATA)
        page = await anna.web.post(form.action, data=fields)
    stored = await anna.web.post(form.action, data=fields, headers=DATA)

    assert (refused.status_code, refused.json()["code"]) == (503, "database/unavailable")
    assert (page.status_code, stored.status_code) == (503, 200)
