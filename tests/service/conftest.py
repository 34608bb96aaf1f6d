"""Tables in a real database file."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from serenissima.service import Tables
from tests.service.guests import SHELF, guest


@pytest.fixture
def database(tmp_path: Path) -> str:
    """A database that does not exist yet."""
    return f"sqlite:///{tmp_path / 'tables.db'}"


@pytest.fixture
async def tables(database: str) -> AsyncIterator[Tables]:
    """The tables of that database."""
    async with Tables(database, shelf=SHELF, load_player=guest) as served:
        yield served
