"""The messages that a database keeps beside its tables."""

from collections import defaultdict
from collections.abc import Collection, Iterable

import sqlalchemy as sa

from serenissima.service.core.chat import ChatMessage, check_number
from serenissima.service.store.schema import LAST_NUMBERS, MESSAGES

CHANNEL = "serenissima_chat"  # on which PostgreSQL names the table where somebody wrote
SHOWN = (
    MESSAGES.c.table_id, MESSAGES.c.circle, MESSAGES.c.number, MESSAGES.c.guest_id,
    MESSAGES.c.seat, MESSAGES.c.name, MESSAGES.c.at, MESSAGES.c.text,
)  # fmt: skip
NOTIFY = sa.text(f"SELECT pg_notify('{CHANNEL}', CAST(:table AS text))")


class ChatBook:
    """The messages as one transaction sees them."""

    def __init__(self, connection: sa.Connection) -> None:
        self.connection = connection

    def latest(self, tables: Iterable[str]) -> dict[str, dict[int, int]]:
        """The last number of each channel, by table; those without messages are left out.

        It may be that of a message that was deleted.
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
        """The newest messages of some channels at a table, in the order in which they came."""
        query = sa.select(*SHOWN).where(
            MESSAGES.c.table_id == table, MESSAGES.c.circle.in_(list(channels))
        )
        newest = query.order_by(
            MESSAGES.c.at.desc(), MESSAGES.c.circle.desc(), MESSAGES.c.number.desc()
        )
        return [ChatMessage(*row) for row in self.connection.execute(newest.limit(most))][::-1]

    def of_guest(self, guest: str) -> list[ChatMessage]:
        """All that a guest wrote, in the order of time."""
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
        """Add a message with the next number of its channel, and tell PostgreSQL's listeners.

        Raises:
            NotNow: `chat/full`.
        """
        last = self.latest([message.table]).get(message.table, {}).get(message.channel, 0)
        check_number(last + 1)
        row = {
            **vars(message),
            "table_id": message.table,
            "circle": message.channel,  # as channels were first called
            "guest_id": message.guest,
            "number": last + 1,
            "key": key,
        }
        self.connection.execute(sa.insert(MESSAGES), {c.name: row[c.name] for c in MESSAGES.c})
        if self.connection.dialect.name == "postgresql":
            self.connection.execute(NOTIFY, {"table": message.table})

    def delete_of(self, guest: str) -> None:
        """Delete what a guest wrote; no other message is ever given one of these numbers."""
        theirs = MESSAGES.c.guest_id == guest
        tables = set(self.connection.scalars(sa.select(MESSAGES.c.table_id).where(theirs)))
        for table, channels in sorted(self.latest(tables).items()):
            here = LAST_NUMBERS.c.table_id == table
            self.connection.execute(sa.delete(LAST_NUMBERS).where(here))
            rows = [
                {"table_id": table, "circle": channel, "number": number}
                for channel, number in channels.items()
            ]
            self.connection.execute(sa.insert(LAST_NUMBERS), rows)
        self.connection.execute(sa.delete(MESSAGES).where(theirs))
