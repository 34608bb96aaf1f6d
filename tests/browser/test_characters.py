"""Characters in a real browser: portraits, and the suggested opponent."""

import re

from playwright.sync_api import expect

from serenissima import games
from tests.browser.pages import PHONE, Open
from tests.browser.people import GAMES
from tests.browser.place import Place

DRAWN = """() => [...document.querySelectorAll('.portrait')].map((one) => {
  const box = one.querySelector('use').getBBox();
  return Math.min(box.width, box.height);
})"""


def test_home_suggests_an_opponent(place: Place, open_page: Open):
    """One click plays against the suggested level; the form names and explains it."""
    page = open_page(viewport=PHONE)
    game = GAMES[0]
    first = games.meta(game).levels[0]
    page.goto(place.address)
    play = page.locator(f"form[action='/new/{game}'] .main")
    expect(play).to_contain_text(first.names[0])
    assert all(size > 30 for size in page.evaluate(DRAWN))
    page.locator(f"h2 a[href='/new/{game}']").click()
    expect(page.locator(".suggested")).to_be_hidden()  # it is followed already
    expect(page.locator("#sit-1")).to_have_value(f"computer {first.player}")
    page.select_option("#sit-1", f"computer {games.meta(game).levels[-1].player}")
    expect(page.locator(".about-master")).to_be_visible()
    expect(page.locator(".suggested")).to_contain_text(first.names[0])
    page.locator(".suggested a").click()
    expect(page.locator("#sit-1")).to_have_value(f"computer {first.player}")
    page.goto(place.address)
    play.click()
    expect(page).to_have_title(re.compile(first.names[0]))
    expect(page.locator(".group h2 .portrait")).to_have_count(1)
    assert all(size > 30 for size in page.evaluate(DRAWN))
