"""The host's limits for a server: tables, storage, length of names."""

from dataclasses import dataclass
from math import inf

from serenissima.service.core.names import LONGEST_NAME
from serenissima.service.core.waiting import DAY
from serenissima.service.refusals import SEAT_NAME, SERVER_STORAGE_FULL, SERVER_TABLES_FULL
from serenissima.service.store.logs import Logs
from serenissima.service.store.store import Store

MEGABYTE = 1_000_000


@dataclass(frozen=True, kw_only=True)
class Allowance:
    """The host's limits; 0 is no limit.

    Attributes:
        tables: how many are not archived, for all addresses together.
        storage: bytes of the database; existing tables continue beyond it.
        name: letters of a name, at most `LONGEST_NAME`.
        idle: days without an action after which a table is archived.
        absent: days without an action after which the others may continue without a player, at a
            table without clocks.
        memory: bytes of cached tables and pages.
    """

    tables: int = 0
    storage: int = 0
    name: int = LONGEST_NAME
    idle: int = 0
    absent: int = 3
    memory: int = 256 * MEGABYTE

    @property
    def patience(self) -> float:
        """Seconds after which the others may continue without a player."""
        return self.absent * DAY or inf

    def check_name(self, *names: str) -> None:
        """Raise `Illegal` (`seat/name`) for a name that is too long here."""
        for name in names:
            if len(" ".join(name.split())) > self.name:
                hint = f"1 to {self.name} characters"
                shown, reason = name[: 2 * LONGEST_NAME], "this name is too long for this server"
                limit = self.name
                raise SEAT_NAME(reason, text=shown, hint=hint, limit=limit, case="long")

    async def check_room(self, store: Store, table: str) -> None:
        """Raise if there is no room for a new table; an existing one is always allowed.

        Raises:
            NotNow: `server/tables-full`, `server/storage-full`.
        """
        if self.tables or self.storage:
            await store.read(lambda logs: self._check(logs, table))

    async def check_storage(self, store: Store) -> None:
        """Raise `NotNow` (`server/storage-full`) if there is no room for more data."""
        if self.storage:
            await store.read(self._check_size)

    def _check(self, logs: Logs, table: str) -> None:
        if logs.heads([table], 1):
            return
        if self.tables and logs.count() >= self.tables:
            reason = "the server has as many tables as its host allows"
            hint = f"at most {self.tables}: play at an existing table"
            raise SERVER_TABLES_FULL(reason, hint=hint, limit=self.tables)
        self._check_size(logs)

    def _check_size(self, logs: Logs) -> None:
        if self.storage and logs.size() >= self.storage:
            most = self.storage // MEGABYTE
            raise SERVER_STORAGE_FULL(hint="play at an existing table", limit=most)


GENEROUS = Allowance()
