"""The fonts of the pages in a real browser: ours everywhere, and no board moves for them."""

import pytest
from playwright.sync_api import Page, Route, expect

from serenissima.web.presentation.assets import FACES
from tests.browser.pages import BOXES, Open
from tests.browser.people import GAMES, Person
from tests.browser.place import Place
from tools.typeface import LATIN, LATIN_MORE

pytestmark = pytest.mark.soak  # fonttools is for `make docs` and `make soak`

BOARD = "#board, #board .map, #board .places, .bar"
OTHERS = """() => [...document.querySelectorAll('body, body *')].filter((it) =>
  !getComputedStyle(it).fontFamily.startsWith('Alegreya') && !it.matches('code')).length"""
# Every character on the page, also of hidden parts and those that style sheets add.
WRITTEN = """() => {
  const written = new Set();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const {data, parentElement} = texts.currentNode;
    if (!parentElement.matches('script, style, code')) [...data].forEach((it) => written.add(it));
  }
  for (const it of document.querySelectorAll('body, body *')) {
    for (const part of ['::before', '::after']) {
      const said = getComputedStyle(it, part).content;
      if (said.startsWith('"')) [...said].forEach((it) => written.add(it));
    }
  }
  return [...written].filter((it) => it.trim()).join('');
}"""
READY = "() => document.fonts.status === 'loaded'"
LOADED = """() => [...document.fonts].filter((face) =>
  face.family === 'Alegreya' && face.status === 'loaded').length"""


def fetched(page: Page) -> list[str]:
    """Return the font files that the page asks for from now on."""
    names: list[str] = []
    page.on("request", lambda asked: names.append(asked.url) if "woff2" in asked.url else None)
    return names


@pytest.mark.parametrize("game", GAMES)
def test_everything_uses_our_fonts(place: Place, open_page: Open, game: str):
    """The board does, too; additional characters of names are fetched on demand."""
    page = open_page()
    names = fetched(page)
    person = Person(page, seed=1).sit(place.address, game=game)
    person.ready()
    page.wait_for_function(READY)
    needed = {url.rpartition("/")[2] for url in names}

    assert needed == set(FACES)
    assert page.evaluate(OTHERS) == 0
    assert {*map(ord, page.evaluate(WRITTEN))} - LATIN - LATIN_MORE == set()
    assert page.evaluate(LOADED) == len(FACES)

    with page.expect_request("**/alegreya-more*"):
        page.evaluate("document.querySelector('h1').textContent = 'Łukasz'")
    page.wait_for_function(READY)
    expect(page.locator("h1")).to_have_text("Łukasz")

    assert {url.rpartition("/")[2] for url in names} - needed == {"alegreya-more-italic.woff2"}


@pytest.mark.parametrize("game", GAMES)
def test_late_fonts_move_nothing(place: Place, open_page: Open, game: str):
    """The board has its place and size before and after they are there."""
    page, come = open_page(), False
    Person(page, seed=1).sit(place.address, game=game).ready()
    held: list[Route] = []

    def hold(route: Route) -> None:
        if come:
            route.continue_()
        else:
            held.append(route)

    page.route("**/*.woff2", hold)
    page.reload(wait_until="commit")
    page.locator("#keys-button:not([hidden])").wait_for()
    before = page.locator(BOARD).evaluate_all(BOXES)
    early, come = page.evaluate(LOADED), True
    for route in held:
        route.continue_()
    page.wait_for_function(f"() => ({LOADED})() === {len(FACES)}")

    assert early == 0
    assert page.locator(BOARD).evaluate_all(BOXES) == before
