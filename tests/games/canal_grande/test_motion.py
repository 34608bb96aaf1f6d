"""Cards that turn over, in a real browser."""

import pytest

from tests.browser.moving import moved
from tests.browser.pages import Open
from tests.browser.place import Place

pytestmark = pytest.mark.slow


@pytest.mark.soak
def test_cards_turn_on_their_way(place: Place, open_page: Open):
    """From where they lay face down, or into a hand that is not seen."""
    page = moved(open_page, place, "canal-grande", {"turns"})

    assert page.evaluate("window.astray") == 0
