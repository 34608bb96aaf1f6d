"""A real browser and a real server, for all tests here."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from serenissima.machine.warm import warm
from tests.browser.drawn import page
from tests.browser.pages import browser, open_page
from tests.browser.people import GAMES, LONG
from tests.browser.place import Place

__all__ = ["browser", "open_page", "page"]


expect.set_options(timeout=LONG)


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Tests in a browser take long; those of a module follow one another in one process."""
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker(pytest.mark.slow)
            item.add_marker(pytest.mark.xdist_group(item.path.stem))


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
