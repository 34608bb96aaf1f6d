"""A hint in a real browser: a key asks for it, the table bears its numbers, an action ends it."""

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from tests.browser.pages import Open
from tests.browser.people import GAME, LATER, LONG, Person
from tests.browser.place import Place

MARKED = """() => [...document.querySelectorAll('.hinted')].map(thing => [
  (thing.value ?? thing.dataset.action).split(',')[0], thing.querySelector('.rank').textContent
])"""
ADVISED = """() => [...document.querySelectorAll('#hint-found [data-way]')].map(
  (one, number) => [one.dataset.way, String(number + 1)])"""


def test_a_hint_is_shown_where_it_can_be_chosen(place: Place, open_page: Open):
    """The focus stays where it was asked for, so that the same key folds it."""
    person = Person(open_page())
    person.sit(place.address, game=GAME)
    page = person.page
    page.wait_for_selector("#question.asks", timeout=LONG)
    page.locator("#hint").focus()
    page.keyboard.press("h")
    expect(page.locator("#hint-found")).to_be_visible(timeout=LONG)
    expect(page.locator(".hinted").first).to_be_attached()  # its script comes with the first hint
    advised, marked = page.evaluate(ADVISED), page.evaluate(MARKED)

    assert 1 <= len(advised) <= 3
    assert {tuple(mark) for mark in marked} == {tuple(one) for one in advised}
    expect(page.locator("summary#hint")).to_be_focused()
    found = Axe().run(page)
    assert found.violations_count == 0, found.generate_report()

    page.keyboard.press("h")
    expect(page.locator("#hint-found ol")).to_be_hidden()
    seq = page.evaluate("Number(document.getElementById('question').dataset.seq)")
    page.locator(".hinted").first.click()
    page.wait_for_function(LATER, arg=seq, timeout=LONG)
    expect(page.locator("#hint-found")).to_have_count(0)
    expect(page.locator(".hinted")).to_have_count(0)
