"""The page of a tournament in a real browser: a waiting visitor sees its progress."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.pages import LAPTOP, PHONE, Open
from tests.browser.people import GAME
from tests.browser.place import Place


def enter(page: Page, address: str, name: str) -> None:
    """Take part by the link."""
    page.goto(address)
    page.locator("#name").fill(name)
    page.locator("form.form button.main").click()
    expect(page.locator("#name")).to_have_count(0)


@pytest.mark.soak
def test_a_waiting_visitor_sees_entries_and_the_start(place: Place, open_page: Open):
    """The page need not be reloaded; typing a name is not interrupted; leaving asks twice."""
    anna, bernd, carla = open_page(viewport=LAPTOP), open_page(viewport=PHONE), open_page()
    anna.goto(f"{place.address}/new/{GAME}/tournament")
    anna.locator("#name").fill("Anna")
    anna.locator("form.form button.main").click()
    address = anna.url
    carla.goto(address)
    carla.locator("#name").fill("Carl")
    enter(bernd, address, "Bernd")

    for page in (anna, carla):
        expect(page.locator("#entered")).to_have_text("2 people have entered")
    expect(carla.locator("#name")).to_have_value("Carl")
    carla.locator("#name").press("Enter")
    expect(anna.locator("#entrants")).to_contain_text("Carl")
    anna.locator("button", has_text="Start the tournament").click()
    expect(bernd.locator("h2", has_text="Standings")).to_be_visible()

    out = bernd.locator("details.leaving")
    expect(out.locator("button")).to_be_hidden()
    out.locator("summary").click()
    out.locator("button").click()
    expect(anna.locator("#places")).to_contain_text("dropped out")
