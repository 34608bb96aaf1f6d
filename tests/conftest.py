"""Fixtures of all tests: games are compiled once, and no test may log a secret."""

import base64
import io
import logging
import signal
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import structlog
from structlog.testing import LogCapture

from serenissima import games
from serenissima.kernel.compile import INTERPRETED
from serenissima.machine import warm
from serenissima.web import logs
from tests.each import EACH, is_left_out, select

pytest_plugins = ["tests.browser.pages", "tests.browser.place"]

LOGGED = io.StringIO()  # the server's log, without leaving out repeated entries
SECRETS: set[str] = set()  # tokens, invitations, keys and tables' secrets, of all tests so far


def heed_interrupts() -> None:
    """Let processes that tests start be interrupted, also if the tests run in the background.

    Background processes ignore interrupts, and would pass that on.
    """
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)


def remember_secrets() -> None:
    """Store every secret text that is made: all are bytes in this alphabet."""
    encode = base64.urlsafe_b64encode

    def encoded(made: Any) -> bytes:
        text = encode(made)
        SECRETS.add(text.decode().rstrip("="))
        return text

    base64.urlsafe_b64encode = encoded


def keep_log() -> None:
    """Collect all log entries, also those that a test catches."""
    structlog.configure(
        processors=[*logs.PREPARE, logs.WRAP],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.stdlib.BoundLogger,
    )
    writes = logs.handler(LOGGED)
    writes.filters.clear()
    logging.getLogger().addHandler(writes)
    catch = LogCapture.__call__

    def caught(self: LogCapture, logger: Any, method: str, entry: Any) -> Any:
        LOGGED.write(f"{entry}\n")
        return catch(self, logger, method, entry)

    LogCapture.__call__ = caught


heed_interrupts()
remember_secrets()
keep_log()


@pytest.fixture(autouse=True)
def logged() -> Iterator[io.StringIO]:
    """Yield the log of a test, in which there must be no secret."""
    LOGGED.seek(0)
    LOGGED.truncate()
    yield LOGGED
    text = LOGGED.getvalue()
    known = [secret for secret in SECRETS if len(secret) > 30 and secret in text] if text else []

    assert known == [], text


@pytest.fixture
def server_log() -> Iterator[io.StringIO]:
    """The log as a server writes it."""
    stream = io.StringIO()
    writes = logs.handler(stream)
    logging.getLogger().addHandler(writes)
    yield stream
    logging.getLogger().removeHandler(writes)


def pytest_ignore_collect(collection_path: Path) -> bool | None:
    """Leave out modules that only `make soak` runs."""
    return (collection_path.is_file() and is_left_out(collection_path)) or None


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave slow tests to `make soak`, and put tests in a browser last.

    While Playwright runs in a process, asyncio tests cannot.
    """
    select(config, items, lambda item: EACH or not item.get_closest_marker("soak"))
    select(config, items, lambda item: not (INTERPRETED and item.get_closest_marker("compiled")))
    items.sort(key=lambda item: "browser" in getattr(item, "fixturenames", ()))


@pytest.hookimpl(tryfirst=True)
def pytest_sessionstart(session: pytest.Session) -> None:
    """Compile games before workers start; a worker, or a run in one process, compiles on demand."""
    if session.config.getoption("numprocesses", None) and not hasattr(
        session.config, "workerinput"
    ):
        print("compiling the games…")
        warm.warm(games.names())
