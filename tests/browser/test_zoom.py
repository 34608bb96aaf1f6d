"""Zooming on an emulated phone: two fingers, a double tap, a button, turning it, the overview."""

import pytest
from playwright.sync_api import Page

from serenissima.service.core.viewing import view_table
from serenissima.web.presentation.table_page import TablePage
from tests.browser.drawn import SWAP, lay, parts
from tests.browser.pages import PHONE, Open
from tests.browser.people import Person, most
from tests.browser.phone import ACROSS, DRAWN, UPRIGHT, WIDTHS, pinch, sit, turn
from tests.browser.place import Place
from tests.browser.sights import course, is_drawn

# The line with the zoom controls: how wide and opaque it is, and the things over it.
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

# How high the letters of the names on a map are, in pixels of the window.
NAMES = """() => [...document.querySelectorAll('.map .label')].map(
  (name) => name.getBoundingClientRect().height)"""
# Your own pieces on a map, of those that are in sight.
OWN = """() => {
  const seat = document.querySelector('#play > [name=seat]').value;
  const edge = document.querySelector('.map-frame').getBoundingClientRect();
  return [...document.querySelectorAll(`.map .piece.seat-${seat}`)].filter((piece) => {
    const {left, right, top, bottom} = piece.getBoundingClientRect();
    return left >= edge.left && right <= edge.right && top >= edge.top && bottom <= edge.bottom;
  }).map((piece) => piece.id);
}"""

# A stored zoom that makes the board as small as a grain.
GRAIN = """() => {
  for (const [name, kept] of Object.entries(sessionStorage)) {
    if (!name.startsWith('board ')) continue;
    sessionStorage[name] = JSON.stringify({...JSON.parse(kept), zoom: '0.0000115', fits: false});
  }
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
    """It grows by as much as they move apart; together they make it smaller again."""
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
    """A button does it; while the whole board is in sight, there is no overview."""
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
    """It is while each of its areas can be chosen; a map is opened as large as fingers need."""
    opened = sit(place, open_page, game).evaluate(WIDTHS)

    assert opened["drawing"] <= opened["frame"] + 1
    assert opened["seen"] == pytest.approx(1, abs=0.01)


@pytest.mark.parametrize("game", [name for name in DRAWN if not is_drawn(name, "chart")])
def test_a_map_is_opened_at_your_own_pieces(place: Place, open_page: Open, game: str):
    """It is where it has no choices; where all of it is in sight, its names are readable."""
    page = sit(place, open_page, game)

    assert page.evaluate(OWN) != []
    page.locator("#zoom-fit").tap()
    assert min(page.evaluate(NAMES)) >= 11


@pytest.mark.parametrize("game", DRAWN)
def test_a_double_tap_enlarges_the_board(place: Place, open_page: Open, game: str):
    """It does around the finger, away from choices."""
    page = sit(place, open_page, game)
    before = page.evaluate(WIDTHS)
    double_tap(page, 4, 60)
    after = page.evaluate(WIDTHS)

    assert after["drawing"] == pytest.approx(1.6 * before["drawing"], rel=0.02)


@pytest.mark.parametrize("game", DRAWN)
def test_the_zoom_survives_events(place: Place, open_page: Open, game: str):
    """The board is drawn anew at each step, as large as before."""
    page = sit(place, open_page, game)
    page.locator("#zoom-fit").tap()
    before = page.evaluate(WIDTHS)
    Person(page, seed=4).click()

    assert page.evaluate(WIDTHS)["drawing"] == pytest.approx(before["drawing"], abs=1)


@pytest.mark.parametrize("game", DRAWN)
def test_no_text_is_beneath_the_zoom_controls(place: Place, open_page: Open, game: str):
    """They fill the line below the board, and scrolled content disappears beneath them."""
    page = sit(place, open_page, game)
    page.evaluate("document.getElementById('scene').scrollTo(0, 120)")
    found = page.evaluate(LINE)

    assert found["width"] == PHONE["width"]
    assert found["alpha"] == 1
    assert found["on it"] == []


@pytest.mark.parametrize("game", DRAWN)
def test_a_turned_phone_keeps_the_board(place: Place, open_page: Open, game: str):
    """Held across and upright again, all of the board is as large as before."""
    page = sit(place, open_page, game)
    page.locator("#zoom-fit").tap()
    before = page.evaluate(WIDTHS)
    for size in (ACROSS, UPRIGHT, ACROSS, UPRIGHT):
        turn(page, size)

    assert page.evaluate(WIDTHS) == pytest.approx(before, abs=1)


def test_an_invisible_size_is_not_stored(place: Place, open_page: Open):
    """A reload finds the board in its usual size instead."""
    page = sit(place, open_page, DRAWN[0])
    page.add_init_script(f"({GRAIN})()")
    page.reload()

    assert page.evaluate(WIDTHS)["drawing"] > PHONE["width"] / 2


@pytest.mark.soak
@pytest.mark.parametrize("game", DRAWN)
def test_all_of_the_board_is_shown_at_the_end(page: Page, game: str):
    """It is for any zoom when the match ended."""
    page.set_viewport_size(PHONE)
    *_, before, over = (
        TablePage(view_table(table, "table", 0), "en") for table in course(game, most(game))
    )
    lay(page, before)
    page.locator("#zoom-in").click()
    enlarged = page.evaluate(WIDTHS)
    page.evaluate(SWAP, parts(over))
    shown = page.evaluate(WIDTHS)

    assert enlarged["drawing"] > enlarged["frame"]
    assert shown["drawing"] <= shown["frame"] + 1
