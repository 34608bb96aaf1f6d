"""Panels beside and below the map, in a real browser."""

from itertools import islice
from typing import Any

import pytest

from tests.browser.following import SWAP, sit, steps
from tests.browser.pages import LAPTOP, PHONE, Open
from tests.browser.place import Place
from tests.each import EACH

GAME = "venedig"
SOME = 60  # steps of a match

pytestmark = pytest.mark.slow

# Items that glide although they stay in the same line of the same group, and how far down.
FLYING = """() => document.getAnimations().flatMap(({effect}) => {
  const [start] = effect.getKeyframes();
  const down = parseFloat(start.translate?.split(' ')[1] ?? '0');
  const stays = effect.target.matches('.zone-board .tokens :not([id^=i-figure])');
  return down && stays ? [effect.target.id] : [];
})"""


@pytest.mark.soak
@pytest.mark.parametrize("size", [PHONE, LAPTOP] if EACH else [PHONE], ids=str)
def test_a_growing_panel_moves_no_items(place: Place, open_page: Open, size: Any):
    """Items below it are lower down; they have not travelled there."""
    page = sit(place, open_page, GAME, reduced_motion="no-preference")
    page.set_viewport_size(size)
    flying = []
    for parts in islice(steps(GAME), None if EACH else SOME):
        page.evaluate(SWAP, parts)
        flying += page.evaluate(FLYING)

    assert flying == []
