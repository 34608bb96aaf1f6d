"""Who else is at the table, as a real browser shows it."""

import re

from playwright.sync_api import expect

from tests.browser.pages import COVERED, Open, stop_clock
from tests.browser.people import Person
from tests.browser.place import Place

SHOWN = 6000  # ms that a newcomer's name stays


def test_the_table_shows_who_sits_down_comes_and_goes(place: Place, open_page: Open):
    """Without loading again; the board stays where it is."""
    page = open_page()
    stop_clock(page)
    anna = Person(page).sit(place.address, other="person")
    [link] = anna.links()
    page.click(".actions.below a.main")
    anna.listened_to()
    board = page.locator("#board").bounding_box()
    bernd = Person(open_page()).join(link, "Bernd")
    his = page.locator("#company [data-person='1']")
    expect(page.locator("#newcomer")).to_have_text("Just sat down: Bernd.")
    expect(page.locator("#newcomer")).to_be_visible()
    assert page.evaluate(COVERED, "newcomer") == []
    expect(his).to_have_text("Bernd here")
    expect(his).not_to_have_class("away")

    bernd.page.close()
    expect(his).to_have_text("Bernd away")
    expect(his).to_have_class(re.compile("away"))
    page.clock.run_for(SHOWN)
    expect(page.locator("#newcomer")).to_be_hidden()
    assert board is not None
    assert page.locator("#board").bounding_box() == board
