"""Notifications: tell a person who is away that there is something to do or see at a table."""

from collections.abc import Iterator
from dataclasses import dataclass

from serenissima.service.core.absence import asked_to_end
from serenissima.service.core.table import Table

TURN, STAND_IN, OVER, AGAIN = "turn", "lent", "over", "again"
ASKED, PAUSE, END = "asked", "pause", "end"  # others wait for an answer
LOW, LATE = "low", "late"  # follow from time alone; see `alarms`
QUESTIONS = ASKED, PAUSE, END, LATE
TO_DO = frozenset(
    {TURN, *QUESTIONS}
)  # not done by being seen: whoever looks and leaves is notified
CONFIRM = "confirm"  # follows from no entry: whoever gave an address is asked whether it is theirs


@dataclass(frozen=True)
class Notification:
    """A notification for the person at a seat.

    Attributes:
        seat: who is notified.
        kind: `turn` (it may act), `asked` (whether an action may be undone), `pause` (whether
            it agrees to one), `end` (whether it wants the end, too), `lent` (a computer player acts
            for it), `over` (the match), `again` (somebody wants another match), `low` (its clock),
            `late` (the others may go on without somebody).
        about: the decision or the action that is asked about; of `late`, the seats as a bit mask;
            otherwise 0.
        noticed: how many entries the seat has noticed by then.
    """

    seat: int
    kind: str
    about: int
    noticed: int


def notifications(before: Table, after: Table, actor: int) -> list[Notification]:
    """Whom a command notifies, and what for; never a computer player.

    The seat that gave it is notified only to act again: it may leave without seeing that it has to.
    Everybody at the table sees whose turn it is, so a notification tells nothing about secret
    actions. At a table of a tournament people are seated without doing anything, so they are
    notified at once.
    Both tables are as they stand when the command is decided: who is late by then is asked less.
    """
    seated = _seated(before, after)
    found = []
    for seat, name in enumerate(after.sheet.people):
        if not name:
            continue
        kinds, noticed = _kinds_of(after, seat), after.noticed(seat)
        if seat == actor and seat not in seated:
            kinds &= {TURN} if before.decision(seat) != after.decision(seat) else set()
        elif seat not in seated:
            kinds -= _kinds_of(before, seat)
        found += [Notification(seat, kind, _about(after, seat, kind), noticed) for kind in kinds]
    return found


def open_notifications(table: Table, seat: int) -> list[Notification]:
    """What a seat is to do now: whoever gives an address meanwhile may leave without doing it."""
    kinds, noticed = sorted(_kinds_of(table, seat) & TO_DO), table.noticed(seat)
    found = [Notification(seat, kind, _about(table, seat, kind), noticed) for kind in kinds]
    return found + [
        Notification(seat, LATE, late, noticed) for late in [others_late(table, seat)] if late
    ]


def others_late(table: Table, seat: int) -> int:
    """The seats without which a seat may choose to go on, as a bit mask; 0 if it has to do nothing.

    Whoever is late acts first. Where somebody wants the end, the others are asked about that, and
    who wants it has chosen, until others become late and that is enough.
    """
    if table.over or seat in table.late or seat not in table.sheet.persons or _unwilling(table):
        return 0
    return sum(1 << late for late in table.late)


def _unwilling(table: Table) -> frozenset[int]:
    """The seats that have to want the end, too, if somebody wants it."""
    if not table.ending:
        return frozenset()
    return asked_to_end(table.sheet.persons, table.late, table.match.waits) - table.ending


def _seated(before: Table, after: Table) -> set[int]:
    """The seats that a command of a tournament has given to somebody."""
    if not after.sheet.settings.tournament:
        return set()
    return {
        seat for seat, name in enumerate(after.sheet.people) if name != before.sheet.people[seat]
    }


def _kinds_of(table: Table, seat: int) -> set[str]:
    return set(_kinds(table, seat))


def is_due(table: Table, seat: int, kind: str, about: int) -> bool:
    """Whether what a seat was notified of is still to be done or seen, and is the same."""
    return kind in _kinds(table, seat) and _about(table, seat, kind) == about


def _kinds(table: Table, seat: int) -> Iterator[str]:
    """The kinds of what there is for the person at a seat."""
    sheet = table.sheet
    if table.over:
        if sheet.finished and not sheet.lesson:
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
    if seat in _unwilling(table) and set(table.late) - {seat}:  # nobody ends it for being late
        yield END


def _about(table: Table, seat: int, kind: str) -> int:
    if kind == TURN:
        return table.decision(seat) or 0
    if kind == ASKED and table.undo_request:
        return table.undo_request.number
    return 0
