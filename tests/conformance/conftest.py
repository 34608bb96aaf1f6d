"""What the tests of broken games share."""

from collections.abc import Iterator
from dataclasses import replace

import pytest

from tests.tiny.game import GAME


@pytest.fixture(autouse=True)
def own_rules() -> Iterator[None]:
    """A variant answers for the tiny game's records; afterwards the game answers again."""
    yield
    replace(GAME)
