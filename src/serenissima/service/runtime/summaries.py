"""Tables in a list, including those that this version can't read or play."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace

import structlog

from serenissima.kernel.errors import Unreadable
from serenissima.kernel.record import SPECTATOR
from serenissima.service.core import sitters
from serenissima.service.core.leaving import may_leave
from serenissima.service.core.notifications import QUESTIONS, open_notifications
from serenissima.service.core.scoresheet import Scoresheet, add_up
from serenissima.service.core.table import Table
from serenissima.service.store.logs import Head, Logs

LOG = structlog.get_logger(__name__)
MOST_SUMMARIES = 50  # per list


@dataclass(frozen=True)
class Summary:
    """A table in a list.

    Attributes:
        table: its id.
        game: the game's name.
        names: the name at each seat; empty for a free seat.
        computers: the seats of computer players.
        opened_at, latest_at, finished_at: seconds since 1970, of the opening, of the last entry
        that the viewer has noticed, and of the end; `finished_at` is None while it runs.
        seat: the viewer's seat; None without one.
        here: the seats of all who share the viewer's device.
        stand_ins: the seats of people that stand-ins play.
        waits: the seats that may act, or while people gather the free ones; none when a lesson has
            ended.
        asked: for each of `here`, the kinds of notifications that wait for an answer of its person.
        may_leave: whether the viewer may leave, since the match has not begun.
        lesson: the name of the lesson; empty for a match.
        result: as in a match file, or None.
        playable: False if its game or the rules it began under are gone, or its log is unreadable.
    """

    table: str
    game: str
    opened_at: float
    latest_at: float
    finished_at: float | None
    seat: int | None = None
    here: tuple[int, ...] = ()
    names: tuple[str, ...] = ()
    computers: tuple[int, ...] = ()
    stand_ins: tuple[int, ...] = ()
    waits: tuple[int, ...] = ()
    asked: Mapping[int, tuple[str, ...]] = field(default_factory=dict)
    may_leave: bool = False
    lesson: str = ""
    result: str | None = None
    playable: bool = True


@dataclass(frozen=True)
class Listed:
    """A table's log, read without playing it.

    Attributes:
        head: of the log.
        sheet: the log's contents; None if this version can't read it.
        times: for each entry, when it was stored, in seconds since 1970.
    """

    head: Head
    sheet: Scoresheet | None
    times: Sequence[float]

    def summary(self, table: Table | None, tokens: Sequence[str]) -> Summary:
        """Return the summary for the owner of the first token, whose device the others share.

        `table` is the current table, or None if the match is over or stuck.
        """
        head, sheet = self.head, self.sheet
        summary = Summary(head.id, head.game, head.opened_at, head.opened_at, head.finished_at)
        if sheet is None:
            return replace(summary, playable=False)
        seat, *others = map(sheet.owner, tokens)
        here = tuple(one for one in (seat, *others) if one is not None)
        if sheet.sealed and not here:
            return replace(summary, playable=False)
        return replace(
            summary,
            latest_at=self._latest_at(table, SPECTATOR if seat is None else seat),
            seat=seat,
            here=here,
            names=sheet.names,
            computers=tuple(sitters.computers(sheet.opened.plan)),
            stand_ins=tuple(sheet.stand_ins),
            waits=_waits(table) if table else (),
            asked={one: _asked(table, one) for one in here} if table else {},
            may_leave=table is not None and seat is not None and may_leave(table),
            lesson=sheet.lesson,
            result=sheet.finished.result if sheet.finished else None,
            playable=bool(table or sheet.finished),
        )

    def _latest_at(self, table: Table | None, seat: int) -> float:
        """Return when the viewer last noticed something: later entries may be secrets of others."""
        if self.head.finished_at is not None:
            return self.head.finished_at
        numbered = reversed([*enumerate(self.times, 1)])
        noticed = (at for number, at in numbered if table and table.notices(seat, number))
        return next(noticed, self.head.opened_at)


def _waits(table: Table) -> tuple[int, ...]:
    if table.sheet.gathering:
        return tuple(seat for seat, name in enumerate(table.sheet.names) if not name)
    ended = table.lesson is not None and table.lesson.line(table.match) is None
    return () if ended or table.over else table.match.waits


def _asked(table: Table, seat: int) -> tuple[str, ...]:
    kinds = [one.kind for one in open_notifications(table, seat)]
    return tuple(kind for kind in QUESTIONS if kind in kinds)


def list_tables(logs: Logs, tables: Iterable[str]) -> list[Listed]:
    """Return the newest of these tables, the newest first; unknown ids are left out."""
    heads = logs.heads(tables, MOST_SUMMARIES)
    return [Listed(head, _sheet(logs, head.id), logs.times(head.id)) for head in heads]


def _sheet(logs: Logs, table: str) -> Scoresheet | None:
    """Return the sheet of a table's log, or None if this version can't read it."""
    try:
        return add_up(logs.log(table).entries)
    except Unreadable as error:
        LOG.warning("table cannot be read", table=table, code=error.code)
        return None
