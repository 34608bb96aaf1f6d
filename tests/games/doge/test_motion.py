"""Houses that pay for a palazzo, and numbers beside pieces, in a real browser."""

from itertools import islice, pairwise

import pytest
from playwright.sync_api import Page

from serenissima.service.core.table import Table
from serenissima.service.core.viewing import view_table
from serenissima.web.presentation.table_page import TablePage
from tests.browser.drawn import EARLY, SWAP, lay, parts
from tests.browser.moving import WATCH
from tests.browser.people import most
from tests.browser.sights import course

GAME = "doge"

pytestmark = pytest.mark.slow


def test_houses_go_to_the_palazzo_that_they_pay_for(page: Page):
    """Only those in its district do; none if the table of another moment is shown."""
    tables = list(course(GAME, most(GAME)))
    built = next(n for n, (_, after) in enumerate(pairwise(tables)) if builds(after))
    before, after, later = (
        TablePage(view_table(tables[n], "table", 0), "en") for n in (built, built + 1, -1)
    )
    page.emulate_media(reduced_motion="no-preference")
    lay(page, before)
    page.evaluate(f"() => {{{WATCH}}}")
    page.evaluate(SWAP, parts(later))
    far = page.evaluate("window.motions")
    lay(page, before)
    page.evaluate(f"() => {{{WATCH}}}")
    page.evaluate(SWAP, parts(after))

    assert far == []
    assert "pays" in page.evaluate("window.motions")


@pytest.mark.soak
def test_a_number_appears_with_its_first_piece(page: Page):
    """It stays hidden while the piece is on its way."""
    shown = (
        TablePage(view_table(table, "table", 0), "en")
        for table in islice(course(GAME, most(GAME)), EARLY)
    )
    page.emulate_media(reduced_motion="no-preference")
    lay(page, next(shown))
    page.evaluate(f"() => {{{WATCH}}}")
    for table in shown:
        page.evaluate(SWAP, parts(table))

    assert "is counted" in page.evaluate("window.motions")


def builds(table: Table) -> bool:
    """Whether a palazzo has just been built."""
    return table.game.actions.format(table.match.steps[-1].action) == "build"
