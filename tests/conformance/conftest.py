"""Fixtures for the tests of broken games."""

from collections.abc import Iterator
from dataclasses import replace

import pytest

from tests.tiny.game import GAME


@pytest.fixture(autouse=True)
def own_rules() -> Iterator[None]:
    """Let a variant define the verbs for the tiny game's records, and restore them afterwards."""
    yield
    replace(GAME)
