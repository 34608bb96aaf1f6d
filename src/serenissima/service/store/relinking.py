"""The host's way to return a seat to a person who has lost its link."""

from typing import NamedTuple

import sqlalchemy as sa

from serenissima.fairplay.secrets import hash_secret, new_secret
from serenissima.service.core.entries import LinkRenewed
from serenissima.service.core.scoresheet import Scoresheet, add_up
from serenissima.service.refusals import SEAT_NOBODY, TABLE_SEAT
from serenissima.service.store.latest import append_for_all
from serenissima.service.store.logs import Logs
from serenissima.service.store.outbox import Box
from serenissima.service.store.schema import RECEIVERS
from serenissima.service.store.single import run_alone
from serenissima.service.store.transactions import FREE, LEAVE
from serenissima.words.players import GONE

LONGEST_NUMBER = 4  # digits


class RenewedLink(NamedTuple):
    """A person's seat, counted from 0, their name, and the new token."""

    seat: int
    name: str
    token: str


def renew_link(database: str, table: str, player: str, now: float) -> RenewedLink:
    """Return a new token for a person's seat; the old one, and those of programs, become void.

    A guest who held the seat no longer holds it, and its notifications stop until the person who
    opens the new link wants them. Everyone at the table sees that the link is new.

    Args:
        database: its URL.
        table: the id of a table.
        player: the name of a person there, or the number of their seat, counted from 1.
        now: seconds since 1970.

    Raises:
        Unreadable: `database/url`, `entry/unreadable`.
        Unknown: `table/unknown`, `table/seat`, `database/missing`.
        NotNow: `seat/nobody`: no person there has this name or seat; `table/busy`;
            `database/unavailable`, `database/newer`, `database/older`.
    """
    secret = new_secret()
    return run_alone(database, lambda connection: _renew(connection, table, player, secret, now))


def _renew(
    connection: sa.Connection, table: str, player: str, secret: str, now: float
) -> RenewedLink:
    logs = Logs(connection)
    sheet = add_up(logs.log(logs.head(table).id).entries)
    seat = _seat_of(sheet, player)
    old = RECEIVERS.c.table_id == table, RECEIVERS.c.seat == seat, RECEIVERS.c.guest_id.is_(None)
    Box(connection).forget(list(connection.scalars(sa.select(RECEIVERS.c.id).where(*old))))
    for statement in (LEAVE, FREE):
        connection.execute(statement, {"table": table, "freed": seat})
    append_for_all(connection, table, LinkRenewed(seat, hash_secret(secret)), now)
    return RenewedLink(seat, sheet.people[seat], secret)


def _seat_of(sheet: Scoresheet, player: str) -> int:
    """Return the seat of a person who could have lost a link; names come before numbers."""
    seated = {seat: name for seat, name in enumerate(sheet.people) if name not in ("", GONE)}
    hint = ", ".join(f"{name} ({seat + 1})" for seat, name in seated.items())
    for seat, name in seated.items():
        if name.casefold() == player.casefold():  # no two at a table have the same
            return seat
    if not (player.isdecimal() and len(player) < LONGEST_NUMBER):
        raise SEAT_NOBODY("no player there has this name", text=player, hint=hint)
    seat = int(player) - 1
    if not 0 <= seat < len(sheet.people):
        raise TABLE_SEAT(text=player, hint=f"1 to {len(sheet.people)}")
    if seat not in seated:
        raise SEAT_NOBODY(text=player, hint=hint)
    return seat
