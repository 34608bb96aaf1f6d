"""Reloaded pages, lost connections, servers that die: each action is stored exactly once."""

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect
from websockets.sync.client import connect

from serenissima.words import Speaker
from tests.browser.pages import LONG, Open, stop_clock
from tests.browser.people import Person
from tests.browser.place import Place


def told(page: Page) -> list[str]:
    """Return the tale, the newest first."""
    return page.locator("#told li").all_inner_texts()


def press_something(anna: Person) -> None:
    """Press without waiting for the result."""
    anna.ways().dispatch_event("click")


@pytest.mark.soak
def test_a_reload_in_the_middle_of_a_turn_restores_the_table(place: Place, open_page: Open):
    """It is as it was left."""
    anna = Person(open_page(), seed=1).sit(place.address)
    anna.act(5)
    before = told(anna.page)
    anna.page.reload()

    assert told(anna.page) == before
    assert anna.ready()
    anna.click()


def test_a_lost_connection_repeats_clicks(place: Place, open_page: Open):
    """Clicks from that time are sent when the connection is back, once."""
    anna = Person(open_page(quiet=False), seed=6).sit(place.address)
    anna.ready()
    anna.page.context.set_offline(True)
    expect(anna.page.locator("#connection")).to_be_visible()
    before, seq = told(anna.page), anna.seq
    press_something(anna)
    expect(anna.page.locator("#play [data-waits]")).not_to_have_count(0)
    assert told(anna.page) == before

    anna.page.context.set_offline(False)
    anna.ready(after=seq)
    expect(anna.page.locator("#connection")).to_be_hidden()
    shown = told(anna.page)
    anna.page.reload()
    assert told(anna.page) == shown


def test_a_page_survives_the_server_s_death(own_place: Place, open_page: Open):
    """The seat, the table and the action outlive the process; only news is sent."""
    anna = Person(open_page(quiet=False), seed=7).sit(own_place.address)
    anna.act(3)
    before, seq = told(anna.page), anna.seq
    anna.page.evaluate("for (const step of document.querySelectorAll('#told li')) step.old = true")
    own_place.kill()
    expect(anna.page.locator("#connection")).to_be_visible()
    press_something(anna)
    own_place.start()

    anna.ready(after=seq)
    expect(anna.page.locator("#connection")).to_be_hidden()
    now = told(anna.page)
    assert now[-len(before) :] == before
    assert len(now) > len(before)
    stays = "[...document.querySelectorAll('#told li[id]')].filter((step) => step.old).length"
    assert anna.page.evaluate(stays) == len(before) - 1  # all but the note about the dice


SILENT = """globalThis.WebSocket = class {
  static CONNECTING = 0;
  static OPEN = 1;
  static made = [];
  readyState = 0;
  constructor() { WebSocket.made.push(this); }
  close() { this.readyState = 3; }
}"""


def test_a_connection_that_never_opens_is_retried(place: Place, open_page: Open):
    """A request lost on the way gets no refusal: it is given up, and another way is tried."""
    anna = Person(open_page(quiet=False), seed=6).sit(place.address)
    page = anna.page
    stop_clock(page)
    page.add_init_script(SILENT)
    page.route("**/live?*", lambda route: route.abort())
    page.reload()
    page.wait_for_function("WebSocket.made?.length === 1")
    states = "WebSocket.made.map((one) => one.readyState)"
    page.clock.run_for(4_000)
    waiting, said = page.evaluate(states), page.locator("#connection").is_visible()
    page.clock.run_for(2_000)
    expect(page.locator("#connection")).to_be_visible()
    page.clock.run_for(2_000)
    page.wait_for_function("WebSocket.made.length === 2")

    assert (waiting, said) == ([0], False)
    assert page.evaluate(states) == [3, 0]


