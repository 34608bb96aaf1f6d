"""The tables that anybody may join, as a list: who sits there, which seats are free."""

from collections.abc import Mapping
from dataclasses import dataclass

import structlog

from serenissima.kernel.errors import Unreadable
from serenissima.service.core.scoresheet import add_up
from serenissima.service.store.logs import Head, Logs, Row, read_log

LOG = structlog.get_logger(__name__)
MOST = 50  # tables in the list
LISTED_FOR = 7 * 24 * 3600  # seconds after which a table that nobody joined is not shown any more


@dataclass(frozen=True)
class Gathering:
    """A table that anybody may join; its match has not begun.

    Attributes:
        table: its id.
        game: the game's name.
        options: every option, as text.
        names: who sits where; empty where a seat is free.
        computers: the seats of computer players.
        opened_at: seconds since 1970.
        hints: whether people may ask for hints.
        time: how much time each person has, as `time_control` writes it.
    """

    table: str
    game: str
    options: Mapping[str, str]
    names: tuple[str, ...]
    computers: tuple[int, ...]
    opened_at: float
    hints: bool
    time: str

    @property
    def free(self) -> tuple[int, ...]:
        """The seats that can be taken."""
        return tuple(seat for seat, name in enumerate(self.names) if not name)


def gathering(logs: Logs, since: float) -> list[Gathering]:
    """The newest tables that anybody may join, of those opened after `since`."""
    found = (_read(head, rows) for head, rows in logs.listed(since, MOST))
    return [one for one in found if one is not None]


def _read(head: Head, rows: list[Row]) -> Gathering | None:
    """The table of a log; None if this version cannot read it."""
    try:
        sheet = add_up(read_log(rows).entries)
    except Unreadable as error:
        LOG.warning("table cannot be read", table=head.id, code=error.code)
        return None
    return Gathering(
        table=head.id,
        game=head.game,
        options=sheet.opened.options,
        names=sheet.names,
        computers=tuple(sheet.computers),
        opened_at=head.opened_at,
        hints=sheet.hints,
        time=sheet.time,
    )
