"""The use of a laptop's window and a large one: a large board, the question by the hand."""

from itertools import islice

import pytest
from playwright.sync_api import Page, ViewportSize

from serenissima.service.core.viewing import view_table
from serenissima.web.presentation.table_page import TablePage
from tests.browser.drawn import NAMES, lay
from tests.browser.pages import LAPTOP
from tests.browser.people import GAMES, most
from tests.browser.sights import course, is_drawn

SIZES: tuple[ViewportSize, ...] = (LAPTOP, {"width": 1920, "height": 1080})
MAPS = [game for game in GAMES if is_drawn(game) and not is_drawn(game, "chart")]
UNDER_WAY = 30  # actions of a match
SHARE = 0.55  # of the window that a map takes at least
HEX = 52  # pixels in width of a hex at least
APART = 48  # pixels between the hand and the question at most

# The part of the window that the map takes, and the narrowest of its hexes.
MAP = """() => {
  const {width, height} = document.querySelector('.map').getBoundingClientRect();
  const hexes = [...document.querySelectorAll('.map [id^="i-hex-"]')];
  const wide = hexes.map((hex) => hex.getBoundingClientRect().width);
  return [width * height / innerWidth / innerHeight, Math.min(...wide)];
}"""
# How far apart two things are, how much of the window's width the table takes, whether it scrolls.
AROUND = """() => {
  const [hand, question] = ['.zone-hand', '#question'].map(
    (name) => document.querySelector(name).getBoundingClientRect());
  const across = Math.max(question.left - hand.right, hand.left - question.right);
  const down = Math.max(question.top - hand.bottom, hand.top - question.bottom);
  const all = [...document.querySelectorAll('#scene .group, .question, .map-frame, .tale')]
    .map((part) => part.getBoundingClientRect());
  const used = Math.max(...all.map((it) => it.right)) - Math.min(...all.map((it) => it.left));
  return [Math.max(across, down), used / innerWidth,
    document.documentElement.scrollHeight - innerHeight];
}"""


# Things that paper would cut off or that cover its text; and whether all of the map is on it.
PRINTED = """() => {
  const wide = [...document.querySelectorAll('body *')].filter((it) => {
    const {left, right, width} = it.getBoundingClientRect();
    return width && !it.closest('.visually-hidden, svg') && (left < -1 || right > innerWidth + 1);
  });
  const fixed = ['.skip', '.bar', '.question', '.flash'].flatMap((name) =>
    [...document.querySelectorAll(name)].filter((it) => it.checkVisibility()));
  const frame = document.querySelector('.map-frame');
  const {scrollWidth, clientWidth, scrollHeight, clientHeight} = frame;
  const cut = scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 1;
  return [...wide, ...fixed, ...(cut ? [frame] : [])].map((it) => it.id || it.className);
}"""
PAPER: ViewportSize = {"width": 718, "height": 1000}  # A4 without margins
WINDOW: ViewportSize = {"width": 320, "height": 256}  # a laptop's at 400 %
SIDEWAYS = "() => document.documentElement.scrollWidth - innerWidth"
THEME = "(theme) => { document.documentElement.dataset.theme = theme; }"


def under_way(page: Page, game: str) -> None:
    """Lay out a match with every seat taken, as the player to act sees it."""
    *_, table = islice(course(game, most(game), NAMES), UNDER_WAY)
    lay(page, TablePage(view_table(table, "table", table.match.waits[0]), "en"))


@pytest.mark.parametrize("game", MAPS)
def test_a_map_takes_most_of_the_window(page: Page, game: str):
    """Its hexes are as large as a fingertip; in a large window they grow with it."""
    under_way(page, game)
    found = []
    for size in SIZES:
        page.set_viewport_size(size)
        share, hex_ = page.evaluate(MAP)
        found.append(hex_)

        assert share >= SHARE, size
        assert round(hex_) >= HEX, size
    assert found[1] > found[0] * 1.3


@pytest.mark.parametrize("game", GAMES)
def test_the_question_is_by_the_hand(page: Page, game: str):
    """So the next click is near; the table takes the whole width of any window."""
    under_way(page, game)
    for size in SIZES:
        page.set_viewport_size(size)
        apart, used, scrolls = page.evaluate(AROUND)

        assert apart <= APART, size
        assert used > 0.95, size
        assert scrolls <= 0, size


@pytest.mark.every_game
@pytest.mark.parametrize("game", MAPS[:1])
def test_a_table_respects_the_settings_of_the_browser(page: Page, game: str):
    """Pages darkened by the browser, strong contrast, 400 %, and paper."""
    under_way(page, game)
    page.emulate_media(color_scheme="dark")
    devices = page.context.new_cdp_session(page)
    plain = {"auto": page.screenshot()}
    for theme in ("light", "dark"):
        page.evaluate(THEME, theme)
        plain[theme] = page.screenshot()
    assert plain["auto"] == plain["dark"] != plain["light"]
    devices.send("Emulation.setAutoDarkModeOverride", {"enabled": True})
    for theme, before in plain.items():
        page.evaluate(THEME, theme)
        assert page.screenshot() == before, f"the browser darkens the theme {theme}"
    devices.send("Emulation.setAutoDarkModeOverride")

    page.evaluate(THEME, "light")
    page.emulate_media(color_scheme="light", contrast="more")
    assert page.locator("#asked").evaluate("it => getComputedStyle(it).color") == "rgb(0, 0, 0)"
    page.set_viewport_size(WINDOW)
    assert page.evaluate(SIDEWAYS) <= 0
    page.emulate_media(contrast="no-preference", media="print")
    page.set_viewport_size(PAPER)
    assert page.evaluate(PRINTED) == []
