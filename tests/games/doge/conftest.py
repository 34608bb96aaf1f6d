"""The browser, for the tests that look at the map."""

from tests.browser.conftest import browser, open_page
from tests.browser.test_layout import page

__all__ = ["browser", "open_page", "page"]
