"""A table in the browser that shows the steps of a match one after the other."""

from functools import cache
from itertools import islice
from typing import Any

from playwright.sync_api import Page

from serenissima.kernel.scene import Answer, Group, Item
from serenissima.service.core.viewing import view_table
from serenissima.web.presentation.table_page import TablePage, draw
from tests.browser.pages import PHONE, Open, stand_still
from tests.browser.people import Person, most
from tests.browser.place import Place
from tests.browser.sights import course

STEPS = 60  # of a match are looked at
SITES = 3  # tables with sites to build on

LOAD = """async () => {
  const {src} = document.querySelector('script[src*="table.js"]');
  window.swap = (await import(src)).$motion.swap;
}"""
SWAP = "(parts) => { swap(parts); }"


@cache
def steps(game: str) -> tuple[str, ...]:
    """The parts of the page of each of the first tables of a match, as the first seat sees them."""
    tables = islice(course(game, most(game)), STEPS)
    return tuple(
        draw(TablePage(view_table(one, "table", 0), "en"), "table").html() for one in tables
    )


@cache
def sites(game: str) -> tuple[str, ...]:
    """Return the parts of some tables with a clickable site, as the player to act sees them."""
    pages = (
        TablePage(view_table(one, "table", one.match.waits[0]), "en")
        for one in course(game, most(game))
        if one.match.waits
    )
    offering = (page for page in pages if any(map(is_site, page.scene.choices)))
    return tuple(draw(page, "table").html() for page in islice(offering, SITES))


def is_site(choice: Item | Group | Answer) -> bool:
    """Return whether it is a place to build on."""
    return isinstance(choice, Item) and choice.form == "field"


def sit(place: Place, open_page: Open, game: str, **settings: Any) -> Page:
    """Open the page of a table without events, where time stands still."""
    page = open_page(viewport=PHONE, **settings)
    page.clock.install()
    Person(page).sit(place.address, game=game).ready()
    stand_still(page)  # only now: with motion, the clock first plays others' actions
    page.evaluate(LOAD)
    return page
