"""Turns a command into entries for the log and the table after them, or refuses it.

Nothing here waits, reads a clock or uses chance: the dice follow from `secret`.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import assert_never

from serenissima.fairplay import undo
from serenissima.fairplay.proof import dice_seed
from serenissima.kernel.dice import rolled_dice
from serenissima.kernel.match import Match
from serenissima.kernel.notation import result_text
from serenissima.kernel.refusals import ACTION_UNREADABLE, MATCH_OVER
from serenissima.service.core.absence import (
    CallOff,
    GoOn,
    TakeSeatBack,
    call_off,
    check_plays,
    check_running,
    continue_without,
    return_to_seat,
)
from serenissima.service.core.commands import (
    WHILE_STAND_IN,
    Act,
    ActAll,
    AnswerUndo,
    Command,
    Join,
    PlayAgain,
    Undo,
)
from serenissima.service.core.deals import Reveal, reveal_secret
from serenissima.service.core.entries import (
    Acted,
    Entry,
    Finished,
    Joined,
    Rematch,
    SeatsSwapped,
    Settled,
    UndoAgreed,
    UndoAsked,
    Undone,
    UndoneAlone,
    UndoRefused,
)
from serenissima.service.core.folding import advance
from serenissima.service.core.leaving import Leave, leave_seat
from serenissima.service.core.names import settle_name
from serenissima.service.core.pause import Pause, check_not_paused, decide_pause
from serenissima.service.core.programs import (
    AllowProgram,
    EndProgram,
    allow_program,
    end_program,
)
from serenissima.service.core.table import Table
from serenissima.service.refusals import (
    DECISION_STALE,
    SEAT_TAKEN,
    TABLE_NOT_OVER,
    TABLE_PRIVATE,
    TABLE_REMATCH,
    UNDO_ASKED,
    UNDO_LESSON,
    UNDO_NOT_ASKED,
    UNDO_NOTHING,
    UNDO_REVEALED,
)


@dataclass(frozen=True)
class Verdict:
    """The result of a command: one or more entries, and the table after them."""

    entries: tuple[Entry, ...]
    table: Table


def decide(table: Table, command: Command, secret: str) -> Verdict:
    """Return the result of a command; the rules run once.

    Raises:
        SerenissimaError: the command is refused and changes nothing.
    """
    entries: Sequence[Entry]
    match command:
        case Join():
            return _join(table, command)
        case Act():
            return _act(table, command, secret)
        case ActAll():
            return _act_all(table, command, secret)
        case Undo():
            return _undo(table, command)
        case AnswerUndo():
            return _answer_undo(table, command)
        case GoOn():
            entries = continue_without(table, command, secret)
        case Pause():
            entries = decide_pause(table, command)
        case TakeSeatBack():
            entries = return_to_seat(table, command)
        case Leave():
            entries = leave_seat(table, command)
        case AllowProgram():
            entries = [allow_program(table, command)]
        case EndProgram():
            entries = [end_program(table, command)]
        case PlayAgain():
            entries = _playing_again(table, command)
        case Reveal():
            entries = reveal_secret(table, secret)
        case CallOff():
            entries = call_off(table, command, secret)
        case _:
            assert_never(command)
    return make_verdict(table, table.match, *entries)


def decide_for_person(table: Table, command: Command, secret: str) -> Verdict:
    """Return the result of a person's command; a person with a stand-in must first return.

    They may still ask for a rematch and choose which programs have access.

    Raises:
        SerenissimaError: as `decide`; `NotNow` (`seat/lent`).
    """
    if not isinstance(command, WHILE_STAND_IN):
        check_plays(table, command.seat)
    return decide(table, command, secret)


def make_verdict(table: Table, played: Match, *entries: Entry) -> Verdict:
    """Return the verdict that writes these entries, after which the match is `played`."""
    after = table
    for entry in entries:
        after = advance(after, entry, played)
    return Verdict(entries, after)


def end_entries(match: Match, secret: str, *, sealed: bool = False) -> list[Entry]:
    """Return the last entry if the match is over; without the secret if the deal is `sealed`."""
    result = result_text(match.outcome)
    if result is None:
        return []
    return [Settled(result) if sealed else Finished(result, secret)]


def _join(table: Table, command: Join) -> Verdict:
    names, seat = table.sheet.names, command.seat
    invited = seat if command.invited is None else command.invited
    if name := names[invited] or names[seat]:
        raise SEAT_TAKEN(text=name, hint="the seat's owner has a separate link")
    if seat != invited and seat not in table.promised_seats:
        raise TABLE_PRIVATE("this seat has no invitation", text=seat)
    swapped = [SeatsSwapped(seat, invited)] if seat != invited else []
    joined = Joined(seat, settle_name(command.name, names), command.key)
    return make_verdict(table, table.match, *swapped, joined)


def _act(table: Table, command: Act, secret: str) -> Verdict:
    _check_action(table, command)
    if table.sheet.ended:
        check_running(table)
    table.check_gathered()
    check_not_paused(table)
    lesson = table.lesson
    if lesson is not None:
        lesson.check_open(table.match)
    _check_decision(table, command)
    if lesson is None:
        return _taken(table, command.seat, command.action, secret)
    number = table.match.verify(command.seat, command.action)
    answers = lesson.check(table.match, number)
    return continue_lesson(_taken(table, command.seat, number, secret, answers), secret)


def continue_lesson(verdict: Verdict, secret: str) -> Verdict:
    """Return a verdict with the moves that the lesson's characters make after it."""
    table = verdict.table
    while table.lesson is not None and (line := table.lesson.others(table.match)) is not None:
        then = _taken(table, line.seat, line.action, secret, line.answers)
        verdict, table = Verdict((*verdict.entries, *then.entries), then.table), then.table
    return verdict


