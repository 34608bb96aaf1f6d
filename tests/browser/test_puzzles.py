"""Puzzles in a browser: solved on the drawn table, and listed as solved."""

from playwright.sync_api import expect

from serenissima import games
from serenissima.puzzles.collection import has_puzzles, load
from tests.browser.pages import Open
from tests.browser.place import Place
from tests.browser.usable import check

NAMES = [name for name in games.names() if has_puzzles(games.load(name).folder)]


def test_a_puzzle_is_solved(place: Place, open_page: Open):
    """A click on the table or on an answer solves it; the list shows it. Axe finds no fault.

    The line below the map names what the pointer is over. The same page poses it in words, without
    a fault for axe.
    """
    name = NAMES[-1]
    page = open_page(color_scheme="dark")
    page.goto(f"{place.address}/puzzles/{name}")
    assert page.locator(".solved:visible").count() == 0
    page.click(f'[href="/puzzles/{name}/1"]')
    best = load(games.load(name)).puzzle(1).best.action
    page.wait_for_selector(".question.asks")
    page.wait_for_load_state()  # scripts have run: until then a click on a map has no effect
    check(page)
    page.locator(".map [data-told]").first.dispatch_event("pointerover")
    expect(page.locator(".map-told").first).not_to_be_empty()
    way = page.locator(f'[name="action"][value="{best}"], [data-action="{best}"]').first
    way.dispatch_event("click")
    page.wait_for_selector(".question.judged")
    check(page)
    assert "NaN" not in page.inner_text("body")  # no script took a heading for hours of the day
    page.goto(f"{place.address}/puzzles/{name}")
    check(page)

    assert page.locator(".solved:visible").count() == 1

    page.goto(f"{place.address}/puzzles/{name}/2?view=text")
    check(page)
