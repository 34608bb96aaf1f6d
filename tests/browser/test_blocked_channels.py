"""Live updates where a proxy passes on no WebSockets."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.blocking import blocking
from tests.browser.pages import Open
from tests.browser.people import Person, is_asked
from tests.browser.place import Place
from tests.each import EACH

WAY = "() => sessionStorage.getItem('live-way')"
IS_WAY = "way => sessionStorage.getItem('live-way') === way"


def play_on(bernd: Person, anna: Person) -> None:
    """Bernd acts until it is Anna's turn."""
    while not is_asked(anna):
        bernd.ready()
        bernd.click()


def told(page: Page) -> list[str]:
    return page.locator("#told li").all_inner_texts()


@pytest.mark.parametrize(("buffers", "way"), [(False, "stream"), (True, "held")][: 1 + EACH])
def test_news_arrives_without_websockets(place: Place, open_page: Open, buffers: bool, way: str):
    """It needs no reload and no click; the bar shows only a lost connection."""
    with blocking(place.port.number, buffers=buffers) as proxy:
        anna = Person(open_page(quiet=False), seed=5)
        [link] = anna.sit(proxy.address, other="person").links()
        anna.page.goto(anna.page.url.removesuffix("/seats"))
        anna.page.evaluate(
            """() => {
              const note = document.getElementById("connection");
              globalThis.bars = 0;
              const look = () => { if (!note.hidden) bars += 1; };
              new MutationObserver(look).observe(note, {attributes: true});
            }"""
        )
        bernd = Person(open_page(), seed=6).join(
            link.replace(proxy.address, place.address), "Bernd"
        )
        while is_asked(anna):
            anna.current()
            anna.click()
        play_on(bernd, anna)
        anna.current()
        bars, shown = anna.page.evaluate("bars"), told(anna.page)
        refused, ways = proxy.refused, anna.page.evaluate(WAY)
        expect(anna.page.locator("#company")).to_contain_text("Bernd")

        proxy.down = True
        anna.page.evaluate("dispatchEvent(new Event('offline'))")
        expect(anna.page.locator("#connection")).to_be_visible()
        proxy.down = False
        expect(anna.page.locator("#connection")).to_be_hidden()
        anna.page.reload()
        anna.listened_to()
        anna.page.wait_for_function(IS_WAY, arg=way)
        fresh = told(anna.page)

    assert (bars, ways) == (0, way)
    assert refused == 1
    assert shown == fresh
    assert all(("held=" in one) == (way == "held") for one in proxy.asked[1:])
