"""The browser, for the tests that look at the map."""

from tests.browser.drawn import page
from tests.browser.pages import browser, open_page

__all__ = ["browser", "open_page", "page"]
