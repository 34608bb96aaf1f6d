"""Programs open tables, join and undo through the API alone."""

from typing import Any

import pytest
from fastapi import FastAPI

from tests.web.programs import OPEN, two_programs
from tests.web.visitors import Visitor, key


async def test_programs_open_and_join(anna: Visitor, app: FastAPI):
    """Each has its seat; a request that is sent again with the same key gives the same table."""
    first, second = await two_programs(anna, app)
    wanted = {"seats": ["person", "computer guest"], "name": "Clara", "key": key()}
    twice = [(await anna.web.post(OPEN, json=wanted)).json() for _ in range(2)]

    assert [place["name"] for place in (await first.look())["places"]] == ["Anna", "Robo"]
    assert ((await first.look())["seat"], (await second.look())["seat"]) == (0, 1)
    assert twice[0] == twice[1]
    for program in (first, second):
        await program.web.aclose()


async def test_programs_undo(anna: Visitor, app: FastAPI):
    """An action that revealed nothing to its seat is undone at once; others need consent."""
    first, second = await two_programs(anna, app)
    for program in (first, second):
        view = await program.look()
        wish = [view["legal"][0], "confirm"]
        assert (await program.send("act", action=wish, decision=view["decision"]))[0] == 200
    offer = (await first.look())["undo"]
    asked = await first.send("undo", number=offer["number"])
    question = (await second.look())["asked"]
    refused = await second.send("undo/answer", number=question["number"], agree=False)
    late = await second.send("undo/answer", number=question["number"], agree=True)
    reply = (await first.look())["reply"]
    for program in (first, second):
        await program.web.aclose()

    assert not offer["free"]
    assert (asked[0], refused[0]) == (200, 200)
    assert (late[0], late[1]["code"]) == (409, "undo/not-asked")
    assert reply == {"seat": 1, "what": "refused"}


@pytest.mark.parametrize(("wrong", "status", "code"), [
    ({"seats": ["person"]}, 422, "match/seats"),
    ({"seats": ["person", "duck"]}, 422, "table/plan"),
    ({"options": {"catch": "all"}}, 422, "option/value"),
    ({"options": {"nets": "two"}}, 422, "option/name"),
    ({"seat": 1}, 422, "table/plan"),
    ({"seat": 0, "name": ""}, 422, "seat/name"),
    ({"time": "soon"}, 400, "time/unreadable"),
    ({"key": "short"}, 400, "request/malformed"),
])  # fmt: skip
async def test_impossible_tables_are_refused(
    anna: Visitor, wrong: dict[str, Any], status: int, code: str
):
    """The code is the one that the page shows."""
    wanted = {"seats": ["person", "computer guest"], "name": "Anna", "key": key(), **wrong}
    answer = await anna.web.post(OPEN, json=wanted)

    assert (answer.status_code, answer.json()["code"]) == (status, code)


async def test_joining_needs_an_unused_invitation(anna: Visitor):
    """A secret that is not an invitation is refused, and so is a taken seat."""
    wanted = {"seats": ["person", "person"], "name": "Anna", "key": key()}
    opened = (await anna.web.post(OPEN, json=wanted)).json()
    path, secret = f"/api/table/{opened['table']}/join", opened["invitations"]["1"]
    codes = []
    for invitation, name in (("guessed", "Bernd"), (secret, "Bernd"), (secret, "Clara")):
        join = {"invitation": invitation, "name": name, "key": key()}
        codes.append((await anna.web.post(path, json=join)).json().get("code"))

    assert codes == ["seat/invitation", None, "seat/taken"]
