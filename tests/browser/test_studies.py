"""A study in a browser: actions of every seat by clicks, steps by keys, branches and comments."""

import pytest
from playwright.sync_api import Page, expect

from serenissima import games
from tests.browser.pages import LAPTOP, PHONE, Open
from tests.browser.place import Place
from tests.browser.usable import check

CHOICES = "#scene .can, #question button[name=action]"
MOVES = "#told > li"


def take(page: Page, which: int) -> None:
    """Take one of the possible actions, and wait for the position after it."""
    before = page.url
    page.locator(CHOICES).nth(which).dispatch_event("click")
    page.wait_for_url(lambda url: url != before)
    page.wait_for_load_state()


def press(page: Page, key: str) -> None:
    """Press a key that leads to another position."""
    before = page.url
    page.keyboard.press(key)
    page.wait_for_url(lambda url: url != before)
    page.wait_for_load_state()


@pytest.mark.parametrize("game", games.names())
def test_a_study_is_made_and_read(place: Place, open_page: Open, game: str):
    """Axe finds no fault; a reader on a phone steps through it with the keys, too."""
    page = open_page(viewport=LAPTOP)
    page.goto(f"{place.address}/studies/{game}")
    page.fill("#title", "Ours")
    check(page)
    page.click(".button.main")
    page.wait_for_url("**/study/**")
    page.wait_for_load_state()
    first = page.url
    take(page, 0)
    take(page, 0)
    press(page, "Home")
    assert page.url == first
    count = page.locator(MOVES).count()
    take(page, page.locator(CHOICES).count() - 1)
    page.click("#edit > summary")
    page.fill("#comment", "Better.\nMuch better.")
    check(page)
    page.click("[formaction$='/comment']")
    expect(page.locator(".comment p")).to_have_text(["Better.", "Much better."])
    press(page, "ArrowLeft")

    expect(page.locator(".continuations li")).to_have_count(2)
    assert count == 3
    page.keyboard.press("ArrowUp")
    expect(page.locator(".continuations a").last).to_be_focused()
    press(page, "Enter")
    page.click("#edit > summary")
    page.click("[formaction$='/promote']")
    page.wait_for_load_state()
    reader = open_page(viewport=PHONE, color_scheme="dark")
    reader.goto(first.partition("?")[0])
    expect(reader.locator("button[name=action], .can")).to_have_count(0)
    press(reader, "ArrowRight")
    expect(reader.locator(".comment p").first).to_have_text("Better.")
    check(reader)
    width = reader.evaluate("document.documentElement.scrollWidth")
    assert width <= PHONE["width"]
    reader.goto(f"{reader.url}&view=text")
    check(reader)
