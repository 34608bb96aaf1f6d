"""The analysis of a finished match in a browser: the graph, and the way to its marked moments."""

import pytest
from playwright.sync_api import Page, expect

from serenissima import games
from serenissima.words import LANGUAGES
from tests.browser.pages import LAPTOP, LONG, PHONE, Open
from tests.browser.people import GAME
from tests.browser.place import Place
from tests.browser.quick import finished
from tests.each import EACH

CASES = (
    [(name, seats) for name in games.names() for seats in games.meta(name).seats]
    if EACH
    else [(GAME, games.meta(GAME).seats[0])]
)
SEEN = """() => [...document.querySelectorAll('#analysis .moment')]
  .filter((one) => !one.hidden).map((one) => Number(one.dataset.at))"""


def opened(place: Place, page: Page, path: str) -> None:
    """Open a finished match and wait for its analysis."""
    page.goto(place.address + path)
    expect(page.locator("#analysis .graphs")).to_be_visible(timeout=4 * LONG)


@pytest.mark.every_game
@pytest.mark.parametrize(("game", "seats"), CASES)
def test_marked_moments_are_reached_by_clicks(place: Place, open_page: Open, game: str, seats: int):
    """The graph leads to any step; its buttons to the next costly choice or stroke of luck."""
    path = finished(place.address, game=game, seats=str(seats))
    for language in LANGUAGES if EACH else ("en",):
        for size in (LAPTOP, PHONE):
            page = open_page(viewport=size, locale=language)
            opened(place, page, path)
            last = int(page.locator("#step-to").get_attribute("max") or "0")
            marked = page.locator("#analysis .moment").evaluate_all(
                "all => all.map((one) => Number(one.dataset.at))"
            )
            graph = page.locator("#analysis .graphs").bounding_box()
            assert graph is not None
            page.mouse.click(graph["x"] + graph["width"] / 2, graph["y"] + 20)
            expect(page.locator("#step-to")).not_to_have_value(str(last))
            page.click("#step-first")
            expect(page.locator("#step-to")).to_have_value("0")
            for at in sorted({*marked} - {0}):
                page.click("#analysis [data-go='1']")
                expect(page.locator("#step-to")).to_have_value(str(at))
                assert at in page.evaluate(SEEN)
            page.click("#analysis [data-version]")
            assert page.locator("#analysis .legend b").first.inner_text() != ""
            assert 0 < max(marked, default=1) <= last
            page.close()
