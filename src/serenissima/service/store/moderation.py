"""What keeps people civil: whom guests mute, what they report, what a host does about it."""

from dataclasses import dataclass

import sqlalchemy as sa

from serenissima.kernel.errors import Unknown, Unreadable
from serenissima.service.core.chat import NAMES, ChatMessage
from serenissima.service.core.scoresheet import add_up
from serenissima.service.store.blocks import Blocks
from serenissima.service.store.logs import Logs
from serenissima.service.store.schema import GUESTS, MESSAGES, MUTES, REPORTS, SEATS
from serenissima.service.store.single import single_transaction

BEFORE, AFTER = 4, 2  # messages around a reported one that the host reads, too
SAME = sa.and_(
    REPORTS.c.table_id == MESSAGES.c.table_id,
    REPORTS.c.circle == MESSAGES.c.circle,
    REPORTS.c.number == MESSAGES.c.number,
)

NAMED = sa.and_(REPORTS.c.table_id == SEATS.c.table_id, REPORTS.c.number == SEATS.c.seat)


@dataclass(frozen=True)
class ReportedMessage:
    """A message that somebody has reported, or a name.

    Attributes:
        id: its number, by which a host settles it.
        at: when it was reported, in seconds since 1970.
        table: the id of the table.
        writer: who wrote it; if a name is reported, that name.
        text: what they wrote; empty once it is removed, and for a name.
        reporter: who reported it.
        guest: the id of who wrote it or has the name, by which a host bars them; empty if nobody
            knows them but by the link of their seat.
        kind: `message` or `name`.
        around: the messages just before and after it, and itself, in their order: whoever reads
            the one reads the others, players or watchers.
    """

    id: int
    at: float
    table: str
    writer: str
    text: str
    reporter: str
    guest: str = ""
    kind: str = "message"
    around: tuple["LineAround", ...] = ()


@dataclass(frozen=True)
class LineAround:
    """A message near one that was reported.

    Attributes:
        at: when it was written, in seconds since 1970.
        writer, text: as of a reported message.
        reported: whether it is that message itself.
    """

    at: float
    writer: str
    text: str
    reported: bool


