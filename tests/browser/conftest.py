"""A real browser and a real server, for all tests here."""

import zlib
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.drawn import page
from tests.browser.pages import LONG
from tests.browser.people import GAMES
from tests.browser.place import Place
from tests.each import EACH, select

__all__ = ["page"]


expect.set_options(timeout=LONG)


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Order and select the tests in a browser, which take long.

    A check that is alike in all games runs in one of them, which differs from test to test.
    `EACH=1` runs it in each, and so does the mark `every_game`.
    """
    here = {item for item in items if Path(__file__).parent in item.path.parents}
    for item in here:
        item.add_marker(pytest.mark.slow)
    select(config, items, lambda item: EACH or item not in here or _is_tested(item))


def _is_tested(item: pytest.Item) -> bool:
    """Return whether a test is to be run for the game it is for."""
    parameters = (
        item.callspec.params
        if isinstance(item, pytest.Function) and hasattr(item, "callspec")
        else {}
    )
    game = parameters.get("game")
    if game not in GAMES or item.get_closest_marker("every_game"):
        return True
    test = item.nodeid.replace(game, "")
    return game == GAMES[zlib.crc32(test.encode()) % len(GAMES)]


@pytest.fixture
def own_place(tmp_path: Path) -> Iterator[Place]:
    """A server that the test may stop."""
    served = Place(tmp_path)
    yield served
    served.kill()
