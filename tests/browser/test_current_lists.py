"""Pages with lists stay current by themselves."""

from playwright.sync_api import expect

from tests.browser.pages import Open, stop_clock
from tests.browser.people import GAME, Person
from tests.browser.place import Place

OFTEN = 5000  # ms between looks


def test_lists_show_what_others_do(place: Place, open_page: Open):
    """The links to seats, the open tables and one's own: without a reload, and without a jump."""
    page, visitor = open_page(), open_page()
    for one in (page, visitor):
        stop_clock(one)
    Person(page).sit(place.address, other="person", game=GAME, public="on", **{"sit-1": "person"})
    address, first = page.url, page.locator("#seat-1")
    [link] = Person(page).links()
    visitor.goto(f"{place.address}/tables")
    free = visitor.locator(
        f"#open-tables a[href='{address.removesuffix('/seats').removeprefix(place.address)}']"
    )
    expect(free).to_have_count(1)
    expect(first.locator("[data-copy]")).to_be_visible()
    shelf = page.context.new_page()
    stop_clock(shelf)
    shelf.goto(place.address)
    own = shelf.locator("#own-tables")
    expect(own).not_to_contain_text("Bernd")

    Person(open_page()).join(link, "Bernd")
    for one in (page, visitor, shelf):
        one.clock.run_for(OFTEN)

    expect(first).to_contain_text("Bernd")
    expect(first.locator("[data-copy]")).to_have_count(0)
    expect(free).to_have_count(0)
    expect(own).to_contain_text("Bernd")
