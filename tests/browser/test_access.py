"""Pages that all people can use: axe finds no fault, in light and dark, on laptop and phone."""

import itertools
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.looks import LOOKS, PAIRS, looks, serve_notifying
from tests.browser.pages import Open
from tests.browser.people import GAME, GAMES, VALUES, Person, most, short
from tests.browser.place import Place
from tests.browser.quick import finished
from tests.browser.usable import check
from tests.each import EACH

pytestmark = pytest.mark.xdist_group("access")  # which shares a server

STAGES = 7  # of a game are looked at
ENOUGH = 20  # actions; forty more bring no new kinds
# Each game in both schemes and both sizes; the next game in the other two looks.
PLAYED = [
    pytest.param(game, look, id=f"{look}-{game}")
    for game, looks in zip(GAMES, itertools.cycle(PAIRS), strict=False)
    for look in looks
]


@pytest.fixture(scope="module")
def notifying_place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Place]:
    """A server whose host has set up every way to notify people.

    None is notified before the end.
    """
    served = Place(tmp_path_factory.mktemp("notifying"), serve_notifying)
    yield served
    served.kill()


@pytest.mark.parametrize("look", looks("light-phone"))
def test_pages_about_the_server_are_accessible(place: Place, open_page: Open, look: str):
    """Home, new table, rules, refusals, links to seats, sitting down."""
    page = open_page(**LOOKS[look], quiet=False)
    shelf = [f"/{part}/{GAME}" for part in ("new", "rules", "best", "statistics")]
    for path in ("/", *shelf, "/tables", "/nowhere"):
        page.goto(place.address + path)
        check(page)
    anna = Person(page).sit(place.address, other="person")
    check(page)
    link = page.locator("input[type=url]").first.input_value()
    page.context.clear_cookies()
    page.goto(link)
    check(page)
    assert anna.taken == 0


@pytest.mark.soak
@pytest.mark.parametrize("look", looks("light-laptop"))
def test_pages_about_a_guest_are_accessible(notifying_place: Place, open_page: Open, look: str):
    """Name and devices; signing in, results, deletion; the settings of notifications."""
    page, address = open_page(**LOOKS[look], quiet=False), notifying_place.address
    Person(page).sit(address, other="person")
    table = page.url.removesuffix("/seats")
    page.goto(f"{address}/me")
    page.locator("details.more summary").click()
    check(page)
    page.locator("form[action='/me/link'] button").click()
    link = page.locator("#link").input_value()
    check(page)
    for path in ("/me/results", "/me/forget", "/sign-in"):
        page.goto(address + path)
        check(page)
    page.goto(f"{table}/call")
    for wrong_or_right in ("nowhere", f"{look}@example.org"):  # no address is asked often
        page.locator("#mail").fill(wrong_or_right)
        page.locator("#mail").press("Enter")
        check(page)
    expect(page.locator(".lines li")).to_have_count(1)
    other = open_page(**LOOKS[look], quiet=False)
    other.goto(f"{address}/me/{link.partition('/me/')[2]}")  # the host's name is not known here
    check(other)


@pytest.mark.parametrize("look", looks("dark-laptop"))
def test_a_tournament_is_accessible(place: Place, open_page: Open, look: str):
    """The form, before the first round, and with standings."""
    page = open_page(**LOOKS[look], quiet=False)
    page.goto(f"{place.address}/new/{GAME}/tournament")
    check(page)
    page.locator("#name").fill("Anna")
    page.locator("form.form button.main").click()
    link = page.locator("input[type=url]").input_value()
    anna = page.context.cookies()
    page.goto("about:blank")  # where no page looks for changes, and reloads, without its cookies
    page.context.clear_cookies()
    page.goto(link)
    check(page)
    page.locator("#name").fill("Bernd")
    page.locator("form.form button.main").click()
    expect(page.locator("ol.lines li")).to_have_count(2)
    page.goto("about:blank")
    page.context.clear_cookies()
    page.context.add_cookies(anna)  # type: ignore[arg-type]  # as they were given
    page.goto(link)
    check(page)
    page.locator("form[action$=round] button").click()
    expect(page.locator("table.standings tbody tr")).to_have_count(2)
    check(page)


