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


def acted(game: str) -> tuple[TablePage, TablePage]:
    """A table before and after an action of the first seat from which something follows."""
    for before, after in pairwise(course(game, min(games.meta(game).seats), NAMES)):
        sight = view_table(after, "table", SEAT)
        newest = sight.told[-1]
        lines = [one for one in newest.happenings if not one.event.heading]
        if newest.seat == SEAT and len(lines) > 1:
            return TablePage(view_table(before, "table", SEAT), "en"), TablePage(sight, "en")
    raise AssertionError("nothing follows from anything")
