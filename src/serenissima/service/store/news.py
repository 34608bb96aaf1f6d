"""Tells what any process commits to a database: which table, and how many entries it has.

It also tells at which tables somebody wrote a message.

PostgreSQL notifies. SQLite is polled, which is cheap: it says whether anything has changed. A
thread does either while somebody watches, and begins again when the connection breaks.
"""

from collections.abc import Callable, Collection, Iterable, Iterator
from math import inf
from threading import Event, Thread
from typing import Any

import sqlalchemy as sa
import structlog

from serenissima.service.store.chat import CHANNEL as CHAT
from serenissima.service.store.database import is_sqlite
from serenissima.service.store.logs import Logs
from serenissima.service.store.transactions import CHANNEL

SQLITE_POLL = 0.05  # seconds between polls
LISTENS = 0.25  # seconds after which the thread looks whether anybody still watches
AGAIN, LONGEST_PAUSE = 0.25, 4.0  # seconds until the next attempt, doubled at each failure

LOG = structlog.get_logger(__name__)

LAST_ROW = "SELECT coalesce(max(rowid), 0) FROM events"
LAST_MESSAGE = "SELECT coalesce(max(rowid), 0) FROM messages"
NEW_MESSAGES = "SELECT DISTINCT table_id FROM messages WHERE rowid > ?"
NEW_ROWS = "SELECT table_id, max(seq) FROM events WHERE rowid > ? GROUP BY table_id"


class News:
    """What is committed to a database, while somebody watches.

    Args:
        database: the connections to it.
        watched: the tables that somebody watches.
        tell: called in a thread with the lengths of tables; may be told what it knows already.
        tell_chat: called in a thread with the tables at which somebody wrote, or may have.
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

    def want(self) -> None:
        """Listen from now on; what is stored already is told first."""
        self._wanted.set()
        if self._thread is None:
            self._thread = Thread(target=self._run, name="news", daemon=True)
            self._thread.start()

    def rest(self) -> None:
        """Listen no more until somebody wants it again."""
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
            except Exception:  # whatever it is, listeners must go on being served
                LOG.exception("entries of other processes are not noticed for a while")
                self._closed.wait(self._pause)
                self._pause = min(2 * self._pause, LONGEST_PAUSE)

    def _listen(self) -> None:
        """Listen on one connection until nobody watches, or until it breaks."""
        connection = self._database.raw_connection()
        try:
            listen = self._poll if is_sqlite(self._database) else self._hear
            rounds = listen(connection.driver_connection)
            while self._wanted.is_set() and not self._closed.is_set():
                next(rounds)
                self._pause = AGAIN
        finally:
            connection.invalidate()  # nobody else is to be given a connection that listens

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
        """What a notification from PostgreSQL says."""
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
        """Tell what was stored after that row of SQLite's; the last row there is now."""
        last = int(driver.execute(LAST_ROW).fetchone()[0])
        if last < row:  # at first, and when rows were deleted
            self._tell_latest()
        else:
            self._tell(dict(driver.execute(NEW_ROWS, (row,)).fetchall()))
        return last

    def _tell_messages_since(self, driver: Any, row: float) -> int:
        """Tell where somebody wrote after that row of SQLite's; the last row there is now."""
        last = int(driver.execute(LAST_MESSAGE).fetchone()[0])
        if last < row:
            self._tell_chat(list(self._watched()))
        elif last > row:
            self._tell_chat([table for (table,) in driver.execute(NEW_MESSAGES, (row,))])
        return last

    def _tell_latest(self) -> None:
        with self._database.connect() as connection:
            self._tell(Logs(connection).latest(self._watched()))
