"""What one command adds to a table's log, and to what is kept beside it: stored whole or not."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from serenissima.service.core.commands import Mark
from serenissima.service.core.entries import Departed, Entry, Finished, Joined, write
from serenissima.service.core.notifications import Notification
from serenissima.service.store.logs import Head


@dataclass(frozen=True)
class Append:
    """What one command adds to a table's log.

    Attributes:
        table: its id.
        after: how many entries its log has.
        entries: that the command leads to.
        mark: of the command, kept at the first of them.
        at: when it is stored, in seconds since 1970.
        head: of a table that is opened with it.
        missed: how many entries spectators, then each of the seats missed after it.
        lists: whether the table is in the list of those that anybody may join from now on; None if
            that does not change.
        guest: the id of the guest who sits down with it, or empty.
        freely: whether the seat was anybody's to take: then nobody there may block the guest.
        notifications: for people who want to be notified.
        alarm: when they are to be notified because of time alone, in seconds since 1970; None if
            what is stored is no later than that.
    """

    table: str
    after: int
    entries: Sequence[Entry]
    mark: Mark
    at: float
    head: Head | None = None
    missed: Sequence[int] | None = None
    lists: bool | None = None
    guest: str = ""
    freely: bool = False
    notifications: Sequence[Notification] = ()
    alarm: float | None = None

    @property
    def length(self) -> int:
        """How many entries the log has with it."""
        return self.after + len(self.entries)

    @cached_property
    def rows(self) -> list[dict[str, Any]]:
        """Of `schema.ENTRIES`, in their order."""
        rows = [
            {
                "table_id": self.table,
                "seq": seq,
                "at": self.at,
                "body": write(entry),
                "key": None,
                "command": None,
                "missed": None,
            }
            for seq, entry in enumerate(self.entries, self.after + 1)
        ]
        rows[0] |= vars(self.mark)
        if self.missed is not None:
            rows[-1]["missed"] = " ".join(map(str, self.missed))
        return rows

    @property
    def finished_at(self) -> float | None:
        """When the match ends, if it ends with it."""
        return self.at if isinstance(self.entries[-1], Finished) else None

    @property
    def freed(self) -> list[int]:
        """The seats that people leave."""
        return [entry.seat for entry in self.entries if isinstance(entry, Departed)]

    @cached_property
    def held(self) -> dict[str, Any] | None:
        """The row of `schema.SEATS` of the guest who sits down with it, if one does.

        It is the first seat that is taken; others share the device.
        """
        for entry in self.entries if self.guest else ():
            if isinstance(entry, Joined):
                return {
                    "table_id": self.table,
                    "seat": entry.seat,
                    "guest_id": self.guest,
                    "sitting": entry.key,
                    "at": self.at,
                    "put_away": False,
                }
        return None
