"""Web Push without a push service: its endpoint, and the delivery to a browser's worker.

Chromium subscribes only through Google's service. Here it is given a subscription whose endpoint is
the test's own. Posted data are decrypted as a push service's browser would, and handed to the
service worker through the developer tools.
"""

import json
from collections.abc import Callable, Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from queue import Queue
from threading import Thread
from typing import Any

import pytest
from playwright.sync_api import Browser as Chromium
from playwright.sync_api import Page, Playwright

from tests.browser.pages import launch
from tests.browser.people import Person
from tests.browser.place import Place, serve_tables
from tests.web.notified import Browser, Post
from tools.browser import choose_whole

SUBSCRIBED = """PushManager.prototype.subscribe = async (asked) => {
  window.asked = asked;
  return %s;
};"""
# A browser that subscribes to these endpoints, one after the other, and stores its subscription.
SUBSCRIBING = """(() => {
  const given = %s, kept = (name) => JSON.parse(localStorage.getItem(name) ?? "null");
  const wrap = (it) => it && {...it, toJSON: () => it, unsubscribe: async () => {
    localStorage.removeItem("subscription");
    return true;
  }};
  PushManager.prototype.getSubscription = async () => wrap(kept("subscription"));
  PushManager.prototype.subscribe = async () => {
    const number = kept("subscribed") ?? 0, next = kept("subscription") ?? given[number];
    if (!kept("subscription")) localStorage.setItem("subscribed", number + 1);
    localStorage.setItem("subscription", JSON.stringify(next));
    return wrap(next);
  };
})()"""
# The visible ones, as soon as there is one; none if that takes very long.
NOTICES = """async () => {
  const worker = await navigator.serviceWorker.ready, end = performance.now() + 5000;
  for (;;) {
    const all = await worker.getNotifications();
    if (all.length || performance.now() > end)
      return all.map(({title, body, lang, data}) => ({title, body, lang, data}));
    await new Promise((done) => setTimeout(done, 20));
  }
}"""
PATIENCE = 60.0  # seconds allowed for a post
DELIVERIES = 10  # the developer tools lose pushes if a worker starts too late


class Endpoint(ThreadingHTTPServer):
    """Replaces a push service; stores the posts."""

    def __init__(self) -> None:
        self.posts: Queue[Post] = Queue()
        self.statuses: dict[str, int] = {}  # other answers than 201, by path
        posts, statuses = self.posts, self.statuses

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                headers = {name.lower(): value for name, value in self.headers.items()}
                body = self.rfile.read(int(headers["content-length"]))
                self.send_response(statuses.get(self.path, 201))
                self.end_headers()
                posts.put(Post(self.path, headers, body))

            def log_message(self, *_: object) -> None: ...

        super().__init__(("127.0.0.1", 0), Handler)
        Thread(target=self.serve_forever, daemon=True).start()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.server_port}/subscription"

    def next(self, browser: Browser, wanted: Callable[[Any], object]) -> tuple[Post, Any]:
        """Return the next wanted post for a browser, decrypted."""
        while True:
            post = self.posts.get(timeout=PATIENCE)
            if wanted(told := browser.read(post)):
                return post, told


@pytest.fixture(scope="module")
def browser(playwright: Playwright) -> Iterator[Chromium]:
    """A whole Chromium: its headless shell shows no notices."""
    launched = launch(playwright, choose_whole())
    yield launched
    launched.close()


@pytest.fixture
def endpoint() -> Iterator[Endpoint]:
    kept = Endpoint()
    yield kept
    kept.shutdown()
    kept.server_close()


@pytest.fixture(scope="module")
def pushing(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Place]:
    """A server that notifies browsers, without waiting a minute."""
    served = Place(tmp_path_factory.mktemp("pushing"), serve_pushing)
    yield served
    served.kill()


def serve_pushing(port: int, database: str) -> None:
    """Serve tables that notify browsers at once."""
    from serenissima.web.notifications.settings import NotificationSettings
    from serenissima.web.security.limits import networks

    here, address = networks(["127.0.0.1"]), "http://venice.test"
    notifications = NotificationSettings(address=address, push=True, allowed=here, delay=0.0)
    serve_tables(port, database, notifications=notifications)


def asks(page: Page, place: Place) -> str:
    """Anna opens a table and asks to be notified in this browser.

    Return the address of the other seat.
    """
    page.context.grant_permissions(["notifications"], origin=place.address)
    [link] = Person(page).sit(place.address, other="person").links()
    page.goto(f"{page.url.removesuffix('/seats')}/call")
    page.locator("form.push button").click()
    return f"{place.address}/table/{link.partition('/table/')[2]}"  # not known by name


def delivered(page: Page, address: str, told: Any) -> list[dict[str, str]]:
    """Return the notices that the worker of a page of this address shows after a push."""
    tools, workers = page.context.new_cdp_session(page), list[dict[str, str]]()
    tools.on(
        "ServiceWorker.workerRegistrationUpdated", lambda it: workers.extend(it["registrations"])
    )
    tools.send("ServiceWorker.enable")
    while not workers:
        page.evaluate("navigator.serviceWorker.ready.then(() => true)")  # tools speak meanwhile
    told_as = {"origin": address, "registrationId": workers[0]["registrationId"]}
    for _ in range(DELIVERIES):  # a notice that comes again takes the place of the first
        tools.send("ServiceWorker.deliverPushMessage", {**told_as, "data": json.dumps(told)})
        if notices := page.evaluate(NOTICES):
            return list(notices)
    return []
