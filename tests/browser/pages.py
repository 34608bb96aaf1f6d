"""Pages in a real browser; a complaint of one fails the test."""

import zlib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    Playwright,
    sync_playwright,
)

from tools.browser import ARGUMENTS, choose

LAPTOP = {"width": 1280, "height": 800}
PHONE = {"width": 390, "height": 844}
HOUSE = "house.test"  # leads to this machine; browsers trust it no more than any other in a network
LONG = 60_000  # ms allowed for each change, on a busy machine
BOXES = """(all) => all.map((it) => {
  const {x, y, width, height} = it.getBoundingClientRect();
  return [it.id || it.localName, x, y, width, height];
})"""
# Things under a note: cards, pieces, controls, leaves, the board.
COVERED = """(id) => {
  const note = document.getElementById(id);
  const {left, right, top, bottom} = note.getBoundingClientRect();
  const found = new Set();
  for (let x = left; x < right; x += 4) {
    for (let y = top; y < bottom; y += 4) {
      for (const thing of document.elementsFromPoint(x, y)) {
        const other = thing.closest('button, a, #scene, .question, .tale, .company');
        if (other) found.add(other.id || other.className || other.localName);
      }
    }
  }
  return [...found];
}"""
Open = Callable[..., Page]


# While Playwright runs, no asyncio test can run in the same process: tests in a browser come last.
@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as started:
        yield started


@pytest.fixture(scope="session")
def browser(playwright: Playwright) -> Iterator[Browser]:
    """The browser that was noted for tests."""
    launched = launch(playwright, choose())
    yield launched
    launched.close()


def launch(playwright: Playwright, program: Path) -> Browser:
    """Start a browser."""
    return playwright.chromium.launch(
        executable_path=str(program),
        args=[*ARGUMENTS, f"--host-resolver-rules=MAP {HOUSE} 127.0.0.1"],
        timeout=LONG,
    )


@pytest.fixture
def open_page(browser: Browser) -> Iterator[Open]:
    """Opens a page in a separate browser; `quiet=False` if it may complain of the network."""
    contexts: list[BrowserContext] = []
    complaints: list[str] = []

    def one_more(*, quiet: bool = True, **settings: Any) -> Page:
        context = browser.new_context(
            **{
                "viewport": LAPTOP,
                "reduced_motion": "reduce",
                "locale": "en",
                "service_workers": "block",
                **settings,
            }
        )
        contexts.append(context)
        context.set_default_timeout(LONG)
        page = context.new_page()
        page.on("pageerror", lambda error: complaints.append(str(error)))
        if quiet:
            page.on("console", lambda said: complaints.extend(_complaint(said)))
        return page

    yield one_more
    for context in contexts:
        context.close()
    assert complaints == [], "\n".join(complaints)


def stop_clock(page: Page) -> None:
    """Before anything is opened: time passes on the page only by `page.clock.run_for`."""
    page.clock.install(time=0)
    page.clock.pause_at(1)


def stand_still(page: Page) -> None:
    """Stop a clock that runs; it is an hour later then, which no busy machine has reached."""
    page.clock.pause_at(page.evaluate("Date.now()") / 1000 + 3600)


def unpacked(message: str | bytes) -> str:
    """Return the content of a message over the live channel."""
    return message if isinstance(message, str) else zlib.decompress(message, -15).decode()


def _complaint(said: ConsoleMessage) -> list[str]:
    if "Service Worker registration blocked by Playwright" in said.text:
        return []  # only the tests of installing let it register
    return [said.text] if said.type in ("error", "warning") else []
