"""A laptop's window at 400 %: everything is read and reached by scrolling down alone."""

import pytest
from playwright.sync_api import Page, ViewportSize

from tests.browser.drawn import send, usual, wrong
from tests.browser.pages import Open
from tests.browser.people import GAME, GAMES, most
from tests.browser.place import Place
from tests.browser.sights import fullest

SIZES: tuple[ViewportSize, ...] = ({"width": 320, "height": 200}, {"width": 320, "height": 256})

# Elements that scroll sideways; only maps may, as they may on paper.
SIDEWAYS = """() => {
  const wide = (it) => it.scrollWidth > it.clientWidth + 1;
  const scrolls = (it) => it === document.documentElement
    || /auto|scroll/.test(getComputedStyle(it).overflowX);
  const all = [document.documentElement, ...document.querySelectorAll('body *')];
  const outside = () => all.filter((it) => it.getBoundingClientRect().right > innerWidth + 1);
  return all.filter((it) => !it.closest('.map-frame') && scrolls(it) && wide(it))
    .map((it) => `${it.id || it.className || it.localName} is ${it.scrollWidth} wide: `
      + outside().map((one) => one.id || one.className.baseVal || one.className).join());
}"""
# Clickable things beside maps that do not come into sight, or are covered there.
UNREACHED = """() => {
  const reached = 'a[href], button, input, select, summary';
  const shown = (it) => it.checkVisibility({visibilityProperty: true}) && it.tabIndex >= 0
    && !it.disabled && !it.closest('.map-frame, .visually-hidden, .skip, [popover]');
  return [...document.querySelectorAll(reached)].filter(shown).flatMap((it) => {
    it.scrollIntoView({block: 'center'});
    const {left, right, top, bottom} = it.getBoundingClientRect();
    if (right - left < 2) return [];
    const name = it.id || it.textContent.trim() || it.name;
    if (left < -1 || right > innerWidth + 1) return [`${name} sticks out`];
    const there = [.5, .2, .8].map((share) =>
      document.elementFromPoint(left + (right - left) * share, (top + bottom) / 2));
    const label = it.closest('label') ?? it.labels?.[0] ?? it;
    const hit = there.some((one) => it.contains(one) || label.contains(one));
    return hit ? [] : [`${name} is covered by ${there[0]?.id || there[0]?.className}`];
  });
}"""
# Words of the question, of answers and of headings that end beyond their container.
CUT = """() => [...document.querySelectorAll('h1, h2, p, #question *, label, .button, .answer')]
  .filter((it) => it.checkVisibility() && !it.closest('.bar, .visually-hidden, svg, .tale, .again'))
  .filter((it) => !it.matches('select, input'))
  .filter((it) => it.scrollWidth > it.clientWidth + 4 && it.clientWidth > 1
    && getComputedStyle(it).display !== 'inline'
    && getComputedStyle(it).textOverflow !== 'ellipsis')
  .map((it) => `${it.id || it.textContent.trim()} is cut`)"""
# How far below the bar the question begins, and how wide it is.
QUESTION = """() => {
  const {top, width} = document.getElementById('question').getBoundingClientRect();
  return [Math.round(top - document.querySelector('.bar').getBoundingClientRect().bottom), width];
}"""


@pytest.mark.soak
@pytest.mark.parametrize("game", GAMES)
def test_a_table_is_read_by_scrolling_down(page: Page, game: str):
    """It is, with usual and the longest questions, the question first, as wide as the window."""
    shows = [*usual(game)[::10], *fullest(game, most(game))]
    send(page, shows, banners=False)
    for size in SIZES:
        page.set_viewport_size(size)

        assert wrong(page, shows, SIDEWAYS, UNREACHED, CUT) == {}, size
        assert page.evaluate(QUESTION) == [0, size["width"]]


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_other_pages_are_read_by_scrolling_down(place: Place, open_page: Open, size: ViewportSize):
    """They are home and a new table, with all their folded parts."""
    page = open_page(viewport=size)
    for path in ("/", f"/new/{GAME}"):
        page.goto(place.address + path)
        page.locator("details:not([open])").evaluate_all("all => all.forEach(it => it.open = true)")
        found = [page.evaluate(f"({check})()") for check in (SIDEWAYS, UNREACHED, CUT)]

        assert found == [[], [], []], path
