"""Single modules of the pages' scripts, where one thing happens at a time."""

from typing import Any

import pytest
from playwright.sync_api import Page, Route

from serenissima.web.presentation.assets import STATIC
from tests.browser.pages import Open

# A page's live channel over WebSockets that the test opens and closes.
CHANNEL = """async () => {
  globalThis.WebSocket = class {
    static made = [];
    constructor() { WebSocket.made.push(this); }
    send() {}
    close() { this.closed = true; }
  };
  const {Channel} = await import('/raw/channel.js');
  new Channel('/live', 'table', () => ({}), () => {}, () => {});
}"""
SOCKET = "({n, call, value}) => WebSocket.made[n][call](value)"
OPEN = "WebSocket.made.map(({closed}) => !closed)"
MESSAGE = {"data": '{"seq": 1}'}
LOST = {"code": 1006}  # of a WebSocket that closes without a word

LINE = """<div class="group" id="line"><ul>
  <li id="first" class="piece seat-0" data-glide>one</li>
  <li id="second" class="piece seat-1" data-glide>two</li>
</ul></div>"""
CHANGE = """async (line) => {
  document.body.innerHTML = line;
  const {measure, glide} = await import('/raw/gliding.js'), places = measure();
  document.getElementById('second').textContent = 'three';
  return glide(places, false).map(({id}) => id);
}"""
OWNERS = """async () => {
  const {owner} = await import('/raw/leaving.js');
  return [...document.querySelectorAll('.piece')].map(owner);
}"""

PAST = '<input id="step-to" value="1" max="3">'
# Plays on from a step with many letters; returns their times as another player's and your own.
PLAY = """async () => {
  const {Looking} = await import('/raw/looking.js');
  const {duration} = await import('/raw/playback.js');
  window.shown = [];
  new Looking((address) => shown.push(address.searchParams.get('at')), () => {}).next(60);
  return [false, true].map((own) => duration({letters: 60, own}, 'fast'));
}"""

# Subscribes where another key is subscribed already; returns what happened.
SUBSCRIBE = """async (permission) => {
  let held = {unsubscribe: async () => { held = null; }};
  const pushManager = {
    getSubscription: async () => held,
    subscribe: async () => { if (held) throw new Error('another key'); return 'subscribed'; },
  };
  const serviceWorker = {ready: Promise.resolve({pushManager})};
  Object.defineProperty(navigator, 'serviceWorker', {value: serviceWorker, configurable: true});
  Object.defineProperty(Notification, 'permission', {value: permission, configurable: true});
  const {subscribe} = await import('/raw/subscription.js');
  return subscribe('key').catch(({message}) => message);
}"""

# Two announcements that can be closed and one that can't, beside a time that was refused.
ANNOUNCED = """async () => {
  const shown = ['1-5', '2-6', '3-7'].map((key, at) =>
    `<div data-announcement="${key}">${at < 2 ? '<button hidden></button>' : ''}</div>`);
  const utc = new Date('2020-12-01T18:00').toISOString();
  Object.defineProperty(navigator, 'languages', {value: ['de-CH', 'en-GB'], configurable: true});
  document.documentElement.lang = 'en';
  document.body.innerHTML = `${shown.join('')}<input type="datetime-local" data-utc="${utc}">
    <time datetime="${utc}" data-local></time>`;
  await import('/raw/announcements.js');
}"""
HIDDEN = "[...document.querySelectorAll('[data-announcement]')].map(({hidden}) => hidden)"
TIMES = "[document.querySelector('input').value, document.querySelector('time').textContent]"


@pytest.fixture
def page(open_page: Open) -> Page:
    """An empty page that finds all modules without a server."""

    def send(route: Route) -> None:
        *_, folder, name = route.request.url.split("/")
        if folder == "raw":
            route.fulfill(path=STATIC / name)
        else:
            route.fulfill(body="<!doctype html>", content_type="text/html")

    shown = open_page()
    shown.route("**/*", send)
    shown.goto("http://modules.test/")
    return shown


def test_an_unanswered_ping_ends_no_later_channel(page: Page) -> None:
    """It only ends the one that it was sent over."""

    def call(number: int, name: str, value: Any = None) -> None:
        page.evaluate(SOCKET, {"n": number, "call": name, "value": value})

    page.clock.install()
    page.evaluate(CHANNEL)
    call(0, "onopen")
    call(0, "onmessage", MESSAGE)
    page.clock.run_for(10_500)  # a ping was sent
    call(0, "onclose", LOST)
    page.clock.run_for(1_000)
    page.wait_for_function("WebSocket.made.length === 2")
    call(1, "onopen")
    call(1, "onmessage", MESSAGE)
    page.clock.run_for(6_000)

    assert page.evaluate(OPEN) == [False, True]


def test_only_changed_pieces_are_lit(page: Page) -> None:
    """A piece belongs to the seat in its class."""
    page.emulate_media(reduced_motion="no-preference")

    assert page.evaluate(CHANGE, LINE) == ["second"]
    assert page.evaluate(OWNERS) == ["seat-0", "seat-1"]


def test_steps_are_played_at_the_pace_of_others_actions(page: Page) -> None:
    """Your own take less time elsewhere: you have just taken them."""
    page.clock.install()
    page.set_content(PAST)
    others, own = page.evaluate(PLAY)
    page.clock.run_for(own + 50)
    early = page.evaluate("shown")
    page.clock.run_for(others - own)

    assert own + 100 < others
    assert early == []
    assert page.evaluate("shown") == ["2"]


def test_a_subscription_for_another_key_is_replaced(page: Page) -> None:
    """It stays if the user has denied notifications, since there would be no new one."""
    assert page.evaluate(SUBSCRIBE, "granted") == "subscribed"
    assert page.evaluate(SUBSCRIBE, "denied") == "another key"


def test_closed_announcements_stay_closed_and_refused_times_stay_typed(page: Page) -> None:
    """One closed after another is remembered as well; times are written as the visitor does."""
    page.evaluate(ANNOUNCED)
    assert page.evaluate(TIMES) == ["2020-12-01T18:00", "1 Dec 2020, 18:00"]

    page.evaluate("for (const one of document.querySelectorAll('button')) one.click()")
    page.reload()
    page.evaluate(ANNOUNCED)

    assert page.evaluate(HIDDEN) == [True, True, False]
