"""Alarms: moments at which time alone is a reason to notify people, or to check on a table.

A clock runs low or runs out, or a player has not acted for days. Like clocks, the moments ahead
follow from the log and its times; only the notifications are stored when they come.

A computer player that may act has an alarm, too: the process in which it thinks may have ended.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import inf

from serenissima.service.core.clock import Clock
from serenissima.service.core.notifications import END, LATE, LOW, Notification, is_due, others_late
from serenissima.service.core.table import Table
from serenissima.service.core.time_control import DAY, MINUTE, TimeControl

SHARE = 4  # a clock runs low when less than one part in this many is left
# No clock with more seconds left than these runs low.
MOST_LIVE, MOST_SLOW = 2.0 * MINUTE, float(DAY)
RESUMES = 120.0  # seconds after which a table is checked whose computer players may act


@dataclass(frozen=True)
class Moment:
    """A moment at which people are notified.

    Attributes:
        at: in seconds since 1970.
        kind: `low` (the seat's clock runs low) or `late` (the others may continue without it).
        seat: the seat whose time it is.
    """

    at: float
    kind: str
    seat: int


def margin(control: TimeControl) -> float:
    """Return the seconds left at which a clock runs low.

    A quarter of the clock, at most two minutes for a live one and a day for a slow one.
    """
    return min(control.bank / SHARE, MOST_SLOW if control.days else MOST_LIVE)


def moments(table: Table, patience: float) -> Iterator[Moment]:
    """Yield the moments ahead, or past since the table last changed; none once the match is over.

    `patience`: seconds after which the others may continue without a player, where there is no
    clock.
    """
    if table.over:
        return
    clock, persons = table.clock, table.sheet.persons
    timed = _of_clocks(clock, table.sheet.keys) if clock else _of_waiting(table, patience)
    for one in timed:
        if one.kind == LOW or persons - {one.seat}:  # someone can choose
            yield one


def _of_waiting(table: Table, patience: float) -> Iterator[Moment]:
    for seat, since in table.waited.items():
        yield Moment(since + patience, LATE, seat)
    for seat, since in table.vacant.items():  # no person can return there
        yield Moment(since, LATE, seat)


def _of_clocks(clock: Clock, keys: Sequence[str]) -> Iterator[Moment]:
    for seat in clock.runs:
        yield from _of_clock(clock, seat)
        if not keys[seat] and not clock.left[seat]:  # no person can return there
            yield Moment(clock.emptied, LATE, seat)


def _of_clock(clock: Clock, seat: int) -> Iterator[Moment]:
    """Yield the moments of a running clock; a clock that is already empty can't run out."""
    control, left = clock.control, clock.left[seat]
    if left > 0:
        yield Moment(control.ends(clock.since, left), LATE, seat)
    if left > margin(control):
        yield Moment(control.ends(clock.since, left - margin(control)), LOW, seat)


def alarm(table: Table, after: float, patience: float) -> float:
    """Return the first of these moments after a given time, or infinity."""
    return min((one.at for one in moments(table, patience) if one.at > after), default=inf)


def next_check(table: Table, after: float, patience: float) -> float:
    """Return when to check a table, after a given time; infinity for never.

    At its next alarm or, if computer players may act, in case none does: ever less often, since
    they may have failed.
    """
    pause = RESUMES if seats_to_move(table) else inf
    while table.at + pause <= after:
        pause *= 2
    return min(alarm(table, after, patience), table.at + pause)


def seats_to_move(table: Table) -> list[int]:
    """Return the computer players that may act; none while people decide, pause or gather."""
    if table.undo_request is not None or table.over or table.held:
        return []
    return [seat for seat in table.match.waits if seat in table.sheet.computers]


def alarm_notifications(
    table: Table, told: float, now: float, patience: float
) -> list[Notification]:
    """Return the notifications for the moments after `told`, up to now.

    Late players aren't notified of other late players: they have to act themselves. The others are
    notified about everyone who is late by now, so that a notification stays valid if one of them
    acts. If a seat already wants to end the match, those who must agree are notified instead.
    """
    come = [one for one in moments(table, patience) if told < one.at <= now]
    low = {one.seat for one in come if one.kind == LOW}
    gone = {one.seat for one in come if one.kind == LATE}
    table = table.at_moment(now, patience)
    late = sum(1 << seat for seat in gone.union(table.late)) if gone else 0
    there = [seat for seat in sorted(table.sheet.persons) if seat not in table.late]
    found = [Notification(s, LOW, 0, table.noticed_count(s)) for s in there if s in low]
    found += [Notification(s, LATE, late, table.noticed_count(s)) for s in there if late]
    stands = [one for one in found if still_stands(table, one.seat, one.kind, one.about)]
    return [*stands, *_asked(table, max(told, table.ending_since))] if gone else stands


def _asked(table: Table, before: float) -> Iterator[Notification]:
    """Yield notifications for those who must now agree to the end because another has become late.

    Those who were asked when the end was first proposed were notified then.
    """
    then = table.at_moment(before, table.patience)
    for seat in sorted(table.sheet.persons if table.ending else ()):
        if is_due(table, seat, END, 0) and not is_due(then, seat, END, 0):
            yield Notification(seat, END, 0, table.noticed_count(seat))


def still_stands(table: Table, seat: int, kind: str, about: int) -> bool:
    """Whether a seat's notification still holds at the table's moment of decision."""
    if table.over or seat not in table.sheet.persons:
        return False
    if kind == LATE:
        return bool(about & others_late(table, seat))
    clock = table.clock
    if clock is None or seat not in clock.runs:
        return False
    return 0 < clock.remaining(seat, table.at) <= margin(clock.control)
