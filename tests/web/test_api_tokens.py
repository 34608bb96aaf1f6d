"""The holder of a seat gives programs tokens to watch or to play, and ends them."""

from typing import Any

import pytest
from fastapi import FastAPI

from serenissima.service.runtime.remembered import Remembered
from tests.web.programs import Program, opened, two_programs
from tests.web.streams import streaming
from tests.web.visitors import Visitor, key


async def allowed(owner: Program, scope: str, **wanted: Any) -> tuple[str, str]:
    """Return a token for a program, and its id."""
    status, made = await owner.send("tokens", name="Robo", scope=scope, **wanted)
    assert status == 200, made
    return made["token"], made["id"]


def holding(app: FastAPI, owner: Program, token: str) -> Program:
    """Return the program that has a token for the owner's seat."""
    return Program(app, {"seat": owner.seat, "table": owner.table, "token": token})


async def test_a_program_watches_from_a_seat(anna: Visitor, app: FastAPI):
    """It gets exactly the bytes of the seat and can't act; only the owner learns of it."""
    owner, other = await two_programs(anna, app)
    before = await other.look()
    spectator = holding(app, owner, (await allowed(owner, "watch"))[0])
    seen, own = await spectator.look(), await owner.look()
    wish = {"action": seen["legal"][0], "decision": seen["decision"]}
    refused = [await spectator.send("act", **wish), await spectator.send("hint", decision=0)]

    assert seen == own
    assert [(status, told["code"]) for status, told in refused] == [(403, "token/scope")] * 2
    assert await other.look() == before


async def test_a_program_plays_for_a_seat(anna: Visitor, app: FastAPI):
    """It acts as the seat; the owner's own rights are refused."""
    owner, _ = await two_programs(anna, app)
    player = holding(app, owner, (await allowed(owner, "play"))[0])
    seen = await player.look()
    acted = await player.send("act", action=seen["legal"][0], decision=seen["decision"])
    again, more = await player.send("again"), await player.send("tokens", name="X", scope="watch")
    listed = await player.web.get(f"{player.path}/tokens", headers=player.headers)
    link = await player.web.get(f"/table/{player.table}/seat/{player.token}")

    assert acted[0] == 200
    assert [again[1]["code"], more[1]["code"]] == ["seat/not-yours"] * 2
    assert (listed.status_code, link.status_code) == (403, 403)
    assert "set-cookie" not in link.headers


async def test_an_ended_token_is_useless(anna: Visitor, app: FastAPI):
    """Its stream closes at once; the owner and other programs continue."""
    owner, _ = await two_programs(anna, app)
    (gone, number), (stays, _) = await allowed(owner, "watch"), await allowed(owner, "play")
    async with streaming(app, owner.table, gone) as stream:
        await stream.until(len)
        path = f"{owner.path}/tokens/{number}"
        ended = [await owner.web.delete(path, headers=owner.headers) for _ in range(2)]
        lines = await stream.until(lambda lines: "refused" in lines[-1])
        await stream.end()
    after = await holding(app, owner, gone).look()
    listed = (await owner.web.get(f"{owner.path}/tokens", headers=owner.headers)).json()
    unknown = await owner.web.delete(f"{owner.path}/tokens/nothing", headers=owner.headers)

    assert [one.status_code for one in ended] == [200, 200]
    assert lines[-1]["refused"]["code"] == after["code"] == "seat/not-yours"
    assert [(one["name"], one["scope"]) for one in listed] == [("Robo", "play")]
    assert (await holding(app, owner, stays).look())["seat"] == 0
    assert unknown.json()["code"] == "token/unknown"


async def test_a_token_is_made_once_and_tokens_are_limited(anna: Visitor, app: FastAPI):
    """The same key gives the same token; a seat has at most ten."""
    owner, _ = await two_programs(anna, app)
    one = key()
    twice = [await allowed(owner, "watch", key=one) for _ in range(2)]
    for _ in range(9):
        await allowed(owner, "watch")
    many = await owner.send("tokens", name="Robo", scope="watch")
    strange = await owner.send("tokens", name="Robo", scope="everything")

    assert twice[0] == twice[1]
    assert (many[0], many[1]["code"]) == (409, "token/too-many")
    assert (strange[0], strange[1]["code"]) == (400, "token/scope-unknown")


async def test_leaving_ends_the_tokens_of_programs(anna: Visitor, app: FastAPI):
    """The next player at the seat does not share it with them."""
    owner = Program(app, await opened(anna, public=True))
    token, _ = await allowed(owner, "play")
    await owner.send("leave")
    wish = {"seat": 0, "name": "Clara", "key": key()}
    assert (await anna.web.post(f"{owner.path}/sit", json=wish)).status_code == 200

    assert (await holding(app, owner, token).look())["code"] == "seat/not-yours"


@pytest.mark.parametrize("since", [0, 1])
async def test_a_token_works_in_a_process_that_has_not_loaded_the_table(
    anna: Visitor, app: FastAPI, since: int
):
    """A glance at the database recognizes it."""
    owner, _ = await two_programs(anna, app)
    token, _ = await allowed(owner, "watch")
    seq = (await owner.look())["seq"]
    tables = app.state.serenissima.tables
    tables._known._remembered = Remembered(tables.memory)
    async with streaming(app, owner.table, token, since * seq) as stream:
        seen = (await owner.look())["legal"][0]
        await owner.send("act", action=seen, decision=(await owner.look())["decision"])
        lines = await stream.until(lambda lines: lines and lines[-1]["seq"] > seq)

    assert lines[-1]["seat"] == 0
