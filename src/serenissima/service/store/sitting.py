"""The person at a seat right now: the name in the log, and the guest behind it."""

from dataclasses import dataclass

import sqlalchemy as sa

from serenissima.kernel.errors import Unreadable
from serenissima.service.core.scoresheet import add_up
from serenissima.service.refusals import SEAT_CHANGED
from serenissima.service.store.guests import GuestBook
from serenissima.service.store.logs import Logs, check_id


@dataclass(frozen=True)
class Sitting:
    """The person at a seat.

    Attributes:
        name: as everyone at the table sees it; empty for a free seat.
        guest: the id of the guest; empty if they are known only by their link.
    """

    name: str = ""
    guest: str = ""

    def check(self, name: str) -> None:
        """Raise if the seat no longer has the person whom a page has shown.

        Raises:
            NotNow: `seat/changed`.
        """
        if self.name != name:
            raise SEAT_CHANGED(text=name[:80], hint="look at the table again")


def sittings(connection: sa.Connection, table: str) -> tuple[Sitting, ...]:
    """Return the person at each seat of a table; no seats if its log can't be read.

    Raises:
        Unknown: `table/unknown`.
    """
    check_id(table)
    held = {one.sitting: one for one in GuestBook(connection).seats_at(table)}
    logs = Logs(connection)
    try:
        sheet = add_up(logs.log(logs.head(table).id).entries)
    except Unreadable:
        return ()
    return tuple(
        Sitting(name, held[key].guest if key in held else "")
        for name, key in zip(sheet.names, sheet.keys, strict=True)
    )


def sitting(connection: sa.Connection, table: str, seat: int) -> Sitting:
    """Return the person at a seat; an empty one if there is none; raises as `sittings`."""
    everybody = sittings(connection, table)
    return everybody[seat] if 0 <= seat < len(everybody) else Sitting()
