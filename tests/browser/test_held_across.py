"""A phone held across: the board takes the left, hand and question are beside it."""

import pytest
from playwright.sync_api import Page, ViewportSize

from tests.browser.drawn import send, usual, wrong
from tests.browser.people import GAMES

SIZES: tuple[ViewportSize, ...] = (
    {"width": 844, "height": 390}, {"width": 932, "height": 430},
    {"width": 667, "height": 375}, {"width": 640, "height": 400},
)  # fmt: skip

# The place of the board, if not at the left: half of the window wide, and down to its lower edge,
# except for the line of the zoom controls; the thing over its middle; and whether it has moved.
BOARD = """() => {
  const board = document.getElementById('board'), found = [];
  const {left, right, top, bottom} = board.getBoundingClientRect();
  const steered = document.querySelector('form.charted') ? 48 : 0;
  const place = [left, right, top, bottom].join();
  window.places ??= {};
  places[innerWidth] ??= place;
  if (place !== places[innerWidth]) found.push(`moved from ${places[innerWidth]} to ${place}`);
  if (left !== 0 || right < innerWidth / 2) found.push(`from ${left} to ${right}`);
  if (top > 60 || bottom + steered < innerHeight - 1) found.push(`from ${top} down to ${bottom}`);
  const seen = document.elementFromPoint(right / 2, (top + bottom) / 2);
  if (!board.contains(seen)) found.push(`${seen.id} lies on it`);
  return found;
}"""

# Parts out of sight of the question, and of the hand where it has choices: its name and the upper
# half of each card or marker.
UNSEEN = """() => {
  const hand = '.zone-hand:is(.now, :has(.can))', things = `${hand} :is(.card, .token).can`;
  return [...document.querySelectorAll(`#asked, ${hand} > h2, ${things}`)].filter((it) => {
    const {left, right, top, bottom} = it.getBoundingClientRect();
    const [x, y] = [it.matches('h2') ? left + 2 : right - 6, top + (bottom - top) / 4];
    const seen = document.elementFromPoint(Math.min(x, innerWidth - 14), y);
    return right > innerWidth || !seen?.closest('#asked, .zone-hand');
  }).map((it) => it.textContent);
}"""


@pytest.mark.soak
@pytest.mark.parametrize("game", GAMES)
def test_board_hand_and_question_are_in_sight_beside_one_another(page: Page, game: str):
    """They are on a phone held across, and where a laptop shows everything twice as large."""
    shows = [show for show in usual(game) if show.asks]
    send(page, shows)
    for size in SIZES:
        page.set_viewport_size(size)

        assert wrong(page, shows, BOARD, UNSEEN) == {}, size
