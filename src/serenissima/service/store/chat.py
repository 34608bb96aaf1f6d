"""The chat messages that a database stores beside its tables."""

from collections import defaultdict
from collections.abc import Collection, Iterable

import sqlalchemy as sa

from serenissima.service.core.chat import ChatMessage, check_number
from serenissima.service.store.schema import LAST_NUMBERS, MESSAGES

CHANNEL = "serenissima_chat"  # PostgreSQL names the table of a new message on it
SHOWN = (
    MESSAGES.c.table_id, MESSAGES.c.circle, MESSAGES.c.number, MESSAGES.c.guest_id,
    MESSAGES.c.seat, MESSAGES.c.name, MESSAGES.c.at, MESSAGES.c.text,
)  # fmt: skip
NOTIFY = sa.text(f"SELECT pg_notify('{CHANNEL}', CAST(:table AS text))")


class ChatBook:
    """Access to the messages within one transaction."""

    def __init__(self, connection: sa.Connection) -> None:
        self.connection = connection

    def last_numbers(self, tables: Iterable[str]) -> dict[str, dict[int, int]]:
        """Return the last number of each channel, by table; tables without messages are left out.

        The message with that number may have been deleted.
        """
        asked, found = list(tables), defaultdict[str, dict[int, int]](dict)
        given = sa.union_all(
            *(
                sa.select(rows.c.table_id, rows.c.circle, sa.func.max(rows.c.number))
                .where(rows.c.table_id.in_(asked))
                .group_by(rows.c.table_id, rows.c.circle)
                for rows in (MESSAGES, LAST_NUMBERS)
            )
        )
        for table, channel, number in self.connection.execute(given):
            found[table][channel] = max(number, found[table].get(channel, 0))
        return dict(found)

    def messages(self, table: str, channels: Collection[int], most: int) -> list[ChatMessage]:
        """Return the newest messages of some channels at a table, in order."""
        query = sa.select(*SHOWN).where(
            MESSAGES.c.table_id == table, MESSAGES.c.circle.in_(list(channels))
        )
        newest = query.order_by(
            MESSAGES.c.at.desc(), MESSAGES.c.circle.desc(), MESSAGES.c.number.desc()
        )
        return [ChatMessage(*row) for row in self.connection.execute(newest.limit(most))][::-1]

    def of_guest(self, guest: str) -> list[ChatMessage]:
        """Return all messages of a guest, in order of time."""
        query = sa.select(*SHOWN).where(MESSAGES.c.guest_id == guest)
        query = query.order_by(MESSAGES.c.at, MESSAGES.c.table_id, MESSAGES.c.number)
        return [ChatMessage(*row) for row in self.connection.execute(query)]

    def is_written(self, table: str, guest: str, key: str) -> bool:
        """Whether a guest has written a message with this key."""
        query = sa.select(sa.literal(True)).where(
            MESSAGES.c.table_id == table, MESSAGES.c.guest_id == guest, MESSAGES.c.key == key
        )
        return self.connection.execute(query).first() is not None

    def add(self, message: ChatMessage, key: str) -> None:
        """Add a message with the next number of its channel, and notify PostgreSQL's listeners.

        Raises:
            NotNow: `chat/full`.
        """
        last = self.last_numbers([message.table]).get(message.table, {}).get(message.channel, 0)
        check_number(last + 1)
        row = {
            **vars(message),
            "table_id": message.table,
            "circle": message.channel,  # the first name of channels
            "guest_id": message.guest,
            "number": last + 1,
            "key": key,
        }
        self.connection.execute(sa.insert(MESSAGES), {c.name: row[c.name] for c in MESSAGES.c})
        if self.connection.dialect.name == "postgresql":
            self.connection.execute(NOTIFY, {"table": message.table})

    def delete_of(self, guest: str) -> None:
        """Delete a guest's messages; their numbers are never used again."""
        theirs = MESSAGES.c.guest_id == guest
        tables = set(self.connection.scalars(sa.select(MESSAGES.c.table_id).where(theirs)))
        for table, channels in sorted(self.last_numbers(tables).items()):
            here = LAST_NUMBERS.c.table_id == table
            self.connection.execute(sa.delete(LAST_NUMBERS).where(here))
            rows = [
                {"table_id": table, "circle": channel, "number": number}
                for channel, number in channels.items()
            ]
            self.connection.execute(sa.insert(LAST_NUMBERS), rows)
        self.connection.execute(sa.delete(MESSAGES).where(theirs))
