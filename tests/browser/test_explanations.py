"""Pointing, a long press and focus show an explanation on a card beside the thing."""

from fnmatch import fnmatch
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Locator, Page, expect

from serenissima.service.core.viewing import view_table
from serenissima.web.presentation.table_page import TablePage
from tests.browser.drawn import NAMES, lay, parts
from tests.browser.pages import LAPTOP, PHONE, Open
from tests.browser.people import GAMES, Person, most
from tests.browser.phone import middle, press
from tests.browser.place import Place
from tests.browser.sights import course, is_drawn

FRAMES = "() => new Promise((over) => requestAnimationFrame(() => requestAnimationFrame(over)))"
FINGER = 20  # pixels around a finger that stay free
SMALL = {"width": 700, "height": 500}  # a phone held across, or a laptop's window at 200 %
MANY = 20  # things that are explained at least
# Each thing that is explained and its own card, and whether that leaves it and the question free.
COVERED = """() => {
  const [card, question] = ['explanation', 'question'].map((id) => document.getElementById(id));
  const box = (part) => part.getBoundingClientRect();
  const apart = (one, other) => one.right <= other.left || other.right <= one.left
    || one.bottom <= other.top || other.bottom <= one.top;
  const told = [...document.querySelectorAll('#scene [data-about]')]
    .filter((thing) => thing.checkVisibility() && !thing.closest('.again'));
  return told.map((thing) => {
    if (thing.tabIndex < 0) thing.tabIndex = -1;
    thing.scrollIntoView({block: 'nearest'});
    thing.focus();
    const free = [thing, question].every((part) => apart(box(card), box(part)));
    return [thing.id || thing.textContent, card.matches(':popover-open') && free];
  });
}"""
THINGS = "#scene [id^='i-'][data-about]"


def card(page: Page) -> Locator:
    return page.locator("#explanation")


def topic(page: Page, thing: Locator) -> str:
    """Return the explanation of a thing from the page's words."""
    about = thing.get_attribute("data-about")
    return page.locator(f"#topics [data-topic='{about}']").text_content() or ""


# A place in a group that can be chosen without an explanation.
NOTHING = """() => {
  const {left, top, right, bottom} = document.querySelector('.group-pick').getBoundingClientRect();
  for (let y = bottom - 4; y > top; y -= 4) for (let x = right - 4; x > left; x -= 4) {
    const there = document.elementsFromPoint(x, y);
    if (there[0].matches('.group-pick') && !there.some((one) => one.closest('[data-about]'))) {
      return [x, y];
    }
  }
}"""
WIDE, GAP = 40, 10  # pixels: of a thing, and between it and its card
# A thing at the right edge that leaves room above and below nowhere.
HIGH = f"""() => {{
  const thing = document.createElement("div");
  thing.dataset.about = document.querySelector("[data-about]").dataset.about;
  thing.textContent = "high";
  thing.style = "position: fixed; inset: 0 0 0 auto; width: {WIDE}px; z-index: 9";
  document.body.append(thing);
}}"""
LONG = "() => new Promise((over) => setTimeout(over, 500))"  # longer than an explanation's delay


def press_long(page: Page, x: float, y: float) -> None:
    """Hold a finger on the page until after the explanation appears, and lift it."""
    session = page.context.new_cdp_session(page)
    point: dict[str, Any] = {"x": x, "y": y}
    session.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    page.evaluate(LONG)
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    page.evaluate(LONG)  # a click would come by then


@pytest.fixture
def anna(place: Place, open_page: Open) -> Person:
    """A person at a table on a laptop, where the others are still."""
    person = Person(open_page(), seed=4).sit(place.address)
    person.ready()
    return person


@pytest.mark.parametrize("game", GAMES)
def test_the_pointer_shows_an_explanation(place: Place, open_page: Open, game: str):
    """It has the name and the explanation, beside the thing; elsewhere the card goes away."""
    page = open_page()
    anna = Person(page, seed=4).sit(place.address, game=game)
    anna.ready()
    thing = page.locator(THINGS).last
    thing.hover()
    expect(card(page)).to_contain_text(topic(page, thing))
    x, y = middle(thing)
    box = card(page).bounding_box()

    assert box
    assert not (box["x"] < x < box["x"] + box["width"] and box["y"] < y < box["y"] + box["height"])
    assert Axe().run(page).violations_count == 0

    page.locator(".bar-title").hover()
    expect(card(page)).to_be_hidden()


