"""The faults that axe and the keyboard find with a page."""

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

# Elements that the keyboard reaches without a name.
NAMELESS = """() => [...document.querySelectorAll('main [tabindex="0"]')].filter((part) => {
  const by = document.getElementById(part.getAttribute('aria-labelledby'))?.textContent;
  const said = part.getAttribute('aria-label') ?? by ?? '';
  return !said.trim() || !part.matches('section, ol, [role]');
}).map((part) => part.id || part.className)"""


def check(page: Page, within: str = "html") -> None:
    """Check that the current page, or an element of it, has no violation."""
    assert page.evaluate(NAMELESS) == []
    found = Axe().run(page, {"include": [within]})
    assert found.violations_count == 0, f"{page.url}\n{found.generate_report()}"
