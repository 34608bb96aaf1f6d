"""The page calls its viewer: by the title and the icon, and says who has sat down."""

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import Open
from tests.browser.people import Person
from tests.browser.place import Place


def icon(page: Page) -> str:
    """The file of the icon beside the title."""
    return str(page.locator("link[rel=icon]").get_attribute("href")).rpartition("/")[2]


def test_the_title_and_the_icon_say_whose_turn_it_is(place: Place, open_page: Open):
    """And the heading who plays, as soon as somebody has sat down."""
    anna = Person(open_page(), seed=1).sit(place.address, other="person")
    [link] = anna.links()
    anna.page.click(".actions.below a.main")
    expect(anna.page.locator(".players")).to_have_text(re.compile("Seat 2"))
    bernd = Person(open_page(), seed=2).join(link, "Bernd")

    expect(anna.page.locator(".players")).to_have_text(re.compile("Anna – Bernd"))

    one, other = (anna, bernd) if anna.asked else (bernd, anna)
    expect(one.page).to_have_title(re.compile("^Your turn · .*Anna – Bernd$"))
    assert (icon(one.page), icon(other.page)) == ("icon-turn.svg", "icon.svg")

    while one.asked and not other.asked:
        one.click()
    other.current()
    expect(other.page).to_have_title(re.compile("^Your turn · "))
    assert icon(other.page) == "icon-turn.svg"


def rings(open_page: Open, place: Place, sound: str) -> int:
    """How often a bell is heard until it is somebody's turn again."""
    page = open_page()
    page.context.add_cookies([{"name": "sound", "value": sound, "url": place.address}])
    page.add_init_script(
        "window.rung = 0; window.AudioContext = class extends AudioContext {"
        "  constructor() { super(); window.rung += 1; } };"
    )
    anna = Person(page, seed=3).sit(place.address)
    anna.ready()
    anna.page.reload()
    anna.ready()
    assert page.evaluate("rung") == 0, "nobody is called who opens the page"
    while page.evaluate("!window.waited"):
        anna.click()
        page.evaluate("window.waited = !document.querySelector('#question.asks')")
        anna.current()
    anna.ready()
    return int(page.evaluate("rung"))


def test_a_bell_is_heard_if_it_is_wanted(place: Place, open_page: Open):
    """Once, when it is the viewer's turn again."""
    assert rings(open_page, place, "on") >= 1
    assert rings(open_page, place, "off") == 0
