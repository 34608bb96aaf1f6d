"""The browser and a server, for the tests that look at the panels."""

from tests.browser.pages import browser, open_page
from tests.browser.place import everybodys_place, place

__all__ = ["browser", "everybodys_place", "open_page", "place"]
