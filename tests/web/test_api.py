"""The tables for programs, and their description in OpenAPI."""

from dataclasses import replace

import pytest
from fastapi import FastAPI
from starlette.routing import Route

from serenissima.machine.ahead import AheadCompiler
from serenissima.machine.warm import count_parts
from serenissima.web.routes import gathering, home, new_table, seats, table
from tests.tiny.meta import META
from tests.web.visitors import SHELF, Visitor, key

PAGES = (gathering, home, new_table, seats, table)
ROUTES = """
GET /  GET /rules/{game}  GET /rules/{game}/examples/{name}  POST /preferences
GET /static/{version}/{name:path}
GET /art/{game}/{version}/{name}  GET /new/{game}  POST /new/{game}
GET /table/{table}  POST /table/{table}/act  POST /table/{table}/again  GET /table/{table}/match
GET /table/{table}/seats  GET /table/{table}/seat/{token}
POST /table/{table}/seat/{token}  GET /table/{table}/join/{invitation}
GET /table/{table}/join  POST /table/{table}/join
POST /table/{table}/forget  POST /table/{table}/leave  GET /tables  POST /tables
GET /table/{table}/clocks
"""


def test_every_page_is_on_the_list():
    """A new page must be added here and to a test."""
    found = set()
    for module in PAGES:
        for route in module.router.routes:
            if isinstance(route, Route):
                found |= {f"{method} {route.path}" for method in route.methods}

    assert found == set(ROUTES.replace("\n", "  ").strip().split("  ")) - {""}


async def test_a_program_plays_a_match(anna: Visitor, app: FastAPI):
    """It only needs the token of a seat."""
    await anna.sit("computer guest")
    await anna.go(f"{anna.path}/seats")
    owner = {"authorization": f"Bearer {anna.links('seat')[0].rpartition('/')[2]}"}
    program, path = Visitor(app), f"/api/table/{anna.table}"
    for _ in range(500):
        view = (await program.web.get(path, headers=owner)).json()
        if view["outcome"]:
            break
        if view["legal"]:
            wish = {"action": view["legal"][0], "decision": view["decision"], "key": key()}
            done = await program.web.post(f"{path}/act", json=wish, headers=owner)
            assert done.status_code == 200
    await program.leave()

    assert sum(view["outcome"]["shares"]) == pytest.approx(1)
    assert view["secret"]


async def test_a_program_sends_several_actions_at_once(anna: Visitor):
    """One key covers all of them: sent again, they count once."""
    await anna.sit("computer guest")
    path = f"/api/table/{anna.table}"
    view = (await anna.web.get(path)).json()
    wish = {"action": [view["legal"][0], "confirm"], "decision": view["decision"], "key": key()}

    answers = [await anna.web.post(f"{path}/act", json=wish) for _ in range(2)]
    after = (await anna.web.get(path)).json()

    assert [answer.status_code for answer in answers] == [200, 200]
    assert [step["seat"] for step in after["told"]].count(0) == 2


async def test_a_program_sees_how_far_a_game_is_compiled(anna: Visitor):
    """A page shows it while it waits; a compiled game has nothing left to wait for."""
    game, path = SHELF.load("lots"), "/api/games/lots/progress"
    compiled = (await anna.web.get(path)).json()
    compiler = AheadCompiler(game, loads=True)
    game.interpret(compiler)
    compiler._warming.pace.count()
    compiling = (await anna.web.get(path)).json()
    game.use_compiled()
    unknown = await anna.web.get("/api/games/nowhere/progress")

    assert compiled == {"done": 0, "parts": 0, "seconds": None}
    assert compiling == {"done": 1, "parts": count_parts("lots"), "seconds": None}
    assert unknown.status_code == 404


async def test_the_same_key_counts_once(anna: Visitor):
    """An action that is sent again gets the same answer."""
    await anna.sit("computer guest")
    path = f"/api/table/{anna.table}"
    view = (await anna.web.get(path)).json()
    wish = {"action": view["legal"][0], "decision": view["decision"], "key": key()}

    first = await anna.web.post(f"{path}/act", json=wish)
    again = await anna.web.post(f"{path}/act", json=wish)

    assert first.json() == again.json()


