"""On a laptop what a panel says lies within it, and no panel grows over another."""

from collections.abc import Iterator
from dataclasses import replace

import pytest
from playwright.sync_api import Page

from serenissima.kernel.message import Message
from serenissima.kernel.scene import Group, Item, Row
from serenissima.service.core.table_view import view_table
from serenissima.web.presentation.table_page import TablePage
from serenissima.words import LANGUAGES
from tests.browser.drawn import NAMES, SIZES, page, send, wrong
from tests.browser.pages import browser, open_page
from tests.browser.sights import course

__all__ = ["browser", "open_page", "page"]

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("test_panels")]

GAME = "canal-grande"
EACH = 9  # so many steps apart is the table looked at
FANS = {"castello": 3, "gondola": 3, "cannaregio": 2, "dorsoduro": 3, "san-marco": 1}

# The panels of people that lie on the board, and what ends below the panel that it belongs to.
BURST = """() => {
  const box = (it) => it.getBoundingClientRect(), wrong = [];
  const board = document.querySelector('#board > .group');
  const rival = document.querySelector('.zone-rival'), hand = document.querySelector('.zone-hand');
  if (box(rival).bottom > box(board).top) wrong.push(`${rival.id} lies on the board`);
  const ends = [...document.querySelectorAll('#board > .group')].map((it) => box(it).bottom);
  const lowest = Math.max(...ends);
  if (box(hand).top < lowest) wrong.push(`${hand.id} lies on the board`);
  for (const group of document.querySelectorAll('.zone-rival, .zone-hand, #board > .group')) {
    for (const part of group.querySelectorAll('.note, .gauge, .card, .token')) {
      const over = Math.round(box(part).bottom - box(group).bottom);
      if (over > 0) wrong.push(`${part.id || part.textContent} ends ${over} below ${group.id}`);
    }
  }
  return wrong;
}"""


@pytest.fixture(scope="module")
def shows() -> list[TablePage]:
    """Tables of a match, as both players see them, in one language after the other."""
    tables = list(course(GAME, 2, NAMES))
    looks = [(table, seat) for table in (*tables[:-1:EACH], tables[-1]) for seat in range(2)]
    return [
        TablePage(view_table(table, "table", seat), LANGUAGES[number % len(LANGUAGES)])
        for number, (table, seat) in enumerate(looks)
    ]


def fuller(show: TablePage) -> TablePage:
    """The same table, with as much said of the won cards as can be, and bids of twelve cards."""
    parts = tuple(replace(group, rows=tuple(rows(group))) for group in show.scene.groups)
    vars(show)["scene"] = replace(show.scene, groups=parts)
    return show


def rows(group: Group) -> Iterator[Row]:
    """The lines of a part of the table, filled."""
    most = {"count": 3, "district": Message("district-santa-croce")}
    for line in group.rows:
        if line.title and line.title.id == "won":
            yield replace(line, title=Message("won", {"count": 5}), note=Message("won-most", most))
        elif group.id == "vote" and group.lit and line.seat is not None:
            yield replace(line, items=tuple(bid(line.seat)))
        else:
            yield line


def bid(seat: int) -> Iterator[Item]:
    """Twelve cards of five kinds."""
    for kind, count in FANS.items():
        for number in range(count):
            yield Item(f"{kind}-{seat}-{number}", kind, Message(f"card-{kind}"), kind)


def test_a_panel_holds_what_it_says(page: Page, shows: list[TablePage]):
    """In six languages, with three cards of one district won, and with large bids."""
    full = [fuller(show) for show in shows]
    send(page, full)
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})

        assert wrong(page, full, BURST) == {}, (width, height)
