"""Laws of the tale: every change is explained by an event with an existing rule and sentence."""

import re
from collections.abc import Iterator
from itertools import islice
from typing import Any

from serenissima.kernel import verbs
from serenissima.kernel.dice import rolled_dice
from serenissima.kernel.message import Arg
from serenissima.kernel.record import SPECTATOR
from serenissima.kernel.tale import (
    ARGS,
    CAPACITY,
    Event,
    Happening,
    happenings,
    new_tale,
    nothing_told,
)
from serenissima.testing.recorded import advise
from serenissima.testing.trial import Place, Trial, hurry

UNTOLD = {"waits"}  # the state shows who may act next, so no event need report it
NUMBER = re.compile(r"\bR\d+(?:\.\d+)*\b")


def tale_explains_every_change(trial: Trial) -> None:
    """Each field that an action changes is explained by an event in the tale."""
    kind = trial.game.state
    for place in trial.places():
        if place.next is not None:
            after = place.match.states[place.number + 1]
            changed = {change.field for change in kind.diff(place.state, after)} - UNTOLD
            told = {name for happening in place.next.happenings for name in happening.event.changes}
            if changed - told:
                kinds = [happening.event.kind for happening in place.next.happenings]
                raise place.complaint(
                    f"{place.match.actions.format(place.next.action)!r} changed "
                    f"{sorted(changed - told)}, which no event accounts for; events: {kinds}"
                )


def tale_can_be_told(trial: Trial) -> None:
    """No tale is cut off, and its seats and names exist, for every listener."""
    for end in trial.ends:
        for step in end.match.steps:
            if len(step.happenings) >= CAPACITY:
                raise end.complaint(f"one action causes {CAPACITY} events or more")
            for happening in step.happenings:
                _check_arguments(end, happening)
            for listener in (SPECTATOR, *range(end.match.seats)):
                _ = [happening.message for happening in step.seen_by(listener)]


def _check_arguments(end: Place, happening: Happening) -> None:
    for arg, value in zip(happening.event.args, happening.values, strict=True):
        low, high = _range(arg, end.match.seats)
        if (arg.names or low < high) and not low <= value <= high:
            raise end.complaint(
                f"event {happening.event.kind!r} has {arg.name} {value}; it must be {low} to {high}"
            )


def _range(arg: Arg, seats: int) -> tuple[int, int]:
    """Return the least and greatest value of an event's argument; for a seat, -1 means none."""
    if arg.seat:
        return -1, seats - 1
    return arg.low, arg.low + len(arg.names) - 1 if arg.names else arg.high


def events_are_declared_well(trial: Trial) -> None:
    """Each event has a unique name, existing fields and a rule; a secret one names a seat."""
    rules = trial.game.folder / "RULES.md"
    numbers = set(NUMBER.findall(rules.read_text(encoding="utf-8"))) if rules.exists() else set()
    kinds = [event.kind for event in trial.game.events]
    if len(set(kinds)) != len(kinds):
        raise trial.complaint("two kinds of event have the same name")
    for event in trial.game.events:
        if event.rule not in numbers:
            raise trial.complaint(
                f"event {event.kind!r} cites {event.rule!r}, which is not in {rules.name}"
            )
        unknown = set(event.changes) - set(trial.game.state.by_name)
        if unknown:
            raise trial.complaint(
                f"event {event.kind!r} changes fields that do not exist: {unknown}"
            )
        if len(event.args) > ARGS:
            raise trial.complaint(f"event {event.kind!r} has more than {ARGS} arguments")
        if _secret(event) and not (event.args and event.args[0].seat):
            raise trial.complaint(
                f"event {event.kind!r} is secret, but its first argument is not a seat"
            )


def _secret(event: Event) -> bool:
    return event.secret or any(arg.secret for arg in event.args)


def every_event_occurs(trial: Trial) -> None:
    """Random matches with all settings reach every kind of event, except those declared rare."""
    missing = {event.kind for event in trial.game.events if not event.rare}
    for end in trial.ends:
        missing -= {h.event.kind for step in end.match.steps for h in step.happenings}
    tale = new_tale()
    for _ in _hurry(trial, tale, missing):
        missing -= _kinds(trial, tale)
    count = len(trial.game.events)
    trial.report.count("every_event_occurs", "kinds of event", skipped=len(missing), of=count)
    if missing and not trial.quick:
        raise trial.complaint(f"events that no random match reaches: {sorted(missing)}")


def every_ending_occurs(trial: Trial) -> None:
    """Random or recorded matches reach every ending, or a warning reports its untested score."""
    names = trial.game.endings
    ends = (*trial.ends, *trial.kept_ends)
    missing = {*names[1:]} - {end.match.ending for end in ends}
    for state in _hurry(trial, nothing_told(), missing):
        missing.discard(names[int(state.ending)])
    for name in sorted(missing):
        trial.report.warnings.append(f"its score cannot be checked: {advise(name)}")


def _hurry(trial: Trial, tale: Any, missing: set[str]) -> Iterator[Any]:
    """Yield the states of further random matches after each action, while some are `missing`."""
    for number, (_, terms) in enumerate(islice(trial.terms(), trial.few(1000))):
        if not missing:
            return
        state = trial.game.state.blank()
        tale.told = 0
        verbs.setup(terms, state, rolled_dice(f"events {number}"), tale)
        yield state
        yield from hurry(trial.game, terms, state, f"events {number}", tale)


def _kinds(trial: Trial, tale: object) -> set[str]:
    return {happening.event.kind for happening in happenings(tale, trial.game.events)}
