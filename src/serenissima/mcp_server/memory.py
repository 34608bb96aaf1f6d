"""A model's seats, stored in a file of the user, so that a restarted program can continue."""

import json
import os
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Self

import structlog
from filelock import FileLock, Timeout
from pydantic import TypeAdapter

from serenissima.mcp_server.refusals import MCP_NO_SEAT

LOG = structlog.get_logger(__name__)
PRIVATE = 0o600  # the file contains tokens
KEPT = TypeAdapter(dict[str, dict[str, str]])  # server, table, token
GUEST = " guest"  # suffix of the server's name for the guest's token
MOST = 50  # seats to store; the oldest are dropped


@dataclass
class HeldSeat:
    """A seat of a model.

    Attributes:
        table: the id of the table.
        token: the token of the seat.
        told: the number of steps of the tale that the model has read since its program started.
        decision: the decision it was asked for at its last look; None if there was none.
    """

    table: str
    token: str = field(repr=False)
    told: int = 0
    decision: int | None = None


class Memory:
    """The seats that a model has on one server, the current one last.

    `guest` is the token of the model's guest there; empty for none.

    Args:
        file: stores them by server; None to remember them only while this process runs.
        server: the server's name in the file.
    """

    def __init__(self, file: Path | None, server: str) -> None:
        self._file, self._server = file, server
        self._lock: FileLock | None = None  # held as long as the memory is used
        kept = self._read().get(server, {})
        self.guest = self._read().get(server + GUEST, {}).get("token", "")
        self._seats = {table: HeldSeat(table, token) for table, token in kept.items()}

    @classmethod
    def open_file(cls, file: Path, server: str) -> Self:
        """Open the memory in a file, or one without a file if another program is using it.

        Two models must not take each other's seats, so each needs its own file.
        """
        file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        lock = FileLock(file.with_name(f"{file.name}.lock"), mode=PRIVATE)
        try:
            lock.acquire(timeout=0)
        except Timeout:
            LOG.warning(
                "another program uses the memory file: seats will be lost at the end",
                file=str(file),
            )
            return cls(None, server)
        memory = cls(file, server)
        memory._lock = lock
        return memory

    def close(self) -> None:
        """Release the file for other programs."""
        if self._lock is not None:
            self._lock.release()

    @property
    def held(self) -> HeldSeat:
        """The model's current seat; raises `NotNow` (`mcp/no-seat`) if it has none."""
        if not self._seats:
            raise MCP_NO_SEAT(hint="open_table or join_table")
        return next(reversed(self._seats.values()))

    @property
    def tables(self) -> tuple[str, ...]:
        """The tables at which the model has a seat, the current one last."""
        return tuple(self._seats)

    def token(self, table: str) -> str:
        """Return the token of the seat at a table; raise `NotNow` (`mcp/no-seat`) without one."""
        if table not in self._seats:
            hint = "one of " + (", ".join(self._seats) or "none")
            raise MCP_NO_SEAT("you have no seat at this table", text=table, hint=hint)
        return self._seats[table].token

    def sit(self, table: str, token: str) -> None:
        """Make a seat the current one; the others stay."""
        before = self._seats.pop(table, None)
        known = before if before is not None and before.token == token else None
        self._seats[table] = known or HeldSeat(table, token)
        self._write()

    def become(self, token: str) -> None:
        """Become the guest with this token, who plays in tournaments."""
        self.guest = token
        self._write()

    def forget(self, table: str) -> None:
        """Drop the seat at a table."""
        self._seats.pop(table, None)
        self._write()

    def _read(self) -> dict[str, dict[str, str]]:
        """Return the tokens by server and table; empty if the file can't be read."""
        if self._file is not None:
            with suppress(OSError, ValueError):
                return KEPT.validate_json(self._file.read_bytes())
        return {}

    def _write(self) -> None:
        """Replace the file atomically: a program that ends halfway leaves the old one."""
        if self._file is None:
            return
        kept = list(self._seats.values())[-MOST:]
        servers = self._read() | {self._server: {seat.table: seat.token for seat in kept}}
        if self.guest:
            servers[self._server + GUEST] = {"token": self.guest}
        new = self._file.with_name(f"{self._file.name}.new")
        new.unlink(missing_ok=True)
        with os.fdopen(os.open(new, os.O_WRONLY | os.O_CREAT | os.O_EXCL, PRIVATE), "w") as text:
            json.dump(servers, text)
        new.replace(self._file)
