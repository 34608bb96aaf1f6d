"""What happens is seen to happen: cards turn, numbers that change swell, what is paid leaves."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.pages import Open
from tests.browser.people import GAME, GAMES, Person, most
from tests.browser.place import Place

MOST = 80  # actions until each has been seen

# Notes how things move, by what changes of them.
WATCH = """
window.motions = [];
const { animate } = Element.prototype;
Element.prototype.animate = function (frames, timing) {
  if (frames.rotate) window.motions.push('turns');
  if (frames.scale) window.motions.push('swells');
  if (this.matches('.leaving')) window.motions.push('leaves');
  return animate.call(this, frames, timing);
};"""


def moved(open_page: Open, place: Place, game: str, motions: set[str]) -> Page:
    """A table at which somebody has played until all of these motions have been seen."""
    page = open_page(reduced_motion="no-preference")
    page.context.add_cookies([{"name": "pace", "value": "instant", "url": place.address}])
    page.add_init_script(WATCH)
    anna = Person(page, seed=4).sit(place.address, game=game, seats=str(most(game)))
    for _ in range(MOST):
        if motions <= {*page.evaluate("window.motions")}:
            return page
        assert anna.ready()
        anna.click()
    raise AssertionError(f"only seen: {set(page.evaluate('window.motions'))}")


@pytest.mark.parametrize("game", GAMES)
def test_what_leaves_is_seen_to_leave_and_numbers_that_change_swell(
    place: Place, open_page: Open, game: str
):
    page = moved(open_page, place, game, {"leaves", "swells"})

    expect(page.locator(".leaving")).to_have_count(0)  # it is gone afterwards


def test_cards_turn(place: Place, open_page: Open):
    """A card that was laid face down, or that comes into a hand that is not seen."""
    moved(open_page, place, GAME, {"turns"})