class Moderation:
    """What guests mute and report, as one transaction sees it."""

    def __init__(self, connection: sa.Connection) -> None:
        self.connection = connection

    def muted(self, guest: str) -> set[str]:
        """The ids of those whose messages a guest does not want to see."""
        query = sa.select(MUTES.c.muted_id).where(MUTES.c.guest_id == guest)
        return set(self.connection.scalars(query))

    def mute(self, guest: str, other: str) -> None:
        """Show a guest no message of another any more."""
        if guest != other and other not in self.muted(guest):
            row = {"guest_id": guest, "muted_id": other}
            self.connection.execute(sa.insert(MUTES), row)

    def unmute(self, guest: str, other: str) -> None:
        """Show a guest the messages of another again."""
        these = MUTES.c.guest_id == guest, MUTES.c.muted_id == other
        self.connection.execute(sa.delete(MUTES).where(*these))

    def reported(self, guest: str, table: str) -> set[tuple[int, int]]:
        """What a guest has reported at a table: circle and number of each message or name."""
        query = sa.select(REPORTS.c.circle, REPORTS.c.number)
        query = query.where(REPORTS.c.guest_id == guest, REPORTS.c.table_id == table)
        return {(row[0], row[1]) for row in self.connection.execute(query)}

    def of_guest(self, guest: str) -> list[tuple[str, float]]:
        """At which tables a guest has reported something, and when, in the order of time."""
        query = sa.select(REPORTS.c.table_id, REPORTS.c.at).where(REPORTS.c.guest_id == guest)
        rows = self.connection.execute(query.order_by(REPORTS.c.at, REPORTS.c.id))
        return [(row[0], row[1]) for row in rows]

    def report(self, guest: str, message: ChatMessage, at: float) -> None:
        """Report a message to the host; once is enough."""
        self._report(guest, message.table, message.circle, message.number, at)

    def report_name(self, guest: str, table: str, seat: int, at: float) -> None:
        """Report the name at a seat to the host; once is enough."""
        self._report(guest, table, NAMES, seat, at)

    def _report(self, guest: str, table: str, circle: int, number: int, at: float) -> None:
        if (circle, number) in self.reported(guest, table):
            return
        row = {
            "table_id": table, "circle": circle, "number": number, "guest_id": guest, "at": at,
            "settled": False,
        }  # fmt: skip
        self.connection.execute(sa.insert(REPORTS), row)

    def reports(self) -> list[ReportedMessage]:
        """Those that the host has not settled, in the order in which they came."""
        found = [*self._messages(), *self._names()]
        return sorted(found, key=lambda one: (one.at, one.id))

    def _names(self) -> list[ReportedMessage]:
        """The names that are reported."""
        query = sa.select(
            REPORTS.c.id,
            REPORTS.c.at,
            REPORTS.c.table_id,
            REPORTS.c.number,
            GUESTS.c.name.label("reporter"),
            SEATS.c.guest_id.label("holder"),
        ).select_from(
            REPORTS.join(GUESTS, REPORTS.c.guest_id == GUESTS.c.id).outerjoin(SEATS, NAMED)
        )
        query = query.where(REPORTS.c.settled.is_(False), REPORTS.c.circle == NAMES)
        return [
            ReportedMessage(
                row.id, row.at, row.table_id, self._name(row.table_id, row.number), "",
                row.reporter, row.holder or "", "name",
            )
            for row in self.connection.execute(query).all()
        ]  # fmt: skip

    def _name(self, table: str, seat: int) -> str:
        """The name at a seat; empty if nobody sits there now, or if the log cannot be read."""
        try:
            return add_up(Logs(self.connection).log(table).entries).names[seat]
        except (Unreadable, IndexError):
            return ""

    def _messages(self) -> list[ReportedMessage]:
        """The messages that are reported."""
        query = sa.select(
            REPORTS.c.id,
            REPORTS.c.at,
            REPORTS.c.table_id,
            MESSAGES.c.name,
            MESSAGES.c.text,
            GUESTS.c.name.label("reporter"),
            MESSAGES.c.guest_id.label("writer"),
            REPORTS.c.circle,
            REPORTS.c.number,
        ).select_from(REPORTS.join(MESSAGES, SAME).join(GUESTS, REPORTS.c.guest_id == GUESTS.c.id))
        query = query.where(REPORTS.c.settled.is_(False))
        return [
            ReportedMessage(*row[:7], around=self._around(row.table_id, row.circle, row.number))
            for row in self.connection.execute(query).all()
        ]

    def _around(self, table: str, circle: int, number: int) -> tuple[LineAround, ...]:
        """A message of a circle at a table, with what the same people wrote before and after."""
        here = MESSAGES.c.table_id == table, MESSAGES.c.circle == circle
        lines = sa.select(MESSAGES.c.number, MESSAGES.c.at, MESSAGES.c.name, MESSAGES.c.text).where(
            *here
        )
        before = lines.where(MESSAGES.c.number <= number).order_by(MESSAGES.c.number.desc())
        after = lines.where(MESSAGES.c.number > number).order_by(MESSAGES.c.number)
        found = [*self.connection.execute(before.limit(BEFORE + 1))][::-1]
        found += self.connection.execute(after.limit(AFTER))
        return tuple(LineAround(at, name, text, n == number) for n, at, name, text in found)

    def settle(self, report: int, *, remove: bool) -> None:
        """Settle all reports of the message or name of this one; a message may be removed.

        Raises:
            Unknown: `chat/report`.
        """
        found = sa.select(REPORTS.c.table_id, REPORTS.c.circle, REPORTS.c.number)
        row = self.connection.execute(found.where(REPORTS.c.id == report)).first()
        if row is None:
            raise Unknown("chat/report", "there is no such report", text=report)
        for table, wanted, change in (
            (REPORTS, True, {"settled": True}),
            (MESSAGES, remove, {"text": ""}),
        ):
            if wanted:
                these = zip((table.c.table_id, table.c.circle, table.c.number), row, strict=True)
                query = sa.update(table).where(*(column == value for column, value in these))
                self.connection.execute(query.values(**change))


def forget_moderation(connection: sa.Connection, guest: str) -> None:
    """Forget whom a guest mutes and who mutes them, and reports by them and about them.

    Their messages and seats must still be there.
    """
    said = sa.exists().where(SAME, MESSAGES.c.guest_id == guest)
    named = sa.exists().where(NAMED, REPORTS.c.circle == NAMES, SEATS.c.guest_id == guest)
    about = sa.or_(REPORTS.c.guest_id == guest, said, named)
    connection.execute(sa.delete(REPORTS).where(about))
    either = sa.or_(MUTES.c.guest_id == guest, MUTES.c.muted_id == guest)
    connection.execute(sa.delete(MUTES).where(either))


def look_after(
    database: str, report: int = 0, *, remove: bool = False, bar: str = "", unbar: str = ""
) -> list[ReportedMessage]:
    """The open reports of a database, after one of them is settled, if a number is given.

    Args:
        database: its URL.
        report: the number of a report; 0 for none.
        remove: whether its message is removed, too.
        bar, unbar: the id of a guest who is barred from now on, or no longer.

    Raises:
        Unreadable: `database/url`.
        Unknown: `chat/report`, `guest/none`.
        NotNow: `database/unavailable`, `database/newer`, `database/older`.
    """
    with single_transaction(database) as connection:
        book = Moderation(connection)
        if report:
            book.settle(report, remove=remove)
        for guest, barred in ((bar, True), (unbar, False)):
            if guest:
                Blocks(connection).bar(guest, barred)
        return book.reports()
