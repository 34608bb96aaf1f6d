"""Web Push in a real browser: the form, the service worker, the notice.

Chromium subscribes only through Google's service, and not in private windows, where the page
explains this. `pushed` replaces that service.
"""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.pages import Open
from tests.browser.people import Person, is_asked
from tests.browser.place import Place
from tests.browser.pushed import (
    PATIENCE,
    SUBSCRIBED,
    SUBSCRIBING,
    Endpoint,
    asks,
    browser,
    delivered,
    endpoint,
    pushing,
)
from tests.web.notified import Browser

# They share a server; the headless browser of the default suite denies notifications.
pytestmark = [pytest.mark.xdist_group("push"), pytest.mark.soak]

__all__ = ["browser", "endpoint", "pushing"]

# The browser tells its worker that the push service has ended the subscription.
RENEWING = """async () => {
  PushManager.prototype.subscribe = async () => (%s);
  const told = new ExtendableEvent("pushsubscriptionchange");
  const done = new Promise((resolve) => { told.waitUntil = resolve; });
  dispatchEvent(told);
  await done;
}"""


def test_a_lost_subscription_is_repaired_by_one_click(
    pushing: Place, open_page: Open, endpoint: Endpoint
):
    """The next visit says that the push service has ended it; the new one gets what is due."""
    old, new, third = (Browser(f"{endpoint.url}{end}") for end in ("", "/new", "/third"))
    endpoint.statuses["/subscription"] = 410
    page = open_page(service_workers="allow", quiet=False)
    page.add_init_script(SUBSCRIBING % f"[{old.subscription}, {new.subscription}]")
    asks(page, pushing)
    expect(page.locator(".lines li")).to_have_count(1)
    expect(page.locator("#push-state .announcement")).to_have_count(0)
    assert endpoint.posts.get(timeout=PATIENCE).path == "/subscription"
    list_failing(page)
    page.goto(pushing.address)
    page.locator("#push-state .repair").click()
    expect(page.locator("#push-state .announcement")).to_have_count(0)
    post, told = endpoint.next(new, lambda told: told["title"])
    page.context.service_workers[0].evaluate(RENEWING % third.subscription)
    page.evaluate("(it) => localStorage.setItem('subscription', it)", third.subscription)
    expect(page.locator("#push-state .announcement")).to_have_count(0)
    page.reload()
    expect(page.locator("#push-state .announcement")).to_have_count(0)
    page.evaluate("localStorage.removeItem('subscription')")  # as if the permission was revoked
    page.reload()
    page.locator("#push-state .stop").click()
    expect(page.locator("#push-state .announcement")).to_have_count(0)
    page.goto(f"{told['url'].replace('http://venice.test', pushing.address)}/call")

    assert post.path == "/subscription/new"
    expect(page.locator(".lines li")).to_have_count(0)


def list_failing(page: Page) -> None:
    """Reload the list when the server has noted the end of the subscription."""
    page.wait_for_function(
        """async () => (await (await fetch(location.href)).text()).includes("<strong>")"""
    )
    page.reload()
    expect(page.locator(".lines li strong")).not_to_be_empty()


def test_an_absent_person_sees_a_notice(pushing: Place, open_page: Open, endpoint: Endpoint):
    """The browser is asked with the server's key; the worker shows the pushed notice."""
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
    post, told = endpoint.next(browser, lambda told: told["body"])  # not for her first turn
    [notice] = delivered(page, pushing.address, told)

    assert post.headers["authorization"].startswith("vapid t=")
    assert notice["title"].startswith("Your turn: ")
    assert (notice["lang"], notice["data"]) == ("en", f"http://venice.test/table/{table}")
    assert "Bernd" in notice["body"]
