"""A rematch of the same people: its table and its seats.

The token of a seat at the old table is the invitation to one at the new table. So there is no new
secret that another person could learn, and hashes are stored as always.
"""

from dataclasses import dataclass
from typing import TypeVar

from serenissima.fairplay.secrets import derive_token
from serenissima.kernel.game import Game
from serenissima.service.core.deciding import check_over
from serenissima.service.core.opening import NewTable
from serenissima.service.core.table import Table

T = TypeVar("T")


@dataclass(frozen=True)
class NextMatch:
    """The next match: its table, and the key that opens it.

    The key follows from the hashes of all tokens, which only the server has. So every request, by
    anyone, leads to the same table, and no one else can open a table with its id.
    """

    table: NewTable
    key: str


def next_match(table: Table, table_id: str, game: Game) -> NextMatch:
    """Return the match after the one at a table; raises `NotNow` (`table/not-over`).

    Everyone moves up by one seat, and the first moves to the end: over as many matches as there are
    seats, everyone has each seat once. The time control stays the same. Options that `game` no
    longer offers get their defaults.
    """
    check_over(table)
    sheet, meta = table.sheet, game.meta
    offered = {option.name for option in meta.offered}
    wanted = NewTable(
        game=meta.name,
        plan=_moved_up(sheet.opened.plan),
        options={name: v for name, v in sheet.opened.options.items() if name in offered},
        seat=None,
        name="",
        settings=sheet.settings.for_rematch(),
        invited=_moved_up(sheet.keys),
    )
    return NextMatch(wanted, derive_token("".join(sheet.keys), "rematch", table_id))


def _moved_up(values: tuple[T, ...]) -> tuple[T, ...]:
    return (*values[1:], *values[:1])
