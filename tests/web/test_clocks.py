"""Time controls on the pages: in the form, at the table, and on the live channel."""

import re

import pytest
from fastapi import FastAPI

from serenissima.web.presentation.time_form import TimeForm, in_words
from serenissima.words import Speaker
from tests.web.neighbours import at_table, invitation, next_of, sit_down
from tests.web.visitors import Visitor, key, play_out

DIAL = re.compile(r'role="timer">([^<]*)<')


def clocks(text: str) -> list[str]:
    """Return the clocks on a page."""
    return DIAL.findall(text)


@pytest.mark.parametrize(
    "control",
    [
        "none",
        "live 10+5",
        "days 2",
        "days 3 08:00-22:30 +05:30",
        "days 3 22:00-06:00 -03:00",
        "days 3 22:00-06:00 Asia/Calcutta",
    ],
)
def test_the_form_lists_every_time_control(control: str):
    assert TimeForm.of(control).control == control


@pytest.mark.parametrize(
    ("control", "said"),
    [
        ("live 1+0", "1 min per player"),
        ("days 1", "One day per turn"),
        (
            "days 2 19:00-21:00 +05:30",
            "2 days per turn, only from 19:00 to 21:00 (UTC+05:30)",
        ),
        (
            "days 2 19:00-21:00 America/New_York",
            "2 days per turn, only from 19:00 to 21:00 (America/New York)",
        ),
    ],
)
def test_a_time_control_is_described_in_a_sentence(control: str, said: str):
    """It reads as a person would put it, for an invitation and the list of open tables."""
    assert in_words(control, Speaker("en")) == said


async def test_live_clocks_appear_at_the_table(anna: Visitor, bernd: Visitor):
    """They start only when all players have come."""
    await anna.sit("person", time="live", minutes="10", seconds="5")
    links = anna.links("join")
    await anna.go(anna.path.removesuffix("/seats"))
    before = anna.text
    await bernd.join(links[0], "Bernd")

    assert clocks(before) == ["10:00", "10:00"]
    assert "data-until" not in before
    assert "data-until" in bernd.text


async def test_an_invitation_shows_the_time_control(anna: Visitor, bernd: Visitor):
    await anna.sit("person", time="live", minutes="10", seconds="5")
    await bernd.go(anna.links("join")[0])

    assert "10 min per player, plus 5 s per turn" in bernd.text


async def test_the_clocks_can_be_requested_alone(anna: Visitor):
    await anna.sit("person", time="live", minutes="10", seconds="5")
    await anna.go(anna.path.removesuffix("/seats") + "/clocks")

    assert clocks(anna.text) == ["10:00", "10:00"]
    assert "<html" not in anna.text


async def test_with_days_per_turn_only_the_active_seat_has_a_clock(anna: Visitor):
    await anna.sit("computer guest", time="days", days="3")

    assert len(clocks(anna.text)) <= 1
    assert all(shows in ("3 d 0 h", "2 d 23 h") for shows in clocks(anna.text))


async def test_an_absurd_time_limit_is_refused_on_the_form(anna: Visitor):
    fields = {"name": "Anna", "key": key(), "sit-1": "person", "seats": "2"}
    await anna.send("/new/lots", 422, **fields, time="live", minutes="0", seconds="5")

    assert anna.codes == ["time/range"]


async def test_a_table_without_a_limit_gets_no_extra_byte(anna: Visitor, bernd: Visitor):
    await anna.sit("person")
    await anna.go(anna.path.removesuffix("/seats"))
    page = anna.text
    await anna.go(f"/table/{anna.table}/clocks")

    assert "clock" not in page
    assert anna.text == ""


async def test_no_clock_is_shown_after_the_end(anna: Visitor, bernd: Visitor):
    await anna.sit("person", time="live", minutes="10", seconds="5")
    await bernd.join(anna.links("join")[0], "Bernd")
    await anna.go(bernd.path)
    await play_out(anna, bernd)

    assert clocks(anna.text) == []


def test_the_live_channel_sends_the_clocks_after_each_change(app: FastAPI):
    """A page that is open when the last player sits down gets its deadline."""
    with at_table(app, "person", time="live", minutes="10", seconds="5") as (anna, table):
        link = invitation(anna, table)
        with anna.websocket_connect(f"{table}/live?since=0") as hers:
            first = next_of(hers, "clocks")["clocks"]
            sit_down(anna, link, "Bernd")
            second = next_of(hers, "clocks")["clocks"]

    assert "data-until" not in first
    assert "data-until" in second
