"""Clocks in a real browser: they count down, and the open page asks when a time is up."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.pages import LAPTOP, PHONE, Open
from tests.browser.people import Person
from tests.browser.place import Place, move_clock, serve_ahead
from tests.browser.usable import check

MINUTES = {"time": "live", "minutes": "10", "seconds": "0"}
TEN = 600  # seconds


@pytest.fixture
def late_place(tmp_path: Path) -> Iterator[Place]:
    """A server whose clock can be moved."""
    served = Place(tmp_path, serve_ahead)
    yield served
    served.kill()


@pytest.mark.soak
def test_clocks_follow_the_server_after_a_restart(
    late_place: Place, open_page: Open, tmp_path: Path
):
    """An open page gets the time again, which may have been changed meanwhile."""
    page = open_page(quiet=False)
    Person(page).sit(late_place.address, **MINUTES).listened_to()
    clock, lost = page.locator(".dial.runs .left"), page.locator("#connection")
    expect(clock).to_have_text(re.compile("^(10|[6-9]):"))
    late_place.kill()
    expect(lost).to_be_visible()
    move_clock(tmp_path, TEN / 2)
    late_place.start()
    expect(lost).to_be_hidden()

    expect(clock).to_have_text(re.compile("^[0-4]:"))


def test_an_open_page_asks_when_a_time_is_up(late_place: Place, open_page: Open, tmp_path: Path):
    """The board does not move; the answer is a click, and so is the way back to the seat."""
    page, his = open_page(viewport=LAPTOP), open_page(viewport=PHONE)
    anna = Person(page).sit(late_place.address, other="person", **MINUTES)
    [link] = anna.links()
    page.click(".actions.below a.main")
    anna.listened_to()
    board = page.locator("#board").bounding_box()
    Person(his).join(link, "Bernd")
    expect(page.locator(".dial.runs")).not_to_have_count(0)
    move_clock(tmp_path, TEN - 3)
    for one in (page, his):
        one.reload()
    dials, scene = (his.locator(part).bounding_box() for part in (".clocks ul", ".scene"))
    assert dials is not None
    assert scene is not None
    assert dials["y"] + dials["height"] <= scene["y"], "clocks cover the board"
    expect(page.locator(".dial.late")).not_to_have_count(0)
    asked, waited = (his, page) if page.locator(".dial.late.own").count() else (page, his)
    expect(asked.locator("#late details")).to_have_count(1)
    expect(waited.locator("#late .own-late")).to_contain_text("You can still act")
    check(asked)
    assert page.locator("#board").bounding_box() == board

    asked.click("#late summary")
    asked.click("#late [name=computer]")
    expect(waited.locator("#late .stand-in")).to_have_count(1)
    check(waited)
    waited.click("#late [name=back]")
    expect(waited.locator("#late .stand-in")).to_have_count(0)
