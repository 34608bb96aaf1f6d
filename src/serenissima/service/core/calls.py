"""Calls: what tells a person who is away that there is something to do, or to see, at a table."""

from collections.abc import Iterator
from dataclasses import dataclass

from serenissima.service.core.table import Table

TURN, ASKED, LENT, OVER, AGAIN = "turn", "asked", "lent", "over", "again"
LOW, LATE = "low", "late"  # follow from time alone; see `alarms`
TO_DO = frozenset({TURN, ASKED})  # not done by being seen: whoever looks and leaves is called
CONFIRM = "confirm"  # follows from no entry: whoever gave an address is asked whether it is theirs


@dataclass(frozen=True)
class Call:
    """A call of the person at a seat.

    Attributes:
        seat: who is called.
        kind: `turn` (it may act), `asked` (whether an action may be taken back), `lent` (a computer
            player acts for it), `over` (the match), `again` (somebody wants another match), `low`
            (its clock), `late` (the others may go on without somebody).
        about: the decision or the action that is asked about; of `late`, the seats as a bit mask;
            otherwise 0.
        noticed: how many entries the seat has noticed by then.
    """

    seat: int
    kind: str
    about: int
    noticed: int


def calls(before: Table, after: Table, actor: int) -> list[Call]:
    """Whom a command calls, and what for; never a computer player.

    The seat that gave it is called only to act again: it may leave without seeing that it has to.
    Everybody at the table sees whose turn it is, so a call tells nothing about secret actions. At
    a table of a tournament people are seated without doing anything, so they are called at once.
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
        found += [Call(seat, kind, _about(after, seat, kind), noticed) for kind in kinds]
    return found


def open_calls(table: Table, seat: int) -> list[Call]:
    """What a seat is to do now: whoever gives an address meanwhile may leave without doing it."""
    kinds, noticed = sorted(_kinds_of(table, seat) & TO_DO), table.noticed(seat)
    return [Call(seat, kind, _about(table, seat, kind), noticed) for kind in kinds]


def _seated(before: Table, after: Table) -> set[int]:
    """The seats that a command of a tournament has given to somebody."""
    if not after.sheet.tournament:
        return set()
    return {
        seat for seat, name in enumerate(after.sheet.people) if name != before.sheet.people[seat]
    }


def _kinds_of(table: Table, seat: int) -> set[str]:
    return set(_kinds(table, seat))


def is_due(table: Table, seat: int, kind: str, about: int) -> bool:
    """Whether what a seat was called for is still to be done or seen, and is the same."""
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
    if seat in sheet.lent:
        yield LENT
    elif not table.held and seat in table.match.waits:
        yield TURN
    if seat in table.voters:
        yield ASKED


def _about(table: Table, seat: int, kind: str) -> int:
    if kind == TURN:
        return table.decision(seat) or 0
    if kind == ASKED and table.undo_request:
        return table.undo_request.number
    return 0
