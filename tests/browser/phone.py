"""A table on an emulated phone, held either way, and fingers on it."""

from typing import Any

from playwright.sync_api import Locator, Page, ViewportSize, expect

from tests.browser.pages import PHONE, Open
from tests.browser.people import GAMES, Person
from tests.browser.place import Place
from tests.browser.sights import is_drawn

DRAWN = [name for name in GAMES if is_drawn(name)]

ACROSS: ViewportSize = {"width": 844, "height": 390}
UPRIGHT: ViewportSize = {"width": 390, "height": 844}

# The page has heard of its new size, and has been painted in it.
PAINTED = """() => new Promise((done) =>
  requestAnimationFrame(() => requestAnimationFrame(() => done(innerWidth))))"""

# The width of the drawing and of the part of the page in which it scrolls; the overview's part of
# it, and whether it can be seen.
WIDTHS = """() => {
  const frame = document.querySelector('.map-frame, .board:has(> .chart)');
  const part = document.getElementById('zoom-part');
  return {
    drawing: frame.querySelector('.map, .chart').getBoundingClientRect().width,
    frame: frame.clientWidth,
    seen: part.offsetWidth / part.offsetParent.clientWidth,
    left: frame.scrollLeft,
    overview: part.checkVisibility({visibilityProperty: true}),
  };
}"""


def sit(place: Place, open_page: Open, game: str) -> Page:
    """Open a table on a phone on your turn."""
    page = open_page(viewport=PHONE, has_touch=True, is_mobile=True)
    Person(page, seed=4).sit(place.address, game=game).ready()
    return page


def turn(page: Page, size: ViewportSize) -> None:
    """The phone is held another way."""
    page.set_viewport_size(size)
    while page.evaluate(PAINTED) != size["width"]:
        pass


def pinch(page: Page, apart: float, to: float) -> None:
    """Two fingers on the board move apart, or together, around the same middle."""
    touch = page.context.new_cdp_session(page)
    for kind, wide in (("touchStart", apart), ("touchMove", (apart + to) / 2), ("touchMove", to)):
        fingers = [
            {"x": 195 + side * wide / 2, "y": 200, "id": n} for n, side in enumerate((-1, 1))
        ]
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": fingers})
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def middle(thing: Locator) -> tuple[float, float]:
    box = thing.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def press(page: Page, x: float, y: float) -> None:
    """Lay a finger on the page until the card shows, and lift it."""
    session = page.context.new_cdp_session(page)
    point: dict[str, Any] = {"x": x, "y": y}
    session.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    expect(page.locator("#explanation")).to_be_visible()
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
