"""The opener of a tournament ends abandoned matches, by a button or a program."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from fastapi import FastAPI

from serenissima.service import Tables
from serenissima.web.app import create_app
from serenissima.web.settings import AppSettings
from tests.service.guests import guest
from tests.web.meetings import opened
from tests.web.visitors import SHELF, Visitor
from tests.web.visitors import key as new_key

DAYS = 4 * 86_400.0


@pytest.fixture
def now() -> list[float]:
    """The time of the server's clock, in seconds since 1970."""
    return [1_700_000_000.0]


@pytest.fixture
def app(tmp_path: Path, now: list[float]) -> FastAPI:
    """The pages of a server whose clock a test moves."""
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    tables = Tables(database, shelf=SHELF.load, load_player=guest, clock=lambda: now[0])
    return create_app(tables, AppSettings(shelf=SHELF))


async def begun(anna: Visitor, *others: Visitor) -> str:
    """Return the address of a tournament by points that Anna has opened, and which has begun.

    She plays with an even number of others, so one of the tables is hers.
    """
    place = await opened(anna, *others, rounds="1", system="swiss")
    await anna.send(f"{place}/round", round="1")
    return place


def offered(visitor: Visitor) -> dict[str, str]:
    """Return the tables that the page offers to end: who plays there, by id."""
    form = r'class="who">([^<]*)</span> <form[^>]*/call-off"><input[^>]*name="table" value="(\w+)"'
    return {table: names for names, table in re.findall(form, visitor.text)}


async def test_the_button_ends_an_abandoned_match(
    anna: Visitor, bernd: Visitor, come: Callable[[], Visitor], now: list[float]
):
    """It never ends a match in which its opener is to act."""
    clara, dora = come(), come()
    place = await begun(anna, bernd, clara, dora)
    await bernd.go(place)
    assert offered(bernd) == {}
    await anna.go(place)
    tables = offered(anna)
    [own] = [table for table, names in tables.items() if "Anna" in names]
    [other] = tables.keys() - {own}

    await anna.send(f"{place}/call-off", 409, table=other)
    assert anna.codes == ["tournament/played"]
    now[0] += DAYS
    await anna.send(f"{place}/call-off", 409, table=own)
    assert anna.codes == ["tournament/own"]
    await bernd.send(f"{place}/call-off", 422, table=other)
    assert bernd.codes == ["tournament/not-yours"]
    await anna.send(f"{place}/call-off", table=other)

    assert offered(anna).keys() == {own}
    assert "Ended without a result" in anna.text


async def test_a_program_ends_an_abandoned_match(
    app: FastAPI, anna: Visitor, bernd: Visitor, now: list[float]
):
    """It acts as a person would, with the token of the guest who opened the tournament."""
    robot = Visitor(app)
    made = await robot.web.post("/api/guests", json={"name": "R2", "key": new_key()})
    headers = {"authorization": f"Bearer {made.json()['token']}"}
    wish = {"seats": 2, "key": new_key(), "system": "swiss", "rounds": 1}
    answer = await robot.web.post("/api/games/lots/tournaments", json=wish, headers=headers)
    place = f"/tournament/{answer.json()['tournament']}"
    for number, one in enumerate((anna, bernd)):
        await one.go(place)
        key = next(form.hidden["key"] for form in one.read.forms if form.action.endswith("/enter"))
        await one.send(f"{place}/enter", name=f"Guest {number}", key=key)
    api = f"/api/tournaments/{answer.json()['tournament']}"
    drawn = await robot.web.post(f"{api}/round", json={"round": 1}, headers=headers)
    [table] = drawn.json()["tables"]
    codes, send = [], {"table": table["table"]}
    for days in (0.0, DAYS):
        now[0] += days
        done = await robot.web.post(f"{api}/call-off", json=send, headers=headers)
        codes.append((done.status_code, done.json().get("code")))
    stranger = await robot.web.post(f"{api}/call-off", json=send)

    assert codes == [(409, "tournament/played"), (200, None)]
    assert [one["over"] for one in done.json()["tables"]] == [True]
    assert stranger.status_code == 403
    await robot.web.aclose()
