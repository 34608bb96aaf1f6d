"""A hint in a real browser: a key requests it, the table has its numbers, an action ends it."""

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Route, expect

from tests.browser.drawn import SIZES
from tests.browser.pages import BOXES, LAPTOP, PHONE, Open
from tests.browser.people import GAME, GAMES, LATER, Person
from tests.browser.phone import ACROSS, UPRIGHT, sit, turn
from tests.browser.place import Place

MARKED = """() => [...document.querySelectorAll('.hinted')].map(thing => [
  (thing.value ?? thing.dataset.action).split(',')[0], thing.querySelector('.rank').textContent
])"""
# The numbers of the suggestions for the lit things.
FRENCH_DIGITS = "&é\"'(-è_çà"  # the keys of 1 to 9 and 0, without Shift
LIT = "() => [...document.querySelectorAll('.pointed > .rank')].map((rank) => rank.textContent)"
# Playable things under the hint.
HIDDEN = """() => {
  const hint = document.getElementById('hint-found').getBoundingClientRect();
  const middle = (box) => [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  const edge = document.getElementById('scene').getBoundingClientRect();
  const parts = document.querySelectorAll('#question, #scene .zone-hand, #scene .can');
  return [...parts].filter((part) => {
    const box = part.getBoundingClientRect(), [x, y] = middle(box);
    const seen = part.id === 'question' || y < edge.bottom;
    return seen && hint.left < x && x < hint.right && hint.top < y && y < hint.bottom;
  }).map((part) => part.id);
}"""
# Whether the beginning of an element is visible in the hint at first.
SEEN = """(thing) => {
  const hint = document.getElementById('hint-found').getBoundingClientRect();
  const {top, left} = thing.getClientRects()[0];
  const height = parseFloat(getComputedStyle(thing).fontSize);
  const there = document.elementFromPoint(left + 4, top + height / 2);
  return top >= hint.top && top + height <= hint.bottom && thing.parentElement.contains(there);
}"""
# The place of the board, and of each group on it, and the size of a map.
LIES = """() => {
  const box = (it) => it.getBoundingClientRect();
  const lie = [...document.querySelectorAll('#board .group, #board .map-frame')].map(box);
  const drawn = [...document.querySelectorAll('#board :is(.map, .chart)')].map(box);
  const board = box(document.getElementById('board'));
  return [board.x, board.y, board.width, ...lie.flatMap(({x, y, width, height}) =>
    [x, y, width, height]), ...drawn.flatMap(({width, height}) => [width, height])];
}"""
# The height in pixels below the answers that is reserved for undoing.
KEPT_FREE = "() => parseFloat(getComputedStyle(document.querySelector('.answers')).paddingBottom)"
# Where the leaf of the tale ends.
LEAF = "() => document.getElementById('tale').getBoundingClientRect().bottom"
ADVISED = """() => [...document.querySelectorAll('#hint-found [data-way]')].map(
  (one, number) => [one.dataset.way, String(number + 1)])"""


def test_a_hint_is_shown_at_its_choices(place: Place, open_page: Open):
    """The focus stays where it was requested, so that the same key folds it."""
    person = Person(open_page())
    person.sit(place.address, game=GAME)
    page = person.page
    page.wait_for_selector("#question.asks")
    page.locator("#hint").focus()
    page.keyboard.press("h")
    expect(page.locator("#hint-found")).to_be_visible()
    expect(page.locator(".hinted").first).to_be_attached()  # its script comes with the first hint
    advised, marked = page.evaluate(ADVISED), page.evaluate(MARKED)

    assert 1 <= len(advised) <= 3
    assert {tuple(mark) for mark in marked} == {tuple(one) for one in advised}
    expect(page.locator("summary#hint")).to_be_focused()
    found = Axe().run(page)
    assert found.violations_count == 0, found.generate_report()

    for number in (1, len(advised)):  # the first one is lit without being pointed at
        expect(page.locator(f"#hint-found li:nth-child({number})[aria-current]")).to_be_attached()
        assert str(number) in page.evaluate(LIT)  # the next expected actions are lit, too
        page.locator("#hint-found li").last.hover()

    page.keyboard.press("Tab")
    expect(page.locator("#hint-found li").first).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator("#hint-found ol")).to_be_hidden()
    expect(page.locator(".pointed")).to_have_count(0)
    expect(page.locator("summary#hint")).to_be_focused()
    page.keyboard.press("Tab")
    assert page.evaluate("document.getElementById('scene').contains(document.activeElement)")
    seq = page.evaluate("Number(document.getElementById('question').dataset.seq)")
    page.locator(".hinted:has(> .rank)").first.click()
    page.wait_for_function(LATER, arg=seq)
    expect(page.locator("#hint-found li")).to_have_count(1)  # the rest of the choice begun
    assert page.evaluate(ADVISED) != advised


