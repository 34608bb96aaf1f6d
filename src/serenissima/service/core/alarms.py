"""Alarms: the moments at which nothing but time gives people something to be notified of.

A clock runs low or is up, or somebody has done nothing for days. Which moments lie ahead follows
from the log and its times, like clocks; nothing is stored when they come but the notifications.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import inf

from serenissima.service.core.clock import Clock
from serenissima.service.core.notifications import END, LATE, LOW, Notification, is_due, others_late
from serenissima.service.core.table import Table
from serenissima.service.core.time_control import DAY, MINUTE, TimeControl

SHARE = 4  # of a whole clock: it runs low when less than this part is left
MOST_LIVE, MOST_SLOW = 2.0 * MINUTE, float(DAY)  # seconds before which no clock runs low


@dataclass(frozen=True)
class Moment:
    """When there is something to notify people of.

    Attributes:
        at: in seconds since 1970.
        kind: `low` (the clock of the seat runs low) or `late` (the others may go on without it).
        seat: whose time it is.
    """

    at: float
    kind: str
    seat: int


def margin(control: TimeControl) -> float:
    """Seconds left at which a clock runs low: a quarter, at most two minutes live, a day slow."""
    return min(control.bank / SHARE, MOST_SLOW if control.days else MOST_LIVE)


def moments(table: Table, patience: float) -> Iterator[Moment]:
    """What lies ahead, or has come without a change of the table since; none once it is over.

    `patience`: seconds after which others may go on without somebody, where there is no clock.
    """
    if table.over:
        return
    clock, persons = table.clock, table.sheet.persons
    timed = _of_clocks(clock, table.sheet.keys) if clock else _of_waiting(table, patience)
    for one in timed:
        if one.kind == LOW or persons - {one.seat}:  # there is somebody to choose
            yield one


def _of_waiting(table: Table, patience: float) -> Iterator[Moment]:
    for seat, since in table.waited.items():
        yield Moment(since + patience, LATE, seat)
    for seat, since in table.vacant.items():  # nobody can come back there
        yield Moment(since, LATE, seat)


def _of_clocks(clock: Clock, keys: Sequence[str]) -> Iterator[Moment]:
    for seat in clock.runs:
        yield from _of_clock(clock, seat)
        if not keys[seat] and not clock.left[seat]:  # nobody can come back there
            yield Moment(clock.emptied, LATE, seat)


def _of_clock(clock: Clock, seat: int) -> Iterator[Moment]:
    """Of a clock that runs; who had no time left before can lose none."""
    control, left = clock.control, clock.left[seat]
    if left > 0:
        yield Moment(control.ends(clock.since, left), LATE, seat)
    if left > margin(control):
        yield Moment(control.ends(clock.since, left - margin(control)), LOW, seat)


def alarm(table: Table, after: float, patience: float) -> float:
    """When the first of these moments after a given one is; infinity if there is none."""
    return min((one.at for one in moments(table, patience) if one.at > after), default=inf)


def alarm_notifications(
    table: Table, told: float, now: float, patience: float
) -> list[Notification]:
    """Whom the moments after `told` notify, up to now.

    Whoever is late is told nothing of others who are: they have to act themselves. The others are
    notified about all who are late by now, so that a notification still stands if one of them
    acts; or, where somebody wants the end already, whoever has to want it, too.
    """
    come = [one for one in moments(table, patience) if told < one.at <= now]
    low = {one.seat for one in come if one.kind == LOW}
    gone = {one.seat for one in come if one.kind == LATE}
    table = table.deciding(now, patience)
    late = sum(1 << seat for seat in gone.union(table.late)) if gone else 0
    there = [seat for seat in sorted(table.sheet.persons) if seat not in table.late]
    found = [Notification(s, LOW, 0, table.noticed(s)) for s in there if s in low]
    found += [Notification(s, LATE, late, table.noticed(s)) for s in there if late]
    stands = [one for one in found if still_stands(table, one.seat, one.kind, one.about)]
    return [*stands, *_asked(table, max(told, table.ending_since))] if gone else stands


def _asked(table: Table, before: float) -> Iterator[Notification]:
    """Who has to want the end, too, because somebody has become late since then, and for no more.

    Whoever was asked when the first one wanted it was notified by that.
    """
    then = table.deciding(before, table.patience)
    for seat in sorted(table.sheet.persons if table.ending else ()):
        if is_due(table, seat, END, 0) and not is_due(then, seat, END, 0):
            yield Notification(seat, END, 0, table.noticed(seat))


def still_stands(table: Table, seat: int, kind: str, about: int) -> bool:
    """Whether it is as it was when a seat was notified of it, at the moment that is decided at."""
    if table.over or seat not in table.sheet.persons:
        return False
    if kind == LATE:
        return bool(about & others_late(table, seat))
    clock = table.clock
    if clock is None or seat not in clock.runs:
        return False
    return 0 < clock.remaining(seat, table.at) <= margin(clock.control)
