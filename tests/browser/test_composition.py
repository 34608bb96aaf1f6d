"""The use of a laptop's window and a large one: a large board, the question by the hand."""

from functools import cache
from itertools import islice
from operator import ge

import pytest
from playwright.sync_api import Page, ViewportSize

from serenissima.service.core.viewing import view_table
from serenissima.web.presentation.table_page import TablePage
from tests.browser.drawn import NAMES, lay
from tests.browser.pages import LAPTOP
from tests.browser.people import GAMES, most
from tests.browser.sights import course, is_drawn
from tests.each import EACH

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
  const {scrollWidth, clientWidth, scrollHeight, clientHeight} = frame ?? document.body;
  const cut = scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 1;
  return [...wide, ...fixed, ...(cut ? [frame] : [])].map((it) => it.id || it.className);
}"""
PAPER: ViewportSize = {"width": 718, "height": 1000}  # A4 without margins
WINDOW: ViewportSize = {"width": 320, "height": 256}  # a laptop's at 400 %
SIDEWAYS = "() => document.documentElement.scrollWidth - innerWidth"
# Which keys mean what: an event's key, code, and whether Shift is held, on several keyboards.
KEYS = """async (presses) => {
  const {src} = document.querySelector('script[src*="table.js"]');
  const {meant} = (await import(src)).$keys;
  return presses.map(([key, code, shiftKey]) => meant({key, code, shiftKey}));
}"""
PRESSES = {
    ("&", "Digit1", False): "1",  # French, whose digits need Shift
    ("1", "Digit1", True): "1",
    ("Dead", "Digit2", False): "2",
    ("ě", "Digit2", False): "2",  # Czech
    ("!", "Digit1", True): "!",  # English
    ("3", "Numpad3", False): "3",
    ("End", "Numpad1", False): "End",
    ("a", "KeyQ", False): "a",  # French
    ("η", "KeyH", False): "h",  # Greek
    ("Process", "KeyH", False): "h",  # Japanese, while an input method composes
    ("U", "KeyU", False): "u",
    ("ß", "Minus", False): "ß",
}
# Choices and marks that forced colours would leave without their own colour or filling.
UNMARKED = """() => {
  const probe = document.body.appendChild(document.createElement('i'));
  probe.style.color = 'Highlight';
  const highlight = getComputedStyle(probe).color, plain = [];
  probe.remove();
  const clear = (color) => color === 'rgba(0, 0, 0, 0)' || color === 'transparent';
  for (const it of document.querySelectorAll('#scene .can')) {
    const style = getComputedStyle(it), drawn = it.querySelector('.ring, .spot, .shape, .drawn');
    const rim = drawn && ['--rim', '--coast'].some((name) =>
      getComputedStyle(drawn).getPropertyValue(name) === 'Highlight');
    const ring = drawn && getComputedStyle(drawn).stroke === highlight;
    if (!rim && !ring && style.outlineColor !== highlight) plain.push(it.id);
    const mark = getComputedStyle(it, '::before');
    const marked = mark.content !== 'none';
    if (marked && mark.backgroundColor !== highlight) plain.push(`mark of ${it.id}`);
  }
  const mark = getComputedStyle(document.querySelector('.question.asks'), '::before');
  if (clear(mark.backgroundColor)) plain.push('mark of the question');
  return plain;
}"""
# How many things of the table are in sight, and the drawn boards.
THINGS = """() => ['.card', '.token', '.piece', '.site', '.map', '.ground'].map((name) =>
  [...document.querySelectorAll(`#scene ${name}`)].filter((it) => it.checkVisibility()).length)"""
# Whether the browser has chosen dark colours, recolours drawings too, and the land is the dark one.
DARKENED = """() => {
  const root = document.documentElement;
  const shore = getComputedStyle(root).getPropertyValue('--shore').includes('dark');
  return [root.hasAttribute('data-dark'), root.hasAttribute('data-darkened'), shore];
}"""
LOOKS = 20  # at most, until no picture arrives between two of them
THEME = "(theme) => { document.documentElement.dataset.theme = theme; }"


def under_way(page: Page, game: str) -> None:
    """Lay out a match with every seat taken, as the player to act sees it."""
    lay(page, shown(game))


@cache
def shown(game: str) -> TablePage:
    *_, table = islice(course(game, most(game), NAMES), UNDER_WAY)
    return TablePage(view_table(table, "table", table.match.waits[0]), "en")


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
@pytest.mark.parametrize("game", GAMES if EACH else MAPS[:1])
def test_a_table_respects_the_settings_of_the_browser(page: Page, game: str):
    """Pages darkened by the browser, keyboards, forced colours, strong contrast, 400 %, paper."""
    under_way(page, game)
    page.emulate_media(color_scheme="dark")
    devices = page.context.new_cdp_session(page)

    def look(theme: str, darkened: bool = True) -> bytes:
        page.evaluate(THEME, theme)
        devices.send("Emulation.setAutoDarkModeOverride", {"enabled": darkened})
        return page.screenshot()

    for theme in ("light", "dark", "auto"):
        alike = (look(theme, darkened=False) == look(theme) for _ in range(LOOKS))
        assert any(alike), f"the browser darkens the theme {theme}"
    assert any(look("auto") == look("dark") for _ in range(LOOKS))
    assert look("dark") != look("light")
    page.emulate_media(color_scheme="light")
    page.reload()  # so that scripts run again
    under_way(page, game)
    assert page.evaluate(DARKENED) == [True, True, True], "light text on light land"
    devices.send("Emulation.setAutoDarkModeOverride")

    page.reload()
    under_way(page, game)
    assert page.evaluate(DARKENED) == [False, False, False]
    assert page.evaluate(KEYS, list(PRESSES)) == list(PRESSES.values())
    page.emulate_media(forced_colors="active")
    assert page.evaluate(UNMARKED) == []
    page.emulate_media(forced_colors="none", contrast="more")
    assert page.locator("#asked").evaluate("it => getComputedStyle(it).color") == "rgb(0, 0, 0)"
    page.set_viewport_size(WINDOW)
    assert page.evaluate(SIDEWAYS) <= 0
    page.set_viewport_size(PAPER)
    page.emulate_media(contrast="no-preference")
    things = page.evaluate(THINGS)
    page.emulate_media(media="print")
    printed = page.evaluate(THINGS)
    assert all(map(ge, printed, things)), f"{printed} of {things} are printed"
    assert page.evaluate(PRINTED) == []
