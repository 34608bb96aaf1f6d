"""The additions of one command to a table's log and the data beside it, all or none."""

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
    """The additions of one command to a table's log.

    Attributes:
        table: its id.
        after: how many entries its log has.
        entries: the new entries.
        mark: the command's mark, stored with the first of them.
        at: when it is stored, in seconds since 1970.
        head: the head of a table that is opened with it.
        missed: how many entries spectators, then each seat, missed after it.
        lists: whether the table is now in the list of open tables; None if that does not change.
        guest: the id of the guest who is seated with it, or empty.
        freely: whether anyone could take the seat: then no one at the table may block the guest.
        notifications: for people who want to be notified.
        alarm: when time alone will next notify people, in seconds since 1970; None if the stored
            time is early enough.
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
        """The length of the log with it."""
        return self.after + len(self.entries)

    @cached_property
    def rows(self) -> list[dict[str, Any]]:
        """Rows of `schema.ENTRIES`, in order."""
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
        """The row of `schema.SEATS` for the guest who is seated with it, if there is one.

        It is the first seat taken; the others share the device.
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
                    "analysed": False,
                }
        return None
