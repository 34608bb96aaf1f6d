"""Lists tables and players for the host, with no more than a spectator could see.

Accounts, receivers and dealt cards are not part of it.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace

import sqlalchemy as sa

from serenissima.kernel.errors import SerenissimaError
from serenissima.kernel.game import Game
from serenissima.kernel.record import SPECTATOR
from serenissima.service.core.entries import Joined
from serenissima.service.core.folding import fold
from serenissima.service.core.scoresheet import Scoresheet, add_up
from serenissima.service.core.table import Table
from serenissima.service.runtime.remembered import conceal_entries
from serenissima.service.store.guests import GuestBook
from serenissima.service.store.logs import HEAD, Head, Log, Logs
from serenissima.service.store.schema import TABLES
from serenissima.service.store.single import single_transaction
from serenissima.words.players import GONE

GATHERS, RUNS, PAUSED, OVER, ENDED = "gathers", "runs", "paused", "over", "ended"
UNREADABLE = "unreadable"


@dataclass(frozen=True)
class HostedSeat:
    """A seat, as the host sees it.

    Attributes:
        seat: its number.
        name: the name at the seat; empty for a free seat.
        kind: `person`, `computer` or `lesson` (a character of a lesson); `free`, or `deleted` if
            its guest has been deleted.
        computer: the computer player that acts there, also as a stand-in; or empty.
        waited_for: whether it may act now.
        guest: whether a guest holds it and has it on all their devices.
        sat_down: when the person took it, in seconds since 1970; None for others.
        renewed: whether the link is one that the host has made since.
        programs: the names of the programs that the person lets watch or play.
    """

    seat: int
    name: str
    kind: str
    computer: str
    waited_for: bool
    guest: bool
    sat_down: float | None
    renewed: bool
    programs: tuple[str, ...]


@dataclass(frozen=True)
class HostedTable:
    """A table, as the host sees it.

    Attributes:
        table: its id.
        game: the game's name.
        state: `gathers` (it waits for people), `runs`, `paused`, `over`, `ended` (without a result)
            or `unreadable` (this version can't play it).
        opened_at, latest_at, finished_at: seconds since 1970, of the opening, of the last entry
        that spectators notice, and of the end; `finished_at` is None while it runs.
        last: the seat whose action spectators saw last; None without one, or while players are
            hidden.
        seats: all of them; none if the log can't be read.
        refused: why this version can't play it, as `code`, `text`, `reason` and `hint`; None if it
            can.
    """

    table: str
    game: str
    state: str
    opened_at: float
    latest_at: float
    finished_at: float | None
    last: int | None = None
    seats: tuple[HostedSeat, ...] = ()
    refused: dict[str, str] | None = None


def hosted_tables(
    database: str, shelf: Callable[[str], Game], most: int, *, over: bool = False
) -> list[HostedTable]:
    """Return the newest tables of a database, the newest first.

    Args:
        database: its URL.
        shelf: returns a game by its name.
        most: how many tables at most.
        over: whether to include tables whose matches have ended.

    Raises:
        Unreadable: `database/url`.
        Unknown: `database/missing`.
        NotNow: `database/unavailable`, `database/newer`, `database/older`.
    """
    with single_transaction(database, writes=False) as connection:
        return newest_tables(Logs(connection), shelf, most, over=over)


def newest_tables(
    logs: Logs, shelf: Callable[[str], Game], most: int, *, over: bool
) -> list[HostedTable]:
    """Return the newest tables, as `hosted_tables` does."""
    query = sa.select(*HEAD).order_by(TABLES.c.opened_at.desc(), TABLES.c.id).limit(most)
    if not over:
        query = query.where(TABLES.c.finished_at.is_(None))
    heads = [Head(*row) for row in logs.connection.execute(query).all()]
    return [show_table(logs, head, shelf) for head in heads]


def hosted_table(database: str, shelf: Callable[[str], Game], table: str) -> HostedTable:
    """Return one table of a database.

    Raises:
        Unreadable: `database/url`.
        Unknown: `table/unknown`, `database/missing`.
        NotNow: `database/unavailable`, `database/newer`, `database/older`.
    """
    with single_transaction(database, writes=False) as connection:
        logs = Logs(connection)
        return show_table(logs, logs.head(table), shelf)


def show_table(logs: Logs, head: Head, shelf: Callable[[str], Game]) -> HostedTable:
    """Return a table; if its log can't be read or played, only with the reason."""
    found = HostedTable(
        head.id, head.game, UNREADABLE, head.opened_at, head.opened_at, head.finished_at
    )
    try:
        log = logs.log(head.id)
        sheet = add_up(log.entries)
        with conceal_entries():  # a refused action names itself and the legal ones
            table = None if sheet.ended else fold(shelf(head.game), log.entries, log.times)
    except SerenissimaError as error:
        return replace(found, refused=error.as_dict())
    held = {one.seat for one in GuestBook(logs.connection).seats_at(head.id)}
    return HostedTable(
        table=head.id,
        game=head.game,
        state=_state(sheet, table),
        opened_at=head.opened_at,
        latest_at=_latest_at(log, head, table),
        finished_at=head.finished_at,
        last=_last(table),
        seats=tuple(_seats(sheet, table, log, held)),
    )


def _state(sheet: Scoresheet, table: Table | None) -> str:
    if table is None:
        end = sheet.finished or sheet.settled
        return OVER if end and end.result else ENDED
    if sheet.gathering:
        return GATHERS
    return PAUSED if table.pause.on else RUNS


def _latest_at(log: Log, head: Head, table: Table | None) -> float:
    """Return when spectators last noticed something: unnoticed entries are a seat's secret."""
    numbered = reversed([*enumerate(log.times, 1)])
    return next(
        (at for number, at in numbered if table is None or table.notices(SPECTATOR, number)),
        head.opened_at,
    )


def _last(table: Table | None) -> int | None:
    """Return the seat that acted last, as far as spectators can see."""
    told = table.noticed_by(SPECTATOR).told if table else ()
    return told[-1].seat if told and told[-1].seat >= 0 else None


def _seats(
    sheet: Scoresheet, table: Table | None, log: Log, held: set[int]
) -> Iterator[HostedSeat]:
    times = _sat_down(log)
    waits: Sequence[int] = table.match.waits if table and not table.held else ()
    for seat, name in enumerate(sheet.names):
        kind = _kind(sheet, seat)
        yield HostedSeat(
            seat=seat,
            name="" if kind == "deleted" else name,
            kind=kind,
            computer=sheet.computers.get(seat, ""),
            waited_for=seat in waits,
            guest=seat in held,
            sat_down=times.get(seat) if kind == "person" else None,
            renewed=any(seat == renewed for renewed, _ in sheet.renewed),
            programs=tuple(program.name for program in sheet.programs_of(seat)),
        )


def _kind(sheet: Scoresheet, seat: int) -> str:
    """Return the kind of a seat's present or past owner."""
    person, name = sheet.people[seat], sheet.names[seat]
    if person:
        return "deleted" if person == GONE else "person"
    if not name:
        return "free"
    return "computer" if seat in sheet.computers else "lesson"


def _sat_down(log: Log) -> dict[int, float]:
    """Return when each seat was last taken."""
    pairs = zip(log.entries, log.times, strict=True)
    return {entry.seat: at for entry, at in pairs if isinstance(entry, Joined)}
