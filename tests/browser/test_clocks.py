"""Clocks in a real browser: they count down, and the open page asks when a time is up."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.pages import LAPTOP, PHONE, Open
from tests.browser.people import Person
from tests.browser.place import AHEAD, Place
from tests.browser.usable import check

MINUTES = {"time": "live", "minutes": "10", "seconds": "0"}
TEN = 600  # seconds


@pytest.fixture
def late_place(tmp_path: Path) -> Iterator[Place]:
    """A server whose clock can be moved."""
    served = Place(tmp_path, AHEAD)
    yield served
    served.kill()


def test_a_time_that_is_up_is_asked_about_on_the_open_page(
    late_place: Place, open_page: Open, tmp_path: Path
):
    """Nothing on the board moves; the answer is a click, and so is the way back to the seat."""
    page, his = open_page(viewport=LAPTOP), open_page(viewport=PHONE)
    anna = Person(page).sit(late_place.address, other="person", **MINUTES)
    [link] = anna.links()
    page.click(".actions.below a.main")
    anna.listened_to()
    board = page.locator("#board").bounding_box()
    Person(his).join(link, "Bernd")
    expect(page.locator(".dial.runs")).not_to_have_count(0)
    (tmp_path / "ahead").write_text(str(TEN - 5))
    for one in (page, his):
        one.reload()
    expect(page.locator(".dial.late")).not_to_have_count(0)
    asked, waited = (his, page) if page.locator(".dial.late.own").count() else (page, his)
    expect(asked.locator("#late details")).to_have_count(1)
    expect(waited.locator("#late .own-late")).to_contain_text("You can still act")
    check(asked)
    assert page.locator("#board").bounding_box() == board

    asked.click("#late summary")
    asked.click("#late [name=computer]")
    expect(waited.locator("#late .lent")).to_have_count(1)
    check(waited)
    waited.click("#late [name=back]")
    expect(waited.locator("#late .lent")).to_have_count(0)
