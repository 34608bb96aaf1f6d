"""Zooming on an emulated phone: two fingers, a double tap, a button, and the overview."""

import pytest
from playwright.sync_api import Page

from tests.browser.pages import PHONE, Open
from tests.browser.people import Person
from tests.browser.phone import DRAWN, WIDTHS, pinch, sit
from tests.browser.place import Place
from tests.browser.sights import is_drawn

# The line with what steers the zoom: how wide and opaque it is, and what lies on it.
LINE = """() => {
  const zoom = document.getElementById('zoom');
  const {left, right, top, bottom} = zoom.getBoundingClientRect();
  const middles = [...Array(20).keys()].map((n) => left + (n + .5) * (right - left) / 20);
  const seen = middles.map((x) => document.elementFromPoint(x, (top + bottom) / 2));
  return {
    width: right - left,
    alpha: Number(getComputedStyle(zoom).backgroundColor.match(/rgba.*, (.*)\\)/)?.[1] ?? 1),
    'on it': seen.filter((thing) => !zoom.contains(thing)).map((thing) => thing.id),
  };
}"""


def double_tap(page: Page, x: float, y: float) -> None:
    """Two taps in quick succession by the times they carry, however long it takes to send them."""
    touch = page.context.new_cdp_session(page)
    now = page.evaluate("Date.now()") / 1000
    for n, (kind, fingers) in enumerate((("touchStart", [{"x": x, "y": y}]), ("touchEnd", [])) * 2):
        event = {"type": kind, "touchPoints": fingers, "timestamp": now + n / 20}
        touch.send("Input.dispatchTouchEvent", event)


@pytest.mark.parametrize("game", DRAWN)
def test_two_fingers_enlarge_the_board(place: Place, open_page: Open, game: str):
    """By as much as they move apart; together they make it smaller again."""
    page = sit(place, open_page, game)
    before = page.evaluate(WIDTHS)
    pinch(page, 100, 150)
    larger = page.evaluate(WIDTHS)
    pinch(page, 150, 100)
    again = page.evaluate(WIDTHS)

    assert larger["drawing"] == pytest.approx(1.5 * before["drawing"], rel=0.02)
    assert again["drawing"] == pytest.approx(before["drawing"], rel=0.02)


@pytest.mark.parametrize("game", DRAWN)
def test_all_of_the_board_fits_the_screen(place: Place, open_page: Open, game: str):
    """At the touch of a button; while nothing is out of sight, there is no overview."""
    page = sit(place, open_page, game)
    page.locator("#zoom-in").tap()
    before = page.evaluate(WIDTHS)
    page.locator("#zoom-fit").tap()
    fits = page.evaluate(WIDTHS)

    assert before["drawing"] > before["frame"]
    assert before["seen"] == pytest.approx(before["frame"] / before["drawing"], abs=0.05)
    assert fits["drawing"] <= fits["frame"] + 1
    assert (before["overview"], fits["overview"]) == (True, False)
    assert fits["seen"] == pytest.approx(1, abs=0.01)


@pytest.mark.parametrize("game", [name for name in DRAWN if is_drawn(name, "chart")])
def test_a_chart_is_opened_whole(place: Place, open_page: Open, game: str):
    """While each of its areas can be chosen; a map is opened as large as fingers need."""
    opened = sit(place, open_page, game).evaluate(WIDTHS)

    assert opened["drawing"] <= opened["frame"] + 1
    assert opened["seen"] == pytest.approx(1, abs=0.01)


@pytest.mark.parametrize("game", DRAWN)
def test_a_double_tap_enlarges_the_board(place: Place, open_page: Open, game: str):
    """Around the finger, where nothing can be chosen."""
    page = sit(place, open_page, game)
    before = page.evaluate(WIDTHS)
    double_tap(page, 4, 60)
    after = page.evaluate(WIDTHS)

    assert after["drawing"] == pytest.approx(1.6 * before["drawing"], rel=0.02)


@pytest.mark.parametrize("game", DRAWN)
def test_the_zoom_stays_when_something_happens(place: Place, open_page: Open, game: str):
    """The board is drawn anew at each step, as large as before."""
    page = sit(place, open_page, game)
    page.locator("#zoom-fit").tap()
    before = page.evaluate(WIDTHS)
    Person(page, seed=4).click()

    assert page.evaluate(WIDTHS)["drawing"] == pytest.approx(before["drawing"], abs=1)


@pytest.mark.parametrize("game", DRAWN)
def test_nothing_is_read_beneath_what_steers_the_zoom(place: Place, open_page: Open, game: str):
    """It fills the line below the board, and what scrolls past disappears beneath it."""
    page = sit(place, open_page, game)
    page.evaluate("document.getElementById('scene').scrollTo(0, 120)")
    found = page.evaluate(LINE)

    assert found["width"] == PHONE["width"]
    assert found["alpha"] == 1
    assert found["on it"] == []