async def test_a_program_without_a_seat_watches(anna: Visitor, bernd: Visitor):
    """A spectator's view is data, too; acting is refused, as with an unknown token."""
    await anna.sit("computer guest")
    path = f"/api/table/{anna.table}"
    view = (await bernd.web.get(path)).json()
    wish = {"action": "confirm", "decision": 0, "key": key()}
    wrong = {"authorization": "Bearer x"}

    assert (view["watching"], view["legal"]) == (True, [])
    assert (await bernd.web.post(f"{path}/act", json=wish)).status_code == 403
    assert (await bernd.web.get(path, headers=wrong)).json()["code"] == "seat/not-yours"


@pytest.mark.parametrize(
    "body",
    [b"", b"{", b"[]", b'{"action": 1}', b"\xff", b'{"action": "x", "decision": -1, "key": "k"}'],
)
async def test_unreadable_requests_are_refused(anna: Visitor, body: bytes):
    """The refusal is data and names the wrong field."""
    await anna.sit("computer guest")
    headers = {"content-type": "application/json"}
    answer = await anna.web.post(f"/api/table/{anna.table}/act", content=body, headers=headers)

    assert (answer.status_code, answer.json()["code"]) == (400, "request/malformed")


async def test_openapi_describes_every_operation(anna: Visitor):
    """Every operation has a summary, every refusal a model; pages are not listed."""
    document = (await anna.web.get("/api")).json()

    assert set(document["paths"]) == {
        "/api/games", "/api/games/{game}/progress", "/api/games/{game}/tables",
        "/api/games/{game}/rules",
        "/api/table/{table}", "/api/table/{table}/text", "/api/table/{table}/stream",
        "/api/table/{table}/join",
        "/api/table/{table}/act", "/api/table/{table}/undo", "/api/table/{table}/undo/answer",
        "/api/table/{table}/hint", "/api/table/{table}/late", "/api/table/{table}/back",
        "/api/table/{table}/pause",
        "/api/tables", "/api/table/{table}/sit", "/api/table/{table}/leave",
        "/api/table/{table}/again", "/api/table/{table}/tokens",
        "/api/table/{table}/tokens/{id}",
        "/api/guests", "/api/games/{game}/tournaments",
        "/api/tournaments/{tournament}", "/api/tournaments/{tournament}/enter",
        "/api/tournaments/{tournament}/leave", "/api/tournaments/{tournament}/round",
        "/api/tournaments/{tournament}/call-off",
    }  # fmt: skip
    for path, operations in document["paths"].items():
        for operation in operations.values():
            assert operation["description"]
            if "{table}" in path:
                refused = {"400"} if "requestBody" in operation else set()
                assert {"403", "404", "409"} | refused <= set(operation["responses"])
    games = (await anna.web.get("/api/games")).json()
    assert games[0]["options"] == {"catch": ["rolled", "two"]}


async def test_a_retired_option_is_not_offered(anna: Visitor, monkeypatch: pytest.MonkeyPatch):
    """Older matches may have it; a new one can't."""
    (catch,) = META.options
    meta = replace(META, options=(catch, replace(catch, name="depth", retired=True)))
    monkeypatch.setattr(SHELF, "meta", lambda _: meta)
    games = (await anna.web.get("/api/games")).json()

    assert list(games[0]["options"]) == ["catch"]


async def test_a_program_asks_for_a_hint(anna: Visitor):
    """The hint is for the current decision, and the table shows it until that is made."""
    await anna.sit("computer guest")
    path = f"/api/table/{anna.table}"
    view = (await anna.web.get(path)).json()
    hint = (await anna.web.post(f"{path}/hint", json={"decision": view["decision"]})).json()
    late = await anna.web.post(f"{path}/hint", json={"decision": 99})

    assert {choice["action"] for choice in hint["choices"]} <= set(view["legal"])
    assert hint == (await anna.web.get(path)).json()["hint"]
    assert (late.status_code, late.json()["code"]) == (409, "decision/stale")
