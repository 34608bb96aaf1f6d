"""Programs find open tables, sit down, leave, and play again with the same people."""

import pytest
from fastapi import FastAPI

from tests.web.programs import Program, finish, opened, two_programs
from tests.web.visitors import Visitor, key


async def test_a_program_finds_a_table_and_sits_down(anna: Visitor, app: FastAPI):
    """The table is listed as gathering until the last seat is taken."""
    new = await opened(anna, public=True, hints=True)
    first = Program(app, new)
    (listed,) = (await anna.web.get("/api/tables")).json()
    waiting, words = await first.look(), await anna.web.get(f"{first.path}/text")
    early = await first.send("act", action="confirm", decision=0)
    wish = {"seat": listed["free"][0], "name": "Robo", "key": key()}
    seated = [await anna.web.post(f"{first.path}/sit", json=wish) for _ in range(2)]
    begun = await first.look()

    assert (listed["table"], listed["game"], listed["names"]) == (
        new["table"],
        "lots",
        ["Anna", ""],
    )
    assert (listed["free"], listed["computers"], listed["hints"]) == ([1], [], True)
    assert (early[0], early[1]["code"]) == (409, "table/gathering")
    assert (waiting["gathering"], waiting["legal"]) == (True, [])
    assert "The match starts as soon as every seat is taken." in words.json()["text"]
    assert seated[0].json() == seated[1].json()
    assert (begun["gathering"], begun["places"][1]["name"]) == (False, "Robo")
    assert (await anna.web.get("/api/tables")).json() == []
    await first.web.aclose()


async def test_leaving_frees_the_seat(anna: Visitor, app: FastAPI):
    """Leaving again gives the same answer; once the match has begun, leaving is refused."""
    new = await opened(anna, public=True)
    first = Program(app, new)
    assert (await first.send("leave"))[1] == {"table": new["table"], "seat": 0}
    gone = await first.send("leave")
    (listed,) = (await anna.web.get("/api/tables")).json()
    for seat in (0, 1):
        wish = {"seat": seat, "name": f"Robo {seat}", "key": key()}
        seated = await anna.web.post(f"{first.path}/sit", json=wish)
    last = Program(app, seated.json())
    begun = await last.send("leave")

    assert gone == (200, {"table": new["table"], "seat": 0})
    assert listed["free"] == [0, 1]
    assert (begun[0], begun[1]["code"]) == (409, "table/begun")
    for program in (first, last):
        await program.web.aclose()


async def test_programs_play_again(anna: Visitor, app: FastAPI):
    """Each has its token, in any order of requests; a repeated request gets the same answer."""
    first, second = await two_programs(anna, app)
    early = await first.send("again")
    await finish(first, second)
    (_, one), (_, again), (_, other) = [
        await program.send("again") for program in (first, first, second)
    ]
    told = (await second.look())["rematch"]
    places = (await Program(app, other).look())["places"]

    assert (early[0], early[1]["code"]) == (409, "table/not-over")
    assert one == again
    assert (one["seat"], other["seat"], one["table"]) == (1, 0, other["table"])
    assert told == {"seat": 0, "table": one["table"]}
    assert [place["name"] for place in places] == ["Robo", "Anna"]
    for program in (first, second):
        await program.web.aclose()


@pytest.mark.parametrize(("public", "wrong", "status", "code"), [
    (False, {}, 422, "table/private"),
    (True, {"seat": 9}, 404, "table/seat"),
    (True, {"seat": 0}, 409, "seat/taken"),
    (True, {"name": "anna"}, 422, "seat/name"),
    (True, {"key": "short"}, 400, "request/malformed"),
])  # fmt: skip
async def test_unavailable_seats_are_refused(
    anna: Visitor, public: bool, wrong: dict[str, object], status: int, code: str
):
    """The code is the one that the page shows."""
    table = (await opened(anna, public=public))["table"]
    wish = {"seat": 1, "name": "Robo", "key": key(), **wrong}
    answer = await anna.web.post(f"/api/table/{table}/sit", json=wish)

    assert (answer.status_code, answer.json()["code"]) == (status, code)
