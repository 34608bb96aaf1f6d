"""Notifications: let people who are away know about events at a table."""

from collections.abc import Iterator
from dataclasses import dataclass

from serenissima.service.core.absence import end_voters
from serenissima.service.core.table import Table

TURN, STAND_IN, OVER, AGAIN = "turn", "lent", "over", "again"
ASKED, PAUSE, END = "asked", "pause", "end"  # others wait for an answer
LOW, LATE = "low", "late"  # caused by time alone; see `alarms`
QUESTIONS = ASKED, PAUSE, END, LATE
TO_DO = frozenset({TURN, *QUESTIONS})  # a look does not dismiss these
INVITED = "invited"  # a friend offers a seat: not from an entry, to people who don't sit there yet
CONFIRM = "confirm"  # not from an entry: asks whether a new address belongs to its giver


@dataclass(frozen=True)
class Notification:
    """A notification for the person at a seat.

    Attributes:
        seat: the seat to notify.
        kind: `turn` (it may act), `asked` (whether an action may be undone), `pause` (whether it
            agrees to one), `end` (whether it wants the end, too), `lent` (a stand-in acts for it),
            `over` (the match), `again` (a player wants another match), `low` (its clock), `late`
            (the others may continue without a player).
        about: the decision or the action in question; for `late`, the seats as a bit mask;
            otherwise 0.
        noticed: how many entries the seat had noticed by then.
    """

    seat: int
    kind: str
    about: int
    noticed: int


def notifications(before: Table, after: Table, actor: int) -> list[Notification]:
    """Return the notifications that a command causes; never for a computer player.

    The seat that gave the command is notified only to act again: it may leave without seeing that
    it has to. Everyone at the table sees whose turn it is, so a notification reveals no secret
    action. Tournament players are seated automatically, so they are notified at once. Both tables
    are as of the moment of decision: players who are late by then are asked less.
    """
    seated = _seated(before, after)
    found = []
    for seat, name in enumerate(after.sheet.people):
        if not name:
            continue
        kinds, noticed = _kinds_of(after, seat), after.noticed_count(seat)
        if seat == actor and seat not in seated:
            kinds &= {TURN} if before.decision(seat) != after.decision(seat) else set()
        elif seat not in seated:
            kinds -= _kinds_of(before, seat)
        found += [Notification(seat, kind, _about(after, seat, kind), noticed) for kind in kinds]
    return found


def open_notifications(table: Table, seat: int) -> list[Notification]:
    """Return a seat's current notifications: people may add an address and leave before acting."""
    kinds, noticed = sorted(_kinds_of(table, seat) & TO_DO), table.noticed_count(seat)
    found = [Notification(seat, kind, _about(table, seat, kind), noticed) for kind in kinds]
    return found + [
        Notification(seat, LATE, late, noticed) for late in [others_late(table, seat)] if late
    ]


def others_late(table: Table, seat: int) -> int:
    """Return the seats without which a seat may continue, as a bit mask; 0 if none.

    Late players act first. If a player wants the end, the others are asked about that; that player
    has chosen, until others become late and that is enough.
    """
    if table.over or seat in table.late or seat not in table.sheet.persons or _unwilling(table):
        return 0
    return sum(1 << late for late in table.late)


def _unwilling(table: Table) -> frozenset[int]:
    """Return the seats that must agree to an end that a seat has proposed."""
    if not table.ending:
        return frozenset()
    return end_voters(table.sheet.persons, table.late, table.match.waits) - table.ending


def _seated(before: Table, after: Table) -> set[int]:
    """Return the seats that a tournament's command has filled."""
    if not after.sheet.settings.tournament:
        return set()
    return {
        seat for seat, name in enumerate(after.sheet.people) if name != before.sheet.people[seat]
    }


def _kinds_of(table: Table, seat: int) -> set[str]:
    return set(_kinds(table, seat))


def is_due(table: Table, seat: int, kind: str, about: int) -> bool:
    """Whether a seat's notification is still current and still concerns the same thing."""
    return kind in _kinds(table, seat) and _about(table, seat, kind) == about


def _kinds(table: Table, seat: int) -> Iterator[str]:
    """Yield the kinds of notifications now due to a seat's person."""
    sheet = table.sheet
    if table.over:
        if sheet.announces_end:
            yield OVER
        if sheet.rematch:
            yield AGAIN
        return
    if seat in sheet.stand_ins:
        yield STAND_IN
    elif not table.held and seat in table.match.waits:
        yield TURN
    if seat in table.voters:
        yield ASKED
    if seat in table.pause_voters:
        yield PAUSE
    if seat in _unwilling(table) and set(table.late) - {seat}:  # another is late, too
        yield END


def _about(table: Table, seat: int, kind: str) -> int:
    if kind == TURN:
        return table.decision(seat) or 0
    if kind == ASKED and table.undo_request:
        return table.undo_request.number
    return 0