def test_escape_only_closes_the_card(anna: Person):
    """The pointer stays where it is, the title comes back; the card avoids even high things."""
    page = anna.page
    first = page.locator(f"{THINGS}[title]").first.get_attribute("id")
    thing = page.locator(f"#{first}")
    title = thing.get_attribute("title")
    thing.hover()
    expect(card(page)).to_be_visible()

    assert thing.get_attribute("title") is None
    assert thing.get_attribute("aria-describedby") == "explanation"

    page.keyboard.press("Escape")
    expect(card(page)).to_be_hidden()
    assert thing.get_attribute("title") == title
    assert thing.get_attribute("aria-describedby") is None

    page.evaluate(HIGH)
    page.mouse.move(LAPTOP["width"] - 5, LAPTOP["height"] / 2)
    expect(card(page)).to_be_visible()
    box = card(page).bounding_box()

    assert box
    edge = box["x"] + box["width"]
    assert edge == pytest.approx(LAPTOP["width"] - WIDE - GAP, abs=1)


def test_the_keyboard_visits_every_thing(anna: Person):
    """Arrows go from thing to thing, clickable or not; Escape returns."""
    page = anna.page
    anna.ready()
    page.keyboard.press("i")
    told = set()
    for key in ("ArrowDown", "ArrowDown", "ArrowRight", "ArrowUp", "ArrowLeft", "ArrowDown"):
        page.keyboard.press(key)
        here = page.locator(":focus")
        expect(card(page)).to_contain_text(topic(page, here))
        told.add(here.get_attribute("id") or here.text_content())
    page.keyboard.press("Escape")

    assert len(told) > 2
    expect(card(page)).to_be_hidden()
    assert page.locator(":focus[data-about]").count() == 0


def test_focus_explains_clickable_things(anna: Person):
    """The arrows that choose among them explain them on the way."""
    page = anna.page
    anna.ready()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowUp")
    here = page.locator("#scene .can:focus")
    expect(here).to_have_count(1)
    expect(card(page)).to_contain_text(topic(page, here))


def test_a_click_ends_the_tour(anna: Person):
    """Afterwards the arrows visit only clickable things."""
    page = anna.page
    anna.ready()
    page.keyboard.press("i")
    expect(card(page)).to_be_visible()
    page.locator(".bar-title").click()
    expect(card(page)).to_be_hidden()
    page.keyboard.press("ArrowDown")
    expect(page.locator(":is(.can, .answer, #question .button):focus")).to_have_count(1)


@pytest.mark.soak
def test_in_a_small_window_the_question_stays_free(place: Place, open_page: Open):
    """Beside every thing that the keyboard explains there is room for the card."""
    page = open_page(viewport=SMALL)
    anna = Person(page, seed=4).sit(place.address, game=next(filter(is_drawn, GAMES)))
    anna.ready()
    page.keyboard.press("i")
    covered = page.evaluate(COVERED)

    assert len(covered) > MANY
    assert [name for name, free in covered if not free] == []


@pytest.mark.parametrize("game", GAMES)
def test_a_long_press_only_explains(place: Place, open_page: Open, game: str):
    """On a phone the card is beside the finger, and lifting it takes no action."""
    page = open_page(viewport=PHONE, has_touch=True, is_mobile=True)
    anna = Person(page, seed=4).sit(place.address, game=game)
    ways = page.locator("#scene .can[data-about]")
    while anna.ready() and not ways.count():
        anna.click()
    thing = ways.first
    thing.scroll_into_view_if_needed()
    seq, (x, y) = anna.seq, middle(thing)
    sent: list[str] = []
    page.on("request", lambda request: sent.append(request.method))
    page.mouse.move(1, 1)
    press(page, x, y)
    expect(card(page)).to_contain_text(topic(page, thing))
    page.evaluate(FRAMES)  # a click would have been sent by now
    box = card(page).bounding_box()

    assert "POST" not in sent
    assert anna.seq == seq
    assert "".join(page.locator(".map-told").all_text_contents()) == ""
    assert box
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= PHONE["width"]
    assert box["y"] + box["height"] <= y - FINGER or box["y"] >= y + FINGER

    page.touchscreen.tap(PHONE["width"] / 2, 20)
    expect(card(page)).to_be_hidden()


