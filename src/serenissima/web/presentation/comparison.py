"""Tables with the same deal side by side, with the players and results of each seat."""

from collections.abc import Callable
from dataclasses import dataclass

from serenissima.service import DrawnTable, GuestTournament
from serenissima.words import Speaker

Named = Callable[[int], str]


@dataclass(frozen=True)
class ComparedSeat:
    """A player's result at a seat: their name, the result in words, and whether they won."""

    name: str
    result: str
    won: bool


@dataclass(frozen=True)
class ComparedTables:
    """The tables of a deal.

    Attributes:
        tables: the title and the id of each.
        rows: for each seat its title, and its player at each table.
    """

    tables: tuple[tuple[str, str], ...]
    rows: tuple[tuple[str, tuple[ComparedSeat, ...]], ...]


def compare_tables(now: GuestTournament, named: Named, speaker: Speaker) -> ComparedTables:
    """Return the tables of a finished deal; `named` returns an entrant's name."""
    tables = list(now.tables)
    titles = (
        (speaker.word("page-tournament-table", number=number), table.table)
        for number, table in enumerate(tables, 1)
    )
    rows = (
        (
            speaker.word("page-seat-number", number=seat + 1),
            tuple(_seat(table, seat, named, speaker) for table in tables),
        )
        for seat in range(now.seats)
    )
    return ComparedTables(tuple(titles), tuple(rows))


def _seat(table: DrawnTable, seat: int, named: Named, speaker: Speaker) -> ComparedSeat:
    name = named(table.seats[seat])
    if not table.shares:
        return ComparedSeat(name, speaker.word("page-ended-without"), False)
    share = table.shares[seat]
    won = share == max(table.shares)
    return ComparedSeat(name, speaker.word("page-share", percent=round(100 * share)), won)
