"""A question beside a match, such as one about a late player, covers no text on a phone."""

from collections.abc import Callable
from dataclasses import replace
from itertools import islice

import pytest
from playwright.sync_api import Page

from serenissima import games
from serenissima.service import TableView
from serenissima.service.core.clock import Clock
from serenissima.service.core.pause_state import PauseState
from serenissima.service.core.time_control import TimeControl
from serenissima.service.core.viewing import view_table
from serenissima.web.presentation.table_page import TablePage
from tests.browser.drawn import EARLY, NOW, lay, send, wrong
from tests.browser.people import GAMES
from tests.browser.phone import ACROSS, UPRIGHT
from tests.browser.sights import NAMES, course
from tests.each import EACH

# The things under a banner or cut off by it, and the parts of it that are out of sight.
UNDER = """() => {
  const banner = document.getElementById('late'), found = new Set();
  const others = '#board, .zone-hand, #question > *, nav, .clocks ul';
  for (const part of banner.children) {
    const {left, right, top, bottom} = part.getBoundingClientRect();
    for (let x = left; x < right; x += 6)
      for (let y = top; y < bottom; y += 3)
        for (const thing of document.elementsFromPoint(x, y)) {
          const other = banner.contains(thing) ? null : thing.closest(others);
          if (other) found.add(`on ${other.id || other.className || other.localName}`);
        }
    if (Math.min(left, top) < 0 || right > innerWidth || bottom > innerHeight) found.add('outside');
    for (const it of [banner, part])
      if (it.scrollHeight > it.clientHeight + 1 || it.scrollWidth > it.clientWidth + 1)
        found.add(`${it.className} is cut`);
  }
  return [...found, ...banner.children.length ? [] : ['nothing']];
}"""
# The place of the board, and the buttons below it.
PLACES = """() => [...document.querySelectorAll('#board, #question button')].map((it) => {
  const {left, top, width, height} = it.getBoundingClientRect();
  return [it.id, left, top, width, height].join();
})"""


def clocked(view: TableView, *late: int) -> TableView:
    """Return a table with running clocks for those who act, where these seats' time is up."""
    left = tuple(0.0 if seat in late else 300.0 for seat in range(len(view.places)))
    runs = late or view.waits
    return replace(view, clock=Clock(TimeControl(600), left, runs, runs, NOW))


def another(view: TableView) -> int:
    """Return the longest name of all."""
    return 1 if view.seat != 1 else 0


def stand_in(view: TableView) -> TableView:
    """Return a table where a computer player acts for the viewer."""
    places = [replace(it, stand_in=it.seat == view.seat) for it in view.places]
    return replace(clocked(view), places=tuple(places))


def pause(view: TableView) -> TableView:
    """Return a table where a player asks for a pause."""
    asks = another(view)
    return replace(clocked(view), pause=PauseState(asked=asks, agreed=frozenset({asks})))


BANNERS: dict[str, Callable[[TableView], TableView]] = {
    "another is out of time": lambda view: clocked(view, another(view)),
    "out of time": lambda view: clocked(view, view.seat),
    "stand-in": stand_in,
    "a new link": lambda view: replace(clocked(view), renewed=(view.seat,)),
    "pause": pause,
}


@pytest.mark.parametrize("kind", BANNERS if EACH else ["out of time"])
@pytest.mark.parametrize("game", GAMES)
def test_a_banner_covers_no_text_on_a_phone(page: Page, game: str, kind: str):
    """This holds held upright and across, in German, with long names.

    Board and answers don't move.
    """
    tables = islice(course(game, min(games.meta(game).seats), NAMES), 0, EARLY, 8)
    views = [view_table(table, "table", table.match.waits[0]) for table in tables]
    shows = [TablePage(BANNERS[kind](view), "de") for view in views]
    for size in (UPRIGHT, ACROSS):
        page.set_viewport_size(size)
        send(page, shows, banners=False)
        before = wrong(page, shows, PLACES)
        send(page, shows)

        assert wrong(page, shows, UNDER) == {}, size
        assert wrong(page, shows, PLACES) == before, size


def test_clocks_alone_leave_no_room_for_a_banner(page: Page):
    """While all have time, the question follows the hand directly."""
    table = next(course(GAMES[0], min(games.meta(GAMES[0]).seats), NAMES))
    show = TablePage(clocked(view_table(table, "table", table.match.waits[0])), "de")
    for size in (UPRIGHT, ACROSS):
        page.set_viewport_size(size)
        lay(page, show)

        assert page.locator("#late").count() == 1
        assert page.locator("#late").is_hidden(), size
