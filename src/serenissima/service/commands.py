"""What people and computer players want of a table, and the events that follow from it.

Nothing here waits, looks at a clock or rolls: `secret` is what chance follows from.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import singledispatch

from serenissima.kernel.dice import rolled
from serenissima.kernel.errors import Illegal, NotNow, Unreadable
from serenissima.kernel.game import Game
from serenissima.kernel.match import Match
from serenissima.kernel.notation import result_text
from serenissima.service import fairness, keys, undo
from serenissima.service.events import (
    COMPUTER,
    PERSON,
    Acted,
    Event,
    Finished,
    Joined,
    Opened,
    UndoAgreed,
    UndoAsked,
    Undone,
    UndoneAlone,
    UndoRefused,
)
from serenissima.service.table import Table

LONGEST_NAME = 40


@dataclass(frozen=True)
class Command:
    """Something that a seat wants."""

    seat: int


@dataclass(frozen=True)
class Join(Command):
    """Take the seat; `key` is the hash of its token."""

    name: str
    key: str


@dataclass(frozen=True)
class Act(Command):
    """Take an action, as the answer to a decision."""

    action: str | int
    decision: int


@dataclass(frozen=True)
class Undo(Command):
    """Take back one's last action, which has this number, and all that followed."""

    number: int


@dataclass(frozen=True)
class AnswerUndo(Command):
    """Agree that action `number` is taken back, or not."""

    number: int
    agree: bool


def opening(
    game: Game,
    plan: Sequence[str],
    options: Mapping[str, object],
    invitations: Sequence[str],
    secret: str,
    *,
    listed: bool = False,
) -> list[Event]:
    """The events that open a table.

    Raises:
        Illegal: `match/seats`, `option/name`, `option/value`.
    """
    match = Match(game, len(plan), options, seed=fairness.seed(secret, 0))
    opened = Opened(
        game=game.meta.name,
        rules=game.meta.rules_version,
        options={name: str(value) for name, value in game.options_of(match.terms).items()},
        plan=tuple(plan),
        invitations=tuple(keys.hashed(one) if one else "" for one in invitations),
        commitment=keys.hashed(secret),
        deal=match.steps[0].answers,
        listed=listed,
    )
    return [opened, *_end(match, secret)]


def check_plan(plan: Sequence[str]) -> None:
    """Raise `Illegal` (`table/plan`) unless every seat is for a person or a computer player."""
    for who in plan:
        computer = who.startswith(COMPUTER) and who.removeprefix(COMPUTER).strip()
        if who != PERSON and not computer:
            hint = f"{PERSON!r}, or {COMPUTER!r} and the player's name"
            raise Illegal("table/plan", "nobody can sit so", text=who, hint=hint)


def settle_name(name: str, others: Sequence[str]) -> str:
    """A name as it will be shown; raises `Illegal` (`seat/name`)."""
    shown = " ".join(name.split())
    if not 1 <= len(shown) <= LONGEST_NAME or not shown.isprintable():
        hint = f"1 to {LONGEST_NAME} letters"
        raise Illegal("seat/name", "nobody can be called so here", text=name[:80], hint=hint)
    if shown.casefold() in (other.casefold() for other in others if other):
        raise Illegal("seat/name", "somebody at the table is called so already", text=shown)
    return shown


@singledispatch
def decide(command: Command, table: Table, secret: str) -> list[Event]:
    """The events that a command leads to; at least one.

    Raises:
        SerenissimaError: the command is refused; nothing happens.
    """
    raise TypeError(f"nobody knows the command {command!r}")


@decide.register
def _(command: Join, table: Table, secret: str) -> list[Event]:
    if table.names[command.seat]:
        hint = "its owner has a link of their own"
        name = table.names[command.seat]
        raise NotNow("seat/taken", "somebody sits there already", text=name, hint=hint)
    return [Joined(command.seat, settle_name(command.name, table.names), command.key)]


@decide.register
def _(command: Act, table: Table, secret: str) -> list[Event]:
    _check_action(table, command)
    _check_decision(table, command)
    number = table.count + 1
    match = table.match.copy()
    match.dice = rolled(fairness.seed(secret, number))
    step = match.play(command.seat, command.action)
    action = table.game.actions.format(step.action)
    return [Acted(command.seat, action, step.answers, number), *_end(match, secret)]


def _check_action(table: Table, command: Act) -> None:
    count = table.game.actions.count
    if isinstance(command.action, int) and not 0 <= command.action < count:
        hint = f"0 to {count - 1}"
        reason = "no action has this number"
        raise Unreadable("action/unreadable", reason, text=command.action, hint=hint)


def _check_decision(table: Table, command: Act) -> None:
    current = table.decision(command.seat)
    if current is not None and current != command.decision:
        reason = "the table has moved on since this was asked"
        hint = f"now: decision {current}"
        raise NotNow("decision/stale", reason, text=command.decision, hint=hint)


def _end(match: Match, secret: str) -> list[Event]:
    """The last event, if the match is over."""
    result = result_text(match)
    return [] if result is None else [Finished(result, secret)]


@decide.register
def _(command: Undo, table: Table, secret: str) -> list[Event]:
    match, step = table.match, _step_to_undo(table, command)
    seat, number = command.seat, table.numbers[step]
    others = {s for s, name in enumerate(table.people) if name} - {seat}
    if undo.free(match, step):
        return _undone(table, step)
    return [UndoAsked(seat, number) if others else Undone(seat, number)]


def _undone(table: Table, step: int) -> list[Event]:
    """What takes a step back and leaves standing what others did since, as far as it can stand.

    What falls has events of its own, so that nobody can count the steps of others in theirs.
    """
    seat = table.match.steps[step].seat
    if step == len(table.match.steps) - 1:
        return [Undone(seat, table.numbers[step])]
    steps = (*reversed(undo.falls(table.match, step)), step)
    return [UndoneAlone(seat, table.numbers[one]) for one in steps]


def _step_to_undo(table: Table, command: Undo) -> int:
    """The step that the seat may want to take back; raises `NotNow`."""
    if table.match.over:
        raise NotNow("match/over", "the match has ended, and everything is open")
    if table.asking is not None:
        raise NotNow("undo/asked", "a question whether to take back is open already")
    step = undo.own_step(table.match, command.seat)
    if step is None:
        raise NotNow("undo/nothing", "this seat has taken no action that could be taken back")
    number = table.ordinal(command.seat, table.numbers[step])
    if number != command.number:
        reason, hint = "this is not the seat's last action", f"that is number {number}"
        raise NotNow("decision/stale", reason, text=command.number, hint=hint)
    return step


@decide.register
def _(command: AnswerUndo, table: Table, secret: str) -> list[Event]:
    asking = table.asking
    asked = table.voters if command.agree else table.voters | {asking.seat if asking else -1}
    number = asking and table.ordinal(command.seat, asking.number)
    if asking is None or number != command.number or command.seat not in asked:
        raise NotNow("undo/not-asked", "nobody asks this seat that", text=command.number)
    if not command.agree:
        return [UndoRefused(command.seat)]
    agreed: list[Event] = [UndoAgreed(command.seat)]
    if table.voters == {command.seat}:
        agreed.append(Undone(asking.seat, asking.number))
    return agreed
