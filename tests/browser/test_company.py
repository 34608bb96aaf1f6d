"""The other people at the table, as a real browser shows them."""

import re
from dataclasses import replace

import pytest
from playwright.sync_api import Page, expect

from serenissima.kernel.message import Seat
from serenissima.service.core.clock import Clock
from serenissima.service.core.time_control import DAY, TimeControl
from serenissima.service.core.viewing import view_table
from serenissima.web.presentation.table_page import TablePage
from serenissima.words import LANGUAGES, Speaker
from tests.browser.drawn import NOW, lay
from tests.browser.pages import COVERED, Open, stop_clock
from tests.browser.people import GAME, GAMES, Person, most
from tests.browser.place import Place
from tests.browser.sights import NAMES, course

SHOWN = 6000  # ms that a newcomer's name stays
BESIDE_CLOCKS = ((1280, 800), (1366, 768))
DAYS = TimeControl(2 * DAY, days=2)
UPRIGHT = ((390, 844), (360, 800), (768, 1024))  # two phones and a tablet
# Parts out of the window or cut while the end is played and a player wants a rematch.
OFFERED = """said => {
  const note = document.getElementById('newcomer'), playback = document.getElementById('playback');
  note.textContent = said;
  note.hidden = playback.hidden = false;
  const all = [note, ...document.querySelectorAll('.bar nav :is(a, button), #playback > *')];
  const outside = all.filter((thing) => {
    const {left, right, top} = thing.getBoundingClientRect();
    return Math.min(left, top) < 0 || right > innerWidth;
  });
  const cut = note.scrollHeight > note.clientHeight + 1;
  return [outside.map(({id, className}) => id || className), cut];
}"""


@pytest.mark.soak
def test_the_table_shows_arrivals_and_departures(place: Place, open_page: Open):
    """It does so without loading again; the board does not move."""
    page = open_page()
    stop_clock(page)
    anna = Person(page).sit(place.address, other="person")
    [link] = anna.links()
    page.click(".actions.below a.main")
    anna.listened_to()
    board = page.locator("#board").bounding_box()
    bernd = Person(open_page()).join(link, "Bernd")
    his = page.locator("#company [data-person='1']")
    expect(page.locator("#newcomer")).to_have_text("Just sat down: Bernd.")
    expect(page.locator("#newcomer")).to_be_visible()
    assert page.evaluate(COVERED, "newcomer") == []
    expect(his).to_have_text("Bernd here")
    expect(his).not_to_have_class("away")

    bernd.page.close()
    expect(his).to_have_text("Bernd away")
    expect(his).to_have_class(re.compile("away"))
    page.clock.run_for(SHOWN)
    expect(page.locator("#newcomer")).to_be_hidden()
    assert board is not None
    assert page.locator("#board").bounding_box() == board


@pytest.mark.soak
def test_an_offer_of_a_rematch_pushes_nothing_out_of_the_window(page: Page):
    """The ways in the bar and the playback controls stay; a short name is read whole."""
    *_, over = course(GAME, 2)
    view = view_table(over, "table", 0)
    for width, height in UPRIGHT:
        page.set_viewport_size({"width": width, "height": height})
        for language in LANGUAGES:
            lay(page, TablePage(view, language))
            for name in ("Anna", NAMES[0]):
                said = Speaker(language, names=(name,)).word("page-again-asked", seat=Seat(0))
                outside, cut = page.evaluate(OFFERED, said)

                assert outside == [], (width, said)
                assert name in NAMES or width > 700 or not cut, (width, said)


@pytest.mark.soak
def test_new_players_push_nothing_out_of_the_bar_beside_clocks(page: Page):
    """Four clocks of days, in every language: every way stays in the window, and a name is read."""
    first = next(course(max(GAMES, key=most), 4))
    view, left = view_table(first, "table", 0), (DAYS.bank - 60.0,) * 4
    timed = replace(view, clock=Clock(DAYS, left, (0, 1, 2, 3), (0, 1, 2, 3), NOW))
    for width, height in BESIDE_CLOCKS:
        page.set_viewport_size({"width": width, "height": height})
        for language in LANGUAGES:
            lay(page, TablePage(timed, language), language)
            said = Speaker(language, names=("Dario",)).word("page-has-sat-down", names="Dario")
            outside, cut = page.evaluate(OFFERED, said)

            assert outside == [], (width, said)
            assert not cut, (width, said)
