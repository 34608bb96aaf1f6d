"""Pausing a match by consent: anybody may ask, all people must agree, and anybody may go on."""

from dataclasses import dataclass

from serenissima.kernel.errors import Illegal, NotNow, Unreadable
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

ASK, AGREE, REFUSE, END_PAUSE = WISHES = "ask", "agree", "refuse", "end"


@dataclass(frozen=True)
class Pause:
    """What a seat wants of a pause.

    Attributes:
        seat: whose person says it.
        wish: `ask` for one, `agree`, `refuse` (who asked withdraws), or `end` it.
    """

    seat: int
    wish: str


def pausing(table: Table, command: Pause) -> tuple[Entry, ...]:
    """What follows from it.

    Raises:
        Unreadable: `pause/wish`.
        Illegal: `pause/no-clock`.
        NotNow: `match/over`, `table/gathering`, `pause/on`, `pause/asked`, `pause/not-asked`,
            `pause/not-on`.
    """
    check_running(table)
    if table.clock is None:
        raise Illegal("pause/no-clock", "time is not limited here, so nothing has to stand still")
    match command.wish:
        case "ask":
            return _asking(table, command.seat)
        case "agree" | "refuse":
            return _answering(table, command)
        case "end":
            if not table.pause.on:
                raise NotNow("pause/not-on", "the match is not paused")
            return (PauseEnded(command.seat),)
    hint = ", ".join(WISHES)
    raise Unreadable("pause/wish", "there is no such wish", text=command.wish[:40], hint=hint)


def _asking(table: Table, seat: int) -> tuple[Entry, ...]:
    """Somebody would like a pause; it begins at once if nobody else has to agree."""
    if not all(table.sheet.names):
        raise NotNow("table/gathering", "no clock runs before every seat is taken")
    check_not_paused(table)
    if table.pause.asked is not None:
        raise NotNow("pause/asked", "somebody asks for a pause already", text=table.pause.asked)
    return (PauseAsked(seat), *([Paused()] if table.sheet.persons <= {seat} else []))


def _answering(table: Table, command: Pause) -> tuple[Entry, ...]:
    """Somebody says yes or no; who asked can only withdraw."""
    seat, pause, agrees = command.seat, table.pause, command.wish == AGREE
    if pause.asked is None or (agrees and seat in pause.agreed):
        raise NotNow("pause/not-asked", "this seat has not been asked to agree to a pause")
    if not agrees:
        return (PauseRefused(seat),)
    agreed = PauseAgreed(seat)
    return (agreed, Paused()) if table.sheet.persons <= {seat, *pause.agreed} else (agreed,)


def check_not_paused(table: Table) -> None:
    """Raise `NotNow` (`pause/on`) while the match is paused."""
    if table.pause.on:
        raise NotNow("pause/on", "the match is paused", hint="anybody may end the pause")
