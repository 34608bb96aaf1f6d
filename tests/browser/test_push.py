"""Web Push where a browser does not support it."""

from playwright.sync_api import expect

from tests.browser.pages import Open
from tests.browser.place import Place
from tests.browser.pushed import asks, pushing

__all__ = ["pushing"]


def test_an_unsupported_browser_is_reported(pushing: Place, open_page: Open):
    """Chromium without Google's service is one; no data of it are stored."""
    page = open_page(service_workers="allow", quiet=False)
    asks(page, pushing)

    expect(page.locator("form.push .wrong")).not_to_be_empty()
    expect(page.locator(".lines li")).to_have_count(0)
