"""The browser and a server, for the tests that look at the panels."""

from tests.browser.pages import browser, open_page
from tests.browser.place import place

__all__ = ["browser", "open_page", "place"]
