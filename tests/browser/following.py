"""A table in the browser at which the steps of a match are shown one after the other."""

from collections.abc import Iterator
from typing import Any

from playwright.sync_api import Page

from serenissima.service.core.table import Table
from serenissima.service.core.table_view import view_table
from serenissima.web.presentation.table_page import TablePage, draw
from tests.browser.pages import PHONE, Open
from tests.browser.people import Person, most
from tests.browser.place import Place
from tests.browser.sights import course

STEPS = 60  # of a match are looked at

SWAP = """async (parts) => {
  const {src} = document.querySelector('script[src$="/table.js"]');
  (await import(new URL('motion.js', src))).swap(parts);
}"""


def seen_by(seat: int, tables: list[Table]) -> Iterator[str]:
    """The parts of the page of each table, as somebody sees them."""
    for table in tables:
        yield draw(TablePage(view_table(table, "table", seat), "en"), "table").html()


def match(game: str) -> list[Table]:
    """The first tables of a match."""
    return list(course(game, most(game)))[:STEPS]


def sit(place: Place, open_page: Open, game: str, **settings: Any) -> Page:
    """The page of a table at which nothing happens by itself."""
    page = open_page(viewport=PHONE, **settings)
    Person(page).sit(place.address, game=game).ready()
    return page