def _taken(
    table: Table,
    seat: int,
    wanted: str | int,
    secret: str,
    answers: Sequence[int] | None = None,
) -> Verdict:
    """Return the result of an action; the dice give `answers`, or follow from the secret."""
    number = table.sheet.count + 1
    played = table.match.copy()
    played.dice = rolled_dice(dice_seed(secret, table.sheet.dice_number))
    step = played.play(seat, wanted, answers)
    acted = Acted(seat, played.actions.format(step.action), step.answers, number)
    over = end_entries(played, secret, sealed=table.sheet.sealed)
    return make_verdict(table, played, acted, *over)


def _act_all(table: Table, command: ActAll, secret: str) -> Verdict:
    """Return the result of a list; each action answers the decision after the one before it."""
    entries: tuple[Entry, ...] = ()
    decision: int | None = command.decision
    for number, action in enumerate(command.actions, 1):
        verdict = _act(table, Act(command.seat, action, decision or 0), secret)
        entries += verdict.entries
        table = verdict.table
        last = number == len(command.actions)
        if last or not undo.is_harmless(table.match, len(table.match.steps) - 1):
            break
        decision = table.decision(command.seat)
    return Verdict(entries, table)


def _check_action(table: Table, command: Act) -> None:
    count = table.game.actions.count
    if isinstance(command.action, int) and not 0 <= command.action < count:
        hint = f"0 to {count - 1}"
        reason = "no action has this number"
        raise ACTION_UNREADABLE(reason, text=command.action, hint=hint)


def _check_decision(table: Table, command: Act) -> None:
    current = table.decision(command.seat)
    if current is not None and current != command.decision:
        reason = "the table has moved on since then"
        raise DECISION_STALE(
            reason, text=command.decision, hint=f"the current decision is {current}"
        )


def _undo(table: Table, command: Undo) -> Verdict:
    step = _step_to_undo(table, command)
    seat, number = command.seat, table.sheet.numbers[step]
    if table.undo_asks(step):
        return make_verdict(table, table.match, UndoAsked(seat, number))
    if not table.undo_is_free(step):
        if not table.sheet.settings.takes_back:
            raise UNDO_REVEALED(hint="allow it when you open a table with computer players only")
        return make_verdict(table, undo.before(table.match, step), Undone(seat, number))
    return _undo_freely(table, step)


def _undo_freely(table: Table, step: int) -> Verdict:
    """Undo a step and preserve what others did since, as far as possible.

    Each later action that must go gets its own entry, so that other players' steps can't be
    counted.
    """
    seat, numbers = table.match.steps[step].seat, table.sheet.numbers
    if step == len(table.match.steps) - 1:
        return make_verdict(table, undo.before(table.match, step), Undone(seat, numbers[step]))
    steps, rest = undo.withdraw(table.match, step)
    return make_verdict(table, rest, *(UndoneAlone(seat, numbers[one]) for one in reversed(steps)))


def _step_to_undo(table: Table, command: Undo) -> int:
    """Return the step that the seat may want to undo; raises `NotNow`."""
    if table.lesson is not None:
        raise UNDO_LESSON(hint="start the lesson again")
    if table.over:
        raise MATCH_OVER("there is no undo after the match")
    check_not_paused(table)
    if table.undo_request is not None:
        raise UNDO_ASKED()
    step = undo.own_step(table.match, command.seat)
    if step is None or table.sheet.numbers[step] <= table.sheet.inherited:
        raise UNDO_NOTHING("this seat has no action to undo")
    number = table.ordinal(command.seat, table.sheet.numbers[step])
    if number != command.number:
        reason, hint = "this is not the seat's last action", f"the last action is number {number}"
        raise DECISION_STALE(reason, text=command.number, hint=hint)
    return step


def _answer_undo(table: Table, command: AnswerUndo) -> Verdict:
    check_running(table)
    request = table.undo_request
    asked = table.voters if command.agree else table.voters | {request.seat if request else -1}
    number = request and table.ordinal(command.seat, request.number)
    if request is None or number != command.number or command.seat not in asked:
        reason = "this seat has not been asked to allow an undo"
        raise UNDO_NOT_ASKED(reason, text=command.number)
    if not command.agree:
        return make_verdict(table, table.match, UndoRefused(command.seat))
    agreed = UndoAgreed(command.seat)
    if table.voters != {command.seat}:
        return make_verdict(table, table.match, agreed)
    rest = undo.before(table.match, table.step_of(request.number))
    return make_verdict(table, rest, agreed, Undone(request.seat, request.number))


def _playing_again(table: Table, command: PlayAgain) -> Sequence[Entry]:
    check_over(table)
    if table.sheet.rematch is not None:
        other = table.sheet.rematch.table
        raise TABLE_REMATCH(text=other)
    return [Rematch(command.seat, command.table)]


def check_over(table: Table) -> None:
    """Raise `NotNow` (`table/not-over`) unless a match has ended here; a lesson doesn't count."""
    if table.sheet.finished is None or table.sheet.lesson:
        reason, hint = "no match has ended here", "once the match is over"
        raise TABLE_NOT_OVER(reason, hint=hint)
