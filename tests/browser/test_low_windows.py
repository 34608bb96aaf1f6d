"""A laptop's window at 200 %: the cards in hand are readable above the question."""

import pytest
from playwright.sync_api import Page, ViewportSize

from tests.browser.drawn import send, usual, wrong
from tests.browser.people import GAMES

ENLARGED: ViewportSize = {"width": 640, "height": 400}

# The cards in your hand whose names are below the upper edge of the question.
HALF = """() => {
  const edge = document.getElementById('question').getBoundingClientRect().top;
  const names = [...document.querySelectorAll('.zone-hand .card-name')];
  return names.filter((name) => name.getBoundingClientRect().bottom > edge + 1)
    .map((name) => `${name.textContent} is cut`);
}"""


@pytest.mark.soak
@pytest.mark.parametrize("game", GAMES)
def test_cards_in_hand_are_readable_above_the_question(page: Page, game: str):
    """They are at the first questions of a match; a longer question scrolls."""
    shows = [show for show in usual(game) if show.asks]
    send(page, shows)
    page.set_viewport_size(ENLARGED)

    assert wrong(page, shows, HALF) == {}
