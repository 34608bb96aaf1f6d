"""A text option in a real browser: from a file or by hand, refused or played on."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from serenissima import games
from tests.browser import usable
from tests.browser.pages import Open
from tests.browser.people import GAMES
from tests.browser.place import Place

GAME, OPTION = next(
    (name, option.name) for name in GAMES for option in games.meta(name).options if option.text
)
FILE = next(games.load(GAME).folder.glob(f"{OPTION}s/*.toml"))
STONES, SWAMP = ".  b~  --", "~  b.  --"  # the free hex of one row, and its neighbour instead


def begin(page: Page, place: Place) -> None:
    """Fill in the form of a new table for two people, so that play waits until both sit down."""
    page.goto(f"{place.address}/new/{GAME}?seats=2")
    page.fill("#name", "Anna")
    page.select_option("#sit-1", "person")
    page.click("details.more:not(.time) > summary")


def open_table(page: Page) -> None:
    """From the form over the page of links to the table."""
    page.click("form.form button.main")
    page.click(".actions.below a.main")
    page.wait_for_selector("#keys-button:not([hidden])", state="attached")


def free_hexes(page: Page) -> set[str | None]:
    """The ids of the hexes with building stones."""
    return {hexagon.get_attribute("id") for hexagon in page.locator("#m-board g.kind-stones").all()}


@pytest.mark.soak
def test_a_broken_board_is_refused_and_a_good_one_played_on(
    place: Place, open_page: Open, tmp_path: Path
):
    """The refusal has its code and the place; the text stays for correction."""
    page = open_page(quiet=False)  # a browser notes the refusal's status
    begin(page, place)
    open_table(page)
    usual = free_hexes(page)

    begin(page, place)
    text = FILE.read_text(encoding="utf-8")
    broken = tmp_path / "broken.toml"
    broken.write_text(text.replace('"J3 J7"', '"J3 J9"'), encoding="utf-8")
    page.set_input_files(f"[data-fills=o-{OPTION}]", broken)
    expect(page.locator(f"#o-{OPTION}")).to_have_value(broken.read_text(encoding="utf-8"))
    page.click("form.form button.main")

    refusal = page.get_by_role("alert")
    expect(refusal).to_have_attribute("data-code", "board/bridges")
    expect(refusal).not_to_contain_text("board/bridges")
    expect(refusal).to_contain_text("J3 J9")
    refused = page.locator(f"#o-{OPTION}")
    expect(refused).to_contain_text('"J3 J9"')
    expect(refused).to_be_focused()
    expect(refused).to_have_accessible_description(re.compile("J3 J9"))
    usable.check(page)

    assert text.count(STONES) == 1
    page.fill(f"#o-{OPTION}", text.replace(STONES, SWAMP))
    open_table(page)

    assert len(free_hexes(page)) == len(usual)
    assert len(free_hexes(page) - usual) == 1
