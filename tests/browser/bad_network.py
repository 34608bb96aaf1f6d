"""A match played to its end in a real browser, through a network that cuts, delays and doubles.

It takes minutes, so `make soak` runs it and `make test` does not.
"""

import subprocess
import sys
from collections.abc import Iterator
from contextlib import suppress

import pytest
from playwright.sync_api import Error, Page

from tests.browser.pages import Open
from tests.browser.people import GAMES, Person, short
from tests.browser.place import Place
from tests.places import ROOT

GAME = GAMES[0]


@pytest.fixture
def network(place: Place) -> Iterator[str]:
    """The address of a proxy before the server."""
    port = place.address.rpartition(":")[2]
    with subprocess.Popen(
        [sys.executable, "-m", "tests.proxy", port, "1"],
        cwd=ROOT, stdout=subprocess.PIPE, text=True,
    ) as proxy:  # fmt: skip
        assert proxy.stdout
        yield proxy.stdout.readline().strip()
        proxy.kill()


def come(page: Page, address: str) -> None:
    """Go there, repeatedly until a page comes whole."""
    while True:
        with suppress(Error):
            page.goto(address)
            return


def test_a_match_survives_a_bad_network(place: Place, network: str, open_page: Open):
    """Every click counts once, and in the end the page equals a fresh one."""
    anna = Person(open_page(quiet=False), seed=3).sit(place.address, game=GAME, **short(GAME))
    table = anna.page.url.replace(place.address, network)
    come(anna.page, table)
    anna.play_out()
    shown = anna.page.locator("#told li").all_inner_texts()
    come(anna.page, table)

    assert anna.over
    assert anna.page.locator("#told li").all_inner_texts() == shown