def part(look: str) -> slice:
    """Return every other thing of several; phones get those that laptops leave."""
    return slice(None) if EACH else slice("phone" in look, None, 2)


@pytest.mark.every_game
@pytest.mark.parametrize(("game", "look"), PLAYED if EACH else PLAYED[1:2])
def test_a_table_is_accessible_at_every_stage(place: Place, open_page: Open, game: str, look: str):
    """It is checked at each new question, drawn and in words."""
    page = open_page(**LOOKS[look], quiet=False)
    anna = Person(page, seed=9).sit(place.address, game=game, seats=str(most(game)))
    seen: set[str] = set()
    looked_at = range(STAGES)[part(look)]
    while anna.ready() and anna.taken <= ENOUGH and len(seen) < STAGES:
        kind = _kinds(page)
        if kind not in seen:
            if len(seen) in looked_at:
                check(page)
            seen.add(kind)
        anna.click()
    page.goto(f"{page.url}?view=text")
    check(page)


@pytest.mark.soak
@pytest.mark.parametrize(("game", "look"), PLAYED)
def test_a_finished_match_is_accessible(place: Place, open_page: Open, game: str, look: str):
    """The result, and looking back, drawn and in words."""
    page = open_page(**LOOKS[look], quiet=False)
    page.goto(place.address + finished(place.address, game=game, **short(game)))
    table = page.url
    for path in ("", *("?at=3", "?at=3&view=text", "?view=text", "/fair")[part(look)]):
        page.goto(table + path)
        check(page)


def _kinds(page: Page) -> str:
    """The kinds of actions that can be taken."""
    values = page.locator("#play button[name=action]").evaluate_all(VALUES)
    return " ".join(sorted({value.split()[0] for value in values}))


def test_screen_readers_get_the_news(place: Place, open_page: Open):
    """Events and questions are announced in words, each time."""
    anna = Person(open_page(), seed=3).sit(place.address)
    anna.ready()
    for _ in range(4):
        anna.click()
        anna.ready()
        said = anna.page.locator("#news").inner_text()
        newest = anna.page.locator("#told li span").first.inner_text()

        assert newest.strip() in said
        assert anna.page.locator("#asked").inner_text().strip() in said


@pytest.mark.soak
def test_focus_stays_where_it_was(place: Place, open_page: Open):
    """If its element is gone, it goes to the question: never to the top of the page."""
    page = open_page()
    anna = Person(page, seed=3).sit(place.address)
    for _ in range(6):
        anna.ready()
        seq = anna.seq
        anna.ways().focus()
        page.keyboard.press("Enter")
        anna.shown(after=seq)

        assert page.evaluate("document.activeElement !== document.body")


def test_in_words_an_answer_leads_to_the_next_question(place: Place, open_page: Open):
    """Pressing Enter again can't answer it unread, although a choice may be in the same place."""
    page = open_page()
    anna = Person(page, seed=3).sit(place.address)
    anna.ready()
    page.goto(f"{page.url.partition('?')[0]}?view=text")
    for _ in range(4):
        anna.ready()
        seq, asked = anna.seq, page.locator("#asked")
        page.locator("#question .answers button").first.focus()
        page.keyboard.press("Enter")
        anna.shown(after=seq)
        expect(asked).to_be_focused()

        assert asked.inner_text() not in page.locator("#news").inner_text()


def test_in_words_no_gap_is_below_the_events(place: Place, open_page: Open):
    """The question is above it there, and overlaps no text."""
    page = open_page()
    anna = Person(page, seed=3).sit(place.address)
    anna.ready()
    page.goto(f"{page.url.partition('?')[0]}?view=text")
    anna.ready()

    assert page.locator("#tale").evaluate("tale => getComputedStyle(tale).paddingBottom") == "0px"


def test_the_menu_needs_no_script(place: Place, open_page: Open):
    """Language and theme can be chosen by the keyboard and without a script."""
    settings: dict[str, Any] = {"java_script_enabled": False}
    page = open_page(**settings)
    page.goto(place.address)
    page.locator("button[popovertarget=menu]").click()
    page.locator("button[value=nl]").click()
    expect(page.locator("html")).to_have_attribute("lang", "nl")
    page.locator("button[popovertarget=menu]").click()
    page.locator("button[value=dark]").click()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
