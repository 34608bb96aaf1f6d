"""What happens is seen to happen: cards turn, numbers that change swell, what is paid leaves."""

from itertools import pairwise

import pytest
from playwright.sync_api import Page, expect

from serenissima.service.core.table import Table
from serenissima.service.core.viewing import view_table
from serenissima.web.presentation.table_page import TablePage
from tests.browser.drawn import SWAP, lay, parts
from tests.browser.pages import Open
from tests.browser.people import GAME, GAMES, Person, most
from tests.browser.place import Place
from tests.browser.sights import course

MOST = 80  # actions until each has been seen
BUILDING = GAMES[1]  # where houses pay for what is built

# Notes how things move, by what changes of them, and where cards that turn begin to do so.
WATCH = """
window.motions = [];
window.astray = 0;
const { animate } = Element.prototype;
const middle = (thing) => {
  const {x, width} = thing.getBoundingClientRect();
  return x + width / 2;
};
Element.prototype.animate = function (frames, timing) {
  const [start, end] = Array.isArray(frames) ? frames : [frames, frames], there = middle(this);
  const motion = animate.call(this, frames, timing);
  if (start.rotate) {
    window.motions.push('turns');
    motion.pause();
    motion.currentTime = 0;
    if (Math.abs(middle(this) - there - parseFloat(start.translate)) > 2) window.astray += 1;
    motion.play();
  } else if (this.matches('.leaving')) {
    window.motions.push(end.translate === '0px 0px' ? 'fades' : 'pays');
  } else if (start.scale?.length === 3) window.motions.push('swells');
  return motion;
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
    page = moved(open_page, place, game, {"fades", "swells"})

    expect(page.locator(".leaving")).to_have_count(0)  # it is gone afterwards


def test_cards_turn_on_their_way(place: Place, open_page: Open):
    """From where they lay face down, or into a hand that is not seen."""
    page = moved(open_page, place, GAME, {"turns"})

    assert page.evaluate("window.astray") == 0


def test_houses_go_to_the_palazzo_that_they_pay_for(page: Page):
    """Those that lie in its district; not if the table of quite another moment is shown."""
    tables = list(course(BUILDING, most(BUILDING)))
    built = next(n for n, (_, after) in enumerate(pairwise(tables)) if builds(after))
    before, after, later = (
        TablePage(view_table(tables[n], "table", 0), "en") for n in (built, built + 1, -1)
    )
    page.emulate_media(reduced_motion="no-preference")
    lay(page, before)
    page.evaluate(f"() => {{{WATCH}}}")
    page.evaluate(SWAP, parts(later))
    far = page.evaluate("window.motions")
    lay(page, before)
    page.evaluate(f"() => {{{WATCH}}}")
    page.evaluate(SWAP, parts(after))

    assert far == []
    assert "pays" in page.evaluate("window.motions")


def builds(table: Table) -> bool:
    """Whether a palazzo has just been built."""
    return table.game.actions.format(table.match.steps[-1].action) == "build"
