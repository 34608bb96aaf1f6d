"""Clicks while the server cannot be reached: one waits, in sight, and is carried out once."""

import pytest
from playwright.sync_api import Page, Route, ViewportSize, expect

from serenissima.words import LANGUAGES, Speaker
from tests.browser.pages import COVERED, LAPTOP, PHONE, Open
from tests.browser.people import GAMES, Person
from tests.browser.place import Place
from tests.each import EACH

WAITS = "Your action will be sent once you’re reconnected."
REFUSED = "Another action is already waiting to be sent. Cancel it first."
SIZES: tuple[ViewportSize, ...] = (
    {"width": 1920, "height": 1080}, LAPTOP, {"width": 1024, "height": 768},
    {"width": 820, "height": 1180}, {"width": 720, "height": 900}, PHONE,
    {"width": 844, "height": 390}, {"width": 360, "height": 640}, {"width": 320, "height": 400},
)  # fmt: skip

CUT_OFF = """() => {
  const note = document.getElementById('connection'), {left, right} = note.getBoundingClientRect();
  const wide = note.scrollWidth > note.clientWidth + 1;
  const high = note.scrollHeight > note.clientHeight + 1;
  return [left < 0, right > innerWidth, wide, high, right - left < 60];
}"""
BOARD = "JSON.stringify(document.getElementById('scene').getBoundingClientRect())"


def own(page: Page) -> int:
    """Return how many of your own steps the tale has."""
    return page.locator("#told > .own").count()


def value(person: Person) -> str:
    """Return the click that waits."""
    marked = person.page.locator("#play [data-waits]").first
    return marked.get_attribute("value") or marked.get_attribute("data-action") or ""


def press(person: Person, way: str) -> None:
    """Click the element of an action."""
    thing = f'#play [value="{way}"], #play [data-action="{way}"]'
    person.page.locator(thing).last.dispatch_event("click")


def ways(person: Person) -> list[str]:
    """Return the clickable actions, each once."""
    things = person.page.locator("#play [name=action], #play .map .can")
    found = things.evaluate_all("all => all.map(thing => thing.value ?? thing.dataset.action)")
    return [*dict.fromkeys(found)]


def cut_off(person: Person, place: Place) -> list[str]:
    """End the server in the middle of a turn; return the clickable actions."""
    person.ready()
    place.kill()
    expect(person.page.locator("#connection")).to_be_visible()
    return ways(person)


@pytest.mark.parametrize("game", GAMES)
def test_a_click_waits_for_the_server(own_place: Place, open_page: Open, game: str):
    """It is marked at once, a second one is refused in words, and the first is done once."""
    anna = Person(open_page(quiet=False), seed=4).sit(own_place.address, game=game)
    first, second, *_ = cut_off(anna, own_place)
    page, seq, done = anna.page, anna.seq, own(anna.page)
    press(anna, first)
    expect(page.locator(".waiting > span")).to_have_text(WAITS)
    assert value(anna) == first
    assert page.locator("#play [data-waits] > .waits-mark").first.is_visible()

    press(anna, second)
    expect(page.locator(".waiting > span")).to_have_text(REFUSED)
    assert value(anna) == first
    assert anna.seq == seq

    own_place.start()
    anna.shown(after=seq)
    expect(page.locator(".waiting, .waits-mark, [data-waits]")).to_have_count(0)
    anna.ready()
    assert own(page) == done + 1
    page.reload()
    assert own(page) == done + 1


@pytest.mark.soak
def test_a_waiting_click_can_be_cancelled(own_place: Place, open_page: Open):
    """A button or the undo key does it; then another one can wait."""
    anna = Person(open_page(quiet=False), seed=4).sit(own_place.address)
    first, second, *_ = cut_off(anna, own_place)
    page, seq, done = anna.page, anna.seq, own(anna.page)
    press(anna, first)
    page.locator("#cancel-waiting").click()
    expect(page.locator(".waiting, [data-waits]")).to_have_count(0)
    press(anna, first)
    page.keyboard.press("u")
    expect(page.locator(".waiting, [data-waits]")).to_have_count(0)
    press(anna, second)
    assert value(anna) == second

    own_place.start()
    anna.shown(after=seq)
    anna.ready()
    assert own(page) == done + 1


@pytest.mark.soak
def test_a_cancelled_click_has_no_effect(own_place: Place, open_page: Open):
    """When the server is there again, the table is as it was."""
    anna = Person(open_page(quiet=False), seed=4).sit(own_place.address)
    first, *_ = cut_off(anna, own_place)
    seq = anna.seq
    press(anna, first)
    anna.page.locator("#cancel-waiting").click()
    own_place.start()
    expect(anna.page.locator("#connection")).to_be_hidden()

    assert anna.seq == seq == anna.settled()
    anna.click()


@pytest.mark.soak
def test_a_click_with_a_lost_answer_counts_once(place: Place, open_page: Open):
    """The server has carried the click out; it is sent again, and counts once."""
    anna = Person(open_page(quiet=False), seed=5).sit(place.address)
    anna.ready()
    page, seq, done, lost = anna.page, anna.seq, own(anna.page), []

    def lose(route: Route) -> None:
        lost.append(route.fetch().status)
        route.abort()

    page.route("**/act", lose, times=1)
    anna.ways().dispatch_event("click")
    anna.shown(after=seq)
    page.wait_for_function("() => !document.querySelector('#table[aria-busy]')")
    page.reload()

    assert lost == [200]
    assert own(page) == done + 1


@pytest.mark.soak
def test_the_note_of_a_lost_connection_covers_nothing(own_place: Place, open_page: Open):
    """This holds at any size, in two languages or in all; the note moves nothing either."""
    languages = LANGUAGES if EACH else LANGUAGES[:2]
    pages = [open_page(quiet=False, locale=language) for language in languages]
    people = [Person(page, seed=4).sit(own_place.address, game=GAMES[n % len(GAMES)])
              for n, page in enumerate(pages)]  # fmt: skip
    for person in people:
        person.ready()
    boards = [_boards(page) for page in pages]
    own_place.kill()
    for page, language, board in zip(pages, languages, boards, strict=True):
        note = page.locator("#connection")
        expect(note).to_have_text(Speaker(language).word("page-connection-lost"))
        assert _boards(page) == board
        for size in SIZES:
            page.set_viewport_size(size)
            assert page.evaluate(COVERED, "connection") == [], size
            assert page.evaluate(CUT_OFF) == [False] * 5, size


def _boards(page: Page) -> list[str]:
    """Return the place of the table at the sizes at which the page does not scroll."""
    found = []
    for size in (LAPTOP, PHONE):
        page.set_viewport_size(size)
        found.append(page.evaluate(BOARD))
    return found


@pytest.mark.soak
def test_forms_to_other_pages_are_refused(own_place: Place, open_page: Open):
    """A form of the page would lose the table; it is sent when the server is there again."""
    anna = Person(open_page(quiet=False), seed=4).sit(own_place.address)
    cut_off(anna, own_place)
    page = anna.page
    page.locator("button[popovertarget=menu]").click()
    page.locator("#menu button[name=theme][value=dark]").click()
    expect(page.locator("#connection.refused")).to_be_visible()
    assert page.locator("#table").count() == 1

    own_place.start()
    expect(page.locator("#connection")).to_be_hidden()
    page.locator("#menu button[name=theme][value=dark]").click()
    expect(page.locator("html[data-theme=dark]")).to_have_count(1)
