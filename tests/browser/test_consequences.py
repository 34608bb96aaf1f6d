"""The consequences of your own action are lit, like others' actions."""

from itertools import pairwise

import pytest
from playwright.sync_api import Page

from serenissima import games
from serenissima.service.core.viewing import view_table
from serenissima.web.presentation.table_page import TablePage
from tests.browser.drawn import NAMES, SWAP, lay, parts
from tests.browser.people import GAMES
from tests.browser.sights import course

SEAT = 0
# The newest step's lines, the newest first, except the start of a turn: whether each is lit.
LIT = """() => [...document.querySelectorAll('#told > li:first-child > .line:not(.turn)')]
  .map((line) => line.classList.contains('played'))"""

# Lights the groups of the question as if others had changed them, then lets an event happen that
# changes none of them: those that are lit then, and those that are marked.
PUT_OUT = """async () => {
  for (const group of document.querySelectorAll('.group.now')) group.classList.add('played');
  const {src} = document.querySelector('script[src*="table.js"]');
  (await import(src)).$motion.apply([]);
  const ids = (which) => [...document.querySelectorAll(which)].map((group) => group.id);
  return [ids('.played'), ids('.group.now')];
}"""


@pytest.mark.parametrize("game", GAMES)
def test_consequences_of_your_own_action_are_lit(page: Page, game: str):
    """The action itself is not, since the player knows it."""
    before, after = acted(game)
    lay(page, before)
    page.emulate_media(reduced_motion="no-preference")
    page.evaluate(SWAP, parts(after))
    *followed, did = page.evaluate(LIT)

    assert not did
    assert len(followed) > 0
    assert all(followed)


@pytest.mark.parametrize("game", GAMES)
def test_the_subject_of_a_question_stays_marked(page: Page, game: str):
    """An event that does not change it only puts the light out."""
    tables = course(game, min(games.meta(game).seats), NAMES)
    shows = (TablePage(view_table(table, "table", SEAT), "en") for table in tables)
    lay(page, next(show for show in shows if any(group.lit for group in show.scene.groups)))
    lit, marked = page.evaluate(PUT_OUT)

    assert (lit, len(marked) > 0) == ([], True)


def acted(game: str) -> tuple[TablePage, TablePage]:
    """Return a table before and after an action of the first seat that has consequences."""
    for before, after in pairwise(course(game, min(games.meta(game).seats), NAMES)):
        sight = view_table(after, "table", SEAT)
        newest = sight.told[-1]
        lines = [one for one in newest.happenings if not one.event.heading]
        if newest.seat == SEAT and len(lines) > 1:
            return TablePage(view_table(before, "table", SEAT), "en"), TablePage(sight, "en")
    raise AssertionError("nothing follows from anything")
