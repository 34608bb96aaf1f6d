"""The rules beside a table: opened at the rule that applies, read, searched, closed."""

import re

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.pages import PHONE, Open
from tests.browser.people import GAMES, Person
from tests.browser.place import Place
from tests.browser.usable import check

IN_USE = "#rules-in-use"

# Open the list of events; whether Back would shut it at once.
OPEN_TALE = """() => {
  document.getElementById('tale').showPopover();
  return Boolean(history.state?.over);
}"""


def applies(page: Page) -> str:
    """Return the rule that the question links to."""
    return (page.locator(IN_USE).text_content() or "").split()[-1]


def begun(page: Page) -> str:
    """Return the number of the rule with which the open rules begin."""
    expect(page.locator("#rulebook .paragraph.here")).to_be_in_viewport()
    expect(page.locator("#rulebook .paragraph.here")).to_be_focused()
    return page.locator("#rulebook .paragraph.here").get_attribute("id") or ""


@pytest.mark.soak
def test_the_rules_open_beside_the_table(place: Place, open_page: Open):
    """They open at the rule of the question; search, board and question stay in reach.

    Play continues.
    """
    for game in GAMES:
        anna = Person(open_page(), seed=4).sit(place.address, game=game)
        anna.ready()
        page, rule = anna.page, applies(anna.page)
        page.click(IN_USE)

        assert begun(page) == rule
        expect(page.locator("#rulebook .in-use").first).to_be_visible()
        expect(page.locator("#rulebook input[type=search]")).to_be_in_viewport()
        anna.act(1)
        expect(page.locator("#rulebook")).to_be_visible()

        page.keyboard.press("Escape")
        expect(page.locator("#rulebook")).to_have_count(0)
        assert page.url.partition("?")[0].rpartition("/")[0].endswith("/table")


def test_the_rules_are_read_by_keys_and_searched(place: Place, open_page: Open):
    """The way is from a line of the tale to its rule, then to a chapter and to a search result."""
    anna = Person(open_page(), seed=4).sit(place.address)
    anna.ready()
    page = anna.page
    line = page.locator("#told .line", has=page.locator("a.rule")).first
    page.keyboard.press("r")
    assert begun(page) == applies(page)
    page.keyboard.press("r")
    expect(page.locator("#rulebook")).to_have_count(0)

    line.locator("a.rule").click()
    assert begun(page) == line.locator("a.rule").text_content()

    page.locator("#rulebook-text .contents-folded summary").click()
    page.locator("#rulebook-text .contents a").nth(1).click()
    expect(page.locator("#R2")).to_be_in_viewport()

    page.fill("#rulebook input[type=search]", "R1.1")
    page.keyboard.press("Enter")
    expect(page.locator("#rulebook .paragraph")).to_have_count(1)
    page.click("#rulebook-shut")
    expect(page.locator("#question, #told")).to_have_count(2)


def test_on_a_phone_the_rules_are_a_sheet(place: Place, open_page: Open):
    """It leaves the upper part of the board in sight, and shows the best answer to a search."""
    anna = Person(open_page(viewport=PHONE), seed=4).sit(place.address, game=GAMES[-1])
    anna.ready()
    anna.page.click(IN_USE)
    begun(anna.page)
    sheet = anna.page.locator("#rulebook").bounding_box()

    assert sheet
    assert sheet["y"] > PHONE["height"] / 4
    assert sheet["y"] + sheet["height"] == PHONE["height"]

    anna.page.fill("#rulebook input[type=search]", "cards in hand")
    anna.page.keyboard.press("Enter")
    expect(anna.page.locator("#rulebook .found .paragraph").first).to_be_in_viewport()
    expect(anna.page.locator("#rulebook .found mark").first).to_be_visible()
    check(anna.page, "#rulebook")
    anna.page.click("#rulebook-shut")
    expect(anna.page.locator("#rulebook")).to_have_count(0)


def test_on_a_phone_back_shuts_the_sheet_over_the_table(place: Place, open_page: Open):
    """Both the events and the rules are sheets; without an open one, Back leaves the table."""
    page = open_page(viewport=PHONE)
    page.goto(f"{place.address}/tables")
    anna = Person(page, seed=4).sit(place.address, game=GAMES[0])
    anna.act(2)
    tale, rules, table = page.locator("#tale"), page.locator("#rulebook"), page.url
    page.click(".to-tale")
    expect(tale).to_be_visible()
    page.go_back()
    expect(tale).to_be_hidden()

    page.click(".to-tale")
    page.locator("#told a.rule").first.click()
    begun(page)
    page.go_back()
    expect(rules).to_have_count(0)
    assert page.url == table
    anna.act(1)

    assert page.evaluate(OPEN_TALE), "Back would leave the table until later"
    page.click("#tale .shut")
    expect(tale).to_be_hidden()
    page.go_back()
    expect(page).to_have_url(f"{place.address}/tables")


def is_fetch(route: Route) -> bool:
    """Whether a script asks, and not a click on a link."""
    return route.request.resource_type == "fetch"


def test_a_worked_example_is_a_board_in_the_text(place: Place, open_page: Open):
    """It opens under its rule, is stepped through by keys, and makes room for another one.

    A step that a script cannot fetch is the page that a click would open without scripts.
    """
    page = open_page(quiet=False)
    for game in GAMES:
        page.goto(f"{place.address}/rules/{game}")
        links = page.locator("a[data-example]")
        links.first.click()
        expect(page.locator("#example[data-step='0'] .group").first).to_be_visible()
        before = page.locator("#example .scene").inner_html()

        page.locator("#example a[rel=next]").focus()
        page.keyboard.press("Enter")
        expect(page.locator("#example[data-step='1'] .happened p").first).not_to_be_empty()
        assert page.locator("#example .scene").inner_html() != before
        check(page, "#example")

        links.last.click()
        expect(page.locator("#example[data-step='0']")).to_have_count(1)
        links.last.click()
        expect(page.locator("#example")).to_have_count(0)

    links.first.click()
    further = page.locator("#example a[rel=next]")
    address = str(further.get_attribute("href"))
    fetched = re.compile(re.escape(address))
    page.route(fetched, lambda one: one.abort() if is_fetch(one) else one.continue_())
    further.click()
    expect(page).to_have_url(fetched)
