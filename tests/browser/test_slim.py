"""Browsers get slim data: style sheets without comments, a first page below 60 kB."""

import re
from collections.abc import Sequence
from pathlib import Path

import pytest
from playwright.sync_api import Cookie, Page, Request

import serenissima
from serenissima.web.presentation.packing import slim
from tests.browser.pages import Open
from tests.browser.people import GAMES, LONG, Person, most
from tests.browser.place import Place

FOLDER = Path(serenissima.__file__).parent
SHEETS = sorted(path.relative_to(FOLDER).as_posix() for path in FOLDER.rglob("*.css"))
MOST = 60_000  # bytes of a first page without fonts, headers included
RULES = """text => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    return [...sheet.cssRules].map((rule) => rule.cssText);
}"""
BLANKS = re.compile(r"\s*([,(){};])\s*|\s+")  # those that a browser keeps in values with variables


def test_a_browser_reads_the_same_rules(open_page: Open):
    """Every selector and every value of every style sheet is compared."""
    page = open_page()
    for sheet in SHEETS:
        text = (FOLDER / sheet).read_text("utf-8")
        rules, slim_rules = (
            [BLANKS.sub(r"\1 ", rule) for rule in page.evaluate(RULES, said)]
            for said in (text, slim(text, ".css"))
        )

        assert len(slim(text, ".css")) < len(text), sheet
        assert slim_rules == rules != [], sheet


@pytest.mark.parametrize("game", GAMES)
def test_a_first_page_is_light(place: Place, open_page: Open, game: str):
    """It is a full table and all its files, in a browser without a cache."""
    anna = Person(open_page()).sit(place.address, game=game, seats=str(most(game)))
    anna.ready()
    table, seat = anna.page.url.partition("?")[0], anna.page.context.cookies()
    weights = {
        who: weight(open_page(), table, cookies)
        for who, cookies in (("seat", seat), ("spectator", ()))
    }

    assert max(weights.values()) < MOST, weights
    assert weights["spectator"] < weights["seat"]


def weight(page: Page, address: str, cookies: Sequence[Cookie]) -> int:
    """Return the bytes of a table for a browser with these cookies, headers included."""
    asked, sent = list[Request](), list[Request]()
    page.context.add_cookies(
        [{"name": one["name"], "value": one["value"], "url": address} for one in cookies]
    )
    page.on("request", lambda one: asked.append(one))  # noqa: PLW0108 - Playwright sets an attribute
    for end in ("requestfinished", "requestfailed"):
        page.on(end, lambda one: sent.append(one))  # noqa: PLW0108
    page.goto(address)
    Person(page).listened_to()
    for _ in range(LONG // 5):
        if len(sent) == len(asked):
            break
        page.wait_for_timeout(5)
    sizes = [one.sizes() for one in sent if one.resource_type != "font"]

    assert len(sent) == len(asked) > 5
    return sum(one["responseHeadersSize"] + one["responseBodySize"] for one in sizes)
