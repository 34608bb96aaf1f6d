"""Clicks on a network that fails in parts: only requests, only answers, only the live channel."""

import pytest
from playwright.sync_api import Page, Route, WebSocketRoute, expect

from serenissima.words import Speaker
from tests.browser.pages import Open, stand_still
from tests.browser.people import GAMES, Person
from tests.browser.place import Place

ACT = "**/act"
LIVE = "**/live?*"
SLOW = 3000  # ms without an answer after which the page reports a waiting click
SAID = Speaker("en").word
LISTENERS = """window.leaving = new Set();
for (const [way, keep] of [['addEventListener', 'add'], ['removeEventListener', 'delete']]) {
  const usual = window[way];
  window[way] = (name, listener, ...more) => {
    if (name === 'beforeunload') leaving[keep](listener);
    usual.call(window, name, listener, ...more);
  };
}"""
FOCUSED = "document.activeElement.id"
RENAMED = """window.stays = true;
for (const group of document.querySelectorAll('#scene .group')) group.id = `x-${group.id}`;"""

# The middle of the mark in the clicked thing, from 0 (left, top) to 1 (right, bottom), and whether
# a pointer would meet the clicked thing there.
MARKED = """() => [...document.querySelectorAll('#play [data-waits]')]
  .filter((thing) => thing.checkVisibility() && !thing.matches('.visually-hidden *'))
  .map((thing) => {
    const box = thing.getBoundingClientRect();
    const mark = thing.querySelector('.waits-mark').getBoundingClientRect();
    const [x, y] = [mark.x + mark.width / 2, mark.y + mark.height / 2];
    const share = [(x - box.x) / box.width, (y - box.y) / box.height];
    const met = document.elementFromPoint(x, y);
    const kind = thing.matches('.card, .group-pick') ? 'card' : thing.localName;
    return [kind, share, thing.contains(met) || met.contains(thing)];
  })"""
CORNERS = {"card": (0, 0), "button": (1, 0), "g": (0.5, 0.5)}
NEAR = 0.45  # of a thing's width or height; half of that is the mark itself


def lose_answers(route: Route) -> None:
    """Let the server carry a click out, and lose its answer."""
    route.fetch()
    route.abort()


def clicked(anna: Person) -> int:
    """Click without waiting for the result; return the event shown before."""
    anna.ready()
    seq = anna.seq
    anna.ways().dispatch_event("click")
    return seq


def own(page: Page) -> int:
    """Return how many of your own steps the tale has."""
    return page.locator("#told > .own").count()


def test_a_cancelled_click_leaves_no_lost_connection(place: Place, open_page: Open):
    """The channel never failed: the note goes, and the forms of the page work again."""
    anna = Person(open_page(quiet=False), seed=4).sit(place.address)
    page = anna.page
    page.route(ACT, lambda route: route.abort())
    seq = clicked(anna)
    lost = page.locator("[role=status]", has_text=SAID("page-connection-lost"))
    expect(page.locator("#connection")).to_be_visible()
    expect(lost).to_have_count(1)
    page.locator("#cancel-waiting").click()

    expect(page.locator("#connection")).to_be_hidden()
    expect(page.locator("#refusal")).to_have_text(SAID("page-waiting-sent"))
    assert page.evaluate(FOCUSED) == "question"
    assert anna.seq == seq

    page.unroute(ACT)
    page.locator("button[popovertarget=menu]").click()
    page.locator("#menu button[name=theme][value=dark]").click()
    expect(page.locator("html[data-theme=dark]")).to_have_count(1)


@pytest.mark.soak
def test_a_click_with_a_visible_result_does_not_wait(place: Place, open_page: Open):
    """Only the answer was lost; the next click waits, and cancelling undoes that one alone."""
    anna = Person(open_page(quiet=False), seed=5).sit(place.address)
    anna.ready()
    page, done = anna.page, own(anna.page)
    page.route(ACT, lose_answers)
    anna.shown(after=clicked(anna))
    expect(page.locator("#connection")).to_be_visible()
    expect(page.locator(".waiting, .waits-mark")).to_have_count(0)
    expect(page.locator("#question.asks")).to_have_count(1)
    seq = anna.settled()
    anna.ways().dispatch_event("click")
    expect(page.locator(".waiting > span")).to_have_text(SAID("page-waiting-one"))
    page.locator("#cancel-waiting").click()
    expect(page.locator(".waiting, .waits-mark")).to_have_count(0)
    expect(page.locator("#refusal")).to_be_hidden()
    page.unroute(ACT)
    expect(page.locator("#table[aria-busy]")).to_have_count(0)

    assert anna.settled() == anna.seq == seq
    assert own(page) == done + 1


