"""People at tables in a real browser: by clicks, by keys, by forms."""

import random
import re

from playwright.sync_api import Locator, Page, expect

from serenissima import games

GAME = games.names()[0]
OPPONENT = "computer uniform"  # plays at once, so that a whole match takes seconds
LONG = 20_000  # ms; a patient person
LATER = "seq => Number(document.getElementById('scene').dataset.seq) > seq"
READY = """seq => {
  const scene = document.getElementById('scene');
  if (document.querySelector('#table[aria-busy]')) return false;
  if (Number(scene?.dataset.seq) <= seq) return false;
  if (document.getAnimations().some((motion) => motion.playState === 'running')) return false;
  return !!document.querySelector('#step-next, #question.asks');
}"""


# Where a button can be hit: cards lie on each other, and equal ones do the same.
SPOT = """button => {
  button.scrollIntoView({block: 'nearest'});
  const box = button.getBoundingClientRect();
  for (const share of [.5, .8, .2, .05]) {
    const [x, y] = [box.x + box.width * share, box.y + box.height / 2];
    const hit = document.elementFromPoint(x, y)?.closest('button, .can');
    const [found, wanted] = [hit, button].map((thing) => thing?.value ?? thing?.dataset.action);
    if (found === wanted) return [x, y];
  }
  return null;
}"""


# Buttons that can be seen, of equal cards the one on top; and what can be clicked on a map.
WAYS = "#play button[name=action]:not([tabindex]):visible, #play .map .can"

VALUES = "all => all.map(thing => thing.value ?? thing.dataset.action)"


class Person:
    """Somebody with a page, who chooses by chance among what can be chosen.

    Attributes:
        page: the page.
        taken: how many actions were taken.
    """

    def __init__(self, page: Page, seed: int = 0) -> None:
        self.page = page
        self.chance = random.Random(seed)
        self.taken = 0
        page.set_default_timeout(LONG)

    def sit(self, address: str, other: str = OPPONENT, name: str = "Anna") -> "Person":
        """Open a table and sit down at its first seat."""
        self.page.goto(f"{address}/new/{GAME}")
        self.page.fill("#name", name)
        self.page.select_option("#sit-1", other)
        self.page.click("form.form button.main")
        if other == "person":
            self.page.wait_for_url("**/seats")
        else:
            self.page.wait_for_selector("#scene")
        return self

    @property
    def seq(self) -> int:
        """The number of the last event that the page shows."""
        return int(self.page.locator("#scene").get_attribute("data-seq") or 0)

    @property
    def over(self) -> bool:
        """Whether the page shows a finished match."""
        return self.page.locator("#step-next").count() > 0

    def ready(self, after: int = 0) -> bool:
        """Wait until it is this person's turn; False when the match is over."""
        self.page.wait_for_function(READY, arg=after)
        return not self.over

    def ways(self) -> Locator:
        """Everything that goes on and can be clicked."""
        back = re.compile("^(return|withdraw)")
        buttons = self.page.locator(WAYS)
        retracts = self.page.locator("#play button.quiet[name=action]")
        onward = [
            n for n, way in enumerate(buttons.evaluate_all(VALUES))
            if not back.match(way)
        ]  # fmt: skip
        return buttons.nth(self.chance.choice(onward)) if onward else retracts.first

    def click(self) -> None:
        """Click something that can be clicked, where it can be seen."""
        seq, way = self.seq, self.ways()
        spot = way.evaluate(SPOT)
        assert spot, f"{way} is hidden under something else"
        self.page.mouse.click(*spot)
        self.taken += 1
        self.shown(after=seq)

    def shown(self, after: int) -> None:
        """Wait until the page shows more than event `after`."""
        self.page.wait_for_function(LATER, arg=after)

    def play_out(self, most: int = 600) -> None:
        """Click until the match is over."""
        while self.ready() and self.taken < most:
            self.click()
        expect(self.page.locator("#g-result")).to_be_visible()
