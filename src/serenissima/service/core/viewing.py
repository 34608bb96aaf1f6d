"""Makes the view of a seat or a spectator: everything shown comes from `view_table`."""

from bisect import bisect_left, bisect_right
from dataclasses import replace

from serenissima.fairplay import undo
from serenissima.kernel.record import SPECTATOR
from serenissima.kernel.seats import seats_in
from serenissima.service.core.hints import Hint
from serenissima.service.core.leaving import may_leave
from serenissima.service.core.moments import moment_of
from serenissima.service.core.noticed import Noticed
from serenissima.service.core.scoresheet import Scoresheet
from serenissima.service.core.table import Table
from serenissima.service.core.table_view import (
    TableView,
    Taught,
    UndoOffer,
    UndoQuestion,
    places_of,
)
from serenissima.service.refusals import TABLE_NOT_OVER, TABLE_SEAT, TABLE_STEP


def view_table(table: Table, table_id: str, seat: int, at: int | None = None) -> TableView:
    """Return the view that `seat` (or `SPECTATOR`) has of a table after step `at`.

    All who look at the current table from the same seat share one view.

    Raises:
        Unknown: `table/step`.
    """
    if at is not None:
        return replace(_view(table, table_id, seat, at), moment=moment_of(table, seat, at))
    if (table_id, seat) not in table.views:
        last = len(table.noticed_by(seat).steps) - 1
        table.views[table_id, seat] = _view(table, table_id, seat, last)
    shared: TableView = table.views[table_id, seat]
    return shared


def with_hint(seen: TableView, hint: Hint | None) -> TableView:
    """Return the view with a hint, if there is one."""
    return replace(seen, hint=hint) if hint else seen


def _view(table: Table, table_id: str, seat: int, at: int) -> TableView:
    match, sheet, finished = table.match, table.sheet, table.sheet.finished
    noticed = table.noticed_by(eyes := _eyes(sheet, seat))
    last = _last_step(noticed, at)
    now = at == last
    taught = _taught(table, seat) if now else None
    asked = now and not (table.held or seat in sheet.stand_ins or (taught and taught.over))
    state = match.state if now else match.state_after(noticed.steps[at])
    waits = 0 if now and sheet.ended else int(state["waits"])
    return TableView(
        table=table_id,
        seq=table.noticed_count(seat),
        seat=seat,
        game=table.game,
        terms=match.terms,
        options=sheet.opened.options,
        view=table.game.state.view(state, eyes),
        places=places_of(sheet.names, sheet.computers, waits, sheet.stand_ins),
        at=at,
        last=last,
        told=noticed.told[: at + 1],
        waits=seats_in(waits),
        legal=tuple(match.legal(seat)) if asked else (),
        decision=table.decision(seat) if asked else None,
        outcome=match.outcome if now else None,
        undo=_undo(table, seat) if now else None,
        asked=_asked(table, seat),
        reply=table.replies[seat + 1] if now else None,
        commitment=sheet.opened.commitment,
        secret=finished.secret if finished else None,
        lesson=sheet.lesson,
        taught=taught,
        hints=sheet.hints,
        clock=table.clock,
        waited=table.waited,
        vacant=table.vacant,
        ending=tuple(sorted(table.ending)),
        pause=table.pause,
        renewed=sheet.renewed_seats(seat),
        may_leave=now and seat >= 0 and may_leave(table),
        gathering=sheet.gathering,
        rematch=sheet.rematch,
        from_file=sheet.from_file,
        played_on=sheet.played_on,
        in_position=sheet.begins is not None,
        settings=sheet.settings,
        sealed=sheet.ended and not finished,
    )


def _eyes(sheet: Scoresheet, seat: int) -> int:
    """Return whose view a seat gets: those who may still leave would otherwise see every hand."""
    return SPECTATOR if sheet.gathering else seat


def _last_step(noticed: Noticed, at: int) -> int:
    """Return the last step shown; raises `Unknown` (`table/step`) unless there is a step `at`."""
    last = len(noticed.steps) - 1
    if not 0 <= at <= last:
        raise TABLE_STEP(text=at, hint=f"0 to {last}")
    return last


def _taught(table: Table, seat: int) -> Taught | None:
    lesson, match = table.lesson, table.match
    if lesson is None or seat != lesson.seat:
        return None
    over, taken = lesson.line(match) is None, lesson.count_taken(match)
    remark, accepted = lesson.remark(match), lesson.accepted_actions(match)
    said = lesson.saying(match)
    return Taught(taken, lesson.length, said.id if said else "", remark.show, accepted, over)


def _undo(table: Table, seat: int) -> UndoOffer | None:
    """Return what the seat could undo; None while a question is open or after the end."""
    if (
        seat < 0
        or table.held
        or table.over
        or seat in table.sheet.stand_ins
        or table.undo_request is not None
        or table.lesson
    ):
        return None
    step = undo.own_step(table.match, seat)
    if step is None or table.sheet.numbers[step] <= table.sheet.inherited:
        return None
    asks = table.undo_asks(step)
    if not (asks or table.sheet.settings.takes_back or table.undo_is_free(step)):
        return None
    number = table.ordinal(seat, table.sheet.numbers[step])
    return UndoOffer(number, not asks, table.match.steps[step].action)


def _asked(table: Table, seat: int) -> UndoQuestion | None:
    request = table.undo_request
    if request is None:
        return None
    noticed, step = table.noticed_by(seat), table.step_of(request.number)
    since = bisect_left(noticed.steps, step)
    told = noticed.told[since] if step in noticed.steps[since : since + 1] else None
    number, voters = noticed.ordinals[request.number], tuple(sorted(table.voters))
    by_all = table.noticed_by(SPECTATOR).steps
    later = len(by_all) - bisect_right(by_all, step)
    return UndoQuestion(request.seat, number, len(noticed.steps) - since, voters, told, later)


def other_seat(table: Table, seat: int) -> int:
    """Return the seat to look as: any once the match is over; a spectator's view at any time.

    Raises:
        Unknown: `table/seat`.
        NotNow: `table/not-over`.
    """
    if not SPECTATOR <= seat < table.match.seats:
        hint = f"0 to {table.match.seats - 1}, or {SPECTATOR} for a spectator"
        raise TABLE_SEAT(text=seat, hint=hint)
    if seat != SPECTATOR and not table.sheet.finished:
        reason, hint = "only its owner may see this seat's view", "after the match, everyone may"
        raise TABLE_NOT_OVER(reason, text=seat, hint=hint)
    return seat
