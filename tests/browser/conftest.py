"""A real browser and a real server; whatever a page complains of fails the test."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    expect,
    sync_playwright,
)

from serenissima.machine.warm import warm
from tests.browser.people import GAMES, LONG
from tests.browser.place import Place
from tools.browser import ARGUMENTS, chosen

LAPTOP = {"width": 1280, "height": 800}
PHONE = {"width": 390, "height": 844}

expect.set_options(timeout=LONG)


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Tests in a browser take long; those of a module follow one another in one process."""
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker(pytest.mark.slow)
            item.add_marker(pytest.mark.xdist_group(item.path.stem))


# For a module and no longer: while Playwright runs, no asyncio test can run in the same process.
@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """The browser that was noted for tests."""
    with sync_playwright() as playwright:
        launched = playwright.chromium.launch(executable_path=str(chosen()), args=list(ARGUMENTS))
        yield launched
        launched.close()


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Place]:
    """A server for all tests that do not stop it."""
    warm(GAMES)
    served = Place(tmp_path_factory.mktemp("place"))
    yield served
    served.kill()
    assert served.log == ""


@pytest.fixture
def own_place(tmp_path: Path) -> Iterator[Place]:
    """A server that the test may stop."""
    served = Place(tmp_path)
    yield served
    served.kill()


Open = Callable[..., Page]


@pytest.fixture
def open_page(browser: Browser) -> Iterator[Open]:
    """Opens a page in a browser of its own; `quiet=False` if it may complain of the network."""
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
        page = context.new_page()
        page.on("pageerror", lambda error: complaints.append(str(error)))
        if quiet:
            page.on("console", lambda said: complaints.extend(_complaint(said)))
        return page

    yield one_more
    for context in contexts:
        context.close()
    assert complaints == []


def _complaint(said: ConsoleMessage) -> list[str]:
    if "Service Worker registration blocked by Playwright" in said.text:
        return []  # only the tests of installing let it register
    return [said.text] if said.type in ("error", "warning") else []
