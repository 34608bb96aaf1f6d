"""Motions of things on a table in a browser, recorded as they happen."""

from playwright.sync_api import Page

from tests.browser.pages import Open
from tests.browser.people import Person, most
from tests.browser.place import Place

MOST = 80  # actions until each has been seen

# Records how things move, by their changes, and where cards that turn begin to do so.
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
  else if (this.matches('.much')) window.motions.push('is counted');
  return motion;
};"""


def moved(open_page: Open, place: Place, game: str, motions: set[str]) -> Page:
    """Return a table at which a player has acted until all of these motions have been seen."""
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
