"""Moderation: guests mute and report others, and the host settles the reports."""

from dataclasses import dataclass, field

import sqlalchemy as sa

from serenissima.fairplay.secrets import mark
from serenissima.service.core.chat import NAMES, ChatMessage
from serenissima.service.refusals import CHAT_REPORT
from serenissima.service.store.blocks import Blocks
from serenissima.service.store.friends import FriendBook
from serenissima.service.store.schema import GUESTS, MESSAGES, MUTES, REPORTS
from serenissima.service.store.single import single_transaction
from serenissima.service.store.sitting import Sitting

BEFORE, AFTER = 4, 2  # messages around a reported one that the host sees, too
SAME = sa.and_(
    REPORTS.c.table_id == MESSAGES.c.table_id,
    REPORTS.c.circle == MESSAGES.c.circle,
    REPORTS.c.number == MESSAGES.c.number,
)
CASE = "table_id", "circle", "number", "name", "about_guest"
"""The columns that identify the subject of a report, regardless of reporter and time."""


@dataclass(frozen=True)
class ReportedMessage:
    """A reported message or name.

    Attributes:
        id: its number, with which the host settles it.
        at: when it was reported, in seconds since 1970.
        table: the id of the table.
        writer: the author of the message; for a name, that name as it was then.
        text: the message; empty once it is removed, and for a name.
        reporter: the name of the reporter.
        guest: the id of the author or of the name's owner, with which the host bans them; empty if
            they are known only by their seat's link.
        kind: `message` or `name`.
        around: the message with those just before and after it, in order, all in the same channel.
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
    """A message near a reported one.

    Attributes:
        at: when it was written, in seconds since 1970.
        writer, text: as of a reported message.
        reported: whether it is the reported message itself.
    """

    at: float
    writer: str
    text: str
    reported: bool


@dataclass(frozen=True)
class BlockedGuest:
    """A guest who is blocked by another.

    Attributes:
        id: the guest's id; never shown.
        name: their name when they were blocked.
        mark: lets the blocking guest, and no one else, tell them apart from others.
    """

    id: str = field(repr=False)
    name: str
    mark: str


class Moderation:
    """Access to mutes and reports within one transaction."""

    def __init__(self, connection: sa.Connection) -> None:
        self.connection = connection

    def list_muted(self, guest: str) -> set[str]:
        """Return the ids of the guests whose messages a guest does not want to see."""
        query = sa.select(MUTES.c.muted_id).where(MUTES.c.guest_id == guest)
        return set(self.connection.scalars(query))

    def list_blocked(self, guest: str) -> list[BlockedGuest]:
        """Return the guests whom a guest blocks, with the names that they had then."""
        query = sa.select(MUTES.c.muted_id, MUTES.c.name).where(MUTES.c.guest_id == guest)
        rows = self.connection.execute(query.order_by(MUTES.c.name, MUTES.c.muted_id))
        return [BlockedGuest(id_, name, mark(id_, "blocked by", guest)) for id_, name in rows]

    def mute(self, guest: str, other: str, name: str) -> None:
        """Hide the messages of another guest, now called `name`, from a guest.

        They are no friends from then on.
        """
        if guest != other and other not in self.list_muted(guest):
            row = {"guest_id": guest, "muted_id": other, "name": name}
            self.connection.execute(sa.insert(MUTES), row)
            FriendBook(self.connection).part(guest, other)

    def unmute(self, guest: str, other: str) -> None:
        """Show a guest the messages of another again."""
        these = MUTES.c.guest_id == guest, MUTES.c.muted_id == other
        self.connection.execute(sa.delete(MUTES).where(*these))

    def list_reported(self, guest: str, table: str) -> set[tuple[int, int]]:
        """Return the messages that a guest has reported at a table: channel and number of each."""
        query = sa.select(REPORTS.c.circle, REPORTS.c.number)
        query = query.where(REPORTS.c.guest_id == guest, REPORTS.c.table_id == table)
        rows = self.connection.execute(query.where(REPORTS.c.circle != NAMES))
        return {(row[0], row[1]) for row in rows}

    def reported_names(self, guest: str, table: str) -> set[tuple[int, Sitting]]:
        """Return the names that a guest has reported at a table, with seats and owners then."""
        query = sa.select(REPORTS.c.number, REPORTS.c.name, REPORTS.c.about_guest)
        query = query.where(REPORTS.c.guest_id == guest, REPORTS.c.table_id == table)
        rows = self.connection.execute(query.where(REPORTS.c.circle == NAMES))
        return {(seat, Sitting(name, about)) for seat, name, about in rows}

    def of_guest(self, guest: str) -> list[tuple[str, float]]:
        """Return the tables at which a guest has reported something, with the times, in order."""
        query = sa.select(REPORTS.c.table_id, REPORTS.c.at).where(REPORTS.c.guest_id == guest)
        rows = self.connection.execute(query.order_by(REPORTS.c.at, REPORTS.c.id))
        return [(row[0], row[1]) for row in rows]

    def report(self, guest: str, message: ChatMessage, at: float) -> None:
        """Report a message to the host; repeated reports count once."""
        if (message.channel, message.number) not in self.list_reported(guest, message.table):
            self._report(guest, message.table, message.channel, message.number, at, Sitting())

    def report_name(self, guest: str, table: str, seat: int, whose: Sitting, at: float) -> None:
        """Report the name at a seat to the host; repeated reports of one person count once."""
        if (seat, whose) not in self.reported_names(guest, table):
            self._report(guest, table, NAMES, seat, at, whose)

    def _report(
        self, guest: str, table: str, channel: int, number: int, at: float, whose: Sitting
    ) -> None:
        row = {
            "table_id": table,
            "circle": channel,
            "number": number,
            "guest_id": guest,
            "at": at,
            "settled": False,
            "name": whose.name,
            "about_guest": whose.guest,
        }
        self.connection.execute(sa.insert(REPORTS), row)

    def reports(self) -> list[ReportedMessage]:
        """Return the reports that the host has not settled, in order of arrival."""
        found = [*self._messages(), *self._names()]
        return sorted(found, key=lambda one: (one.at, one.id))

    def _names(self) -> list[ReportedMessage]:
        """Return the reported names."""
        query = sa.select(
            REPORTS.c.id,
            REPORTS.c.at,
            REPORTS.c.table_id,
            REPORTS.c.name,
            GUESTS.c.name.label("reporter"),
            REPORTS.c.about_guest,
        ).join_from(REPORTS, GUESTS, REPORTS.c.guest_id == GUESTS.c.id)
        query = query.where(REPORTS.c.settled.is_(False), REPORTS.c.circle == NAMES)
        return [
            ReportedMessage(
                id=id_,
                at=at,
                table=table,
                writer=name,
                text="",
                reporter=reporter,
                guest=about,
                kind="name",
            )
            for id_, at, table, name, reporter, about in self.connection.execute(query)
        ]

    def _messages(self) -> list[ReportedMessage]:
        """Return the reported messages."""
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

    def _around(self, table: str, channel: int, number: int) -> tuple[LineAround, ...]:
        """Return a message with its neighbours in the same channel."""
        here = MESSAGES.c.table_id == table, MESSAGES.c.circle == channel
        lines = sa.select(MESSAGES.c.number, MESSAGES.c.at, MESSAGES.c.name, MESSAGES.c.text).where(
            *here
        )
        before = lines.where(MESSAGES.c.number <= number).order_by(MESSAGES.c.number.desc())
        after = lines.where(MESSAGES.c.number > number).order_by(MESSAGES.c.number)
        found = [*self.connection.execute(before.limit(BEFORE + 1))][::-1]
        found += self.connection.execute(after.limit(AFTER))
        return tuple(LineAround(at, name, text, n == number) for n, at, name, text in found)

    def settle(self, report: int, *, remove: bool) -> None:
        """Settle all reports of this report's message or name; a message may be removed.

        Raises:
            Unknown: `chat/report`.
        """
        about = [REPORTS.c[name] for name in CASE]
        found = self.connection.execute(sa.select(*about).where(REPORTS.c.id == report)).first()
        if found is None:
            raise CHAT_REPORT(text=report)
        same = (column == value for column, value in zip(about, found, strict=True))
        self.connection.execute(sa.update(REPORTS).where(*same).values(settled=True))
        if remove:
            place = MESSAGES.c.table_id, MESSAGES.c.circle, MESSAGES.c.number
            these = (column == value for column, value in zip(place, found, strict=False))
            self.connection.execute(sa.update(MESSAGES).where(*these).values(text=""))


def forget_moderation(connection: sa.Connection, guest: str) -> None:
    """Forget a guest's mutes, mutes of the guest, and reports by and about them.

    Their messages must still be there.
    """
    said = sa.exists().where(SAME, MESSAGES.c.guest_id == guest)
    about = sa.or_(REPORTS.c.guest_id == guest, REPORTS.c.about_guest == guest, said)
    connection.execute(sa.delete(REPORTS).where(about))
    either = sa.or_(MUTES.c.guest_id == guest, MUTES.c.muted_id == guest)
    connection.execute(sa.delete(MUTES).where(either))


def look_after(
    database: str, report: int = 0, *, remove: bool = False, ban: str = "", unban: str = ""
) -> list[ReportedMessage]:
    """Return the open reports of a database, after settling one of them if a number is given.

    Args:
        database: its URL.
        report: the number of a report; 0 for none.
        remove: whether its message is removed, too.
        ban, unban: the id of a guest to ban, or whose ban to lift.

    Raises:
        Unreadable: `database/url`.
        Unknown: `chat/report`, `guest/none`, `database/missing`.
        NotNow: `database/unavailable`, `database/newer`, `database/older`.
    """
    with single_transaction(database) as connection:
        book = Moderation(connection)
        if report:
            book.settle(report, remove=remove)
        for guest, banned in ((ban, True), (unban, False)):
            if guest:
                Blocks(connection).ban(guest, banned)
        return book.reports()
