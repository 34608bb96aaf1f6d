"""Pages that people seldom visit: axe finds no fault there either."""

import itertools
import re
import secrets
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.friends import Letters
from tests.browser.looks import LOOKS, looks, serve_notifying
from tests.browser.pages import Open
from tests.browser.people import GAMES, Person
from tests.browser.place import Place
from tests.browser.sharing import hand_over, share
from tests.browser.usable import check
from tests.each import EACH

Ways = Callable[[Place, Page], Iterator[None]]
LINK = re.compile(r"/call/\S+")
PASSWORD = "four words are better"


def examples(place: Place, page: Page) -> Iterator[None]:
    """A worked example of the rules of each game."""
    for game in GAMES:
        page.goto(f"{place.address}/rules/{game}")
        path = page.locator("[data-example]").first.get_attribute("href")
        page.goto(f"{place.address}{path}?at=1")
        yield


def alone(place: Place, page: Page) -> Iterator[None]:
    """Open the offline page, a match file, and an unreadable one."""
    for path in ("/offline", "/match"):
        page.goto(place.address + path)
        yield
    page.set_input_files("#file", {"name": "a.txt", "mimeType": "text/plain", "buffer": b"none"})
    page.click("form.form button.main")
    expect(page.get_by_role("alert")).to_be_visible()
    yield


def one_device(place: Place, page: Page) -> Iterator[None]:
    """The table when the device is to be given away, and the cover of the next person."""
    person = share(place, page).play_on()
    yield
    hand_over(person)
    yield


def seats(place: Place, page: Page) -> Iterator[None]:
    """Open a link to a seat where the browser has another, and an invitation that is used up."""
    anna = Person(page).sit(place.address, other="person")
    [invitation] = anna.links()
    own = next(link for link in all_links(page) if "/seat/" in link)
    page.context.clear_cookies()
    Person(page).join(invitation, "Bernd")
    page.goto(own)
    expect(page.locator("form[method=post] button.main")).to_be_visible()
    assert page.locator("#scene").count() == 0
    yield
    page.context.clear_cookies()
    page.goto(invitation)
    expect(page.locator("[data-code='seat/taken']")).to_be_visible()
    yield


def all_links(page: Page) -> list[str]:
    """Return the page's links for copying."""
    return [link.input_value() for link in page.locator("input[type=url]").all()]


def guests(place: Place, page: Page) -> Iterator[None]:
    """Sign out for good, create an account with its code, and sign in as another guest."""
    login = f"rialto-{secrets.token_hex(4)}"
    Person(page).sit(place.address)
    page.goto(f"{place.address}/me")
    page.locator("form[action='/me/out'] button").click()
    expect(page.locator("button[name=sure]")).to_be_visible()
    yield
    page.goto(f"{place.address}/me")
    form = page.locator("form[action='/me/account']")
    page.locator("details", has=form).locator("summary").click()
    sign(page, "/me/account", login)
    expect(page.locator("form[action='/me/everywhere']")).to_be_visible()
    yield
    page.context.clear_cookies()
    Person(page).sit(place.address, name="Bernd")
    page.goto(f"{place.address}/sign-in")
    sign(page, "/sign-in", login)
    expect(page.locator("form[action='/sign-in/as']")).to_be_visible()
    yield


def sign(page: Page, action: str, login: str) -> None:
    """Fill in the form with a sign-in name and a password, and send it."""
    form = page.locator(f"form[action='{action}']")
    form.locator("#login").fill(login)
    form.locator("#password").fill(PASSWORD)
    form.locator("button").first.click()


WAYS = (examples, alone, one_device, seats, guests)


@pytest.mark.parametrize(
    ("ways", "look"),
    [
        pytest.param(ways, look, id=f"{ways.__name__}-{look}")
        for ways, chosen in zip(WAYS if EACH else WAYS[1:2], itertools.cycle(LOOKS))
        for look in looks(chosen)
    ],
)
def test_rarely_visited_pages_are_accessible(place: Place, open_page: Open, ways: Ways, look: str):
    """Each of them is reached by its usual way."""
    page, looked_at = open_page(**LOOKS[look], quiet=False), 0
    for _ in ways(place, page):
        check(page)
        looked_at += 1

    assert looked_at > 1


@pytest.mark.soak
def test_the_page_of_a_mail_s_link_is_accessible(tmp_path: Path, open_page: Open):
    """An address is confirmed there, and notifications to it end."""
    letters = Letters()
    served = Place(tmp_path, partial(serve_notifying, mail=letters.port))
    page = open_page(**LOOKS["light-phone"], quiet=False)
    try:
        Person(page).sit(served.address)
        page.goto(f"{page.url.partition('?')[0]}/call")
        page.fill("#mail", "anna@example.org")
        page.press("#mail", "Enter")
        expect(page.locator(".lines li")).to_have_count(1)
        link = LINK.search(letters.next(""))
        assert link
        for button in ("confirm", "stop"):
            page.goto(served.address + link[0])
            check(page)
            page.locator(f"button[name={button}]").click()
            expect(page.get_by_role("status")).to_be_visible()
            check(page)
    finally:
        served.kill()
        letters.close()
