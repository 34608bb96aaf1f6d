"""An installed page without its server, in a real browser."""

import pytest
from playwright.sync_api import expect

from serenissima.web.presentation.assets import FACES
from tests.browser.pages import Open
from tests.browser.people import Person
from tests.browser.place import Place

KEPT = """async () => {
  const found = [];
  for (const name of await caches.keys()) {
    const requests = await (await caches.open(name)).keys();
    found.push(...requests.map((request) => new URL(request.url).pathname));
  }
  return found;
}"""


@pytest.mark.soak
def test_a_page_reports_an_unreachable_server(own_place: Place, open_page: Open):
    """A table is not shown from a cache, which has none of it; it opens when the server is back."""
    page = open_page(quiet=False, service_workers="allow")
    person = Person(page).sit(own_place.address)
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.reload()
    person.listened_to()
    table = page.url
    kept = page.evaluate(KEPT)
    own_place.kill()
    page.goto(table)
    expect(page.locator("h1")).to_have_text("The server can’t be reached")
    assert page.locator("#table").count() == 0

    own_place.start()
    person.listened_to()
    looks = ["look.css+course.css+page.css", "offline.js", *FACES]
    assert [path.rpartition("/")[2] for path in kept] == ["offline", *looks]
