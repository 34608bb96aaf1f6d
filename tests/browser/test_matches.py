"""Whole matches of every game in a real browser: by clicks, by keys, without a script."""

import re

import pytest
from playwright.sync_api import Error, Page, expect

from serenissima import games
from tests.browser.pages import LAPTOP, PHONE, Open
from tests.browser.people import GAMES, Person, goes_on, most, short
from tests.browser.place import Place
from tests.browser.quick import finish
from tests.each import EACH

# The action of the element with the focus, if any: the undo button has a value, too.
FOCUSED = """(thing => thing.dataset.action ?? (thing.name === 'action' ? thing.value : ''))
  (document.activeElement)"""

# Actions by forms. A match of the game that is over soonest ends so, and any by `make soak`; others
# are then played out by program.
ALL, SOME = 600, 15
SHORTEST = min(GAMES, key=lambda game: min(short(game).values(), key=int))

every_game = pytest.mark.parametrize("game", GAMES)


def fits(page: Page) -> None:
    """Check that all of the table is in sight on a laptop."""
    assert page.evaluate("document.documentElement.scrollHeight") <= LAPTOP["height"], page.url


@pytest.mark.every_game
@pytest.mark.parametrize("game", GAMES if EACH else [SHORTEST])
def test_a_match_is_played_by_clicks(place: Place, open_page: Open, game: str):
    """As many play as can, and all parts are in sight.

    It runs to the result, and begins once more.
    """
    anna = Person(open_page())
    anna.sit(place.address, game=game, seats=str(most(game)), **short(game))
    anna.play_out(look=fits)
    fits(anna.page)
    finished = anna.page.url
    anna.page.locator("#g-result .button.main").click()
    anna.page.wait_for_url(lambda url: url != finished)

    assert anna.ready()
    expect(anna.page.locator("#g-result")).to_have_count(0)


@pytest.mark.soak
@every_game
def test_a_match_is_played_on_a_phone_with_motion(place: Place, open_page: Open, game: str):
    """It takes some actions on a small screen."""
    page = open_page(viewport=PHONE, has_touch=True, is_mobile=True, reduced_motion="no-preference")
    page.context.add_cookies([{"name": "pace", "value": "instant", "url": place.address}])
    anna = Person(page, seed=4).sit(place.address, game=game, **short(game))
    for _ in range(12):
        assert anna.ready()
        anna.click()

    wide = page.evaluate("document.documentElement.scrollWidth")
    assert wide <= PHONE["width"]


@every_game
def test_a_match_is_played_by_keys(place: Place, open_page: Open, game: str):
    """The keyboard alone opens the table, plays and looks back."""
    page = open_page()
    page.goto(f"{place.address}/new/{game}")
    _tab_to(page, "#name")
    page.keyboard.type("Anna")
    lowest, above, *_ = games.meta(game).levels
    for seat in page.locator(".seat-row select:visible").all()[1:]:
        _choose(page, seat.get_attribute("id") or "", f"computer {above.player}")
        _choose(page, seat.get_attribute("id") or "", f"computer {lowest.player}")
    _tab_to(page, "details.more:not(.time) > summary")
    page.keyboard.press("Enter")
    for name, value in short(game).items():
        _tab_to(page, name.replace("option-", "#o-"))
        page.keyboard.press("ControlOrMeta+a")
        page.keyboard.type(value)
    _tab_to(page, "button.main")
    page.keyboard.press("Enter")
    page.wait_for_selector("#scene")
    anna = Person(page, seed=2)
    while anna.ready():
        _take_by_keys(anna)

    page.keyboard.press("ArrowLeft")
    expect(page).to_have_url(re.compile("at="))
    step = page.locator("#asked").inner_text()
    page.keyboard.press("ArrowRight")
    expect(page.locator("#asked")).not_to_have_text(step)
    page.keyboard.press("?")
    expect(page.locator("#keys")).to_be_visible()


def test_arrows_continue_from_the_old_place_of_a_moved_card(place: Place, open_page: Open):
    """The card has the focus; the next one is the one that followed it."""
    anna = Person(open_page()).sit(place.address)
    anna.ready()
    page, first = anna.page, "#g-offer-first .can:not([tabindex]) >> nth=0"
    card, seq = page.locator(first).get_attribute("id"), anna.seq
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    anna.shown(after=seq)
    expect(page.locator(f"#g-offer-second #{card}")).to_be_focused()

    page.keyboard.press("ArrowRight")

    expect(page.locator(first)).to_be_focused()