@pytest.mark.soak
def test_a_completed_action_gives_the_focus_to_the_question(place: Place, open_page: Open):
    """A player who is about to cancel it does not lose their place on the page."""
    anna = Person(open_page(quiet=False), seed=4).sit(place.address)
    page = anna.page
    page.route(ACT, lambda route: route.abort())
    seq = clicked(anna)
    page.locator("#cancel-waiting").focus()
    page.unroute(ACT)
    anna.shown(after=seq)

    expect(page.locator(".waiting")).to_have_count(0)
    assert page.evaluate(FOCUSED) == "question"


def test_only_a_page_with_a_waiting_click_asks_before_it_is_left(place: Place, open_page: Open):
    """Any other can be cached for the way back."""
    page = open_page(quiet=False)
    page.add_init_script(LISTENERS)
    anna = Person(page, seed=4).sit(place.address)
    anna.ready()
    asking = [page.evaluate("leaving.size")]
    page.route(ACT, lambda route: route.abort())
    for end in ("cancelled", "carried out"):
        seq = clicked(anna)
        expect(page.locator(".waiting")).to_have_count(1)
        asking.append(page.evaluate("leaving.size"))
        if end == "cancelled":
            page.locator("#cancel-waiting").click()
        else:
            page.unroute(ACT)
            anna.shown(after=seq)
        asking.append(page.evaluate("leaving.size"))

    assert asking == [0, 1, 0, 1, 0]


@pytest.mark.parametrize("game", GAMES)
def test_a_slow_answer_shows_a_mark(place: Place, open_page: Open, game: str):
    """After three seconds, not before, a mark in its place shows that the click waits."""
    page = open_page(quiet=False)
    page.clock.install()
    anna = Person(page, seed=4).sit(place.address, game=game)
    anna.ready()
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    page.route(ACT, hold)
    stand_still(page)
    seq = clicked(anna)
    page.clock.run_for(SLOW - 100)
    expect(page.locator(".waiting, .waits-mark")).to_have_count(0)
    page.clock.run_for(200)
    expect(page.locator(".waiting > span")).to_have_text(SAID("page-waiting-one"))
    expect(page.locator("#connection")).to_be_hidden()
    marks = page.evaluate(MARKED)

    assert marks
    for kind, share, met in marks:
        assert share == pytest.approx(CORNERS[kind], abs=NEAR), kind
        assert met, kind

    page.clock.resume()
    for route in held:
        route.continue_()
    anna.shown(after=seq)
    expect(page.locator(".waiting, .waits-mark")).to_have_count(0)


def test_a_click_opens_a_closed_channel(place: Place, open_page: Open):
    """It does so at once, long before its own retry, without fetching a page."""
    page = open_page(quiet=False)
    page.clock.install()
    channels: list[WebSocketRoute] = []

    def pass_on(channel: WebSocketRoute) -> None:
        channels.append(channel)
        channel.connect_to_server()

    page.route_web_socket(LIVE, pass_on)
    anna = Person(page, seed=4).sit(place.address)
    anna.ready()
    stand_still(page)
    fetched: list[str] = []
    page.on("request", lambda request: fetched.append(request.method))
    before = len(channels)
    channels[-1].close()
    expect(page.locator("#connection")).to_be_visible()
    seq = anna.seq
    anna.ways().dispatch_event("click")
    anna.shown(after=seq)

    expect(page.locator("#connection")).to_be_hidden()
    assert len(channels) == before + 1
    assert fetched == ["POST"]


def test_a_changed_page_fetches_the_table(place: Place, open_page: Open):
    """The answer does not fit it: the table is fetched, the page stays."""
    anna = Person(open_page(quiet=False), seed=4).sit(place.address)
    anna.ready()
    page = anna.page
    complaints: list[str] = []
    page.on("console", lambda said: complaints.append(said.text))
    page.evaluate(RENAMED)
    anna.shown(after=clicked(anna))
    anna.ready()
    shown = page.locator("#scene").inner_text(), page.locator("#told").inner_text()

    assert page.evaluate("window.stays")
    assert any("no part g-" in complaint for complaint in complaints)
    page.reload()
    assert shown == (page.locator("#scene").inner_text(), page.locator("#told").inner_text())
