"""Reports the commits of any process to a database: the table and its number of entries.

It also reports the tables with new messages.

PostgreSQL notifies. SQLite is polled, which is cheap, since it reports whether anything has
changed. A thread does either while the database is watched, and restarts when the connection
breaks.
"""

from collections.abc import Callable, Collection, Iterable, Iterator
from math import inf
from threading import Event, Thread
from typing import Any

import sqlalchemy as sa
import structlog

from serenissima.service.store.chat import CHANNEL as CHAT
from serenissima.service.store.database import is_sqlite, log_failure
from serenissima.service.store.logs import Logs
from serenissima.service.store.transactions import CHANNEL

SQLITE_POLL = 0.05  # seconds between polls
LISTENS = 0.25  # seconds between checks whether the database is still watched
AGAIN, LONGEST_PAUSE = 0.25, 4.0  # seconds until the next attempt, doubled at each failure

LOG = structlog.get_logger(__name__)

UNNOTICED = "entries of other processes are not noticed for a while"
LAST_ROW = "SELECT coalesce(max(rowid), 0) FROM events"
LAST_MESSAGE = "SELECT coalesce(max(rowid), 0) FROM messages"
NEW_MESSAGES = "SELECT DISTINCT table_id FROM messages WHERE rowid > ?"
NEW_ROWS = "SELECT table_id, max(seq) FROM events WHERE rowid > ? GROUP BY table_id"


class News:
    """Watches the commits to a database, while listeners exist.

    Args:
        database: the connections to it.
        watched: the tables that are watched.
        tell: called in a thread with the lengths of tables; may repeat known ones.
        tell_chat: called in a thread with the tables that have, or may have, new messages.
    """

    def __init__(
        self,
        database: sa.Engine,
        watched: Callable[[], Iterable[str]],
        tell: Callable[[dict[str, int]], None],
        tell_chat: Callable[[Collection[str]], None],
    ) -> None:
        self._database, self._watched, self._tell = database, watched, tell
        self._tell_chat = tell_chat
        self._wanted, self._closed = Event(), Event()
        self._thread: Thread | None = None
        self._pause = AGAIN
        self._errors: Any = database.dialect.loaded_dbapi

    def want(self) -> None:
        """Listen from now on; entries already stored are reported first."""
        self._wanted.set()
        if self._thread is None:
            self._thread = Thread(target=self._run, name="news", daemon=True)
            self._thread.start()

    def rest(self) -> None:
        """Stop listening until `want` is called again."""
        self._wanted.clear()

    def close(self) -> None:
        """Stop, and wait until the connection is closed."""
        self._closed.set()
        self._wanted.set()
        if self._thread is not None:
            self._thread.join()

    def _run(self) -> None:
        while self._wanted.wait() and not self._closed.is_set():
            try:
                self._listen()
            except Exception as error:  # after any failure, listeners must still be served
                if isinstance(error, (sa.exc.DBAPIError, self._errors.Error)):
                    log_failure(UNNOTICED, error)
                else:
                    LOG.exception(UNNOTICED)
                self._closed.wait(self._pause)
                self._pause = min(2 * self._pause, LONGEST_PAUSE)

    def _listen(self) -> None:
        """Listen on one connection until there are no listeners, or until it breaks."""
        connection = self._database.raw_connection()
        try:
            listen = self._poll if is_sqlite(self._database) else self._hear
            rounds = listen(connection.driver_connection)
            while self._wanted.is_set() and not self._closed.is_set():
                next(rounds)
                self._pause = AGAIN
        finally:
            connection.invalidate()  # a listening connection must not be reused

    def _hear(self, driver: Any) -> Iterator[None]:
        """Wait for notifications from PostgreSQL."""
        driver.autocommit = True
        driver.execute(f"LISTEN {CHANNEL}")
        driver.execute(f"LISTEN {CHAT}")
        self._tell_latest()
        self._tell_chat(list(self._watched()))
        while True:
            for news in driver.notifies(timeout=LISTENS):
                self._tell_of(news.channel, news.payload)
            yield

    def _tell_of(self, channel: str, payload: str) -> None:
        """Report a notification from PostgreSQL."""
        if channel == CHAT:
            self._tell_chat([payload])
        else:
            table, length = payload.split()
            self._tell({table: int(length)})

    def _poll(self, driver: Any) -> Iterator[None]:
        """Poll SQLite, whose version changes with every commit of another connection."""
        version, row, message = None, inf, inf
        while True:
            if version != (version := driver.execute("PRAGMA data_version").fetchone()):
                row = self._tell_since(driver, row)
                message = self._tell_messages_since(driver, message)
            yield
            self._closed.wait(SQLITE_POLL)

    def _tell_since(self, driver: Any, row: float) -> int:
        """Report entries stored after that row of SQLite; return the last row now."""
        last = int(driver.execute(LAST_ROW).fetchone()[0])
        if last < row:  # at first, and when rows were deleted
            self._tell_latest()
        else:
            self._tell(dict(driver.execute(NEW_ROWS, (row,)).fetchall()))
        return last

    def _tell_messages_since(self, driver: Any, row: float) -> int:
        """Report messages stored after that row of SQLite; return the last row now."""
        last = int(driver.execute(LAST_MESSAGE).fetchone()[0])
        if last < row:
            self._tell_chat(list(self._watched()))
        elif last > row:
            self._tell_chat([table for (table,) in driver.execute(NEW_MESSAGES, (row,))])
        return last

    def _tell_latest(self) -> None:
        with self._database.connect() as connection:
            self._tell(Logs(connection).last_numbers(self._watched()))
