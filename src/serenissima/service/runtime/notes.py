"""Private notes of guests about moments of the matches of one database.

Example:
    await tables.notes.write(guest, table, 12, "Here the gondola was better.", key="…")
    found = await tables.notes.of(guest, table)       # in the order of the match
"""

from collections.abc import Callable
from dataclasses import dataclass

import sqlalchemy as sa

from serenissima.service.core.chat import settle_line
from serenissima.service.core.commands import LONGEST_KEPT_KEY, check_key
from serenissima.service.refusals import NOTE_FULL, NOTE_TEXT
from serenissima.service.store.schema import NOTES
from serenissima.service.store.store import Store

LONGEST_NOTE = 500  # characters
MOST_NOTES = 200  # per guest and match
SHOWN = (NOTES.c.table_id, NOTES.c.moment, NOTES.c.at, NOTES.c.text, NOTES.c.key)


@dataclass(frozen=True)
class MomentNote:
    """A guest's private note about a moment of a match.

    Attributes:
        table: its id.
        moment: as `moments` counts them.
        at: when it was written, in seconds since 1970.
        text: the note.
        key: identifies it for deletion.
    """

    table: str
    moment: int
    at: float
    text: str
    key: str


class Notes:
    """The notes of one database.

    Args:
        store: the database.
        clock: seconds since 1970.
    """

    def __init__(self, store: Store, clock: Callable[[], float]) -> None:
        self._store, self._clock = store, clock

    async def write(self, guest: str, table: str, moment: int, text: str, *, key: str) -> None:
        """Store a note on an existing moment; the same key again writes nothing.

        Raises:
            Illegal: `note/text`.
            NotNow: `note/full`.
            Unreadable: `command/key`.
        """
        check_key(key, longest=LONGEST_KEPT_KEY)
        row = {
            "guest_id": guest,
            "table_id": table,
            "key": key,
            "moment": moment,
            "at": self._clock(),
            "text": settle_line(text, LONGEST_NOTE, NOTE_TEXT),
        }
        await self._store.ensure(lambda connection: _add(connection, row))

    async def remove(self, guest: str, table: str, key: str) -> None:
        """Delete a guest's note, if there is one with this key."""
        these = NOTES.c.guest_id == guest, NOTES.c.table_id == table, NOTES.c.key == key
        await self._store.change(
            lambda connection: connection.execute(sa.delete(NOTES).where(*these))
        )

    async def of(self, guest: str, table: str = "") -> list[MomentNote]:
        """Return the notes of a guest on a match, or on all, in the order of the match."""
        return await self._store.read(lambda logs: _found(logs.connection, guest, table))


def _found(connection: sa.Connection, guest: str, table: str) -> list[MomentNote]:
    query = sa.select(*SHOWN).where(NOTES.c.guest_id == guest)
    if table:
        query = query.where(NOTES.c.table_id == table)
    query = query.order_by(NOTES.c.table_id, NOTES.c.moment, NOTES.c.at, NOTES.c.key)
    return [MomentNote(*row) for row in connection.execute(query)]


def _add(connection: sa.Connection, row: dict[str, object]) -> None:
    notes = _found(connection, str(row["guest_id"]), str(row["table_id"]))
    if any(note.key == row["key"] for note in notes):
        return
    if len(notes) >= MOST_NOTES:
        raise NOTE_FULL(hint=f"at most {MOST_NOTES}", limit=MOST_NOTES)
    connection.execute(sa.insert(NOTES), row)
