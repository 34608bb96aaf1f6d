"""When somebody's time is up, or they are gone: what the others may choose, and the way back.

Nothing is decided for anybody. Any other person may give more time, or let a computer player take
the seat, since both can be undone; to end the match takes all who are still there.
"""

from collections.abc import Iterable
from dataclasses import dataclass

from serenissima.kernel.record import SPECTATOR
from serenissima.kernel.refusals import MATCH_OVER
from serenissima.service.core.entries import (
    Abandoned,
    EndWanted,
    Entry,
    Settled,
    StandInEnded,
    StandInStarted,
    TimeGiven,
)
from serenissima.service.core.sitters import Computer, parse_sitter
from serenissima.service.core.table import Table
from serenissima.service.refusals import (
    SEAT_NO_STAND_IN,
    SEAT_STAND_IN,
    TABLE_PLAN,
    TIME_NOT_UP,
    TIME_OWN,
    TOURNAMENT_OWN,
    TOURNAMENT_PLAYED,
)

WAIT, END = "wait", "end"


@dataclass(frozen=True)
class CallOff:
    """End a match that nobody plays any more.

    Attributes:
        seat: of whoever opened the tournament, if they play at this table.
    """

    seat: int = SPECTATOR


@dataclass(frozen=True)
class GoOn:
    """How to go on although the time of seat `late` is up, or it has not acted for days.

    Attributes:
        seat: whose person chooses.
        late: the seat.
        how: `wait`, `end`, or `computer NAME`.
    """

    seat: int
    late: int
    how: str


@dataclass(frozen=True)
class TakeSeatBack:
    """Play on oneself, instead of the computer player that has taken the seat."""

    seat: int


def going_on(table: Table, command: GoOn, secret: str) -> tuple[Entry, ...]:
    """What follows from a choice.

    Raises:
        NotNow: `match/over`, `time/not-up`, `seat/lent`.
        Illegal: `time/own`, `table/plan`.
    """
    seat, late = command.seat, command.late
    check_running(table)
    check_plays(table, seat)
    if seat == late:
        raise TIME_OWN(text=seat, hint="a player who is late can still act")
    if late not in table.late:
        raise TIME_NOT_UP(text=late, hint=_late(table))
    if command.how == WAIT:
        return (TimeGiven(late, seat),)
    if command.how == END:
        return (EndWanted(seat), *_ending(table, seat, secret))
    player = parse_sitter(command.how)
    if not isinstance(player, Computer):
        raise TABLE_PLAN("only a computer player can take a seat", text=command.how)
    return (StandInStarted(late, seat, player.name),)


def _late(table: Table) -> str:
    """Who is late, for whoever has named another."""
    return f"late: seat {' and '.join(map(str, table.late))}" if table.late else "no one is late"


def _ending(table: Table, seat: int, secret: str) -> tuple[Entry, ...]:
    """The end, if all who are still there want it."""
    asked = asked_to_end(table.sheet.persons, table.late, table.match.waits)
    if not asked <= {seat, *table.ending}:
        return ()
    return (_without_result(table, secret),)


def calling_off(table: Table, command: CallOff, secret: str) -> tuple[Entry, ...]:
    """The end of a match that nobody plays any more, as whoever opened its tournament wants.

    Raises:
        NotNow: `match/over`, `tournament/played`; `tournament/own`: they are to act themselves, and
            could save a match that they lose.
    """
    check_running(table)
    if not {*table.match.waits} <= {*table.late}:
        hint = "once every player to act is late, or has not acted for days"
        raise TOURNAMENT_PLAYED(hint=hint)
    if command.seat in table.match.waits:
        raise TOURNAMENT_OWN(hint="act first, or choose with the others at the table")
    return (_without_result(table, secret),)


def _without_result(table: Table, secret: str) -> Entry:
    return Settled("") if table.sheet.sealed else Abandoned("", secret)


def asked_to_end(
    persons: Iterable[int], late: Iterable[int], waits: Iterable[int]
) -> frozenset[int]:
    """Who of these people has to want the end: those who have time; all if they are to act, too.

    So whoever has not acted either ends no match alone, late or not, but acts first, or asks the
    others.
    """
    there = frozenset(persons).difference(late)
    return there if there.difference(waits) else frozenset(persons)


def taking_back(table: Table, command: TakeSeatBack) -> tuple[Entry, ...]:
    """The person has the seat again.

    Raises:
        NotNow: `match/over`, `seat/not-lent`.
    """
    check_running(table)
    if command.seat not in table.sheet.stand_ins:
        raise SEAT_NO_STAND_IN(text=command.seat)
    return (StandInEnded(command.seat),)


def check_running(table: Table) -> None:
    """Raise `NotNow` (`match/over`) if the match has ended."""
    if table.over:
        raise MATCH_OVER()


def check_plays(table: Table, seat: int) -> None:
    """Raise `NotNow` (`seat/lent`) if a computer player has the seat of a person."""
    if seat in table.sheet.stand_ins:
        raise SEAT_STAND_IN(text=seat, hint="take the seat back first")
