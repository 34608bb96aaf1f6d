"""Lessons by clicks in a real browser, with wrong turns, to the real match after them."""

import pytest
from playwright.sync_api import Page, expect

from serenissima import games
from serenissima.kernel import lesson as lessons
from serenissima.words import LANGUAGES, Speaker
from tests.browser.pages import LAPTOP, PHONE, Open
from tests.browser.place import Place
from tests.browser.usable import check
from tests.each import EACH

LESSONS = [(name, one) for name in games.names() for one in lessons.names(games.load(name).folder)]
# Each lesson has a separate language and size; with EACH=1, every language and both sizes.
TOLD = [
    (*lesson, LANGUAGES[n % len(LANGUAGES)], (PHONE, LAPTOP)[n % 2])
    for n, lesson in enumerate(LESSONS, 3)
]
if EACH:
    TOLD = [
        (*one, tongue, size) for one in LESSONS for tongue in LANGUAGES for size in (LAPTOP, PHONE)
    ]
LATER = "seq => document.getElementById('question').dataset.seq !== seq"
# An action with which the lesson does not continue.
WRONG = """() => [...document.querySelectorAll('#scene .can, [data-answer]')]
  .filter((way) => !way.matches('.taught')).map((way) => way.id).find(Boolean) ?? ''"""
# Whether all things of a remark on a phone's board are in sight, with the best way to act; things
# at the edge of a map may end a few pixels beyond.
IN_SIGHT = """() => {
  const frame = document.querySelector('.map-frame, .board:has(> .chart)');
  if (!document.getElementById('zoom').checkVisibility() || !frame) return true;
  const best = document.getElementById('remark').dataset.ways.split('|')[0];
  const edge = frame.getBoundingClientRect();
  const things = [...frame.querySelectorAll('.shown, .taught')].filter((thing) =>
    thing.matches('.shown') || (thing.value ?? thing.dataset.action).split(',')[0] === best);
  return things.map((thing) => thing.getBoundingClientRect()).every((box) =>
    box.left >= edge.left - 4 && box.right <= edge.right + 4
    && box.top >= edge.top - 4 && box.bottom <= edge.bottom + 4);
}"""


def begin(place: Place, page: Page, game: str, name: str) -> None:
    page.goto(place.address)
    page.locator(f"[formaction='/learn/{game}/{name}']").click()
    page.wait_for_selector("#keys-button:not([hidden])", state="attached")


def moment(page: Page) -> str:
    return str(page.locator("#question").get_attribute("data-seq"))


def take(page: Page) -> None:
    """Take the action that the lesson marks, by a click, and await the others' actions."""
    before = moment(page)
    page.locator(".taught").last.dispatch_event("click")
    page.wait_for_function(LATER, arg=before)
    page.wait_for_selector("#question:is(.asks, :has(#remark > p + p))")
    page.wait_for_function("() => !document.querySelector('#table[aria-busy]')")


def take_a_wrong_turn(page: Page, kindly: str) -> bool:
    """Check that another choice is refused in words, without a change.

    Return False if there is none.
    """
    other, before = page.evaluate(WRONG), moment(page)
    if not other:
        return False
    page.locator(f"[id='{other}']").dispatch_event("click")
    expect(page.locator("#refusal")).to_contain_text(kindly)
    assert moment(page) == before
    return True


def look_up_the_rule(page: Page) -> None:
    """The rules open beside the lesson, at the rule of its question, and close again."""
    link = page.locator("#rules-in-use")
    rule = (link.text_content() or "").split()[-1]
    link.click()
    expect(page.locator("#rulebook .paragraph.here")).to_have_attribute("id", rule)
    page.keyboard.press("Escape")
    expect(page.locator("#rulebook")).to_have_count(0)


@pytest.mark.parametrize(("game", "name", "language", "size"), TOLD)
def test_a_lesson_is_followed_to_its_end(
    place: Place, open_page: Open, game: str, name: str, language: str, size: dict[str, int]
):
    page = open_page(viewport=size, locale=language, quiet=False)
    begin(place, page, game, name)
    folder = games.load(game).folder
    speaker, lesson = Speaker(language, folder), lessons.load(games.load(game), name)
    said, wrong = set(), 0
    check(page)
    look_up_the_rule(page)
    while page.locator("#question.asks").count():
        said |= set(page.locator("#remark p:not(.lesson-at)").all_text_contents())
        expect(page.locator(".taught").first).to_be_attached()
        page.wait_for_function(IN_SIGHT)
        wrong += wrong < 3 and take_a_wrong_turn(page, speaker.word("error-lesson-other"))
        take(page)
    said |= set(page.locator("#remark p:not(.lesson-at)").all_text_contents())
    check(page)

    told = [speaker.word(remark.say) for remark in lesson.remarks if remark.say]
    assert said <= {text for one in told for text in one.split("\n\n")}
    assert told[-1].split("\n\n")[0] in said
    assert wrong == 3
    table = page.url
    page.locator("[formaction$='/play']").last.click()
    page.wait_for_url(lambda url: url != table)
    page.wait_for_selector("#question.asks, #question.waits")
    assert page.locator("#remark").count() == 0
