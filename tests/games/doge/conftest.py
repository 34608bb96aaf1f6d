"""The page on which tables are drawn, for the tests that look at the map."""

from tests.browser.drawn import page

__all__ = ["page"]
