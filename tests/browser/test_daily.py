"""The puzzle of the day across midnight in two time zones, and progress on drawn pages."""

from collections.abc import Iterator
from datetime import UTC, date, datetime, time, timedelta
from pathlib import Path
from zoneinfo import ZoneInfo

import pytest
from playwright.sync_api import Page, expect

from serenissima import games
from serenissima.puzzles.collection import has_puzzles, load
from serenissima.puzzles.daily import daily_puzzle
from tests.browser.pages import PHONE, Open
from tests.browser.place import Place, move_clock, serve_ahead
from tests.browser.usable import check

NAME = next(name for name in games.names() if has_puzzles(games.load(name).folder))
ROME, NEW_YORK = "Europe/Rome", "America/New_York"
EPOCH = datetime(1970, 1, 1, tzinfo=UTC).toordinal()


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Place]:
    """A server whose clock the test moves ahead."""
    served = Place(tmp_path, serve_ahead)
    yield served
    served.kill()


def midnight_in(zone: str) -> datetime:
    """Return the midnight in a zone that is at least an hour away."""
    there = datetime.now(ZoneInfo(zone)) + timedelta(hours=1)
    return datetime.combine(there.date() + timedelta(days=1), time(), ZoneInfo(zone))


def number_of(day: date) -> int:
    """Return the number of the puzzle of a day."""
    return daily_puzzle(load(games.load(NAME)), day.toordinal() - EPOCH)


def set_clocks(folder: Path, pages: list[Page], moment: datetime) -> None:
    """Set the clocks of the server and of the browsers."""
    move_clock(folder, moment.timestamp() - datetime.now(UTC).timestamp())
    for page in pages:
        page.clock.set_fixed_time(moment)


def open_daily(page: Page, server: Place, day: str) -> int:
    """Open the puzzles of the day once the server knows the zone; return the game's puzzle."""
    page.goto(f"{server.address}/daily")
    expect(page.locator(f'[data-today="{day}"]')).to_be_visible()
    address = page.get_attribute(f'.days-puzzles [href^="/puzzles/{NAME}/"]', "href")
    assert address is not None
    return int(address.rsplit("/", 1)[1])


def solve(page: Page, server: Place, number: int) -> None:
    """Answer a puzzle with its best action."""
    page.goto(f"{server.address}/puzzles/{NAME}/{number}")
    best = load(games.load(NAME)).puzzle(number).best.action
    page.wait_for_load_state()
    way = f'[name="action"][value="{best}"], [name="action"][value^="{best},"]'
    page.locator(way).first.dispatch_event("click")
    page.wait_for_selector(".question.judged")


def test_the_day_changes_at_midnight_in_each_zone(server: Place, tmp_path: Path, open_page: Open):
    """It is the same puzzle for both on the same date, and days in a row follow one's own dates.

    Axe finds no fault with the pages, drawn on a phone and on a laptop.
    """
    chiara = open_page(timezone_id=ROME, viewport=PHONE, color_scheme="dark")
    walt = open_page(timezone_id=NEW_YORK)
    both, turn = [chiara, walt], midnight_in(ROME)
    today, tomorrow = (turn - timedelta(minutes=1)).date(), turn.date()
    order = [number_of(one) for one in (today, tomorrow)]

    set_clocks(tmp_path, both, turn - timedelta(minutes=1))
    assert [open_daily(page, server, today.isoformat()) for page in both] == [order[0]] * 2
    solve(chiara, server, order[0])
    set_clocks(tmp_path, both, turn + timedelta(minutes=1))
    assert open_daily(chiara, server, tomorrow.isoformat()) == order[1]
    expect(chiara.locator(".history .solved")).to_have_count(1)
    assert open_daily(walt, server, today.isoformat()) == order[0]
    solve(chiara, server, order[1])
    solve(walt, server, order[0])
    open_daily(chiara, server, tomorrow.isoformat())
    expect(chiara.locator(".streak")).to_contain_text("2 days in a row")
    check(chiara)
    set_clocks(tmp_path, both, midnight_in(NEW_YORK).replace(hour=12) + timedelta(days=1))
    later = midnight_in(NEW_YORK).date() + timedelta(days=1)
    numbers = [open_daily(page, server, later.isoformat()) for page in both]
    assert numbers == [number_of(later)] * 2
    expect(walt.locator(".streak")).to_have_count(0)
    for path in ("/me/results", f"/puzzles/{NAME}"):
        walt.goto(f"{server.address}{path}")
        check(walt)


def test_a_page_that_stays_open_follows_the_day(server: Place, tmp_path: Path, open_page: Open):
    """It is loaded again when its visitor returns to it after midnight."""
    page, turn = open_page(timezone_id=ROME), midnight_in(ROME)
    set_clocks(tmp_path, [page], turn - timedelta(minutes=1))
    open_daily(page, server, (turn - timedelta(minutes=1)).date().isoformat())
    set_clocks(tmp_path, [page], turn + timedelta(minutes=1))
    page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")

    expect(page.locator(f'[data-today="{turn.date().isoformat()}"]')).to_be_visible()


def test_the_clock_of_a_run(server: Place, tmp_path: Path, open_page: Open):
    """A reload gives no more time; at its end, the result appears by itself."""
    page = open_page()
    page.clock.install()
    page.goto(f"{server.address}/daily")
    page.locator(f'button[name="game"][value="{NAME}"]').click()
    expect(page.locator("#run-clock")).to_be_visible()
    check(page)
    assert page.inner_text("#run-clock b")[0] in "45"
    move_clock(tmp_path, 270.0)
    page.reload()
    assert page.inner_text("#run-clock b").startswith(("0:2", "0:30"))
    move_clock(tmp_path, 301.0)
    page.clock.run_for(31_000)
    expect(page.locator('form [name="game"]')).to_be_visible()

    check(page)
    assert "You solved 0 puzzles" in page.inner_text("h1")
