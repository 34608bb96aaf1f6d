"""The page notifies its viewer: by the title and the icon, and announces new players."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.pages import Open
from tests.browser.people import Person, is_asked
from tests.browser.place import Place


def icon(page: Page) -> str:
    """Return the file of the icon beside the title."""
    return str(page.locator("link[rel=icon]").get_attribute("href")).rpartition("/")[2]


def test_the_title_and_the_icon_show_whose_turn_it_is(place: Place, open_page: Open):
    """The heading names the players, as soon as one has sat down."""
    anna = Person(open_page(), seed=1).sit(place.address, other="person")
    [link] = anna.links()
    anna.page.click(".actions.below a.main")
    expect(anna.page.locator(".players")).to_have_text(re.compile("Seat 2"))
    bernd = Person(open_page(), seed=2).join(link, "Bernd")

    expect(anna.page.locator(".players")).to_have_text(re.compile("You – Bernd"))

    one, other = (anna, bernd) if anna.asked else (bernd, anna)
    expect(one.page).to_have_title(re.compile("^Your turn · .*You – Bernd$"))
    assert (icon(one.page), icon(other.page)) == ("icon-turn.svg", "icon.svg")

    while one.asked and not other.asked:
        one.click()
    other.current()
    expect(other.page).to_have_title(re.compile("^Your turn · "))
    assert icon(other.page) == "icon-turn.svg"


def called(place: Place, open_page: Open, sound: str) -> Person:
    """A player who looks back while their turn comes; bells are counted."""
    page = open_page()
    page.context.add_cookies([{"name": "sound", "value": sound, "url": place.address}])
    page.add_init_script(
        "window.rung = 0; window.OscillatorNode = class extends OscillatorNode {"
        "  constructor(context, how) { super(context, how);"
        "    if (how.frequency === 587.33) window.rung += 1; } };"
    )
    anna = Person(page, seed=3).sit(place.address, other="person")
    [link] = anna.links()
    page.click(".actions.below a.main")
    bernd = Person(open_page(), seed=4).join(link, "Bernd")
    anna.current()
    while anna.asked:
        anna.click()
    bernd.current()
    page.locator("#told > [id]").last.click()
    expect(page.locator("#step-back")).to_be_visible()
    assert page.evaluate("rung") == 0, "nobody is called who was asked already"
    while bernd.asked and not is_asked(anna):
        bernd.click()
    return anna


def comes_back(anna: Person) -> None:
    """Return from looking back to the question."""
    anna.page.keyboard.press("Escape")
    expect(anna.page.locator("#question.asks")).to_be_visible()


def test_a_player_who_looks_back_is_notified(place: Place, open_page: Open):
    """The title, the icon and a bell do so.

    The bell rings once however often the viewer returns.
    """
    anna = called(place, open_page, "on")
    page = anna.page
    expect(page).to_have_title(re.compile("^Your turn · "))

    assert page.locator("#step-back").is_visible()
    assert (icon(page), page.evaluate("rung")) == ("icon-turn.svg", 1)

    comes_back(anna)
    page.locator("#told > [id]").last.click()
    expect(page.locator("#step-back")).to_be_visible()
    assert icon(page) == "icon-turn.svg"

    comes_back(anna)
    assert page.evaluate("rung") == 1


@pytest.mark.soak
def test_the_bell_is_silent_by_default(place: Place, open_page: Open):
    """The title and the icon notify alone."""
    anna = called(place, open_page, "off")
    expect(anna.page).to_have_title(re.compile("^Your turn · "))
    comes_back(anna)

    assert anna.page.evaluate("rung") == 0