@pytest.mark.soak
def test_steps_undone_meanwhile_disappear(place: Place, open_page: Open):
    """While the channel was closed, another window undid them and acted differently."""
    page, channels, closed = open_page(quiet=False), list[WebSocketRoute](), False

    def pass_on(channel: WebSocketRoute) -> None:
        if closed:
            channel.close()
        else:
            channel.connect_to_server()
            channels.append(channel)

    page.route_web_socket("**/live?*", pass_on)
    anna = Person(page, seed=6).sit(place.address)
    second = Person(page.context.new_page(), seed=7)
    while anna.ready() and not (page.locator("#undo").count() and anna.taken > 3):
        anna.click()
    page.evaluate("for (const step of document.querySelectorAll('#told li')) step.old = true")
    before, seq, closed = told(page), anna.seq, True
    channels[-1].close()
    second.page.goto(page.url)
    second.listened_to()
    second.page.locator("#undo").click()
    expect(second.page.locator("#told .own")).not_to_have_count(page.locator("#told .own").count())
    second.ready()
    second.click()
    second.ready()
    closed = False
    page.evaluate("dispatchEvent(new Event('online'))")
    anna.ready(after=seq)

    kept = page.evaluate("[...document.querySelectorAll('#told li')].filter((it) => it.old).length")
    now, scene = told(page), page.locator("#scene").inner_text()
    page.reload()
    assert 0 < kept < len(before)
    assert (now, scene) == (told(page), page.locator("#scene").inner_text())


def test_two_windows_of_one_seat_agree(place: Place, open_page: Open):
    """Each sees the other's actions."""
    anna = Person(open_page(), seed=8).sit(place.address)
    anna.ready()
    second = anna.page.context.new_page()
    second.goto(anna.page.url)
    anna.click()
    anna.ready()

    expect(second.locator("#told li").first).to_have_text(told(anna.page)[0])


def test_a_window_has_a_separate_view(place: Place, open_page: Open):
    """Another window of the same browser shows the table as text; the first stays drawn."""
    anna = Person(open_page(quiet=False), seed=10).sit(place.address)
    anna.ready()
    second = anna.page.context.new_page()
    second.goto(f"{anna.page.url.split('?')[0]}?view=text")
    anna.page.context.set_offline(True)
    expect(anna.page.locator("#connection")).to_be_visible()
    seq = anna.seq
    anna.page.context.set_offline(False)
    expect(anna.page.locator("#connection")).to_be_hidden()
    Person(second, seed=10).click()
    anna.ready(after=seq)

    expect(anna.page.locator("#scene .stage")).to_have_count(1)
    expect(second.locator("#scene .stage")).to_have_count(0)


def test_a_page_is_updated_in_its_language(place: Place, open_page: Open):
    """A browser may send its language for pages and not for the channel."""
    anna = Person(open_page(locale="de-DE"), seed=8).sit(place.address)
    anna.ready()
    second = anna.page.context.new_page()
    second.goto(anna.page.url)
    seq = anna.seq
    anna.click()
    Person(second).shown(after=seq)

    assert second.locator("#tale-head").inner_text() == Speaker("de").word("page-what-happened")


@pytest.mark.soak
def test_leaving_during_an_answer_is_no_fault(own_place: Place, open_page: Open):
    """The browser's last question arrives together with its farewell, without a complaint."""
    anna = Person(open_page(), seed=9).sit(own_place.address)
    channel = f"{anna.page.url.split('?')[0].replace('http', 'ws', 1)}/live"
    for last in ('{"ping": 1}', "what?"):
        cookies, patience = _cookies(anna.page), LONG / 1000
        with connect(channel, additional_headers=cookies, open_timeout=patience) as leaving:
            leaving.protocol.send_text(last.encode())
            leaving.protocol.send_close(1001)
            leaving.socket.sendall(b"".join(leaving.protocol.data_to_send()))

    assert anna.ready()
    anna.page.reload()
    assert own_place.log == ""


def _cookies(page: Page) -> dict[str, str]:
    pairs = (f"{cookie['name']}={cookie['value']}" for cookie in page.context.cookies())
    return {"cookie": "; ".join(pairs)}
