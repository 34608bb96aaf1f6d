"""What follows from one's own action is lit, as what others did is."""

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
# The newest step's lines, the newest first, without whose turn begins: whether each is lit.
LIT = """() => [...document.querySelectorAll('#told > li:first-child > .line:not(.turn)')]
  .map((line) => line.classList.contains('played'))"""

# Lights the groups that the question is about, as if others had done something with them, and lets
# something happen that changes none of them: those that are lit then, and those that are marked.
PUT_OUT = """async () => {
  for (const group of document.querySelectorAll('.group.now')) group.classList.add('played');
  const {src} = document.querySelector('script[src*="table.js"]');
  (await import(src)).$motion.apply([]);
  const ids = (which) => [...document.querySelectorAll(which)].map((group) => group.id);
  return [ids('.played'), ids('.group.now')];
}"""


@pytest.mark.parametrize("game", GAMES)
def test_what_follows_from_ones_own_action_is_lit(page: Page, game: str):
    """What was done is not: who did it knows."""
    before, after = acted(game)
    lay(page, before)
    page.emulate_media(reduced_motion="no-preference")
    page.evaluate(SWAP, parts(after))
    *followed, did = page.evaluate(LIT)

    assert not did
    assert len(followed) > 0
    assert all(followed)


@pytest.mark.parametrize("game", GAMES)
def test_what_a_question_is_about_stays_marked(page: Page, game: str):
    """When something else happens, which does not change it, only the light goes out."""
    tables = course(game, min(games.meta(game).seats), NAMES)
    shows = (TablePage(view_table(table, "table", SEAT), "en") for table in tables)
    lay(page, next(show for show in shows if any(group.lit for group in show.scene.groups)))
    lit, marked = page.evaluate(PUT_OUT)

    assert (lit, len(marked) > 0) == ([], True)


def acted(game: str) -> tuple[TablePage, TablePage]:
    """A table before and after an action of the first seat from which something follows."""
    for before, after in pairwise(course(game, min(games.meta(game).seats), NAMES)):
        sight = view_table(after, "table", SEAT)
        newest = sight.told[-1]
        lines = [one for one in newest.happenings if not one.event.heading]
        if newest.seat == SEAT and len(lines) > 1:
            return TablePage(view_table(before, "table", SEAT), "en"), TablePage(sight, "en")
    raise AssertionError("nothing follows from anything")
