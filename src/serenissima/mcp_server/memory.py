"""The seats of a model, kept in a file of the user's, so that a restarted program goes on."""

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
PRIVATE = 0o600  # tokens stand in the file
KEPT = TypeAdapter(dict[str, dict[str, str]])  # server, table, token
GUEST = " guest"  # follows the server's name where the token of its guest is kept
MOST = 50  # seats that are kept; the oldest are forgotten


@dataclass
class HeldSeat:
    """A seat of a model.

    Attributes:
        table: the id of the table.
        token: of the seat.
        told: how many steps of the tale the model has read since its program was started.
        decision: what it was asked when it looked last; None if it was not asked.
    """

    table: str
    token: str = field(repr=False)
    told: int = 0
    decision: int | None = None


class Memory:
    """The seats that a model holds on one server, the one that it sits on last.

    `guest` is the token of the guest that it is there; empty for none.

    Args:
        file: keeps them, by server; None to keep them only as long as this process runs.
        server: names the server in the file.
    """

    def __init__(self, file: Path | None, server: str) -> None:
        self._file, self._server = file, server
        self._lock: FileLock | None = None  # held as long as the memory is used
        kept = self._read().get(server, {})
        self.guest = self._read().get(server + GUEST, {}).get("token", "")
        self._seats = {table: HeldSeat(table, token) for table, token in kept.items()}

    @classmethod
    def opened(cls, file: Path, server: str) -> Self:
        """The memory in a file; without the file if another program uses it now.

        Two models must not take each other's seat, so each needs a file of its own.
        """
        file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        lock = FileLock(file.with_name(f"{file.name}.lock"), mode=PRIVATE)
        try:
            lock.acquire(timeout=0)
        except Timeout:
            LOG.warning("the memory is in use: seats are forgotten at the end", file=str(file))
            return cls(None, server)
        memory = cls(file, server)
        memory._lock = lock
        return memory

    def close(self) -> None:
        """Let other programs use the file."""
        if self._lock is not None:
            self._lock.release()

    @property
    def held(self) -> HeldSeat:
        """The seat that the model sits on; raises `NotNow` (`mcp/no-seat`)."""
        if not self._seats:
            raise MCP_NO_SEAT(hint="open_table or join_table")
        return next(reversed(self._seats.values()))

    @property
    def tables(self) -> tuple[str, ...]:
        """The tables at which the model has a seat; it sits at the last of them."""
        return tuple(self._seats)

    def token(self, table: str) -> str:
        """The token of the seat at a table; raises `NotNow` (`mcp/no-seat`)."""
        if table not in self._seats:
            hint = "one of " + (", ".join(self._seats) or "none")
            raise MCP_NO_SEAT("there is no seat at this table", text=table, hint=hint)
        return self._seats[table].token

    def sit(self, table: str, token: str) -> None:
        """Sit down on a seat; the others are kept."""
        before = self._seats.pop(table, None)
        known = before if before is not None and before.token == token else None
        self._seats[table] = known or HeldSeat(table, token)
        self._write()

    def become(self, token: str) -> None:
        """Be the guest with this token from now on, who plays in tournaments."""
        self.guest = token
        self._write()

    def forget(self, table: str) -> None:
        """The seat at a table is no longer the model's."""
        self._seats.pop(table, None)
        self._write()

    def _read(self) -> dict[str, dict[str, str]]:
        """For each server the tokens by table; none if the file cannot be read."""
        if self._file is not None:
            with suppress(OSError, ValueError):
                return KEPT.validate_json(self._file.read_bytes())
        return {}

    def _write(self) -> None:
        """Replace the file at once: a program that ends in the middle leaves the old one."""
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