def test_arrows_leave_a_button_without_an_id_from_its_place(place: Place, open_page: Open):
    """The previous choice does not matter."""
    anna = Person(open_page()).sit(place.address)
    anna.ready()
    page, cards = anna.page, anna.page.locator("#g-offer-first .can:not([tabindex])")
    cards.evaluate_all("cards => cards.forEach(card => card.removeAttribute('id'))")
    cards.nth(1).focus()

    page.keyboard.press("ArrowLeft")

    expect(cards.nth(0)).to_be_focused()


def _tab_to(page: Page, thing: str) -> None:
    """Press Tab until the element of a CSS selector has the focus."""
    for _ in range(60):
        if page.evaluate("thing => document.activeElement.matches(thing)", thing):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"the Tab key does not reach {thing}")


def _choose(page: Page, field: str, value: str) -> None:
    """Choose an entry of a list, by the arrow keys."""
    _tab_to(page, f"#{field}")
    page.keyboard.press("Home")
    for _ in range(20):
        if page.evaluate("document.activeElement.value") == value:
            return
        page.keyboard.press("ArrowDown")
    raise AssertionError(f"the arrow keys do not reach {value}")


def _take_by_keys(anna: Person) -> None:
    """Take an answer by its number, or a thing on the table by arrows and Enter."""
    page, seq = anna.page, anna.seq
    answers = page.locator("[data-answer]").evaluate_all("all => all.map(b => b.value)")
    onward = [n for n, answer in enumerate(answers, 1) if goes_on(answer)]
    if (onward and anna.chance.random() < 0.5) or not page.locator("#scene .can").count():
        page.keyboard.press(str(anna.chance.choice(onward or [1])))
    else:
        for _ in range(60):
            here = page.evaluate(FOCUSED)
            if here and goes_on(here):
                break
            page.keyboard.press(
                anna.chance.choice(["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"])
            )
        page.keyboard.press("Enter")
    anna.taken += 1
    anna.shown(after=seq)


@pytest.mark.soak
@every_game
def test_a_match_is_played_without_a_script(place: Place, open_page: Open, game: str):
    """It uses forms alone; while it is the other's turn, the page reloads by itself."""
    page = open_page(java_script_enabled=False)
    anna = Person(page, seed=3, scripts=False).sit(place.address, game=game, **short(game))
    wholly = game == SHORTEST or EACH
    for _ in range(ALL if wholly else SOME):
        anna.settled()
        fetch_again(page)
        if anna.over:
            break
        press_button(page, anna.way())
    assert anna.over or not wholly
    finish(page)
    fetch_again(page)

    expect(page.locator("#g-result")).to_be_visible()
    assert page.locator("noscript").count() == 0
    page.locator("#step-first").click()
    expect(page.locator("#step-next")).to_be_visible()
    page.locator("#step-next").click()
    assert "at=1" in page.url


def fetch_again(page: Page) -> None:
    """Ask for the page again, even while it reloads by itself."""
    while True:
        try:
            page.goto(page.url)
        except Error as error:
            if "interrupted by another navigation" not in error.message:
                raise
        else:
            return


def press_button(page: Page, way: str) -> None:
    """Press the button of an action; those of a map are in a list that opens."""
    button = page.locator(f'#play button[value="{way}"]').first
    if not button.is_visible():
        page.locator("#play details.more:not([open]) summary").first.click()
    button.click(force=True)


def test_two_people_play_at_one_table(place: Place, open_page: Open):
    """Each sees the other's actions at once."""
    anna = Person(open_page()).sit(place.address, other="person")
    bernd = Person(open_page(), seed=5)
    link = anna.links()[0]
    bernd.join(link, "Bernd")
    assert link.rpartition("/")[2] not in bernd.page.url
    anna.page.click(".actions.below a.main")
    expect(anna.page.locator("#scene")).to_contain_text("Bernd")

    for _ in range(30):
        actor, other = (anna, bernd) if anna.current().asked else (bernd, anna)
        actor.current()
        actor.click()
        if not actor.asked and not actor.over:
            expect(other.page.locator("#question.asks")).to_be_visible()
    assert anna.taken > 3
    assert bernd.taken > 3
