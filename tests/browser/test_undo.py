"""Undo: its place has no other button, and all players see the result."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.pages import LAPTOP, PHONE, Open
from tests.browser.people import GAMES, Person, short
from tests.browser.phone import middle, press
from tests.browser.place import Place

SCREENS = {
    "laptop": {"viewport": LAPTOP},
    "phone": {"viewport": PHONE, "has_touch": True, "is_mobile": True},
}

ROUNDING = 1  # pixel

BOX = """() => {
  const undo = document.getElementById('undo');
  if (!undo) return null;
  const {x, y, width, height} = undo.getBoundingClientRect();
  return [x, y, width, height];
}"""

# The buttons within a box, checked at a point every few pixels.
PRESSED = """([x, y, width, height]) => {
  const found = new Set();
  for (let across = 2; across < width; across += 6) {
    for (let down = 2; down < height; down += 6) {
      const thing = document.elementFromPoint(x + across, y + down)?.closest('button, a, .can');
      if (thing && thing.id !== 'undo') found.add(thing.id || thing.className);
    }
  }
  return [...found];
}"""


class Boxes:
    """The places of undo, and other buttons there, through a match.

    Attributes:
        stood: every place of undo.
        others: the other buttons there.
    """

    def __init__(self) -> None:
        self.stood: list[list[float]] = []
        self.others: set[str] = set()

    def look(self, page: Page) -> None:
        """Look at a page before an action."""
        box = page.evaluate(BOX)
        if box and box not in [pytest.approx(known, abs=ROUNDING) for known in self.stood]:
            self.stood.append(box)
        for box in self.stood:
            self.others |= set(page.evaluate(PRESSED, box))


@pytest.mark.soak
@pytest.mark.parametrize("screen", SCREENS)
@pytest.mark.parametrize("game", GAMES)
def test_undo_has_a_separate_place(place: Place, open_page: Open, game: str, screen: str):
    """Through a whole match it is there, and no other button ever is."""
    anna = Person(open_page(**SCREENS[screen]), seed=8)
    anna.sit(place.address, game=game, **short(game))
    boxes = Boxes()
    anna.play_out(look=boxes.look)

    assert len(boxes.stood) == 1
    assert boxes.others == set()


def test_all_players_see_an_undo(place: Place, open_page: Open):
    """The asker, the refuser and the result appear in words at both tables; buttons come and go."""
    anna = Person(open_page(has_touch=True), seed=2).sit(place.address, other="person")
    bernd = Person(open_page(**SCREENS["phone"]), seed=5)
    bernd.join(anna.links()[0], "Bernd")
    anna.page.click(".actions.below a.main")
    boxes = {anna: Boxes(), bernd: Boxes()}
    asks, agrees = until_one_asks(anna, bernd, boxes)
    name = {anna: "Anna", bernd: "Bernd"}[asks]
    other = {anna: "Anna", bernd: "Bernd"}[agrees]

    press(asks.page, *middle(asks.page.locator("#undo")))  # a long press shows the reason
    expect(asks.page.locator("#explanation")).to_contain_text("so the others have to agree")
    asks.page.locator("#undo").click()
    expect(agrees.page.locator("#agree")).to_be_visible()
    expect(agrees.page.locator("#question")).to_contain_text(f"{name} would like to undo")
    look_at_both(boxes)
    agrees.page.locator("#refuse").click()
    expect(asks.page.locator("#question .news")).to_have_text(f"{other} didn’t allow the undo.")
    look_at_both(boxes)

    asks.page.locator("#undo").click()
    agrees.page.locator("#agree").click()
    expect(agrees.page.locator("#question .news")).to_have_text(f"{name} has undone an action.")
    expect(asks.page.locator("#question.asks")).to_be_visible()
    look_at_both(boxes)
    assert [len(seen.stood) for seen in boxes.values()] == [1, 1]
    assert [seen.others for seen in boxes.values()] == [set(), set()]


def until_one_asks(
    anna: Person, bernd: Person, boxes: dict[Person, Boxes]
) -> tuple[Person, Person]:
    """Play until a player has learned from an action; return who, and who has to agree."""
    while True:
        actor, other = (anna, bernd) if anna.current().asked else (bernd, anna)
        actor.click()
        anna.current(), bernd.current()
        look_at_both(boxes)
        if "Ask" in "".join(actor.page.locator("#undo").all_inner_texts()):
            return actor, other


def look_at_both(boxes: dict[Person, Boxes]) -> None:
    """Look at the pages of all."""
    for person, seen in boxes.items():
        seen.look(person.page)
