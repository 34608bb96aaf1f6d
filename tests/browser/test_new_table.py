"""The form for a new table in a real browser."""

import re

import pytest
from playwright.sync_api import expect

from serenissima import games
from tests.browser.pages import PHONE, Open
from tests.browser.people import GAMES, Person
from tests.browser.place import Place

TIME_ZONES = ("America/New_York", "Europe/Berlin", "Asia/Calcutta")
SITTERS = "rows => rows.map(row => row.value)"


def test_one_person_takes_one_seat(place: Place, open_page: Open):
    """Moving to another seat gives the first to that seat's player."""
    page = open_page()
    page.goto(f"{place.address}/new/{GAMES[0]}?sit-1=here")
    sitters = page.locator(".seat-row select")
    page.select_option("#sit-1", "me")
    moved = sitters.evaluate_all(SITTERS)
    page.select_option("#sit-0", "person")
    page.select_option("#sit-0", "me")

    assert moved[:2] == ["here", "me"]
    assert sitters.evaluate_all(SITTERS)[:2] == ["me", "person"]


def test_a_daily_window_is_meant_in_the_time_zone_of_the_browser(place: Place, open_page: Open):
    """The form offers it, and others see the same hours by their own clocks."""
    pages = {zone: open_page(timezone_id=zone) for zone in TIME_ZONES}
    for zone, page in pages.items():
        page.goto(f"{place.address}/new/{GAMES[0]}?time=days&opens=08:00&closes=22:00&sit-1=person")
        page.fill("#name", "Anna")
        expect(page.locator("[name=zone]")).to_have_value(zone)
    page.set_viewport_size({"width": 320, "height": 256})  # a laptop's window at 400 %
    assert page.evaluate("() => document.documentElement.scrollWidth") == 320
    page = pages["Asia/Calcutta"]
    page.click("form.form button.main")
    [link] = Person(page).links()
    asked = {**pages, "Asia/Calcutta": open_page(timezone_id="Asia/Calcutta")}
    own = {zone: page.locator(".invitation .own-time") for zone, page in asked.items()}
    for page in asked.values():
        page.goto(link)

    expect(asked["Europe/Berlin"].locator(".facts")).to_contain_text(
        "08:00 to 22:00 (Asia/Calcutta)"
    )
    expect(own["Europe/Berlin"]).to_have_text(re.compile("zone: (03:30–17:30|04:30–18:30)"))
    expect(own["America/New_York"]).to_have_text(re.compile("zone: (21:30–11:30|22:30–12:30)"))
    expect(own["Asia/Calcutta"]).to_be_hidden()


def test_the_chosen_time_appears_beside_its_heading(place: Place, open_page: Open):
    page = open_page()
    page.goto(f"{place.address}/new/{GAMES[0]}")
    time = page.locator("details.time")
    heading, choices = time.locator("summary"), time.locator("label.option")
    heading.click()
    choices.nth(1).click()

    assert choices.nth(1).inner_text().strip() in heading.inner_text()
    assert choices.nth(0).inner_text().strip() not in heading.inner_text()


@pytest.mark.soak
def test_free_seats_leave_room_for_the_players(place: Place, open_page: Open):
    """This holds on a phone, also at a table with the maximum number of free seats."""
    page, guest = open_page(), open_page(viewport=PHONE)
    game = max(GAMES, key=lambda one: max(games.meta(one).seats))
    seats = max(games.meta(game).seats)
    others = "".join(f"&sit-{seat}=person" for seat in range(1, seats))
    page.goto(f"{place.address}/new/{game}?seats={seats}&public=on{others}")
    page.fill("#name", "Anna")
    page.click("form.form button.main")
    page.wait_for_url("**/seats")
    guest.goto(f"{place.address}/tables")
    table = guest.locator(".tables li", has=guest.locator(".button + .button")).first

    assert table.locator("button").count() == seats - 1
    assert table.locator(".who").evaluate("who => who.clientWidth") > PHONE["width"] / 2


def test_undoing_everything_is_offered_against_computers_alone(place: Place, open_page: Open):
    """It is among the options, too: at a table of people it would have no effect."""
    page = open_page()
    for game in GAMES:
        page.goto(f"{place.address}/new/{game}")
        offer = page.locator("main [name=back]")
        page.locator("main details:has([name=back]) summary, main h1").last.click()
        expect(offer).to_be_visible()
        page.select_option("#sit-1", "person")
        expect(offer).to_be_hidden()
