"""One's own mistakes in a browser: from the analysis of a match to the solved choice."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.pages import LONG, Open
from tests.browser.people import GAMES, Person
from tests.browser.place import Place
from tests.browser.quick import finish
from tests.browser.usable import check


@pytest.mark.parametrize("game", GAMES)
def test_a_mistake_is_practised(place: Place, open_page: Open, game: str):
    """Clicks on the table make the choice; its verdict, the solution and the list are accessible.

    Whatever is chosen, the table shows the position as it was, and the page leads on.
    """
    page = open_page()
    Person(page).sit(place.address, game=game)
    finish(page, seed=4)
    table = page.url.split("/table/")[1].split("?")[0]
    page.goto(f"{place.address}/table/{table}/analysis")
    practise = page.locator('a[href^="/mistakes/"]')
    expect(practise).to_be_visible(timeout=4 * LONG)
    practise.click()
    for _ in range(30):
        page.wait_for_selector("#question")
        page.wait_for_load_state()  # scripts have run: until then a click on a map has no effect
        if page.locator(".question.judged").count():
            break
        way = page.locator('[name="action"], .map [data-action]').last
        before = page.url
        way.dispatch_event("click")
        page.wait_for_url(lambda url, before=before: url != before, timeout=LONG)
    expect(page).to_have_url(re.compile("judged=1"))
    check(page)
    page.goto(page.url.replace("judged=1", "solution=1"))
    check(page)
    page.click("details.submission summary")
    page.click('[formaction$="/submit"]')
    expect(page.locator("details.submission")).to_have_count(0)
    page.goto(f"{place.address}/puzzles/{game}")
    check(page)
    assert page.locator("#mistakes .button").count() >= 1
    page.locator("#mistakes .puzzles .button").last.click()
    page.wait_for_selector(".question.asks")
    check(page)
