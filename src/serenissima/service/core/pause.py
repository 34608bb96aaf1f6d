"""Pauses a match by consent: anyone may ask, all people must agree, and anyone may resume."""

from dataclasses import dataclass

from serenissima.service.core.absence import check_running
from serenissima.service.core.entries import (
    Entry,
    PauseAgreed,
    PauseAsked,
    Paused,
    PauseEnded,
    PauseRefused,
)
from serenissima.service.core.table import Table
from serenissima.service.refusals import (
    PAUSE_ASKED,
    PAUSE_NO_CLOCK,
    PAUSE_NOT_ASKED,
    PAUSE_NOT_ON,
    PAUSE_ON,
    PAUSE_WISH,
    TABLE_GATHERING,
)

ASK, AGREE, REFUSE, END_PAUSE = WISHES = "ask", "agree", "refuse", "end"


@dataclass(frozen=True)
class Pause:
    """A seat's command about a pause.

    Attributes:
        seat: the seat of the person.
        wish: `ask` for one, `agree`, `refuse` (the asker withdraws), or `end` it.
    """

    seat: int
    wish: str


def decide_pause(table: Table, command: Pause) -> tuple[Entry, ...]:
    """Return the entries that follow from the command.

    Raises:
        Unreadable: `pause/wish`.
        Illegal: `pause/no-clock`.
        NotNow: `match/over`, `table/gathering`, `pause/on`, `pause/asked`, `pause/not-asked`,
            `pause/not-on`.
    """
    check_running(table)
    if table.clock is None:
        raise PAUSE_NO_CLOCK()
    match command.wish:
        case "ask":
            return _asking(table, command.seat)
        case "agree" | "refuse":
            return _answering(table, command)
        case "end":
            if not table.pause.on:
                raise PAUSE_NOT_ON()
            return (PauseEnded(command.seat),)
    raise PAUSE_WISH(text=command.wish[:40], hint=", ".join(WISHES))


def _asking(table: Table, seat: int) -> tuple[Entry, ...]:
    """Return the entries for a request; the pause begins at once if no other person must agree."""
    if not all(table.sheet.names):
        raise TABLE_GATHERING("the clocks start once every seat is taken")
    check_not_paused(table)
    if table.pause.asked is not None:
        raise PAUSE_ASKED(text=table.pause.asked)
    return (PauseAsked(seat), *([Paused()] if table.sheet.persons <= {seat} else []))


def _answering(table: Table, command: Pause) -> tuple[Entry, ...]:
    """Return the entries for an answer; the asker can only withdraw."""
    seat, pause, agrees = command.seat, table.pause, command.wish == AGREE
    if pause.asked is None or (agrees and seat in pause.agreed):
        raise PAUSE_NOT_ASKED()
    if not agrees:
        return (PauseRefused(seat),)
    agreed = PauseAgreed(seat)
    return (agreed, Paused()) if table.sheet.persons <= {seat, *pause.agreed} else (agreed,)


def check_not_paused(table: Table) -> None:
    """Raise `NotNow` (`pause/on`) while the match is paused."""
    if table.pause.on:
        raise PAUSE_ON(hint="any player can end the pause")
