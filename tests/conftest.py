"""What all tests share: games are compiled once, before several processes would each do it."""

import pytest

from serenissima import games
from serenissima.machine import warm


@pytest.hookimpl(tryfirst=True)
def pytest_sessionstart(session: pytest.Session) -> None:
    """Before workers start; a worker, or a run in one process, compiles what it meets."""
    if session.config.getoption("numprocesses", None) and not hasattr(
        session.config, "workerinput"
    ):
        print("compiling the games…")
        warm.warm(games.names())
