"""A phone's board follows others' actions and stays as it was zoomed; all else is still."""

from typing import Any

import pytest
from playwright.sync_api import Page

from tests.browser.following import SWAP, sit, sites, steps
from tests.browser.pages import Open
from tests.browser.people import GAMES, Person
from tests.browser.phone import DRAWN, WIDTHS, pinch
from tests.browser.phone import sit as on_phone
from tests.browser.place import Place
from tests.browser.sights import is_drawn

ENOUGH = 8  # steps with things on the board

# Scrolls the board to its upper left corner.
AWAY = """() => document.querySelector('.map-frame, .board:has(> .chart)')
  .scrollTo({left: 0, top: 0, behavior: 'instant'})"""

# Scrolls the board away from that corner.
FAR = """() => document.querySelector('.map-frame, .board:has(> .chart)')
  .scrollTo({left: 150, top: 90, behavior: 'instant'})"""

# The first thing on the board that the newest step names, and whether its middle is in sight.
SPOKEN_OF = """async () => {
  const {src} = document.querySelector('script[src*="table.js"]');
  const {named} = (await import(src)).$pointing;
  const frame = document.querySelector('.map-frame, .board:has(> .chart)');
  const step = document.querySelector('#told > li');
  if (step.classList.contains('own') || frame.querySelector('.can')) return null;
  const thing = [...step.children].flatMap(named).find((named) => frame.contains(named));
  if (!thing) return null;
  const edge = frame.getBoundingClientRect(), box = thing.getBoundingClientRect();
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const seen = edge.left <= x && x <= edge.right && edge.top <= y && y <= edge.bottom;
  return [thing.id, seen, frame.scrollLeft + frame.scrollTop > 0];
}"""

# The cards in the hand, by their visible parts; those that are lit as changed by others.
HAND = """() => [...document.querySelectorAll('.zone-hand .card')].map((card) => [
  card.querySelector('.card-name').textContent,
  card.querySelector('.count')?.textContent, card.matches('.noted'),
].join())"""
PREFERENCES = {"dark": "html[data-theme=dark]", "de": "html[lang=de]"}
"""What shows that a preference was chosen."""

LIT = (
    "() => [...document.querySelectorAll('.zone-hand .played .card-name')].map((n) => n.innerHTML)"
)


@pytest.mark.soak
@pytest.mark.parametrize("game", DRAWN)
def test_the_board_follows_others_actions(place: Place, open_page: Open, game: str):
    """Things of their newest step come into sight, wherever the board had been moved.

    A chart is in sight as a whole until the viewer enlarges it.
    """
    page, found = sit(place, open_page, game), list[Any]()
    page.locator("#zoom-in").click()
    for parts in steps(game):
        page.evaluate(AWAY)
        page.evaluate(SWAP, parts)
        found.append(page.evaluate(SPOKEN_OF))
    spoken = [one for one in found if one]

    assert any(moved for _, _, moved in spoken)
    assert [thing for thing, seen, _ in spoken if not seen] == []


@pytest.mark.parametrize("game", [name for name in DRAWN if is_drawn(name, "chart")])
def test_a_chart_stays_whole(place: Place, open_page: Open, game: str):
    """It neither moves nor changes its size, for all actions and questions."""
    page = sit(place, open_page, game)
    page.evaluate(SWAP, steps(game)[0])
    before = page.evaluate(WIDTHS)
    assert sites(game)
    for parts in (*steps(game), *sites(game)):
        page.evaluate(SWAP, parts)
        assert page.evaluate(WIDTHS) == pytest.approx(before, abs=1)


@pytest.mark.soak
@pytest.mark.parametrize("game", DRAWN)
def test_a_board_under_a_finger_stays(place: Place, open_page: Open, game: str):
    """Events meanwhile do not move it."""
    page, scrolled = sit(place, open_page, game), list[Any]()
    for parts in steps(game):
        page.evaluate(AWAY)
        page.mouse.move(150, 150)
        page.mouse.wheel(0, 0)
        page.evaluate(SWAP, parts)
        if found := page.evaluate(SPOKEN_OF):
            scrolled.append(found[2])
        if len(scrolled) == ENOUGH:
            break

    assert scrolled
    assert not any(scrolled)


@pytest.mark.soak
def test_the_tale_shows_its_newest_line(place: Place, open_page: Open):
    """It returns there from any earlier line, once the reader stops."""
    anna = Person(open_page(), seed=3).sit(place.address).act(25)
    anna.page.evaluate("() => document.getElementById('told').scrollTo(0, -300)")
    assert anna.page.evaluate("() => document.getElementById('told').scrollTop") < 0
    anna.act(2)

    assert anna.page.evaluate("() => document.getElementById('told').scrollTop") == 0


@pytest.mark.soak
@pytest.mark.parametrize("game", GAMES)
def test_your_own_cards_are_lit_only_when_they_change(place: Place, open_page: Open, game: str):
    """Becoming available is no change, nor is it when others take cards of the same kind."""
    page = sit(place, open_page, game, reduced_motion="no-preference")
    wrong = list[str]()
    first, *others = steps(game)
    page.evaluate(SWAP, first)
    for parts in others:
        before = set(page.evaluate(HAND))
        page.evaluate(SWAP, parts)
        changed = {card.partition(",")[0] for card in set(page.evaluate(HAND)) - before}
        wrong += [card for card in page.evaluate(LIT) if card not in changed]

    assert wrong == []


@pytest.mark.soak
@pytest.mark.parametrize("preference", PREFERENCES)
@pytest.mark.parametrize("game", DRAWN)
def test_the_zoom_outlives_another_preference(
    place: Place, open_page: Open, game: str, preference: str
):
    """It loads the page anew: the board is as large as before, and shows the same part."""
    page = on_phone(place, open_page, game)
    pinch(page, 100, 140)
    page.evaluate(FAR)
    before = page.evaluate(WIDTHS)
    choose(page, preference)

    assert before["left"] > 0
    assert page.evaluate(WIDTHS) == before


@pytest.mark.parametrize("game", DRAWN)
def test_a_board_that_fits_still_fits(place: Place, open_page: Open, game: str):
    """This holds after another preference, and in a window of another size."""
    page = on_phone(place, open_page, game)
    page.locator("#zoom-fit").tap()
    choose(page, "dark")
    again = page.evaluate(WIDTHS)
    page.set_viewport_size({"width": 360, "height": 780})

    assert again["drawing"] <= again["frame"] + 1
    page.wait_for_function(f"() => ({WIDTHS})().drawing <= 361")


def choose(page: Page, preference: str) -> None:
    page.locator("[popovertarget=menu]").tap()
    page.locator(f"#menu [value={preference}]").tap()
    page.wait_for_selector(
        f"{PREFERENCES[preference]} #keys-button:not([hidden])", state="attached"
    )
