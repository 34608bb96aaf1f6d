"""The cache of folded tables."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field

from serenissima.kernel.errors import SerenissimaError
from serenissima.service.core.folding import evolve
from serenissima.service.core.table import Table
from serenissima.service.refusals import ENTRY_UNREADABLE
from serenissima.service.runtime.memory import Cache, CacheMemory
from serenissima.service.store.logs import Log

TABLE, STEP = 20_000, 2_000  # bytes of a table without any steps, and of a step, as measured


@contextmanager
def conceal_entries() -> Iterator[None]:
    """Refuse entries that can't be played without revealing them or the legal actions.

    Raises:
        Unreadable: `entry/unreadable`.
    """
    try:
        yield
    except SerenissimaError as error:
        if error.code.partition("/")[0] in ("entry", "game", "table"):
            raise
        reason = "this version cannot play an entry of the log"
        raise ENTRY_UNREADABLE(reason) from None


@dataclass(frozen=True)
class Known:
    """A cached table, with the data needed to decide commands without the database.

    Attributes:
        table: after the cached entries.
        secret: the source of its dice.
        marks: of the commands carried out, by the hash of each key; only ever grows.
    """

    table: Table
    secret: str = field(repr=False)
    marks: dict[str, str] = field(repr=False)

    @property
    def length(self) -> int:
        """How many entries are cached."""
        return self.table.sheet.length

    @property
    def size(self) -> int:
        """The bytes that it takes, about."""
        return TABLE + STEP * len(self.table.match.steps)

    def after(self, log: Log) -> "Known":
        """Return the table with the entries that follow; the same if there are none."""
        self.marks.update(log.marks)
        if not log.entries:
            return self
        with conceal_entries():
            table = self.table
            for entry, at in zip(log.entries, log.times, strict=True):
                table = evolve(table, entry, at)
        return Known(table, self.secret, self.marks)


class Remembered:
    """Cached tables by id.

    Args:
        memory: shared with other caches.
    """

    def __init__(self, memory: CacheMemory) -> None:
        self._tables: Cache[str, Known] = memory.cache("tables")

    def __len__(self) -> int:
        return len(self._tables)

    def get(self, table_id: str) -> Known | None:
        """Return the table, if it is cached."""
        return self._tables.get(table_id)

    def keep(self, table_id: str, known: Known) -> Known:
        """Cache and return the longer of this and the cached version."""
        kept = self._tables.get(table_id)
        newest = kept if kept and kept.length >= known.length else known
        if newest is not kept:
            self._tables.put(table_id, newest, newest.size)
        return newest

    def drop(self, table_id: str) -> None:
        """Forget a table that no longer exists."""
        self._tables.drop(table_id)
