"""The list of open tables: players and free seats."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

import structlog

from serenissima.kernel.errors import Unreadable
from serenissima.service.core.scoresheet import add_up
from serenissima.service.core.table_settings import TableSettings
from serenissima.service.runtime.shared import Shared
from serenissima.service.store.archive import Row
from serenissima.service.store.logs import Head, Logs, read_log
from serenissima.service.store.store import Store

LOG = structlog.get_logger(__name__)
MOST = 50  # tables in the list
KEPT_FOR = 2.0  # seconds after which changes by other processes are read again
LISTED_FOR = 7 * 24 * 3600  # seconds after which an unjoined table is no longer shown


@dataclass(frozen=True)
class Gathering:
    """An open table; its match has not begun.

    Attributes:
        table: its id.
        game: the game's name.
        options: every option, as text.
        names: the name at each seat; empty for a free seat.
        computers: the seats of computer players.
        opened_at: seconds since 1970.
        hints: whether people may ask for hints.
        settings: of the table.
    """

    table: str
    game: str
    options: Mapping[str, str]
    names: tuple[str, ...]
    computers: tuple[int, ...]
    opened_at: float
    hints: bool
    settings: TableSettings

    @property
    def free(self) -> tuple[int, ...]:
        """The seats that can be taken."""
        return tuple(seat for seat, name in enumerate(self.names) if not name)


class OpenTables:
    """The open tables, read from the database once for many requests.

    Args:
        store: the database.
        clock: seconds since 1970.
    """

    def __init__(self, store: Store, clock: Callable[[], float]) -> None:
        self._store, self._clock = store, clock
        self._kept: list[Gathering] = []
        self._at: float | None = None  # when it was last read
        self._version = 0
        self._asking: Shared[list[Gathering]] = Shared()

    def forget(self) -> None:
        """Drop the cached list after a change in this process, so that the next request sees it."""
        self._version += 1
        self._at = None

    async def now(self) -> list[Gathering]:
        """Return the newest open tables, the newest first."""
        if self._at is not None and abs(self._clock() - self._at) < KEPT_FOR:
            return self._kept
        return await self._asking.result(str(self._version), self._ask)

    async def _ask(self) -> list[Gathering]:
        version, at = self._version, self._clock()
        found = await self._store.read(lambda logs: list_open_tables(logs, at - LISTED_FOR))
        if version == self._version:
            self._kept, self._at = found, at
        return found


def list_open_tables(logs: Logs, since: float) -> list[Gathering]:
    """Return the newest open tables among those opened after `since`."""
    found = (_read(head, rows) for head, rows in logs.open_tables(since, MOST))
    return [one for one in found if one is not None]


def _read(head: Head, rows: list[Row]) -> Gathering | None:
    """Return the table of a log; None if this version can't read it."""
    try:
        sheet = add_up(read_log(rows).entries)
    except Unreadable as error:
        LOG.warning("table cannot be read", table=head.id, code=error.code)
        return None
    return Gathering(
        table=head.id,
        game=head.game,
        options=sheet.opened.options,
        names=sheet.names,
        computers=tuple(sheet.computers),
        opened_at=head.opened_at,
        hints=sheet.hints,
        settings=sheet.settings,
    )
