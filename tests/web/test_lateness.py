"""When a player's time is up, the pages ask the others; a returning player takes the seat again."""

from collections.abc import Callable
from pathlib import Path

import pytest
from fastapi import FastAPI

from serenissima.service import Tables
from serenissima.web.app import create_app
from serenissima.web.settings import AppSettings
from tests.service.guests import guest
from tests.web.visitors import SHELF, Visitor, key

UP, STAND_IN = "Bernd is out of time.", "A computer player is standing in for you."
WITHOUT = "Ended without a result"
HINTS = "Hints are allowed at this table"


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
    return create_app(
        Tables(database, shelf=SHELF.load, load_player=guest, clock=hand), AppSettings(shelf=SHELF)
    )


@pytest.fixture
async def table(anna: Visitor, bernd: Visitor, hand: Hand) -> str:
    """A table at which Anna has acted and Bernd's time is up."""
    return await late(anna, bernd, hand)


async def late(anna: Visitor, bernd: Visitor, hand: Hand, **options: str) -> str:
    """Open such a table with these options."""
    await anna.sit("person", time="live", minutes="1", seconds="0", **options)
    await bernd.join(anna.links("join")[0], "Bernd")
    await anna.go(bernd.path)
    await anna.press()
    await anna.press("confirm")
    hand.now += 61.0
    return bernd.path


def late_ways(visitor: Visitor) -> list[str]:
    """Return the names of the buttons of the first form beside the table's own."""
    forms = [form for form in visitor.read.forms if form.action.endswith("/act")]
    others = (form for form in forms if form.id != "play")
    return [name for form in others for name, value in form.buttons if value != "ask"]


async def choose(visitor: Visitor, **chosen: str) -> None:
    await visitor.send(f"/table/{visitor.table}/act", key=key(), seat="0", **chosen)


async def test_at_a_table_without_clocks_the_others_are_asked_after_days(
    anna: Visitor, bernd: Visitor, hand: Hand
):
    """Before that the page is silent; a returning player takes the seat, or sees the added time."""
    await anna.sit("person")
    await bernd.join(anna.links("join")[0], "Bernd")
    await anna.go(bernd.path)
    await anna.press()
    await anna.press("confirm")
    hand.now += 3 * 86_400.0 - 1
    await anna.go(bernd.path)
    early = anna.text, late_ways(anna), 'id="clocks"' in anna.text
    hand.now += 2 * 86_400.0 + 1
    await anna.go(bernd.path)
    asked = late_ways(anna)
    await bernd.go(bernd.path)

    assert "Bernd has not acted" not in early[0]
    assert early[1:] == ([], False)
    assert "Bernd hasn’t acted for 5 days." in anna.text
    assert asked == ["wait", "computer", "end"]
    assert late_ways(bernd) == []

    await choose(anna, computer="1", player="guest")
    await bernd.go(bernd.path)

    assert STAND_IN in bernd.text


async def test_the_others_are_asked_and_the_late_player_can_act(
    anna: Visitor, bernd: Visitor, table: str
):
    await anna.go(table)
    await bernd.go(table)

    assert UP in anna.text
    assert late_ways(anna) == ["wait", "computer", "end"]
    assert late_ways(bernd) == []
    assert bernd.ways()


async def test_spectators_have_no_choice(come: Callable[[], Visitor], table: str):
    clara = come()
    await clara.go(table)

    assert UP not in clara.text


async def test_a_player_who_chose_to_wait_is_not_asked_again(anna: Visitor, table: str):
    await anna.go(table)
    await choose(anna, wait="1")

    assert UP not in anna.text
    assert "1:00" in anna.text


async def test_a_computer_plays_until_the_person_is_back(anna: Visitor, bernd: Visitor, table: str):
    """All see for whom it plays; the person needs one click."""
    await anna.go(table)
    await choose(anna, computer="1", player="guest")
    await bernd.go(table)
    stand_in, way = bernd.text, late_ways(bernd)
    await bernd.go("/")
    listed = bernd.text
    await bernd.go(table)
    await bernd.send(f"{table}/act", key=key(), seat="1", back="1")

    assert "Bernd (computer)" in anna.text
    assert STAND_IN in stand_in
    assert way == ["back"]
    assert "It’s your turn." not in listed
    assert STAND_IN not in bernd.text
    assert "(computer)" not in bernd.text


async def test_hints_are_still_allowed_for_two_people(anna: Visitor, bernd: Visitor, hand: Hand):
    """The absent person may return, so the remaining player still reads about hints."""
    table = await late(anna, bernd, hand, hints="on")
    await anna.go(table)
    before = anna.text
    await choose(anna, computer="1", player="guest")

    assert HINTS in before
    assert HINTS in anna.text


async def test_a_match_that_ends_without_a_result_has_no_winner(
    anna: Visitor, bernd: Visitor, table: str
):
    """Its history, its secret and its file are public, as after any end."""
    await anna.go(table)
    await choose(anna, end="1")
    await bernd.go(table)
    await bernd.go(f"{table}?at=0&as=0")
    other = bernd.text
    await bernd.go(f"{table}?view=text")
    told = bernd.text
    await bernd.go("/")
    listed = bernd.text
    await bernd.go(f"{table}/match")

    assert WITHOUT in anna.text
    assert 'name="action"' not in anna.text
    assert 'id="step-to"' in other
    assert WITHOUT in told
    assert WITHOUT in listed
    assert bernd.text.startswith("serenissima 1\ngame lots")
    assert "\nresult" not in bernd.text


async def test_the_same_people_can_play_again(anna: Visitor, table: str):
    """They get the same clocks."""
    await anna.go(table)
    await choose(anna, end="1")
    await anna.send(f"{table}/again")
    await anna.go(f"/table/{anna.table}")

    assert WITHOUT not in anna.text
    assert anna.text.count('role="timer"') == 2


async def test_players_request_agree_to_and_end_a_pause(
    anna: Visitor, bernd: Visitor, hand: Hand, table: str
):
    """Everyone reads who asks and who resumes; the clocks stop meanwhile."""
    await anna.go(table)
    await choose(anna, wait="1")
    await choose(anna, pause="ask")
    await bernd.go(table)
    asked, ways = bernd.text, late_ways(bernd)
    await bernd.send(f"{table}/act", key=key(), seat="1", pause="agree")
    hand.now += 3600.0
    await bernd.go(f"{table}?view=text")
    stands = bernd.text
    await anna.go(table)
    await choose(anna, pause="end")
    await bernd.go(table)

    assert "Anna would like a pause." in asked
    assert ways[-2:] == ["pause", "pause"]
    assert "The match is paused and the clocks are stopped." in stands
    assert 'class="dial runs' not in stands
    assert "1:00" in stands
    assert "Anna has ended the pause." in bernd.text
    assert "1:00" in bernd.text
    assert bernd.ways()


async def test_programs_choose_as_people_do(anna: Visitor, table: str):
    path = f"/api{table}"
    await anna.go(f"{table}/seats")
    owner = {"authorization": f"Bearer {anna.links('seat')[0].rpartition('/')[2]}"}
    wish = {"late": 1, "how": "computer guest", "key": key()}
    done = await anna.web.post(f"{path}/late", json=wish, headers=owner)
    again = await anna.web.post(f"{path}/late", json=wish, headers=owner)
    refused = await anna.web.post(f"{path}/back", json={"key": key()}, headers=owner)
    seen = (await anna.web.get(path, headers=owner)).json()

    assert (done.status_code, again.status_code, refused.status_code) == (200, 200, 409)
    assert refused.json()["code"] == "seat/not-lent"
    assert seen["clock"]["lent"] == [1]
