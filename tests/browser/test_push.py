"""Web Push in a real browser: the form, the service worker, the notice.

Chromium subscribes only through Google's service, and in no private window: there the page says so.
Here it is given a subscription whose endpoint is the test's own. What is posted there is decrypted
as a push service's browser would, and handed to the service worker through the developer tools.
"""

import json
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from queue import Queue
from threading import Thread

import pytest
from playwright.sync_api import Page, expect

from tests.browser.pages import Open
from tests.browser.people import Person, is_asked
from tests.browser.place import Place
from tests.web.called import Browser, Post

PATIENCE = 60.0  # seconds
PUSHING = """
import sys
from serenissima.web.calling.settings import CallSettings
from serenissima.web.security.limits import networks
from tests.browser.place import serve_tables
calls = CallSettings("http://venice.test", push=True, allowed=networks(["127.0.0.1"]), delay=0.0)
serve_tables(int(sys.argv[1]), sys.argv[2], calls=calls)
"""
SUBSCRIBED = """PushManager.prototype.subscribe = async (asked) => {
  window.asked = asked;
  return %s;
};"""
# Those that are shown, as soon as one is; none if that takes very long.
NOTICES = """async () => {
  const worker = await navigator.serviceWorker.ready, end = performance.now() + 5000;
  for (;;) {
    const all = await worker.getNotifications();
    if (all.length || performance.now() > end)
      return all.map(({title, body, lang, data}) => ({title, body, lang, data}));
    await new Promise((done) => setTimeout(done, 20));
  }
}"""
DELIVERIES = 10  # the developer tools lose what a worker does not start for in time


@pytest.fixture(scope="module")
def pushing(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Place]:
    """A server that calls browsers, without waiting a minute."""
    served = Place(tmp_path_factory.mktemp("pushing"), PUSHING)
    yield served
    served.kill()


class Endpoint(ThreadingHTTPServer):
    """Where a push service would be; keeps what is posted."""

    def __init__(self) -> None:
        self.posts: Queue[Post] = Queue()
        posts = self.posts

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                headers = {name.lower(): value for name, value in self.headers.items()}
                body = self.rfile.read(int(headers["content-length"]))
                self.send_response(201)
                self.end_headers()
                posts.put(Post(self.path, headers, body))

            def log_message(self, *_: object) -> None: ...

        super().__init__(("127.0.0.1", 0), Handler)
        Thread(target=self.serve_forever, daemon=True).start()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.server_port}/subscription"


@pytest.fixture
def endpoint() -> Iterator[Endpoint]:
    kept = Endpoint()
    yield kept
    kept.shutdown()
    kept.server_close()


def asks(page: Page, place: Place) -> str:
    """Anna opens a table and asks to be called in this browser; the address of the other seat."""
    page.context.grant_permissions(["notifications"], origin=place.address)
    [link] = Person(page).sit(place.address, other="person").links()
    page.goto(f"{page.url.removesuffix('/seats')}/call")
    page.locator("form.push button").click()
    return f"{place.address}/table/{link.partition('/table/')[2]}"  # not known by name


def test_a_browser_that_cannot_be_called_says_so(pushing: Place, open_page: Open):
    """Chromium without Google's service is one; nothing is kept of it."""
    page = open_page(service_workers="allow", quiet=False)
    asks(page, pushing)

    expect(page.locator("form.push .wrong")).not_to_be_empty()
    expect(page.locator(".lines li")).to_have_count(0)


def test_who_is_away_sees_a_notice(pushing: Place, open_page: Open, endpoint: Endpoint):
    """The browser is asked with the key of the place; the worker shows what was pushed."""
    browser, page = Browser(endpoint.url), open_page(service_workers="allow")
    page.add_init_script(SUBSCRIBED % browser.subscription)
    link = asks(page, pushing)
    expect(page.locator(".lines li")).to_have_count(1)
    table = page.url.removesuffix("/call").rpartition("/")[2]
    bernd = Person(open_page()).join(link, "Bernd")
    other = Person(open_page(storage_state=page.context.storage_state()), seed=2)
    other.page.goto(f"{pushing.address}/table/{table}")
    other.listened_to()
    while is_asked(other):
        other.current()
        other.click()
    other.page.close()
    while not is_asked(other):
        bernd.ready()
        bernd.click()
    post = endpoint.posts.get(timeout=PATIENCE)
    told = browser.read(post)
    tools, workers = page.context.new_cdp_session(page), list[dict[str, str]]()
    tools.on(
        "ServiceWorker.workerRegistrationUpdated", lambda it: workers.extend(it["registrations"])
    )
    tools.send("ServiceWorker.enable")
    while not workers:
        page.evaluate("navigator.serviceWorker.ready.then(() => true)")  # tools speak meanwhile
    told_as = {"origin": pushing.address, "registrationId": workers[0]["registrationId"]}
    for _ in range(DELIVERIES):  # a notice that comes again takes the place of the first
        tools.send("ServiceWorker.deliverPushMessage", {**told_as, "data": json.dumps(told)})
        if notices := page.evaluate(NOTICES):
            break
    [notice] = notices

    assert post.headers["authorization"].startswith("vapid t=")
    assert notice["title"].startswith("Your turn: ")
    assert (notice["lang"], notice["data"]) == ("en", f"http://venice.test/table/{table}")
    assert "Bernd" in notice["body"]
