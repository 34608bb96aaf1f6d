"""Continue a match although a player's time is up or the player is gone, and let them return.

The server decides nothing by itself. Any other person may give more time or start a stand-in, since
both can be undone. Ending the match takes everyone who is still there.
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
    """End a match that has been abandoned by its players.

    Attributes:
        seat: the seat of the tournament's opener, if they play at this table.
    """

    seat: int = SPECTATOR


@dataclass(frozen=True)
class GoOn:
    """Choose how to continue although the time of seat `late` is up or it has not acted for days.

    Attributes:
        seat: the seat of the person who chooses.
        late: the late seat.
        how: `wait`, `end`, or `computer NAME`.
    """

    seat: int
    late: int
    how: str


@dataclass(frozen=True)
class TakeSeatBack:
    """Return to a seat that a stand-in plays."""

    seat: int


def continue_without(table: Table, command: GoOn, secret: str) -> tuple[Entry, ...]:
    """Return the entries that follow from the choice.

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
    """Return a hint that lists the late seats, for a command that names another seat."""
    return f"late: seat {' and '.join(map(str, table.late))}" if table.late else "no one is late"


def _ending(table: Table, seat: int, secret: str) -> tuple[Entry, ...]:
    """Return the entry that ends the match if everyone who is still there wants it."""
    asked = end_voters(table.sheet.persons, table.late, table.match.waits)
    if not asked <= {seat, *table.ending}:
        return ()
    return (_without_result(table, secret),)


def call_off(table: Table, command: CallOff, secret: str) -> tuple[Entry, ...]:
    """Return the entry that ends an abandoned match, as the opener of its tournament wants.

    Raises:
        NotNow: `match/over`, `tournament/played`; `tournament/own`: the opener must act themselves,
            and could otherwise save a match that they are losing.
    """
    check_running(table)
    if not {*table.match.waits} <= {*table.late}:
        hint = "once every player who must act is late, or has not acted for days"
        raise TOURNAMENT_PLAYED(hint=hint)
    if command.seat in table.match.waits:
        raise TOURNAMENT_OWN(hint="act first, or decide with the others at the table")
    return (_without_result(table, secret),)


def _without_result(table: Table, secret: str) -> Entry:
    return Settled("") if table.sheet.sealed else Abandoned("", secret)


def end_voters(persons: Iterable[int], late: Iterable[int], waits: Iterable[int]) -> frozenset[int]:
    """Return the people who must agree to the end: those with time left, or all if all must act.

    So a player who has not acted can't end the match alone, late or not: they act first or ask the
    others.
    """
    there = frozenset(persons).difference(late)
    return there if there.difference(waits) else frozenset(persons)


def return_to_seat(table: Table, command: TakeSeatBack) -> tuple[Entry, ...]:
    """Return the entry that gives the seat back to its person.

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
    """Raise `NotNow` (`seat/lent`) if a stand-in plays the seat."""
    if seat in table.sheet.stand_ins:
        raise SEAT_STAND_IN(text=seat, hint="take the seat back first")
