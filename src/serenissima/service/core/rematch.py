"""Another match of the same people: which table it is played at, and who sits where.

The token of a seat at the old table is the invitation to one at the new table. Nothing else is
needed, so no secret is made that anybody else could learn, and hashes are stored as always.
"""

from dataclasses import dataclass
from typing import TypeVar

from serenissima.fairplay.secrets import derived
from serenissima.kernel.game import Game
from serenissima.service.core.deciding import check_over
from serenissima.service.core.opening import NewTable
from serenissima.service.core.table import Table

T = TypeVar("T")


@dataclass(frozen=True)
class NextMatch:
    """The next match: its table, and the key with which that is opened.

    The key follows from the hashes of all tokens, which only the server has: whoever asks, and
    however often, it is one table, and nobody can open another with its id.
    """

    table: NewTable
    key: str


def next_match(table: Table, table_id: str, game: Game) -> NextMatch:
    """The match that is played after the one at a table; raises `NotNow` (`table/not-over`).

    Everybody moves up by one seat, and the first comes last: over as many matches as there are
    seats everybody sits on each. Everybody has as much time as before. Options that `game`, as it
    is now, no longer offers are as usual.
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
    return NextMatch(wanted, derived("".join(sheet.keys), "rematch", table_id))


def _moved_up(values: tuple[T, ...]) -> tuple[T, ...]:
    return (*values[1:], *values[:1])
