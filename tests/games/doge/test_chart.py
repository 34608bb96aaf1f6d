"""The map in a real browser: everything on it has room, and stays visible."""

import pytest
from playwright.sync_api import Page

from serenissima import words
from serenissima.kernel.match import Match
from serenissima.service.core.table import Table
from serenissima.service.core.viewing import view_table
from serenissima.web.presentation.table_page import TablePage
from tests.browser.drawn import NAMES, SIZES, send, usual, wrong
from tests.browser.sights import course, fullest, lesson
from tests.each import EACH
from tests.games.doge.looking import crowded, scene
from tests.games.doge.table import election

Wrong = dict[str, list[str]]

pytestmark = pytest.mark.slow

# Groups on a chart that extend beyond their places, or over their own parts.
CROWDED = """() => {
  const within = (a, b) => a.left >= b.left - 1 && a.right <= b.right + 1
    && a.top >= b.top - 1 && a.bottom <= b.bottom + 1;
  const apart = (a, b) => a.right <= b.left + 1 || b.right <= a.left + 1
    || a.bottom <= b.top + 1 || b.bottom <= a.top + 1;
  return [...document.querySelectorAll('.places > .placed')].flatMap((group) => {
    const things = [...group.querySelectorAll('h2 > *, .site, .piece, .token, .much')];
    const boxes = things.map((thing) => thing.getBoundingClientRect());
    const place = group.getBoundingClientRect(), over = boxes.filter((box) => !within(box, place));
    const low = Math.round(Math.max(...boxes.map((box) => box.bottom)) - place.bottom);
    const met = things.filter((thing, n) => boxes.slice(0, n).some((box) => !apart(box, boxes[n])));
    return [
      ...over.length ? [`${group.id}: ${over.length} stand outside, by ${low} below`] : [],
      ...met.map((thing) => `${group.id}: ${thing.className} lies on something`),
    ];
  });
}"""
# The parts that cover some of the board.
HIDING = """() => {
  const board = document.getElementById('board').getBoundingClientRect();
  return ['.zone-hand', '#question', '.strip > .group'].filter((part) =>
    [...document.querySelectorAll(part)].some((it) => {
      const {left, right, top, bottom} = it.getBoundingClientRect();
      return left < board.right && board.left < right
        && top < board.bottom - 1 && board.top + 1 < bottom;
    }));
}"""
# Whether the text of the running election is longer than its room.
CUT = """() => [document.getElementById('g-election')]
  .filter((it) => it.scrollHeight > it.clientHeight + 1).map((it) => it.textContent)"""

# The cards in your hand with a name that is covered.
UNREAD = """() => [...document.querySelectorAll('.zone-hand .card')].filter((card) => {
  const {left, right, top, bottom} = card.querySelector('.card-name').getBoundingClientRect();
  const ends = [left + 2, right - 2];
  return ends.some((x) => !card.contains(document.elementFromPoint(x, (top + bottom) / 2)));
}).map((card) => card.id)"""

# A hand that has more than it has room for.
SCROLLED = """() => [...document.querySelectorAll('.zone-hand')]
  .filter((hand) => hand.scrollHeight > hand.clientHeight + 1).map((hand) => hand.id)"""

# A remark or a question that is longer than its room.
UNREAD_LESSON = """() => [...document.querySelectorAll('#question, #question > *')]
  .filter((it) => it.scrollHeight > it.clientHeight + 1 && !it.matches('.visually-hidden'))
  .map((it) => `${it.id} has ${it.scrollHeight - it.clientHeight} too much`)"""


def on_the_map() -> list[TablePage]:
    """The map with as much on it as there can be, in each language."""
    table, match = next(course("doge", 4, NAMES)), crowded()
    return in_each_language(table, match)


def in_each_language(table: Table, match: Match) -> list[TablePage]:
    """Return the scenes of a match for its first seat, in each language."""
    found = [TablePage(view_table(table, "table", 0), language) for language in words.LANGUAGES]
    for show in found:
        vars(show)["scene"] = scene(match)
    return found


def wrong_at(page: Page, size: tuple[int, int], shows: list[TablePage], *checks: str) -> Wrong:
    """Return the failed checks in a window of that size at each table."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    return wrong(page, shows, *checks)


@pytest.mark.soak
def test_everything_on_the_map_has_room(page: Page):
    """Names and pieces do not overlap, and each area's are within its place."""
    shows = on_the_map()
    send(page, shows)
    for size in (*SIZES, (1920, 1080), (390, 844)):
        assert wrong_at(page, size, shows, CROWDED) == {}, size


@pytest.mark.soak
def test_seven_cards_in_hand_are_readable(page: Page):
    """They are side by side, with all markers in sight below them, in every language."""
    table = next(course("doge", 4, NAMES))
    shows = [TablePage(view_table(table, "table", 0), language) for language in words.LANGUAGES]
    send(page, shows)

    assert page.locator(".zone-hand .card").count() == 7
    for size in (*SIZES, (1600, 900), (1920, 1080)):
        assert wrong_at(page, size, shows, UNREAD, SCROLLED) == {}, size


@pytest.mark.soak
def test_a_hand_is_whole_through_a_match(page: Page):
    """Cards, markers, stock and warnings, as those who act see them.

    One decision in twelve, and one in four by `make soak`.
    """
    tables = [*course("doge", 4, NAMES)][: -1 : 4 if EACH else 12]
    shows = [TablePage(view_table(it, "table", it.match.waits[0]), "en") for it in tables]
    send(page, shows)
    for size in SIZES:
        assert wrong_at(page, size, shows, SCROLLED) == {}, size


@pytest.mark.soak
def test_a_lesson_keeps_off_the_map(page: Page):
    """Its remark and the question are side by side, complete, in every language.

    The test runs in one size, and in all three with `make soak`.
    """
    shows = [
        [TablePage(view_table(table, "table", 0), language) for language in words.LANGUAGES]
        for table in lesson("doge")
    ]
    for number, size in enumerate(SIZES):
        step = 1 if EACH else len(SIZES)
        looked_at = [
            show for n, row in enumerate(shows) for show in row[(number + n) % step :: step]
        ]
        send(page, looked_at)

        assert wrong_at(page, size, looked_at, HIDING, UNREAD_LESSON) == {}, size


@pytest.mark.soak
def test_the_map_stays_visible(page: Page):
    """Hand, question and events of any length leave it free.

    The test runs in one size, and in all four with `make soak`.
    """
    shows, sizes = [*usual("doge"), *fullest("doge", 4)], (*SIZES, (1920, 1080))
    for number, size in enumerate(sizes):
        looked_at = shows if EACH else shows[number :: len(sizes)]
        send(page, looked_at)

        assert wrong_at(page, size, looked_at, HIDING) == {}, size


@pytest.mark.soak
@pytest.mark.parametrize("area", ["quarantia", "castello"])
def test_a_running_election_is_not_cut(page: Page, area: str):
    """Its text may be long, with others tied for runner-up."""
    table, match = next(course("doge", 4, NAMES)), election(area, "3 2 2 1")
    shows = in_each_language(table, match)
    send(page, shows)
    for size in SIZES:
        assert wrong_at(page, size, shows, CUT) == {}, size
