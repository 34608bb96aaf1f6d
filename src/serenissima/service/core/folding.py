"""Derives a table from its log, one entry after another."""

from collections.abc import Iterable
from dataclasses import replace
from functools import reduce
from itertools import chain, repeat
from operator import or_
from typing import cast

from serenissima.fairplay import undo
from serenissima.fairplay.audience import audience_of, audience_of_one, everyone, includes
from serenissima.kernel import lesson as lessons
from serenissima.kernel.errors import Illegal
from serenissima.kernel.game import Game
from serenissima.kernel.match import Match
from serenissima.kernel.record import SPECTATOR
from serenissima.service.core.clock import Clock
from serenissima.service.core.entries import (
    Acted,
    EndWanted,
    Entry,
    Finished,
    InPosition,
    LessonBegun,
    Opened,
    ProgramAllowed,
    ProgramEnded,
    Settled,
    StandInEnded,
    StandInStarted,
    TimeGiven,
    TimeLimited,
    UndoAgreed,
    UndoAsked,
    Undone,
    UndoneAlone,
    UndoRefused,
)
from serenissima.service.core.in_position import match_in_position
from serenissima.service.core.scoresheet import Scoresheet, blank_sheet
from serenissima.service.core.table import Table, UndoReply, UndoRequest
from serenissima.service.core.time_control import parse_control
from serenissima.service.core.waiting import update_vacant, update_waited
from serenissima.service.refusals import TABLE_RULES_VERSION

CHANGES_NOTICED = (Undone, UndoneAlone, Finished, InPosition)
"""Entries after which viewers have noticed other steps than before."""


def new_table(opened: Opened, match: Match, at: float = 0.0) -> Table:
    """Return a newly opened table with a freshly dealt match."""
    count = 1 + len(opened.plan)  # including spectators
    audiences = (everyone(len(opened.plan)),)
    return Table(
        blank_sheet(opened), match, (), audiences, (0,) * count, replies=(None,) * count, at=at
    )


def begin(game: Game, opened: Opened) -> Table:
    """Return the table that the first entry of a log opens.

    Raises:
        NotNow: `table/rules-version`: the rules can't reproduce that version; the log stays
            unchanged.
    """
    try:
        options = game.meta.as_played(opened.rules, opened.options)
    except Illegal as error:
        raise TABLE_RULES_VERSION(text=opened.rules, hint=error.hint) from error
    return new_table(opened, Match(game, len(opened.plan), options, deal=opened.deal))


def fold(game: Game, entries: Iterable[Entry], times: Iterable[float] = ()) -> Table:
    """Return the table of these entries and the times they were stored; the first is `Opened`."""
    (first, _), *others = zip(entries, chain(times, repeat(0.0)), strict=False)
    return reduce(_fold, others, begin(game, cast(Opened, first)))


def _fold(table: Table, stored: tuple[Entry, float]) -> Table:
    """Return the table after one more entry, playing on in the match of the table before."""
    entry, at = stored
    return advance(table, entry, _played(table, entry, table.match), at)


def evolve(table: Table, entry: Entry, at: float = 0.0) -> Table:
    """Return the table after one more entry from its log, stored `at`."""
    return advance(table, entry, _played(table, entry, table.match.copy()), at)


def _played(table: Table, entry: Entry, played: Match) -> Match:
    """Return the match after an entry; `played`, the match before, may be changed."""
    match entry:
        case Acted():
            played.play(entry.seat, entry.action, entry.answers)
            return played
        case Undone(number=number):
            return undo.before(table.match, table.step_of(number))
        case UndoneAlone(number=number):
            return undo.without(table.match, table.step_of(number))
        case InPosition():
            return match_in_position(table.match, entry)
    return table.match


