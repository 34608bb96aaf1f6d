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
from playwright.sync_api import Page

from tests.web.notified import Browser, Post

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


@pytest.fixture
def endpoint() -> Iterator[Endpoint]:
    kept = Endpoint()
    yield kept
    kept.shutdown()
    kept.server_close()


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
