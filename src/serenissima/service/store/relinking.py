"""The host's way to return a seat to a person who has lost its link."""

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


def renew_link(database: str, table: str, seat: int, now: float) -> str:
    """Return a new token for a person's seat; the old one, and those of programs, become void.

    A guest who held the seat no longer holds it, and its notifications stop until the person who
    opens the new link wants them. Everyone at the table sees that the link is new.

    Args:
        database: its URL.
        table: the id of a table.
        seat: of a person there.
        now: seconds since 1970.

    Raises:
        Unreadable: `database/url`, `entry/unreadable`.
        Unknown: `table/unknown`, `table/seat`, `database/missing`.
        NotNow: `seat/nobody`: the seat has no person who could have lost a link; `table/busy`;
            `database/unavailable`, `database/newer`, `database/older`.
    """
    secret = new_secret()
    run_alone(database, lambda connection: _renew(connection, table, seat, secret, now))
    return secret


def _renew(connection: sa.Connection, table: str, seat: int, secret: str, now: float) -> None:
    logs = Logs(connection)
    sheet = add_up(logs.log(logs.head(table).id).entries)
    _check(sheet, seat)
    old = RECEIVERS.c.table_id == table, RECEIVERS.c.seat == seat, RECEIVERS.c.guest_id.is_(None)
    Box(connection).forget(list(connection.scalars(sa.select(RECEIVERS.c.id).where(*old))))
    for statement in (LEAVE, FREE):
        connection.execute(statement, {"table": table, "freed": seat})
    append_for_all(connection, table, LinkRenewed(seat, hash_secret(secret)), now)


def _check(sheet: Scoresheet, seat: int) -> None:
    """Raise unless the seat has a person who could have lost a link."""
    if not 0 <= seat < len(sheet.people):
        raise TABLE_SEAT(text=seat, hint=f"0 to {len(sheet.people) - 1}")
    if sheet.people[seat] in ("", GONE):
        raise SEAT_NOBODY(text=seat)
