"""Two people at a table on one device."""

from urllib.parse import urlencode

from playwright.sync_api import Page, expect

from tests.browser.people import GAME, Person
from tests.browser.place import Place


def share(place: Place, page: Page, **options: str) -> Person:
    """A table for Anna and Bea on one device, taken by the one who begins."""
    filled = urlencode({"sit-1": "here", "name-1": "Bea"} | options)
    page.goto(f"{place.address}/new/{GAME}?{filled}")
    page.fill("#name", "Anna")
    page.click("form.form button.main")
    return Person(page, seed=5).take()


def hand_over(person: Person) -> None:
    person.page.locator("#question .hand-over").click()
    expect(person.page.locator(".cover")).to_be_visible()
