"""The form for a new table in a real browser."""

from tests.browser.pages import Open
from tests.browser.people import GAMES
from tests.browser.place import Place

SITTERS = "rows => rows.map(row => row.value)"


def test_one_person_takes_one_seat(place: Place, open_page: Open):
    """Whoever moves to another seat leaves the first to whom the other was for."""
    page = open_page()
    page.goto(f"{place.address}/new/{GAMES[0]}?sit-1=here")
    sitters = page.locator(".seat-row select")
    page.select_option("#sit-1", "me")
    moved = sitters.evaluate_all(SITTERS)
    page.select_option("#sit-0", "person")
    page.select_option("#sit-0", "me")

    assert moved[:2] == ["here", "me"]
    assert sitters.evaluate_all(SITTERS)[:2] == ["me", "person"]
