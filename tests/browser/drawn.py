"""Tables drawn on a page without a server, and scripts that check one after the other."""

import json
from itertools import islice
from pathlib import Path

import pytest
from markupsafe import Markup
from playwright.sync_api import Page, Route

from serenissima import games
from serenissima.service.core.viewing import view_table
from serenissima.web.presentation import assets
from serenissima.web.presentation.clocks import clocks_of
from serenissima.web.presentation.handover import Handover
from serenissima.web.presentation.table_page import TablePage, draw
from serenissima.web.presentation.templates import render
from serenissima.web.presentation.visitor import Visitor
from serenissima.words import Speaker
from tests.browser.pages import Open
from tests.browser.sights import course

SIZES = ((1280, 800), (1366, 768), (1024, 768))
NAMES = ("Anna", "Bernd", "Claudia", "Dario", "Elena")
NOW, PATIENCE = 1000.0, 2000.0  # seconds since 1970, and without a clock
EARLY = 40  # actions of a match of people with short names are looked at

# Puts the parts of a table on the page.
PUT = """(parts) => {
  const table = document.getElementById('table'), playback = document.getElementById('playback');
  table.innerHTML = parts;
  table.append(playback);
}"""
# Shows other parts as the page's own script does.
SWAP = """async (parts) => {
  const {src} = document.querySelector('script[src*="table.js"]');
  (await import(src)).$motion.swap(parts);
}"""
# Letters come when a page is laid out, which may be after `load`; until then, words are too wide.
LETTERS = """() => Promise.all(
  [...document.fonts].filter((face) => face.family === 'Alegreya').map((face) => face.load())
).then((faces) => faces.length)"""
# Results of the checks at each table. In one call for all tables, no painting occurs between.
EACH = f"""() => shows.map(([language, title, parts]) => {{
  document.documentElement.lang = language;
  document.querySelector('.bar-title').textContent = title;
  ({PUT})(parts);
  return [%s];
}})"""


@pytest.fixture
def page(open_page: Open) -> Page:
    """A page that finds style sheets and art without a server."""
    shown = open_page()
    shown.route("**/*", _send)
    shown.goto("http://table.test/")
    return shown


def _send(route: Route) -> None:
    kind, *rest = route.request.url.split("/", 3)[3].split("/")
    if kind not in ("static", "art"):
        route.fulfill(body="", content_type="text/html")
        return
    folder, name = (
        assets.STATIC if kind == "static" else games.load(rest[0]).folder / "art",
        rest[-1],
    )
    suffix = Path(name).suffix
    body = assets.text(folder, name) if suffix in assets.TEXTS else (folder / name).read_bytes()
    route.fulfill(body=body, content_type=f"{assets.TYPES[suffix]}; charset=utf-8")


def lay(page: Page, show: TablePage, words: str = "en") -> None:
    """Lay out the whole page of a table, with the fonts of every language.

    `words` names its ways.
    """
    clocks, late = clocks_of(show.view, show.speaker.language, NOW, PATIENCE)
    page.set_content(
        render(
            "table.html",
            {
                "visitor": Visitor(words, "auto", "table", "normal", "off", ""),
                "word": Speaker(words).word,
                "site_name": Speaker(words).word("page-title"),
                "site_pages": [],
                "announced": [],
                "may_be_invited": False,
                "portraits": {},
                "colours": "",
                "here": "/",
                "page": show,
                "handover": Handover(),
                "parts": Markup(parts(show)),
                "live": "",
                "clocks": clocks,
                "late": late,
                "wrong": "",
                "may_notify": True,
                "may_chat": True,
            },
        ),
        wait_until="load",
    )
    assert page.evaluate(LETTERS), "no letters of our own"


def banner(show: TablePage) -> str:
    """Return a question beside the match: a player is out of time, wants a pause, and the like."""
    return str(clocks_of(show.view, show.speaker.language, NOW, PATIENCE)[1])


def parts(show: TablePage) -> str:
    return draw(show, "table").html()


def send(page: Page, shows: list[TablePage], banners: bool = True) -> None:
    """Open the page of the first table, and keep the parts of all on it, with their banners."""
    lay(page, shows[0])
    kept = [
        [show.speaker.language, show.title, banner(show) * banners + parts(show)] for show in shows
    ]
    page.evaluate("kept => { window.shows = JSON.parse(kept); }", json.dumps(kept))


def wrong(page: Page, shows: list[TablePage], *checks: str) -> dict[str, list[str]]:
    """Return the faults at each table that was sent, by its question and language."""
    found = page.evaluate(EACH % ", ".join(f"...({check})()" for check in checks))
    told = (f"{show.scene.question.id} in {show.speaker.language}" for show in shows)
    return {name: list(faults) for name, faults in zip(told, found, strict=True) if faults}


def usual(game: str) -> list[TablePage]:
    """The first questions of a match of few people with short names."""
    tables = islice(course(game, min(games.meta(game).seats), NAMES), EARLY)
    return [TablePage(view_table(table, "table", table.match.waits[0]), "en") for table in tables]