def advance(table: Table, entry: Entry, played: Match, at: float | None = None) -> Table:
    """Return the table after an entry whose match is already `played`: no rule runs here.

    The entry is stored `at`, by default when it was decided.
    """
    at = table.at if at is None else at
    sheet = table.sheet.after(entry)
    audience = _audience(table, entry, played)
    by_all = includes(audience, SPECTATOR)
    pause = table.pause.after(entry)
    if by_all and isinstance(entry, Acted):
        pause = pause.acted()
    timed = () if pause.on else _timed(sheet, played)
    clock = _clock(table, entry, played, timed, at)
    gone = () if clock else [seat for seat in timed if seat in sheet.gone]
    vacant = update_vacant(table.vacant, table.waited, entry, gone, at)
    there = () if clock else [seat for seat in timed if seat not in vacant]
    after = Table(
        sheet=sheet,
        match=played,
        audiences=(*table.audiences, audience) if isinstance(entry, Acted) else table.audiences,
        entry_audiences=(*table.entry_audiences, audience),
        missed=_missed(table.missed, audience),
        undo_request=_undo_request(table, entry, by_all),
        replies=_replies(table, entry, audience),
        lesson=_lesson(table, entry),
        at=at,
        clock=clock,
        ending=_wanting_the_end(table, entry, by_all),
        ending_since=table.ending_since if table.ending else at,
        pause=pause,
        waited=update_waited(table.waited, entry, by_all, there, at),
        vacant=vacant,
    )
    if not isinstance(entry, CHANGES_NOTICED):
        after._noticed.update(table._noticed)
    return after


def _lesson(table: Table, entry: Entry) -> lessons.Lesson | None:
    """Return the current lesson after an entry."""
    if isinstance(entry, LessonBegun):
        return lessons.as_begun(table.game, entry.name, entry.digest)
    return table.lesson


def _undo_request(table: Table, entry: Entry, by_all: bool) -> UndoRequest | None:
    """Return the open undo request after an entry that all notice (`by_all`) or not."""
    request = table.undo_request
    match entry:
        case UndoAsked(seat, number):
            return UndoRequest(seat, number)
        case UndoAgreed(seat) if request is not None:
            return replace(request, agreed=request.agreed | {seat})
        case Acted() if by_all:  # everyone sees the request and who made it
            return None
        case UndoRefused() | Undone() | Finished() | Settled() | StandInStarted():
            return None  # perhaps no one is left to agree
    return request


def _wanting_the_end(table: Table, entry: Entry, by_all: bool) -> frozenset[int]:
    """Return the seats that want the end after an entry; none once the match continues."""
    match entry:
        case EndWanted(seat):
            return table.ending | {seat}
        case Acted() | Undone() | UndoneAlone() if by_all:
            return frozenset()
        case TimeGiven() | StandInStarted() | StandInEnded():
            return frozenset()
    return table.ending


def _clock(
    table: Table, entry: Entry, played: Match, timed: tuple[int, ...], at: float
) -> Clock | None:
    """Return the clocks after an entry stored `at`; those of the `timed` seats run."""
    if isinstance(entry, TimeLimited):
        control = parse_control(entry.control)
        return Clock.full(control, played.seats) if control else None
    return table.clock and table.clock.after(entry, played.waits, timed, at)


def _timed(sheet: Scoresheet, played: Match) -> tuple[int, ...]:
    """Return the seats whose time runs: people who must act, once every seat is taken."""
    if sheet.ended or not all(sheet.names):
        return ()
    return tuple(seat for seat in played.waits if seat not in sheet.computers)


def _audience(table: Table, entry: Entry, played: Match) -> int:
    """Return the audience of an entry; an undo is noticed by those who noticed an undone action."""
    match entry:
        case Acted():
            return audience_of(played, len(played.steps) - 1)
        case Undone(number=number):
            numbers = table.sheet.numbers[table.step_of(number) :]
            return reduce(or_, (table.audiences[n - 1] for n in numbers))
        case UndoneAlone(number=number):
            return table.audiences[number - 1]
        case ProgramAllowed(seat) | ProgramEnded(seat):
            return audience_of_one(seat)
    return everyone(played.seats)


def _replies(table: Table, entry: Entry, audience: int) -> tuple[UndoReply | None, ...]:
    """Return each viewer's latest reply to an undo after an entry with this audience."""
    reply, request = None, table.undo_request
    match entry:
        case Undone(seat) | UndoneAlone(seat):
            reply = UndoReply(seat, "done")
        case UndoRefused(seat):
            reply = UndoReply(seat, "withdrawn" if request and request.seat == seat else "refused")
        case Acted(seat) if request and includes(audience, SPECTATOR):
            reply = UndoReply(seat, "withdrawn" if request.seat == seat else "lapsed")
        case Acted() | UndoAsked():
            pass
        case _:
            return table.replies
    return tuple(
        reply if includes(audience, viewer) else old
        for viewer, old in enumerate(table.replies, SPECTATOR)
    )


def _missed(missed: tuple[int, ...], audience: int) -> tuple[int, ...]:
    """Return how many entries each viewer has missed after one with this audience."""
    return tuple(
        count + (not includes(audience, seat)) for seat, count in enumerate(missed, SPECTATOR)
    )
