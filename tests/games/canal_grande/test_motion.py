"""Cards that turn over, in a real browser."""

import pytest

from tests.browser.moving import moved
from tests.browser.pages import Open
from tests.browser.place import Place

pytestmark = pytest.mark.slow


@pytest.mark.soak
def test_cards_turn_on_their_way(place: Place, open_page: Open):
    """They were face down, or go into a hidden hand."""
    page = moved(open_page, place, "canal-grande", {"turns"})

    assert page.evaluate("window.astray") == 0
