"""A real browser and a real server, for all tests here."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.drawn import page
from tests.browser.pages import LONG, browser, open_page
from tests.browser.place import Place, everybodys_place, place

__all__ = ["browser", "everybodys_place", "open_page", "page", "place"]


expect.set_options(timeout=LONG)


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Tests in a browser take long; those of a module follow one another in one process."""
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker(pytest.mark.slow)
            item.add_marker(pytest.mark.xdist_group(item.path.stem))


@pytest.fixture
def own_place(tmp_path: Path) -> Iterator[Place]:
    """A server that the test may stop."""
    served = Place(tmp_path)
    yield served
    served.kill()