def test_in_words_explanations_are_below_the_table(place: Place, open_page: Open):
    """They work without a script, too."""
    page = open_page(java_script_enabled=False)
    Person(page, seed=4, scripts=False).sit(place.address)
    page.goto(f"{page.url.partition('?')[0]}?view=text")
    told = page.locator("#topics > li")

    assert told.count() > 5
    assert all(line.is_visible() for line in told.all())
    assert all(": " in str(line.text_content()) for line in told.all())


@pytest.mark.soak
@pytest.mark.parametrize("game", GAMES)
def test_a_line_of_the_tale_lights_its_things(place: Place, open_page: Open, game: str):
    """It does under the pointer and by keys; elsewhere no light is on."""
    page = open_page()
    anna = Person(page, seed=6).sit(place.address, game=game)
    lines = page.locator("#told .line[data-of]")
    while anna.ready() and lines.count() < 3:
        anna.click()
    pointed = page.locator("#scene .pointed")
    lines.first.scroll_into_view_if_needed()
    lines.first.hover()
    expect(pointed.first).to_be_attached()
    said = (lines.first.get_attribute("data-of") or "").split()
    names = {name.rpartition("/")[2] for name in said}
    lit = pointed.evaluate_all("all => all.map(thing => thing.id.slice(2))")

    assert all(any(fnmatch(name, pattern) for pattern in names) for name in lit)

    page.locator(".bar-title").hover()
    expect(pointed).to_have_count(0)
    page.locator("#told").focus()
    page.keyboard.press("ArrowDown")
    here = page.locator("#told .line:focus")
    first = here.text_content()
    page.keyboard.press("Control+ArrowDown")

    assert here.text_content() == first

    page.keyboard.press("ArrowDown")

    assert here.text_content() != first


def test_a_click_on_a_line_lights_its_things_at_its_moment(anna: Person):
    """They are lit when the table shows that moment."""
    page = anna.page
    anna.ready()
    lines = page.locator("#told .line[data-of]")
    lines.first.locator("span").click()
    expect(page.locator("#step-next")).to_be_attached()
    expect(page.locator("#scene .pointed").first).to_be_attached()


@pytest.mark.soak
def test_a_line_does_not_light_things_that_have_moved(place: Place, open_page: Open):
    """A card that went to the second offer and came back is not where the first line put it."""
    people = [Person(open_page(), seed=1).sit(place.address, other="person")]
    [link] = people[0].links()
    people[0].page.click(".actions.below a.main")
    people.append(Person(open_page(), seed=2).join(link, "Bernd"))
    divider = next(person for person in people if person.current().asked)
    page, seq = divider.page, divider.seq
    line, lit = page.locator("#told > [data-step='1'] .line"), page.locator("#scene .row .pointed")
    page.locator("#g-offer-first .can:not([tabindex])").first.click()
    divider.shown(after=seq)
    line.hover()
    expect(page.locator("#g-offer-second .pointed")).to_have_count(1)

    assert lit.count() == 1

    page.locator("#g-offer-second .can").click()
    divider.shown(after=seq + 1)
    line.hover()
    expect(page.locator("#scene .group.pointed")).to_have_count(1)

    assert lit.count() == 0


@pytest.mark.soak
def test_cards_of_an_available_offer_are_explained(page: Page):
    """The offer as a whole is clickable, and a long press does not take it."""
    game = next(name for name in GAMES if not is_drawn(name))
    tables = (t for t in course(game, most(game), NAMES) if not t.match.over)
    shows = (TablePage(view_table(t, "table", t.match.waits[0]), "en") for t in tables)
    lay(page, next(show for show in shows if "group-pick" in parts(show)))
    sent: list[str] = []
    page.on("request", lambda request: sent.append(request.method))
    for thing in page.locator(".group:has(> .group-pick) .card").all()[::7]:
        page.mouse.move(*middle(thing), steps=3)
        expect(card(page)).to_contain_text(topic(page, thing))
    press(page, *middle(thing))
    expect(card(page)).to_contain_text(topic(page, thing))
    press_long(page, *page.evaluate(NOTHING))

    assert "POST" not in sent
