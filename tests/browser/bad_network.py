"""A match played to its end in a real browser, through a network that cuts, delays and doubles.

It takes minutes, so `make soak` runs it and `make test` does not.
"""

import subprocess
import sys
from collections.abc import Iterator

import pytest

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


def test_a_match_through_a_bad_network(network: str, open_page: Open):
    """Every click counts once, and in the end the page shows what a fresh one shows."""
    anna = Person(open_page(quiet=False), seed=3).sit(network, game=GAME, **short(GAME))
    anna.play_out()
    shown = anna.page.locator("#told li").all_inner_texts()
    anna.page.reload()

    assert anna.over
    assert anna.page.locator("#told li").all_inner_texts() == shown
