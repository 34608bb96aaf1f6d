"""Visible events: numbers that change swell, things that leave the table fade."""

import pytest
from playwright.sync_api import expect

from tests.browser.moving import moved
from tests.browser.pages import Open
from tests.browser.people import GAMES
from tests.browser.place import Place


@pytest.mark.soak
@pytest.mark.parametrize("game", GAMES)
def test_leaving_things_fade_and_changing_numbers_swell(place: Place, open_page: Open, game: str):
    page = moved(open_page, place, game, {"fades", "swells"})

    expect(page.locator(".leaving")).to_have_count(0)  # it is gone afterwards
