"""Programs play a tournament: with a guest's token, from entering to the standings."""

from typing import Any

import pytest
from fastapi import FastAPI

from serenissima.service import look_after
from tests.web.visitors import Visitor, key

OPEN = "/api/games/lots/tournaments"


class Robot:
    """A program that is a guest."""

    def __init__(self, app: FastAPI, name: str) -> None:
        self.web, self.name = Visitor(app).web, name
        self.headers: dict[str, str] = {}

    async def become(self) -> "Robot":
        wanted = {"name": self.name, "key": key()}
        made = [(await self.web.post("/api/guests", json=wanted)).json() for _ in range(2)]
        assert made[0] == made[1]
        self.headers = {"authorization": f"Bearer {made[0]['token']}"}
        return self

    async def ask(self, path: str, status: int = 200, **wanted: Any) -> dict[str, Any]:
        """Return the answer to a command, or to a look if nothing is sent."""
        if wanted:
            answer = await self.web.post(path, json=wanted, headers=self.headers)
        else:
            answer = await self.web.get(path, headers=self.headers)
        assert answer.status_code == status, answer.text
        return dict(answer.json())


async def robots(app: FastAPI, count: int) -> list[Robot]:
    return [await Robot(app, f"Robot {number}").become() for number in range(count)]


async def opened(first: Robot, *others: Robot, **wanted: Any) -> str:
    """Return the address of a tournament that all have entered."""
    wish = {"seats": 2, "name": first.name, "key": key(), **wanted}
    place = f"/api/tournaments/{(await first.ask(OPEN, **wish))['tournament']}"
    for one in others:
        await one.ask(f"{place}/enter", name=one.name)
    return place


async def play(table: str, *players: Robot) -> None:
    """Play each seat's first legal action that continues the match, until it is over."""
    for _ in range(400):
        for one in players:
            view = await one.ask(f"/api/table/{table}")
            if view["outcome"]:
                return
            onward = [action for action in view["legal"] if action != "take-back"]
            if onward:
                wanted = {"action": onward[-1], "decision": view["decision"], "key": key()}
                await one.ask(f"/api/table/{table}/act", **wanted)
    raise AssertionError("the match does not end")


@pytest.mark.parametrize("system", ["meet", "swiss", "deal"])
async def test_programs_play_a_tournament(app: FastAPI, come: object, system: str):
    """Each finds its table and plays there with its token."""
    players = await robots(app, 4)
    place = await opened(*players, system=system, rounds=1)
    now = await players[0].ask(f"{place}/round", round=1)
    assert (now["round"], now["opener"], now["own"], now["over"]) == (1, True, 1, False)
    assert (await players[1].ask(place))["own"] == 2
    while not (now := await players[0].ask(place))["over"]:
        for table in now["tables"]:
            if not table["over"]:
                await play(table["table"], *(players[number - 1] for number in table["seats"]))

    assert all(table["shares"] for table in now["tables"])
    assert sum(line["points"] for line in now["standings"]) == 2 * now["rounds"]
    for one in players:
        await one.web.aclose()


async def test_programs_have_no_more_rights_than_people(app: FastAPI, come: object):
    """Without a guest they can only look."""
    anna, bernd = await robots(app, 2)
    place = await opened(anna, bernd)
    nobody = Robot(app, "Nobody")
    wish = {"seats": 2, "name": "Nobody", "key": key()}
    assert (await nobody.ask(OPEN, 403, **wish))["code"] == "guest/unknown"
    assert (await nobody.ask(place))["own"] is None
    assert (await anna.ask(f"{place}/round", 409, round=2))["code"] == "tournament/next"
    refused = await bernd.ask(f"{place}/round", 422, round=1)
    assert refused["code"] == "tournament/not-yours"
    refused = await bernd.ask(f"{place}/leave", 422, number=1)
    assert refused["code"] == "tournament/not-yours"
    left = await bernd.ask(f"{place}/leave", number=2)
    assert left["entrants"][1]["out"]
    assert (await anna.ask(f"{place}/round", 409, round=1))["code"] == "tournament/few"
    wish = {"seats": 2, "system": "by weight", "key": key()}
    assert (await anna.ask(OPEN, 400, **wish))["code"] == "tournament/system"
    for one in (anna, bernd, nobody):
        await one.web.aclose()


@pytest.mark.usefixtures("come")
async def test_a_banned_guest_begins_nothing_by_the_api(app: FastAPI):
    """They can't start a rematch or a tournament, or enter one; matches under way continue."""
    first, second = await robots(app, 2)
    place, other = await opened(first, second, rounds=1), await opened(first)
    [drawn] = (await first.ask(f"{place}/round", round=1))["tables"]
    tables = app.state.serenissima.tables
    guest = await tables.guests.by_secret(second.headers["authorization"].removeprefix("Bearer "))
    url, again = str(tables._store.database.url), f"/api/table/{drawn['table']}/again"
    look_after(url, ban=guest.id)
    await play(drawn["table"], first, second)
    refused = [
        await second.ask(again, 422, key=key()),
        await second.ask(OPEN, 422, seats=2, name=second.name, key=key()),
        await second.ask(f"{other}/enter", 422, name=second.name),
    ]
    assert [one["code"] for one in refused] == ["guest/barred"] * 3
    assert "rematch" not in await first.ask(f"/api/table/{drawn['table']}")
    look_after(url, unban=guest.id)
    await second.ask(again, key=key())
    await second.ask(f"{other}/enter", name=second.name)
    for one in (first, second):
        await one.web.aclose()
