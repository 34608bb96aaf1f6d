"""Programs learn who is late or gone and which choices they have, as people do on pages."""

from pathlib import Path
from typing import Any

import pytest
from fastapi import FastAPI

from serenissima.service import Tables
from serenissima.web.app import create_app
from serenissima.web.presentation.view_schemas import TableData
from serenissima.web.routes import stream as streams
from serenissima.web.settings import AppSettings
from tests.service.guests import guest
from tests.web.programs import Program, two_programs
from tests.web.streams import streaming
from tests.web.visitors import SHELF, Visitor

DAYS = 3 * 86_400.0


class Hand:
    """Moves the clock of the server."""

    def __init__(self) -> None:
        self.now = 1_700_000_000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def hand() -> Hand:
    return Hand()


@pytest.fixture
def app(tmp_path: Path, hand: Hand) -> FastAPI:
    """The pages of a server whose clock a test moves."""
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    tables = Tables(database, shelf=SHELF.load, load_player=guest, clock=hand)
    return create_app(tables, AppSettings(shelf=SHELF))


async def waiting(anna: Visitor, app: FastAPI, **wanted: Any) -> tuple[Program, Program]:
    """Two programs at a table: one has acted, and the other is to act."""
    first, second = await two_programs(anna, app, **wanted)
    for action in ("", "confirm"):
        seen = await first.look()
        chosen = action or seen["legal"][0]
        await first.send("act", action=chosen, decision=seen["decision"])
    return first, second


async def words(program: Program) -> str:
    """Return the table in words."""
    answer = await program.web.get(f"{program.path}/text", headers=program.headers)
    return str(answer.json()["text"])


async def test_without_clocks_a_program_learns_who_is_gone(anna: Visitor, app: FastAPI, hand: Hand):
    """Only after days; the absent player and spectators see no change."""
    first, second = await waiting(anna, app)
    hand.now += DAYS - 1
    early, refused = await first.look(), await first.send("late", late=1, how="wait")
    hand.now += 1
    seen, said = await first.look(), await words(first)
    spectator = (await anna.web.get(first.path)).json()

    assert "absence" not in early
    assert (refused[0], refused[1]["code"]) == (409, "time/not-up")
    assert refused[1]["hint"] == "no one is late"
    assert seen["absence"]["late"] == [1]
    assert seen["absence"]["how"][0] == "wait"
    assert seen["absence"]["how"][-1] == "end"
    assert TableData.model_validate(seen)
    assert "Robo hasn’t acted for 3 days. (2)" in said
    assert "\nend – End without a result" in said
    assert "absence" not in await second.look()
    assert "absence" not in spectator


async def test_a_program_chooses_and_a_returning_player_takes_the_seat(
    anna: Visitor, app: FastAPI, hand: Hand
):
    first, second = await waiting(anna, app)
    hand.now += DAYS
    wrong = await first.send("late", late=0, how="wait")
    stand_in = await first.send("late", late=1, how="computer guest")
    here, there = await first.look(), await second.look()
    told = await words(second)
    back = await second.send("back")
    after = await first.look()

    assert wrong[1]["code"] == "time/own"
    assert (stand_in[0], back[0]) == (200, 200)
    assert here["absence"] == {"late": [], "how": [], "ending": [], "lent": [1]}
    assert there["absence"]["lent"] == [1]
    assert "A computer player is standing in for you." in told
    assert "absence" not in after


async def test_a_program_chooses_likewise_under_a_time_limit(
    anna: Visitor, app: FastAPI, hand: Hand
):
    """One vote suffices to end the match: the only player present ends it."""
    first, _ = await waiting(anna, app, time="live 1+0")
    hand.now += 61.0
    seen, said = await first.look(), await words(first)
    ended = await first.send("late", late=1, how="end")

    assert seen["absence"]["late"] == [1]
    assert "Robo is out of time. (2)" in said
    assert ended[0] == 200
    assert "absence" not in await first.look()


async def test_a_stream_reports_an_absence_without_an_action(
    anna: Visitor, app: FastAPI, hand: Hand, monkeypatch: pytest.MonkeyPatch
):
    """With the next beat, once, and without repeating the tale."""
    monkeypatch.setattr(streams, "BEAT", 0.01)
    first, _ = await waiting(anna, app)
    async with streaming(app, first.table, first.token) as stream:
        before = await stream.until(lambda lines: {} in lines)
        hand.now += DAYS
        lines = await stream.until(lambda lines: lines[-1] == {} and "absence" in str(lines))

    told = [line for line in lines if line]
    assert not any("absence" in line for line in before)
    assert [line["seq"] for line in told] == [told[0]["seq"]] * 2
    assert told[1]["absence"]["late"] == [1]
    assert told[1]["told"] == []
    assert told[1]["told_from"] == len(told[0]["told"])