@pytest.mark.soak
@pytest.mark.parametrize("game", GAMES)
def test_a_hint_is_requested_beside_the_place_of_undo(place: Place, open_page: Open, game: str):
    """On laptops each has a separate place, so a near miss does not hit the other."""
    person = Person(open_page()).sit(place.address, game=game)
    page = person.page
    while not page.locator("#question.asks:has(#undo):has(#hint)").count():
        person.ready()
        person.click()
    person.ready()
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        boxes = page.locator("#hint, #undo").evaluate_all(BOXES)
        (_, *hint), (_, *undo) = sorted(boxes)

        assert apart(hint, undo), (width, height)


def apart(one: list[float], other: list[float]) -> bool:
    """Return whether two boxes are disjoint."""
    (x, y, width, height), (to_x, to_y, to_width, to_height) = one, other
    beside = x + width < to_x + 0.5 or to_x + to_width < x + 0.5  # parts of a pixel are rounded
    return beside or y + height < to_y + 0.5 or to_y + to_height < y + 0.5


@pytest.mark.parametrize("size", [PHONE, {"width": 360, "height": 640}], ids=["phone", "small"])
def test_on_a_phone_a_hint_covers_nothing_playable(
    place: Place, open_page: Open, size: dict[str, int]
):
    """It is between table and question, and the hand can be seen beside it."""
    person = Person(open_page(viewport=size), seed=4).sit(place.address, game=GAME)
    person.ready()
    page = person.page
    page.locator("#hint").click()
    expect(page.locator("#hint-found")).to_be_visible()
    expect(page.locator(".hinted").first).to_be_attached()
    page.wait_for_function("() => document.querySelector('link[href$=\"hints.css\"]')?.sheet")

    assert page.evaluate(HIDDEN) == []
    best = page.locator("#hint-found li > div > b").first  # the panel scrolls to the others
    assert page.evaluate(SEEN, best.element_handle())
    expect(page.locator("#asked")).to_be_in_viewport()
    expect(page.locator("#scene .can").first).to_be_in_viewport()


@pytest.mark.parametrize("game", GAMES)
def test_a_hint_changes_no_leaf(place: Place, open_page: Open, game: str):
    """This holds however late its style comes.

    Until then it is longer than the leaf of the tale.
    """
    person = Person(open_page(viewport=LAPTOP))
    person.sit(place.address, game=game)
    page = person.page
    page.wait_for_selector("#question.asks")
    before, late = page.evaluate(LEAF), list[Route]()

    def hold(route: Route) -> None:
        late.append(route)

    page.route("**/hints.css*", hold)
    page.locator("#hint").click()
    expect(page.locator(".hinted").first).to_be_attached()
    late[0].continue_()
    page.wait_for_function(f"(before) => ({LEAF})() === before", arg=before)


@pytest.mark.parametrize("game", GAMES)
def test_on_a_phone_a_hint_does_not_move_the_board(place: Place, open_page: Open, game: str):
    """It takes its room from the events, from the hand, and from absent answers."""
    page = sit(place, open_page, game)
    before = page.evaluate(LIES)
    answered = page.locator(".answers > .answer").count() > 0
    page.locator("#hint").click()
    expect(page.locator("#hint-found")).to_be_visible()
    page.wait_for_function("() => document.querySelector('link[href$=\"hints.css\"]')?.sheet")

    assert page.evaluate(LIES) == before
    assert (page.evaluate(KEPT_FREE) > 0) == answered


@pytest.mark.soak
@pytest.mark.parametrize("game", GAMES)
def test_the_question_stays_in_sight_when_a_phone_is_turned(
    place: Place, open_page: Open, game: str
):
    """Held across, hint, hand and question scroll together."""
    page = sit(place, open_page, game)
    page.locator("#hint").click()
    expect(page.locator(".hinted").first).to_be_attached()
    page.wait_for_function("() => document.querySelector('link[href$=\"hints.css\"]')?.sheet")
    for held in (ACROSS, UPRIGHT):
        turn(page, held)

        expect(page.locator("#asked")).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("game", GAMES)
def test_a_number_chooses_the_numbered_suggestion(place: Place, open_page: Open, game: str):
    """It does not choose the answer with this number; a missing number has no effect.

    On a French keyboard, too, where a digit's key types it only with Shift.
    """
    person = Person(open_page())
    person.sit(place.address, game=game)
    page = person.page
    page.wait_for_selector("#question.asks")
    page.locator("#hint").click()
    expect(page.locator(".hinted").first).to_be_attached()
    marked = {rank: action for action, rank in page.evaluate(MARKED)}
    sent = list[str]()
    page.on("request", lambda request: sent.append(request.post_data or ""))
    page.keyboard.press("9")
    key = {"key": FRENCH_DIGITS[int(max(marked)) - 1], "code": f"Digit{max(marked)}"}
    with page.expect_request("**/act"):
        page.context.new_cdp_session(page).send(
            "Input.dispatchKeyEvent", {"type": "rawKeyDown", **key}
        )

    assert [marked[max(marked)].replace(" ", "+") in one for one in sent if one] == [True]
